import { describe, expect, test } from "vitest";
import { catalogue } from "../../demo/src/lessons/catalogue.js";
import { nextPaint, type Visit } from "./harness.js";
import { siteOfAllTests } from "./visits.js";

const site = siteOfAllTests();

const languages = ["en", "ja"] as const;
const looks = [
  { screen: "desktop", theme: "light" },
  { screen: "phone", theme: "dark" },
] as const;

/** The content's right edge beyond the window's, in CSS pixels. */
async function overflow({ page }: Visit): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** How much of what was already there has moved since the page opened (the browser's own measure). */
async function layoutShift({ page }: Visit): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => done(sum), 200);
      }),
  );
}

describe.each(["index", "laboratory", "world", "benchmarks", ...catalogue.map(({ slug }) => slug)])(
  "page %s",
  (slug) => {
    const looksInLanguages = languages.flatMap((language) => looks.map((look) => ({ language, ...look })));

    test.each(looksInLanguages)(
      "$language, $screen, $theme: fits, stays put, and complains of nothing",
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
        expect(await overflow(visit)).toBe(0);
        expect(await layoutShift(visit)).toBeLessThan(0.01);
        expect(visit.problems).toEqual([]);
        await visit.close();
      },
    );
  },
);

describe("language and theme", () => {
  test("follow the browser, then the reader's choice, which is remembered", async () => {
    const visit = await site.visit({ slug: "circle-rect", browserLanguage: "ja-JP" });
    const { page } = visit;
    await expect.poll(() => page.locator("h1").textContent()).toBe("円と回転した長方形");
    await page.locator("#language").click();
    expect(await page.locator("h1").textContent()).toBe("Circle and turned rectangle");
    expect(await page.locator(".verdict-words").textContent()).toBe("Miss: they are apart");

    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.locator("#theme").click();
    expect(await ground()).not.toBe(light);
    expect(await page.locator("#theme").getAttribute("aria-pressed")).toBe("true");

    await page.getByRole("link", { name: "Sector and point" }).first().click();
    await page.waitForSelector("main");
    expect(await page.locator("h1").textContent()).toBe("Sector and point");
    expect(await ground()).not.toBe(light);
    await page.locator("#theme").click();
    expect(await ground()).toBe(light);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  test("the canvas changes with the theme", async () => {
    const visit = await site.visit({ slug: "ray-circle", theme: "light", reducedMotion: true });
    const corner = () =>
      visit.page.locator(".stage canvas").evaluate((canvas) => {
        const context = new OffscreenCanvas(1, 1).getContext("2d");
        if (!context || !(canvas instanceof HTMLCanvasElement)) return [];
        context.drawImage(canvas, 0, 0);
        return [...context.getImageData(0, 0, 1, 1).data];
      });
    expect(await corner()).toEqual([255, 255, 255, 255]);
    await visit.page.locator("#theme").click();
    await nextPaint(visit.page);
    expect(await corner()).toEqual([27, 30, 37, 255]);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });
});

test("the links lead from lesson to lesson, back, and home", async () => {
  const visit = await site.visit({ slug: catalogue[0]?.slug ?? "" });
  const { page } = visit;
  const follow = async (selector: string) => {
    await Promise.all([page.waitForEvent("load"), page.locator(selector).click()]);
    await page.waitForSelector("main");
    return page.locator("h1").textContent();
  };
  const titles: (string | null)[] = [await page.locator("h1").textContent()];
  while ((await page.locator("a[rel=next]").count()) > 0) titles.push(await follow("a[rel=next]"));
  expect(titles).toEqual(catalogue.map(({ title }) => title.en));
  expect(await follow("a[rel=prev]")).toBe(titles.at(-2));
  expect(await page.locator(".lesson-links [aria-current=page]").textContent()).toContain(titles.at(-2));
  expect(await follow(".wordmark")).not.toBe("");
  expect(await page.locator("main.front").count()).toBe(1);
  expect(visit.problems).toEqual([]);
  await visit.close();
});

describe("front page", () => {
  test.each(["desktop", "phone"] as const)(
    "every lesson has a live picture and a link, %s",
    async (screen) => {
      const visit = await site.visit({ slug: "index", screen });
      const cards = visit.page.locator(".card");
      expect(await cards.count()).toBe(catalogue.length);
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

  test("pictures stand still where motion is unwelcome", async () => {
    const visit = await site.visit({ slug: "index", reducedMotion: true });
    const picture = () =>
      visit.page
        .locator(".card canvas")
        .first()
        .evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ""));
    await visit.page.waitForTimeout(200);
    const first = await picture();
    expect(first.length).toBeGreaterThan(2000);
    await visit.page.waitForTimeout(300);
    expect(await picture()).toBe(first);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });
});
