import { describe, expect, it } from "vitest";
import {
  circle,
  compound,
  distance,
  moveAndSlide,
  point,
  polygon,
  rect,
  rectFromCorner,
  type Shape,
  sweep,
} from "../../../src/index.js";

const STILL = { x: 0, y: 0 };
const box = rectFromCorner(8, 0, 8, 8);
const floor = rectFromCorner(0, -16, 64, 16);
const wall = rectFromCorner(16, 0, 8, 8);

/** What the box stands on and leans against: as parts, in both orders, and as one polygon. */
const corners: [name: string, corner: Shape][] = [
  ["parts", compound([floor, wall])],
  ["parts in another order", compound([wall, floor])],
  [
    "a polygon",
    polygon([
      [0, -16],
      [64, -16],
      [64, 0],
      [24, 0],
      [24, 8],
      [16, 8],
      [16, 0],
      [0, 0],
    ]),
  ],
];

describe("the point of a touch at the start is on the pieces whose normal is told", () => {
  it.each(corners)("in a corner of %s", (_, corner) => {
    for (const blocking of [false, true]) {
      for (const x of [5, 2 ** -10, 2 ** -20]) {
        const hit = sweep(box, { x, y: 0 }, corner, STILL, undefined, { blocking });
        expect(hit).toMatchObject({ t: 0, normal: { x: 1, y: 0 } });
        expect(hit?.point.x).toBeCloseTo(16, 9);
      }
      for (const y of [-5, -(2 ** -10), -(2 ** -20)]) {
        const hit = sweep(box, { x: 0, y }, corner, STILL, undefined, { blocking });
        expect(hit).toMatchObject({ t: 0, normal: { x: 0, y: -1 } });
        expect(hit?.point.y).toBeCloseTo(0, 9);
      }
    }
  });

  it.each(corners)("of a move in a corner of %s", (_, corner) => {
    const { hits } = moveAndSlide(box, { x: 5, y: -5 }, [corner]);
    expect(hits).toHaveLength(2);
    for (const { point: at, normal } of hits) {
      const along = normal.x * (at.x - 16) - normal.y * at.y;
      expect(along).toBeCloseTo(0, 9);
    }
  });

  it("of two feet, that on what is met", () => {
    const feet = compound([
      rectFromCorner(0, 0, 2, 2),
      rectFromCorner(6, 0, 2, 2),
      rectFromCorner(0, 2, 8, 2),
    ]);
    const steps = compound([rectFromCorner(-4, -4, 8, 4), rectFromCorner(8, -4, 4, 8)]);
    const hit = sweep(feet, { x: 3, y: 0 }, steps, STILL, undefined, { blocking: true });
    expect(hit).toMatchObject({ t: 0, normal: { x: 1, y: 0 } });
    expect(hit?.point.x).toBeCloseTo(8, 9);
  });
});

it("a wall that is very near to begin with is met where it is", () => {
  for (const gap of [1e-6, 1e-8, 1e-10]) {
    const scene = compound([floor, rectFromCorner(16 + gap, 0, 8, 8)]);
    const hit = sweep(compound([box]), { x: 5, y: 0 }, scene, STILL);
    expect(Math.abs(5 * (hit?.t ?? Number.NaN) - gap), `${gap}`).toBeLessThan(5e-12);
    expect(hit?.normal).toEqual({ x: 1, y: 0 });
    expect(distance(scene, point(hit?.point.x ?? 0, hit?.point.y ?? 0))).toBeLessThan(1e-10);
  }
});

describe("what touches at the start scales bit for bit, however far", () => {
  const pairs: [name: string, a: (f: number) => Shape, b: (f: number) => Shape][] = [
    ["discs", (f) => circle(0.3 * f, 0.1 * f, f), (f) => circle(1.5 * f, 1.7 * f, f)],
    ["boxes", (f) => rect(0.3 * f, 0.1 * f, f, f), (f) => rect(1.3 * f, 0.4 * f, f, f)],
    ["a disc and a box", (f) => circle(0.5 * f, 0.25 * f, f), (f) => rect(2 * f, 0, f, f)],
  ];

  it.each(pairs)("%s", (_, a, b) => {
    const hitAt = (f: number) => {
      const hit = sweep(a(f), { x: 0.7 * f, y: 0.2 * f }, b(f), STILL);
      return hit === null ? null : { ...hit, point: { x: hit.point.x / f, y: hit.point.y / f } };
    };
    const usual = hitAt(1);
    expect(usual?.t).toBe(0);
    for (const exponent of [-300, -250, 250, 300]) expect(hitAt(2 ** exponent)).toEqual(usual);
  });
});
