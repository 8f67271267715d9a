import { describe, expect, it } from "vitest";
import { isConvex } from "../../../src/convex/convexity.js";
import { ConvexPair, loadPair, separateLoaded } from "../../../src/convex/pair.js";
import {
  annularSector,
  circle,
  degrees,
  ellipse,
  overlaps,
  type Polygon,
  polygon,
  rect,
  roundedRect,
  type Shape,
  sector,
} from "../../../src/index.js";
import { seededRandom } from "../../generators/random.js";

/** The turn makes other roundings. */
function circleAsEllipse(x: number, y: number, r: number) {
  return ellipse(x, y, r, r, { x: -24, y: 7 });
}

/** A triangle of any three points, or one of its own if they are no triangle. */
function anyTriangle(any: () => number): Polygon {
  try {
    return polygon([0, 1, 2].map(() => [any(), any()] as const));
  } catch {
    return polygon([
      [0, 0],
      [1, 0],
      [0, 1],
    ]);
  }
}

function separationVerdict(pair: ConvexPair, a: Shape, b: Shape): number {
  loadPair(pair, a, b);
  return separateLoaded(pair);
}

describe("the verdict of a separation", () => {
  const base = rect(0, 0, 4, 4);
  const pair = new ConvexPair();

  it("tells gaps and overlaps of 1e-13, and leaves a touch to others", () => {
    for (const beside of [
      ellipse(5, 1, 3, 2),
      roundedRect(5, 1, 6, 4, 1),
      sector(5, 0, 3, degrees(150), degrees(210)),
    ]) {
      expect(separationVerdict(pair, base, beside)).toBe(0);
      const gap = 1e-12;
      expect(separationVerdict(pair, base, { ...beside, x: 5 + gap })).toBe(-1);
      expect(separationVerdict(pair, { ...beside, x: 5 - gap }, base)).toBe(1);
    }
  });

  it.each([
    [true, ellipse(-3, 0, 9, 3, { x: 0, y: -1 }), ellipse(0.007, 0, 0.003, 0.007, { x: 0, y: -1 })],
    [true, ellipse(-10.5, -10, 14.5, 0, { x: 21, y: 20 }), circleAsEllipse(0.0005, 0, 0.0005)],
    [false, ellipse(-700, 525, 2275, 0, { x: 4, y: -3 }), circleAsEllipse(-9.000000000000007, -12, 15)],
    [false, ellipse(-900, 0, 899.9999999999999, 900, { x: 3, y: -4 }), rect(24, 10, 0, 52, { x: -5, y: 12 })],
  ])("is not certain of the contrary of what only roundings hide: overlap is %s", (truth, a, b) => {
    expect(overlaps(a, b)).toBe(truth);
    expect(separationVerdict(pair, a, b)).not.toBe(truth ? -1 : 1);
  });
});

describe("a polygon of which next to nothing is left beside something far larger", () => {
  const pair = new ConvexPair();

  it.each([
    [
      polygon([
        [0, 1e300],
        [3e-199, -4e-197],
        [1e-300, 5e-96],
      ]),
      rect(0, 0, 0, 272000, { x: -15, y: 8 }),
    ],
    [
      polygon([
        [-8e153, 0],
        [3e-299, 8e-270],
        [0, -5e-267],
      ]),
      circle(0, 0, 8e-300),
    ],
    [
      polygon([
        [0, 0],
        [0, 8e-298],
        [7e-154, 3e157],
        [2e-300, 6e-154],
      ]),
      rect(4e-302, 6e-157, 7e-156, 7e154, Math.PI / 4),
    ],
  ])("is an edge that overlaps what it overlapped, case %#", (a, b) => {
    expect(overlaps(a, b)).toBe(true);
    expect(separationVerdict(pair, a, b)).not.toBe(-1);
    expect(separationVerdict(pair, b, a)).not.toBe(-1);
  });

  it("gives no wrong certainty for triangles of any magnitudes", () => {
    const random = seededRandom(3);
    for (let i = 0; i < 1000; i += 1) {
      const magnitudes = [1, 2, 3].map(() => 10 ** (random.int(600) - 300));
      const any = () => (random.int(17) - 8) * random.pick(magnitudes);
      const a = anyTriangle(any);
      const b = rect(any(), any(), Math.abs(any()), Math.abs(any()), { x: -15, y: 8 });
      const truth = overlaps(a, b) ? 1 : -1;
      expect([0, truth]).toContain(separationVerdict(pair, a, b));
      expect([0, truth]).toContain(separationVerdict(pair, b, a));
    }
  });
});

describe("isConvex", () => {
  it("is exact at half a turn", () => {
    expect(isConvex(sector(0, 0, 1, { x: 3, y: 1 }, { x: -6, y: -2 }))).toBe(true);
    expect(isConvex(sector(0, 0, 1, { x: 3, y: 1 }, { x: -6, y: -2.0000000000000004 }))).toBe(false);
    expect(isConvex(annularSector(0, 0, 0, 1, 0, 1))).toBe(true);
    expect(isConvex(annularSector(0, 0, 0.1, 1, 0, 1))).toBe(false);
  });

  it("is a question of the outline", () => {
    expect(
      isConvex(
        polygon([
          [0, 0],
          [4, 0],
          [4, 4],
          [0, 4],
        ] as const),
      ),
    ).toBe(true);
    expect(
      isConvex(
        polygon([
          [0, 0],
          [4, 0],
          [1, 1],
          [0, 4],
        ] as const),
      ),
    ).toBe(false);
  });
});
