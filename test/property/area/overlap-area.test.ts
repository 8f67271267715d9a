import { describe, expect, it } from "vitest";
import { area, circle, overlapArea, polygon } from "../../../src/index.js";
import { legal } from "../../generators/legal.js";
import { logUniform, signed } from "../../generators/numbers.js";
import { everydayPair } from "../../generators/pair.js";
import type { Generator, Random } from "../../generators/random.js";
import { buildShape, type KindName, type PairSpec, type ShapeSpec } from "../../generators/spec.js";
import { centreOf, extent, shift } from "../../generators/transform.js";
import { oracleCommonArea } from "../../oracle/index.js";
import { forAll, LAW_RUNS, PROPERTY_TIMEOUT } from "../for-all.js";
import { type KindPair, PAIRS } from "../kinds.js";

/** The oracle takes some ten to a hundred milliseconds a case. */
const AREA_RUNS = Math.ceil(LAW_RUNS / 60);
/** The promised error, relative to the smaller area. */
const AREA_ERROR = 1e-11;

const WITHOUT_AREA: readonly KindName[] = ["point", "segment", "arc", "polyline"];
const SOLID_PAIRS = PAIRS.filter((pair) => !pair.some((kind) => WITHOUT_AREA.includes(kind)));
const BOUNDED_PAIRS: readonly KindPair[] = SOLID_PAIRS.filter(([a, b]) => a !== "halfPlane" || b !== a);

/** Everyday shapes so near to each other that most of them overlap, some of them a hundred times longer than wide. */
function nearPair(kindA: KindName, kindB: KindName): Generator<PairSpec> {
  const draw = everydayPair(kindA, kindB);
  return (random) => {
    let { a, b } = draw(random);
    for (let tries = 0; tries < 6 && (isSliver(a) || isSliver(b)); tries++) ({ a, b } = draw(random));
    const [from, to] = [centreOf(b), centreOf(a)];
    const size = 0.6 * (extent(a) + extent(b));
    const move = (start: number, end: number) => end - start + size * signed(random);
    let near = b;
    for (let tries = 0; tries < 6; tries++) {
      near = legal(shift(b, move(from.x, to.x), move(from.y, to.y)));
      if (overlapArea(buildShape(a), buildShape(near)) > 0) break;
    }
    return { a: random.int(4) === 3 ? slender(a, random) : a, b: near };
  };
}

/** Whether the shape is more than some hundred times longer than wide: its area says little about its error. */
function isSliver(spec: ShapeSpec): boolean {
  if (spec.type === "compound") return spec.shapes.some(isSliver);
  const size = area(buildShape(spec));
  return size > 0 && size < 1e-3 * extent(spec) ** 2;
}

function slender(spec: ShapeSpec, random: Random): ShapeSpec {
  const factor = logUniform(random, -2, 0);
  if (spec.type === "ellipse") return { ...spec, ry: factor * spec.rx };
  return spec.type === "rect" ? { ...spec, height: factor * spec.width } : spec;
}

function hasHalfPlane(spec: ShapeSpec): boolean {
  return spec.type === "halfPlane" || (spec.type === "compound" && spec.shapes.some(hasHalfPlane));
}

describe("the common area is the integral of the lengths that upright lines have in both shapes", () => {
  it.each(BOUNDED_PAIRS)(
    "%s and %s",
    (kindA, kindB) => {
      let met = 0;
      let givenUp = 0;
      forAll(
        nearPair(kindA, kindB),
        (pair) => {
          if (isSliver(pair.a) || isSliver(pair.b) || (hasHalfPlane(pair.a) && hasHalfPlane(pair.b))) return;
          const [a, b] = [buildShape(pair.a), buildShape(pair.b)];
          const truth = oracleCommonArea(a, b);
          if (truth === undefined) {
            givenUp++;
            return;
          }
          const smaller = Math.min(area(a), area(b));
          if (truth > 0) met++;
          expect(Math.abs(overlapArea(a, b) - truth)).toBeLessThanOrEqual(AREA_ERROR * smaller);
        },
        AREA_RUNS,
      );
      expect(givenUp).toBeLessThanOrEqual(Math.ceil(AREA_RUNS / 5));
      // A compound may be of curves only.
      if (kindB !== "compound") expect(met).toBeGreaterThan(0);
    },
    PROPERTY_TIMEOUT,
  );
});

describe("closed forms", () => {
  it("two discs have a lens in common", () => {
    forAll(
      (random) => {
        // Of much larger circles the formula itself would lose digits.
        const [r, R] = [logUniform(random, -0.25, 0.25), logUniform(random, -0.25, 0.25)];
        const apart = Math.abs(R - r) + (R + r - Math.abs(R - r)) * (0.02 + 0.96 * random.next());
        return { r, R, apart, angle: 2 * Math.PI * random.next() };
      },
      ({ r, R, apart, angle }) => {
        const [x, y] = [apart * Math.cos(angle), apart * Math.sin(angle)];
        const d = Math.hypot(x, y);
        const [along, other] = [(d * d + r * r - R * R) / (2 * d), (d * d - r * r + R * R) / (2 * d)];
        const segmentOf = (radius: number, near: number) =>
          radius * radius * Math.acos(near / radius) - near * Math.sqrt(radius * radius - near * near);
        const lens = segmentOf(r, along) + segmentOf(R, other);
        const found = overlapArea(circle(0, 0, r), circle(x, y, R));
        expect(Math.abs(found - lens)).toBeLessThanOrEqual(AREA_ERROR * Math.PI * Math.min(r, R) ** 2);
      },
      LAW_RUNS,
    );
  });

  it("polygons of small whole numbers", () => {
    const comb = polygon([
      [0, 0],
      [10, 0],
      [10, 10],
      [8, 10],
      [8, 2],
      [6, 2],
      [6, 10],
      [4, 10],
      [4, 2],
      [2, 2],
      [2, 10],
      [0, 10],
    ]);
    const bar = polygon([
      [-1, 4],
      [11, 4],
      [11, 8],
      [-1, 8],
    ]);
    const frame = polygon(
      [
        [0, 0],
        [6, 0],
        [6, 6],
        [0, 6],
      ],
      {
        holes: [
          [
            [2, 2],
            [4, 2],
            [4, 4],
            [2, 4],
          ],
        ],
      },
    );
    expect(overlapArea(comb, bar)).toBe(24);
    expect(overlapArea(frame, bar)).toBe(12);
    expect(overlapArea(frame, comb)).toBe(28);
  });
});
