import { describe, expect, test } from "vitest";
import { catalogue } from "../../demo/src/lessons/catalogue.js";
import { nextPaint } from "./harness.js";
import { playMainControl } from "./main-control.js";
import { barriers, layoutShift, overflow, pageSlugs } from "./page-measures.js";
import { siteOfAllTests } from "./visits.js";

const site = siteOfAllTests();

const languages = ["en", "ja"] as const;
const looks = [
  { screen: "desktop", theme: "light" },
  { screen: "phone", theme: "dark" },
] as const;

// Beside other work a page, its fonts and its first picture take seconds.
const TIMEOUT = 120_000;

describe.each(pageSlugs)("page %s", (slug) => {
  const looksInLanguages = languages.flatMap((language) => looks.map((look) => ({ language, ...look })));

  test.each(looksInLanguages)(
    "$language, $screen, $theme: fits, stays put, plays, and complains of nothing",
    { timeout: TIMEOUT },
    async (options) => {
      const visit = await site.visit({ slug, ...options });
      const heading = await visit.page.locator("h1").textContent();
      const entry = catalogue.find((lesson) => lesson.slug === slug);
      if (entry) {
        expect(heading).toBe(entry.title[options.language]);
        expect(await visit.page.title()).toBe(`${entry.title[options.language]} · Osculate`);
        expect(await visit.page.locator(".code .shiki span[style]").count()).toBeGreaterThan(5);
        expect(await visit.page.locator(".figures .katex").count()).toBeGreaterThan(2);
        expect(await visit.page.locator(".verdict-words").textContent()).not.toBe("");
      }
      expect(await visit.page.evaluate(() => document.documentElement.lang)).toBe(options.language);
      const dark = await visit.page.evaluate(() => {
        const [red] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
        return Number(red) < 128;
      });
      expect(dark).toBe(options.theme === "dark");
      await expect.poll(() => overflow(visit)).toBe(0);
      expect(await layoutShift(visit)).toBeLessThan(0.01);
      // Both themes, both languages and both screens in two of the four visits.
      if ((options.language === "en") === (options.screen === "desktop"))
        expect(await barriers(visit)).toEqual([]);
      await playMainControl(visit, slug);
      expect(visit.problems).toEqual([]);
      await visit.close();
    },
  );
});

test.each(pageSlugs)(
  "%s: fits into 320 pixels, and nothing to tap is smaller than a fingertip",
  async (slug) => {
    const visit = await site.visit({ slug, language: "ja", screen: "phone" });
    const { page } = visit;
    await page.setViewportSize({ width: 320, height: 640 });
    await nextPaint(page);
    await expect.poll(() => overflow(visit)).toBe(0);
    const targets = page.locator(
      ":is(header, main) :is(button, input, select, summary, .menu-button, .page-link):visible",
    );
    const small = await targets.evaluateAll((all) =>
      all.flatMap((target) => {
        // A box is ticked by its words, too.
        const { width, height } = (target.closest(".choice") ?? target).getBoundingClientRect();
        return width < 43.9 || height < 43.9 ? [`${target.outerHTML}: ${width} × ${height}`] : [];
      }),
    );
    expect(await targets.count()).toBeGreaterThan(5);
    expect(small).toEqual([]);
    expect(visit.problems).toEqual([]);
    await visit.close();
  },
);

/** A phone on its side, a tablet, a window enlarged to 200 %, and the widest screens. */
const windows = [
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 640, height: 400 },
  { width: 2560, height: 1440 },
] as const;

const withoutStage: ReadonlySet<string> = new Set(["benchmarks", "404"]);

test.each(pageSlugs)("%s: fits into windows of all sizes, and so does its picture", async (slug) => {
  const visit = await site.visit({ slug, language: "ja", reducedMotion: true });
  const { page } = visit;
  for (const window of windows) {
    await page.setViewportSize(window);
    await nextPaint(page);
    await expect.poll(async () => [window, await overflow(visit)]).toEqual([window, 0]);
    const stages = await page
      .locator(".stage")
      .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    expect(stages.length).toBe(withoutStage.has(slug) ? 0 : 1);
    const most = Math.max(window.height, 26 * 17);
    expect(stages.every((height) => height > 200 && height <= most)).toBe(true);
  }
  if (catalogue.some((lesson) => lesson.slug === slug)) {
    // On a laptop, what goes to a situation is in sight together with all of the picture that shows it.
    await page.setViewportSize({ width: 1366, height: 768 });
    await nextPaint(page);
    const edges = await page.evaluate(() => [
      document.querySelector(".presets .button")?.getBoundingClientRect().top,
      document.querySelector(".stage")?.getBoundingClientRect().bottom,
    ]);
    expect(edges[0]).toBeGreaterThan(0);
    expect(edges[1]).toBeLessThanOrEqual(768);
  }
  expect(visit.problems).toEqual([]);
  await visit.close();
});

test("on a phone the picture stays in sight of what is below it", async () => {
  const visit = await site.visit({ slug: "point-sector", language: "ja", screen: "phone" });
  const { page } = visit;
  const lowest = page.locator(".workbench .control button").last();
  await lowest.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 250);
  await expect.poll(() => page.locator(".stage").evaluate((it) => it.getBoundingClientRect().top)).toBe(0);
  // Focus brings what is behind the picture out from there.
  const first = page.locator(".hint-row button");
  await first.focus();
  const stage = await page.locator(".stage").boundingBox();
  const box = await first.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0));
  expect(visit.problems).toEqual([]);
  await visit.close();
});
