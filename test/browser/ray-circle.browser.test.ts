import { describe, expect, test } from "vitest";
import { byHandWords, verdictWords, words } from "../../demo/src/lessons/ray-circle/words.js";
import { readers } from "./harness.js";
import {
  dragFrom,
  dragHandle,
  handleCentre,
  pictureOf,
  pixelsOf,
  pressButton,
  pressOn,
  shownByHand,
  shownFigures,
  shownVerdict,
  stepFigures,
  stepNotes,
  stepPictures,
  touchDrag,
} from "./stage.js";
import { siteOfAllTests, visitOfEachTest } from "./visits.js";

const site = siteOfAllTests();

describe.each(readers)("ray and circle, $language, $screen", ({ language, screen }) => {
  const visit = visitOfEachTest(site, { slug: "ray-circle", language, screen, reducedMotion: true });

  async function expectVerdict(name: keyof typeof verdictWords, t: string | null): Promise<void> {
    const answer = t === null ? "null" : `{ t: ${t}, … }`;
    expect(await shownVerdict(visit.page)).toEqual({
      hit: t !== null,
      words: verdictWords[name][language],
      call: `raycast(beam, target) → ${answer}`,
    });
  }

  test("begins with two points ahead", async () => {
    await expectVerdict("through", "2.09");
    const roots = ["2.09", "3.87"];
    const points = ["(-0.43, 0.97)", "(3.15, 0.25)"];
    expect(await shownFigures(visit.page)).toEqual([...roots, ...points]);
    expect(await stepFigures(visit.page)).toEqual([
      ...["(-5.80, 2.00)", "(2.00, -0.40)", "(5.80, -2.00)"],
      "2.00",
      "2.04",
      ...["4.16", "-12.40", "33.64"],
      ...["2.98", "0.82", "13.82", ...roots],
      ...points,
    ]);
    expect((await stepNotes(visit.page))[10]).toBe(words.twoRoots[language]);
    expect(await shownByHand(visit.page)).toMatchObject({ answer: byHandWords.hit[language], right: true });
    expect(new Set(await stepPictures(visit.page)).size).toBe(6);
    expect(await pixelsOf(visit.page, "hit")).toBeGreaterThan(300);
    expect(await pixelsOf(visit.page, "measure")).toBeGreaterThan(100);
  });

  test("a direction of length 1 changes t, not the points", async () => {
    await visit.page.getByLabel(words.unit[language]).check();
    expect((await stepFigures(visit.page)).slice(4, 6)).toEqual(["1.00", "1.00"]);
    const figures = await shownFigures(visit.page);
    expect(figures).toEqual(["4.26", "7.90", "(-0.43, 0.97)", "(3.15, 0.25)"]);
    await expectVerdict("through", "4.26");
    await visit.page.getByLabel(words.asDrawn[language]).check();
    expect((await shownFigures(visit.page)).slice(0, 2)).toEqual(["2.09", "3.87"]);
  });

  test("tangent: a double root", async () => {
    await pressButton(visit.page, words.tangent[language]);
    await expectVerdict("grazes", "3.80");
    const figures = await stepFigures(visit.page);
    expect(figures.slice(9, 13)).toEqual(["2.00", "0.00", "3.80", "3.80"]);
    expect((await stepNotes(visit.page))[10]).toBe(words.oneRoot[language]);
    expect(await pixelsOf(visit.page, "hit")).toBeGreaterThan(300);
    await pressOn(visit.page, words.moveStart[language], "Shift+ArrowUp");
    await expectVerdict("passes", null);
    expect(await pixelsOf(visit.page, "hit")).toBe(0);
  });

  test("behind the start: both roots negative, no hit", async () => {
    await pressButton(visit.page, words.behind[language]);
    await expectVerdict("behind", null);
    const figures = await shownFigures(visit.page);
    expect(Number(figures[0])).toBeLessThan(Number(figures[1]));
    expect(Number(figures[1])).toBeLessThan(0);
    expect(await pixelsOf(visit.page, "hit")).toBe(0);
  });

  test("start inside: t is 0, one root on each side", async () => {
    await pressButton(visit.page, byHandWords.insideName[language]);
    await expectVerdict("startsInside", "0.00");
    const figures = await shownFigures(visit.page);
    expect(Number(figures[0])).toBeLessThan(0);
    expect(Number(figures[1])).toBeGreaterThan(0);
    expect(await shownByHand(visit.page)).toEqual({
      answer: byHandWords.miss[language],
      right: false,
      reason: byHandWords.inside[language],
    });
    expect(await pixelsOf(visit.page, "hit")).toBeGreaterThan(300);
  });

  test("radius 0 is hit when the ray runs through it; passing by is not", async () => {
    await pressButton(visit.page, words.noRadius[language]);
    await expectVerdict("throughPoint", "4.00");
    expect(await pixelsOf(visit.page, "hit")).toBeGreaterThan(0);
    await pressButton(visit.page, words.miss[language]);
    await expectVerdict("passes", null);
    expect(await shownFigures(visit.page)).toEqual(["–", "–", "–", "–"]);
    expect((await stepNotes(visit.page))[10]).toBe(words.noRoots[language]);
    await visit.page.locator("#reset").click();
    await expectVerdict("through", "2.09");
  });

  test("an allowance makes touches of misses, in a small world of all of them", async () => {
    for (const name of ["hairName", "smallName"] as const) {
      await pressButton(visit.page, byHandWords[name][language]);
      await expectVerdict("passes", null);
      expect(await shownByHand(visit.page)).toEqual({
        answer: byHandWords.hit[language],
        right: false,
        reason: byHandWords.allowance[language],
      });
      expect(await pixelsOf(visit.page, "idle")).toBeGreaterThan(50);
    }
    expect((await stepFigures(visit.page))[3]).toBe("1.00 · 10⁻⁴");
    await pressButton(visit.page, byHandWords.rimName[language]);
    await expectVerdict("startsOnRim", "0.00");
    expect(await shownByHand(visit.page)).toMatchObject({ right: false, reason: byHandWords.rim[language] });
  });

  test("a negative radius, and a ray without a direction, are told in words", async () => {
    for (const [name, cause] of [
      ["negativeRadius", "radius"],
      ["noDirection", "direction"],
    ] as const) {
      await pressButton(visit.page, words[name][language]);
      const { hit, words: said, call } = await shownVerdict(visit.page);
      expect([hit, said]).toEqual([false, verdictWords[cause][language]]);
      expect(call).toContain("RangeError: ");
      expect(await shownByHand(visit.page)).toMatchObject({
        answer: byHandWords.nothing[language],
        reason: byHandWords.refused[language],
      });
      expect(await shownFigures(visit.page)).toEqual(["–", "–", "–", "–"]);
    }
    const field = visit.page.getByLabel(words.radiusField[language], { exact: true });
    await visit.page.locator("#reset").click();
    await field.fill("-2");
    await field.press("Enter");
    expect((await shownVerdict(visit.page)).words).toBe(verdictWords.radius[language]);
    await field.fill("0.5");
    await field.press("Enter");
    await expectVerdict("passes", null);
  });

  test("arrow keys reach every handle", async () => {
    await pressOn(visit.page, words.moveStart[language], "ArrowLeft", 2);
    await pressOn(visit.page, words.moveCircle[language], "ArrowDown");
    expect((await stepFigures(visit.page))[2]).toBe("(6.00, -1.90)");
    await pressOn(visit.page, words.radius[language], "ArrowDown", 5);
    const radius = visit.page.getByRole("slider", { name: words.radius[language] });
    expect(await radius.getAttribute("aria-valuenow")).toBe("1.5");
    await pressOn(visit.page, words.aim[language], "ArrowDown", 8);
    await expectVerdict("passes", null);
    // A direction of no length is refused.
    await pressOn(visit.page, words.aim[language], "ArrowUp", 4);
    await pressOn(visit.page, words.aim[language], "ArrowLeft", 25);
    expect((await stepFigures(visit.page))[4]).toBe("0.10");
  });

  if (screen === "desktop") {
    test("start, direction, circle and radius are dragged with the mouse", async () => {
      await dragHandle(visit.page, words.aim[language], 40, 90);
      await expectVerdict("passes", null);
      await dragHandle(visit.page, words.moveStart[language], 0, -330);
      expect((await shownVerdict(visit.page)).hit).toBe(true);
      await dragHandle(visit.page, words.radius[language], -100, 130);
      expect((await shownVerdict(visit.page)).hit).toBe(false);
      await visit.page.locator("#reset").click();
      const circle = await handleCentre(visit.page, words.moveCircle[language]);
      await dragFrom(visit.page, { x: circle.x - 60, y: circle.y - 60 }, 0, -180);
      await expectVerdict("passes", null);
    });

    test("sparks fly at the near point, unless motion is unwelcome", async () => {
      const still = await pictureOf(visit.page);
      await visit.page.waitForTimeout(150);
      expect(await pictureOf(visit.page)).toBe(still);

      const moving = await site.visit({ slug: "ray-circle", language, screen });
      await pressOn(moving.page, words.moveStart[language], "Shift+ArrowUp");
      const early = await pictureOf(moving.page);
      await expect.poll(() => pictureOf(moving.page)).not.toBe(early);
      expect(moving.problems).toEqual([]);
      await moving.close();
    });
  } else {
    test("a finger drags the start", async () => {
      const start = await handleCentre(visit.page, words.moveStart[language]);
      await touchDrag(visit.page, start, 0, 100);
      await expectVerdict("passes", null);
    });
  }
});
