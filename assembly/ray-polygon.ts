import {
  CHAIN_ERROR,
  CROSSING_COORDINATE_ACCURACY,
  CROSSING_WAY_ACCURACY,
  SIDE_ERROR,
  UNDERFLOW_ERROR,
  UNIT_ROUNDOFF,
} from "../src/batch/error-bounds";
import {
  abs,
  add,
  all,
  and,
  both,
  exchanged,
  firsts,
  gt,
  le,
  lt,
  MAGNITUDE,
  max,
  min,
  mul,
  or,
  seconds,
  sub,
} from "./lanes";
import { POLYGON, RAY } from "./records";

const SIDE = memory.data<f64>([SIDE_ERROR]);
const CHAIN = memory.data<f64>([CHAIN_ERROR]);
const UNDERFLOW = memory.data<f64>([UNDERFLOW_ERROR]);
const ROUNDOFF = memory.data<f64>([UNIT_ROUNDOFF]);
const WAY = memory.data<f64>([CROSSING_WAY_ACCURACY]);
const COORDINATE = memory.data<f64>([CROSSING_COORDINATE_ACCURACY]);
const NO_HIT = memory.data<f64>([Infinity]);

/** Bytes of an answer, of the number of vertices, of a vertex. */
const T: usize = 8;
const COUNT: usize = 8;
const VERTEX: usize = 16;
const MOST_VERTICES: usize = 8;

/**
 * As `findEntryOfRing` of src/rays/first-hit-polygon.ts, with the same numbers and bounds: so `raycast` is certain of what is
 * certain here, and t differs in no bit. One ray at a time: the sides of its line on which two vertices lie, then
 * both edges that it crosses.
 */
export function rayPolygon(rays: usize, polygons: usize, out: usize, first: usize, count: usize): usize {
  let a = rays + first * RAY;
  let p = polygons + first * POLYGON;
  let o = out + first * T;
  for (const end = out + count * T; o < end; o += T, a += RAY, p += POLYGON) {
    const vertexCount = load<f64>(p);
    if (!(vertexCount >= 3 && vertexCount <= 8)) break;
    const last: usize = <usize>vertexCount - 1;
    const vertices = p + COUNT;
    const x = v128.load_splat<f64>(a);
    const y = v128.load_splat<f64>(a, 8);
    const dx = v128.load_splat<f64>(a, 16);
    const dy = v128.load_splat<f64>(a, 24);
    const magnitude = all(MAGNITUDE);
    const underflow = all(UNDERFLOW);
    const side = all(SIDE);
    // A bit for each vertex, the first the lowest: whether it is behind the line. Those after the last one are looked at,
    // too: at worst they leave the ray in doubt.
    let behind: usize = 0;
    let areKnown = i64x2.splat(-1);
    for (let at = vertices; at < vertices + MOST_VERTICES * VERTEX; at += 2 * VERTEX) {
      const v0 = v128.load(at);
      const v1 = v128.load(at, VERTEX);
      const alongX = mul(dx, sub(seconds(v0, v1), y));
      const alongY = mul(dy, sub(firsts(v0, v1), x));
      const product = sub(alongX, alongY);
      const error = add(mul(side, add(abs(alongX, magnitude), abs(alongY, magnitude))), underflow);
      behind = (behind >> 2) | ((<usize>i64x2.bitmask(product)) << (MOST_VERTICES - 2));
      areKnown = and(areKnown, gt(abs(product, magnitude), error));
    }
    if (!both(areKnown)) break;
    // A bit for each edge, at the vertex it ends at: whether the line crosses it.
    const ring = ((<usize>2) << last) - 1;
    behind &= ring;
    const crossed = (behind ^ ((behind << 1) | (behind >> last))) & ring;
    if (crossed === 0) {
      store<f64>(o, Infinity);
      continue;
    }
    const others = crossed & (crossed - 1);
    if ((others & (others - 1)) !== 0) break;
    const to0 = ctz(crossed);
    const to1 = ctz(others);
    const from0 = v128.load(vertices + (to0 === 0 ? last : to0 - 1) * VERTEX);
    const from1 = v128.load(vertices + (to1 - 1) * VERTEX);
    const e0 = sub(v128.load(vertices + to0 * VERTEX), from0);
    const e1 = sub(v128.load(vertices + to1 * VERTEX), from1);
    const ex = firsts(e0, e1);
    const ey = seconds(e0, e1);
    const mx = sub(firsts(from0, from1), x);
    const my = sub(seconds(from0, from1), y);
    const numeratorX = mul(mx, ey);
    const numeratorY = mul(my, ex);
    const denominatorX = mul(dx, ey);
    const denominatorY = mul(dy, ex);
    const denominator = sub(denominatorX, denominatorY);
    const t = f64x2.div(sub(numeratorX, numeratorY), denominator);
    const size = abs(t, magnitude);
    const relative = all(CHAIN);
    const numeratorSize = add(abs(numeratorX, magnitude), abs(numeratorY, magnitude));
    const denominatorSize = add(abs(denominatorX, magnitude), abs(denominatorY, magnitude));
    const denominatorError = add(mul(relative, denominatorSize), underflow);
    const shift = add(add(mul(relative, numeratorSize), underflow), mul(size, denominatorError));
    const least = max(sub(abs(denominator, magnitude), denominatorError), f64x2.splat(0));
    const error = add(f64x2.div(shift, least), mul(relative, size));
    const step = add(abs(dx, magnitude), abs(dy, magnitude));
    const reach = add(
      add(add(abs(mx, magnitude), abs(my, magnitude)), abs(ex, magnitude)),
      abs(ey, magnitude),
    );
    const accuracy = add(mul(mul(all(WAY), size), step), mul(all(COORDINATE), reach));
    const isAccurate = le(mul(error, step), accuracy);
    const minT = v128.load_splat<f64>(a, 32);
    const maxT = v128.load_splat<f64>(a, 40);
    const isClearOfMin = gt(abs(sub(t, minT), magnitude), error);
    const isClearOfMax = gt(abs(sub(t, maxT), magnitude), error);
    const other = exchanged(t);
    const gap = abs(sub(t, other), magnitude);
    const isInOrder = gt(gap, add(add(error, exchanged(error)), mul(all(ROUNDOFF), gap)));
    if (!both(and(and(isAccurate, isInOrder), and(isClearOfMin, isClearOfMax)))) break;
    const enter = min(t, other);
    // All ones, which is NaN, where the chord is not on the ray, else 0. NaN is not smaller than Infinity.
    const isOff = or(gt(enter, maxT), lt(max(t, other), minT));
    const answer = min(all(NO_HIT), add(max(enter, minT), isOff));
    store<f64>(o, f64x2.extract_lane(answer, 0));
  }
  return (o - out) / T;
}
