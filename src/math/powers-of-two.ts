const view = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(8));

/** The e with 2ᵉ ≤ |x| < 2ᵉ⁺¹, for a finite x ≠ 0; −1074 ≤ e ≤ 1023. */
export function exponentOf(x: number): number {
  view.setFloat64(0, x);
  const biased = (view.getUint32(0) >>> 20) & 0x7ff;
  if (biased !== 0) return biased - 1023;
  // A subnormal double is a multiple of 2⁻¹⁰⁷⁴: made 2⁵⁴ times larger, it is a normal one.
  view.setFloat64(0, x * 2 ** 54);
  return ((view.getUint32(0) >>> 20) & 0x7ff) - 1023 - 54;
}

/** 2ᵉ exactly, for an integer −1022 ≤ e ≤ 1023. */
export function powerOfTwo(exponent: number): number {
  view.setUint32(0, (exponent + 1023) << 20);
  view.setUint32(4, 0);
  return view.getFloat64(0);
}

/**
 * The power of two that brings a magnitude into [1, 2), or as near to it as a normal power of two can
 * (2⁻⁵² for the smallest double). Multiplying by it, or by its inverse, is exact short of underflow.
 */
export function normalizingPower(magnitude: number): number {
  const exponent = -exponentOf(magnitude);
  return powerOfTwo(exponent > 1022 ? 1022 : exponent < -1022 ? -1022 : exponent);
}
