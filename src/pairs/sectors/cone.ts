import { type Sign, toIntegers } from "../../math/exact.js";
import {
  both,
  certainSign,
  either,
  UNDERFLOW_ERROR,
  UNIT_ROUNDOFF,
  type Verdict,
} from "../../math/verdict.js";
import { type Directions, Opening } from "../../shapes/kind.js";

/** start × v and v × end: two products and their sum; one more for a component of v that was a difference. */
const CONE_ERROR = 4 * UNIT_ROUNDOFF;

/** A vector whose components are differences of stored numbers, rounded once, or off by at most `error` beyond that. */
export interface InexactVector {
  error: number;
  x: number;
  y: number;
}

const direction: InexactVector = { error: 0, x: 0.5, y: 0.5 };

/** The same as `coneHoldsVerdict` for a vector in numbers. */
export function coneVerdict(sector: Directions, vx: number, vy: number): Verdict {
  direction.x = vx;
  direction.y = vy;
  return coneHoldsVerdict(sector, direction);
}

/** Whether the direction v from the apex lies in a sector's cone (its opening without its radius). */
export function coneHoldsVerdict(sector: Directions, v: InexactVector): Verdict {
  if (sector.opening === Opening.whole) return 1;
  const ahead = edgeVerdict(sector, v, true);
  const isWide = sector.opening === Opening.halfOrMore;
  if (isWide ? ahead > 0 : ahead < 0) return ahead;
  const behind = edgeVerdict(sector, v, false);
  return isWide ? either(ahead, behind) : both(ahead, behind);
}

/** Whether start × v ≥ 0, or v × end. */
function edgeVerdict(sector: Directions, { error, x, y }: InexactVector, isStart: boolean): Verdict {
  const sx = isStart ? sector.startX : -sector.endX;
  const sy = isStart ? sector.startY : -sector.endY;
  const first = sx * y;
  const second = sy * x;
  const size = Math.abs(first) + Math.abs(second);
  const shift = error === 0 ? 0 : 1.01 * error * (Math.abs(sx) + Math.abs(sy));
  return certainSign(first - second, CONE_ERROR * size + shift + UNDERFLOW_ERROR);
}

/** The directions of a sector's edges as integers, each over a power of two of its own. */
export interface ExactCone {
  readonly opening: Opening;
  readonly start: ExactDirection;
  readonly end: ExactDirection;
}

/** A direction in integers, with its squared length. It is a class to have another layout than points in doubles. */
export class ExactDirection {
  constructor(
    readonly x: bigint,
    readonly y: bigint,
    readonly w: bigint,
  ) {}
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
  return new ExactDirection(x, y, x * x + y * y);
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
