import { describe, expect, test } from "vitest";
import { lamps, room, start } from "../../demo/src/game/level.js";
import { words } from "../../demo/src/game/words.js";
import { nextPaint, readers } from "./harness.js";
import { siteOfAllTests, visitOfEachTest } from "./visits.js";

const site = siteOfAllTests();

describe.each(readers)("the game, $language, $screen", ({ language, screen }) => {
  const visit = visitOfEachTest(site, { slug: "index", language, screen }, ({ page }) =>
    page.locator(".game-stage").scrollIntoViewIfNeeded(),
  );

  /** The window's point of a place in the room. */
  async function pixelOf(place: {
    readonly x: number;
    readonly y: number;
  }): Promise<{ x: number; y: number }> {
    const box = await visit.page.locator(".game-stage canvas").boundingBox();
    if (!box) throw new Error("the game is not on the screen");
    const scale = Math.min(box.width / (room.width + 0.3), box.height / (room.height + 0.3));
    return {
      x: box.x + box.width / 2 + (place.x - room.width / 2) * scale,
      y: box.y + box.height / 2 + (place.y - room.height / 2) * scale,
    };
  }

  /** The colour in the room, as red, green and blue. */
  async function colourAt(place: { readonly x: number; readonly y: number }): Promise<number[]> {
    const at = await pixelOf(place);
    return visit.page.locator(".game-stage canvas").evaluate((canvas, point) => {
      const context = new OffscreenCanvas(1, 1).getContext("2d");
      if (!context || !(canvas instanceof HTMLCanvasElement)) return [];
      const box = canvas.getBoundingClientRect();
      const density = canvas.width / box.width;
      context.drawImage(canvas, -(point.x - box.left) * density, -(point.y - box.top) * density);
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    }, at);
  }

  const play = async () => {
    await visit.page.getByRole("button", { name: words.play[language], exact: true }).click();
    await nextPaint(visit.page);
  };

  test("waits until it is played, and pauses", async () => {
    const picture = () =>
      visit.page
        .locator(".game-stage canvas")
        .evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ""));
    const first = await picture();
    await visit.page.waitForTimeout(150);
    expect(await picture()).toBe(first);
    await play();
    await expect.poll(picture).not.toBe(first);
    await visit.page.keyboard.press("Escape");
    await nextPaint(visit.page);
    const paused = await picture();
    await visit.page.waitForTimeout(150);
    expect(await picture()).toBe(paused);
  });

  test("the hero leaves the door by the keyboard", async () => {
    await play();
    const before = await colourAt(start);
    await visit.page.keyboard.down("ArrowRight");
    await expect.poll(() => colourAt(start)).not.toEqual(before);
    await visit.page.keyboard.up("ArrowRight");
  });

  test("the hero comes to a pointer", async () => {
    await play();
    const before = await colourAt(start);
    const goal = await pixelOf({ x: start.x + 2, y: start.y });
    if (screen === "phone") {
      const session = await visit.page.context().newCDPSession(visit.page);
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [goal] });
      await expect.poll(() => colourAt(start)).not.toEqual(before);
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    } else {
      await visit.page.mouse.move(goal.x, goal.y);
      await visit.page.mouse.down();
      await expect.poll(() => colourAt(start)).not.toEqual(before);
      await visit.page.mouse.up();
    }
  });

  test("a click puts an elliptic lamp out", async () => {
    await play();
    const [lamp] = lamps;
    if (!lamp) throw new Error("there is no lamp");
    const lit = await colourAt(lamp);
    const at = await pixelOf(lamp);
    if (screen === "phone") await visit.page.touchscreen.tap(at.x, at.y);
    else await visit.page.mouse.click(at.x, at.y);
    await expect.poll(() => colourAt(lamp)).not.toEqual(lit);
  });

  test("the keyboard alone puts out a lamp, pauses and goes on", async () => {
    const { page } = visit;
    const [lamp] = lamps;
    if (!lamp) throw new Error("there is no lamp");
    const button = page.locator(".game-button");
    await button.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => button.isVisible()).toBe(false);
    await nextPaint(page);
    const lit = await colourAt(lamp);
    await page.keyboard.press("l");
    await expect.poll(() => colourAt(lamp)).not.toEqual(lit);
    await page.keyboard.press("Escape");
    await expect.poll(() => button.textContent()).toBe(words.goOn[language]);
    expect(await button.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => button.isVisible()).toBe(false);
    expect(await page.locator(".game-stage").evaluate((it) => it === document.activeElement)).toBe(true);
  });

  test("shows its rules", async () => {
    await visit.page.locator(".game-source summary").click();
    expect(await visit.page.locator(".game-source .shiki").textContent()).toContain("export function step(");
  });
});
