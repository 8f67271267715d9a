/** The directions that reaches are measured in, a sixteenth of a turn apart from +x towards +y. */
export const DIRECTIONS = 16;

/** From a direction to its opposite. */
export const HALF_TURN = DIRECTIONS / 2;

/** cos and sin of a sixteenth of a turn. */
export const COSINE_SIXTEENTH = 0.9238795325112867;
export const SINE_SIXTEENTH = 0.3826834323650898;

/** cos and sin of an eighth of a turn. */
export const COSINE_EIGHTH = Math.SQRT1_2;

/** The directions of the first half turn. */
export const COSINES = /* @__PURE__ */ Float64Array.of(
  1,
  COSINE_SIXTEENTH,
  COSINE_EIGHTH,
  SINE_SIXTEENTH,
  0,
  -SINE_SIXTEENTH,
  -COSINE_EIGHTH,
  -COSINE_SIXTEENTH,
);
export const SINES = /* @__PURE__ */ Float64Array.of(
  0,
  SINE_SIXTEENTH,
  COSINE_EIGHTH,
  COSINE_SIXTEENTH,
  1,
  COSINE_SIXTEENTH,
  COSINE_EIGHTH,
  SINE_SIXTEENTH,
);
