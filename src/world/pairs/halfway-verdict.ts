import type { Verdict } from "../../math/verdict.js";
import {
  areEnough,
  DIRECTIONS,
  doubt,
  firstOpen,
  HALF_TURN,
  LAST,
  LEVEL_BYTES,
  reach,
  sizeAt,
} from "./reach-verdict.js";

/** cos and sin of a 32nd of a turn. */
const COSINE_HALFWAY = 0.9807852804032304;
const SINE_HALFWAY = 0.19509032201612828;

/**
 * For the pairs that the directions of `reach-verdict.ts` leave open, there are sixteen more halfway between them.
 *
 * A reach halfway between two directions e and f, π/8 apart, falls short of where their two lines meet, (h(e) + h(f)) / (2
 * cos(π/16)), by at most sin(π/16) / 2 times w + h, as far as the points at which the lines touch can be apart; and the
 * bytes of e and f may be 1 + 2 MARGIN levels too much. So it falls short by less than 0.1 (w + h).
 *
 * Half a byte is 1 + n if it does so by n² to (n + 1)² times this, with lengths doubled, times w + h: most reaches fall
 * short by little.
 */
const SHORTFALL = 0.0009;

/** 1 / (2 cos(π/16)): so many times the sum of two neighbours is the direction halfway between. */
export const HALF_SECANT = 0.5097955791041592;

/** Far more than all rounding when half bytes are made and used, in sizes w + h, with lengths doubled. */
const HALFWAY_ERROR = 2 ** -15;

/** The half byte of a reach that falls short by so much, in sizes w + h. */
export function halfByte(shortfall: number): number {
  return 1 + Math.floor(Math.sqrt(Math.max(0, (2 * shortfall) / SHORTFALL)));
}

/** The greatest and the least that a reach halfway between two directions may be. */
const halfway = { most: 0.5, least: 0.5 };

/**
 * What the directions halfway between say of two shapes that `reachVerdict` has left open just now: where that is between
 * two of its directions, these have others halfway to them, too.
 */
export function halfwayVerdict(
  boxes: Float64Array,
  at: number,
  others: Float64Array,
  otherAt: number,
  bytes: Uint8Array,
  first: number,
  otherBytes: Uint8Array,
  second: number,
): Verdict {
  const size = sizeAt(boxes, at);
  const otherSize = sizeAt(others, otherAt);
  const error = doubt[0] as number;
  let verdict: Verdict = 1;
  for (let k = firstOpen(0); k < DIRECTIONS; k = firstOpen(k + 1)) {
    const here = reach[k] as number;
    const next = reach[(k + 1) & LAST] as number;
    setHalfway(k + 1, bytes, first, otherBytes, second, size, otherSize);
    const after = halfway.most;
    setHalfway(k - 1, bytes, first, otherBytes, second, size, otherSize);
    const before = halfway.most;
    setHalfway(k, bytes, first, otherBytes, second, size, otherSize);
    const { most, least } = halfway;
    if (before < 0 || most < 0 || after < 0) return -1;
    if (
      !(
        areEnough(before, here - error, least, next, COSINE_HALFWAY, SINE_HALFWAY) &&
        areEnough(here, least, next - error, after, COSINE_HALFWAY, SINE_HALFWAY)
      )
    ) {
      verdict = 0;
    }
  }
  return verdict;
}

/** Sets `halfway` to what the shapes reach halfway between the k-th direction and the next. */
function setHalfway(
  k: number,
  bytes: Uint8Array,
  first: number,
  otherBytes: Uint8Array,
  second: number,
  size: number,
  otherSize: number,
): void {
  const meeting = HALF_SECANT * ((reach[k & LAST] as number) + (reach[(k + 1) & LAST] as number));
  const place = LEVEL_BYTES + (k & (HALF_TURN - 1));
  const isAhead = (k & HALF_TURN) === 0;
  const own = ((bytes[first + place] as number) >> (isAhead ? 0 : 4)) & 15;
  const other = ((otherBytes[second + place] as number) >> (isAhead ? 4 : 0)) & 15;
  const error = HALFWAY_ERROR * (size + otherSize);
  halfway.most = meeting - SHORTFALL * ((own - 1) ** 2 * size + (other - 1) ** 2 * otherSize) + error;
  halfway.least = meeting - SHORTFALL * (own ** 2 * size + other ** 2 * otherSize) - error;
}
