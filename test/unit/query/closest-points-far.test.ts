import {
  annularSector,
  circle,
  closestPoints,
  compound,
  degrees,
  distance,
  type Polygon,
  point,
  polygon,
  polyline,
  rect,
} from "osculate";
import { describe, expect, it } from "vitest";

describe("the nearest points of a long chain far from the origin", () => {
  it.each([1, 1e6, 1e9, 1e10, 1e11, 1e13])("are on both shapes, at %d", (far) => {
    for (let shift = 0; shift < 40; shift++) {
      const box = rect(far + 30.3, 9 + shift / 7, 2, 2, 1);
      const chain = polyline(
        Array.from({ length: 80 }, (_, i) => ({ x: far + i, y: 3 * Math.sin(i + shift) })),
      );
      const { a, b, distance: between } = closestPoints(chain, box);
      const rounding = 2 ** -50 * far + 1e-13;
      expect(distance(point(a.x, a.y), chain)).toBeLessThanOrEqual(rounding);
      expect(distance(point(b.x, b.y), box)).toBeLessThanOrEqual(rounding);
      expect(between).toBeGreaterThan(3);
    }
  });
});

function ringed(count: number, radius: number): { x: number; y: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

describe("what is in a hole far smaller than the shape", () => {
  const holed: Polygon = polygon(ringed(40, 1), { holes: [ringed(20, 1e-70)] });
  const ring = annularSector(0, 0, 1e-61, 1, degrees(0), degrees(360));
  const discs = Array.from({ length: 60 }, (_, i) => circle(3 + 2 * i, 0, 0.5));
  it.each([
    ["a ring", ring],
    ["a ring among many parts", compound([ring, ...discs])],
    ["a polygon of many edges", holed],
  ] as const)("is next to it: %s", (_, shape) => {
    expect(distance(shape, point(0, 0))).toBeGreaterThan(0);
    expect(distance(shape, point(0, 0))).toBeLessThan(1e-15);
    expect(distance(shape, circle(0, 0, 5e-72))).toBeLessThan(1e-15);
  });
});
