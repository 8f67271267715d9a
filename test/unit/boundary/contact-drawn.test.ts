import { describe, expect, it } from "vitest";
import { frameOf } from "../../../src/boundary/frame.js";
import type { Shape } from "../../../src/index.js";
import type { KindName } from "../../generators/spec.js";
import { oracleDistanceToPoint } from "../../oracle/distance.js";
import { oracleOverlaps, oracleOverlapsMoved } from "../../oracle/overlaps.js";
import { contactOf, pointsOf } from "./contact-of.js";
import { drawnPairs } from "./drawn-pairs.js";

const PAIRS: readonly (readonly [KindName, KindName])[] = [
  ["circle", "polygon"],
  ["circle", "annularSector"],
  ["ellipse", "sector"],
  ["ellipse", "annularSector"],
  ["ellipse", "polyline"],
  ["rect", "polygon"],
  ["capsule", "arc"],
  ["sector", "sector"],
  ["polygon", "polygon"],
  ["polygon", "annularSector"],
  ["annularSector", "annularSector"],
  ["arc", "polyline"],
  ["polyline", "polyline"],
  ["compound", "compound"],
];

/** What is wrong with a finite contact, by exact answers about shapes that have been moved. */
function faultOf(a: Shape, b: Shape): string {
  const found = contactOf(a, b);
  if (found.depth === Number.POSITIVE_INFINITY) return "";
  const size = 1 / frameOf(a, b).power;
  const x = found.normalX * found.depth;
  const y = found.normalY * found.depth;
  if (!isFreeBeside(a, b, x, y, 1e-6 * size)) return "not parted";
  for (const [px, py] of pointsOf(found)) {
    const ofA = oracleDistanceToPoint(a, (px ?? 0) + x / 2, (py ?? 0) + y / 2).toNumber();
    const ofB = oracleDistanceToPoint(b, (px ?? 0) - x / 2, (py ?? 0) - y / 2).toNumber();
    if (Math.max(ofA, ofB) > 1e-11 * size) return "a point that does not touch";
  }
  const turn = Math.atan2(found.normalY, found.normalX);
  for (let k = 0; k < 16; k++) {
    for (const part of [1 - 1e-9, 0.9, 0.6, 0.3]) {
      const length = found.depth * part - 1e-12 * size;
      const angle = turn + (k * Math.PI) / 8;
      const isParted =
        length > 0 && !oracleOverlapsMoved(a, b, length * Math.cos(angle), length * Math.sin(angle));
      if (isParted) return `parted by ${length} instead of ${found.depth}`;
    }
  }
  return "";
}

/** Whether b + (x, y) is apart from a somewhere on a small circle about it: gaps may be narrow. */
function isFreeBeside(a: Shape, b: Shape, x: number, y: number, radius: number): boolean {
  for (let k = 0; k < 360; k++) {
    const angle = Math.atan2(y, x) + (k * Math.PI) / 180;
    if (!oracleOverlapsMoved(a, b, x + radius * Math.cos(angle), y + radius * Math.sin(angle))) return true;
  }
  return false;
}

describe("boundaryContact of drawn pairs", () => {
  it("ends the overlap, and no sampled direction does so sooner", { timeout: 60_000 }, () => {
    const faults: string[] = [];
    let count = 0;
    for (const [kindA, kindB] of PAIRS) {
      for (const { pair, a, b } of drawnPairs(kindA, kindB, kindA.length * 100 + kindB.length, 24)) {
        if (!oracleOverlaps(a, b)) continue;
        count++;
        const fault = faultOf(a, b);
        if (fault !== "") faults.push(`${fault} for ${JSON.stringify(pair)}`);
      }
    }
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });
});
