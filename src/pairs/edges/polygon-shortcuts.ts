import { isModerate, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { MANY_VERTICES } from "../../near/shape-trees.js";
import type { Extremes, Polygon } from "../../shapes/kind.js";
import type { EndedShape } from "../../shapes/reductions.js";

/* What often decides about a polygon: its extreme vertices, and how its vertices lie about a disc. */

/** Decisions from the extreme vertices of polygons alone. */

// Conditions are combined without branches, since a processor cannot predict which of them holds.

/** Whether two boxes have no common point. Exact. */
export function areBoxesApart(a: Extremes, b: Extremes): boolean {
  return (
    (Number(a.maxX < b.minX) |
      Number(b.maxX < a.minX) |
      Number(a.maxY < b.minY) |
      Number(b.maxY < a.minY)) !==
    0
  );
}

/** The difference of two coordinates passes 1 rounding, the bound 2; a reach may have passed 10. */
const REACH_ERROR = 16 * UNIT_ROUNDOFF;

/**
 * The centre of the shape at hand, and how far it reaches from there, up to 10 roundings; for one call at a
 * time.
 */
export const round = { x: 0.5, y: 0.5, reach: 0.5 };

/** Whether the shape at hand certainly keeps out of a box. */
export function isRoundOutOfReach(box: Extremes): boolean {
  const { x, y } = round;
  const far = round.reach * (1 + REACH_ERROR);
  return (
    (Number(box.minX - x > far) |
      Number(x - box.maxX > far) |
      Number(box.minY - y > far) |
      Number(y - box.maxY > far)) !==
    0
  );
}

/** Whether a segment is beyond a side of a box. Exact. */
export function isEdgeOutside({ minX, minY, maxX, maxY }: Extremes, { ax, ay, bx, by }: EndedShape): boolean {
  return (
    ((Number(ax < minX) & Number(bx < minX)) |
      (Number(ax > maxX) & Number(bx > maxX)) |
      (Number(ay < minY) & Number(by < minY)) |
      (Number(ay > maxY) & Number(by > maxY))) !==
    0
  );
}

/**
 * In units of the area of a box that no difference of coordinates exceeds: u × v takes 3 roundings for each of two
 * products and 1 more, and so does w × v; their difference adds 1, the size of the box 4.
 */
const CROSSING_ERROR = 24 * UNIT_ROUNDOFF;

/** The error bound of the present pair. */
const crossing = { error: 0.5 };

/**
 * Whether two polygons whose boxes meet are convex and certainly have a common inner point: diagonals cross, or, as separating axes
 * have it, each edge of either has a vertex of the other behind it.
 */
export function areCertainlyMeeting(a: Polygon, b: Polygon): boolean {
  if (!(a.convex && b.convex)) return false;
  if (doDiagonalsCross(a, b)) return true;
  const areFew = a.vertices.length + b.vertices.length < 2 * MANY_VERTICES;
  return areFew && areEdgesReached(a, b) && areEdgesReached(b, a);
}

/**
 * n · v, n and v differences of stored numbers: each product passes 3 roundings, the sum 1 more, the bound itself 1. A difference
 * loses nothing to underflow; an overflow makes the bound infinite or NaN, with which nothing is certain.
 */
const BEHIND_ERROR = 5 * UNIT_ROUNDOFF;

/** Whether each edge of `a` certainly has a vertex of `b` behind it. The one behind the edge before is tried first. */
function areEdgesReached({ orientation, vertices }: Polygon, b: Polygon): boolean {
  const others = b.vertices;
  let behind = 0;
  let x = vertices[vertices.length - 2] as number;
  let y = vertices[vertices.length - 1] as number;
  for (let i = 0; i < vertices.length; i += 2) {
    const nextX = vertices[i] as number;
    const nextY = vertices[i + 1] as number;
    const nx = orientation * (nextY - y);
    const ny = orientation * (x - nextX);
    for (let left = others.length; ; left -= 2) {
      if (left === 0) return false;
      const along = nx * ((others[behind] as number) - x);
      const across = ny * ((others[behind + 1] as number) - y);
      if (along + across < -BEHIND_ERROR * (Math.abs(along) + Math.abs(across)) - UNDERFLOW_ERROR) break;
      behind = behind + 2 < others.length ? behind + 2 : 0;
    }
    x = nextX;
    y = nextY;
  }
  return true;
}

/**
 * Whether a diagonal of one convex polygon, from its leftmost to its rightmost vertex, certainly crosses one of the other,
 * from its lowest to its highest vertex. The boxes of both meet.
 */
export function doDiagonalsCross(a: Polygon, b: Polygon): boolean {
  const area = (a.maxX - a.minX + (b.maxX - b.minX)) * (a.maxY - a.minY + (b.maxY - b.minY));
  crossing.error = CROSSING_ERROR * area + UNDERFLOW_ERROR;
  return doesRiseThrough(a, b) || doesRiseThrough(b, a);
}

/**
 * Whether the diagonal from the lowest vertex of `b`, along v, goes through that from the leftmost one of
 * `a`, along u, from right to left: at a + s u = b + t v with 0 < s, t < 1, where s (u × v) = w × v and t (u
 * × v) = w × u, w = b − a.
 */
function doesRiseThrough(a: Polygon, b: Polygon): boolean {
  const { error } = crossing;
  const ux = a.maxX - a.minX;
  const uy = a.yAtMaxX - a.yAtMinX;
  const vx = b.xAtMaxY - b.xAtMinY;
  const vy = b.maxY - b.minY;
  const wx = b.xAtMinY - a.minX;
  const wy = b.minY - a.yAtMinX;
  const s = wx * vy - wy * vx;
  const t = wx * uy - wy * ux;
  const whole = ux * vy - uy * vx - error;
  return (Number(s > error) & Number(t > error) & Number(s < whole) & Number(t < whole)) !== 0;
}

/**
 * Whether a segment whose box meets that of a convex polygon certainly crosses one of its diagonals. s and t are those of
 * `doesRiseThrough`, times the sign of u × v.
 */
export function crossesDiagonal(edge: EndedShape, b: Polygon): boolean {
  const { ax, ay } = edge;
  const ux = edge.bx - ax;
  const uy = edge.by - ay;
  const width = b.maxX - b.minX;
  const height = b.maxY - b.minY;
  const area = (width + Math.abs(ux)) * (height + Math.abs(uy));
  const error = CROSSING_ERROR * area + UNDERFLOW_ERROR;
  const rise = b.yAtMaxX - b.yAtMinX;
  const leftX = b.minX - ax;
  const leftY = b.yAtMinX - ay;
  const lean = b.xAtMaxY - b.xAtMinY;
  const lowX = b.xAtMinY - ax;
  const lowY = b.minY - ay;
  const across = ux * rise - uy * width;
  const senseAcross = across < 0 ? -1 : 1;
  const sAcross = senseAcross * (leftX * rise - leftY * width);
  const tAcross = senseAcross * (leftX * uy - leftY * ux);
  const wholeAcross = Math.abs(across) - error;
  const up = ux * height - uy * lean;
  const senseUp = up < 0 ? -1 : 1;
  const sUp = senseUp * (lowX * height - lowY * lean);
  const tUp = senseUp * (lowX * uy - lowY * ux);
  const wholeUp = Math.abs(up) - error;
  return (
    ((Number(sAcross > error) &
      Number(tAcross > error) &
      Number(sAcross < wholeAcross) &
      Number(tAcross < wholeAcross)) |
      (Number(sUp > error) & Number(tUp > error) & Number(sUp < wholeUp) & Number(tUp < wholeUp))) !==
    0
  );
}

/** Whether a polygon is convex and of so few vertices that it can be in view. */
export function isInView({ convex, vertices }: Polygon): boolean {
  return convex && vertices.length < 2 * MANY_VERTICES;
}

/**
 * The vertices of a convex polygon, x and y alternately, as they are seen from the centre of a circle in the unit of its
 * radius, or in the frame of an ellipse divided by its radii; for one call at a time.
 */
export const view = {
  /** A bound on |x| + |y| of each vertex, and one on the error of each coordinate, no less than 4 roundings of that. */
  size: 0.5,
  off: 0.5,
  points: /* @__PURE__ */ new Float64Array(2 * MANY_VERTICES),
};

/**
 * The verdict on the unit disc about the origin and what is in view: the polygon of so many coordinates. If the centre is
 * behind all edges, it is inside; an edge that comes nearer than 1 meets the disc; they are apart if the disc is beyond an
 * edge, or beyond a vertex whose two edges both turn away from it. Edges without length say nothing.
 *
 * An edge w and so its normal n are off by twice what the coordinates p are; n · p and w · p then by 2 |p|₁ + |w|₁ times that, at
 * most 4 times the size, and by 3 roundings of |w|₁ |p|₁, which are 1.5 times more; |n| by less than 3 times what a coordinate is,
 * and by 4 roundings of |w|, twice more. A point of an edge is off by the root of 2 of what a coordinate is, and by 5 roundings of
 * the size, less than 1.5 times more. Squares and their comparison add 3 roundings of 1: no more, where a point is that far away.
 */
export function discVerdict(length: number, orientation: number): Verdict {
  const { off, points, size } = view;
  if (!isModerate(size)) return 0;
  const near = 1 - 4 * off;
  const far = 1 + 3 * off;
  const nearSq = near > 0 ? near * near : 0;
  const farSq = far * far + UNDERFLOW_ERROR;
  const error = 6 * off * (size + 1) + UNDERFLOW_ERROR;
  let x = points[length - 2] as number;
  let y = points[length - 1] as number;
  let isBehindAll = true;
  let isFirst = true;
  let isBeyondStart = false;
  let isBeyondEnd = false;
  for (let k = 0; k < length; k += 2) {
    const nextX = points[k] as number;
    const nextY = points[k + 1] as number;
    const wx = nextX - x;
    const wy = nextY - y;
    if (wx === 0 && wy === 0) continue;
    const beyond = orientation * (wx * y - wy * x);
    const along = -(wx * x + wy * y);
    const isAway = along < -error && x * x + y * y > farSq;
    if (isAway && isBeyondEnd) return -1;
    if (isFirst) isBeyondStart = isAway;
    isFirst = false;
    if (!(beyond < -error)) {
      isBehindAll = false;
      const lengthSq = wx * wx + wy * wy;
      const clear = beyond - error;
      if (clear > 0 && clear * clear > lengthSq + UNDERFLOW_ERROR) return -1;
      const part = along > 0 ? (along < lengthSq ? along / lengthSq : 1) : 0;
      const footX = x + part * wx;
      const footY = y + part * wy;
      if (footX * footX + footY * footY + UNDERFLOW_ERROR < nearSq) return 1;
    }
    x = nextX;
    y = nextY;
    isBeyondEnd = -(wx * x + wy * y) > error;
  }
  if (isBeyondStart && isBeyondEnd) return -1;
  return isBehindAll && !isFirst ? 1 : 0;
}
