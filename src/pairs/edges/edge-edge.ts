import { createChain, type EdgeChain } from "../../forms/forms.js";
import { clampToUnit, positivePart, type Sign, toIntegers } from "../../math/exact.js";
import { exactDifference, exactProduct, exactSum } from "../../math/rounding.js";
import {
  certainSign,
  isModerate,
  orientation,
  UNDERFLOW_ERROR,
  UNIT_ROUNDOFF,
  type Verdict,
} from "../../math/verdict.js";
import { type Capsule, Kind, type Point, type Segment } from "../../shapes/kind.js";
import type { EndedShape } from "../../shapes/reductions.js";
import { isWithin, Place } from "./chain-overlap.js";

// An edge is named by its chain and the indices of its ends, which may be the same: a dozen doubles as arguments
// would cost more than the arithmetic.

/**
 * Whether two edges have a common point. Exact, for exact coordinates.
 *
 * Neither may lie to one side of the other's line; edges on one line meet iff their boxes do.
 */
export function edgesMeet(a: EdgeChain, i: number, j: number, b: EdgeChain, k: number, l: number): boolean {
  if (!doIntervalsMeet(a, i, j, b, k, l, 0) || !doIntervalsMeet(a, i, j, b, k, l, 1)) return false;
  if (sideOf(a, i, j, b, k) * sideOf(a, i, j, b, l) > 0) return false;
  return sideOf(b, k, l, a, i) * sideOf(b, k, l, a, j) <= 0;
}

/** Whether two edges share a coordinate, x (0) or y (1). */
function doIntervalsMeet(
  a: EdgeChain,
  i: number,
  j: number,
  b: EdgeChain,
  k: number,
  l: number,
  axis: number,
): boolean {
  const fromA = a.points[2 * i + axis] as number;
  const toA = a.points[2 * j + axis] as number;
  const fromB = b.points[2 * k + axis] as number;
  const toB = b.points[2 * l + axis] as number;
  return Math.max(fromA, toA) >= Math.min(fromB, toB) && Math.max(fromB, toB) >= Math.min(fromA, toA);
}

/** x and y alternately. */
type Vertices = Readonly<Pick<EdgeChain, "points">>;

/** A product of two differences passes 3 roundings, the difference of two such a fourth: see orientation. */
const SIDE_ERROR = 4 * UNIT_ROUNDOFF;

/** The exact `orientation` of an edge and a vertex; what is certain is decided here, without passing doubles on. */
export function sideOf(a: Vertices, i: number, j: number, b: Vertices, k: number): Sign {
  const ax = a.points[2 * i] as number;
  const ay = a.points[2 * i + 1] as number;
  const bx = a.points[2 * j] as number;
  const by = a.points[2 * j + 1] as number;
  const x = b.points[2 * k] as number;
  const y = b.points[2 * k + 1] as number;
  const first = (ax - x) * (by - y);
  const second = (ay - y) * (bx - x);
  const error = SIDE_ERROR * (Math.abs(first) + Math.abs(second)) + UNDERFLOW_ERROR;
  const verdict = certainSign(first - second, error);
  return verdict !== 0 ? verdict : orientation(ax, ay, bx, by, x, y);
}

/**
 * With sizes that are moderate (see verdict.ts), what is lost to underflow is far below one such unit.
 *
 * In units of the magnitudes that make up an edge's vector and the offset: a difference of coordinates passes
 * 1 rounding, its product with the parameter 1 more, each of the sums that put the witness together 1 more;
 * a dot product of the witness with such a difference adds 2 of its own.
 */
const WITNESS_ERROR = 8 * UNIT_ROUNDOFF;

/** A length (squares, sum, root), a radius that is a sum, and the comparison. */
const LENGTH_ERROR = 8 * UNIT_ROUNDOFF;

/**
 * Whether two edges come within the sum of their chains' radii of each other.
 *
 * The nearest points are computed and then judged, however they were found: if they are nearer than the
 * reach, so are the edges; if along the line between them all four ends are farther apart, so is everything
 * between. Without a reach only a certain crossing is a yes.
 */
export function edgesVerdict(
  a: EdgeChain,
  i: number,
  j: number,
  b: EdgeChain,
  k: number,
  l: number,
): Verdict {
  const p = a.points;
  const q = b.points;
  const reach = a.radius + b.radius;
  const error = a.error + b.error;
  const ax = p[2 * i] as number;
  const ay = p[2 * i + 1] as number;
  const cx = q[2 * k] as number;
  const cy = q[2 * k + 1] as number;
  const ux = (p[2 * j] as number) - ax;
  const uy = (p[2 * j + 1] as number) - ay;
  const vx = (q[2 * l] as number) - cx;
  const vy = (q[2 * l + 1] as number) - cy;
  const wx = cx - ax;
  const wy = cy - ay;
  const uu = ux * ux + uy * uy;
  const vv = vx * vx + vy * vy;
  const uv = ux * vx + uy * vy;
  const uw = ux * wx + uy * wy;
  const vw = vx * wx + vy * wy;
  // Nearest points a + s u, c + t v: s from the two lines, t to fit it, and s again if t had to be clamped.
  const cross = uu * vv - uv * uv;
  let s = cross > 0 ? clampToUnit((uw * vv - vw * uv) / cross) : 0;
  let t = vv > 0 ? (s * uv - vw) / vv : 0;
  if (!(t >= 0 && t <= 1)) {
    t = clampToUnit(t);
    s = uu > 0 ? clampToUnit((uw + t * uv) / uu) : 0;
  }
  const x = wx + t * vx - s * ux;
  const y = wy + t * vy - s * uy;
  const length = Math.sqrt(x * x + y * y);
  const size =
    Math.abs(wx) + Math.abs(wy) + Math.abs(ux) + Math.abs(uy) + Math.abs(vx) + Math.abs(vy) + length;
  if (!isModerate(size)) return 0;
  const off = WITNESS_ERROR * size + 2 * error;
  if (length + 2 * off < reach * (1 - LENGTH_ERROR)) return 1;
  const apart = x * wx + y * wy - positivePart(-x * vx - y * vy) - positivePart(x * ux + y * uy);
  if (apart > reach * length * (1 + LENGTH_ERROR) + (Math.abs(x) + Math.abs(y)) * 2 * off) return -1;
  return crossingVerdict(ux, uy, vx, vy, wx, wy, off);
}

/**
 * Whether two edges, a to a + u and a + w to a + w + v, certainly cross: each has its ends on different sides of
 * the other. Never −1. Coordinates are off by at most `off`, twice that for their sums.
 */
function crossingVerdict(
  ux: number,
  uy: number,
  vx: number,
  vy: number,
  wx: number,
  wy: number,
  off: number,
): Verdict {
  const sizeU = Math.abs(ux) + Math.abs(uy);
  const sizeV = Math.abs(vx) + Math.abs(vy);
  const sizeW = Math.abs(wx) + Math.abs(wy);
  const uCrossW = ux * wy - uy * wx;
  const vCrossW = vx * wy - vy * wx;
  const uCrossV = ux * vy - uy * vx;
  const error = 4 * off * (sizeU + sizeV + sizeW + off);
  const startsLeft = uCrossW > error;
  const startsRight = uCrossW < -error;
  const endsLeft = uCrossW + uCrossV > error;
  const endsRight = uCrossW + uCrossV < -error;
  if (!((startsLeft && endsRight) || (startsRight && endsLeft))) return 0;
  // Seen from the other edge: v × (a − c) = −(v × w), and v × (b − c) = −(v × w) + v × u.
  const from = -vCrossW;
  const to = -vCrossW - uCrossV;
  return (from > error && to < -error) || (from < -error && to > error) ? 1 : 0;
}

/**
 * Whether two edges come within the sum of their chains' radii of each other. Exact, for exact coordinates.
 *
 * Edges that do not meet are nearest at an end of one of them.
 */
export function edgesWithin(a: EdgeChain, i: number, j: number, b: EdgeChain, k: number, l: number): boolean {
  return (
    edgesMeet(a, i, j, b, k, l) ||
    vertexWithin(a, i, b, k, l) ||
    vertexWithin(a, j, b, k, l) ||
    vertexWithin(b, k, a, i, j) ||
    vertexWithin(b, l, a, i, j)
  );
}

/** Whether a vertex of one chain comes within the sum of the radii of an edge of the other. */
function vertexWithin(a: EdgeChain, i: number, b: EdgeChain, k: number, l: number): boolean {
  const verdict = edgesVerdict(a, i, i, b, k, l);
  if (verdict !== 0) return verdict > 0;
  const slack = slackInDoubles(a, i, b, k, l);
  return Number.isNaN(slack) ? vertexWithinIntegers(a, i, b, k, l) : slack >= 0;
}

/**
 * reach² − distance², times the edge's squared length where the nearest point is inside the edge; NaN if that
 * cannot be computed without rounding.
 */
function slackInDoubles(a: EdgeChain, i: number, b: EdgeChain, k: number, l: number): number {
  const p = a.points;
  const q = b.points;
  const reach = exactSum(a.radius, b.radius);
  const dx = exactDifference(p[2 * i] as number, q[2 * k] as number);
  const dy = exactDifference(p[2 * i + 1] as number, q[2 * k + 1] as number);
  const wx = exactDifference(q[2 * l] as number, q[2 * k] as number);
  const wy = exactDifference(q[2 * l + 1] as number, q[2 * k + 1] as number);
  const along = exactSum(exactProduct(dx, wx), exactProduct(dy, wy));
  const lengthSq = exactSum(exactProduct(wx, wx), exactProduct(wy, wy));
  const reachSq = exactProduct(reach, reach);
  // Not to be taken for a nearest point inside the edge.
  if (Number.isNaN(along) || Number.isNaN(lengthSq)) return Number.NaN;
  if (along <= 0) return exactDifference(reachSq, exactSum(exactProduct(dx, dx), exactProduct(dy, dy)));
  if (along >= lengthSq) {
    const ex = exactDifference(dx, wx);
    const ey = exactDifference(dy, wy);
    return exactDifference(reachSq, exactSum(exactProduct(ex, ex), exactProduct(ey, ey)));
  }
  const cross = exactDifference(exactProduct(wx, dy), exactProduct(wy, dx));
  return exactDifference(exactProduct(reachSq, lengthSq), exactProduct(cross, cross));
}

function vertexWithinIntegers(a: EdgeChain, i: number, b: EdgeChain, k: number, l: number): boolean {
  const p = a.points;
  const q = b.points;
  const [px, py, ax, ay, bx, by, rP, rQ] = toIntegers(
    p[2 * i] as number,
    p[2 * i + 1] as number,
    q[2 * k] as number,
    q[2 * k + 1] as number,
    q[2 * l] as number,
    q[2 * l + 1] as number,
    a.radius,
    b.radius,
  );
  return isWithin(new Place(px, py), new Place(ax, ay), new Place(bx, by), rP + rQ);
}

const first = /* @__PURE__ */ createChain();
const second = /* @__PURE__ */ createChain();

/**
 * Whether two segments have a common point. Exact, for collinear ones and for those that are points, too.
 *
 * @example
 * segmentSegmentOverlap(segment(-1, 0, 4, 0), segment(2, -2, 2, 2)); // true
 */
export function segmentSegmentOverlap(a: Segment, b: Segment): boolean {
  setEnds(first, a);
  setEnds(second, b);
  return edgesMeet(first, 0, 1, second, 0, 1);
}

/**
 * Whether a point lies on a segment. Exact; the ends belong to it.
 *
 * @example
 * pointSegmentOverlap(point(1, 0), segment(-1, 0, 4, 0)); // true
 */
export function pointSegmentOverlap(a: Point, b: Segment): boolean {
  first.ownPoints[0] = a.x;
  first.ownPoints[1] = a.y;
  setEnds(second, b);
  return edgesMeet(first, 0, 0, second, 0, 1);
}

/** Whether an edge and a capsule have a common point. Only ends and radii are set: boxes around them would take as long as the answer. */
export function edgeCapsuleFilter(a: EndedShape, b: Capsule): Verdict {
  setEnds(first, a);
  setEnds(second, b);
  first.radius = a.kind === Kind.capsule ? a.r : 0;
  second.radius = b.r;
  return edgesVerdict(first, 0, 1, second, 0, 1);
}

function setEnds(out: EdgeChain, { ax, ay, bx, by }: EndedShape): void {
  const points = out.ownPoints;
  points[0] = ax;
  points[1] = ay;
  points[2] = bx;
  points[3] = by;
  out.error = 0;
}
