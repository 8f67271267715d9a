import { describe, expect, test } from "vitest";
import { byHandWords, verdictWords, words } from "../../demo/src/lessons/point-sector/words.js";
import { readers } from "./harness.js";
import {
  dragHandle,
  handleCentre,
  pixelsOf,
  pressButton,
  pressOn,
  setSlider,
  shownByHand,
  shownFigures,
  shownNotes,
  shownVerdict,
  stepFigures,
  stepPictures,
  touchDrag,
} from "./stage.js";
import { siteOfAllTests, visitOfEachTest } from "./visits.js";

const site = siteOfAllTests();

describe.each(readers)("sector and point, $language, $screen", ({ language, screen }) => {
  const visit = visitOfEachTest(site, { slug: "point-sector", language, screen });

  async function expectVerdict(nearEnough: boolean, withinAngle: boolean): Promise<void> {
    const hit = nearEnough && withinAngle;
    expect(await shownVerdict(visit.page)).toEqual({
      hit,
      words: verdictWords(nearEnough, withinAngle)[language],
      call: `containsPoint(guard, x, y) → ${hit}`,
    });
    const [, angleNote, , distanceNote] = await shownNotes(visit.page);
    expect([angleNote?.startsWith("✓"), distanceNote?.startsWith("✓")]).toEqual([withinAngle, nearEnough]);
    if (hit) expect(await pixelsOf(visit.page, "hit")).toBeGreaterThan(80);
    else expect(await pixelsOf(visit.page, "hit")).toBe(0);
  }

  /** A point of the window, `along` and `across` radii from the guard, seen along the middle direction. */
  async function placeFromGuard(along: number, across: number): Promise<{ x: number; y: number }> {
    // All of it: a tap below the window's edge reaches nothing.
    await visit.page.locator(".stage").scrollIntoViewIfNeeded();
    const guard = await handleCentre(visit.page, words.moveApex[language]);
    const rim = await handleCentre(visit.page, words.radius[language]);
    const arm = { x: rim.x - guard.x, y: rim.y - guard.y };
    return { x: guard.x + along * arm.x - across * arm.y, y: guard.y + along * arm.y + across * arm.x };
  }

  test("begins in view, with its numbers", async () => {
    await expectVerdict(true, true);
    // The point (−0.2, −1.6) from the guard at (−3, 0.6), who looks from −50° to 30°.
    expect(await shownFigures(visit.page)).toEqual(["-0.882", "-0.766", "3.56", "5.00"]);
    expect(await stepFigures(visit.page)).toEqual([
      ...["(-2.80, 2.20)", "3.56", "(-0.79, 0.62)"],
      ...["-10°", "80°", "-10°", "(0.98, -0.17)"],
      "-0.882",
      ...["-0.766", "40°", "-0.766"],
      ...["-0.882", "-0.766", "3.56", "5.00"],
    ]);
    expect(await shownByHand(visit.page)).toMatchObject({ answer: byHandWords.hit[language], right: true });
    expect(await pixelsOf(visit.page, "frame")).toBeGreaterThan(100);
    expect(await pixelsOf(visit.page, "measure")).toBeGreaterThan(100);
  });

  test("the point goes where the pointer is", async () => {
    await pressOn(visit.page, words.radius[language], "ArrowLeft", 20);
    expect((await shownFigures(visit.page))[3]).toBe("3.00");
    const goTo = async (along: number, across: number) => {
      const { x, y } = await placeFromGuard(along, across);
      if (screen === "desktop") await visit.page.mouse.move(x, y);
      else await visit.page.touchscreen.tap(x, y);
    };
    await goTo(0.6, 0.1);
    await expectVerdict(true, true);
    await goTo(1.7, 0.1);
    await expectVerdict(false, true);
    await goTo(-0.4, 0.1);
    await expectVerdict(true, false);
    await goTo(0.2, 1.1);
    await expectVerdict(false, false);
  });

  test("start and end sliders wrap, pass 180° and close", async () => {
    await setSlider(visit.page, words.start[language], 350);
    await setSlider(visit.page, words.end[language], 10);
    // Mean, opening, middle; the cosine of the mean's opening, half the opening, its cosine.
    expect((await stepFigures(visit.page)).slice(3, 6)).toEqual(["180°", "20°", "0°"]);
    expect((await stepFigures(visit.page)).slice(8, 11)).toEqual(["0.985", "10°", "-0.985"]);
    await expectVerdict(true, false);
    await setSlider(visit.page, words.end[language], -10);
    expect((await stepFigures(visit.page))[9]).toBe("0°");
    await setSlider(visit.page, words.start[language], 90);
    await setSlider(visit.page, words.end[language], 360);
    expect((await stepFigures(visit.page)).slice(9, 11)).toEqual(["135°", "0.707"]);
    await expectVerdict(true, true);
    await setSlider(visit.page, words.start[language], -360);
    expect((await stepFigures(visit.page))[9]).toBe("180°");
    await expectVerdict(true, true);
    await setSlider(visit.page, words.start[language], 720);
    expect((await stepFigures(visit.page))[9]).toBe("0°");
    await expectVerdict(true, false);
  });

  test("presets, and reset", async () => {
    const halves = [
      ["halfDisc", "90°", true],
      ["wide", "135°", false],
      ["whole", "180°", true],
    ] as const;
    for (const [name, half, within] of halves) {
      await pressButton(visit.page, words[name][language]);
      expect((await stepFigures(visit.page))[9]).toBe(half);
      await expectVerdict(true, within);
      expect((await shownByHand(visit.page)).right).toBe(true);
    }
    for (const name of ["wrapping", "edge", "seam", "closed", "apex"] as const) {
      await pressButton(visit.page, byHandWords[`${name}Name`][language]);
      await expectVerdict(true, true);
      expect(await shownByHand(visit.page)).toEqual({
        answer: byHandWords.miss[language],
        right: false,
        reason: byHandWords[name][language],
      });
    }
    expect(await shownFigures(visit.page)).toEqual(["0/0", "-0.766", "0.00", "5.00"]);
    await visit.page.locator("#reset").click();
    expect(await shownFigures(visit.page)).toEqual(["-0.882", "-0.766", "3.56", "5.00"]);
    expect(new Set(await stepPictures(visit.page)).size).toBe(5);
  });

  test("arrow keys reach every handle", async () => {
    await pressOn(visit.page, words.movePoint[language], "ArrowDown", 60);
    await expectVerdict(true, false);
    await pressOn(visit.page, words.movePoint[language], "Shift+ArrowDown");
    await pressOn(visit.page, words.movePoint[language], "ArrowUp", 30);
    await expectVerdict(true, true);
    await pressOn(visit.page, words.moveApex[language], "ArrowRight", 36);
    expect((await shownFigures(visit.page))[2]).toBe("1.14");
    const value = (name: "start" | "end" | "look") =>
      visit.page
        .locator(".handle")
        .and(visit.page.getByRole("slider", { name: words[name][language], exact: true }))
        .getAttribute("aria-valuenow");
    await pressOn(visit.page, words.start[language], "ArrowLeft");
    await pressOn(visit.page, words.end[language], "Shift+ArrowUp", 2);
    expect([await value("start"), await value("end")]).toEqual(["-55", "31"]);
    await pressOn(visit.page, words.look[language], "ArrowRight", 2);
    expect([await value("start"), await value("end"), await value("look")]).toEqual(["-45", "41", "-2"]);
  });

  if (screen === "desktop") {
    test("the other handles are dragged with the mouse", async () => {
      await dragHandle(visit.page, words.start[language], 0, -60);
      await dragHandle(visit.page, words.end[language], 0, 60);
      expect(Number.parseFloat((await stepFigures(visit.page))[9] ?? "")).toBeGreaterThan(43);
      await dragHandle(visit.page, words.look[language], -60, 200);
      expect((await shownFigures(visit.page))[1]).not.toBe("-0.766");
      await dragHandle(visit.page, words.radius[language], -80, -40);
      expect(Number((await shownFigures(visit.page))[3])).toBeLessThan(4.6);
      const before = await handleCentre(visit.page, words.moveApex[language]);
      await dragHandle(visit.page, words.moveApex[language], 40, -30);
      const after = await handleCentre(visit.page, words.moveApex[language]);
      expect(after.x - before.x).toBeCloseTo(40, -1);
      expect(after.y - before.y).toBeCloseTo(-30, -1);
    });
  } else {
    test("a finger drags the point", async () => {
      const point = await handleCentre(visit.page, words.movePoint[language]);
      await touchDrag(visit.page, point, 0, 135);
      await expectVerdict(true, false);
    });
  }
});
