// Makes links of the packed Markdown files whole: on npm's page and in node_modules there is nothing beside them but the package.
//
// `node scripts/whole-addresses.mjs write` before packing, `… restore` after it.

import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { readProject } from "./project.mjs";
import { projectRoot } from "./setup.mjs";

/** npm shows the first of these; all are read in node_modules, too. */
const shownByNpm = "README.md";

/**
 * @param {string} markdown
 * @param {string} file where it is in the package
 * @param {(path: string) => boolean} isPacked
 * @param {string} sources the page of the sources of this version, with a `*` for "blob" or "raw"
 */
export function withWholeAddresses(markdown, file, isPacked, sources) {
  return markdown.replace(/(!?)\[([^\]]*)\]\(([^)\s]+)\)/g, (link, mark, text, target) => {
    if (/^([a-z]+:|#)/.test(target)) return link;
    const [path = "", ...anchor] = target.split("#");
    const fromRoot = posix.join(posix.dirname(file), path);
    const isPicture = mark === "!" || /\.(svg|png)$/.test(path);
    if (file !== shownByNpm && !isPicture && isPacked(fromRoot)) return link;
    const address = `${sources.replace("*", isPicture ? "raw" : "blob")}/${fromRoot}`;
    return `${mark}[${text}](${[address, ...anchor].join("#")})`;
  });
}

/**
 * The Markdown files of the package.
 * @param {string} directory
 */
function packedFiles(directory) {
  const { files } = JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));
  return ["README.md", ...files.filter((/** @type {string} */ file) => file.endsWith(".md"))];
}

/** @param {string} directory */
export function writeWholeAddresses(directory) {
  // What an earlier run has left behind, if it was broken off.
  restoreAddresses(directory);
  const { repository, version } = readProject(directory);
  const files = packedFiles(directory);
  const packed = new Set([...files, "LICENSE"]);
  for (const file of files) {
    const path = join(directory, file);
    const kept = join(directory, keptIn, file);
    mkdirSync(dirname(kept), { recursive: true });
    cpSync(path, kept);
    const sources = `${repository}/*/v${version}`;
    const text = withWholeAddresses(
      readFileSync(path, "utf8"),
      file,
      (target) => packed.has(target),
      sources,
    );
    writeFileSync(path, text);
  }
}

/** Where the files are kept as they were written. */
const keptIn = "node_modules/.osculate-packing";

/** @param {string} directory */
export function restoreAddresses(directory) {
  const kept = join(directory, keptIn);
  if (!existsSync(kept)) return;
  cpSync(kept, directory, { recursive: true });
  rmSync(kept, { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv[2] === "write") writeWholeAddresses(projectRoot);
  else restoreAddresses(projectRoot);
}
