import { describe, expect, it } from "vitest";
import { degrees } from "../../../src/math/angle.js";
import { area } from "../../../src/query/area.js";
import { compound } from "../../../src/shapes/copy.js";
import type { Shape } from "../../../src/shapes/kind.js";
import { capsule, halfPlane, polyline, segment } from "../../../src/shapes/lines.js";
import { polygon } from "../../../src/shapes/polygon.js";
import { moveTo, rotateTo, setPose } from "../../../src/shapes/pose.js";
import { rect, roundedRect } from "../../../src/shapes/rect.js";
import { annularSector, arc, circle, ellipse, point, sector } from "../../../src/shapes/round.js";
import { dyadic, seededRandom } from "../math/high-precision.js";

const triangle = [
  [0, 0],
  [6, 0],
  [0, 4],
] as const;
const hole = [
  [1, 1],
  [2, 1],
  [1, 2],
] as const;
const ULP = 2 ** -52;
const inf = Number.POSITIVE_INFINITY;

describe("area", () => {
  it.each<[string, Shape, number]>([
    ["a point", point(1, 2), 0],
    ["a segment", segment(1, 2, 3, 4), 0],
    ["an arc", arc(1, 2, 3, 0, 7), 0],
    ["a closed polyline", polyline([...triangle, [0, 0]]), 0],
    ["a circle", circle(1, 2, 3), 9 * Math.PI],
    ["an ellipse", ellipse(1, 2, 3, 4, 5), 12 * Math.PI],
    ["a rect", rect(1, 2, 3, 4, 5), 12],
    ["a flat rect", rect(1, 2, 3, 0, 5), 0],
    ["a quarter disc", sector(1, 2, 2, degrees(10), degrees(100)), Math.PI],
    ["a half disc", sector(1, 2, 2, degrees(10), degrees(190)), 2 * Math.PI],
    ["three quarters", sector(1, 2, 2, degrees(10), degrees(280)), 3 * Math.PI],
    ["a whole disc", sector(1, 2, 2, 0, 7), 4 * Math.PI],
    ["an opening of 0", sector(1, 2, 2, 1, 1), 0],
    ["a narrow sector", sector(0, 0, 1, { x: 1, y: 0 }, { x: 1, y: 1e-30 }), 0.5e-30],
    ["one narrow by cancellation", sector(0, 0, 1, { x: 1, y: 1 }, { x: 1, y: 1 + ULP }), ULP / 4],
    ["a quarter ring", annularSector(1, 2, 3, 5, degrees(10), degrees(100)), 4 * Math.PI],
    ["a ring", annularSector(1, 2, 3, 5, 0, 7), 16 * Math.PI],
    ["a thin ring", annularSector(1, 2, 1, 1 + ULP, 0, 7), 2 * Math.PI * ULP],
    ["a ring without width", annularSector(1, 2, 5, 5, 0, 7), 0],
    ["a capsule", capsule(1, 2, 4, 6, 2), 20 + 4 * Math.PI],
    ["a capsule of radius 0", capsule(1, 2, 4, 6, 0), 0],
    ["a capsule of equal ends", capsule(1, 2, 1, 2, 2), 4 * Math.PI],
    ["a rounded rect", roundedRect(1, 2, 6, 4, 1, 5), 20 + Math.PI],
    ["a rounded rect that is a disc", roundedRect(1, 2, 6, 6, 3), 9 * Math.PI],
    ["a rounded rect of radius 0", roundedRect(1, 2, 6, 4, 0), 24],
    ["a triangle", polygon(triangle), 12],
    ["a triangle the other way", polygon([...triangle].reverse()), 12],
    ["a triangle with a hole", polygon(triangle, { holes: [hole] }), 11.5],
    ["a triangle with a hole the other way", polygon(triangle, { holes: [[...hole].reverse()] }), 11.5],
    ["a moved triangle", moveTo(polygon(triangle), 2 ** 40, 2 ** 40), 12],
    ["a half plane", halfPlane(1, 2, 3, 4), inf],
    ["a compound of parts apart", compound([circle(0, 0, 1), rect(10, 0, 2, 2), point(0, 0)]), 4 + Math.PI],
    ["a compound of curves", compound([segment(0, 0, 1, 1), polyline(triangle), point(0, 0)]), 0],
    ["a compound with a half plane", compound([circle(0, 0, 1), halfPlane(0, 0, 1, 0)]), inf],
    ["parts whose boxes touch", compound([rect(0, 0, 2, 2), rect(2, 0, 2, 2)]), 8],
    ["a part and a curve through it", compound([rect(0, 0, 2, 2), segment(-5, 0, 5, 0)]), 4],
  ])("of %s", (_name, shape, expected) => {
    const value = area(shape);
    if (expected === inf) expect(value).toBe(inf);
    else expect(Math.abs(value - expected)).toBeLessThanOrEqual(4 * ULP * expected);
  });

  it.each<[string, Shape, number]>([
    ["a thin and long ellipse", ellipse(0, 0, 1e-200, 1e308), Math.PI * 1e108],
    ["a long and thin rect", rect(0, 0, 1.7e308, 1e-300), 1.7e8],
    ["a long capsule", capsule(-1.7e308, 0, 1.7e308, 0, 1e-300), 6.8e8],
    ["a disc too large", circle(0, 0, 1e200), inf],
    ["a capsule too large", capsule(-1.7e308, 0, 1.7e308, 0, 1), inf],
    ["a rounded rect too large", roundedRect(0, 0, 1e200, 1e200, 1e100), inf],
    ["a large capsule of equal ends", capsule(0, 0, 0, 0, 4.6e307), inf],
    ["a large rounded rect", roundedRect(0, 0, 1.7e308, 1.7e308, 8.5e307), inf],
    ["a ring too large", annularSector(0, 0, 1e200, 1.1e200, 0, 7), inf],
    ["a large ring without width", annularSector(0, 0, 1.7e308, 1.7e308, 0, 7), 0],
    ["a large sector without opening", sector(0, 0, 1.7e308, 1, 1), 0],
    [
      "a polygon too large",
      polygon([
        [0, 0],
        [1e200, 0],
        [0, 1e200],
      ]),
      inf,
    ],
    ["a disc too small", circle(0, 0, 1e-200), 0],
    [
      "a tiny polygon",
      polygon([
        [0, 0],
        [1e-200, 0],
        [0, 1e-200],
      ]),
      0,
    ],
  ])("at the ends of the doubles: %s", (_name, shape, expected) => {
    const value = area(shape);
    expect(Object.is(value, -0) || Number.isNaN(value)).toBe(false);
    if (expected === 0 || expected === inf) expect(value).toBe(expected);
    else expect(value / expected).toBeCloseTo(1, 14);
  });

  it("scales with powers of two, bit for bit", () => {
    const shapes = (k: number): Shape[] => [
      circle(0, 0, 1.3 * k),
      ellipse(0, 0, 1.3 * k, 0.7 * k),
      rect(0, 0, 1.3 * k, 0.7 * k),
      sector(0, 0, 1.3 * k, 1, 3),
      annularSector(0, 0, 1.3 * k, 1.7 * k, 1, 6),
      capsule(0.1 * k, 0.2 * k, 1.7 * k, 3.1 * k, 0.3 * k),
      roundedRect(0, 0, 1.3 * k, 0.7 * k, 0.1 * k),
      setPose(
        polygon([
          [0, 0],
          [1.3 * k, 0.1 * k],
          [0.2 * k, 0.7 * k],
        ]),
        5.3 * k,
        k,
        1,
      ),
    ];
    const [small, ordinary, large] = [2 ** -300, 1, 2 ** 300].map((k) =>
      shapes(k).map((s) => area(s) / k / k),
    );
    expect(small).toEqual(ordinary);
    expect(large).toEqual(ordinary);
    expect(ordinary?.every((value) => value > 0)).toBe(true);
  });

  it("of a polygon is right to an ulp or two, slivers far away included", () => {
    const random = seededRandom(45);
    const exact = (x: number) => {
      const { integer, halvings } = dyadic(x);
      return integer << (1200n - halvings);
    };
    const polygons = Array.from({ length: 2000 }, (_, i) => {
      const thin = i % 2 === 0 ? 1 : 2 ** -Math.floor(random() * 45);
      const made = polygon([
        [0, 0],
        [1 + random(), 0],
        [2, thin * (1 + random())],
        [random(), thin * (1 + random())],
      ]);
      return setPose(made, (random() - 0.5) * 2 ** (random() * 40), random(), random() * 7);
    });
    const errors = polygons.map((shape) => {
      const c = Array.from(shape.vertices, exact);
      let twice = 0n;
      for (let i = 0; i < c.length; i += 2) {
        twice +=
          (c[i] ?? 0n) * (c[(i + 3) % c.length] ?? 0n) - (c[i + 1] ?? 0n) * (c[(i + 2) % c.length] ?? 0n);
      }
      const size = twice < 0n ? -twice : twice;
      if (size === 0n) return area(shape);
      const difference = (exact(area(shape)) << 1201n) - size;
      return Number(((difference < 0n ? -difference : difference) << 60n) / size) / 2 ** 60;
    });
    expect(Math.max(...errors)).toBeLessThanOrEqual(ULP);
  });

  it("of a sector that is whole but for less than any double is that of the disc", () => {
    expect(area(sector(0, 0, 1, { x: 1e-30, y: 0 }, { x: 24, y: -5e-324 }))).toBe(Math.PI);
    expect(area(sector(0, 0, 1, { x: 1e-30, y: 0 }, { x: 24, y: 5e-324 }))).toBe(0);
  });

  it("agrees with slices of a disc that make it up", () => {
    const random = seededRandom(46);
    const sums = Array.from({ length: 300 }, () => {
      const cuts = Array.from({ length: 5 }, () => ({ x: random() - 0.5, y: random() - 0.5 }));
      const ordered = cuts.sort((p, q) => Math.atan2(p.y, p.x) - Math.atan2(q.y, q.x));
      return ordered.reduce((sum, start, i) => {
        const end = ordered[(i + 1) % ordered.length] ?? start;
        return sum + area(rotateTo(sector(0, 0, 1, start, end), random()));
      }, 0);
    });
    expect(Math.max(...sums.map((sum) => Math.abs(sum - Math.PI)))).toBeLessThan(8 * ULP);
  });
});
