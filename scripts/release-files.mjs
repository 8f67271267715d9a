// What a release changes in the files of the project, and what must hold before one: no file is read or written here.

import { placeholders } from "./project.mjs";

/** @typedef {import("./project.mjs").Project} Project */

const versionPattern = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * @param {string} version
 * @throws {Error} unless it is one, as npm has them
 */
export function requireVersion(version) {
  if (!versionPattern.test(version))
    throw new Error(`A version is three numbers, as in 0.2.0; got "${version}".`);
}

/**
 * The changelog with a version's section dated.
 * @param {string} changelog
 * @param {string} version
 * @param {string} date
 * @throws {Error} unless it has a section for the version, with something in it
 */
export function dateChangelog(changelog, version, date) {
  const [before, section, ...more] = changelog.split(`## [${version}] - Unreleased\n`);
  if (section === undefined || more.length > 0)
    throw new Error(`CHANGELOG.md must have one section "## [${version}] - Unreleased".`);
  if (!/^- /m.test(section.split(/^## /m)[0] ?? ""))
    throw new Error(`CHANGELOG.md says nothing of ${version}.`);
  return `${before}## [${version}] - ${date}\n${section}`;
}

/**
 * The date of a version in the changelog, or `undefined` if it has none.
 * @param {string} changelog
 * @param {string} version
 */
export function dateOf(changelog, version) {
  const [, date] = changelog.split(`## [${version}] - `);
  return /^\d{4}-\d{2}-\d{2}$/m.exec(date?.split("\n")[0] ?? "")?.[0];
}

/**
 * CITATION.cff, all of which stands elsewhere.
 * @param {Project} project
 * @param {string | undefined} date
 */
export function citation(
  { name, version, description, keywords, author, license, homepage, repository },
  date,
) {
  const lines = [
    "cff-version: 1.2.0",
    "message: If you use this software in your work, please cite it as below.",
    `title: ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    "type: software",
    "authors:",
    `  - name: ${author.name}`,
    `    email: ${author.email}`,
    `version: ${version}`,
    ...(date ? [`date-released: ${date}`] : []),
    `license: ${license}`,
    `url: ${homepage}`,
    `repository-code: ${repository}`,
    `abstract: ${JSON.stringify(description)}`,
    "keywords:",
    ...keywords.map((keyword) => `  - ${JSON.stringify(keyword)}`),
  ];
  return `${lines.join("\n")}\n`;
}

/**
 * What stands between the files as they are and a release, in words; nothing if it may be made.
 * @param {Project} project
 * @param {{ changelog: string, citationFile: string, lockVersion: string }} files
 */
export function releaseProblems(project, { changelog, citationFile, lockVersion }) {
  const { version } = project;
  const date = dateOf(changelog, version);
  const problems = placeholders(project).map(
    (field) => `package.json: ${field}, which stands for a real one`,
  );
  if (!date) problems.push(`CHANGELOG.md: ${version} has no date`);
  if (lockVersion !== version)
    problems.push(`package-lock.json: is of version ${lockVersion}, not ${version}`);
  if (citationFile !== citation(project, date))
    problems.push("CITATION.cff: differs from package.json and CHANGELOG.md");
  return problems;
}
