import { describe, expect, test } from "vitest";
import { byHandWords, verdictWords, words } from "../../demo/src/lessons/circle-rect/words.js";
import { timelineLabel } from "../../demo/src/parts/timed-derivation.js";
import { readers } from "./harness.js";
import {
  dragFrom,
  dragHandle,
  handleCentre,
  isPaintedAt,
  pictureOf,
  pixelsOf,
  pressButton,
  pressOn,
  setSlider,
  shownByHand,
  shownFigures,
  shownVerdict,
  stepFigures,
  stepPictures,
  touchDrag,
} from "./stage.js";
import { siteOfAllTests, visitOfEachTest } from "./visits.js";

const site = siteOfAllTests();

describe.each(readers)("circle and turned rectangle, $language, $screen", ({ language, screen }) => {
  const visit = visitOfEachTest(site, { slug: "circle-rect", language, screen });

  async function expectMiss(): Promise<void> {
    const verdict = await shownVerdict(visit.page);
    expect(verdict).toEqual({
      hit: false,
      words: verdictWords.apart[language],
      call: "overlaps(ball, box) → false",
    });
    expect(await pixelsOf(visit.page, "hit")).toBe(0);
    expect(await pixelsOf(visit.page, "idle")).toBeGreaterThan(300);
  }

  async function expectHit(relation: keyof typeof verdictWords): Promise<void> {
    const verdict = await shownVerdict(visit.page);
    expect(verdict).toEqual({
      hit: true,
      words: verdictWords[relation][language],
      call: "overlaps(ball, box) → true",
    });
    expect(await pixelsOf(visit.page, "hit")).toBeGreaterThan(50);
  }

  test("begins apart, with the numbers of the green frame", async () => {
    await expectMiss();
    // For the circle (4.2, 0) r 1.1 and the rectangle 5 by 2.4 turned by 30°.
    expect(await stepFigures(visit.page)).toEqual([
      ...["-2.50", "2.50", "-1.20", "1.20"],
      ...["30°", "-30°", "3.64", "-2.10"],
      ...["2.50", "-1.20"],
      ...["1.14", "0.90", "1.45", "1.10"],
    ]);
    expect(await shownFigures(visit.page)).toEqual(["1.45", "1.10"]);
    expect(await shownByHand(visit.page)).toMatchObject({ answer: byHandWords.miss[language], right: true });
    expect(await pixelsOf(visit.page, "frame")).toBeGreaterThan(200);
    expect(await pixelsOf(visit.page, "measure")).toBeGreaterThan(50);
  });

  test("the angle is typed and applied, by button and by Enter", async () => {
    const field = visit.page.getByLabel(words.angle[language]).and(visit.page.locator("input"));
    await field.fill("0");
    await pressButton(visit.page, words.apply[language]);
    await expectMiss();
    expect((await stepFigures(visit.page)).slice(6, 8)).toEqual(["4.20", "0.00"]);

    await pressButton(visit.page, byHandWords.rimName[language]);
    await field.fill("0");
    await field.press("Enter");
    // From 2 wide to 4 wide: the rectangle now reaches into the circle.
    await expectHit("crossing");
    expect((await shownFigures(visit.page))[0]).toBe("0.50");
  });

  test("what is no angle is refused", async () => {
    const field = visit.page.getByLabel(words.angle[language]).and(visit.page.locator("input"));
    const before = await shownFigures(visit.page);
    await field.fill("");
    await pressButton(visit.page, words.apply[language]);
    expect(await shownFigures(visit.page)).toEqual(before);
    expect(await field.evaluate((input) => input instanceof HTMLInputElement && input.validity.valid)).toBe(
      false,
    );
  });

  test("presets: the sign of y decides, touching counts, and reset goes back", async () => {
    await pressButton(visit.page, words.meets[language]);
    await expectHit("inside");
    await pressButton(visit.page, words.misses[language]);
    await expectMiss();
    await pressButton(visit.page, byHandWords.rimName[language]);
    await expectHit("touching");
    expect(await shownFigures(visit.page)).toEqual(["1.50", "1.50"]);
    expect(await shownByHand(visit.page)).toEqual({
      answer: byHandWords.miss[language],
      right: false,
      reason: byHandWords.rim[language],
    });
    await pressButton(visit.page, words.corner[language]);
    await expectMiss();
    const figures = await stepFigures(visit.page);
    expect(Number(figures[10])).toBeGreaterThan(0);
    expect(Number(figures[11])).toBeGreaterThan(0);
    await visit.page.locator("#reset").click();
    expect(await shownFigures(visit.page)).toEqual(["1.45", "1.10"]);
  });

  test("each convention has its sign: only the mixture is wrong", async () => {
    await pressButton(visit.page, words.meets[language]);
    expect(await shownByHand(visit.page)).toMatchObject({ answer: byHandWords.hit[language], right: true });
    const turnedRight = await pixelsOf(visit.page, "measure");
    await visit.page.getByLabel(words.givenCanvas[language]).check();
    await expectHit("inside");
    expect(await shownByHand(visit.page)).toEqual({
      answer: byHandWords.miss[language],
      right: false,
      reason: byHandWords.wrongWay[language],
    });
    expect(await pixelsOf(visit.page, "measure")).not.toBe(turnedRight);
    await visit.page.getByLabel(words.givenOwn[language]).check();
    expect(await shownByHand(visit.page)).toMatchObject({ right: true });
  });

  test("arrow keys move, turn and resize; Shift makes small steps", async () => {
    await pressOn(visit.page, words.moveBall[language], "ArrowLeft");
    await pressOn(visit.page, words.moveBall[language], "Shift+ArrowDown");
    expect((await stepFigures(visit.page)).slice(6, 8)).toEqual(["3.56", "-2.04"]);
    await pressOn(visit.page, words.moveBox[language], "ArrowLeft", 3);
    expect((await stepFigures(visit.page)).slice(6, 8)).toEqual(["3.52", "-2.19"]);
    await expectMiss();

    const turn = visit.page.getByRole("slider", { name: words.turnBox[language] });
    await pressOn(visit.page, words.turnBox[language], "ArrowLeft", 6);
    expect(await turn.getAttribute("aria-valuenow")).toBe("0");
    await pressOn(visit.page, words.turnBox[language], "Shift+ArrowRight");
    expect(await turn.getAttribute("aria-valuenow")).toBe("0.5");

    await pressOn(visit.page, words.sizeBox[language], "ArrowRight");
    expect((await stepFigures(visit.page))[8]).toBe("2.30");
    await pressOn(visit.page, words.sizeBall[language], "ArrowRight", 6);
    await expectMiss();
    await pressOn(visit.page, words.sizeBall[language], "ArrowRight", 2);
    expect((await shownFigures(visit.page))[1]).toBe("1.90");
    await expectHit("crossing");
  });

  test("the timeline adds the calculation step by step, and each step has its picture", async () => {
    await setSlider(visit.page, timelineLabel[language], 0);
    expect(await pixelsOf(visit.page, "frame")).toBe(0);
    expect(await pixelsOf(visit.page, "measure")).toBe(0);
    const pictures = new Set([await pictureOf(visit.page)]);
    for (const step of [1, 2, 3, 4, 5]) {
      await setSlider(visit.page, timelineLabel[language], step);
      expect(await pixelsOf(visit.page, "frame")).toBeGreaterThan(200);
      pictures.add(await pictureOf(visit.page));
    }
    expect(pictures.size).toBe(6);
    expect(new Set(await stepPictures(visit.page)).size).toBe(5);
  });

  test("a stem ties the handle that turns the rectangle to its side", async () => {
    await setSlider(visit.page, timelineLabel[language], 0);
    await visit.page.locator(".stage").scrollIntoViewIfNeeded();
    const handle = await handleCentre(visit.page, words.turnBox[language]);
    const centre = await handleCentre(visit.page, words.moveBox[language]);
    // The side is at 2.5 of 3.2 units on the way to the handle; no pixel of it or of the handle at 2.65.
    const way = 2.65 / 3.2;
    const along = { x: (handle.x - centre.x) * way, y: (handle.y - centre.y) * way };
    const painted = (across: number) =>
      isPaintedAt(visit.page, {
        x: centre.x + along.x - across * along.y,
        y: centre.y + along.y + across * along.x,
      });
    expect(await painted(0)).toBe(true);
    expect(await painted(0.05)).toBe(false);
    expect(await painted(-0.05)).toBe(false);
  });

  if (screen === "desktop") {
    test("every handle is dragged with the mouse", async () => {
      await dragHandle(visit.page, words.moveBall[language], -150, 0);
      await expectHit("crossing");
      await visit.page.locator("#reset").click();

      const before = await pictureOf(visit.page);
      await dragHandle(visit.page, words.turnBox[language], 20, -60);
      const turn = visit.page.getByRole("slider", { name: words.turnBox[language] });
      expect(Number(await turn.getAttribute("aria-valuenow"))).toBeLessThan(25);
      await dragHandle(visit.page, words.sizeBox[language], 40, 40);
      await dragHandle(visit.page, words.moveBox[language], 0, -50);
      await dragHandle(visit.page, words.sizeBall[language], 60, -40);
      expect(Number((await shownFigures(visit.page))[1])).toBeGreaterThan(1.5);
      expect(await pictureOf(visit.page)).not.toBe(before);
      await visit.page.locator("#reset").click();
      expect(await pictureOf(visit.page)).toBe(before);
    });

    test("a shape is dragged by its inside", async () => {
      const centre = await handleCentre(visit.page, words.moveBall[language]);
      await dragFrom(visit.page, { x: centre.x - 35, y: centre.y + 30 }, -150, 0);
      await expectHit("crossing");
    });
  } else {
    test("a finger drags the handle and the inside of a shape, and scrolls beside them", async () => {
      const centre = await handleCentre(visit.page, words.moveBall[language]);
      const scrolled = () => visit.page.evaluate(() => scrollY);
      const start = await scrolled();
      await touchDrag(visit.page, centre, -60, 0);
      await expectHit("crossing");
      await touchDrag(visit.page, { x: centre.x - 60, y: centre.y + 24 }, 30, -60);
      await expectMiss();
      expect(await scrolled()).toBe(start);
      const figures = await shownFigures(visit.page);
      await touchDrag(visit.page, { x: 30, y: centre.y + 120 }, 0, -80);
      await expect.poll(scrolled).not.toBe(start);
      expect(await shownFigures(visit.page)).toEqual(figures);
    });
  }
});
