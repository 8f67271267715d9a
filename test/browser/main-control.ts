import { expect } from "vitest";
import { words as raceWords } from "../../demo/src/benchmarks/words.js";
import { words as gameWords } from "../../demo/src/game/words.js";
import { words as platformerWords } from "../../demo/src/platformer/words.js";
import { words as worldWords } from "../../demo/src/world/words.js";
import type { Visit } from "./harness.js";
import { pictureOf, pressButton } from "./stage.js";

/** Does what most readers of a page do first, and expects that the page answers. */
export async function playMainControl(visit: Visit, slug: string): Promise<void> {
  const { page, language } = visit;
  switch (slug) {
    case "index":
      await pressButton(page, gameWords.play[language]);
      await expect(page.getByRole("button", { name: gameWords.pause[language] }).count()).resolves.toBe(1);
      return;
    case "world":
      await pressButton(page, worldWords.pause[language]);
      await expect(page.getByRole("button", { name: worldWords.pause[language] }).count()).resolves.toBe(0);
      return;
    case "benchmarks":
      await pressButton(page, raceWords.run[language]);
      await expect.poll(() => page.locator(".race-tables tbody tr").count()).toBeGreaterThan(0);
      return;
    case "platformer": {
      await pressButton(page, platformerWords.play[language]);
      const before = await pictureOf(page);
      await page.keyboard.down("ArrowRight");
      await expect.poll(() => pictureOf(page)).not.toBe(before);
      await page.keyboard.up("ArrowRight");
      return;
    }
    case "404":
      await page.locator(".cards a").first().click();
      await expect.poll(() => page.locator(".stage .handle").count()).toBeGreaterThan(0);
      return;
    case "reference":
      await page.getByRole("searchbox").fill(language === "ja" ? "当たり判定" : "move_and_slide");
      await expect.poll(() => page.locator(".results li").count()).toBeGreaterThan(1);
      return;
    default:
      if (slug.startsWith("reference-")) {
        await page.locator(".entry > h2 a").first().click();
        await expect(page.locator(".entry:target").count()).resolves.toBe(1);
        return;
      }
      await expectHandleMovesPicture(visit);
  }
}

async function expectHandleMovesPicture(visit: Visit): Promise<void> {
  const { page } = visit;
  const before = await pictureOf(page);
  await page.locator(".stage .handle").first().focus();
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press("ArrowLeft");
  expect(await pictureOf(page)).not.toBe(before);
}
