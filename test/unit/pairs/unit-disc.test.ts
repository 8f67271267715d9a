import { describe, expect, it } from "vitest";
import { UNIT_ROUNDOFF } from "../../../src/math/verdict.js";
import { discVerdict, view } from "../../../src/pairs/edges/polygon-shortcuts.js";
import { type Random, seededRandom } from "../../generators/random.js";

type Point = readonly [x: number, y: number];

/** What the numbers are multiples of, so that integers say the same. */
const UNIT = 2 ** 60;

function inUnits([x, y]: Point): readonly [bigint, bigint] {
  return [BigInt(x * UNIT), BigInt(y * UNIT)];
}

/** Whether the unit disc about the origin has a point in common with a triangle, in integers. */
function meetsDisc(triangle: readonly Point[]): boolean {
  const points = triangle.map(inUnits);
  const radiusSq = BigInt(UNIT) ** 2n;
  const sides = points.map(([x, y], i) => {
    const [endX, endY] = points[(i + 1) % 3] ?? [0n, 0n];
    const [wx, wy] = [endX - x, endY - y];
    const [lengthSq, along, across] = [wx * wx + wy * wy, -(wx * x + wy * y), wx * y - wy * x];
    const isBeside = along > 0n && along < lengthSq;
    const meets = isBeside ? across * across <= radiusSq * lengthSq : x * x + y * y <= radiusSq;
    return { meets, across };
  });
  if (sides.some(({ meets }) => meets)) return true;
  return sides.every(({ across }) => across > 0n) || sides.every(({ across }) => across < 0n);
}

function between(random: Random, least: number, most: number): number {
  return least + random.next() * (most - least);
}

/** A triangle of which an edge or a corner comes as near to the rim as a few errors. */
function nearTouch(random: Random, off: number): Point[] {
  const angle = between(random, 0, 2 * Math.PI);
  const reach = 1 + between(random, -12, 12) * off;
  const [x, y] = [reach * Math.cos(angle), reach * Math.sin(angle)];
  const onward = (ahead: number, aside: number): Point => [
    multiple(x * (1 + ahead) - y * aside),
    multiple(y * (1 + ahead) + x * aside),
  ];
  const [left, right] = [2 ** between(random, -2, 5), 2 ** between(random, -2, 5)];
  const isCorner = random.int(3) === 0;
  return isCorner
    ? [onward(0, 0), onward(between(random, 0, 3), left), onward(between(random, 0, 3), -right)]
    : [onward(0, left), onward(0, -right), onward(between(random, 0.5, 6), between(random, -3, 3))];
}

function multiple(value: number): number {
  return Math.round(value * UNIT) / UNIT;
}

/** The verdict on corners each coordinate of which may be off by so much. */
function verdictOn(triangle: readonly Point[], off: number): number {
  triangle.forEach(([x, y], i) => {
    view.points[2 * i] = x;
    view.points[2 * i + 1] = y;
  });
  view.size = Math.max(...triangle.map(([x, y]) => Math.abs(x) + Math.abs(y)));
  view.off = Math.max(off, 4 * UNIT_ROUNDOFF * view.size);
  const [[ax, ay], [bx, by], [cx, cy]] = triangle as [Point, Point, Point];
  return discVerdict(6, Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)));
}

describe("the unit disc and a polygon in view", () => {
  it("says nothing wrong where they are a few errors of its corners from a touch", () => {
    const random = seededRandom(20261124);
    const counts = { "-1": 0, "0": 0, "1": 0 };
    for (let i = 0; i < 40_000; i++) {
      const off = 2 ** between(random, -48, -8);
      const triangle = nearTouch(random, off);
      const seen = triangle.map(
        ([x, y]): Point => [x + random.pick([-off, off]), y + random.pick([-off, off])],
      );
      const verdict = verdictOn(seen, off);
      counts[`${verdict}` as keyof typeof counts]++;
      if (verdict !== 0) expect(verdict > 0, JSON.stringify(triangle)).toBe(meetsDisc(triangle));
    }
    // Others than those next to a touch would ask nothing of the bounds, and a verdict that is never given nothing at all.
    expect(counts["0"]).toBeGreaterThan(1000);
    expect(Math.min(counts["-1"], counts["1"])).toBeGreaterThan(1000);
  });
});
