import { describe, expect, test } from "vitest";
import { lamps, room, start } from "../../demo/src/game/level.js";
import { words } from "../../demo/src/game/words.js";
import { fitView, toScreen } from "../../demo/src/stage/view.js";
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
    const region = {
      x: room.width / 2,
      y: room.height / 2,
      width: room.width + 0.3,
      height: room.height + 0.3,
    };
    const view = fitView({ ...region, turns: true }, box.width, box.height, "down");
    expect(view.turned).toBe(screen === "phone");
    const { x, y } = toScreen(view, place);
    return { x: box.x + x, y: box.y + y };
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

  test("the whole room and the buttons are in sight while it is played", async () => {
    await play();
    const pause = visit.page.getByRole("button", { name: words.pause[language], exact: true });
    for (const part of [visit.page.locator(".game-stage"), pause]) {
      const box = await part.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screen === "phone" ? 740 : 900);
    }
  });

  test.runIf(screen === "phone")(
    "a finger draws the hero from afar, and a button puts a lamp out",
    async () => {
      await play();
      const { page } = visit;
      const [lamp] = lamps;
      if (!lamp) throw new Error("there is no lamp");
      const [before, lit] = [await colourAt(start), await colourAt(lamp)];
      const far = await pixelOf({ x: 8, y: 1.5 });
      const session = await page.context().newCDPSession(page);
      const touch = (type: "touchStart" | "touchMove", y: number) =>
        session.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: far.x, y }] });
      await touch("touchStart", far.y);
      await touch("touchMove", far.y - 50);
      await expect.poll(() => colourAt(start)).not.toEqual(before);
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await page.getByRole("button", { name: words.lamp[language], exact: true }).tap();
      await expect.poll(() => colourAt(lamp)).not.toEqual(lit);
    },
  );

  test("shows its rules", async () => {
    await visit.page.locator(".game-source summary").click();
    expect(await visit.page.locator(".game-source .shiki").textContent()).toContain("export function step(");
  });
});
