import { ScratchVector, setUnitVector, type Vec2 } from "./vector.js";

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
