import { describe, expect, it } from "vitest";
import { degrees } from "../../../src/math/angle.js";
import { closestPoints, distance } from "../../../src/query/distance.js";
import { overlaps } from "../../../src/query/overlaps.js";
import type { Shape } from "../../../src/shapes/kind.js";
import { polygon } from "../../../src/shapes/polygon.js";
import { rect } from "../../../src/shapes/rect.js";
import { circle, ellipse, point, sector } from "../../../src/shapes/round.js";

describe("closestPoints of points and circles", () => {
  it("measures between points", () => {
    expect(closestPoints(point(1, 2), point(4, 6))).toEqual({
      distance: 5,
      a: { x: 1, y: 2 },
      b: { x: 4, y: 6 },
    });
    expect(closestPoints(point(1, 2), point(1, 2)).distance).toBe(0);
  });

  it("measures from rim to rim", () => {
    const { distance: gap, a, b } = closestPoints(circle(0, 0, 1), circle(6, 8, 4));
    expect(gap).toBe(5);
    expect(a.x).toBeCloseTo(0.6, 15);
    expect(a.y).toBeCloseTo(0.8, 15);
    expect(b.x).toBeCloseTo(3.6, 15);
    expect(b.y).toBeCloseTo(4.8, 15);
    expect(distance(point(0, 0), circle(6, 8, 4))).toBe(6);
  });

  it("gives overlapping shapes one common point", () => {
    for (const other of [circle(3, 0, 3), circle(2, 0, 3), circle(0, 0, 1)]) {
      const { distance, a, b } = closestPoints(circle(0, 0, 1), other);
      expect(distance).toBe(0);
      expect(a).toEqual(b);
      expect(Math.hypot(a.x, a.y)).toBeLessThanOrEqual(1);
      expect(Math.hypot(a.x - other.x, a.y)).toBeLessThanOrEqual(other.r);
    }
    expect(closestPoints(point(1, 1), circle(0, 0, 4))).toEqual({
      distance: 0,
      a: { x: 1, y: 1 },
      b: { x: 1, y: 1 },
    });
  });

  it("is 0 for a touch and not for a gap that rounds to nothing", () => {
    const touching = circle(3, 4, 4);
    expect(distance(circle(0, 0, 1), touching)).toBe(0);
    const beside = circle(3 + 2 ** -51, 4, 4);
    expect(overlaps(circle(0, 0, 1), beside)).toBe(false);
    // The distance of the centres rounds to 5, so the gap does to 0: S is 1 + 4 + 5.
    expect(distance(circle(0, 0, 1), beside)).toBe(10 * 2 ** -60);
  });
});

describe("closestPoints of a rectangle", () => {
  const box = rect(0, 0, 4, 2);

  it("faces a side, or a corner", () => {
    expect(closestPoints(point(5, 0.5), box)).toEqual({
      distance: 3,
      a: { x: 5, y: 0.5 },
      b: { x: 2, y: 0.5 },
    });
    expect(closestPoints(point(5, 5), box)).toEqual({ distance: 5, a: { x: 5, y: 5 }, b: { x: 2, y: 1 } });
    expect(closestPoints(box, circle(5, 5, 2.5))).toEqual({
      distance: 2.5,
      a: { x: 2, y: 1 },
      b: { x: 3.5, y: 3 },
    });
  });

  it("is turned with its direction", () => {
    // Half size 10 along (0.6, 0.8).
    const { distance, b } = closestPoints(point(12, 16), rect(0, 0, 20, 10, { x: 3, y: 4 }));
    expect(distance).toBeCloseTo(10, 14);
    expect(b.x).toBeCloseTo(6, 14);
    expect(b.y).toBeCloseTo(8, 14);
  });

  it("is a segment or a point without width or height", () => {
    expect(distance(point(5, 4), rect(0, 0, 4, 0))).toBe(5);
    expect(distance(point(3, 4), rect(0, 0, 0, 0))).toBe(5);
    expect(distance(point(1, 0), rect(0, 0, 4, 0))).toBe(0);
  });
});

describe("closestPoints of an ellipse", () => {
  const shape = ellipse(0, 0, 4, 2);

  it("lies on an axis for a point on it", () => {
    expect(closestPoints(point(7, 0), shape)).toEqual({ distance: 3, a: { x: 7, y: 0 }, b: { x: 4, y: 0 } });
    expect(closestPoints(point(0, -7), shape)).toEqual({
      distance: 5,
      a: { x: 0, y: -7 },
      b: { x: 0, y: -2 },
    });
  });

  it("lies where the gradient points to the given point", () => {
    // At (4·0.6, 2·0.8) = (2.4, 1.6) the gradient is along (3, 8).
    const { distance, b } = closestPoints(point(2.4 + 3, 1.6 + 8), shape);
    expect(distance).toBeCloseTo(Math.sqrt(73), 14);
    expect(b.x).toBeCloseTo(2.4, 14);
    expect(b.y).toBeCloseTo(1.6, 14);
  });

  it("is the given point inside, the centre included", () => {
    expect(closestPoints(point(0, 0), shape)).toEqual({ distance: 0, a: { x: 0, y: 0 }, b: { x: 0, y: 0 } });
    expect(closestPoints(point(4, 0), shape).distance).toBe(0);
    expect(distance(point(4 + 2 ** -50, 0), shape)).toBe(2 ** -50);
  });

  it("may be as thin as a needle, or one", () => {
    const needle = ellipse(0, 0, 1, 1e-3);
    // At (0.6, 0.8e-3) the gradient is along (0.6, 800).
    const far = closestPoints(point(0.6 + 0.6, 0.8e-3 + 800), needle);
    expect(far.b.x).toBeCloseTo(0.6, 12);
    expect(far.distance).toBeCloseTo(Math.hypot(0.6, 800), 11);
    const near = closestPoints(point(0.6 + 0.6e-9, 0.8e-3 + 800e-9), needle);
    expect(near.b.x).toBeCloseTo(0.6, 14);
    expect(near.distance).toBeCloseTo(Math.hypot(0.6e-9, 800e-9), 14);
    expect(distance(point(4, 4), ellipse(0, 0, 1, 0))).toBe(5);
    expect(distance(point(-4, 5), ellipse(0, 0, 0, 1, { x: 2, y: 0 }))).toBeCloseTo(Math.hypot(4, 4), 14);
    expect(distance(point(3, 4), ellipse(0, 0, 0, 0))).toBe(5);
    expect(distance(point(3, 4), ellipse(0, 0, 1e-200, 1e-300))).toBe(5);
  });

  it("is as accurate a million units from the origin", () => {
    const moved = closestPoints(point(1e6 + 5.5, 1e6 + 9.5), ellipse(1e6, 1e6, 4, 2));
    const here = closestPoints(point(5.5, 9.5), shape);
    expect(moved.distance).toBe(here.distance);
    expect(moved.b.x - 1e6).toBeCloseTo(here.b.x, 9);
    const meters = circle(1e6 + 5.5, 1e6 + 9.5, 1);
    expect(distance(meters, ellipse(1e6, 1e6, 4, 2))).toBe(here.distance - 1);
  });
});

describe("closestPoints of a sector", () => {
  const quarter = sector(0, 0, 5, degrees(0), degrees(90));
  const wide = sector(0, 0, 5, degrees(0), degrees(270));

  it("lies on the arc, an edge, a corner or the apex", () => {
    expect(closestPoints(point(6, 8), quarter)).toEqual({
      distance: 5,
      a: { x: 6, y: 8 },
      b: { x: 3, y: 4 },
    });
    expect(closestPoints(point(3, -2), quarter)).toEqual({
      distance: 2,
      a: { x: 3, y: -2 },
      b: { x: 3, y: 0 },
    });
    expect(closestPoints(point(-2, 3), quarter)).toEqual({
      distance: 2,
      a: { x: -2, y: 3 },
      b: { x: 0, y: 3 },
    });
    expect(closestPoints(point(8, -4), quarter)).toEqual({
      distance: 5,
      a: { x: 8, y: -4 },
      b: { x: 5, y: 0 },
    });
    expect(closestPoints(point(-3, -4), quarter)).toEqual({
      distance: 5,
      a: { x: -3, y: -4 },
      b: { x: 0, y: 0 },
    });
  });

  it("lies on the nearer edge of the gap of a wide one, the start edge in the middle", () => {
    expect(closestPoints(point(3, -1), wide)).toEqual({ distance: 1, a: { x: 3, y: -1 }, b: { x: 3, y: 0 } });
    expect(closestPoints(point(1, -3), wide)).toEqual({
      distance: 1,
      a: { x: 1, y: -3 },
      b: { x: 0, y: -3 },
    });
    expect(closestPoints(point(2, -2), wide).b).toEqual({ x: 2, y: 0 });
    expect(distance(circle(3, -3, 1), wide)).toBe(2);
  });

  it("is a disc when whole, a segment when closed", () => {
    expect(distance(point(6, 8), sector(0, 0, 5, degrees(0), degrees(360)))).toBe(5);
    const sliver = sector(0, 0, 5, { x: 3, y: 4 }, { x: 3, y: 4 });
    expect(distance(point(6, 8), sliver)).toBe(5);
    expect(distance(point(-3, -4), sliver)).toBe(5);
    expect(distance(point(-4, 3), sliver)).toBe(5);
  });
});

const pairs: readonly (readonly [ReturnType<typeof point> | ReturnType<typeof circle>, Shape])[] = [
  [point(7, 5), point(-1, 2)],
  [point(7, 5), circle(-1, 2, 3)],
  [circle(-1, 2, 3), circle(7, 5, 2)],
  [circle(7, 5, 2), ellipse(-1, 2, 3, 1, 0.3)],
  [point(7, 5), ellipse(-1, 2, 3, 1, 0.3)],
  [circle(7, 5, 2), rect(-1, 2, 3, 1, 0.3)],
  [circle(7, 5, 2), sector(-1, 2, 3, 0.3, 0.2)],
  [point(7, 5), sector(-1, 2, 3, 2, 3)],
];

describe("laws of closestPoints", () => {
  it.each(pairs)("exchanges a and b: pair %#", (a, b) => {
    const there = closestPoints(a, b);
    const back = closestPoints(b, a);
    expect(back).toEqual({ distance: there.distance, a: there.b, b: there.a });
    expect(distance(a, b)).toBe(there.distance);
    expect(Math.hypot(there.a.x - there.b.x, there.a.y - there.b.y)).toBeCloseTo(there.distance, 13);
  });

  it.each(pairs)("scales by powers of two, bit for bit: pair %#", (a, b) => {
    const plain = closestPoints(a, b);
    for (const factor of [2 ** 20, 2 ** -60, 2 ** 450, 2 ** -450, 2 ** 900, 2 ** -900]) {
      const scaled = closestPoints(scaledBy(a, factor), scaledBy(b, factor));
      expect(scaled).toEqual({
        distance: plain.distance * factor,
        a: { x: plain.a.x * factor, y: plain.a.y * factor },
        b: { x: plain.b.x * factor, y: plain.b.y * factor },
      });
    }
  });

  it("survives the largest doubles", () => {
    const far = closestPoints(circle(-1e308, 0, 1e307), point(1e308, 1e307));
    expect(far.a.x).toBeCloseTo(-0.9e308, -306);
    expect(far.b).toEqual({ x: 1e308, y: 1e307 });
    expect(distance(point(5e-324, 0), point(0, 0))).toBe(5e-324);
    expect(distance(circle(0, 0, 5e-324), point(1e-323, 0))).toBe(5e-324);
  });

  it("fills `out`", () => {
    const out = { distance: 9, a: { x: 9, y: 9 }, b: { x: 9, y: 9 } };
    expect(closestPoints(point(1, 2), point(4, 6), out)).toBe(out);
    expect(out).toEqual({ distance: 5, a: { x: 1, y: 2 }, b: { x: 4, y: 6 } });
  });
});

it("tells the same common point of shapes of many edges at any size", () => {
  const star = (radius: number, inner: number) =>
    polygon(
      Array.from({ length: 64 }, (_, i): readonly [number, number] => {
        const [r, angle] = [i % 2 === 0 ? radius : inner, (Math.PI * i) / 32];
        return [r * Math.cos(angle), r * Math.sin(angle)];
      }),
    );
  const pointAt = (unit: number) => {
    const { a, b } = closestPoints(star(50 * unit, 50 * unit), star(8 * unit, 10 * unit));
    expect(b).toEqual(a);
    return { x: a.x / unit, y: a.y / unit };
  };
  const usual = pointAt(1);
  for (const exponent of [-700, -100, 100, 700]) expect(pointAt(2 ** exponent)).toEqual(usual);
});

const LENGTHS = new Set(["x", "y", "r", "rx", "ry", "halfWidth", "halfHeight"]);

function scaledBy<S extends Shape>(shape: S, factor: number): S {
  const entries = Object.entries(shape).map(([name, value]) => [
    name,
    LENGTHS.has(name) ? value * factor : value,
  ]);
  return Object.fromEntries(entries) as S;
}
