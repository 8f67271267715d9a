/** A double, and a bound of what it is off by; where either is not finite, nothing is known. */
export interface Approximation {
  readonly value: number;
  readonly error: number;
}

/** Twice the largest relative error of a rounding: for the rounding of a value. */
const ROUNDING = 2 ** -52;
/** For the few roundings of a bound of errors itself. */
const MARGIN = 1 + 2 ** -50;
/** More than a few operations can lose to underflow. */
const UNDERFLOW = 2 ** -1000;

function within(value: number, errors: number): Approximation {
  return { value, error: (errors + Math.abs(value) * ROUNDING) * MARGIN + UNDERFLOW };
}

export function approximateWhole(whole: bigint): Approximation {
  const value = Number(whole);
  return Number.isSafeInteger(value) ? { value, error: 0 } : within(value, 0);
}

export function approximateRoot(square: bigint): Approximation {
  return within(Math.sqrt(Number(square)), 0);
}

export function sumOf(a: Approximation, b: Approximation): Approximation {
  return within(a.value + b.value, a.error + b.error);
}

export function differenceOf(a: Approximation, b: Approximation): Approximation {
  return within(a.value - b.value, a.error + b.error);
}

export function productOf(a: Approximation, b: Approximation): Approximation {
  return within(
    a.value * b.value,
    Math.abs(a.value) * b.error + Math.abs(b.value) * a.error + a.error * b.error,
  );
}

/** A divisor is rounded once, its quotient once more. */
export function quotientOf(a: Approximation, divisor: bigint): Approximation {
  const size = Number(divisor);
  if (size === Number.POSITIVE_INFINITY) return { value: 0, error: size };
  const value = a.value / size;
  return within(value, a.error / size + Math.abs(value) * ROUNDING);
}

/** 0 where the sign is not certain. */
export function certainSignOf({ value, error }: Approximation): -1 | 0 | 1 {
  return Math.abs(value) > error ? (value > 0 ? 1 : -1) : 0;
}
