import { POINT_ELLIPSE_ERROR, UNDERFLOW_ERROR, UNIT_TOLERANCE } from "../src/batch/error-bounds";
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
import { ELLIPSE, POINT } from "./records";

const ERROR = memory.data<f64>([POINT_ELLIPSE_ERROR]);
const UNDERFLOW = memory.data<f64>([UNDERFLOW_ERROR]);
const TOLERANCE = memory.data<f64>([UNIT_TOLERANCE]);
const ONE = memory.data<f64>([1]);

/** As src/batch/overlap-jobs.ts. */
export function pointEllipse(points: usize, ellipses: usize, out: usize, first: usize, count: usize): usize {
  let p = points + first * POINT;
  let e = ellipses + first * ELLIPSE;
  let o = out + first;
  for (const last = out + count - 1; o < last; o += 2, p += 2 * POINT, e += 2 * ELLIPSE) {
    const d0 = sub(v128.load(p), v128.load(e));
    const d1 = sub(v128.load(p, POINT), v128.load(e, ELLIPSE));
    const dx = firsts(d0, d1);
    const dy = seconds(d0, d1);
    const r0 = v128.load(e, 16);
    const r1 = v128.load(e, ELLIPSE + 16);
    const xSq = square(firsts(r0, r1));
    const ySq = square(seconds(r0, r1));
    const u0 = v128.load(e, 32);
    const u1 = v128.load(e, ELLIPSE + 32);
    const ux = firsts(u0, u1);
    const uy = seconds(u0, u1);
    const distanceSq = add(square(dx), square(dy));
    const alongSq = square(add(mul(ux, dx), mul(uy, dy)));
    const productSq = mul(xSq, ySq);
    const excess = sub(sub(mul(xSq, distanceSq), mul(sub(xSq, ySq), alongSq)), productSq);
    const underflow = all(UNDERFLOW);
    const size = add(productSq, mul(add(xSq, ySq), add(distanceSq, underflow)));
    const error = add(mul(all(ERROR), size), underflow);
    const magnitude = all(MAGNITUDE);
    const lengthExcess = sub(add(square(ux), square(uy)), all(ONE));
    const isUnit = le(abs(lengthExcess, magnitude), all(TOLERANCE));
    if (!both(and(isUnit, gt(abs(excess, magnitude), error)))) break;
    storeSigns(o, excess);
  }
  return o - out;
}
