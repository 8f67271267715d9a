/* Doubles as they are stored, powers of two among them, and the nearest double within bounds. */

const view = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(8));

/** The bits of a double, and its exponent as they hold it: above by 1023, or 0 for a subnormal one. */
export function bitsOf(x: number): bigint {
  view.setFloat64(0, x);
  return view.getBigUint64(0);
}

export function biasedExponentOf(x: number): number {
  view.setFloat64(0, x);
  return (view.getUint16(0) >>> 4) & 0x7ff;
}

/** The e with 2ᵉ ≤ |x| < 2ᵉ⁺¹, for a finite x ≠ 0; −1074 ≤ e ≤ 1023. */
export function exponentOf(x: number): number {
  // A subnormal double is a multiple of 2⁻¹⁰⁷⁴: made 2⁵⁴ times larger, it is a normal one.
  return (biasedExponentOf(x) || biasedExponentOf(x * 2 ** 54) - 54) - 1023;
}

/** 2ᵉ exactly, for an integer −1022 ≤ e ≤ 1023. */
export function powerOfTwo(exponent: number): number {
  view.setFloat64(0, 0);
  view.setUint16(0, (exponent + 1023) << 4);
  return view.getFloat64(0);
}

/**
 * The power of two that brings a magnitude into [1, 2), or as near to it as a normal power of two can
 * (2⁻⁵² for the smallest double). Multiplying by it, or by its inverse, is exact short of underflow.
 */
export function normalizingPower(magnitude: number): number {
  return powerOfTwo(Math.min(1022, Math.max(-1022, 1023 - biasedExponentOf(magnitude))));
}

/** The number of [−bound, bound] nearest to a value. */
export function clamp(value: number, bound: number): number {
  return value > bound ? bound : value < -bound ? -bound : value;
}

/** The number from 0 to 1 nearest to a value; 0 for NaN. */
export function clampToUnit(value: number): number {
  return value > 0 ? (value < 1 ? value : 1) : 0;
}

/** The largest double, of either sign, for a value that has overflowed. */
export function withinDoubles(value: number): number {
  return Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE);
}
