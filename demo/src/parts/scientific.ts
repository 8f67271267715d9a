import { decimal } from "./number-format.js";

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

function superscript(exponent: number): string {
  const digits = [...String(Math.abs(exponent))].map((digit) => superscripts[Number(digit)] ?? "").join("");
  return exponent < 0 ? `⁻${digits}` : digits;
}

/** 10⁻⁹ for 1e-9 and for −1e-9. */
export function powerOfTen(value: number): string {
  return `10${superscript(Math.round(Math.log10(Math.abs(value))))}`;
}

/** Plain digits for everyday sizes, else a number from 1 to 10 times a power of ten. */
export function scientific(value: number, digits = 4): string {
  const size = Math.abs(value);
  if (value === 0 || (size >= 0.01 && size < 1e5))
    return decimal(value, size < 100 ? digits : Math.min(digits, 2));
  const exponent = Math.floor(Math.log10(size));
  const shown = Math.min(digits, 2);
  // Rounding may carry 9.999 to 10.00.
  const carried = Number((size / 10 ** exponent).toFixed(shown)) >= 10 ? exponent + 1 : exponent;
  return `${decimal(value / 10 ** carried, shown)} · 10${superscript(carried)}`;
}
