import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { catalogue } from "../../demo/src/lessons/catalogue.js";
import { copyWords } from "../../demo/src/parts/copy-button.js";
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
    await expect.poll(() => page.locator("h1").textContent()).toBe("円と回転した長方形の当たり判定");
    await page.locator("#language").click();
    expect(await page.locator("h1").textContent()).toBe("Circle and turned rectangle");
    expect(await page.locator(".verdict-words").textContent()).toBe("Miss: they are apart");

    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.locator("#theme").click();
    expect(await ground()).not.toBe(light);
    expect(await page.locator("#theme").getAttribute("aria-pressed")).toBe("true");

    await page.getByRole("link", { name: "Sector and point" }).first().click();
    await expect.poll(() => page.locator("h1").textContent()).toBe("Sector and point");
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
    await expect.poll(corner).toEqual([255, 255, 255, 255]);
    await visit.page.locator("#theme").click();
    await expect.poll(corner).toEqual([27, 30, 37, 255]);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });
});

test("the address stops asking for another language than the reader's, and keeps the rest", async () => {
  const visit = await site.visit({ slug: "point-sector", language: "ja", theme: "dark" });
  const { page } = visit;
  expect(await page.title()).toBe("扇形と点の当たり判定 · Osculate");
  await page.locator("#language").click();
  await page.reload();
  await page.waitForSelector("main");
  expect(await page.title()).toBe("Sector and point · Osculate");
  expect(new URL(page.url()).search).toBe("?lang=en&theme=dark");
  expect(visit.problems).toEqual([]);
  await visit.close();
});

test("Tab leads past the links into the page, and says which lesson a number is", async () => {
  const visit = await site.visit({ slug: "laboratory" });
  const { page } = visit;
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("Skip to the content");
  for (const _ of ["wordmark", "first lesson"]) await page.keyboard.press("Tab");
  const name = page.locator(".lesson-links a").first().locator(".lesson-title");
  expect(await focused()).toBe("1Point and ellipse");
  expect((await name.boundingBox())?.width).toBeGreaterThan(80);
  for (const _ of ["wordmark", "skip"]) await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("kind-a");
  expect(visit.problems).toEqual([]);
  await visit.close();
});

test("a reader in a hurry finds the code, and takes it along", async () => {
  const visit = await site.visit({ slug: "point-ellipse", language: "ja", screen: "phone" });
  const { page } = visit;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("link", { name: "コードを見る" }).tap();
  const copy = page.getByRole("button", { name: "コピー" });
  await expect.poll(() => copy.evaluate((button) => button.getBoundingClientRect().top)).toBeLessThan(200);
  await copy.tap();
  await expect.poll(() => page.locator(".copy-status").textContent()).toBe(copyWords.copied.ja);
  const source = new URL("../../demo/src/lessons/point-ellipse/code.ts", import.meta.url);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await readFile(source, "utf8"));
  expect(visit.problems).toEqual([]);
  await visit.close();
});

test("no line begins with the comma after a formula", async () => {
  const visit = await site.visit({ slug: "point-ellipse", language: "ja", screen: "phone" });
  const marksAtLineStart = () =>
    visit.page.locator(".prose .formula-marks").evaluateAll((all) =>
      all.map((marks) => {
        const line = marks.closest("p");
        return line && marks.getBoundingClientRect().left < line.getBoundingClientRect().left + 1;
      }),
    );
  for (let width = 320; width <= 420; width += 4) {
    await visit.page.setViewportSize({ width, height: 740 });
    const starts = await marksAtLineStart();
    expect(starts.length).toBeGreaterThan(2);
    expect(starts).not.toContain(true);
  }
  expect(visit.problems).toEqual([]);
  await visit.close();
});

test.each(["index", "laboratory", "world", "benchmarks", ...catalogue.map(({ slug }) => slug)])(
  "%s: fits into 320 pixels, and nothing to tap is smaller than a fingertip",
  async (slug) => {
    const visit = await site.visit({ slug, language: "ja", screen: "phone" });
    const { page } = visit;
    await page.setViewportSize({ width: 320, height: 640 });
    await nextPaint(page);
    expect(await overflow(visit)).toBe(0);
    const targets = page.locator(
      ":is(header, main) :is(button, input, select, summary, .lesson-links a, .page-link):visible",
    );
    const small = await targets.evaluateAll((all) =>
      all.flatMap((target) => {
        // A box is ticked by its words, too.
        const { width, height } = (target.closest(".choice") ?? target).getBoundingClientRect();
        return width < 43.9 || height < 43.9 ? [`${target.outerHTML}: ${width} × ${height}`] : [];
      }),
    );
    expect(await targets.count()).toBeGreaterThan(12);
    expect(small).toEqual([]);
    expect(visit.problems).toEqual([]);
    await visit.close();
  },
);

test("the links lead from lesson to lesson, back, and home", async () => {
  const visit = await site.visit({ slug: catalogue[0]?.slug ?? "" });
  const { page } = visit;
  const follow = async (selector: string) => {
    await Promise.all([page.waitForEvent("load"), page.locator(selector).click()]);
    return page.locator("main h1").textContent();
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
