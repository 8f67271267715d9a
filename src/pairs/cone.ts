import { type Sign, toIntegers } from "../math/exact.js";
import { both, certainSign, either, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../math/verdict.js";
import { type Directions, Opening } from "../shapes/kind.js";

/** start × v and v × end: two products and their sum; one more for a component of v that was a difference. */
const CONE_ERROR = 4 * UNIT_ROUNDOFF;

/**
 * Whether the direction v from the apex lies in a sector's cone (its opening without its radius). The
 * components of v are differences of stored numbers, rounded once, or else off by at most `error` beyond
 * that.
 */
export function coneVerdict(sector: Directions, vx: number, vy: number, error = 0): Verdict {
  if (sector.opening === Opening.whole) return 1;
  const ahead = crossVerdict(sector.startX, sector.startY, vx, vy, error);
  const behind = crossVerdict(-sector.endX, -sector.endY, vx, vy, error);
  if (sector.opening === Opening.halfOrMore) return either(ahead, behind);
  return both(ahead, behind);
}

/** Whether s × v ≥ 0, the components of v off by at most `error`. */
function crossVerdict(sx: number, sy: number, vx: number, vy: number, error: number): Verdict {
  const first = sx * vy;
  const second = sy * vx;
  const size = Math.abs(first) + Math.abs(second);
  const shift = 1.01 * error * (Math.abs(sx) + Math.abs(sy));
  return certainSign(first - second, CONE_ERROR * size + shift + UNDERFLOW_ERROR);
}

/** The directions of a sector's edges as integers, each over a power of two of its own. */
export interface ExactCone {
  readonly opening: Opening;
  readonly start: ExactDirection;
  readonly end: ExactDirection;
}

export interface ExactDirection {
  readonly x: bigint;
  readonly y: bigint;
  /** Squared length. */
  readonly w: bigint;
}

export function exactCone(sector: Directions): ExactCone {
  return {
    opening: sector.opening,
    start: exactDirection(sector.startX, sector.startY),
    end: exactDirection(sector.endX, sector.endY),
  };
}

function exactDirection(ux: number, uy: number): ExactDirection {
  const [x, y] = toIntegers(ux, uy);
  return { x, y, w: x * x + y * y };
}

/** The edges of a sector that is not whole: one if the opening is 0, else two. */
export function edgesOf({ start, end }: ExactCone): readonly ExactDirection[] {
  const opening = start.x * end.y - start.y * end.x;
  return opening === 0n && start.x * end.x + start.y * end.y > 0n ? [start] : [start, end];
}

/** Whether v lies in the cone, from a function that gives the exact sign of px·vx + py·vy. */
export function coneHolds(
  { opening, start, end }: ExactCone,
  signAlong: (px: bigint, py: bigint) => Sign,
): boolean {
  if (opening === Opening.whole) return true;
  const ahead = signAlong(-start.y, start.x) >= 0;
  const behind = signAlong(end.y, -end.x) >= 0;
  if (opening === Opening.halfOrMore) return ahead || behind;
  // With parallel edges the two half planes leave the whole line of the edge.
  const flat = start.x * end.y === start.y * end.x;
  return ahead && behind && (!flat || signAlong(start.x, start.y) >= 0);
}
