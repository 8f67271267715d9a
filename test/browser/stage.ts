import type { Locator, Page } from "playwright-core";
import { nextPaint } from "./harness.js";

/** The verdict as the page shows it. */
export interface ShownVerdict {
  readonly hit: boolean;
  readonly words: string;
  readonly call: string;
}

export async function shownVerdict(page: Page): Promise<ShownVerdict> {
  await nextPaint(page);
  return page.locator(".verdict").evaluate((verdict) => ({
    hit: verdict.getAttribute("data-verdict") === "hit",
    words: verdict.querySelector(".verdict-words")?.textContent ?? "",
    call: verdict.querySelector(".verdict-call")?.textContent ?? "",
  }));
}

/** The numbers of the tables beside the stage, from top to bottom, with true minus signs made ASCII. */
export async function shownFigures(page: Page): Promise<string[]> {
  await nextPaint(page);
  const texts = await page.locator(".panel .figure-value").allTextContents();
  return texts.map((text) => text.replaceAll("−", "-"));
}

/** What stands after each number: "✓ yes", "left", and so on. */
export async function shownNotes(page: Page): Promise<string[]> {
  await nextPaint(page);
  return page.locator(".panel .figure-note").allTextContents();
}

/** The numbers of the steps below, in their order. */
export async function stepFigures(page: Page): Promise<string[]> {
  await nextPaint(page);
  const texts = await page.locator(".derivation .figure-value").allTextContents();
  return texts.map((text) => text.replaceAll("−", "-"));
}

/** What stands after each number of the steps. */
export async function stepNotes(page: Page): Promise<string[]> {
  await nextPaint(page);
  return page.locator(".derivation .figure-note").allTextContents();
}

/** What the function written by hand answers, and whether the page says that this is right. */
export async function shownByHand(page: Page): Promise<{ answer: string; right: boolean; reason: string }> {
  await nextPaint(page);
  return page.locator(".method-card").evaluate((card) => ({
    answer: card.querySelector(".method-answer")?.textContent ?? "",
    right: card.getAttribute("data-right") === "true",
    reason: card.querySelector(".method-reason")?.textContent ?? "",
  }));
}

/** The pictures of the steps, each as one string, painted or not. */
export async function stepPictures(page: Page): Promise<string[]> {
  const canvases = page.locator(".derivation canvas");
  for (const canvas of await canvases.all()) {
    await canvas.scrollIntoViewIfNeeded();
    await nextPaint(page);
  }
  return canvases.evaluateAll((all) =>
    all.map((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : "")),
  );
}

/** How many pixels of the stage are in the colour of a role of the palette, give or take what smooths a line. */
export async function pixelsOf(page: Page, role: "hit" | "idle" | "frame" | "measure"): Promise<number> {
  await nextPaint(page);
  return page.locator(".stage canvas").evaluate((canvas, name) => {
    if (!(canvas instanceof HTMLCanvasElement)) return 0;
    const colour = getComputedStyle(canvas).getPropertyValue(`--stage-${name}`).trim();
    const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    // A copy is read: reading the stage itself would make the browser warn, and change how it draws.
    const context = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
    if (!context) return 0;
    context.drawImage(canvas, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    for (let i = 0; i < data.length; i += 4) {
      if (wanted.every((value, channel) => Math.abs((data[i + channel] ?? 0) - value) <= 8)) count++;
    }
    return count;
  }, role);
}

/** Whether anything is drawn on the stage at a point of the window. */
export async function isPaintedAt(page: Page, point: { x: number; y: number }): Promise<boolean> {
  await nextPaint(page);
  return page.locator(".stage canvas").evaluate((canvas, at) => {
    if (!(canvas instanceof HTMLCanvasElement)) return false;
    const context = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
    if (!context) return false;
    context.drawImage(canvas, 0, 0);
    // The style sheet may shorten the colour; set and read back, it has six digits.
    context.fillStyle = getComputedStyle(canvas).getPropertyValue("--stage-ground").trim();
    const ground = String(context.fillStyle);
    const box = canvas.getBoundingClientRect();
    const density = canvas.width / box.width;
    const { data } = context.getImageData((at.x - box.left) * density, (at.y - box.top) * density, 1, 1);
    return [1, 3, 5].some(
      (digits, channel) => Number.parseInt(ground.slice(digits, digits + 2), 16) !== data[channel],
    );
  }, point);
}

/** The whole picture, as one string to compare. */
export async function pictureOf(page: Page): Promise<string> {
  await nextPaint(page);
  return page
    .locator(".stage canvas")
    .evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ""));
}

/** A handle by its name, which nothing else gives it than this attribute. */
function handleOf(page: Page, label: string): Locator {
  return page.locator(`.handle[aria-label="${label}"]`);
}

/** The centre of a handle in CSS pixels of the window. */
export async function handleCentre(page: Page, label: string): Promise<{ x: number; y: number }> {
  await nextPaint(page);
  const handle = handleOf(page, label);
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error(`the handle "${label}" is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags a handle by CSS pixels with the mouse. */
export async function dragHandle(page: Page, label: string, dx: number, dy: number): Promise<void> {
  const from = await handleCentre(page, label);
  await dragFrom(page, from, dx, dy);
}

/** Drags whatever lies under a point of the window with the mouse. */
export async function dragFrom(
  page: Page,
  from: { x: number; y: number },
  dx: number,
  dy: number,
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + dx / 2, from.y + dy / 2);
  await page.mouse.move(from.x + dx, from.y + dy);
  await page.mouse.up();
  await nextPaint(page);
}

/** Drags with a finger: real touch events, which the browser may also take for scrolling. */
export async function touchDrag(
  page: Page,
  from: { x: number; y: number },
  dx: number,
  dy: number,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number, y: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  await touch("touchStart", from.x, from.y);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch("touchMove", from.x + dx * part, from.y + dy * part);
  }
  await touch("touchEnd", from.x + dx, from.y + dy);
  await session.detach();
  await nextPaint(page);
}

/** Focuses a handle and presses a key so many times. */
export async function pressOn(page: Page, label: string, key: string, times = 1): Promise<void> {
  await handleOf(page, label).focus();
  for (let count = 0; count < times; count++) await page.keyboard.press(key);
  await nextPaint(page);
}

/** Presses a button of the page by its name. */
export async function pressButton(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
  await nextPaint(page);
}

/** Moves a native slider, as a reader with a mouse would. */
export async function setSlider(page: Page, label: string, value: number): Promise<void> {
  await page
    .locator("input[type=range]")
    .and(page.getByLabel(label, { exact: true }))
    .fill(String(value));
  await nextPaint(page);
}
