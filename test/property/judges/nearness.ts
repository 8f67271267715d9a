import { Real } from "../../oracle/index.js";

/** A few roundings among the subnormal numbers. */
export const SMALLEST = Real.of(2 ** -1072);
const LARGEST = Real.of(Number.MAX_VALUE);

/**
 * Whether a number is off by at most `error`, or by a few of the smallest doubles. Where the truth is beyond the
 * doubles, anything of the right sign at the end of their range will do. NaN and −0 never do.
 */
export function isNear(value: number, truth: Real, error: Real): boolean {
  if (Number.isNaN(value) || Object.is(value, -0)) return false;
  const reach = error.plus(SMALLEST);
  const beyond = truth.absolute().plus(reach).compare(LARGEST) > 0;
  if (beyond && Math.abs(value) >= Number.MAX_VALUE) return Math.sign(value) === truth.sign();
  return Number.isFinite(value) && Real.of(value).minus(truth).absolute().compare(reach) <= 0;
}
