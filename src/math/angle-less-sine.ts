/** Below half this chord an angle and its sine would cancel. */
const SERIES_LIMIT = 0.5;
/** The next term would be below 2⁻⁶⁰ of the first. */
const SERIES_TERMS = 28;

/**
 * θ − sin θ for an angle θ in [0, 2π]: twice the area between an arc of the unit circle and its chord. Error: a few ulp,
 * however small the angle is, given its sine and half its chord, s = sin(θ/2), to a few ulp.
 *
 * For small angles it is 4 Σ (2k choose k) 4⁻ᵏ s²ᵏ⁺³/(2k + 3).
 */
export function angleLessSine(angle: number, sine: number, halfChord: number): number {
  if (halfChord >= SERIES_LIMIT || angle > Math.PI) return angle - sine;
  const square = halfChord * halfChord;
  let power = 4 * square * halfChord;
  let sum = 0;
  for (let k = 0; k < SERIES_TERMS; k += 1) {
    sum += power / (2 * k + 3);
    power *= (square * (2 * k + 1)) / (2 * k + 2);
  }
  return sum;
}
