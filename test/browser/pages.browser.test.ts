import { describe, expect, test } from "vitest";
import { catalogue } from "../../demo/src/lessons/catalogue.js";
import { IS_FULL } from "../extent.js";
import { nextPaint, type Visit } from "./harness.js";
import { playMainControl } from "./main-control.js";
import { barriers, layoutShift, overflow, pageSlugs, slowToRead, smallTargets } from "./page-measures.js";
import { siteOfAllTests } from "./visits.js";

const site = siteOfAllTests();

/** Every language, screen and theme in two visits. */
const looks = [
  { language: "en", screen: "desktop", theme: "light" },
  { language: "ja", screen: "phone", theme: "dark" },
] as const;

/** With these, both languages on both screens. */
const otherLooks = [
  { language: "ja", screen: "desktop", theme: "dark" },
  { language: "en", screen: "phone", theme: "light" },
] as const;

type Look = (typeof looks | typeof otherLooks)[number];

const smallestPhone = { width: 320, height: 640 };
const laptop = { width: 1366, height: 768 };

/** What the window of a visit becomes; the first is as narrow as a phone. */
const windows = { phone: [smallestPhone], desktop: [{ width: 360, height: 740 }, laptop] } as const;

/** A phone on its side; a tablet, a window enlarged to 200 %, and the widest screens. */
const otherWindows = {
  phone: [{ width: 844, height: 390 }],
  desktop: [
    { width: 820, height: 1180 },
    { width: 640, height: 400 },
    { width: 2560, height: 1440 },
  ],
} as const;

/** The topics of the reference are made by one function: one of them is asked all, the others what differs between them. */
const isOtherTopic = (slug: string) => slug.startsWith("reference-") && slug !== "reference-contact";

const asksAll = (slug: string) => IS_FULL && !isOtherTopic(slug);

/** How a page is looked at; one that is made as others are, in one look, and there in the other language, too. */
function looksAt(slug: string): readonly Look[] {
  if (isOtherTopic(slug)) return [looks[pageSlugs.indexOf(slug) % 2 === 0 ? 0 : 1]];
  return IS_FULL ? [...looks, ...otherLooks] : looks;
}

const hasStage = (slug: string) => !/^(?:benchmarks|404|reference.*)$/.test(slug);

// Beside other work a page, its fonts and its first picture take seconds.
const TIMEOUT = 120_000;

describe.each(pageSlugs)("page %s", (slug) => {
  const entry = catalogue.find((lesson) => lesson.slug === slug);

  test.each<Look>(looksAt(slug))(
    "$language, $screen, $theme: fits, stays put, plays, and complains of nothing",
    { timeout: TIMEOUT },
    async (options) => {
      const visit = await site.visit({ slug, ...options });
      const { page } = visit;
      const heading = await page.locator("h1").textContent();
      if (entry) {
        expect(heading).toBe(entry.title[options.language]);
        expect(await page.title()).toBe(`${entry.title[options.language]} · Osculate`);
        expect(await page.locator(".code .shiki span[style]").count()).toBeGreaterThan(5);
        expect(await page.locator(".figures .katex").count()).toBeGreaterThan(2);
        expect(await page.locator(".verdict-words").textContent()).not.toBe("");
      }
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(options.language);
      const dark = await page.evaluate(() => {
        const [red] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
        return Number(red) < 128;
      });
      expect(dark).toBe(options.theme === "dark");
      await expect.poll(() => overflow(visit)).toBe(0);
      expect(await layoutShift(visit)).toBeLessThan(0.01);
      // What the browser leaves out while it is out of sight has to fit, too.
      await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
      if (isReadByAxe(options)) expect(await barriers(visit, asksAll(slug) ? [] : slowToRead)).toEqual([]);
      const others = asksAll(slug) ? otherWindows[options.screen] : [];
      for (const window of [...others, ...windows[options.screen]]) {
        await expectToFit(visit, window);
        if (window === smallestPhone) expect(await smallTargets(visit)).toEqual([]);
        if (window === laptop && entry) await expectPresetsInSight(visit);
      }
      if (isOtherTopic(slug)) {
        await page.locator("#language").click();
        for (const window of [smallestPhone, laptop]) await expectToFit(visit, window);
      }
      await playMainControl(visit, slug);
      expect(visit.problems).toEqual([]);
      await visit.close();
    },
  );

  /** axe-core takes seconds: it reads a page in two looks that differ in all, or in one or the other of them. */
  function isReadByAxe(look: Look): boolean {
    if (otherLooks.some((other) => other === look)) return false;
    return asksAll(slug) || (pageSlugs.indexOf(slug) % 2 === 0) === (look.screen === "desktop");
  }

  async function expectToFit(visit: Visit, window: { width: number; height: number }): Promise<void> {
    const { page } = visit;
    await page.setViewportSize(window);
    await nextPaint(page);
    await expect.poll(async () => [window, await overflow(visit)]).toEqual([window, 0]);
    const stages = await page
      .locator(".stage")
      .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
    expect(stages.length).toBe(hasStage(slug) ? 1 : 0);
    const most = Math.max(window.height, 26 * 17);
    expect(stages.every((height) => height > 200 && height <= most)).toBe(true);
  }

  /** What goes to a situation is in sight together with all of the picture that shows it. */
  async function expectPresetsInSight({ page }: Visit): Promise<void> {
    const { top, bottom } = await page.evaluate(() => ({
      top: document.querySelector(".presets .button")?.getBoundingClientRect().top,
      bottom: document.querySelector(".stage")?.getBoundingClientRect().bottom,
    }));
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThanOrEqual(768);
  }
});

test("on a phone the picture stays in sight of what is below it", async () => {
  const visit = await site.visit({ slug: "point-sector", language: "ja", screen: "phone" });
  const { page } = visit;
  const lowest = page.locator(".workbench .control button").last();
  await lowest.scrollIntoViewIfNeeded();
  // At once: a wheel's scrolling may go on after the focus has moved.
  await page.evaluate(() => window.scrollBy({ top: 250, behavior: "instant" }));
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
