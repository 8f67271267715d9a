import { describe, expect, test } from "vitest";
import { progressWords, words } from "../../demo/src/platformer/words.js";
import level from "../../docs/examples/level.json";
import { nextPaint, readers } from "./harness.js";
import { pictureOf, pixelsOf } from "./stage.js";
import { siteOfAllTests, visitOfEachTest } from "./visits.js";

const site = siteOfAllTests();

const coins = level.layers.flatMap(({ objects = [] }) =>
  objects.filter(({ type }) => type === "coin"),
).length;

describe.each(readers)("the platformer, $language, $screen", ({ language, screen }) => {
  const visit = visitOfEachTest(site, { slug: "platformer", language, screen });

  const score = () => visit.page.locator(".game-score").textContent();
  const taken = async () => Number(/\d+/.exec((await score()) ?? "")?.[0]);
  const play = async () => {
    await visit.page.getByRole("button", { name: words.play[language], exact: true }).click();
    await nextPaint(visit.page);
  };

  test("waits until it is played, and pauses", async () => {
    const first = await pictureOf(visit.page);
    expect(await score()).toBe(progressWords(0, coins, 0)[language]);
    await visit.page.waitForTimeout(150);
    expect(await pictureOf(visit.page)).toBe(first);
    await play();
    await visit.page.keyboard.down("ArrowRight");
    await expect.poll(() => pictureOf(visit.page)).not.toBe(first);
    await visit.page.keyboard.press("Escape");
    await nextPaint(visit.page);
    const paused = await pictureOf(visit.page);
    await visit.page.waitForTimeout(150);
    expect(await pictureOf(visit.page)).toBe(paused);
    expect(await visit.page.locator(".game-button").textContent()).toBe(words.goOn[language]);
  });

  test("the keyboard runs to a coin, jumps, and the hero is always in sight", async () => {
    await play();
    const { page } = visit;
    await page.keyboard.down("KeyD");
    await expect.poll(taken, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(await pixelsOf(page, "frame")).toBeGreaterThan(30);
    await page.keyboard.up("KeyD");
    await page.waitForTimeout(200);
    const standing = await pictureOf(page);
    await page.keyboard.down("Space");
    await expect.poll(() => pictureOf(page)).not.toBe(standing);
    await page.keyboard.up("Space");
  });

  test("buttons are held, by a finger or the mouse", async () => {
    await play();
    const { page } = visit;
    const box = await page.getByRole("button", { name: words.right[language], exact: true }).boundingBox();
    if (!box) throw new Error("there is no such button");
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (screen === "phone") {
      const session = await page.context().newCDPSession(page);
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
      await expect.poll(taken, { timeout: 20_000 }).toBeGreaterThan(0);
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    } else {
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      await expect.poll(taken, { timeout: 20_000 }).toBeGreaterThan(0);
      await page.mouse.up();
    }
    await page.waitForTimeout(200);
    const standing = await pictureOf(page);
    await page.waitForTimeout(150);
    expect(await pictureOf(page)).toBe(standing);
  });

  test("the whole level and its buttons are in sight while it is played", async () => {
    await play();
    const pause = visit.page.getByRole("button", { name: words.pause[language], exact: true });
    for (const part of [visit.page.locator(".game-stage"), visit.page.locator(".pad"), pause]) {
      const box = await part.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screen === "phone" ? 740 : 900);
    }
  });

  test("shows its rules", async () => {
    expect(await visit.page.locator(".shiki").textContent()).toContain("export function step(");
  });
});
