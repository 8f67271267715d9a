import { describe, expect, it } from "vitest";
import { type Polygon, polygon, segment } from "../../../src/index.js";
import {
  areBoxesApart,
  areCertainlyMeeting,
  crossesDiagonal,
  doDiagonalsCross,
  isEdgeOutside,
  isRoundOutOfReach,
  round,
} from "../../../src/pairs/edges/polygon-shortcuts.js";
import { Kind, type Shape } from "../../../src/shapes/kind.js";
import { anyPair, nearTouchPair } from "../../generators/pair.js";
import { seededRandom } from "../../generators/random.js";
import { buildShape, type KindName } from "../../generators/spec.js";
import { oracleOverlaps } from "../../oracle/index.js";

/** What the extreme vertices of a polygon tell of it and another shape; 0 if nothing. */
function quickVerdict(a: Shape, b: Polygon): number {
  switch (a.kind) {
    case Kind.point:
      return verdictOfRound(a.x, a.y, 0, b);
    case Kind.circle:
    case Kind.sector:
      return verdictOfRound(a.x, a.y, a.r, b);
    case Kind.ellipse:
      return verdictOfRound(a.x, a.y, Math.max(a.rx, a.ry), b);
    case Kind.segment:
      if (isEdgeOutside(b, a)) return -1;
      return b.convex && crossesDiagonal(a, b) ? 1 : 0;
    case Kind.polygon:
      if (areBoxesApart(a, b)) return -1;
      return areCertainlyMeeting(a, b) ? 1 : 0;
    default:
      throw new Error(`Nothing is known of kind ${a.kind}.`);
  }
}

function verdictOfRound(x: number, y: number, reach: number, b: Polygon): number {
  Object.assign(round, { x, y, reach });
  return isRoundOutOfReach(b) ? -1 : 0;
}

const KINDS = ["point", "circle", "ellipse", "sector", "segment", "polygon"] as const;

const RUNS = 400;

describe("what extreme vertices tell is what exact arithmetic says", () => {
  it.each(KINDS)("%s and polygon", (kind: KindName) => {
    const random = seededRandom(20261121);
    const draws = [anyPair(kind, "polygon"), nearTouchPair(kind, "polygon", -17, -10)];
    const faults: string[] = [];
    const decided = { no: 0, yes: 0 };
    for (let run = 0; run < RUNS; run++) {
      const pair = random.pick(draws)(random);
      const [a, b] = [buildShape(pair.a), buildShape(pair.b)];
      if (b.kind !== Kind.polygon) throw new Error("not a polygon");
      const verdict = quickVerdict(a, b);
      if (verdict < 0) decided.no++;
      if (verdict > 0) decided.yes++;
      if (verdict !== 0 && oracleOverlaps(a, b) !== verdict > 0) faults.push(JSON.stringify(pair));
    }
    expect(faults).toEqual([]);
    expect(decided.no).toBeGreaterThan(RUNS / 20);
    // Of round shapes, they tell only what is out of reach.
    if (kind === "segment" || kind === "polygon") expect(decided.yes).toBeGreaterThan(RUNS / 100);
  });
});

const ULP = 2 ** -52;

/** Diamonds have all their vertices on the sides of their boxes. */
function diamond(x: number, y: number, half: number): Polygon {
  return polygon([
    [x + half, y],
    [x, y + half],
    [x - half, y],
    [x, y - half],
  ]);
}

function reversed({ vertices }: Polygon): Polygon {
  const points = vertices.flatMap((x, k) => (k % 2 === 0 ? [[x, vertices[k + 1] as number] as const] : []));
  return polygon(points.reverse());
}

describe("at the boundary", () => {
  it("boxes that touch are not apart, an ulp farther they are", () => {
    const one = diamond(0, 0, 1);
    expect(areBoxesApart(one, diamond(2, 0, 1))).toBe(false);
    expect(areBoxesApart(one, diamond(0, -2, 1))).toBe(false);
    expect(areBoxesApart(one, diamond(2 + 4 * ULP, 0, 1))).toBe(true);
    expect(areBoxesApart(one, diamond(0, -2 - 4 * ULP, 1))).toBe(true);
  });

  it("a reach that touches a box is not out of it", () => {
    const box = diamond(0, 0, 1);
    expect(verdictOfRound(3, 0, 2, box) < 0).toBe(false);
    expect(verdictOfRound(3 + 2 * ULP, 0, 2, box) < 0).toBe(false);
    expect(verdictOfRound(3 + 100 * ULP, 0, 2, box) < 0).toBe(true);
    expect(verdictOfRound(1 + ULP, 0, 0, box) < 0).toBe(true);
    expect(isEdgeOutside(box, segment(1, 5, 1, -5))).toBe(false);
    expect(isEdgeOutside(box, segment(1 + ULP, 5, 1 + ULP, -5))).toBe(true);
    expect(isEdgeOutside(box, segment(-9, 9, 9, -9))).toBe(false);
  });

  it("diagonals that end in each other do not cross for certain, a little farther they do, either way round", () => {
    const wide = diamond(0, 0, 4);
    // Its lowest vertex lies on the way from the leftmost vertex to the rightmost one of the other.
    const above = (gap: number) => diamond(1, 5 + gap, 5);
    expect(doDiagonalsCross(wide, above(0))).toBe(false);
    expect(doDiagonalsCross(wide, above(-1e-9))).toBe(true);
    expect(doDiagonalsCross(above(-1e-9), wide)).toBe(true);
    expect(doDiagonalsCross(wide, above(1e-9))).toBe(false);
    expect(crossesDiagonal(segment(1, 3, 1, 0), wide)).toBe(false);
    expect(crossesDiagonal(segment(1, 3, 1, -1e-9), wide)).toBe(true);
    expect(crossesDiagonal(segment(1, -1e-9, 1, 3), wide)).toBe(true);
    expect(crossesDiagonal(segment(-1, 3, 1, 3), wide)).toBe(true);
    expect(crossesDiagonal(segment(0.5, 0.5, 1, 3), wide)).toBe(false);
    expect(crossesDiagonal(segment(1, 0, 1, 0), wide)).toBe(false);
  });

  it("edges that lie in each other are not certainly reached, a little deeper they are, however the vertices go round", () => {
    const one = diamond(0, 0, 1);
    for (const { x, y } of [
      { x: 1.5, y: 0.5 },
      { x: -1.5, y: 0.5 },
      { x: 0.5, y: -1.5 },
    ]) {
      // No diagonal of either crosses one of the other.
      const other = (part: number) => diamond(part * x, part * y, 1);
      expect(doDiagonalsCross(one, other(1 - 1e-9))).toBe(false);
      for (const round of [one, reversed(one)]) {
        expect(areCertainlyMeeting(round, other(1))).toBe(false);
        expect(areCertainlyMeeting(round, other(1 - 1e-9))).toBe(true);
        expect(areCertainlyMeeting(other(1 - 1e-9), round)).toBe(true);
        expect(areCertainlyMeeting(round, other(1 + 1e-9))).toBe(false);
      }
    }
    expect(areCertainlyMeeting(diamond(0, 0, 2 ** 600), diamond(1.25 * 2 ** 600, 2 ** 599, 2 ** 600))).toBe(
      false,
    );
  });

  it("says the same of sizes larger and smaller by a power of two, and nothing where products leave the doubles", () => {
    for (const scale of [1, 2 ** 100, 2 ** -100]) {
      expect(doDiagonalsCross(diamond(0, 0, scale), diamond(scale / 8, scale / 4, scale))).toBe(true);
      expect(verdictOfRound(4 * scale, 0, 2 * scale, diamond(0, 0, scale))).toBe(-1);
    }
    expect(doDiagonalsCross(diamond(0, 0, 2 ** 600), diamond(2 ** 597, 2 ** 598, 2 ** 600))).toBe(false);
  });
});
