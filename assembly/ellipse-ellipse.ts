import {
  COEFFICIENT_ERROR,
  DISCRIMINANT_ERROR,
  LARGEST_SIZE_SQ,
  LEAST_RADIUS_SQ,
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
  lt,
  MAGNITUDE,
  min,
  mul,
  or,
  seconds,
  square,
  storeSigns,
  sub,
} from "./lanes";
import { ELLIPSE } from "./records";

const COEFFICIENT = memory.data<f64>([COEFFICIENT_ERROR]);
const DISCRIMINANT = memory.data<f64>([DISCRIMINANT_ERROR]);
const LARGEST = memory.data<f64>([LARGEST_SIZE_SQ]);
const LEAST = memory.data<f64>([LEAST_RADIUS_SQ]);
const TOLERANCE = memory.data<f64>([UNIT_TOLERANCE]);
const HALF = memory.data<f64>([0.5]);
const ONE = memory.data<f64>([1]);
const FOUR = memory.data<f64>([4]);
const EIGHTEEN = memory.data<f64>([18]);
const TWENTY_SEVEN = memory.data<f64>([27]);

/**
 * As `unitEllipsesVerdict` of src/pairs/ellipses/ellipse-ellipse-filter.ts, but the squares of sines, and of coordinates across an axis, are
 * computed from those of cosines and of coordinates along it.
 */
export function ellipseEllipse(dataA: usize, dataB: usize, out: usize, first: usize, count: usize): usize {
  let a = dataA + first * ELLIPSE;
  let b = dataB + first * ELLIPSE;
  let o = out + first;
  for (const last = out + count - 1; o < last; o += 2, a += 2 * ELLIPSE, b += 2 * ELLIPSE) {
    const d0 = sub(v128.load(b), v128.load(a));
    const d1 = sub(v128.load(b, ELLIPSE), v128.load(a, ELLIPSE));
    const dx = firsts(d0, d1);
    const dy = seconds(d0, d1);
    const radiiA0 = v128.load(a, 16);
    const radiiA1 = v128.load(a, ELLIPSE + 16);
    const xA = square(firsts(radiiA0, radiiA1));
    const yA = square(seconds(radiiA0, radiiA1));
    const radiiB0 = v128.load(b, 16);
    const radiiB1 = v128.load(b, ELLIPSE + 16);
    const xB = square(firsts(radiiB0, radiiB1));
    const yB = square(seconds(radiiB0, radiiB1));
    const uA0 = v128.load(a, 32);
    const uA1 = v128.load(a, ELLIPSE + 32);
    const uxA = firsts(uA0, uA1);
    const uyA = seconds(uA0, uA1);
    const uB0 = v128.load(b, 32);
    const uB1 = v128.load(b, ELLIPSE + 32);
    const uxB = firsts(uB0, uB1);
    const uyB = seconds(uB0, uB1);
    const one = all(ONE);
    const excessA = sub(add(square(uxA), square(uyA)), one);
    const excessB = sub(add(square(uxB), square(uyB)), one);
    const magnitude = all(MAGNITUDE);
    const areUnits = le(add(abs(excessA, magnitude), abs(excessB, magnitude)), all(TOLERANCE));
    const distanceSq = add(square(dx), square(dy));
    const sumA = add(xA, yA);
    const sumB = add(xB, yB);
    const areLarge = gt(min(min(xA, yA), min(xB, yB)), all(LEAST));
    const areSmall = lt(add(distanceSq, add(sumA, sumB)), all(LARGEST));
    const half = all(HALF);
    const sums = mul(sumA, sumB);
    const cosSq = square(add(mul(uxA, uxB), mul(uyA, uyB)));
    const differenceA = sub(xA, yA);
    const differenceB = sub(xB, yB);
    const mixed = add(mul(half, sums), mul(mul(differenceA, differenceB), sub(half, cosSq)));
    const alongASq = square(add(mul(uxA, dx), mul(uyA, dy)));
    const alongBSq = square(add(mul(uxB, dx), mul(uyB, dy)));
    const a0 = mul(xA, yA);
    const a3 = mul(xB, yB);
    const a1 = sub(add(a0, mixed), sub(mul(xA, distanceSq), mul(differenceA, alongASq)));
    const a2 = sub(add(a3, mixed), sub(mul(xB, distanceSq), mul(differenceB, alongBSq)));
    const b1 = add(a0, add(sums, mul(sumA, distanceSq)));
    const b2 = add(a3, add(sums, mul(sumB, distanceSq)));
    const coefficient = all(COEFFICIENT);
    const error1 = mul(coefficient, b1);
    const error2 = mul(coefficient, b2);
    const arePositive = gt(min(sub(a1, error1), sub(a2, error2)), f64x2.splat(0));
    const ends = mul(a0, a3);
    const ends18 = mul(all(EIGHTEEN), ends);
    const ends27 = mul(all(TWENTY_SEVEN), square(ends));
    const four = all(FOUR);
    const middle = mul(a1, a2);
    const cubes = add(mul(square(a2), mul(a2, a0)), mul(square(a1), mul(a1, a3)));
    const discriminant = sub(sub(mul(middle, add(ends18, middle)), mul(four, cubes)), ends27);
    const most = mul(b1, b2);
    const mostCubes = add(mul(square(b2), mul(b2, a0)), mul(square(b1), mul(b1, a3)));
    const size = add(add(mul(most, add(ends18, most)), mul(four, mostCubes)), ends27);
    const error = mul(all(DISCRIMINANT), size);
    const isNegative = or(add(a1, error1), add(a2, error2));
    const isClear = and(gt(abs(discriminant, magnitude), error), or(discriminant, isNegative));
    const isKnown = and(and(areUnits, and(areLarge, areSmall)), or(arePositive, isClear));
    if (!both(isKnown)) break;
    storeSigns(o, or(arePositive, discriminant));
  }
  return o - out;
}
