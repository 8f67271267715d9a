import { NEAR_TIE } from "../../convex/separation.js";
import { createChain, type EdgeChain } from "../../forms/forms.js";
import { isModerate, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";

/**
 * A direction, the vertices of the first core farthest along it and of the second least far, as indices of their x, and
 * the gap between these along it, which is negative if the cores overlap there.
 */
export const line = { x: 0.5, y: 0.5, onA: 0, onB: 0, gap: 0.5 };

/** The closest points of two cores that are apart: the gap along a unit vector from the first to the second. */
export const nearest = {
  gap: 0.5,
  x: 0.5,
  y: 0.5,
  onA: 0,
  onB: 0,
  /** Whether it is along an edge normal, not from corner to corner, and whether that edge is the first core's. */
  isFace: false,
  isFaceOfFirst: false,
};

/** A shorter line between the middles, in units of the size, gives no direction. */
const LEAST_LINE = 2 ** -30;

/** Sets the line through the middles of the boxes. 1 if the cores are certainly apart along it, −1 if by more than the radii. */
export function setLineOfMiddles(): Verdict {
  const { size, reach, margin } = pair;
  const x = second.minX - first.minX + (second.maxX - first.maxX);
  const y = second.minY - first.minY + (second.maxY - first.maxY);
  const isShort = !(Math.abs(x) + Math.abs(y) > LEAST_LINE * size);
  line.x = isShort ? 1 : x;
  line.y = isShort ? 0 : y;
  measureLine();
  const { gap } = line;
  if (gap > reach + margin) return -1;
  return gap > margin ? 1 : 0;
}

/** Whether the cores are certainly apart along the line by more than the radii. */
export function isApartAlongLine(): boolean {
  measureLine();
  return line.gap > pair.reach + pair.margin;
}

/** Sets the gap of the cores along the line. */
export function measureLine(): void {
  const p = first.points;
  const q = second.points;
  const { x, y } = line;
  const onA = farthestAlong(first, 1);
  const onB = farthestAlong(second, -1);
  line.onA = onA;
  line.onB = onB;
  const along =
    x * ((q[onB] as number) - (p[onA] as number)) + y * ((q[onB + 1] as number) - (p[onA + 1] as number));
  line.gap = along / Math.sqrt(x * x + y * y);
}

/** The vertex of a core that is farthest along the line; for the sign −1, against it. */
function farthestAlong(chain: EdgeChain, sign: 1 | -1): number {
  const { points } = chain;
  const x = sign * line.x;
  const y = sign * line.y;
  const end = endOf(chain);
  // Differences keep digits that coordinates far from the origin would lose.
  const originX = points[0] as number;
  const originY = points[1] as number;
  let most = 0;
  let vertex = 0;
  for (let k = 2; k < end; k += 2) {
    const along = x * ((points[k] as number) - originX) + y * ((points[k + 1] as number) - originY);
    if (along > most) {
      most = along;
      vertex = k;
    }
  }
  return vertex;
}

/**
 * Finds the closest points of two cores that the line separates; false where rounding hides them.
 *
 * Let w lead from the vertex of the first core farthest along n to that of the second least far. Where s(n) = n · w is
 * positive, it has a single maximum. While n turns towards greater s, the edges of both cores come by in the order of
 * their directions: at an edge g the vertex moves on to its other end, and w becomes w − g. The maximum is along w if w ·
 * g is no longer positive, and along the normal of g if it is not beyond the edge. The result is checked against all
 * vertices.
 */
export function setNearest(): boolean {
  const p = first.points;
  const q = second.points;
  const endA = endOf(first);
  const endB = endOf(second);
  let { onA, onB } = line;
  let wx = (q[onB] as number) - (p[onA] as number);
  let wy = (q[onB + 1] as number) - (p[onA + 1] as number);
  const turn = line.x * wy - line.y * wx < 0 ? -1 : 1;
  const stepA = 2 * turn * first.orientation;
  const stepB = 2 * turn * second.orientation;
  for (let left = endA + endB; left > 0; left -= 2) {
    const nextA = placeAfter(onA, stepA, endA);
    const nextB = placeAfter(onB, stepB, endB);
    const ex = (p[nextA] as number) - (p[onA] as number);
    const ey = (p[nextA + 1] as number) - (p[onA + 1] as number);
    const fx = (q[nextB] as number) - (q[onB] as number);
    const fy = (q[nextB + 1] as number) - (q[onB + 1] as number);
    const order = turn * (ey * fx - ex * fy);
    const isOfA = order > 0 || (order === 0 && (ex !== 0 || ey !== 0));
    const gx = isOfA ? ex : -fx;
    const gy = isOfA ? ey : -fy;
    const rise = gx * wx + gy * wy;
    const lengthSq = gx * gx + gy * gy;
    if (rise <= lengthSq) {
      nearest.isFace = rise > 0;
      nearest.isFaceOfFirst = isOfA;
      nearest.onA = onA;
      nearest.onB = onB;
      const nx = rise > 0 ? turn * gy : wx;
      const ny = rise > 0 ? -turn * gx : wy;
      const normalSq = nx * nx + ny * ny;
      if (!(normalSq > LEAST_LENGTH_SQ)) return false;
      const length = Math.sqrt(normalSq);
      nearest.x = nx / length;
      nearest.y = ny / length;
      nearest.gap = rise > 0 ? nearest.x * wx + nearest.y * wy : length;
      // If the foot is at the end of an edge, up to rounding, the edge may be seen from its far side.
      if (!(nearest.gap > 0)) return false;
      return isWholeGap();
    }
    if (isOfA) onA = nextA;
    else onB = nextB;
    wx = (q[onB] as number) - (p[onA] as number);
    wy = (q[onB + 1] as number) - (p[onA + 1] as number);
  }
  return false;
}

/** The index of the next vertex round a ring of points. */
export function placeAfter(place: number, step: number, end: number): number {
  const next = place + step;
  return next === end ? 0 : next < 0 ? end - 2 : next;
}

/** Whether no vertex of either core is farther along the gap, but by a tie. */
function isWholeGap(): boolean {
  line.x = nearest.x;
  line.y = nearest.y;
  measureLine();
  return line.gap >= nearest.gap - 2 * (pair.tie + first.error + second.error);
}

/** The two shapes at hand, for one call at a time; they have to be set before anything else. */
export const first = /* @__PURE__ */ createChain();
export const second = /* @__PURE__ */ createChain();

/** Measures of the pair at hand. */
export const pair = {
  /** A bound on all differences of coordinates. */
  size: 0.5,
  /** The sum of the radii. */
  reach: 0.5,
  /** The error of a gap, and of its difference from the reach. */
  margin: 0.5,
  /** Gaps this near to each other are equal but for rounding. */
  tie: 0.5,
  /** Vertices within this of the farthest one along an axis are in one stretch with it. */
  level: 0.5,
};

/** Faces count as parallel if their ends are within this part of the pair's size of each other's line. */
const PARALLEL = 2 ** -47;

/**
 * The error of a gap, in units of the size. A normal is off by 6 u; a difference of coordinates, a product and a sum add
 * 3, times |n|₁ ≤ 1.5 and twice, for both coordinates: below 27. The length of a vector adds 4, and a vertex of each core
 * that is farther than the one found, by less than a tie, 16.
 */
export const GAP_ERROR = 48 * UNIT_ROUNDOFF;

/**
 * The direction to a corner that is off by rounding, and nearer than this part of the pair's size, is left to the general
 * way, since rounding turns it by that much more.
 */
export const NEAR_CORNER = 2 ** -10;

/** Edges and differences of vertices whose squares are smaller are left to the general way; see `isModerate`. */
export const LEAST_LENGTH_SQ = 2 ** -400;

/** The width and height of the box around both cores; not a number where corners have overflowed. */
export function spanOfPair(): number {
  const width = Math.max(first.maxX, second.maxX) - Math.min(first.minX, second.minX);
  const height = Math.max(first.maxY, second.maxY) - Math.min(first.minY, second.minY);
  return width + height;
}

/**
 * Sets the measures of the pair; false where it is left to the general way: cores that are not convex, extreme sizes,
 * corners far from the origin.
 */
export function measurePair(): boolean {
  if (!first.convex || !second.convex) return false;
  const size = spanOfPair();
  const error = first.error + second.error;
  pair.size = size;
  pair.reach = first.radius + second.radius;
  pair.margin = GAP_ERROR * (size + pair.reach) + 4 * error + UNDERFLOW_ERROR;
  pair.tie = NEAR_TIE * size;
  pair.level = PARALLEL * size;
  return isModerate(size) && error < pair.level;
}

/** Whether the boxes of the cores are certainly farther apart than the radii. */
export function areCoreBoxesApart(): boolean {
  const far = pair.reach + pair.margin;
  return (
    (Number(first.minX - second.maxX > far) |
      Number(second.minX - first.maxX > far) |
      Number(first.minY - second.maxY > far) |
      Number(second.minY - first.maxY > far)) !==
    0
  );
}

/** The end of the points of a convex chain, which is one ring. */
export function endOf({ points, ownPoints, ownRing }: EdgeChain): number {
  return points === ownPoints ? 2 * (ownRing[0] as number) : points.length;
}
