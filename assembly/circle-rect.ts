import {
  CIRCLE_RECT_ERROR,
  EXCESS_ERROR,
  SHIFT,
  UNDERFLOW_ERROR,
  UNIT_TOLERANCE,
} from "../src/batch/error-bounds";
import {
  abs,
  add,
  all,
  and,
  both,
  firsts,
  gt,
  le,
  MAGNITUDE,
  mul,
  seconds,
  square,
  storeSigns,
  sub,
} from "./lanes";
import { CIRCLE, RECT } from "./records";

const EXCESS = memory.data<f64>([EXCESS_ERROR]);
const ERROR = memory.data<f64>([CIRCLE_RECT_ERROR]);
const SHIFTED = memory.data<f64>([SHIFT]);
const UNDERFLOW = memory.data<f64>([UNDERFLOW_ERROR]);
const TOLERANCE = memory.data<f64>([UNIT_TOLERANCE]);
const ONE = memory.data<f64>([1]);

/** As src/batch/overlap-jobs.ts. */
export function circleRect(circles: usize, rects: usize, out: usize, first: usize, count: usize): usize {
  let c = circles + first * CIRCLE;
  let b = rects + first * RECT;
  let o = out + first;
  for (const last = out + count - 1; o < last; o += 2, c += 2 * CIRCLE, b += 2 * RECT) {
    const d0 = sub(v128.load(c), v128.load(b));
    const d1 = sub(v128.load(c, CIRCLE), v128.load(b, RECT));
    const dx = firsts(d0, d1);
    const dy = seconds(d0, d1);
    // The first circle's r and x of the next, then that one's y and r.
    const r = v128.shuffle<f64>(v128.load(c, 16), v128.load(c, 32), 0, 3);
    const h0 = v128.load(b, 16);
    const h1 = v128.load(b, RECT + 16);
    const halfWidth = firsts(h0, h1);
    const halfHeight = seconds(h0, h1);
    const u0 = v128.load(b, 32);
    const u1 = v128.load(b, RECT + 32);
    const ux = firsts(u0, u1);
    const uy = seconds(u0, u1);
    const magnitude = all(MAGNITUDE);
    const beyondX = orZero(sub(abs(add(mul(ux, dx), mul(uy, dy)), magnitude), halfWidth));
    const beyondY = orZero(sub(abs(sub(mul(ux, dy), mul(uy, dx)), magnitude), halfHeight));
    const underflow = all(UNDERFLOW);
    const size = add(add(abs(dx, magnitude), abs(dy, magnitude)), add(halfWidth, halfHeight));
    const error = add(mul(all(EXCESS), size), underflow);
    const distanceSq = add(square(beyondX), square(beyondY));
    const radiusSq = square(r);
    const shift = mul(mul(all(SHIFTED), error), add(add(beyondX, beyondY), error));
    const rounding = mul(all(ERROR), add(radiusSq, distanceSq));
    const gap = sub(distanceSq, radiusSq);
    const gapError = add(add(shift, rounding), underflow);
    const lengthExcess = sub(add(square(ux), square(uy)), all(ONE));
    const isUnit = le(abs(lengthExcess, magnitude), all(TOLERANCE));
    if (!both(and(isUnit, gt(abs(gap, magnitude), gapError)))) break;
    storeSigns(o, gap);
  }
  return o - out;
}

/** Cut off below at 0; NaN stays. */
function orZero(lanes: v128): v128 {
  return f64x2.pmax(lanes, f64x2.splat(0));
}
