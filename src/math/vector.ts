import { normalizingPower } from "./exact.js";
import { isModerate } from "./verdict.js";

/* Vectors and directions; how they are brought to length 1 and turned. */

/**
 * A point or vector of the plane.
 *
 * @example
 * const velocity: Vec2 = { x: 3, y: 4 };
 * length(velocity); // 5
 */
export interface Vec2 {
  x: number;
  y: number;
}

/**
 * A scratch vector. A separate class, since V8 stores the coordinates of all `{ x, y }` of a program alike: if any of
 * them holds strings or big integers, those of doubles allocate with every number that is assigned.
 */
export class ScratchVector implements Vec2 {
  x = 0.5;
  y = 0.5;
}

/**
 * A direction of any length but zero; it stands for the exact unit vector along it.
 *
 * @example
 * const [from, to] = [{ x: 10, y: 20 }, { x: 13, y: 24 }];
 * const towards: Direction = { x: to.x - from.x, y: to.y - from.y };
 * bounds(rotateTo(segment(0, 0, 5, 0), towards)).maxX; // 3
 */
export interface Direction {
  readonly x: number;
  readonly y: number;
}

/**
 * Radians from +x towards +y, or a direction.
 *
 * @example
 * const angles: Angle[] = [Math.PI / 2, degrees(90), { x: 0, y: 3 }];
 * angles.map(toDegrees).join(" "); // 90 90 90
 */
export type Angle = number | Direction;

const LARGEST_SQUARED = 2 ** 500;

/** Sets the unit vector along (x, y) ≠ 0, of any length, without −0. Error: below 3 ulp. */
export function setUnitVector(out: Vec2, x: number, y: number): void {
  out.x = x;
  out.y = y;
  makeUnit(out);
}

/** Normalizes a vector ≠ 0 of any length, without −0. Error: below 3 ulp. */
export function makeUnit(out: Vec2): void {
  const { x, y } = out;
  const size = Math.abs(x) + Math.abs(y);
  const isSafe = size < LARGEST_SQUARED && size > 1 / LARGEST_SQUARED;
  // Multiplying by a power of two does not change the result.
  const power = isSafe ? 1 : normalizingPower(Math.max(Math.abs(x), Math.abs(y)));
  const scaledX = power * x;
  const scaledY = power * y;
  const length = Math.sqrt(scaledX * scaledX + scaledY * scaledY);
  out.x = scaledX / length + 0;
  out.y = scaledY / length + 0;
}

/**
 * The greatest difference from 1 of the squared length of a stored direction that the kernels take as a unit vector:
 * twice what rounding makes of any (cos, sin). Its length, computed with 2 roundings, is then within 5 u of 1 (u the unit
 * roundoff). Directions of other lengths, such as (3, 4), are legal; their pairs are decided one by one.
 */
export const UNIT_TOLERANCE = 2 ** -50;

/**
 * The length of a stored direction to within 5 u: exactly 1 if it may be taken as a unit vector, which saves the root for
 * nearly all directions; 0 if it is too small or too large for a filter.
 */
export function directionLength(ux: number, uy: number): number {
  const lengthSq = ux * ux + uy * uy;
  if (Math.abs(lengthSq - 1) <= UNIT_TOLERANCE) return 1;
  return isModerate(lengthSq) ? Math.sqrt(lengthSq) : 0;
}

const LEAST_ORDINARY = 2 ** -400;
const GREATEST_ORDINARY = 2 ** 400;

/**
 * Rotates `direction` in place by the direction `turn`: to their rounded complex product, of any length.
 *
 * A turn of (1, 0) copies bit for bit, quarter turns are exact; else within about 2⁻⁵² of the true direction,
 * for directions of every length. Turning the opposite gives exactly the opposite.
 */
export function turnBy(direction: Vec2, turn: Direction): void {
  const { x, y } = direction;
  const { x: turnX, y: turnY } = turn;
  if (turnX === 1 && turnY === 0) return;
  const size = Math.max(Math.abs(x), Math.abs(y));
  const turnSize = Math.max(Math.abs(turnX), Math.abs(turnY));
  const isOrdinary = size > LEAST_ORDINARY && size < GREATEST_ORDINARY;
  if (!(isOrdinary && turnSize > LEAST_ORDINARY && turnSize < GREATEST_ORDINARY)) {
    turnExtreme(direction, turn);
    return;
  }
  direction.x = x * turnX - y * turnY + 0;
  direction.y = x * turnY + y * turnX + 0;
}

/** The same for products that might overflow or underflow. */
function turnExtreme(direction: Vec2, turn: Direction): void {
  // Multiplying a direction by a power of two does not change it; near 1 no product overflows or underflows.
  const scale = safePower(direction);
  const turnScale = safePower(turn);
  const sx = direction.x * scale;
  const sy = direction.y * scale;
  const tx = turn.x * turnScale;
  const ty = turn.y * turnScale;
  direction.x = sx * tx - sy * ty + 0;
  direction.y = sx * ty + sy * tx + 0;
}

/** 1 for ordinary lengths, so that ordinary products keep their size. */
function safePower({ x, y }: Direction): number {
  const size = Math.max(Math.abs(x), Math.abs(y));
  return size > LEAST_ORDINARY && size < GREATEST_ORDINARY ? 1 : normalizingPower(size);
}

const scratch = /* @__PURE__ */ new ScratchVector();

/** The direction (x, y) turned by `turn`, as `turnBy` does. */
export function turnDirection(x: number, y: number, turn: Direction): Vec2 {
  scratch.x = x;
  scratch.y = y;
  turnBy(scratch, turn);
  return { x: scratch.x, y: scratch.y };
}

/** A straight path from one point to another. */
export interface Run {
  startX: number;
  startY: number;
  endX: number;
  endY: number;
  length: number;
}

const unit: Vec2 = /* @__PURE__ */ new ScratchVector();

/**
 * Runs are sorted along this direction, so that each is compared only to those near it: with many, comparing all pairs
 * would take long. Few edges of shapes are perpendicular to it.
 */
const SWEEP_X = 0.75;
const SWEEP_Y = 0.625;

/**
 * The longest run after those on one line that overlap or join are united; of equal ones the first; undefined if there is
 * none. The runs are changed.
 */
export function longestRun(runs: readonly Run[], tolerance: number): Run | undefined {
  let reaching: Run[] = [];
  for (const run of [...runs].sort((p, q) => lowEnd(p) - lowEnd(q))) {
    const low = lowEnd(run) - 2 * tolerance;
    reaching = reaching.filter((other) => highEnd(other) >= low);
    reaching = joined(reaching, run, tolerance);
  }
  let longest = runs[0];
  for (const run of runs) {
    if (longest !== undefined && run.length > longest.length) longest = run;
  }
  return longest;
}

/** Adds a run to others that are apart from each other. */
function joined(runs: readonly Run[], added: Run, tolerance: number): Run[] {
  const host = runs.find((run) => takeIn(run, added, tolerance));
  if (host === undefined) return [...runs, added];
  // The added one may have closed a gap.
  return runs.filter((run) => run === host || !takeIn(host, run, tolerance));
}

/** Unites two runs if possible, and sets the length of the other to 0. */
function takeIn(run: Run, other: Run, tolerance: number): boolean {
  if (!unite(run, other, tolerance)) return false;
  other.length = 0;
  return true;
}

function lowEnd({ startX, startY, endX, endY }: Run): number {
  return Math.min(SWEEP_X * startX + SWEEP_Y * startY, SWEEP_X * endX + SWEEP_Y * endY);
}

function highEnd({ startX, startY, endX, endY }: Run): number {
  return Math.max(SWEEP_X * startX + SWEEP_Y * startY, SWEEP_X * endX + SWEEP_Y * endY);
}

/**
 * Extends the first run by the other, if they are on one line and overlap or join; else returns false and leaves it
 * unchanged. Its ends are ends of the two, bit for bit, so that corners keep their exact coordinates.
 */
export function unite(run: Run, other: Run, tolerance: number): boolean {
  // The longer one gives the line more precisely.
  const base = other.length > run.length ? other : run;
  const { startX, startY, endX, endY } = base;
  const { startX: fromX, startY: fromY, endX: toX, endY: toY } = base === run ? other : run;
  setUnitVector(unit, endX - startX, endY - startY);
  if (isOff(fromX - startX, fromY - startY, tolerance) || isOff(toX - startX, toY - startY, tolerance)) {
    return false;
  }
  const length = along(endX - startX, endY - startY);
  const from = along(fromX - startX, fromY - startY);
  const to = along(toX - startX, toY - startY);
  const low = Math.min(from, to);
  const high = Math.max(from, to);
  if (low > length + tolerance || high < -tolerance) return false;
  const isSameWay = from <= to;
  run.startX = low >= 0 ? startX : isSameWay ? fromX : toX;
  run.startY = low >= 0 ? startY : isSameWay ? fromY : toY;
  run.endX = high <= length ? endX : isSameWay ? toX : fromX;
  run.endY = high <= length ? endY : isSameWay ? toY : fromY;
  run.length = Math.max(high, length) - Math.min(low, 0);
  return true;
}

/** Whether the vector deviates from the line by more than the tolerance. */
function isOff(x: number, y: number, tolerance: number): boolean {
  return Math.abs(unit.x * y - unit.y * x) > tolerance;
}

function along(x: number, y: number): number {
  return unit.x * x + unit.y * y;
}
