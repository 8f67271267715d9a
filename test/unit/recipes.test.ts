import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const recipes = readdirSync("recipes", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What a reader has to read: lines with more to them than a comment. */
function linesOf(...path: readonly string[]): number {
  const text = readFileSync(join("recipes", ...path), "utf8");
  return text.split("\n").filter((line) => !/^\s*(?:$|\/\/|\/?\*)/.test(line)).length;
}

describe.each(recipes)("the recipe %s", (recipe) => {
  const files = readdirSync(join("recipes", recipe));
  const isCode = (file: string) => /\.(?:js|jsx|html)$/.test(file) && !/config/.test(file);
  const pages = ["index.html", "react.html", "main.js", "react.jsx", "sketch.js", "server.js"];

  it("is a page of less than 100 lines, and less than 60 that join both libraries", () => {
    const ofPage = files.filter((file) => pages.includes(file));
    expect(ofPage.length).toBeGreaterThan(0);
    for (const file of ofPage)
      expect([file, linesOf(recipe, file)]).toEqual([file, expect.toSatisfy(under(100))]);
    const glue = files.filter((file) => isCode(file) && !pages.includes(file));
    expect(glue.reduce((sum, file) => sum + linesOf(recipe, file), 0)).toBeLessThan(60);
  });

  it("is a project that installs and starts by itself", () => {
    const manifest = JSON.parse(readFileSync(join("recipes", recipe, "package.json"), "utf8"));
    expect(manifest).toMatchObject({ private: true, scripts: { start: expect.any(String) } });
    expect(manifest.stackblitz).toEqual({ installDependencies: true, startCommand: "npm start" });
    const lock = JSON.parse(readFileSync(join("recipes", recipe, "package-lock.json"), "utf8"));
    expect(lock.packages[""].dependencies).toEqual(manifest.dependencies);
    expect(readFileSync("recipes/README.md", "utf8")).toContain(`](${recipe}/`);
  });
});

function under(most: number): (lines: number) => boolean {
  return (lines) => lines < most;
}
