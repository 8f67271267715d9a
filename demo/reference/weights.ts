import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Localized } from "../src/site/language.js";

/** What an import weighs, as the READMEs' tables have it. */
export interface Weight {
  readonly what: Localized;
  readonly size: string;
}

const [english, japanese] = ["README.md", "README.ja.md"].map(rowsOf);
const table = (english ?? []).map(([en = "", size = ""], i) => {
  const [ja = ""] = japanese?.[i] ?? [];
  const [, name = ""] = /`(\w+)`/.exec(en) ?? [];
  return { name, weight: { what: { en, ja }, size } };
});

/** The rows that begin with one of these names. */
export function weightsOf(names: readonly string[]): Weight[] {
  return table.flatMap(({ name, weight }) => (names.includes(name) ? [weight] : []));
}

function rowsOf(readme: string): string[][] {
  const text = readFileSync(fileURLToPath(new URL(`../../${readme}`, import.meta.url)), "utf8");
  const [, section = ""] = text.split(/<!-- \/?generated:sizes -->/);
  return [...section.matchAll(/^\| (.*) \| ([\d.]+) \|$/gm)].map(([, what = "", size = ""]) => [what, size]);
}
