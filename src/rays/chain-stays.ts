import { exactDifference, exactProduct, exactSum } from "../math/rounding.js";
import { orientation, UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../math/verdict.js";
import type { Ray } from "../shapes/kind.js";
import {
  type ChainMarks,
  compareMarks,
  type KnownSign,
  type Mark,
  placeMark,
  UNDECIDED,
} from "./chain-marks.js";
import { isOnRay, type StayEnd, type Stays, setNormal, stayAt } from "./stay.js";

/**
 * The stays between the marks of a chain, in order: where the line runs along an edge, or, for a solid, where it is
 * inside just ahead or just behind itself. False: undecided.
 */
export function fillChainStays(marks: ChainMarks, stays: Stays): boolean {
  stays.count = 0;
  if (marks.count === 0) return true;
  if (!sortMarks(marks)) return false;
  let parity = 0;
  let cover = 0;
  for (let i = 0; i < marks.count; i++) {
    const mark = marks.list[i] as Mark;
    const wasWithin = parity !== 0 || cover !== 0;
    parity ^= mark.toggles;
    cover += mark.cover;
    const isWithin = parity !== 0 || cover !== 0;
    if (wasWithin && isWithin) continue;
    const stay = stayAt(stays, wasWithin ? stays.count - 1 : stays.count);
    if (!wasWithin) {
      stays.count++;
      stay.isPoint = !isWithin;
    }
    const end = wasWithin ? stay.exit : stay.enter;
    if (!placeMark(end, mark, marks)) return false;
    if (!isOnRay(end) || (wasWithin && stays.isForFirstHit)) continue;
    placePoint(end, mark, marks);
    const isSolidTouch = stay.isPoint && marks.isSolid;
    if (!setChainNormal(end, mark, marks, wasWithin ? 1 : -1, isSolidTouch)) return false;
  }
  return parity === 0 && cover === 0;
}

/** Sorts the marks; false if their order is not certain, or two of them coincide. */
function sortMarks(marks: ChainMarks): boolean {
  const { list, count } = marks;
  for (let i = 1; i < count; i++) {
    const mark = list[i] as Mark;
    let place = i;
    for (; place > 0 && (list[place - 1] as Mark).t > mark.t; place--) list[place] = list[place - 1] as Mark;
    list[place] = mark;
  }
  for (let i = 1; i < count; i++) {
    if (compareMarks(list[i - 1] as Mark, list[i] as Mark, marks) !== -1) return false;
  }
  return true;
}

/**
 * Except for rounding, the point of the line is one of the edge, too; an edge along an axis has one coordinate without
 * rounding.
 */
function placePoint(end: StayEnd, { at, from, to }: Mark, { ray, chain }: ChainMarks): void {
  const a = at < 0 ? from : at;
  const b = at < 0 ? to : at;
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
  mark: Mark,
  marks: ChainMarks,
  side: -1 | 1,
  isSolidTouch: boolean,
): boolean {
  const { at, from, to } = mark;
  if (at < 0) {
    setEdgeNormal(end, side, marks, from, to);
    return true;
  }
  if (!marks.isSolid && (isAlong(marks, from) || isAlong(marks, to))) {
    const { dx, dy } = marks.ray;
    setNormal(end, side * dx, side * dy);
    return true;
  }
  const other = isSolidTouch ? firstMet(marks, mark) : squarer(marks, mark);
  if (other === NEITHER) return false;
  setEdgeNormal(end, side, marks, at, other);
  return true;
}

/** Whether the line runs along the edge to a neighbour of a vertex on it. */
function isAlong({ sides }: ChainMarks, neighbour: number): boolean {
  return neighbour >= 0 && sides[neighbour] === 0;
}

function setEdgeNormal(end: StayEnd, side: -1 | 1, marks: ChainMarks, from: number, to: number): void {
  const { sides, chain } = marks;
  const ex = (chain[2 * to] ?? 0) - (chain[2 * from] ?? 0);
  const ey = (chain[2 * to + 1] ?? 0) - (chain[2 * from + 1] ?? 0);
  // The product of (ey, −ex) with the direction is d × e.
  const goesAhead = (sides[to] ?? 0) > (sides[from] ?? 0);
  if (goesAhead === side > 0) setNormal(end, ey, -ex);
  else setNormal(end, -ey, ex);
}

const NEITHER = -1;

/** For two edges on one side of the line, the neighbour at the end of the edge that a ray along the line meets first. */
function firstMet({ chain, sides }: ChainMarks, { at, from, to }: Mark): number {
  const turn = orientation(
    chain[2 * at] ?? 0,
    chain[2 * at + 1] ?? 0,
    chain[2 * from] ?? 0,
    chain[2 * from + 1] ?? 0,
    chain[2 * to] ?? 0,
    chain[2 * to + 1] ?? 0,
  );
  const side = sides[from] ?? 0;
  if (turn === 0 || side === 0 || sides[to] !== side) return NEITHER;
  return turn * side < 0 ? from : to;
}

/**
 * For the edges at a vertex, the neighbour at the end of the edge that is met more squarely, or of the earlier edge if
 * equally; an edge along the line comes last.
 */
function squarer(marks: ChainMarks, mark: Mark): number {
  const { at, from, to } = mark;
  const isBefore = from >= 0 && marks.sides[from] !== 0;
  const isAfter = to >= 0 && marks.sides[to] !== 0;
  if (!isBefore || !isAfter) return isBefore ? from : isAfter ? to : NEITHER;
  const order = compareHeadings(marks, mark);
  if (order === UNDECIDED) return NEITHER;
  // The index of an edge is that of the vertex at which it begins.
  if (order === 0) return from < at ? from : to;
  return order > 0 ? from : to;
}

/** Differences, a product and a sum are 3 roundings of |d × e|, and 4 of |e|²; then two products. */
const HEADING_ERROR = 16 * UNIT_ROUNDOFF;

/** The sign of |d × e|/|e| − |d × f|/|f| for the edges e and f from a vertex to two others. */
function compareHeadings({ ray, chain }: ChainMarks, { at, from, to }: Mark): KnownSign {
  const { dx, dy } = ray;
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
    exactHeading(ray, chain, at, from, to),
    exactHeading(ray, chain, at, to, from),
  );
  return exactly > 0 ? 1 : exactly < 0 ? -1 : exactly === 0 ? 0 : UNDECIDED;
}

/** |d × e|² |f|², or NaN if it is not certainly a double. */
function exactHeading(
  { dx, dy }: Ray,
  chain: readonly number[],
  at: number,
  from: number,
  to: number,
): number {
  const x = chain[2 * at] ?? 0;
  const y = chain[2 * at + 1] ?? 0;
  const ex = exactDifference(chain[2 * from] ?? 0, x);
  const ey = exactDifference(chain[2 * from + 1] ?? 0, y);
  const fx = exactDifference(chain[2 * to] ?? 0, x);
  const fy = exactDifference(chain[2 * to + 1] ?? 0, y);
  const sine = exactDifference(exactProduct(dx, ey), exactProduct(dy, ex));
  const lengthSq = exactSum(exactProduct(fx, fx), exactProduct(fy, fy));
  return exactProduct(exactProduct(sine, sine), lengthSq);
}
