import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const norm = readFileSync(fileURLToPath(new URL("../../docs/semantics.md", import.meta.url)), "utf8");

/**
 * The part of docs/semantics.md that begins so: a section without its heading, up to the next of the same rank or a higher one, or a
 * paragraph that begins in bold, up to the next.
 *
 * @throws {Error} if there is none
 */
export function partOfNorm(beginning: string): string {
  const start = norm.startsWith(beginning) ? 0 : norm.indexOf(`\n${beginning}`) + 1;
  if (!norm.startsWith(beginning, start))
    throw new Error(`docs/semantics.md has nothing that begins with ${beginning}`);
  if (!beginning.startsWith("#")) return norm.slice(start).split(/\n\n(?=\*\*|#)/, 1)[0] ?? "";
  const rank = /^#+/.exec(beginning)?.[0].length ?? 2;
  const body = norm.indexOf("\n", start);
  const next = norm.slice(body).search(new RegExp(`^#{1,${rank}} `, "m"));
  return norm.slice(body, next < 0 ? undefined : body + next).trim();
}
