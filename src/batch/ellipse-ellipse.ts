import { UNIT_TOLERANCE } from "../math/unit-direction.js";
import { UNIT_ROUNDOFF } from "../math/verdict.js";
import { ellipseEllipseOverlap } from "../pairs/ellipse-ellipse.js";
import {
  COEFFICIENT_ERROR,
  DISCRIMINANT_ERROR,
  LARGEST_SIZE,
  LEAST_RADIUS,
} from "../pairs/ellipse-ellipse-unit.js";
import { ellipseAt, isFiniteShape } from "./records.js";

/** A squared distance passes 4 roundings, a squared sum of radii 3; the comparison 1, and the bound 2. */
const CIRCLES_ERROR = 12 * UNIT_ROUNDOFF;

/** `ellipseEllipseOverlap` for records: as `unitEllipsesVerdict`, bounding circles first. */
export function ellipseEllipseMany(a: Float64Array, b: Float64Array, out: Uint8Array, count: number): void {
  for (let i = 0, o = 0; i < count; i++, o += 6) {
    const rxA = a[o + 2] as number;
    const ryA = a[o + 3] as number;
    const rxB = b[o + 2] as number;
    const ryB = b[o + 3] as number;
    const dx = (b[o] as number) - (a[o] as number);
    const dy = (b[o + 1] as number) - (a[o + 1] as number);
    const outer = Math.max(rxA, ryA) + Math.max(rxB, ryB);
    const reach = Math.abs(dx) + Math.abs(dy);
    if (!(Math.min(rxA, ryA, rxB, ryB) > LEAST_RADIUS && reach + outer < LARGEST_SIZE)) {
      out[i] = decide(a, b, i);
      continue;
    }
    const distanceSq = dx * dx + dy * dy;
    if (distanceSq > outer * outer * (1 + CIRCLES_ERROR)) {
      out[i] = 0;
      continue;
    }
    const uxA = a[o + 4] as number;
    const uyA = a[o + 5] as number;
    const uxB = b[o + 4] as number;
    const uyB = b[o + 5] as number;
    const cos = uxA * uxB + uyA * uyB;
    const sin = uxA * uyB - uyA * uxB;
    const cosSq = cos * cos;
    const sinSq = sin * sin;
    const xA = rxA * rxA;
    const yA = ryA * ryA;
    const xB = rxB * rxB;
    const yB = ryB * ryB;
    const mixed = (yA * xB + xA * yB) * cosSq + (yA * yB + xA * xB) * sinSq;
    const alongA = uxA * dx + uyA * dy;
    const acrossA = uxA * dy - uyA * dx;
    const alongB = uxB * dx + uyB * dy;
    const acrossB = uxB * dy - uyB * dx;
    const a0 = xA * yA;
    const a3 = xB * yB;
    const a1 = a0 + mixed - (yA * (alongA * alongA) + xA * (acrossA * acrossA));
    const a2 = a3 + mixed - (yB * (alongB * alongB) + xB * (acrossB * acrossB));
    const reachSq = reach * reach;
    const b1 = a0 + (xA + yA) * (xB + yB + reachSq);
    const b2 = a3 + (xB + yB) * (xA + yA + reachSq);
    const isUnit =
      Math.abs(uxA * uxA + uyA * uyA - 1) <= UNIT_TOLERANCE &&
      Math.abs(uxB * uxB + uyB * uyB - 1) <= UNIT_TOLERANCE;
    if (isUnit && a1 > COEFFICIENT_ERROR * b1 && a2 > COEFFICIENT_ERROR * b2) {
      out[i] = 1;
      continue;
    }
    const middle = a1 * a2;
    const ends = a0 * a3;
    const discriminant =
      middle * (18 * ends + middle) - 4 * (a2 * a2 * a2 * a0 + a1 * a1 * a1 * a3) - 27 * ends * ends;
    const most = b1 * b2;
    const error =
      DISCRIMINANT_ERROR *
      (most * (18 * ends + most) + 4 * (b2 * b2 * b2 * a0 + b1 * b1 * b1 * a3) + 27 * ends * ends);
    const isApart = a1 < -COEFFICIENT_ERROR * b1 || a2 < -COEFFICIENT_ERROR * b2;
    if (isUnit && discriminant < -error) out[i] = 1;
    else if (isUnit && discriminant > error && isApart) out[i] = 0;
    else out[i] = decide(a, b, i);
  }
}

function decide(a: Float64Array, b: Float64Array, index: number): number {
  const first = ellipseAt(a, index);
  const second = ellipseAt(b, index);
  return Number(isFiniteShape(first) && isFiniteShape(second) && ellipseEllipseOverlap(first, second));
}
