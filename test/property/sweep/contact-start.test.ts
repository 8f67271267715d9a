import { describe, expect, it } from "vitest";
import { circle, halfPlane, polyline, rect, type Shape, sweep, sweepTurning } from "../../../src/index.js";

const STILL = { x: 0, y: 0 };

/** Pairs that touch exactly, b lying in the direction of +x from a. */
const TOUCHING: readonly (readonly [string, Shape, Shape])[] = [
  ["two discs", circle(0, 0, 1), circle(3, 0, 2)],
  ["two boxes side by side", rect(0, 0, 2, 2), rect(2, 0, 2, 2)],
  ["boxes corner to corner", rect(0, 0, 2, 2), rect(2, 2, 2, 2)],
  ["a disc and a half plane", circle(0, 0, 1), halfPlane(1, 0, -1, 0)],
  [
    "a point and a polyline",
    { kind: 0, x: 1, y: 0 },
    polyline([
      [1, -1],
      [1, 1],
    ]),
  ],
];

const approaching = { x: -0.5, y: 0 };
const parting = { x: 2, y: 0 };

describe("shapes that touch to begin with", () => {
  it.each(TOUCHING)("%s: meet at once if they move into each other", (_, a, b) => {
    expect(sweep(a, STILL, b, approaching)?.t).toBe(0);
    expect(sweep(a, { x: 0.5, y: 0 }, b, STILL)?.t).toBe(0);
    expect(sweep(b, approaching, a, STILL)?.t).toBe(0);
  });

  it.each(TOUCHING)("%s: are let go if they part", (_, a, b) => {
    expect(sweep(a, STILL, b, parting)).toBeNull();
    expect(sweep(a, { x: -1, y: 0 }, b, STILL)).toBeNull();
  });

  it.each(TOUCHING)("%s: stay let go if they do not move, or move together", (_, a, b) => {
    expect(sweep(a, STILL, b, STILL)).toBeNull();
    expect(sweep(a, parting, b, parting)).toBeNull();
  });

  it("slide along each other, and meet what stands in the way", () => {
    const floor = halfPlane(0, 0, 0, 1);
    const box = rect(0, 1, 2, 2);
    expect(sweep(floor, STILL, box, { x: 5, y: 0 })).toBeNull();
    const step = polyline([
      [-10, 0],
      [4, 0],
      [4, 3],
    ]);
    const hit = sweep(step, STILL, box, { x: 6, y: 0 });
    expect(hit?.t).toBeCloseTo(0.5, 12);
  });

  it("meet at once if they overlap, with the normal of the way out", () => {
    for (const velocity of [STILL, approaching, parting]) {
      const hit = sweep(circle(0, 0, 1), STILL, circle(1.5, 0, 1), velocity);
      expect(hit).toMatchObject({ t: 0, normal: { x: 1, y: 0 }, isCertain: true });
    }
  });

  it("are let go by a turn too if they part", () => {
    const motion = { x: 1, y: 0, turn: 0.1 };
    expect(sweepTurning(rect(0, 0, 2, 2), { ...STILL, turn: 0 }, rect(2, 0, 2, 2), motion)).toBeNull();
    expect(
      sweepTurning(rect(0, 0, 2, 2), { ...STILL, turn: 0.1 }, circle(2, 0, 1), { ...STILL, turn: 0 })?.t,
    ).toBe(0);
  });
});
