/** A number for the eye: fixed digits, a true minus sign, never "−0". */
export function decimal(value: number, digits = 2): string {
  const text = Math.abs(value).toFixed(digits);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}

/** Rounds what a pointer gives, so that the numbers on the page are the numbers in the shapes. */
export function snap(value: number, step = 0.01): number {
  // Dividing by the whole number 1/step, not multiplying by step, gives the double a reader would type.
  const perUnit = Math.round(1 / step);
  return Math.round(value * perUnit) / perUnit;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
