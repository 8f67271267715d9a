import { exactDifference, exactProduct, exactSum } from "../math/exact-doubles.js";
import { orientation } from "../math/orientation.js";
import { UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../math/verdict.js";
import type { Ray } from "../shapes/kind.js";
import { type ChainMarks, compareMarks, MarkKind, placeMark } from "./chain-marks.js";
import { type KnownSign, UNDECIDED } from "./exact-quotient.js";
import { isOnRay, type Stay, type StayEnd, type Stays, setNormal, stayAt } from "./stay.js";

/**
 * The stays between the marks of a chain, in order: where the line runs along an edge, or, for a solid, where it is
 * inside just ahead or just behind itself. False: undecided.
 */
export function fillChainStays(marks: ChainMarks, ray: Ray, chain: readonly number[], stays: Stays): boolean {
  stays.count = 0;
  if (marks.count === 0) return true;
  if (!sortMarks(marks, ray, chain)) return false;
  let parity = 0;
  let cover = 0;
  for (let i = 0; i < marks.count; i++) {
    const index = marks.order[i] ?? 0;
    const wasWithin = parity !== 0 || cover !== 0;
    parity ^= marks.toggles[index] ?? 0;
    cover += marks.cover[index] ?? 0;
    const isWithin = parity !== 0 || cover !== 0;
    if (wasWithin && isWithin) continue;
    const stay = stayAt(stays, wasWithin ? stays.count - 1 : stays.count);
    if (!wasWithin) {
      stays.count++;
      stay.isPoint = !isWithin;
    }
    const end = wasWithin ? stay.exit : stay.enter;
    if (!placeMark(end, marks, index, ray, chain)) return false;
    const isTold = isOnRay(end) && !(wasWithin && stays.isForFirstHit);
    if (isTold && !describeEnd(end, stay, marks, index, ray, chain)) return false;
  }
  return parity === 0 && cover === 0;
}

/** Sorts the marks; false if their order is not certain, or two of them coincide. */
function sortMarks(marks: ChainMarks, ray: Ray, chain: readonly number[]): boolean {
  const { order, t, count } = marks;
  for (let i = 0; i < count; i++) {
    const value = t[i] ?? 0;
    let place = i;
    while (place > 0 && (t[order[place - 1] ?? 0] ?? 0) > value) {
      order[place] = order[place - 1] ?? 0;
      place--;
    }
    order[place] = i;
  }
  for (let i = 1; i < count; i++) {
    if (compareMarks(marks, order[i - 1] ?? 0, order[i] ?? 0, ray, chain) !== -1) return false;
  }
  return true;
}

/** Sets the point and the normal of an end. */
function describeEnd(
  end: StayEnd,
  stay: Stay,
  marks: ChainMarks,
  index: number,
  ray: Ray,
  chain: readonly number[],
): boolean {
  placePoint(end, marks, index, ray, chain);
  const side = end === stay.exit ? 1 : -1;
  return setChainNormal(end, marks, index, side, stay.isPoint && marks.isSolid, ray, chain);
}

/**
 * Except for rounding, the point of the line is one of the edge, too; an edge along an axis has one coordinate without
 * rounding.
 */
function placePoint(
  end: StayEnd,
  { kind, at, from, to }: ChainMarks,
  index: number,
  ray: Ray,
  chain: readonly number[],
): void {
  const isVertex = kind[index] === MarkKind.vertex;
  const a = (isVertex ? at[index] : from[index]) ?? 0;
  const b = (isVertex ? at[index] : to[index]) ?? 0;
  const ax = chain[2 * a] ?? 0;
  const ay = chain[2 * a + 1] ?? 0;
  const bx = chain[2 * b] ?? 0;
  const by = chain[2 * b + 1] ?? 0;
  end.x = Math.min(Math.max(ray.x + end.t * ray.dx, Math.min(ax, bx)), Math.max(ax, bx));
  end.y = Math.min(Math.max(ray.y + end.t * ray.dy, Math.min(ay, by)), Math.max(ay, by));
}

/**
 * Sets the normal at an end of a stay, pointing against (side −1) or along the ray (1). False: undecided.
 *
 * Where a line passes through a vertex into a solid, it comes from outside on both sides of itself, so that the outward
 * normals of both edges point against it; likewise where it leaves. Only if it touches a vertex does the solid lie ahead
 * of one edge and behind the other.
 */
function setChainNormal(
  end: StayEnd,
  marks: ChainMarks,
  index: number,
  side: -1 | 1,
  isSolidTouch: boolean,
  ray: Ray,
  chain: readonly number[],
): boolean {
  const from = marks.from[index] ?? 0;
  const to = marks.to[index] ?? 0;
  if (marks.kind[index] !== MarkKind.vertex) {
    setEdgeNormal(end, side, marks, chain, from, to);
    return true;
  }
  const at = marks.at[index] ?? 0;
  if (!marks.isSolid && (isAlong(marks, from) || isAlong(marks, to))) {
    setNormal(end, side * ray.dx, side * ray.dy);
    return true;
  }
  const other = isSolidTouch
    ? firstMet(marks, chain, at, from, to)
    : squarer(marks, ray, chain, at, from, to);
  if (other === NEITHER) return false;
  setEdgeNormal(end, side, marks, chain, at, other);
  return true;
}

/** Whether the line runs along the edge to a neighbour of a vertex on it. */
function isAlong({ sides }: ChainMarks, neighbour: number): boolean {
  return neighbour >= 0 && sides[neighbour] === 0;
}

function setEdgeNormal(
  end: StayEnd,
  side: -1 | 1,
  { sides }: ChainMarks,
  chain: readonly number[],
  from: number,
  to: number,
): void {
  const ex = (chain[2 * to] ?? 0) - (chain[2 * from] ?? 0);
  const ey = (chain[2 * to + 1] ?? 0) - (chain[2 * from + 1] ?? 0);
  // The product of (ey, −ex) with the direction is d × e.
  const goesAhead = (sides[to] ?? 0) > (sides[from] ?? 0);
  if (goesAhead === side > 0) setNormal(end, ey, -ex);
  else setNormal(end, -ey, ex);
}

const NEITHER = -1;

/** For two edges on one side of the line, the neighbour at the end of the edge that a ray along the line meets first. */
function firstMet(marks: ChainMarks, chain: readonly number[], at: number, from: number, to: number): number {
  const turn = orientation(
    chain[2 * at] ?? 0,
    chain[2 * at + 1] ?? 0,
    chain[2 * from] ?? 0,
    chain[2 * from + 1] ?? 0,
    chain[2 * to] ?? 0,
    chain[2 * to + 1] ?? 0,
  );
  const side = marks.sides[from] ?? 0;
  if (turn === 0 || side === 0 || marks.sides[to] !== side) return NEITHER;
  return turn * side < 0 ? from : to;
}

/**
 * For the edges at a vertex, the neighbour at the end of the edge that is met more squarely, or of the earlier edge if
 * equally; an edge along the line comes last.
 */
function squarer(
  marks: ChainMarks,
  ray: Ray,
  chain: readonly number[],
  at: number,
  from: number,
  to: number,
): number {
  const isBefore = from >= 0 && marks.sides[from] !== 0;
  const isAfter = to >= 0 && marks.sides[to] !== 0;
  if (!isBefore || !isAfter) return isBefore ? from : isAfter ? to : NEITHER;
  const order = compareHeadings(ray, chain, at, from, to);
  if (order === UNDECIDED) return NEITHER;
  // The index of an edge is that of the vertex at which it begins.
  if (order === 0) return from < at ? from : to;
  return order > 0 ? from : to;
}

/** Differences, a product and a sum are 3 roundings of |d × e|, and 4 of |e|²; then two products. */
const HEADING_ERROR = 16 * UNIT_ROUNDOFF;

/** The sign of |d × e|/|e| − |d × f|/|f| for the edges e and f from a vertex to two others. */
function compareHeadings(
  { dx, dy }: Ray,
  chain: readonly number[],
  at: number,
  from: number,
  to: number,
): KnownSign {
  const x = chain[2 * at] ?? 0;
  const y = chain[2 * at + 1] ?? 0;
  const ex = (chain[2 * from] ?? 0) - x;
  const ey = (chain[2 * from + 1] ?? 0) - y;
  const fx = (chain[2 * to] ?? 0) - x;
  const fy = (chain[2 * to + 1] ?? 0) - y;
  const sineE = dx * ey - dy * ex;
  const sineF = dx * fy - dy * fx;
  const sizeE = Math.abs(dx * ey) + Math.abs(dy * ex);
  const sizeF = Math.abs(dx * fy) + Math.abs(dy * fx);
  const lengthSqE = ex * ex + ey * ey;
  const lengthSqF = fx * fx + fy * fy;
  const difference = sineE * sineE * lengthSqF - sineF * sineF * lengthSqE;
  const error = HEADING_ERROR * (sizeE * sizeE * lengthSqF + sizeF * sizeF * lengthSqE) + UNDERFLOW_ERROR;
  if (difference > error) return 1;
  if (difference < -error) return -1;
  const exactly = exactDifference(
    exactHeading(dx, dy, x, y, chain, from, to),
    exactHeading(dx, dy, x, y, chain, to, from),
  );
  return exactly > 0 ? 1 : exactly < 0 ? -1 : exactly === 0 ? 0 : UNDECIDED;
}

/** |d × e|² |f|², or NaN if it is not certainly a double. */
function exactHeading(
  dx: number,
  dy: number,
  x: number,
  y: number,
  chain: readonly number[],
  from: number,
  to: number,
): number {
  const ex = exactDifference(chain[2 * from] ?? 0, x);
  const ey = exactDifference(chain[2 * from + 1] ?? 0, y);
  const fx = exactDifference(chain[2 * to] ?? 0, x);
  const fy = exactDifference(chain[2 * to + 1] ?? 0, y);
  const sine = exactDifference(exactProduct(dx, ey), exactProduct(dy, ex));
  const lengthSq = exactSum(exactProduct(fx, fx), exactProduct(fy, fy));
  return exactProduct(exactProduct(sine, sine), lengthSq);
}
