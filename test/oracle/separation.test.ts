import { describe, expect, it } from "vitest";
import { compound } from "../../src/shapes/copy.js";
import type { Shape } from "../../src/shapes/kind.js";
import { capsule, halfPlane, polyline, segment } from "../../src/shapes/lines.js";
import { polygon } from "../../src/shapes/polygon.js";
import { rect, roundedRect } from "../../src/shapes/rect.js";
import { annularSector, arc, circle, ellipse, point, sector } from "../../src/shapes/round.js";
import { oracleOverlapsMoved, oracleResolves, oracleSeparation, oracleShorterEscape, Real } from "./index.js";

const turn = { x: 3, y: 4 };

describe("known signed distances", () => {
  it.each<[string, Shape, Shape, number]>([
    ["apart", circle(0, 0, 1), circle(3, 4, 2), 2],
    ["touching", circle(0, 0, 2), circle(3, 4, 3), 0],
    ["circles", circle(0, 0, 3), circle(3, 4, 4), -2],
    ["concentric circles", circle(1, 1, 3), circle(1, 1, 4), -7],
    ["point in a rect", point(1, 1), rect(0, 0, 8, 6), -2],
    ["point on a segment", point(0, 0), segment(-1, -1, 5, 5), 0],
    ["crossing segments", segment(-3, 0, 5, 0), segment(0, -2, 0, 9), -2],
    ["collinear segments", segment(0, 0, 4, 0), segment(3, 0, 9, 0), 0],
    ["rects by a side", rect(0, 0, 8, 6, turn), rect(3, 4, 4, 20, turn), -1],
    ["rects by a corner", rect(0, 0, 2, 2), rect(2, 0, 2, 2, { x: 1, y: 1 }), 1 - Math.SQRT2],
    ["capsules", capsule(-9, 0, 9, 0, 2), capsule(0, 1, 0, 40, 2), -3],
    ["rounded corners", roundedRect(0, 0, 10, 10, 3), roundedRect(6, 6, 10, 10, 4), Math.hypot(3, 3) - 7],
    ["circle in an ellipse", circle(0, 0, 1), ellipse(0, 0, 9, 2, turn), -3],
    ["equal ellipses", ellipse(1, 2, 9, 2, turn), ellipse(1, 2, 9, 2, turn), -4],
    ["crossing ellipses", ellipse(0, 0, 9, 1), ellipse(0, 0, 1, 9), -10],
    [
      "triangle and circle",
      polygon([
        [0, 0],
        [8, 0],
        [0, 6],
      ]),
      circle(2, -1, 2),
      -1,
    ],
    ["sector's arc", sector(0, 0, 5, { x: 3, y: -4 }, turn), circle(6, 0, 2), -1],
    ["sector's edge", sector(0, 0, 50, { x: 1, y: 0 }, { x: 0, y: 1 }), circle(20, -1, 3), -2],
    ["half plane and circle", halfPlane(0, 0, 3, 4), circle(3, 4, 7), -2],
    ["half plane and wide arc", halfPlane(0, 0, 1, 0), arc(0, 0, 5, turn, { x: 3, y: -4 }), -5],
    ["half planes", halfPlane(0, 0, 1, 0), halfPlane(-3, 0, -1, 0), -3],
    ["compound of one part", compound([circle(0, 0, 3)]), circle(3, 4, 4), -2],
  ])("%s", (_, a, b, expected) => {
    const found = [oracleSeparation(a, b), oracleSeparation(b, a)];
    for (const separation of found) {
      if (!(separation instanceof Real)) throw new Error(`no number but ${separation}`);
      expect(separation.toNumber()).toBeCloseTo(expected, 13);
    }
    expect.assertions(2);
  });

  it("knows what it cannot say", () => {
    expect(oracleSeparation(halfPlane(0, 0, 1, 0), halfPlane(-3, 0, -1, 1))).toBe("endless");
    expect(oracleSeparation(annularSector(0, 0, 1, 2, 0, 1), circle(1, 1, 1))).toBeUndefined();
    expect(
      oracleSeparation(
        polyline([
          [0, 0],
          [1, 1],
          [2, 0],
        ]),
        circle(1, 1, 1),
      ),
    ).toBeUndefined();
  });
});

describe("no translation is shorter, and one as long parts the shapes", () => {
  const thin = { x: 17, y: 31 };
  it.each<[string, Shape, Shape]>([
    ["ellipse, ellipse", ellipse(0, 0, 12, 1, turn), ellipse(3, -2, 5, 3, thin)],
    ["thin ellipses", ellipse(0, 0, 100, 0.1, turn), ellipse(10, 12, 50, 0.05, thin)],
    [
      "ellipse, flat ellipse",
      ellipse(-9.95, -0.6, 12.5, 1.25, thin),
      ellipse(-2.8, 10.6, 1.25, 0, { x: 24, y: 7 }),
    ],
    ["ellipse, rect", ellipse(0, 0, 12, 1, turn), rect(3, 1, 5, 3, thin)],
    ["ellipse, sector", ellipse(0, 0, 12, 1, turn), sector(1, 0, 5, { x: 1, y: 0 }, thin)],
    [
      "rounded rect, polygon",
      roundedRect(0, 0, 12, 4, 2, turn),
      polygon([
        [0, 0],
        [9, 1],
        [4, 7],
      ]),
    ],
    ["sector, sector", sector(0, 0, 9, turn, { x: -1, y: 0 }), sector(1, 2, 8, { x: 1, y: 0 }, thin)],
    ["capsule, segment", capsule(0, 0, 5, 6, 2), segment(-9, 1, 12, 3)],
  ])("%s", (_, a, b) => {
    const separation = oracleSeparation(a, b);
    const depth = separation instanceof Real ? -separation.toNumber() : Number.NaN;
    expect(depth).toBeGreaterThan(0);
    const angles = Array.from({ length: 720 }, (_, index) => (index * Math.PI) / 360);
    const parting = (length: number) =>
      angles.filter(
        (angle) => !oracleOverlapsMoved(a, b, length * Math.cos(angle), length * Math.sin(angle)),
      );
    expect(parting(depth * (1 - 1e-9))).toEqual([]);
    expect(parting(depth * 1.001).length).toBeGreaterThan(0);
  });
});

describe("a shorter escape", () => {
  const hook = polygon([
    [0, 0],
    [10, 0],
    [10, 8],
    [0, 8],
    [0, 6],
    [8, 6],
    [8, 2],
    [0, 2],
  ]);
  const ring = annularSector(0, 0, 5, 9, 0, 7);
  it.each<[string, Shape, Shape, number]>([
    ["down into the bay of a hook", hook, circle(4, 1, 1), 2],
    ["into the hole of a ring", ring, circle(6, 0, 2), 3],
    ["out of two bars", compound([rect(0, 0, 20, 2), rect(0, 6, 20, 2)]), rect(0, 1, 4, 2), 1],
    [
      "away from both sides of a bent line",
      polyline([
        [-9, 0],
        [0, 0],
        [0, 9],
      ]),
      circle(-1, 1, 2),
      Math.SQRT2,
    ],
  ])("%s", (_, a, b, depth) => {
    expect(oracleShorterEscape(a, b, depth)).toBeUndefined();
    const shorter = oracleShorterEscape(a, b, depth * 1.02);
    expect(shorter).toBeDefined();
    expect(Math.hypot(shorter?.x ?? 0, shorter?.y ?? 0)).toBeLessThan(depth * 1.02);
  });
});

describe("resolves", () => {
  const ring = annularSector(0, 0, 5, 9, 0, 7);
  const ball = circle(6, 0, 2);
  it("takes a translation that just ends an overlap", () => {
    expect(oracleResolves(ring, ball, -3, 0, 1e-12)).toBe(true);
    expect(oracleResolves(ring, ball, -3 + 1e-9, 0, 1e-12)).toBe(false);
    expect(oracleResolves(ring, ball, 5, 0, 1e-12)).toBe(true);
    expect(oracleResolves(ring, ball, 4.999, 0, 1e-12)).toBe(false);
    expect(oracleResolves(ring, ball, -3, 0, 0)).toBe(false);
  });
  it("takes one that leaves a gap", () => {
    expect(oracleResolves(ring, ball, -4, 0, 0)).toBe(true);
  });
});
