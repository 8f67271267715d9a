import { CLEARANCE, INNER_WEIGHT, LARGEST_REACH, LEAST_DELTA, OUTER_WEIGHT } from "../src/batch/error-bounds";
import {
  abs,
  add,
  all,
  and,
  both,
  firsts,
  ge,
  gt,
  le,
  lt,
  MAGNITUDE,
  min,
  mul,
  or,
  seconds,
  square,
  sub,
} from "./lanes";
import { CIRCLE, RAY } from "./records";

const CLEAR = memory.data<f64>([CLEARANCE]);
const LARGEST = memory.data<f64>([LARGEST_REACH]);
const LEAST = memory.data<f64>([LEAST_DELTA]);
const OUTER = memory.data<f64>([OUTER_WEIGHT]);
const INNER = memory.data<f64>([INNER_WEIGHT]);
const NO_HIT = memory.data<f64>([Infinity]);

/** Bytes of an answer. */
const T: usize = 8;

/** As src/batch/raycast-many.ts, from which t differs in no bit. */
export function rayCircle(rays: usize, circles: usize, out: usize, first: usize, count: usize): usize {
  let a = rays + first * RAY;
  let c = circles + first * CIRCLE;
  let o = out + first * T;
  for (const last = out + (count - 1) * T; o < last; o += 2 * T, a += 2 * RAY, c += 2 * CIRCLE) {
    const m0 = sub(v128.load(c), v128.load(a));
    const m1 = sub(v128.load(c, CIRCLE), v128.load(a, RAY));
    const mx = firsts(m0, m1);
    const my = seconds(m0, m1);
    // The first circle's r and x of the next, then that one's y and r.
    const r = v128.shuffle<f64>(v128.load(c, 16), v128.load(c, 32), 0, 3);
    const d0 = v128.load(a, 16);
    const d1 = v128.load(a, RAY + 16);
    const dx = firsts(d0, d1);
    const dy = seconds(d0, d1);
    const limits0 = v128.load(a, 32);
    const limits1 = v128.load(a, RAY + 32);
    const minT = firsts(limits0, limits1);
    const maxT = seconds(limits0, limits1);
    const lengthSq = add(square(dx), square(dy));
    const reachSq = mul(square(r), lengthSq);
    const delta = sub(reachSq, square(sub(mul(mx, dy), mul(my, dx))));
    const dot = add(mul(mx, dx), mul(my, dy));
    const root = f64x2.sqrt(delta);
    const enter = sub(dot, root);
    const exit = add(dot, root);
    const from = mul(minT, lengthSq);
    const to = mul(maxT, lengthSq);
    const magnitude = all(MAGNITUDE);
    const reach = add(add(abs(mx, magnitude), abs(my, magnitude)), r);
    const weight = mul(reach, lengthSq);
    const clearance = add(mul(all(CLEAR), mul(reach, weight)), all(LEAST));
    const fromGap = abs(sub(square(sub(from, dot)), delta), magnitude);
    const toGap = abs(sub(square(sub(to, dot)), delta), magnitude);
    const isClear = gt(min(min(fromGap, toGap), abs(delta, magnitude)), clearance);
    const isModerate = lt(add(reach, lengthSq), all(LARGEST));
    const way = mul(sub(mul(all(OUTER), abs(dot, magnitude)), mul(all(INNER), root)), root);
    const isInaccurate = lt(way, mul(r, weight));
    const isInside = le(enter, from);
    // All ones, which is NaN, where the chord is not on the ray, else 0. NaN, as √Δ where there is no chord, is not
    // smaller than Infinity.
    const isOff = or(le(exit, from), ge(enter, to));
    const t = add(v128.bitselect(minT, f64x2.div(enter, lengthSq), isInside), isOff);
    v128.store(o, min(all(NO_HIT), t));
    if (!both(v128.andnot(and(isModerate, isClear), v128.andnot(isInaccurate, isInside)))) break;
  }
  return (o - out) / T;
}
