import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { catalogue } from "../../demo/src/lessons/catalogue.js";
import { copyWords } from "../../demo/src/parts/copy-button.js";
import { inOneLanguage } from "../../demo/vite/one-language.js";
import { siteOfAllTests } from "./visits.js";

const site = siteOfAllTests();

describe("language and theme", () => {
  test("follow the browser, then the reader's choice, which is remembered", async () => {
    const visit = await site.visit({ slug: "circle-rect", browserLanguage: "ja-JP" });
    const { page } = visit;
    await expect.poll(() => page.locator("h1").textContent()).toBe("円と回転した矩形の当たり判定");
    await page.locator("#language").click();
    expect(await page.locator("h1").textContent()).toBe("Circle and turned rectangle");
    expect(await page.locator(".verdict-words").textContent()).toBe("Miss: they are apart");

    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.locator("#theme").click();
    expect(await ground()).not.toBe(light);
    expect(await page.locator("#theme").getAttribute("aria-pressed")).toBe("true");

    await page.locator(".menu-button").click();
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

test("Tab leads past the links into the page", async () => {
  const visit = await site.visit({ slug: "laboratory" });
  const { page } = visit;
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("Skip to the content");
  for (const _ of ["wordmark", "lessons"]) await page.keyboard.press("Tab");
  expect(await focused()).toBe("Lessons");
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
  const copy = page.locator("#code").getByRole("button", { name: "コピー" });
  await expect.poll(() => copy.evaluate((button) => button.getBoundingClientRect().top)).toBeLessThan(200);
  await copy.tap();
  await expect.poll(() => page.locator("#code .copy-status").textContent()).toBe(copyWords.copied.ja);
  const source = new URL("../../demo/src/lessons/point-ellipse/code.ts", import.meta.url);
  const shown = inOneLanguage(await readFile(source, "utf8"), "ja");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  expect(visit.problems).toEqual([]);
  await visit.close();
});

test("no line begins with the comma after a formula", async () => {
  const visit = await site.visit({ slug: "circle-rect", language: "ja", screen: "phone" });
  const marksAtLineStart = () =>
    visit.page.locator("main p .formula-marks").evaluateAll((all) =>
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

test("an opening bracket stays on the line of the formula behind it", async () => {
  const visit = await site.visit({ slug: "bullet-wall", language: "ja", screen: "phone" });
  const before = await visit.page.locator(".prose .base > .formula-marks:first-child").allTextContents();
  expect(before).toEqual(["（"]);
  expect(visit.problems).toEqual([]);
  await visit.close();
});

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
