import {
  annularSector,
  arc,
  bounds,
  capsule,
  circle,
  compound,
  ellipse,
  halfPlane,
  point,
  polyline,
  rect,
  rotateTo,
  roundedRect,
  type Shape,
  sector,
  segment,
} from "osculate";
import { describe, expect, it } from "vitest";
import { writeEnclosingBox } from "../../../src/world/boxes/enclosing-box.js";

function boxOf(shape: Shape): { minX: number; minY: number; maxX: number; maxY: number } {
  const box = new Float64Array(4);
  writeEnclosingBox(shape, box, 0);
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = box;
  return { minX, minY, maxX, maxY };
}

const directions = [
  { x: 1, y: 0 },
  { x: 3, y: 4 },
  { x: -4, y: 3 },
  { x: 0, y: -1 },
  { x: -1, y: 1e-9 },
  { x: 1, y: -(2 ** -1070) },
  { x: 1e-9, y: 1 },
  { x: 2 ** -600, y: 2 ** -600 },
];

const sizes = [0, 2 ** -1074, 2 ** -300, 2 ** -20, 1, 3, 2 ** 70, 2 ** 300];

const shapes: Shape[] = directions.flatMap((direction) =>
  sizes.flatMap((size) => [
    circle(1, -7, size),
    ellipse(1, -7, size, 1, direction),
    ellipse(0, 0, 3, size, direction),
    rect(1, -7, size, 1, direction),
    rect(0, 0, 1, size, direction),
    roundedRect(1, -7, 2 * size + 1, size, size / 2, direction),
    segment(-7, size, direction.x, direction.y),
    capsule(-7, 0.1, direction.x, direction.y, size),
    compound([point(-size, 1), ellipse(1, -7, size, 1, direction), capsule(0.1, 0, 1, direction.y, size)]),
    compound([circle(0, 0, size), halfPlane(0.1, size, direction.x, direction.y)]),
    ...directions.flatMap((end) => [
      sector(1, -7, size, direction, end),
      sector(0, 0, size, direction, end),
      annularSector(1, -7, size / 2, size, direction, end),
      arc(0, 0, size, direction, end),
    ]),
  ]),
);

describe("writeEnclosingBox", () => {
  it("holds the shape, as the least box does that is known to", () => {
    const outside = shapes.filter((shape) => {
      const least = bounds(shape);
      const box = boxOf(shape);
      // `bounds` may itself be an ulp wider than the set where it is not exact.
      const slack = (side: number) => Math.abs(side) * 2 ** -52;
      return !(
        box.minX - slack(box.minX) <= least.minX &&
        box.minY - slack(box.minY) <= least.minY &&
        box.maxX + slack(box.maxX) >= least.maxX &&
        box.maxY + slack(box.maxY) >= least.maxY
      );
    });
    expect(outside).toEqual([]);
  });

  it("is not wider than the shape by more than a few ulp", () => {
    const wide = shapes.filter((shape) => {
      const least = bounds(shape);
      const box = boxOf(shape);
      const width = Math.max(least.maxX - least.minX, least.maxY - least.minY);
      const slack = 2 ** -48 * (width + 8);
      return !(
        box.minX >= least.minX - slack &&
        box.minY >= least.minY - slack &&
        box.maxX <= least.maxX + slack &&
        box.maxY <= least.maxY + slack
      );
    });
    // Sectors whose directions are as good as equal lie on one side of the apex; their box may reach to both.
    expect(wide.filter((shape) => !isNarrow(shape))).toEqual([]);
    expect(shapes.length).toBeGreaterThan(1000);
  });

  it("is the least box of a long polyline, also when it is turned, or as far as doubles go", () => {
    const steps = Array.from({ length: 101 }, (_, i) => i / 50 - 1);
    const turned = polyline(steps.map((t) => [1000 * t, 1000 * t]));
    rotateTo(turned, { x: 1, y: -1 });
    const endless = polyline(steps.map((t) => [t * Number.MAX_VALUE, t]));
    for (const shape of [turned, endless]) expect(boxOf(shape)).toEqual(bounds(shape));
  });
});

function isNarrow(shape: Shape): boolean {
  if (!("localStartX" in shape)) return false;
  return Math.abs(shape.startX * shape.endY - shape.startY * shape.endX) < 2 ** -500;
}
