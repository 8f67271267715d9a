import { circle, ellipse, halfPlane, point, polyline, rect, sector, segment } from "osculate";
import { describe, expect, it } from "vitest";
import { crossingPoints } from "../../../src/crossings/intersection.js";
import { commonBoundary } from "../../../src/exact/in-common.js";
import type { Vec2 } from "../../../src/math/vector.js";
import { legal } from "../../generators/legal.js";
import { everydayPair } from "../../generators/pair.js";
import { seededRandom } from "../../generators/random.js";
import { buildShape, type KindName, type ShapeSpec } from "../../generators/spec.js";
import { centreOf, shift } from "../../generators/transform.js";
import { PAIRS } from "../../property/kinds.js";

const CASES = 20;
/** Arcs seldom cross. */
const MOST_CASES = 20 * CASES;

function inOrder(points: readonly Vec2[]): Vec2[] {
  return [...points].sort((p, q) => p.x - q.x || p.y - q.y);
}

/** Half the way. */
function moveTowards(spec: ShapeSpec, other: ShapeSpec): ShapeSpec {
  const [from, to] = [centreOf(spec), centreOf(other)];
  return legal(shift(spec, (to.x - from.x) / 2, (to.y - from.y) / 2));
}

/** Points are on a boundary only where exact arithmetic says so; two borders may cross far away. */
function mayCross([kindA, kindB]: readonly [KindName, KindName]): boolean {
  return kindA !== "point" && (kindA !== "halfPlane" || kindB !== kindA);
}

const CROSSING_PAIRS = PAIRS.filter(mayCross);

describe.each(CROSSING_PAIRS)("%s and %s", (kindA, kindB) => {
  it("have the points in common that exact arithmetic finds, and doubles mostly tell", () => {
    const random = seededRandom(100 * kindA.length + kindB.length);
    const draw = everydayPair(kindA, kindB);
    let decided = 0;
    let crossed = 0;
    let cases = 0;
    while (cases < CASES || (crossed === 0 && cases < MOST_CASES)) {
      cases++;
      const pair = draw(random);
      const near = moveTowards(pair.b, pair.a);
      const [a, b] = [buildShape(pair.a), buildShape(near)];
      const found = crossingPoints(a, b);
      if (found === null) continue;
      const { points, stretches } = commonBoundary(a, b);
      decided++;
      crossed += points.length;
      expect(stretches).toEqual([]);
      expect(found).toEqual(inOrder(points));
    }
    expect(decided).toBeGreaterThan(cases / 3);
    expect(crossed).toBeGreaterThan(0);
  });
});

describe("common points", () => {
  it("are undecided where outlines touch, run together, or meet in a corner", () => {
    expect(crossingPoints(circle(0, 0, 5), circle(10, 0, 5))).toBeNull();
    expect(crossingPoints(circle(0, 0, 5), circle(2, 0, 3))).toBeNull();
    expect(crossingPoints(circle(0, 0, 5), circle(0, 0, 5))).toBeNull();
    expect(crossingPoints(ellipse(0, 0, 5, 3), ellipse(0, 0, 5, 3))).toBeNull();
    expect(crossingPoints(ellipse(0, 0, 5, 3), ellipse(2, 0, 3, 3))).toBeNull();
    expect(crossingPoints(rect(0, 0, 4, 4), rect(4, 1, 4, 4))).toBeNull();
    expect(crossingPoints(segment(0, 0, 4, 4), segment(4, 4, 8, 0))).toBeNull();
    expect(crossingPoints(circle(0, 0, 5), segment(0, 0, 3, 4))).toBeNull();
    expect(crossingPoints(sector(0, 0, 5, 0, 1), segment(-1, -1, 1, 1))).toBeNull();
    expect(crossingPoints(halfPlane(0, 0, 1, 0), halfPlane(0, 0, 0, 1))).toBeNull();
  });

  it("are undecided where a polyline crosses itself on the other outline", () => {
    const loop = polyline([
      [-1, -1],
      [1, 1],
      [1, -1],
      [-1, 1],
    ]);
    expect(crossingPoints(loop, segment(-2, 0.1, 2, 0.1))).toHaveLength(3);
    expect(crossingPoints(loop, segment(-2, -0.5, 2, 0.5))).toBeNull();
  });

  it("of a point are none, unless it may be on the other boundary", () => {
    expect(crossingPoints(point(1, 2), circle(0, 0, 3))).toEqual([]);
    expect(
      crossingPoints(
        point(1, 2),
        polyline([
          [0, 0],
          [1, 2],
          [3, 0],
        ]),
      ),
    ).toBeNull();
    expect(crossingPoints(point(3, 4), circle(0, 0, 5))).toBeNull();
    expect(crossingPoints(point(1, 2), halfPlane(0, 0, 1, 0))).toEqual([]);
    expect(crossingPoints(point(0, 2), halfPlane(0, 0, 1, 0))).toBeNull();
    expect(crossingPoints(point(1, 2), point(1, 3))).toEqual([]);
    expect(crossingPoints(point(1, 2), point(1, 2))).toBeNull();
  });

  it("on upright and level lines have their coordinate, zero too", () => {
    expect(crossingPoints(rect(0, 0, 4, 2), rect(2, 1, 4, 2))).toEqual([
      { x: 0, y: 1 },
      { x: 2, y: 0 },
    ]);
  });

  it("are undecided for sizes too different for one frame", () => {
    expect(crossingPoints(circle(0, 0, 1), circle(1, 0, 2 ** -120))).toBeNull();
    expect(crossingPoints(circle(0, 0, 1e300), circle(1e300, 0, 1e300))).toBeNull();
    expect(crossingPoints(circle(0, 0, 0), circle(0, 0, 1))).toBeNull();
  });
});
