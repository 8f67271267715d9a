import { expect, test } from "vitest";
import { siteOfAllTests } from "./visits.js";

const site = siteOfAllTests();

/** The kilobytes of scripts that a page may load, a tenth more than it does: no lesson's, no other page's. */
const scriptBudgets = { index: 960, laboratory: 580, world: 1040, benchmarks: 90 } as const;

test.each(Object.entries(scriptBudgets))("%s loads at most %i kB of scripts", async (slug, budget) => {
  const visit = await site.visit({ slug, reducedMotion: true });
  await visit.page.waitForLoadState("networkidle");
  const bytes = await visit.page.evaluate(() => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const scripts = entries.filter(({ name }) => name.endsWith(".js"));
    const sizes = new Map(scripts.map(({ name, decodedBodySize }) => [name, decodedBodySize]));
    return [...sizes.values()].reduce((sum, size) => sum + size, 0);
  });
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThan(budget * 1000);
  expect(visit.problems).toEqual([]);
  await visit.close();
});

test("a chat that is given a link finds out what the page is about", async () => {
  const visit = await site.visit({ slug: "overlap-area" });
  const { page } = visit;
  const content = (property: string) =>
    page.locator(`meta[property="og:${property}"]`).getAttribute("content");
  expect(await content("title")).toBe("How much do they overlap? · Osculate");
  expect(await content("description")).toContain("The area of intersection of two ellipses");
  const picture = await page.request.get(new URL((await content("image")) ?? "", page.url()).href);
  // What the address says of its size is true: a PNG tells it at its 16th byte.
  const png = await picture.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect([await content("image:width"), await content("image:height")]).toEqual(["1200", "630"]);
  const icon = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  const answer = await page.request.get(new URL(icon ?? "", page.url()).href);
  expect(answer.status()).toBe(200);
  expect(visit.problems).toEqual([]);
  await visit.close();
});

test("where no scripts run, a page says what it is about", async () => {
  const visit = await site.visit({ slug: "ray-circle" });
  const { page } = visit;
  // Scripts are on here, so what is said without them is only text.
  const said = await page.locator("noscript").textContent();
  expect(said).toContain("<h1>Ray and circle · Osculate</h1>");
  expect(said).toContain("<p>円とレイの衝突判定と衝突点（交点）。</p>");
  expect(said).toContain("needs JavaScript");
  expect(visit.problems).toEqual([]);
  await visit.close();
});

test("on paper there is dark text on white, and nothing to press", async () => {
  const visit = await site.visit({ slug: "circle-rect", theme: "dark" });
  const { page } = visit;
  expect(await page.getByRole("button").count()).toBeGreaterThan(4);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("button").count()).toBe(0);
  expect(await page.locator(".site-header nav").isVisible()).toBe(false);
  expect(await page.locator("h1").isVisible()).toBe(true);
  const colours = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    return [backgroundColor, color];
  });
  expect(colours).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
  expect(visit.problems).toEqual([]);
  await visit.close();
});

test("a dark picture prints light, and is dark again on the screen", async () => {
  const visit = await site.visit({ slug: "circle-rect", theme: "dark" });
  const { page } = visit;
  // What printing tells a page: before and after.
  const pictureAt = (event: "beforeprint" | "afterprint") =>
    page.locator(".stage canvas").evaluate((canvas, name) => {
      dispatchEvent(new Event(name));
      const context = new OffscreenCanvas(1, 1).getContext("2d");
      if (!context || !(canvas instanceof HTMLCanvasElement)) return [];
      // At once: a browser that prints waits for no frame.
      context.drawImage(canvas, 0, 0);
      return [...context.getImageData(0, 0, 1, 1).data];
    }, event);
  expect(await pictureAt("beforeprint")).toEqual([255, 255, 255, 255]);
  expect(await pictureAt("afterprint")).toEqual([27, 30, 37, 255]);
  expect(visit.problems).toEqual([]);
  await visit.close();
});

test.each(["index", "laboratory", "world", "ray-circle"])(
  "%s tells of keys where there may be a keyboard, and not on a phone",
  async (slug) => {
    for (const screen of ["desktop", "phone"] as const) {
      const visit = await site.visit({ slug, screen, reducedMotion: true });
      const keys = visit.page.locator(".hint-keys");
      const shown = await keys.evaluateAll((hints) => hints.map((hint) => hint.checkVisibility()));
      expect(shown.length).toBeGreaterThan(0);
      expect(new Set(shown)).toEqual(new Set([screen === "desktop"]));
      expect(visit.problems).toEqual([]);
      await visit.close();
    }
  },
);
