// `npm run release -- 0.2.0` makes the files ready for a version: its date in CHANGELOG.md, its number in package.json and
// package-lock.json, CITATION.cff. Then it checks, as `npm run release:check` does alone. It commits nothing and publishes nothing.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readProject } from "./project.mjs";
import { citation, dateChangelog, dateOf, releaseProblems, requireVersion } from "./release-files.mjs";
import { giveUp, projectRoot } from "./setup.mjs";

const path = (/** @type {string} */ file) => join(projectRoot, file);
const read = (/** @type {string} */ file) => readFileSync(path(file), "utf8");

const [argument] = process.argv.slice(2);
try {
  if (argument === undefined) throw new Error("Say which version: npm run release -- 0.2.0");
  if (argument !== "--check") prepare(argument);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
check();

/** @param {string} version */
function prepare(version) {
  requireVersion(version);
  const date = new Date().toISOString().slice(0, 10);
  const changelog = read("CHANGELOG.md");
  // Done already, if this is the second try.
  const dated = dateOf(changelog, version) ? changelog : dateChangelog(changelog, version, date);
  writeFileSync(path("CHANGELOG.md"), dated);
  for (const file of ["package.json", "package-lock.json"]) {
    const contents = JSON.parse(read(file));
    contents.version = version;
    if (contents.packages) contents.packages[""].version = version;
    writeFileSync(path(file), `${JSON.stringify(contents, null, 2)}\n`);
  }
  writeFileSync(path("CITATION.cff"), citation(readProject(), dateOf(dated, version)));
}

function check() {
  const problems = releaseProblems(readProject(), {
    changelog: read("CHANGELOG.md"),
    citationFile: read("CITATION.cff"),
    lockVersion: JSON.parse(read("package-lock.json")).version,
  });
  if (problems.length > 0) giveUp(["Not ready to be released:", ...problems].join("\n  "));
  const { version } = readProject();
  console.log(
    `Ready. Run npm run test:full, look at the changes, commit them, and push the tag v${version}: the release workflow does the rest.`,
  );
}
