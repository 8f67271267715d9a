import { certainSign, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";

/**
 * A side of a circle's box is within 4u of itself of the true one: half an ulp for the sum, 2u for the
 * widening, and its rounding. So, with m the sum of the magnitudes of all eight sides, what is computed below
 * as a sum or difference of four sides is within 4u·m for the sides, and 3u·m for three roundings.
 */
const SIDES_ERROR = 8 * UNIT_ROUNDOFF;

/**
 * The error of the difference of two squares, relative to their sum: x² + y² and r² pass at most 2 roundings, the
 * difference one.
 */
const SQUARES_ERROR = 4 * UNIT_ROUNDOFF;

/** The sum of the magnitudes of the sides of a box. */
export function magnitudeAt(boxes: Float64Array, at: number): number {
  const left = Math.abs(boxes[at] as number);
  const below = Math.abs(boxes[at + 1] as number);
  return left + below + Math.abs(boxes[at + 2] as number) + Math.abs(boxes[at + 3] as number);
}

/**
 * Whether two circles overlap, from their boxes in a forest, if that is certain. It saves
 * fetching the circles.
 *
 * Twice the distance d = (dx, dy) of the centres is compared with the sum s of the boxes' widths, which are
 * the diameters: with each of dx, dy and s off by at most e, d² and s² are off by at most 2e (|dx| + |dy| +
 * s) + 3e² together.
 */
export function roundVerdict(boxes: Float64Array, at: number, others: Float64Array, other: number): Verdict {
  const left = boxes[at] as number;
  const below = boxes[at + 1] as number;
  const right = boxes[at + 2] as number;
  const above = boxes[at + 3] as number;
  const otherLeft = others[other] as number;
  const otherBelow = others[other + 1] as number;
  const otherRight = others[other + 2] as number;
  const otherAbove = others[other + 3] as number;
  const dx = Math.abs(otherLeft + otherRight - (left + right));
  const dy = Math.abs(otherBelow + otherAbove - (below + above));
  const reach = right - left + (otherRight - otherLeft);
  const magnitude = magnitudeAt(boxes, at) + magnitudeAt(others, other);
  const error = SIDES_ERROR * magnitude;
  const distanceSq = dx * dx + dy * dy;
  const reachSq = reach * reach;
  return certainSign(
    reachSq - distanceSq,
    2 * error * (dx + dy + reach + 2 * error) + SQUARES_ERROR * (distanceSq + reachSq) + UNDERFLOW_ERROR,
  );
}

/**
 * A bound on the error of the same comparison for all circles whose boxes have coordinates up to `greatest`
 * and are no wider than `cell`, and whose centres are at most two cells apart along x and y: then |dx| and
 * |dy| are at most 4 cells, and s at most 2.
 */
export function roundErrorWithin(greatest: number, cell: number): number {
  const error = 8 * SIDES_ERROR * greatest;
  return 2 * error * (10 * cell + 2 * error) + 36 * SQUARES_ERROR * cell * cell + UNDERFLOW_ERROR;
}

/** The number of directions that reaches are measured in, a sixteenth of a turn apart from +x towards +y. */
export const DIRECTIONS = 16;

/** From a direction to its opposite. */
export const HALF_TURN = DIRECTIONS / 2;

/** Directions along an axis are every fourth. */
export const AXIS = DIRECTIONS / 4;

/** cos and sin of a sixteenth of a turn. */
const COSINE_SIXTEENTH = 0.9238795325112867;
const SINE_SIXTEENTH = 0.3826834323650898;

/** cos and sin of an eighth of a turn. */
const COSINE_EIGHTH = Math.SQRT1_2;

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

/** Bytes of one shape: one for each direction that is not along an axis, in order. */
export const REACH_BYTES = 12;

/** From the byte of a direction to that of its opposite. */
export const OPPOSITE = REACH_BYTES / 2;

/** The level of a shape that reaches as far as its box. */
export const LEVELS = 254;

/**
 * The error allowed for a reach, in levels. The byte n then stands for a reach above n − 1 − 2 MARGIN and below n.
 *
 * In each direction a box of width w and height h reaches at least sin(π/8) (w + h) / 2; so a margin is more than
 * 2⁻¹⁸·⁵ (w + h).
 */
export const MARGIN = 2 ** -8;

/**
 * The greatest ratio of coordinates to the size w + h of boxes. With it, all that is computed, here and when the bytes
 * were made, is off by less than 64u of the greatest coordinate, that is, 2⁻²⁰ of the size: sides of boxes by 4u, points
 * of shapes, wherever they are moved to, by 4u, and fewer than twenty roundings. Boxes that are moved without their
 * shapes (`PlacedBoxes`) differ from place to place by less than 2⁻²⁵ of their size. Both times together, this is less
 * than a margin.
 */
export const MOST_TO_SIZE = 2 ** 27;

/**
 * How far a reach may be below what its byte says, in sizes of the box, with lengths doubled: 1 + 2 MARGIN levels are
 * less than 2⁻⁸·⁰⁹ (w + h), since the reach of a box is at most cos(π/8) (w + h). The rest covers all rounding.
 */
const LEVEL_TO_SIZE = 2 ** -8;

/** sin(φ/2) / sin(3φ/2) with φ = π/8, rounded up. */
const LEAST_OF_NEIGHBOR = 0.3512;

const reach = /* @__PURE__ */ new Float64Array(DIRECTIONS);
const doubt = /* @__PURE__ */ new Float64Array(1);

/**
 * Whether the convex hulls of two shapes overlap, from the boxes and reaches of the shapes, if that is certain. It saves
 * fetching the shapes. The boxes have to meet.
 *
 * The hulls A and B overlap iff their Minkowski difference A − B holds the origin, that is, iff its support function h(d)
 * = max d·a + max −d·b is not negative in any direction d. If h(d) < 0 for one of the sixteen directions, d is a
 * separating axis.
 */
export function reachVerdict(
  boxes: Float64Array,
  at: number,
  others: Float64Array,
  otherAt: number,
  bytes: Uint8Array,
  first: number,
  otherBytes: Uint8Array,
  second: number,
): Verdict {
  const left = boxes[at] as number;
  const below = boxes[at + 1] as number;
  const right = boxes[at + 2] as number;
  const above = boxes[at + 3] as number;
  const otherLeft = others[otherAt] as number;
  const otherBelow = others[otherAt + 1] as number;
  const otherRight = others[otherAt + 2] as number;
  const otherAbove = others[otherAt + 3] as number;
  const width = right - left;
  const height = above - below;
  const otherWidth = otherRight - otherLeft;
  const otherHeight = otherAbove - otherBelow;
  const size = width + height + (otherWidth + otherHeight);
  const magnitude = magnitudeAt(boxes, at) + magnitudeAt(others, otherAt);
  if (!(magnitude <= MOST_TO_SIZE * size)) return 0;
  // All lengths are doubled, as the centres are.
  const x = left + right - (otherLeft + otherRight);
  const y = below + above - (otherBelow + otherAbove);
  reach[0] = width + otherWidth + x;
  reach[AXIS] = height + otherHeight + y;
  reach[HALF_TURN] = width + otherWidth - x;
  reach[HALF_TURN + AXIS] = height + otherHeight - y;
  let byte = 0;
  for (let k = 1; k < HALF_TURN; k++) {
    if (k === AXIS) continue;
    const cosine = COSINES[k] as number;
    const sine = SINES[k] as number;
    const level = (Math.abs(cosine) * width + sine * height) / LEVELS;
    const otherLevel = (Math.abs(cosine) * otherWidth + sine * otherHeight) / LEVELS;
    const along = cosine * x + sine * y;
    const own = first + byte;
    const place = second + byte;
    const ahead =
      (bytes[own] as number) * level + (otherBytes[place + OPPOSITE] as number) * otherLevel + along;
    const behind =
      (bytes[own + OPPOSITE] as number) * level + (otherBytes[place] as number) * otherLevel - along;
    if (ahead < 0 || behind < 0) return -1;
    reach[k] = ahead;
    reach[k + HALF_TURN] = behind;
    byte += 1;
  }
  doubt[0] = LEVEL_TO_SIZE * size;
  return holdsOrigin() ? 1 : 0;
}

/**
 * Whether a convex set certainly holds the origin, if its support function is at most `reach`, and less by at most
 * `doubt`.
 *
 * A direction d between two neighbours e and f is bounded from both sides. Let c be the direction before e, φ the angle
 * between neighbours, and θ that from e to d: then e sin(φ + θ) = d sin φ + c sin θ. The support function of a sum is at
 * most the sum of the support functions, so h(d) sin φ ≥ h(e) sin(φ + θ) − h(c) sin θ. The right side is a sine wave in
 * θ, so it is not negative between two angles less than half a wave apart where it is not: θ = 0, and θ = φ/2 if h(e)
 * sin(3φ/2) ≥ h(c) sin(φ/2). With the same from f, that is enough; otherwise the two waves are compared.
 */
function holdsOrigin(): boolean {
  const error = doubt[0] as number;
  let before = reach[DIRECTIONS - 1] as number;
  let here = reach[0] as number;
  let next = reach[1] as number;
  for (let k = 0; k < DIRECTIONS; k++) {
    const after = reach[(k + 2) & (DIRECTIONS - 1)] as number;
    const leastHere = here - error;
    const leastNext = next - error;
    if (
      !(leastHere >= LEAST_OF_NEIGHBOR * before && leastNext >= LEAST_OF_NEIGHBOR * after) &&
      !areEnough(before, leastHere, leastNext, after)
    ) {
      return false;
    }
    before = here;
    here = next;
    next = after;
  }
  return true;
}

/**
 * The wave from e is a cos θ − b sin θ, with a = h(e) sin φ and b = h(c) − h(e) cos φ: positive up to the angle of the
 * vector (b, a). So is the one from f, and they are enough if the two angles add up to at least φ.
 */
function areEnough(before: number, here: number, next: number, after: number): boolean {
  if (!(here > 0 && next > 0)) return false;
  const b = before - COSINE_SIXTEENTH * here;
  const d = after - COSINE_SIXTEENTH * next;
  // Then one of them is positive for at least a quarter turn.
  if (b <= 0 || d <= 0) return true;
  const a = SINE_SIXTEENTH * here;
  const c = SINE_SIXTEENTH * next;
  return (b * c + a * d) * COSINE_SIXTEENTH >= (b * d - a * c) * SINE_SIXTEENTH;
}
