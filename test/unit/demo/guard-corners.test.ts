import { describe, expect, test } from "vitest";
import { findingsOf } from "../../../demo/src/lessons/guard-corners/findings.js";
import { presets } from "../../../demo/src/lessons/guard-corners/presets.js";
import { initial, type State } from "../../../demo/src/lessons/guard-corners/setting.js";
import { randomNumbers } from "./random-numbers.js";

function randomStates(count: number): State[] {
  const random = randomNumbers(5);
  return Array.from({ length: count }, () => ({
    ...initial,
    guardX: random(-5, -3),
    guardY: random(-2, 2),
    heading: random(-30, 30),
    half: random(5, 120),
    heroX: random(-3, 5),
    heroY: random(-3, 3),
    wallAngle: random(-90, 90),
    pillarR: random(0.1, 1),
  }));
}

test("seen means in the view, and nothing between", () => {
  const answers = new Set<string>();
  for (const state of randomStates(300)) {
    const { seen, isInView, isFree, clear } = findingsOf(state);
    answers.add(`${isInView} ${isFree}`);
    expect(seen).toBe(isInView && isFree);
    expect(isFree).toBe(clear === 1);
  }
  expect(answers.size).toBe(4);
});

test("with many rays the triangles come close to the lit region", () => {
  for (const state of randomStates(30)) {
    const coarse = findingsOf({ ...state, rays: 8 });
    const fine = findingsOf({ ...state, rays: 2000 });
    expect(fine.fanArea / fine.litArea).toBeCloseTo(1, 2);
    expect(fine.litArea).toBe(coarse.litArea);
    expect(fine.litArea).toBeLessThanOrEqual(fine.viewArea);
  }
});

describe("presets", () => {
  test("rays go past the thin pole, which hides the hero", () => {
    const pole = findingsOf(presets[0]?.state ?? initial);
    expect([pole.seen, pole.isInView, pole.fanSees]).toEqual([false, true, true]);
  });

  test("a gaze that touches the pillar in one point is stopped there", () => {
    const graze = presets[1]?.state ?? initial;
    expect(findingsOf(graze).seen).toBe(false);
    expect(findingsOf({ ...graze, pillarY: graze.pillarY + 2 ** -40 }).seen).toBe(true);
  });

  test("a guard who leans on the wall sees away from it, though every ray ends where it starts", () => {
    const leaning = findingsOf(presets[2]?.state ?? initial);
    expect(leaning.seen).toBe(true);
    expect(leaning.litArea).toBeGreaterThan(1);
    expect([leaning.fanSees, leaning.fanArea]).toEqual([false, 0]);
  });
});
