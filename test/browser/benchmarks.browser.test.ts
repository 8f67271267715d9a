import { describe, expect, test } from "vitest";
import { recorded } from "../../demo/src/benchmarks/recorded.js";
import { recordedWords, words } from "../../demo/src/benchmarks/words.js";
import { readers } from "./harness.js";
import { pressButton } from "./stage.js";
import { siteOfAllTests } from "./visits.js";

const site = siteOfAllTests();

const libraries = ["Osculate", "plain grid", "flatbush", "rapier2d-compat", "check2d", "planck"];

describe.each(readers)("benchmarks, $language, $screen", ({ language, screen }) => {
  test("runs the comparison, draws it, and stops when told to", { timeout: 120_000 }, async () => {
    const visit = await site.visit({ slug: "benchmarks", language, screen });
    const { page } = visit;
    const status = () => page.locator(".race-start [role=status]").textContent();
    expect(await status()).toBe(words.notYet[language]);
    // Until the reader has results of his own, there are recorded ones, which say where they come from.
    const source = () => page.locator(".race-source").textContent();
    const columns = page.locator(".race-tables table").first().locator("thead th.reading-value");
    const rows = page.locator(".race-tables table").first().locator("tbody tr");
    expect(await source()).toBe(recordedWords(recorded)[language]);
    // And one of how time grows with the number of vertices.
    expect(await page.locator(".race-plot canvas").count()).toBe(2);
    expect(await columns.count()).toBe(recorded.results.counts.length);
    expect(await rows.locator("th").allTextContents()).toEqual(libraries);
    const first = await rows.first().textContent();
    const progress = page.locator("progress");
    expect(await progress.isVisible()).toBe(false);
    await pressButton(page, words.run[language]);
    expect(await progress.isVisible()).toBe(true);

    await expect.poll(source, { timeout: 90_000 }).toBe(words.yours[language]);
    expect(await columns.count()).toBeLessThan(recorded.results.counts.length);
    expect(await rows.first().textContent()).not.toBe(first);
    expect(await rows.locator("th").allTextContents()).toEqual(libraries);
    const times = await rows
      .locator("td:first-of-type")
      .evaluateAll((cells) => cells.map((cell) => Number.parseFloat(cell.firstChild?.textContent ?? "")));
    expect(times.every((time) => time >= 0)).toBe(true);
    expect(times[0]).toBeLessThan(times[5] ?? 0);
    expect(await page.locator(".race-plot canvas").count()).toBe(2);
    expect(await progress.evaluate((bar) => (bar as HTMLProgressElement).value)).toBeGreaterThan(0);

    await pressButton(page, words.stop[language]);
    expect(await status()).toBe(words.stopped[language]);
    expect(await page.getByRole("button", { name: words.again[language] }).count()).toBe(1);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });
});
