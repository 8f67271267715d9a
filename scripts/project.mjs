// What the project is called on the network. package.json is the one place that says so; whoever needs an address asks here.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./setup.mjs";

/**
 * @typedef {object} Project
 * @property {string} name
 * @property {string} version
 * @property {string} description
 * @property {string[]} keywords
 * @property {{ name: string, email: string }} author
 * @property {string} license
 * @property {string} homepage the site, with a slash at the end
 * @property {string} repository the page of the sources, without one
 * @property {string} issues
 */

/**
 * @param {string} [directory]
 * @returns {Project}
 */
export function readProject(directory = projectRoot) {
  const manifest = JSON.parse(readFileSync(join(directory, "package.json"), "utf8"));
  const { name, version, description, keywords, author, license, homepage, repository, bugs } = manifest;
  const sources = repository.url.replace(/^git\+/, "").replace(/\.git$/, "");
  return {
    name,
    version,
    description,
    keywords,
    author,
    license,
    homepage,
    repository: sources,
    issues: bugs.url,
  };
}

/**
 * What still stands for something that nobody has filled in: addresses under `.example`, a domain that is kept free of
 * real ones (RFC 2606).
 * @param {Project} project
 * @returns {string[]}
 */
export function placeholders({ author, homepage, repository, issues }) {
  const addresses = {
    "author.email": author.email,
    homepage,
    "repository.url": repository,
    "bugs.url": issues,
  };
  return Object.entries(addresses)
    .filter(([, address]) => /\.example\b/.test(address))
    .map(([field, address]) => `${field} is ${address}`);
}

/**
 * Where the site stands, or `undefined` as long as nobody has said.
 * @param {Project} project
 */
export function siteOf(project) {
  return placeholders(project).some((field) => field.startsWith("homepage")) ? undefined : project.homepage;
}
