import { describe, expect, it } from "vitest";
import {
  annularSector,
  arc,
  capsule,
  circle,
  moveAndSlide,
  moveTo,
  penetrates,
  point,
  polygon,
  rect,
  type Shape,
  segment,
} from "../../../src/index.js";

const DOWN = { x: 0.25, y: 0.5 };
const movers: readonly [name: string, make: () => Shape, radius: number][] = [
  ["a point", () => point(0, 0), 0],
  ["a circle", () => circle(0, 0, 0.5), 0.5],
  ["a capsule", () => capsule(0, -0.25, 0, 0.25, 0.25), 0.25],
  ["a rect", () => rect(0, 0, 1, 0.5), 0],
  [
    "a polygon that is not convex",
    () =>
      polygon([
        [-0.5, -0.5],
        [0, 0],
        [0.5, -0.5],
        [0, 0.5],
      ]),
    0,
  ],
  ["a segment", () => segment(-0.5, 0, 0.5, 0.25), 0],
];
const rims: readonly [name: string, rim: Shape][] = [
  ["a ring", annularSector(0, 0, 5, 6, 0, 7)],
  ["the lower half of a ring", annularSector(0, 0, 5, 6, 0, Math.PI)],
  ["an arc", arc(0, 0, 5, 0, Math.PI)],
];

/** How far the corners of a shape, or its centres, are from the origin, as far as they are asked for here. */
function farthest(shape: Shape): number {
  const { length } = vertices(shape);
  return Math.max(...Array.from({ length }, (_, i) => Math.hypot(...(vertices(shape)[i] ?? [0, 0]))));
}

function vertices(shape: Shape): readonly (readonly [number, number])[] {
  if ("halfWidth" in shape && "ux" in shape) {
    const { x, y, halfWidth: w, halfHeight: h } = shape;
    return [
      [x - w, y - h],
      [x + w, y - h],
      [x + w, y + h],
      [x - w, y + h],
    ];
  }
  if ("ax" in shape)
    return [
      [shape.ax, shape.ay],
      [shape.bx, shape.by],
    ];
  if ("vertices" in shape)
    return [0, 2, 4, 6].map((i) => [shape.vertices[i] as number, shape.vertices[i + 1] as number]);
  return [[shape.x, shape.y]];
}

describe.each(rims)("inside %s", (_rim, rim) => {
  it.each(movers)("%s comes to the rim with a corner, and no farther", (_name, make, radius) => {
    const mover = make();
    for (let frame = 0; frame < 60; frame += 1) {
      const { x, y } = moveAndSlide(mover, DOWN, [rim]);
      moveTo(mover, x, y);
      expect(penetrates(mover, rim)).toBe(false);
      expect(farthest(mover)).toBeLessThanOrEqual(5 - radius + 1e-12);
    }
    expect(farthest(mover)).toBeCloseTo(5 - radius, 10);
  });
});

it("a circle as large as the hole of a ring has no way to go", () => {
  const ring = annularSector(0, 0, 5, 6, 0, 7);
  const { x, y } = moveAndSlide(circle(0, 0, 5), DOWN, [ring]);
  expect(Math.hypot(x, y)).toBeLessThan(1e-9);
});

it("what leaves through the opening of a ring is not stopped by its rim", () => {
  const half = annularSector(0, 0, 5, 6, 0, Math.PI);
  const { x, y, hits } = moveAndSlide(circle(0, 0, 0.5), { x: 0, y: -20 }, [half]);
  expect([x, y, hits]).toEqual([0, -20, []]);
});
