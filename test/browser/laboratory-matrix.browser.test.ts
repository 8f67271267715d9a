import { expect, test } from "vitest";
import { benchOf } from "../../demo/src/laboratory/catalogue.js";
import { sourceCode } from "../../demo/src/laboratory/source-code.js";
import { put } from "./laboratory.js";
import { siteOfAllTests } from "./visits.js";

const site = siteOfAllTests();

test("Tab enters the matrix at the pair on the bench and leaves it again; arrow keys walk in it", async () => {
  const visit = await site.visit({ slug: "laboratory" });
  const { page } = visit;
  await put(visit, benchOf("circle", "rect"));
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-pair") ?? null);
  await page.locator(".source").focus();
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("circle rect");
  for (const key of ["ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft"]) await page.keyboard.press(key);
  expect(await focused()).toBe("rect rect");
  // Beyond the edge there is nothing.
  for (let count = 0; count < 5; count++) await page.keyboard.press("ArrowLeft");
  expect(await focused()).toBe("rect point");
  await page.keyboard.press("Tab");
  expect(await focused()).toBe(null);
  await page.keyboard.press("Shift+Tab");
  expect(await focused()).toBe("rect point");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator(".source").textContent()).toBe(sourceCode(benchOf("rect", "point")));
  expect(visit.problems).toEqual([]);
  await visit.close();
});

test("pictures of the matrix wait until it is nearly in sight, in frames that are already there", async () => {
  const visit = await site.visit({ slug: "laboratory", screen: "phone" });
  const { page } = visit;
  const frame = page.locator('[data-pair="compound compound"]');
  expect(await page.locator(".matrix svg").count()).toBe(0);
  const before = await frame.boundingBox();
  await page.locator(".matrix").scrollIntoViewIfNeeded();
  await expect.poll(() => frame.locator("svg").count(), { timeout: 20_000 }).toBe(1);
  const after = await frame.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  expect(visit.problems).toEqual([]);
  await visit.close();
});

test.each(["phone", "desktop"] as const)(
  "a pair of the matrix comes into sight with its verdict, %s",
  async (screen) => {
    const visit = await site.visit({ slug: "laboratory", screen });
    const { page } = visit;
    const bench = benchOf("sector", "capsule");
    await page.locator('[data-pair="sector capsule"]').click();
    await expect.poll(() => page.locator(".source").textContent()).toBe(sourceCode(bench));
    const height = page.viewportSize()?.height ?? 0;
    for (const part of ["#kind-a", ".stage", ".verdict"]) {
      const box = await page.locator(part).boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    expect(visit.problems).toEqual([]);
    await visit.close();
  },
);
