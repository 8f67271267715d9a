import { describe, expect, test } from "vitest";
import { accountOf } from "../../demo/src/lessons/walk-walls/account.js";
import { initial, type Setting, settingOf } from "../../demo/src/lessons/walk-walls/setting.js";
import { frameCount, type Method, walkOf } from "../../demo/src/lessons/walk-walls/walk.js";
import {
  faultNames,
  frameName,
  kindNames,
  sceneNamesInWords,
  sceneReasons,
  verdictWords,
  words,
} from "../../demo/src/lessons/walk-walls/words.js";
import { conditionWords } from "../../demo/src/parts/figures-table.js";
import { readers } from "./harness.js";
import {
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

describe.each(readers)("walk without sticking, $language, $screen", ({ language, screen }) => {
  const visit = visitOfEachTest(site, { slug: "walk-walls", language, screen });

  const cards = () => visit.page.locator(".method-card .method-answer").allTextContents();

  function told(setting: Setting, method: Method, frame = frameCount): string | undefined {
    const { counts } = accountOf(walkOf(setting, method), frame);
    if (counts.size === 0) return undefined;
    return [...counts].map(([fault, count]) => `${faultNames[fault][language]} ×${count}`).join(", ");
  }

  /** The cards say what the same walks, made here, have got wrong. */
  async function expectFaults(setting: Setting, frame = frameCount): Promise<void> {
    const faults = [told(setting, "pushOut", frame), told(setting, "sweepAndClip", frame)];
    const marks = await visit.page
      .locator(".method-card")
      .evaluateAll((all) => all.map((card) => card.getAttribute("data-right")));
    expect(marks).toEqual(faults.map((fault) => String(fault === undefined)));
    const said = await cards();
    faults.forEach((fault, index) => {
      if (fault !== undefined) expect(said[index]).toBe(fault);
    });
    // The picture follows in the next frame.
    const orange = expect.poll(() => pixelsOf(visit.page, "measure"));
    if (faults.some((fault) => fault !== undefined)) await orange.toBeGreaterThan(30);
    else await orange.toBe(0);
  }

  test("begins at the end of three walks, one of which is stuck at a seam", async () => {
    await expectFaults(initial);
    expect(told(initial, "pushOut")).toContain(faultNames.stuck[language]);
    expect(told(initial, "moveAndSlide")).toBe(undefined);
    expect((await shownVerdict(visit.page)).words).toBe(verdictWords.walks[language]);
    const end = walkOf(initial, "moveAndSlide").at(-1)?.at.x ?? 0;
    expect((await shownVerdict(visit.page)).call).toBe(
      `walk(world, hero, wish) → { x: ${end.toFixed(2)}, … }`,
    );
    expect((await shownFigures(visit.page)).slice(0, 2)).toEqual(["(0.070, 0.080)", "(0.070, 0.000)"]);
    expect(await shownNotes(visit.page)).toContain(conditionWords.holds[language]);
    expect(await pixelsOf(visit.page, "hit")).toBe(0);
  });

  test("every scene shows its own faults, and says why it is hard", async () => {
    for (const scene of ["wedge", "corridor", "slope", "step", "oneWay", "fast", "seam"] as const) {
      await pressButton(visit.page, sceneNamesInWords[scene][language]);
      await expectFaults(settingOf(scene));
      const reason = await visit.page.locator("p.scene-reason:visible").textContent();
      expect(reason?.slice(0, 20)).toBe(sceneReasons[scene][language].slice(0, 20));
      const gravity = visit.page.getByLabel(words.gravity[language], { exact: true });
      expect(await gravity.isDisabled()).toBe(settingOf(scene).gravity === 0);
      // Blue is who is in something at the end: in the wedge, by push-out.
      expect((await pixelsOf(visit.page, "hit")) > 0).toBe(scene === "wedge");
    }
  });

  test("other heroes, speeds and gravities walk otherwise", async () => {
    await visit.page.getByLabel(kindNames.circle[language], { exact: true }).check();
    await expectFaults(settingOf("seam", "circle"));
    await visit.page.getByLabel(kindNames.box[language], { exact: true }).check();
    await setSlider(visit.page, words.speed[language], 0.05);
    await setSlider(visit.page, words.gravity[language], 0.02);
    await expectFaults({ ...initial, speed: 0.05, gravity: 0.02 });
  });

  test("time is scrubbed, stepped through and played, and faults are counted as they come", async () => {
    await setSlider(visit.page, words.time[language], 5);
    await expectFaults(initial, 5);
    await setSlider(visit.page, words.time[language], 40);
    await expectFaults(initial, 40);
    expect(await visit.page.locator(".timeline-caption").textContent()).toBe(frameName(40)[language]);
    const before = await pictureOf(visit.page);
    await visit.page.locator(".timeline .button-primary").click();
    await expect.poll(() => pictureOf(visit.page)).not.toBe(before);
    await visit.page.locator("#reset").click();
    await expectFaults(initial);
  });

  test("the keyboard moves the start and turns the way", async () => {
    await pressOn(visit.page, words.moveStart[language], "ArrowRight", 4);
    await expectFaults({ ...initial, x: initial.x + 0.25 });
    await pressOn(visit.page, words.turnWay[language], "ArrowUp", 2);
    await expectFaults({ ...initial, x: initial.x + 0.25, direction: -10 });
    const turn = visit.page.getByRole("slider", { name: words.turnWay[language] });
    expect(await turn.getAttribute("aria-valuenow")).toBe("-10");
  });

  if (screen === "desktop") {
    test("the mouse drags the start and turns the way", async () => {
      const before = await shownVerdict(visit.page);
      await dragHandle(visit.page, words.moveStart[language], 60, 0);
      expect((await shownVerdict(visit.page)).call).not.toBe(before.call);
      await dragHandle(visit.page, words.turnWay[language], -10, -40);
      const turn = visit.page.getByRole("slider", { name: words.turnWay[language] });
      expect(Number(await turn.getAttribute("aria-valuenow"))).toBeLessThan(-20);
    });
  } else {
    test("a finger turns the way", async () => {
      const at = await handleCentre(visit.page, words.turnWay[language]);
      await touchDrag(visit.page, at, -8, -30);
      const turn = visit.page.getByRole("slider", { name: words.turnWay[language] });
      expect(Number(await turn.getAttribute("aria-valuenow"))).toBeLessThan(-20);
    });
  }
});
