import { POINT_SECTOR_ERROR, UNDERFLOW_ERROR } from "../src/batch/error-bounds";
import {
  abs,
  add,
  all,
  and,
  both,
  firsts,
  gt,
  MAGNITUDE,
  min,
  mul,
  or,
  seconds,
  square,
  storeSigns,
  sub,
} from "./lanes";
import { POINT, SECTOR } from "./records";

const ERROR = memory.data<f64>([POINT_SECTOR_ERROR]);
const UNDERFLOW = memory.data<f64>([UNDERFLOW_ERROR]);

/** As src/batch/overlap-jobs.ts. */
export function pointSector(points: usize, sectors: usize, out: usize, first: usize, count: usize): usize {
  let p = points + first * POINT;
  let s = sectors + first * SECTOR;
  let o = out + first;
  for (const last = out + count - 1; o < last; o += 2, p += 2 * POINT, s += 2 * SECTOR) {
    const v0 = sub(v128.load(p), v128.load(s));
    const v1 = sub(v128.load(p, POINT), v128.load(s, SECTOR));
    const vx = firsts(v0, v1);
    const vy = seconds(v0, v1);
    const a0 = v128.load(s, 16);
    const a1 = v128.load(s, SECTOR + 16);
    const b0 = v128.load(s, 32);
    const b1 = v128.load(s, SECTOR + 32);
    const c0 = v128.load(s, 48);
    const c1 = v128.load(s, SECTOR + 48);
    const opening = seconds(c0, c1);
    const distanceSq = add(square(vx), square(vy));
    const radiusSq = square(firsts(a0, a1));
    const beyond = sub(distanceSq, radiusSq);
    const relative = all(ERROR);
    const beyondError = add(mul(relative, add(radiusSq, distanceSq)), all(UNDERFLOW));
    // Negative on the inner side of an edge.
    const startAcross = mul(seconds(a0, a1), vy);
    const startAlong = mul(firsts(b0, b1), vx);
    const startSide = sub(startAlong, startAcross);
    const endAcross = mul(firsts(c0, c1), vx);
    const endAlong = mul(seconds(b0, b1), vy);
    const endSide = sub(endAlong, endAcross);
    // NaN where the opening is not finite, so that nothing is known; else 0.
    const flaw = sub(opening, opening);
    const startSizeSq = add(square(startAcross), square(startAlong));
    const endSizeSq = add(square(endAcross), square(endAlong));
    const sizeSq = add(add(startSizeSq, endSizeSq), flaw);
    const sideErrorSq = mul(relative, sizeSq);
    const areSidesKnown = gt(min(square(startSide), square(endSide)), sideErrorSq);
    if (!both(and(gt(abs(beyond, all(MAGNITUDE)), beyondError), areSidesKnown))) break;
    // The openings are the numbers 0, 1 and 2: bit 61 is that of 1 alone, bit 62 that of 2.
    const isWide = i64x2.shl(opening, 2);
    const isWhole = i64x2.shl(opening, 1);
    const inCone = or(or(and(startSide, endSide), and(isWide, or(startSide, endSide))), isWhole);
    storeSigns(o, and(beyond, inCone));
  }
  return o - out;
}
