import { describe, expect, it } from "vitest";
import {
  annularSector,
  arc,
  circle,
  compound,
  halfPlane,
  moveTo,
  point,
  polygon,
  polyline,
  rect,
  type Shape,
  sector,
  segment,
  signedDistance,
  sweep,
  sweepTurning,
} from "../../../src/index.js";

const BACKWARD = { x: -1, y: -1 };
const STILL = { x: 0, y: 0 };

/** Pairs that touch exactly, b lying in the direction of +x from a. */
const TOUCHING: readonly (readonly [string, Shape, Shape])[] = [
  ["two discs", circle(0, 0, 1), circle(3, 0, 2)],
  ["two boxes side by side", rect(0, 0, 2, 2), rect(2, 0, 2, 2)],
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

const UPPER_BOX = rect(2, 2, 2, 2);

/** Pairs that touch in (1, 1), where a corner of at least one of them is, b lying above and to the right. */
const CORNERS: readonly (readonly [string, Shape, Shape])[] = [
  ["two boxes", rect(0, 0, 2, 2), UPPER_BOX],
  ["a box and the corner of a sector", rect(0, 0, 2, 2), sector(1, 1, 2, 0, { x: 0, y: 1 })],
  ["a point and a box", point(1, 1), UPPER_BOX],
  ["a segment and a box", segment(0, 0, 1, 1), UPPER_BOX],
  ["two segments", segment(0, 0, 1, 1), segment(1, 1, 3, 2)],
  ["a box and a compound", UPPER_BOX, compound([rect(0, 0, 2, 2)])],
  [
    "a sharp corner and a notched shape",
    polygon([
      [-4, 0],
      [1, 1],
      [-2, 2],
    ]),
    polygon([
      [1, 1],
      [5, 1],
      [5, 5],
      [4, 5],
      [4, 4],
      [1, 4],
    ]),
  ],
];

const DIRECTIONS = [-3, -2, -1, 0, 1, 2, 3].flatMap((x) =>
  [-3, -2, -1, 0, 1, 2, 3].map((y) => ({ x: x / 16, y: y / 16 })),
);

/** Whether b, moved on by a little of its way, is in a. */
function isInSoon(a: Shape, b: Shape, velocity: { x: number; y: number }): boolean {
  const moved = moveTo(structuredClone(b), b.x + velocity.x / 1024, b.y + velocity.y / 1024);
  return signedDistance(a, moved) < -1e-9;
}

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

  it.each(CORNERS)("%s: corners meet at once only if they move into each other", (_, a, b) => {
    const answers = DIRECTIONS.map((velocity) => sweep(a, STILL, b, velocity)?.t);
    expect(answers).toEqual(DIRECTIONS.map((velocity) => (isInSoon(a, b, velocity) ? 0 : undefined)));
    const exchanged = DIRECTIONS.map((velocity) => sweep(b, velocity, a, STILL)?.t);
    expect(exchanged).toEqual(answers);
  });

  it("give the same answer in both orders if they have the same numbers", () => {
    const wall = segment(-1, 0, 1, 0);
    const twin = segment(-1, 0, 1, 0);
    const both = DIRECTIONS.map((velocity) => [
      sweep(wall, velocity, twin, STILL)?.t,
      sweep(twin, STILL, wall, velocity)?.t,
    ]);
    expect(both.map(([first]) => first)).toEqual(both.map(([, second]) => second));
  });

  it("go through the boundary of a solid that is not convex, and meet it at once", () => {
    const notched = polygon([
      [0, 2],
      [5, 2],
      [5, 7],
      [3, 7],
      [3, 4],
      [2, 4],
      [2, 7],
      [0, 7],
    ]);
    // The one is a rounding above the edge, the other below it, and the third on it.
    const beside = [arc(3, 4.82842712474619, 4, BACKWARD, BACKWARD), point(1, 2 - 2 ** -52)];
    for (const start of [...beside, point(1, 2)]) {
      expect(sweep(notched, STILL, start, { x: 1, y: 4 })).toMatchObject({ t: 0, normal: { x: 0, y: -1 } });
      expect(sweep(notched, STILL, start, { x: 1, y: -4 })).toBeNull();
    }
    const ring = annularSector(0, 0, 1, 2, 0, 2 * Math.PI);
    const outside = point(2 + 2 ** -51, 0);
    expect(sweep(ring, STILL, outside, { x: -1.5, y: 0 })).toMatchObject({ t: 0, normal: { x: 1, y: 0 } });
    expect(sweep(ring, STILL, outside, { x: 1.5, y: 0.5 })).toBeNull();
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
