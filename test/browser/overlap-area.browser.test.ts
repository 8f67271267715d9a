import { area, type Ellipse, intersectionOverUnion, overlapArea, relate } from "osculate";
import { describe, expect, test } from "vitest";
import { firstPair, type Pair, presets } from "../../demo/src/lessons/overlap-area/scenes.js";
import { verdictWords, words } from "../../demo/src/lessons/overlap-area/words.js";
import { changedEllipse, type EllipseChange } from "../../demo/src/stage/changed-ellipse.js";
import { readers } from "./harness.js";
import {
  dragFrom,
  dragHandle,
  handleCentre,
  pictureOf,
  pixelsOf,
  pressButton,
  pressOn,
  setSlider,
  shownFigures,
  shownNotes,
  shownVerdict,
  touchDrag,
} from "./stage.js";
import { siteOfAllTests, visitOfEachTest } from "./visits.js";

const site = siteOfAllTests();

describe.each(readers)("how much do they overlap, $language, $screen", ({ language, screen }) => {
  const visit = visitOfEachTest(site, { slug: "overlap-area", language, screen });

  /** The page says what the library, asked here, says of the same ellipses. */
  async function expectPair({ a, b }: Pair): Promise<void> {
    const shared = overlapArea(a, b);
    const relation = relate(a, b);
    expect(await shownVerdict(visit.page)).toEqual({
      hit: relation !== "apart",
      words: verdictWords[relation][language],
      call: `overlapArea(a, b) → ${shared === 0 ? "0" : shared.toPrecision(12)}`,
    });
    const figures = (await shownFigures(visit.page)).slice(0, 7);
    const [areaA, areaB, polygon, caps, ...rest] = figures;
    expect([areaA, areaB]).toEqual([area(a).toFixed(4), area(b).toFixed(4)]);
    expect(Number(polygon) + Number(caps)).toBeCloseTo(shared, 3);
    expect(rest).toEqual(
      [shared, area(a) + area(b) - shared, intersectionOverUnion(a, b)].map((value) => value.toFixed(4)),
    );
    const blue = await pixelsOf(visit.page, "hit");
    if (relation === "apart") expect(blue).toBe(0);
    else expect(blue).toBeGreaterThan(100);
  }

  test("begins with four corners", async () => {
    await expectPair(firstPair);
    const [, , polygon] = await shownFigures(visit.page);
    expect(Number(polygon)).toBeGreaterThan(1);
    expect(await pixelsOf(visit.page, "frame")).toBeGreaterThan(50);
    await expect.poll(() => visit.page.locator(".error-plot canvas").count()).toBe(1);
  });

  test("presets agree with the library, and reset goes back", async () => {
    for (const [name, pair] of Object.entries(presets)) {
      await pressButton(visit.page, words[name as keyof typeof presets][language]);
      await expectPair(pair);
    }
    expect((await shownFigures(visit.page))[6]).toBe("1.0000");
    await pressButton(visit.page, words.touching[language]);
    expect((await shownVerdict(visit.page)).call).toBe("overlapArea(a, b) → 0");
    await pressButton(visit.page, words.sliver[language]);
    // A count of small squares finds nothing of what is there.
    expect((await shownFigures(visit.page))[7]).toBe("0.0000");
    expect((await shownNotes(visit.page))[7]).toContain("100 %");
    await visit.page.locator("#reset").click();
    await expectPair(firstPair);
  });

  test("estimates come closer with N, and are seen on the stage", async () => {
    const { a, b } = firstPair;
    const truth = overlapArea(a, b);
    const errors = async () => {
      const figures = await shownFigures(visit.page);
      return figures.slice(7, 9).map((figure) => Math.abs(Number(figure) - truth));
    };
    const arcs = await pictureOf(visit.page);
    await visit.page.getByLabel(words.polygons[language], { exact: true }).check();
    expect(await pictureOf(visit.page)).not.toBe(arcs);
    await setSlider(visit.page, words.fineness[language], 0);
    const [coarsePixels = 0, coarsePolygons = 0] = await errors();
    await setSlider(visit.page, words.fineness[language], 12);
    const [finePixels = 1, finePolygons = 1] = await errors();
    expect(finePixels).toBeLessThan(coarsePixels / 10);
    expect(finePolygons).toBeLessThan(coarsePolygons / 100);
    await visit.page.getByLabel(words.pixels[language], { exact: true }).check();
    expect(await pixelsOf(visit.page, "frame")).toBe(0);
  });

  test("arrow keys reach every handle", async () => {
    await pressOn(visit.page, words.moveA[language], "ArrowLeft", 2);
    await pressOn(visit.page, words.turnA[language], "ArrowRight");
    await pressOn(visit.page, words.firstA[language], "ArrowDown");
    await pressOn(visit.page, words.secondA[language], "Shift+ArrowUp", 3);
    await pressOn(visit.page, words.moveB[language], "ArrowDown", 3);
    await pressOn(visit.page, words.turnB[language], "ArrowUp", 2);
    await pressOn(visit.page, words.firstB[language], "ArrowDown");
    await pressOn(visit.page, words.secondB[language], "ArrowUp");
    const { a, b } = firstPair;
    const moved = (shape: Ellipse, change: EllipseChange) => changedEllipse(shape, change);
    await expectPair({
      a: moved(a, { x: -0.5, rx: 3.9, ry: 1.73, degrees: 19 }),
      b: moved(b, { y: 0.3, rx: 3.2, ry: 1.9, degrees: -54 }),
    });
  });

  if (screen === "desktop") {
    test("ellipses are dragged with the mouse", async () => {
      const before = (await shownVerdict(visit.page)).call;
      await dragHandle(visit.page, words.firstB[language], -10, 60);
      expect((await shownVerdict(visit.page)).call).not.toBe(before);
      await dragHandle(visit.page, words.turnA[language], 0, 60);
      await dragHandle(visit.page, words.secondA[language], 0, -40);
      await dragHandle(visit.page, words.moveB[language], 300, 60);
      const centre = await handleCentre(visit.page, words.moveA[language]);
      await dragFrom(visit.page, { x: centre.x - 60, y: centre.y - 10 }, -260, -200);
      await expect.poll(async () => (await shownVerdict(visit.page)).hit).toBe(false);
    });
  } else {
    test("a finger drags an ellipse", async () => {
      const centre = await handleCentre(visit.page, words.moveB[language]);
      const before = (await shownVerdict(visit.page)).call;
      await touchDrag(visit.page, centre, 60, 20);
      expect((await shownVerdict(visit.page)).call).not.toBe(before);
    });
  }
});
