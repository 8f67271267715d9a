import { exactDifference, exactProduct, exactSum } from "../math/exact-doubles.js";
import { orientation } from "../math/orientation.js";
import { UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../math/verdict.js";
import type { Ray } from "../shapes/kind.js";
import { type ChainMarks, MarkKind } from "./chain-marks.js";
import { type KnownSign, UNDECIDED } from "./exact-quotient.js";
import { type StayEnd, setNormal } from "./stay.js";

/**
 * Sets the normal at an end of a stay, pointing against (side −1) or along the ray (1). False: undecided.
 *
 * Where a line passes through a vertex into a solid, it comes from outside on both sides of itself, so that
 * the outward normals of both edges point against it; likewise where it leaves. Only where it touches a
 * vertex does the solid lie ahead of one edge and behind the other.
 */
export function setChainNormal(
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

/** Of two edges on one side of the line, the neighbour at the end of the one that a ray along it meets first. */
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
 * Of the edges at a vertex, the neighbour at the end of the one that is met more squarely, the earlier if
 * equally; one that the line runs along is met least.
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
  // An edge has the number of the vertex that it begins at.
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

/** |d × e|² |f|², or NaN if it cannot be told to be a double. */
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
