import { overlaps } from "osculate";
import { describe, expect, test } from "vitest";
import { findingsOf } from "../../../demo/src/lessons/bullet-wall/findings.js";
import { presets } from "../../../demo/src/lessons/bullet-wall/presets.js";
import {
  initial,
  type Mover,
  moverAt,
  type State,
  wallOf,
} from "../../../demo/src/lessons/bullet-wall/run.js";
import { randomNumbers } from "./random-numbers.js";

const movers: readonly Mover[] = ["circle", "capsule", "ellipse", "rod"];

function randomStates(mover: Mover, count: number): State[] {
  const random = randomNumbers(movers.indexOf(mover) + 1);
  return Array.from({ length: count }, () => ({
    ...initial,
    mover,
    x: random(-5, -3),
    y: random(-3, 3),
    r: random(0.05, 0.6),
    wayX: random(3, 9),
    wayY: random(-4, 4),
    pivotX: random(-2, 2),
    pivotY: random(2, 4),
    rodStart: random(-180, 180),
    rodTurn: random(-340, 340),
    angle: random(-90, 90),
    width: random(0.01, 0.4),
  }));
}

describe.each(movers)("%s", (mover) => {
  test("overlaps the wall during its stay, and at no other time", () => {
    let touching = 0;
    for (const state of randomStates(mover, 60)) {
      const { touch, stay } = findingsOf(state);
      const wall = wallOf(state);
      const meetsAt = (t: number) => overlaps(moverAt(state, t), wall);
      // A rod that begins or ends in the wall may be there twice.
      if (mover === "rod" && (meetsAt(0) || meetsAt(1))) continue;
      if (touch) touching += 1;
      const [from, to] = touch ? [touch.t, touch.t + stay] : [2, 2];
      const margin = 1e-6;
      for (let index = 0; index <= 300; index++) {
        const t = index / 300;
        if (t < from - margin || t > to + margin) expect(meetsAt(t), `t = ${t}`).toBe(false);
        else if (t > from + margin && t < to - margin) expect(meetsAt(t), `t = ${t}`).toBe(true);
      }
    }
    expect(touching).toBeGreaterThan(8);
  });

  test("a frame falls into a stay that is longer than the time between frames", () => {
    let bound = 0;
    for (const state of randomStates(mover, 80)) {
      const { isBoundToSee, seen, touch } = findingsOf(state);
      if (isBoundToSee) {
        bound += 1;
        expect(seen.length).toBeGreaterThan(0);
      }
      if (!touch) expect(seen).toEqual([]);
    }
    expect(bound).toBeGreaterThan(3);
  });
});

test("the first bullet tunnels through its frames, and the smaller one through four times as many", () => {
  const [, smaller] = presets;
  for (const state of [initial, smaller?.state ?? initial]) {
    const { touch, seen } = findingsOf(state);
    expect(touch).not.toBeNull();
    expect(seen).toEqual([]);
  }
  expect(smaller?.state.frames).toBe(4 * initial.frames);
});
