import { describe, expect, it } from "vitest";
import { area, intersections, relate, type Shape } from "../../../src/index.js";
import { anyPair, wholePair } from "../../generators/pair.js";
import { buildShape, type KindName, type ShapeSpec } from "../../generators/spec.js";
import { enlarge } from "../../generators/transform.js";
import { oracleDistanceToPoint } from "../../oracle/index.js";
import { CHEAP_RUNS, forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "../for-all.js";
import { PAIRS } from "../kinds.js";
import { sizeOf } from "../laws/tolerance.js";
import { multiplied, strangeNumbers } from "../numbers-in.js";
import { isScalable } from "../scaling.js";

const SLOW: readonly KindName[] = ["ellipse", "compound"];

/** Fewer for ellipses, whose common points take milliseconds. */
function crossingRuns(kinds: readonly KindName[]): number {
  return kinds.some((kind) => SLOW.includes(kind)) ? Math.ceil(LAW_RUNS / 5) : LAW_RUNS;
}

/** Whether the shape is in one piece and has no holes. */
function isFilled(spec: ShapeSpec): boolean {
  if (spec.type === "polygon") return spec.holes.length === 0;
  return spec.type !== "annularSector" && spec.type !== "compound";
}

function countOf(a: Shape, b: Shape): readonly [number, number] {
  const { points, stretches } = intersections(a, b);
  return [points.length, stretches.length];
}

describe.each(PAIRS)("%s and %s", (kindA, kindB) => {
  it(
    "share the same points in both orders, enlarged ones when they are enlarged",
    () =>
      forAll(
        (random) => ({ pair: anyPair(kindA, kindB)(random), exponent: random.pick([1, -13, 60, -60]) }),
        ({ pair, exponent }) => {
          const [a, b] = [buildShape(pair.a), buildShape(pair.b)];
          const found = intersections(a, b);
          expect(strangeNumbers(found)).toEqual([]);
          expect(intersections(b, a)).toEqual(found);
          if (!isScalable(pair, exponent)) return;
          const factor = 2 ** exponent;
          const larger = intersections(
            buildShape(enlarge(pair.a, factor)),
            buildShape(enlarge(pair.b, factor)),
          );
          expect(larger.points).toEqual(found.points.map((point) => multiplied(point, factor)));
          expect(larger.stretches.map(({ through }) => through)).toEqual(
            found.stretches.map(({ through }) => multiplied(through, factor)),
          );
        },
        crossingRuns([kindA, kindB]),
      ),
    PROPERTY_TIMEOUT,
  );

  it(
    "share points that lie in both, in order, and as their relation says",
    () =>
      forAll(
        wholePair(kindA, kindB),
        (pair) => {
          const [a, b] = [buildShape(pair.a), buildShape(pair.b)];
          const { points, stretches } = intersections(a, b);
          for (const [index, { x, y }] of points.entries()) {
            const before = points[index - 1];
            if (before !== undefined) expect(before.x < x || (before.x === x && before.y < y)).toBe(true);
            // Two neighbours of the nearest doubles, each of which may be off in both coordinates.
            const rounding = 2 ** -51 * (Math.abs(x) + Math.abs(y)) + 2 ** -60 * sizeOf(pair);
            expect(oracleDistanceToPoint(a, x, y).toNumber()).toBeLessThanOrEqual(rounding);
            expect(oracleDistanceToPoint(b, x, y).toNumber()).toBeLessThanOrEqual(rounding);
          }
          if (area(a) === 0 || area(b) === 0) return;
          const shared = points.length + stretches.length;
          switch (relate(a, b)) {
            case "apart":
            case "inside":
            case "contains":
              return expect(shared).toBe(0);
            case "equal":
              // A half plane's line, a circle, every edge: all of the outline. A compound may have points besides.
              if (kindA !== "compound") expect(points).toEqual([]);
              return expect(stretches.length).toBeGreaterThan(0);
            default:
              // Outlines in one piece: a shape may have all of another's hole in it.
              if (isFilled(pair.a) && isFilled(pair.b) && kindA !== "halfPlane") {
                expect(shared).toBeGreaterThan(0);
              }
          }
        },
        crossingRuns([kindA, kindB]),
      ),
    PROPERTY_TIMEOUT,
  );
});

describe("counts", () => {
  it("two circles of whole numbers, as circles and as ellipses: by the squares of distance and radii", () => {
    const seen = new Set<number>();
    forAll(
      (random) => {
        const whole = (n: number) => random.int(n);
        return {
          x: whole(13),
          y: whole(13),
          r: 1 + whole(12),
          otherR: 1 + whole(12),
          turned: whole(2) === 1,
        };
      },
      ({ x, y, r, otherR, turned }) => {
        const first = buildShape({ type: "circle", x: 0, y: 0, r });
        const second = buildShape({ type: "circle", x, y, r: otherR });
        const round = { type: "ellipse", x, y, rx: otherR, ry: otherR } as const;
        const asEllipse = buildShape({ ...round, angle: turned ? { x: 3, y: 4 } : { x: 1, y: 0 } });
        const square = x * x + y * y;
        const [sum, difference] = [(r + otherR) ** 2, (r - otherR) ** 2];
        const same = square === 0 && difference === 0;
        const isApart = square > sum || square < difference;
        const count = isApart ? 0 : square === sum || square === difference ? 1 : 2;
        const expected = same ? [0, 1] : [count, 0];
        seen.add(same ? -1 : count);
        expect(countOf(first, second)).toEqual(expected);
        expect(countOf(first, asEllipse)).toEqual(expected);
      },
      CHEAP_RUNS,
    );
    expect([...seen]).toEqual(expect.arrayContaining([0, 1, 2]));
  });

  it.each([1, 10, 1000])("two ellipses across each other, %s times as long as wide: four points", (ratio) => {
    const along = buildShape({ type: "ellipse", x: 0, y: 0, rx: ratio + 1, ry: 1, angle: { x: 1, y: 0 } });
    const across = buildShape({ type: "ellipse", x: 0, y: 0, rx: 1, ry: ratio + 1, angle: { x: 1, y: 0 } });
    const oblique = buildShape({ type: "ellipse", x: 0, y: 0, rx: ratio + 1, ry: 1, angle: { x: 3, y: 4 } });
    expect(countOf(along, across)).toEqual([4, 0]);
    expect(countOf(along, oblique)).toEqual([4, 0]);
    // The same ellipse given by its other axis.
    const other = buildShape({ type: "ellipse", x: 0, y: 0, rx: 1, ry: ratio + 1, angle: { x: 0, y: 1 } });
    expect(countOf(along, other)).toEqual([0, 1]);
  });

  it("shared edges and arcs are stretches", () => {
    const box = buildShape({ type: "rect", x: 0, y: 0, width: 2, height: 2, angle: { x: 1, y: 0 } });
    const beside = buildShape({ type: "rect", x: 2, y: 1, width: 2, height: 2, angle: { x: 1, y: 0 } });
    expect(intersections(box, beside)).toMatchObject({
      points: [],
      stretches: [{ curve: "line", from: { x: 1, y: 0 }, to: { x: 1, y: 1 } }],
    });
    const directions = { startAngle: { x: 1, y: 0 }, endAngle: { x: 0, y: 1 } };
    const sector = buildShape({ type: "sector", x: 0, y: 0, r: 5, ...directions });
    const arc = buildShape({ type: "arc", x: 0, y: 0, r: 5, ...directions });
    expect(intersections(sector, arc)).toMatchObject({
      points: [],
      stretches: [{ curve: "circle", from: { x: 5, y: 0 }, to: { x: 0, y: 5 } }],
    });
    const left = buildShape({ type: "halfPlane", x: 0, y: 0, nx: 1, ny: 2 });
    const right = buildShape({ type: "halfPlane", x: 2, y: -1, nx: -3, ny: -6 });
    expect(intersections(left, right)).toMatchObject({
      points: [],
      stretches: [{ curve: "line", from: null, to: null }],
    });
  });

  it("a compound has the boundary of the union", () => {
    const box = (x: number) =>
      ({ type: "rect", x, y: 0, width: 2, height: 2, angle: { x: 1, y: 0 } }) as const;
    const both = buildShape({ type: "compound", shapes: [box(0), box(2)] });
    // The segment crosses the inner edge at x = 1 as well, which is no boundary of the union.
    const segment = buildShape({ type: "segment", ax: -9, ay: 0, bx: 9, by: 0 });
    expect(intersections(both, segment).points).toEqual([
      { x: -1, y: 0 },
      { x: 3, y: 0 },
    ]);
  });
});
