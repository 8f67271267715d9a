import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Project, placeholders, readProject } from "./project.mjs";
import { citation, dateChangelog, dateOf, releaseProblems, requireVersion } from "./release-files.mjs";

const project: Project = {
  ...readProject(),
  version: "1.2.3",
  author: { name: "A", email: "a@b.org" },
  homepage: "https://b.org/",
  repository: "https://b.org/c",
  issues: "https://b.org/c/issues",
};
const changelog = "# Changelog\n\n## [1.2.3] - Unreleased\n\n- new\n\n## [1.2.2] - 2026-01-02\n\n- old\n";
const dated = changelog.replace("1.2.3] - Unreleased", "1.2.3] - 2026-03-04");

describe("a changelog", () => {
  it("gets the date of the version that is released, and of no other", () => {
    expect(dateChangelog(changelog, "1.2.3", "2026-03-04")).toBe(dated);
    expect([dateOf(dated, "1.2.3"), dateOf(changelog, "1.2.3"), dateOf(dated, "9.9.9")]).toEqual([
      "2026-03-04",
      undefined,
      undefined,
    ]);
  });

  it.each([
    ["1.2.4", /one section/],
    ["1.2.2", /one section/],
  ])("has no section to date for %s", (version, message) => {
    expect(() => dateChangelog(changelog, version, "2026-03-04")).toThrow(message);
  });

  it("must say something", () => {
    expect(() => dateChangelog(changelog.replace("- new\n", ""), "1.2.3", "2026-03-04")).toThrow(
      /says nothing/,
    );
  });
});

it.each(["1.2", "v1.2.3", "", "1.2.3 "])("%j is no version", (version) => {
  expect(() => requireVersion(version)).toThrow(/three numbers/);
});

describe("a release is held up", () => {
  const files = { changelog: dated, citationFile: citation(project, "2026-03-04"), lockVersion: "1.2.3" };

  it("by nothing if all is filled in and agrees", () => {
    expect(releaseProblems(project, files)).toEqual([]);
  });

  it.each([
    ["an address that stands for another", { ...project, homepage: "https://c.example/" }, files, "homepage"],
    ["a version without a date", project, { ...files, changelog }, "CHANGELOG.md"],
    ["an old lock file", project, { ...files, lockVersion: "1.2.2" }, "package-lock.json"],
    ["a citation of something else", project, { ...files, citationFile: "" }, "CITATION.cff"],
  ])("by %s", (_, of, given, named) => {
    expect(releaseProblems(of, given).join()).toContain(named);
  });
});

it("CITATION.cff says what package.json says", () => {
  const { version } = readProject();
  const date = dateOf(readFileSync("CHANGELOG.md", "utf8"), version);
  expect(readFileSync("CITATION.cff", "utf8")).toBe(citation(readProject(), date));
});

it("placeholders are found, as long as there are some", () => {
  expect(placeholders(project)).toEqual([]);
  expect(placeholders({ ...project, issues: "https://git.example/i" })).toEqual([
    "bugs.url is https://git.example/i",
  ]);
});
