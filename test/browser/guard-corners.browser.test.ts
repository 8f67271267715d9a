import { area, isVisible, visibility, visibleArea } from "osculate";
import { describe, expect, test } from "vitest";
import { presets } from "../../demo/src/lessons/guard-corners/presets.js";
import { initial, type State, settingOf, thingsOf } from "../../demo/src/lessons/guard-corners/setting.js";
import { fanReasons, verdictWords, words } from "../../demo/src/lessons/guard-corners/words.js";
import { methodMarks } from "../../demo/src/parts/method-card.js";
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

describe.each(readers)("a guard among walls, $language, $screen", ({ language, screen }) => {
  const visit = visitOfEachTest(site, { slug: "guard-corners", language, screen });

  /** The page says what the library, asked here, says of the same guard, things and hero. */
  async function expectState(state: Readonly<State>): Promise<void> {
    const setting = settingOf(state);
    const things = thingsOf(setting);
    const seen = isVisible(setting.guard, things, state.heroX, state.heroY);
    const verdict = await shownVerdict(visit.page);
    expect(verdict.hit).toBe(seen);
    expect(verdict.call).toBe(`sees(guard, things, p) → ${seen}`);
    const figures = await shownFigures(visit.page);
    expect(figures[2]).toBe(area(setting.guard).toFixed(4));
    expect(figures[3]).toBe(visibleArea(visibility(setting.guard, things)).toFixed(4));
    const blue = await pixelsOf(visit.page, "hit");
    if (seen) expect(blue).toBeGreaterThan(30);
    else expect(blue).toBe(0);
  }

  async function expectWords(name: keyof typeof verdictWords): Promise<void> {
    expect((await shownVerdict(visit.page)).words).toBe(verdictWords[name][language]);
    const [view, free] = await shownNotes(visit.page);
    expect(view?.startsWith("✓")).toBe(name !== "outside");
    if (name !== "outside") expect(free?.startsWith("✓")).toBe(name === "seen");
  }

  test("begins with the hero behind the wall", async () => {
    await expectState(initial);
    await expectWords("hidden");
    expect(await pixelsOf(visit.page, "measure")).toBeGreaterThan(100);
    expect(await pixelsOf(visit.page, "frame")).toBeGreaterThan(50);
  });

  test("presets agree with the library, and reset goes back", async () => {
    expect(presets.length).toBeGreaterThan(3);
    for (const { label, state } of presets) {
      await pressButton(visit.page, label[language]);
      await expectState(state);
    }
    await visit.page.locator("#reset").click();
    await expectState(initial);
  });

  test("a gaze that grazes the pillar is stopped, one that misses by a hundredth is not", async () => {
    await pressButton(visit.page, words.graze[language]);
    await expectWords("hidden");
    await pressOn(visit.page, words.movePillar[language], "Shift+ArrowDown");
    await expectWords("seen");
    await pressOn(visit.page, words.look[language], "ArrowRight", 9);
    await expectWords("outside");
  });

  test("rays miss a thin pole that the library does not", async () => {
    await pressButton(visit.page, words.pole[language]);
    const card = visit.page.locator(".method-card");
    expect(await card.locator(".method-mark").textContent()).toBe(methodMarks.wrong[language]);
    expect(await card.locator(".method-reason").textContent()).toBe(fanReasons.through[language]);
    await expectWords("hidden");
    const exact = await pictureOf(visit.page);
    await visit.page.getByLabel(words.fan[language], { exact: true }).check();
    expect(await pictureOf(visit.page)).not.toBe(exact);
    await setSlider(visit.page, words.rays[language], 200);
    expect(await card.locator(".method-mark").textContent()).toBe(methodMarks.right[language]);
  });

  test("arrow keys reach every handle", async () => {
    await pressOn(visit.page, words.moveHero[language], "ArrowDown", 16);
    await expectState({ ...initial, heroY: -0.3 });
    await expectWords("seen");
    await pressOn(visit.page, words.moveGuard[language], "ArrowRight", 3);
    await pressOn(visit.page, words.look[language], "Shift+ArrowUp", 2);
    await pressOn(visit.page, words.opening[language], "ArrowLeft");
    await pressOn(visit.page, words.reach[language], "ArrowLeft", 4);
    await pressOn(visit.page, words.moveWall[language], "ArrowUp", 3);
    await pressOn(visit.page, words.turnWall[language], "ArrowLeft", 2);
    await pressOn(visit.page, words.sizeWall[language], "ArrowRight", 2);
    await pressOn(visit.page, words.movePillar[language], "ArrowUp", 2);
    await pressOn(visit.page, words.sizePillar[language], "ArrowDown");
    await pressOn(visit.page, words.moveHedge[language], "ArrowLeft");
    await pressOn(visit.page, words.turnHedge[language], "ArrowRight");
    await expectState({
      ...initial,
      heroY: -0.3,
      guardX: -4.6,
      heading: -4,
      half: 22,
      reach: 8.2,
      wallY: -1.8,
      wallAngle: 10,
      width: 0.8,
      pillarY: 1,
      pillarR: 0.35,
      hedgeX: 2,
      hedgeAngle: -20,
    });
  });

  if (screen === "desktop") {
    test("guard, things and hero are dragged with the mouse", async () => {
      await dragHandle(visit.page, words.moveHero[language], 0, 110);
      expect((await shownVerdict(visit.page)).hit).toBe(true);
      const wall = await handleCentre(visit.page, words.moveWall[language]);
      await dragFrom(visit.page, { x: wall.x - 8, y: wall.y + 30 }, -20, 110);
      expect((await shownVerdict(visit.page)).hit).toBe(false);
      await dragHandle(visit.page, words.look[language], 0, -20);
      await dragHandle(visit.page, words.opening[language], 0, 30);
      await dragHandle(visit.page, words.reach[language], -200, 60);
      await expectWords("outside");
    });
  } else {
    test("a finger drags the hero out of the shadow", async () => {
      const hero = await handleCentre(visit.page, words.moveHero[language]);
      await touchDrag(visit.page, hero, 0, 50);
      expect((await shownVerdict(visit.page)).hit).toBe(true);
    });
  }
});
