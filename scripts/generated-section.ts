import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const measurements = fileURLToPath(new URL("../docs/measurements/", import.meta.url));

/**
 * Replaces what a Markdown file holds between `<!-- generated:NAME -->` and `<!-- /generated:NAME -->`, so that
 * measured tables can stand among hand-written text.
 *
 * @throws {Error} unless the file holds exactly one such section
 */
export function replaceSection(file: string, name: string, markdown: string): void {
  const opening = `<!-- generated:${name} -->`;
  const closing = `<!-- /generated:${name} -->`;
  const [before, rest, ...moreOpenings] = readFileSync(file, "utf8").split(opening);
  const [section, after, ...moreClosings] = rest?.split(closing) ?? [];
  const found = section !== undefined && after !== undefined;
  if (!found || moreOpenings.length > 0 || moreClosings.length > 0)
    throw new Error(`${file} must hold one section from ${opening} to ${closing}`);
  writeFileSync(file, `${before}${opening}\n\n${markdown.trim()}\n\n${closing}${after}`);
}

/** Replaces the section of that name in the page of docs/measurements that has it. */
export function replaceMeasurement(name: string, markdown: string, folder = measurements): void {
  const pages = readdirSync(folder).map((page) => join(folder, page));
  const page = pages.find((path) => readFileSync(path, "utf8").includes(`<!-- generated:${name} -->`));
  if (page === undefined) throw new Error(`no page in ${folder} has a section ${name}`);
  replaceSection(page, name, markdown);
}
