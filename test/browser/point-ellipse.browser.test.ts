import { describe, expect, test } from "vitest";
import { byHandWords, stepWords, words } from "../../demo/src/lessons/point-ellipse/words.js";
import { timelineLabel } from "../../demo/src/parts/timed-derivation.js";
import { nextPaint, readers } from "./harness.js";
import {
  dragFrom,
  dragHandle,
  handleCentre,
  pictureOf,
  pixelsOf,
  pressButton,
  pressOn,
  setSlider,
  shownByHand,
  shownFigures,
  shownNotes,
  shownVerdict,
  stepFigures,
  touchDrag,
} from "./stage.js";
import { siteOfAllTests, visitOfEachTest } from "./visits.js";

const site = siteOfAllTests();

const timelineWords = {
  start: { en: "Start", ja: "スタート" },
  pause: { en: "Pause", ja: "一時停止" },
  back: { en: "Step back", ja: "一つ戻る" },
  forward: { en: "Step forward", ja: "一つ進む" },
} as const;

describe.each(readers)("point and ellipse, $language, $screen", ({ language, screen }) => {
  const visit = visitOfEachTest(site, { slug: "point-ellipse", language, screen, reducedMotion: true });

  async function expectVerdict(name: "inside" | "onRim" | "outside"): Promise<void> {
    const hit = name !== "outside";
    expect(await shownVerdict(visit.page)).toEqual({
      hit,
      words: words[name][language],
      call: `isInPond(pond, point) → ${hit}`,
    });
    // The shapes have the colour, too, not only the verdict.
    const blue = await pixelsOf(visit.page, "hit");
    const grey = await pixelsOf(visit.page, "idle");
    if (hit) expect(blue).toBeGreaterThan(150);
    else expect({ blue, greyEnough: grey > 150 }).toEqual({ blue: 0, greyEnough: true });
  }

  const { move, turn, stretch, compare } = stepWords;
  const names = [move, turn, stretch, compare].map(
    ({ heading }, index) => `${index + 1}. ${heading[language]}`,
  );
  const position = async () => Number(await visit.page.locator(".timeline input").inputValue());
  const caption = () => visit.page.locator(".timeline-caption").textContent();

  test("begins with the point inside, the numbers of each step, and no copy yet", async () => {
    await expectVerdict("inside");
    // x₁, y₁, x₂, y₂, t, x′, y′, |P′|, rx
    const numbers = ["1.10", "1.60", "1.82", "0.68", "2.17", "1.82", "1.48", "2.34", "2.50"];
    expect(await stepFigures(visit.page)).toEqual(numbers);
    expect(await shownFigures(visit.page)).toEqual(["2.34", "2.50"]);
    expect((await shownNotes(visit.page))[1]).toContain("✓");
    expect(await shownByHand(visit.page)).toMatchObject({
      answer: byHandWords.inside[language],
      right: true,
    });
    expect(await pixelsOf(visit.page, "frame")).toBe(0);
    expect(await visit.page.locator(".sine-numbers").textContent()).toContain("0.574");
  });

  test("steps through the idea, forward and back", async () => {
    const pictures = new Set([await pictureOf(visit.page)]);
    const marked: string[] = [];
    expect(await caption()).toBe(names[0]);
    for (const name of [...names.slice(1), names[3]]) {
      await pressButton(visit.page, timelineWords.forward[language]);
      expect(await caption()).toBe(name);
      expect(await pixelsOf(visit.page, "frame")).toBeGreaterThan(150);
      pictures.add(await pictureOf(visit.page));
      marked.push(...(await visit.page.locator(".derivation [aria-current=step] h3").allTextContents()));
    }
    expect(pictures.size).toBe(5);
    // The step below that has just been played is marked.
    expect(marked).toEqual(names.map((name) => name.replace(". ", "")));
    expect(await position()).toBe(4);
    expect(await pixelsOf(visit.page, "measure")).toBeGreaterThan(100);
    await pressButton(visit.page, timelineWords.back[language]);
    expect(await position()).toBe(3);
    expect(await pixelsOf(visit.page, "measure")).toBe(0);
  });

  test("is scrubbed to any moment", async () => {
    await setSlider(visit.page, timelineLabel[language], 1.5);
    expect(await caption()).toBe(names[1]);
    const early = await pictureOf(visit.page);
    await setSlider(visit.page, timelineLabel[language], 2.75);
    expect(await caption()).toBe(names[2]);
    expect(await pictureOf(visit.page)).not.toBe(early);
    await setSlider(visit.page, timelineLabel[language], 1.5);
    expect(await pictureOf(visit.page)).toBe(early);
  });

  test("steps instead of playing for readers who asked for reduced motion", async () => {
    // Every value that the slider takes from the press of the button to the next step, however slow the frames are.
    const taken = await visit.page.locator(".timeline").evaluate(
      (timeline) =>
        new Promise<number[]>((done) => {
          const values: number[] = [];
          const look = () => {
            values.push(Number(timeline.querySelector("input")?.value));
            if (values.at(-1) === 0) requestAnimationFrame(look);
            else done(values);
          };
          timeline.querySelector("button")?.click();
          look();
        }),
    );
    expect(taken.length).toBeGreaterThan(1);
    expect(taken.filter((value) => !Number.isInteger(value))).toEqual([]);
    await pressButton(visit.page, timelineWords.pause[language]);
    const paused = await pictureOf(visit.page);
    await visit.page.waitForTimeout(300);
    expect(await pictureOf(visit.page)).toBe(paused);
  });

  test("on the rim the rounded figure fails, the verdict does not", async () => {
    await pressButton(visit.page, byHandWords.rimName[language]);
    await expectVerdict("onRim");
    expect(await shownFigures(visit.page)).toEqual(["3.1250000000000004", "3.125"]);
    expect((await shownNotes(visit.page))[1]).toBe(byHandWords.roundingNote[language]);
    expect(await shownByHand(visit.page)).toEqual({
      answer: byHandWords.outside[language],
      right: false,
      reason: byHandWords.rounding[language],
    });
    expect(await visit.page.locator(".sine-numbers").textContent()).toContain("0.800");
  });

  test("equal radii, a needle, a flat ellipse, and back", async () => {
    await pressButton(visit.page, words.presetCircle[language]);
    await expectVerdict("outside");
    expect((await shownFigures(visit.page))[1]).toBe("1.80");
    await pressButton(visit.page, words.presetNeedle[language]);
    await expectVerdict("inside");
    await setSlider(visit.page, timelineLabel[language], 4);
    expect(await pixelsOf(visit.page, "measure")).toBeGreaterThan(100);
    await pressButton(visit.page, byHandWords.flatName[language]);
    expect((await shownVerdict(visit.page)).words).toBe(words.inside[language]);
    expect((await shownFigures(visit.page))[0]).toBe("∞");
    expect((await shownNotes(visit.page))[1]).toBe(byHandWords.flatNote[language]);
    expect(await shownByHand(visit.page)).toMatchObject({ right: false, reason: byHandWords.flat[language] });
    await pressButton(visit.page, byHandWords.hairName[language]);
    expect((await shownVerdict(visit.page)).words).toBe(words.outside[language]);
    expect(await shownByHand(visit.page)).toMatchObject({
      answer: byHandWords.inside[language],
      right: false,
    });
    await visit.page.locator("#reset").click();
    await expectVerdict("inside");
    expect(await position()).toBe(0);
    expect((await shownFigures(visit.page))[0]).toBe("2.34");
  });

  test("arrow keys reach every handle", async () => {
    const { page } = visit;
    await pressOn(page, words.movePoint[language], "ArrowUp", 5);
    await expectVerdict("outside");
    expect((await stepFigures(page)).slice(0, 2)).toEqual(["1.10", "2.10"]);
    await pressOn(page, words.movePond[language], "ArrowUp", 5);
    await expectVerdict("inside");
    expect((await stepFigures(page)).slice(0, 2)).toEqual(["1.10", "1.60"]);
    await pressOn(page, words.secondRadius[language], "ArrowDown", 4);
    await expectVerdict("outside");
    const second = page.getByRole("slider", { name: words.secondRadius[language] });
    expect(await second.getAttribute("aria-valuenow")).toBe("0.75");
    await pressOn(page, words.firstRadius[language], "ArrowUp", 2);
    expect((await shownFigures(page))[1]).toBe("2.70");
    await pressOn(page, words.turnPond[language], "ArrowUp", 2);
    const turn = page.getByRole("slider", { name: words.turnPond[language] });
    expect(await turn.getAttribute("aria-valuenow")).toBe("55");
    await expectVerdict("inside");
    await pressOn(page, words.turnPond[language], "Shift+ArrowDown");
    expect(await turn.getAttribute("aria-valuenow")).toBe("54");
  });

  if (screen === "desktop") {
    test("Start plays, Pause holds, and the shapes can be dragged meanwhile", async () => {
      const moving = await site.visit({ slug: "point-ellipse", language, screen });
      const { page } = moving;
      const now = async () => Number(await page.locator(".timeline input").inputValue());
      await pressButton(page, timelineWords.start[language]);
      await page.waitForFunction(() => Number(document.querySelector("input")?.value) > 0.2);
      await pressButton(page, timelineWords.pause[language]);
      const held = await now();
      expect(held).toBeGreaterThan(0.2);
      expect(held).toBeLessThan(4);
      await page.waitForTimeout(200);
      expect(await now()).toBe(held);
      const before = await pictureOf(page);
      await dragHandle(page, words.movePoint[language], 60, -40);
      expect(await now()).toBe(held);
      expect(await pictureOf(page)).not.toBe(before);
      await pressButton(page, timelineWords.start[language]);
      await page.waitForFunction(() => document.querySelector("input")?.value === "4", undefined, {
        timeout: 15_000,
      });
      await nextPaint(page);
      expect(await page.locator(".timeline .button-primary").textContent()).toBe(
        timelineWords.start[language],
      );
      expect(moving.problems).toEqual([]);
      await moving.close();
    });

    test("point, ellipse, radii and turn are dragged with the mouse", async () => {
      const { page } = visit;
      await dragHandle(page, words.movePoint[language], 120, 0);
      await expectVerdict("outside");
      await page.locator("#reset").click();
      await dragHandle(page, words.secondRadius[language], 20, 40);
      await expectVerdict("outside");
      await page.locator("#reset").click();
      await dragHandle(page, words.turnPond[language], -60, 300);
      await expectVerdict("outside");
      await page.locator("#reset").click();
      await dragHandle(page, words.firstRadius[language], -120, 90);
      await expectVerdict("outside");
      await page.locator("#reset").click();
      const centre = await handleCentre(page, words.movePond[language]);
      await dragFrom(page, { x: centre.x + 50, y: centre.y - 10 }, -200, 0);
      await expectVerdict("outside");
    });
  } else {
    test("a finger drags the point", async () => {
      const at = await handleCentre(visit.page, words.movePoint[language]);
      await touchDrag(visit.page, at, -90, 0);
      await expectVerdict("outside");
    });
  }
});
