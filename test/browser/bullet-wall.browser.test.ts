import { overlaps, type SweepHit, sweep } from "osculate";
import { describe, expect, test } from "vitest";
import { findingsOf } from "../../demo/src/lessons/bullet-wall/findings.js";
import { presets } from "../../demo/src/lessons/bullet-wall/presets.js";
import { initial, moverAt, type State, wallOf } from "../../demo/src/lessons/bullet-wall/run.js";
import {
  frameReasons,
  moverNames,
  stripWords,
  verdictWords,
  words,
} from "../../demo/src/lessons/bullet-wall/words.js";
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
  shownVerdict,
  touchDrag,
} from "./stage.js";
import { siteOfAllTests, visitOfEachTest } from "./visits.js";

const site = siteOfAllTests();

const still = { x: 0, y: 0 };

function verdictOf(touch: SweepHit | null): keyof typeof verdictWords {
  if (!touch) return "misses";
  if (touch.t === 0) return "begins";
  return touch.isCertain ? "touches" : "grazes";
}

describe.each(readers)("a bullet that cannot tunnel, $language, $screen", ({ language, screen }) => {
  const visit = visitOfEachTest(site, { slug: "bullet-wall", language, screen });

  /** The page says what the library, asked here, says of the same bullet and the same wall. */
  async function expectFlight(state: Readonly<State>): Promise<void> {
    const touch = sweep(moverAt(state, 0), { x: state.wayX, y: state.wayY }, wallOf(state), still);
    const { hit, words: said, call } = await shownVerdict(visit.page);
    const figures = await shownFigures(visit.page);
    expect(hit).toBe(touch !== null);
    expect(call).toBe(`firstTouch(bullet, way, wall)?.t → ${touch ? touch.t.toFixed(3) : "undefined"}`);
    expect(said).toBe(verdictWords[verdictOf(touch)][language]);
    expect(figures[0]).toBe(touch ? touch.t.toFixed(4) : "–");
    expect(figures[1]).toBe(touch ? `(${touch.point.x.toFixed(2)}, ${touch.point.y.toFixed(2)})` : "–");
    const blue = await pixelsOf(visit.page, "hit");
    if (touch) expect(blue).toBeGreaterThan(200);
    else expect(blue).toBe(0);
  }

  async function expectFrames(sees: boolean, right: boolean, reason: string): Promise<void> {
    const card = visit.page.locator(".method-card");
    const said = sees ? words.framesHit : words.framesMiss;
    expect(await card.locator(".method-answer").textContent()).toBe(said[language]);
    expect(await card.locator(".method-mark").textContent()).toBe(
      methodMarks[right ? "right" : "wrong"][language],
    );
    expect(await card.locator(".method-reason").textContent()).toBe(reason);
  }

  const caption = () => visit.page.locator(".time-figure p").textContent();

  test("begins with a bullet that the frames lose and the sweep does not", async () => {
    await expectFlight(initial);
    await expectFrames(false, false, frameReasons.tunnels(4)[language]);
    expect(await caption()).toBe(stripWords.between[language]);
    const figures = await shownFigures(visit.page);
    // The stay, found by the film run backwards, is as long as the wall and the bullet together take to pass.
    const { angle, r, wayX, wayY, width } = initial;
    const normal = { x: Math.cos((angle * Math.PI) / 180), y: Math.sin((angle * Math.PI) / 180) };
    expect(figures[4]).toBe(((width + 2 * r) / (wayX * normal.x + wayY * normal.y)).toFixed(4));
    expect(figures[5]).toBe("0.1250");
    expect(await pixelsOf(visit.page, "measure")).toBeGreaterThan(30);
  });

  test("more frames see it, late; a smaller bullet gets through again", async () => {
    await setSlider(visit.page, words.frames[language], 32);
    await expectFlight(initial);
    const { seen, depth } = findingsOf({ ...initial, frames: 32 });
    const [first = -1] = seen;
    expect(overlaps(moverAt(initial, first / 32), wallOf(initial))).toBe(true);
    await expectFrames(true, true, frameReasons.sees(first, depth)[language]);
    expect(await caption()).toBe(stripWords.bound[language]);
    await pressButton(visit.page, words.smaller[language]);
    expect(await visit.page.locator(".method-mark").textContent()).toBe(methodMarks.wrong[language]);
  });

  test("presets agree with the library, and reset goes back", async () => {
    expect(presets.length).toBeGreaterThan(4);
    for (const { label, state } of presets) {
      await pressButton(visit.page, label[language]);
      await expectFlight(state);
    }
    await pressButton(visit.page, words.corner[language]);
    expect((await shownFigures(visit.page))[3]).toBe("–");
    await pressButton(visit.page, words.past[language]);
    await expectFrames(false, true, frameReasons.misses[language]);
    expect(await caption()).toBe(stripWords.none[language]);
    await visit.page.locator("#reset").click();
    await expectFlight(initial);
  });

  test("a capsule, an ellipse, and a rod that turns", async () => {
    for (const mover of ["capsule", "ellipse"] as const) {
      await visit.page.getByLabel(moverNames[mover][language], { exact: true }).check();
      await expectFlight({ ...initial, mover });
    }
    await visit.page.getByLabel(moverNames.rod[language], { exact: true }).check();
    const rod = findingsOf({ ...initial, mover: "rod" });
    expect((await shownVerdict(visit.page)).call).toBe(
      `spinTouch(rod, turn, wall)?.t → ${rod.touch?.t.toFixed(3)}`,
    );
    await expectFrames(false, false, frameReasons.tunnels(4)[language]);
    const turn = visit.page.getByRole("slider", { name: words.rodEnd[language], exact: true });
    expect(await turn.getAttribute("aria-valuenow")).toBe("160");
    await pressOn(visit.page, words.rodEnd[language], "ArrowLeft", 20);
    expect(await turn.getAttribute("aria-valuenow")).toBe("60");
    expect((await shownVerdict(visit.page)).hit).toBe(false);
    await pressOn(visit.page, words.movePivot[language], "ArrowRight", 20);
    await pressOn(visit.page, words.rodStart[language], "ArrowUp", 20);
    const start = await handleCentre(visit.page, words.rodStart[language]);
    const pivot = await handleCentre(visit.page, words.movePivot[language]);
    expect(start.y).toBeLessThan(pivot.y);
  });

  test("arrow keys reach every handle", async () => {
    await pressOn(visit.page, words.moveStart[language], "ArrowUp", 3);
    await pressOn(visit.page, words.moveEnd[language], "ArrowDown", 2);
    await pressOn(visit.page, words.radius[language], "ArrowUp");
    await pressOn(visit.page, words.moveWall[language], "ArrowLeft", 4);
    await pressOn(visit.page, words.turnWall[language], "ArrowRight", 2);
    await pressOn(visit.page, words.sizeWall[language], "Shift+ArrowRight", 5);
    await expectFlight({
      ...initial,
      y: 2.2,
      // The end stays behind when the start moves, so the way is moved by both.
      wayY: -2.6,
      r: 0.36,
      wallX: 0.5,
      angle: 28,
      width: 0.24,
    });
  });

  test("time runs from start to end, and can be set", async () => {
    const before = await pictureOf(visit.page);
    await setSlider(visit.page, words.time[language], 0.75);
    const later = await pictureOf(visit.page);
    expect(later).not.toBe(before);
    await visit.page.locator(".timeline .button-primary").click();
    await expect.poll(() => pictureOf(visit.page)).not.toBe(later);
    await visit.page.locator("#reset").click();
    expect(await visit.page.locator(".timeline input").inputValue()).toBe("0");
  });

  if (screen === "desktop") {
    test("bullet and wall are dragged with the mouse", async () => {
      await dragHandle(visit.page, words.moveEnd[language], 0, 230);
      expect((await shownVerdict(visit.page)).hit).toBe(false);
      const wall = await handleCentre(visit.page, words.moveWall[language]);
      await dragFrom(visit.page, { x: wall.x + 8, y: wall.y - 25 }, 0, 200);
      expect((await shownVerdict(visit.page)).hit).toBe(true);
      await dragHandle(visit.page, words.turnWall[language], 0, 90);
      await dragHandle(visit.page, words.sizeWall[language], -30, -60);
      await dragHandle(visit.page, words.moveStart[language], 60, -40);
      await dragHandle(visit.page, words.radius[language], 0, -40);
      const radius = visit.page.getByRole("slider", { name: words.radius[language] });
      expect(Number(await radius.getAttribute("aria-valuenow"))).toBeGreaterThan(0.6);
    });
  } else {
    test("a finger drags the end of the way", async () => {
      const end = await handleCentre(visit.page, words.moveEnd[language]);
      await touchDrag(visit.page, end, 0, 110);
      expect((await shownVerdict(visit.page)).hit).toBe(false);
    });
  }
});
