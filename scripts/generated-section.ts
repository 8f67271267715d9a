import { readFileSync, writeFileSync } from "node:fs";

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
