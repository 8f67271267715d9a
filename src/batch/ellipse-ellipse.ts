import { ellipseEllipseOverlap } from "../pairs/ellipses/ellipse-ellipse.js";
import { Kind } from "../shapes/kind.js";
import type { BatchJob } from "./answer-many.js";
import {
  COEFFICIENT_ERROR,
  DISCRIMINANT_ERROR,
  LARGEST_SIZE_SQ,
  LEAST_RADIUS_SQ,
  UNIT_TOLERANCE,
} from "./bounds.js";
import { decideOverlap, ellipseAt, RECORD_SIZE } from "./records.js";

/** `ellipseEllipseOverlap` for records. */
export const ellipseEllipseMany: BatchJob<Uint8Array> = {
  kernel: "ellipseEllipse",
  sizeA: RECORD_SIZE[Kind.ellipse],
  sizeB: RECORD_SIZE[Kind.ellipse],
  plain,
  decide: (a, b, index) => decideOverlap(ellipseAt(a, index), ellipseAt(b, index), ellipseEllipseOverlap),
};

/**
 * As `unitEllipsesVerdict` (see there), but with the squares of sines, and of coordinates across an axis,
 * told by those of cosines and of coordinates along it.
 */
function plain(a: Float64Array, b: Float64Array, out: Uint8Array, first: number, count: number): number {
  for (let i = first, o = 6 * first; i < count; i++, o += 6) {
    const dx = (b[o] as number) - (a[o] as number);
    const dy = (b[o + 1] as number) - (a[o + 1] as number);
    const xA = (a[o + 2] as number) * (a[o + 2] as number);
    const yA = (a[o + 3] as number) * (a[o + 3] as number);
    const xB = (b[o + 2] as number) * (b[o + 2] as number);
    const yB = (b[o + 3] as number) * (b[o + 3] as number);
    const uxA = a[o + 4] as number;
    const uyA = a[o + 5] as number;
    const uxB = b[o + 4] as number;
    const uyB = b[o + 5] as number;
    const excessA = uxA * uxA + uyA * uyA - 1;
    const excessB = uxB * uxB + uyB * uyB - 1;
    const distanceSq = dx * dx + dy * dy;
    const sumA = xA + yA;
    const sumB = xB + yB;
    const isFit =
      Math.abs(excessA) + Math.abs(excessB) <= UNIT_TOLERANCE &&
      Math.min(xA, yA, xB, yB) > LEAST_RADIUS_SQ &&
      distanceSq + (sumA + sumB) < LARGEST_SIZE_SQ;
    if (!isFit) return i;
    const sums = sumA * sumB;
    const cos = uxA * uxB + uyA * uyB;
    const differenceA = xA - yA;
    const differenceB = xB - yB;
    const mixed = 0.5 * sums + differenceA * differenceB * (0.5 - cos * cos);
    const alongA = uxA * dx + uyA * dy;
    const alongB = uxB * dx + uyB * dy;
    const a0 = xA * yA;
    const a3 = xB * yB;
    const a1 = a0 + mixed - (xA * distanceSq - differenceA * (alongA * alongA));
    const a2 = a3 + mixed - (xB * distanceSq - differenceB * (alongB * alongB));
    const b1 = a0 + (sums + sumA * distanceSq);
    const b2 = a3 + (sums + sumB * distanceSq);
    const error1 = COEFFICIENT_ERROR * b1;
    const error2 = COEFFICIENT_ERROR * b2;
    if (a1 > error1 && a2 > error2) {
      out[i] = 1;
      continue;
    }
    const ends = a0 * a3;
    const middle = a1 * a2;
    const cubes = a2 * a2 * (a2 * a0) + a1 * a1 * (a1 * a3);
    const discriminant = middle * (18 * ends + middle) - 4 * cubes - 27 * (ends * ends);
    const most = b1 * b2;
    const mostCubes = b2 * b2 * (b2 * a0) + b1 * b1 * (b1 * a3);
    const size = most * (18 * ends + most) + 4 * mostCubes + 27 * (ends * ends);
    if (!(Math.abs(discriminant) > DISCRIMINANT_ERROR * size)) return i;
    if (discriminant > 0 && !(a1 < -error1 || a2 < -error2)) return i;
    out[i] = Number(discriminant < 0);
  }
  return count;
}
