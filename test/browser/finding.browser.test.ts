import { describe, expect, test } from "vitest";
import { catalogue } from "../../demo/src/lessons/catalogue.js";
import { barriers } from "./page-measures.js";
import { siteOfAllTests } from "./visits.js";

const site = siteOfAllTests();

describe.each([
  { language: "en", screen: "desktop", theme: "dark", columns: 5 },
  { language: "ja", screen: "phone", theme: "light", columns: 1 },
] as const)("the menu of lessons, $language, $screen", ({ columns, ...options }) => {
  test("opens and closes, by keys too, and leads to a lesson", async () => {
    const visit = await site.visit({ slug: "point-sector", ...options });
    const { page } = visit;
    const button = page.locator(".menu-button");
    const links = page.locator(".lesson-links a");
    const isOpen = async () => {
      const shown = await links.first().isVisible();
      expect(await button.getAttribute("aria-expanded")).toBe(String(shown));
      return shown;
    };
    const focused = () => links.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key);
      return focused();
    };

    expect(await isOpen()).toBe(false);
    await button.click();
    expect(await isOpen()).toBe(true);
    // Everything is in the window, says its name and has a picture that is drawn.
    for (const [index, { title }] of catalogue.entries()) {
      const link = links.nth(index);
      expect(await link.textContent()).toBe(`${index + 1}${title[options.language]}`);
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0);
      const colours = () => link.locator("canvas").evaluate(coloursOf);
      await expect.poll(colours).toBeGreaterThan(2);
    }
    expect(await page.locator(".lesson-links [aria-current=page]").textContent()).toContain("3");
    expect(await barriers(visit, [])).toEqual([]);

    await page.mouse.click(5, 600);
    expect(await isOpen()).toBe(false);
    await button.focus();
    // Down: to the lesson that is open; then along the rows and the columns, and round.
    expect(await press("ArrowDown")).toBe(2);
    expect(await press("ArrowRight")).toBe(3);
    expect(await press("ArrowDown")).toBe(3 + columns);
    expect(await press("ArrowUp", "ArrowLeft")).toBe(2);
    expect(await press("End", "ArrowRight")).toBe(0);
    expect(await press("Tab")).toBe(1);
    await press("Escape");
    expect(await isOpen()).toBe(false);
    expect(await button.evaluate((it) => it === document.activeElement)).toBe(true);
    // From the last link Tab goes on in the page, and the menu is in nobody's way.
    expect(await press("Enter", "ArrowUp")).toBe(catalogue.length - 1);
    await press("Tab");
    expect(await isOpen()).toBe(false);

    if (options.screen === "phone") await button.tap();
    else await button.click();
    await Promise.all([page.waitForEvent("load"), links.nth(4).click()]);
    await expect.poll(() => page.locator("h1").textContent()).toBe(catalogue[4]?.title[options.language]);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });
});

/** How many colours a picture has. */
function coloursOf(canvas: Element): number {
  if (!(canvas instanceof HTMLCanvasElement)) return 0;
  const context = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
  if (!context) return 0;
  context.drawImage(canvas, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return new Set(new Uint32Array(data.buffer)).size;
}

describe("an address that the site does not have", () => {
  test("leads to the page that is meant, or suggests one", async () => {
    const visit = await site.visit({ slug: "index", language: "ja" });
    const { page } = visit;
    const home = new URL("./", page.url());
    const go = async (address: string) => {
      const answer = await page.goto(new URL(address, home).href);
      expect(answer?.status()).toBe(404);
    };
    for (const [address, arrives] of [
      ["Circle-Rect.HTML?theme=dark#code", "circle-rect.html?theme=dark#code"],
      ["rect_circle", "circle-rect.html"],
      ["lessons/no/such/5.html", "ray-circle.html"],
      ["point-sector.html/", "point-sector.html"],
    ] as const) {
      await go(address);
      await expect.poll(() => page.url()).toBe(new URL(arrives, home).href);
      await page.waitForSelector("main.lesson");
    }
    await go("cirlce-rect.html?lang=en");
    const suggested = page.locator(".missing section").first();
    expect(await suggested.locator("h2").textContent()).toBe("Did you mean this?");
    expect(await suggested.locator("a").getAttribute("href")).toBe("./circle-rect.html");
    expect(await page.locator(".missing .card").count()).toBe(catalogue.length + 1);
    await suggested.locator("a").click();
    await page.waitForSelector("main.lesson");
    await visit.close();
  });
});
