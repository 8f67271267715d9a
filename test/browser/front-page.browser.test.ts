import { describe, expect, test } from "vitest";
import { catalogue } from "../../demo/src/lessons/catalogue.js";
import { nextPaint } from "./harness.js";
import { siteOfAllTests } from "./visits.js";

const site = siteOfAllTests();

const windows = {
  desktop: { width: 1366, height: 768, inSight: 3 },
  phone: { width: 390, height: 844, inSight: 2 },
} as const;

describe("front page", () => {
  test.each(["desktop", "phone"] as const)(
    "every lesson has a live picture and a link, %s",
    async (screen) => {
      const visit = await site.visit({ slug: "index", screen });
      const cards = visit.page.locator(".card");
      expect(await cards.count()).toBe(catalogue.length);
      // Without scrolling, whole lessons are in sight: a row of them on a laptop, two beside each other on a phone.
      const { inSight, ...size } = windows[screen];
      await visit.page.setViewportSize(size);
      const bottoms = await cards
        .locator("h3")
        .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().bottom));
      expect(bottoms.filter((bottom) => bottom < size.height).length).toBeGreaterThanOrEqual(inSight);
      for (const [index, { slug }] of catalogue.entries()) {
        const card = cards.nth(index);
        expect(await card.getAttribute("href")).toBe(`./${slug}.html`);
        await card.scrollIntoViewIfNeeded();
        await nextPaint(visit.page);
        const picture = () =>
          card
            .locator("canvas")
            .evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ""));
        const first = await picture();
        await expect.poll(picture).not.toBe(first);
      }
      await cards.last().click();
      await visit.page.waitForSelector("main.lesson");
      expect(visit.problems).toEqual([]);
      await visit.close();
    },
  );

  test("leads to the pages that are no lessons", async () => {
    const visit = await site.visit({ slug: "index" });
    const doors = visit.page.locator(".elsewhere section");
    const addresses = await doors
      .locator("a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(addresses).toEqual(["./laboratory.html", "./world.html", "./benchmarks.html"]);
    // However long the texts are, the links are at one height.
    const tops = await doors
      .locator("a")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await visit.page.locator(".elsewhere a").last().click();
    await visit.page.waitForSelector("main.benchmarks");
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test("pictures stand still where motion is unwelcome", async () => {
    const visit = await site.visit({ slug: "index", reducedMotion: true });
    const picture = () =>
      visit.page
        .locator(".card canvas")
        .first()
        .evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ""));
    // It comes with a part of the site of its own.
    await expect.poll(async () => (await picture()).length).toBeGreaterThan(2000);
    await nextPaint(visit.page);
    const first = await picture();
    await visit.page.waitForTimeout(300);
    expect(await picture()).toBe(first);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });
});
