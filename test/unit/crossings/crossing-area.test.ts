import {
  area,
  circle,
  compound,
  ellipse,
  halfPlane,
  overlapArea,
  polygon,
  rect,
  type Shape,
  setPose,
} from "osculate";
import { describe, expect, it } from "vitest";
import { areaByCrossings, unionAreaByCrossings } from "../../../src/crossings/intersection.js";
import { type CommonArea, commonArea, unionArea } from "../../../src/exact/in-common.js";
import { legal } from "../../generators/legal.js";
import { everydayPair } from "../../generators/pair.js";
import { seededRandom } from "../../generators/random.js";
import { buildShape, type KindName } from "../../generators/spec.js";
import { centreOf, extent, shift } from "../../generators/transform.js";
import { PAIRS } from "../../property/kinds.js";

const CASES = 15;
/** Parts of rings seldom cross. */
const MOST_CASES = 10 * CASES;
/** Relative to the square of the smaller shape's extent. */
const AREA_ERROR = 1e-14;

const WITHOUT_AREA: readonly KindName[] = ["point", "segment", "arc", "polyline"];
const SOLID_PAIRS = PAIRS.filter(
  (pair) => !pair.some((kind) => WITHOUT_AREA.includes(kind)) && !pair.every((kind) => kind === "halfPlane"),
);

/** A compound of curves is all in a solid, and so is none of its area. */
function areaOf(answer: CommonArea, a: Shape, b: Shape): number {
  if (typeof answer === "number") return answer;
  return area(answer === "second" ? b : a);
}

describe.each(SOLID_PAIRS)("%s and %s", (kindA, kindB) => {
  it("have the area in common that the exact arrangement bounds, and doubles mostly tell", () => {
    const random = seededRandom(100 * kindA.length + kindB.length);
    const draw = everydayPair(kindA, kindB);
    let decided = 0;
    for (let i = 0; i < CASES; i++) {
      const pair = draw(random);
      const [a, b] = [buildShape(pair.a), buildShape(pair.b)];
      const found = areaByCrossings(a, b);
      if (found === null) continue;
      decided++;
      const exact = commonArea(a, b);
      if (typeof exact === "string" || typeof found === "string") {
        expect(areaOf(found, a, b)).toBe(areaOf(exact, a, b));
        continue;
      }
      const size = [pair.a, pair.b].flatMap((spec) => (spec.type === "halfPlane" ? [] : [extent(spec)]));
      expect(Math.abs(found - exact)).toBeLessThanOrEqual(AREA_ERROR * Math.min(...size) ** 2);
    }
    expect(decided).toBeGreaterThan(CASES / 3);
  });
});

const INDIRECT: readonly KindName[] = [...WITHOUT_AREA, "halfPlane", "compound"];
const DIRECT_PAIRS = PAIRS.filter((pair) => !pair.some((kind) => INDIRECT.includes(kind)));

/** How far towards the first shape the second one is moved, as parts of the way. */
const WAYS = [0, 0.5, 0.8];

describe.each(DIRECT_PAIRS)("%s and %s whose outlines cross", (kindA, kindB) => {
  it("have the area in common that the exact arrangement bounds, where doubles tell", () => {
    const random = seededRandom(100 * kindA.length + kindB.length);
    const draw = everydayPair(kindA, kindB);
    let decided = 0;
    for (let i = 0; i < CASES || (decided <= CASES / 3 && i < MOST_CASES); i++) {
      const pair = draw(random);
      const [from, to] = [centreOf(pair.b), centreOf(pair.a)];
      for (const way of WAYS) {
        const near = legal(shift(pair.b, way * (to.x - from.x), way * (to.y - from.y)));
        const [a, b] = [buildShape(pair.a), buildShape(near)];
        const found = areaByCrossings(a, b);
        if (found === null) continue;
        decided++;
        const size = Math.min(extent(pair.a), extent(near));
        expect(Math.abs(areaOf(found, a, b) - areaOf(commonArea(a, b), a, b))).toBeLessThanOrEqual(
          AREA_ERROR * size ** 2,
        );
      }
    }
    expect(decided).toBeGreaterThan(CASES / 3);
  });
});

describe("area by crossings", () => {
  it("keeps the digits of a thin lens, also of lens-like triangles between long edges", () => {
    // Unit circles 2 − d apart: a lens of 4/3 d^(3/2), less by the factor 1 − 3d/40 and smaller terms.
    const d = 2 ** -20;
    const lens = areaByCrossings(circle(0, 0, 1), circle(2 - d, 0, 1));
    expect(Number(lens) / ((4 / 3) * d ** 1.5 * (1 - (3 * d) / 40))).toBeCloseTo(1, 11);
    // A corner that reaches h far over an edge: as wide as high on both sides.
    const h = 2 ** -20;
    const corner = [
      [0, h],
      [-4, h - 4],
      [4, h - 4],
    ] as const;
    const roof = [
      [-9, 0.1],
      [9, 0],
      [0, 9],
    ] as const;
    const slope = -0.1 / 18;
    const found = areaByCrossings(polygon(corner), polygon(roof.map(([x, y]) => [x, y - 0.05] as const)));
    // Apex at height h over a line of that slope through the origin: h² / (1 − slope²).
    expect(Number(found) / ((h * h) / (1 - slope * slope))).toBeCloseTo(1, 7);
  });

  it("is as good for a small shape beside a large one", () => {
    const small = { x: -0.0005, y: 0.0003, startAngle: { x: 2, y: 51 }, endAngle: { x: -51, y: 2 } };
    const beside = (x: number, y: number, r: number) => {
      const part = buildShape({ ...small, type: "annularSector", innerR: 1e-5, outerR: 0.0324 });
      const disc = circle(x, y, r);
      const found = areaByCrossings(disc, part);
      const exact = areaOf(commonArea(disc, part), disc, part);
      return Math.abs(areaOf(found ?? Number.NaN, disc, part) - exact) / 0.0324 ** 2;
    };
    expect(beside(3.41, 88.47, 88.53)).toBeLessThan(AREA_ERROR);
    expect(beside(-573.8, 836, 1013.96)).toBeLessThan(AREA_ERROR);
    // So small that the nearest doubles of a crossing do not tell enough of it.
    const far = buildShape({
      ...{ type: "annularSector", x: 753494.0626771261, y: 3340091.4205339695, innerR: 0.001, outerR: 0.002 },
      ...{ startAngle: { x: -16.89, y: -1.89 }, endAngle: { x: 5, y: -0.21 } },
    });
    const large = circle(747755.8402947284, 3348451.5870161545, 10140);
    const exact = areaOf(commonArea(large, far), large, far);
    expect(exact).toBeGreaterThan(1e-6);
    expect(Math.abs(overlapArea(large, far) - exact)).toBeLessThan(AREA_ERROR * 0.002 ** 2);
  });

  it("tells apart from nested from in a hole", () => {
    const frame = polygon(
      [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 9],
      ],
      {
        holes: [
          [
            [3, 3],
            [6, 3],
            [6, 6],
            [3, 6],
          ],
        ],
      },
    );
    expect(areaByCrossings(circle(1.5, 1.5, 1), frame)).toBe("first");
    expect(areaByCrossings(circle(4.5, 4.5, 1), frame)).toBe(0);
    expect(areaByCrossings(circle(20, 20, 1), frame)).toBe(0);
    expect(areaByCrossings(circle(4.5, 4.5, 20), frame)).toBe("second");
    // A disc with the hole in it: no crossings, and neither in the other.
    const inner = areaByCrossings(circle(4.5, 4.5, 3), frame);
    expect(inner).toBeCloseTo(9 * Math.PI - 9, 12);
  });

  it("is undecided where outlines touch", () => {
    expect(areaByCrossings(circle(0, 0, 5), ellipse(8, 0, 3, 2))).toBeNull();
    expect(areaByCrossings(rect(0, 0, 2, 2), rect(0, 0, 2, 2))).toBeNull();
    expect(areaByCrossings(halfPlane(0, 0, 1, 0), halfPlane(0, 0, 0, 1))).toBeNull();
  });

  it("is that of a half plane's side of its border, near to the point it is given by and far from it", () => {
    for (const away of [0, 1, 1000]) {
      // The border runs along (4, 3), through the disc's centre.
      const half = halfPlane(4 * away, 3 * away, 3, -4);
      expect(areaByCrossings(circle(0, 0, 2), half)).toBeCloseTo(2 * Math.PI, 11);
    }
    expect(areaByCrossings(circle(0, 5, 2), halfPlane(0, 0, 3, -4))).toBe("first");
    expect(areaByCrossings(circle(0, -5, 2), halfPlane(0, 0, 3, -4))).toBe(0);
  });

  it("counts what several parts have in common once", () => {
    const three = compound([circle(0, 0, 1), circle(1, 0, 1), circle(9, 0, 1)]);
    const both = 2 * Math.PI - (2 * Math.acos(0.5) - Math.sqrt(3) / 2);
    expect(areaByCrossings(three, rect(0.5, 0, 5, 5))).toBeCloseTo(both, 13);
    expect(areaByCrossings(three, circle(0, 0, 50))).toBe("first");
    expect(areaByCrossings(circle(0.5, 0, 0.25), three)).toBe("first");
    expect(areaByCrossings(circle(5, 0, 0.25), three)).toBe(0);
  });

  it("of polygons that were turned is asked for where their edges are still apart", () => {
    const bent = polygon([
      [0, 0],
      [3, 0],
      [3, 1],
      [2, 0.5],
      [1, 1],
    ]);
    setPose(bent, 0, 0, 0.1);
    const disc = circle(1, 0.5, 0.75);
    expect(areaByCrossings(disc, bent)).toBeCloseTo(Number(commonArea(disc, bent)), 14);
  });

  it("of coasts of many edges is that of their exact arrangement", () => {
    const coast = (x: number, seed: number) => {
      const random = seededRandom(seed);
      return polygon(
        Array.from({ length: 90 }, (_, i) => {
          const [angle, r] = [(i * Math.PI) / 45, 9 + random.next()];
          return [x + r * Math.cos(angle), r * Math.sin(angle)] as const;
        }),
      );
    };
    const [a, b] = [coast(0, 1), coast(3, 2)];
    expect(areaByCrossings(a, b)).toBeCloseTo(Number(commonArea(a, b)), 11);
    setPose(b, 0, 0, 0.3);
    expect(areaByCrossings(a, b)).toBeCloseTo(Number(commonArea(a, b)), 11);
  });

  it("does not trust a polygon that rounding may have twisted", () => {
    const comb = polygon([
      [0, 0],
      [3, 0],
      [3, 1],
      [2, 1e-12],
      [1, 1],
    ]);
    let doubted = 0;
    for (let i = 1; i <= 20; i++) {
      setPose(comb, 1e5, 0, 0.3 * i);
      const disc = circle(1e5, 0.2, 1.5);
      const found = areaByCrossings(disc, comb);
      if (found === null) doubted++;
      else expect(found).toBeCloseTo(Number(commonArea(disc, comb)), 12);
    }
    expect(doubted).toBeGreaterThan(0);
    setPose(comb, 0, 0, 0);
    expect(typeof areaByCrossings(circle(1, 0, 0.5), comb)).toBe("number");
  });
});

describe("the area of a union", () => {
  it.each(["compound"] as const)(
    "of the parts of a %s is that of the exact arrangement, and mostly told",
    (kind) => {
      const random = seededRandom(8);
      let decided = 0;
      for (let i = 0; i < 60; i++) {
        const { a } = everydayPair(kind, kind)(random);
        const shape = buildShape(a);
        if (!("parts" in shape)) continue;
        const parts = shape.parts.filter((part) => area(part) > 0);
        if (parts.length < 2 || parts.some((part) => area(part) === Number.POSITIVE_INFINITY)) continue;
        const found = unionAreaByCrossings({ ...shape, parts });
        if (found === null) continue;
        decided++;
        expect(Math.abs(found - unionArea(parts))).toBeLessThanOrEqual(AREA_ERROR * extent(a) ** 2);
      }
      expect(decided).toBeGreaterThan(15);
    },
  );

  it("has holes that are in no part, and what lies in them", () => {
    // Four bars around a square of side 2, overlapping at their ends.
    const bars = [rect(0, 2, 6, 2, 1e-3), rect(0, -2, 6.5, 2), rect(2, 0, 1.9, 5), rect(-2, 0.1, 2, 5.1)];
    const around = unionAreaByCrossings(compound(bars));
    expect(around).toBeCloseTo(unionArea(bars), 13);
    const withDisc = unionAreaByCrossings(compound([...bars, circle(0, 0, 0.5)]));
    expect(Number(withDisc) - Number(around)).toBeCloseTo(Math.PI / 4, 13);
  });

  it("is undecided where outlines run together", () => {
    expect(unionAreaByCrossings(compound([rect(0, 0, 4, 4), rect(1, 0, 4, 4)]))).toBeNull();
  });
});
