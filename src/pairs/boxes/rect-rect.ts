import {
  type Containment,
  containmentFromReaches,
  type Meeting,
  type Relation,
  relationFrom,
} from "../../exact/meeting.js";
import { magnitudeOf, type Sign, toIntegers } from "../../math/exact.js";
import { Expansion, isOrdinary } from "../../math/rounding.js";
import { signOfOneRoot, signOfTwoRoots } from "../../math/surd.js";
import { directionLength } from "../../math/vector.js";
import {
  crossSign,
  dotSign,
  isModerate,
  UNDERFLOW_ERROR,
  UNIT_ROUNDOFF,
  type Verdict,
} from "../../math/verdict.js";
import { Kind, type Rect, type Shape } from "../../shapes/kind.js";
import { boxLengths } from "../../shapes/reductions.js";
import { acrossExcessSign, alongExcessSign, enterRectFrame } from "./rect-frame.js";

/**
 * Whether two solid rectangles, each at any angle, have a common point. Exact; touching counts.
 *
 * Separating axes: two convex polygons are apart iff they are apart along the normal of an edge of one of
 * them. A rectangle without width keeps both its axes, which are then the normals of the segment's sides and
 * ends.
 *
 * Source: S. Gottschalk, M. Lin, D. Manocha, "OBBTree", SIGGRAPH 1996.
 *
 * @example
 * rectRectOverlap(rect(2, 0, 4, 2, degrees(45)), rect(3, 0, 4, 2)); // true
 */
export function rectRectOverlap(a: Rect, b: Rect): boolean {
  const verdict = rectRectOverlapFilter(a, b);
  return verdict !== 0 ? verdict > 0 : rectRectOverlapExact(a, b);
}

/**
 * Along an axis of one rectangle, scaled by its |u|: the distance u·d passes 3 roundings; half·|u| at most 5; the
 * other's reach (half₁|c| + half₂|s|)/|u'| at most 9: c or s (product, sum: 2), product, sum, and 5 for 1 taken for
 * |u'|, or for its inverse (3) and the product. Two subtractions add 2. A half size may have passed 1 rounding.
 */
const SEPARATION_ERROR = 14 * UNIT_ROUNDOFF;

export function rectRectOverlapFilter(a: Rect, b: Rect): Verdict {
  const alongB = axisVerdict(a, b);
  if (alongB < 0) return -1;
  const alongA = axisVerdict(b, a);
  if (alongA < 0) return -1;
  return alongA > 0 && alongB > 0 ? 1 : 0;
}

/** Whether the rectangles meet along both axes of `a`. */
function axisVerdict(a: Rect, b: Rect): Verdict {
  const scaleA = directionLength(a.ux, a.uy);
  const scaleB = directionLength(b.ux, b.uy);
  if (scaleA === 0 || scaleB === 0) return 0;
  const shrinkB = scaleB === 1 ? 1 : 1 / scaleB;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const size = Math.abs(dx) + Math.abs(dy) + a.halfWidth + a.halfHeight + b.halfWidth + b.halfHeight;
  if (!isModerate(size)) return 0;
  const alongX = a.ux * dx;
  const alongY = a.uy * dy;
  const acrossX = a.ux * dy;
  const acrossY = a.uy * dx;
  const cosX = a.ux * b.ux;
  const cosY = a.uy * b.uy;
  const sinX = a.ux * b.uy;
  const sinY = a.uy * b.ux;
  const cos = Math.abs(cosX + cosY);
  const sin = Math.abs(sinX - sinY);
  const cosSize = Math.abs(cosX) + Math.abs(cosY);
  const sinSize = Math.abs(sinX) + Math.abs(sinY);
  const width = a.halfWidth * scaleA;
  const height = a.halfHeight * scaleA;
  const gapX = Math.abs(alongX + alongY) - width - (b.halfWidth * cos + b.halfHeight * sin) * shrinkB;
  const gapY = Math.abs(acrossX - acrossY) - height - (b.halfWidth * sin + b.halfHeight * cos) * shrinkB;
  const sizeX =
    Math.abs(alongX) + Math.abs(alongY) + width + (b.halfWidth * cosSize + b.halfHeight * sinSize) * shrinkB;
  const sizeY =
    Math.abs(acrossX) +
    Math.abs(acrossY) +
    height +
    (b.halfWidth * sinSize + b.halfHeight * cosSize) * shrinkB;
  const errorX = SEPARATION_ERROR * sizeX + UNDERFLOW_ERROR;
  const errorY = SEPARATION_ERROR * sizeY + UNDERFLOW_ERROR;
  if (gapX > errorX || gapY > errorY) return -1;
  return gapX < -errorX && gapY < -errorY ? 1 : 0;
}

export function rectRectOverlapExact(a: Rect, b: Rect): boolean {
  const excess = parallelExcessSign(a, b);
  return excess !== undefined ? excess <= 0 : rectRectOverlapInIntegers(a, b);
}

/** The same, more slowly, with less to load. */
export function rectRectOverlapInIntegers(a: Rect, b: Rect): boolean {
  return axesOf(a, b).every((axis) => gapSign(axis) <= 0);
}

/**
 * A sign that is positive iff they are apart, for rectangles of ordinary sizes with equal or perpendicular
 * axes.
 *
 * They meet iff the centre of one lies in the other grown by the half sizes of the first.
 */
function parallelExcessSign(a: Rect, b: Rect): Sign | undefined {
  const isParallel = crossSign(a.ux, a.uy, b.ux, b.uy) === 0;
  if (!isParallel && dotSign(a.ux, a.uy, b.ux, b.uy) !== 0) return undefined;
  if (!isOrdinary(b.halfWidth) || !isOrdinary(b.halfHeight) || !enterRectFrame(b, a)) return undefined;
  const alongX = alongExcessSign(a.halfWidth, isParallel ? b.halfWidth : b.halfHeight);
  return alongX > 0 ? alongX : acrossExcessSign(a.halfHeight, isParallel ? b.halfHeight : b.halfWidth);
}

/**
 * The two rectangles along an axis of one of them, scaled by its |u| = √w: the distance of the centres, the
 * half size `half`√w of the axis' owner, and the reach `reach`/√wOther of the other.
 */
interface Axis {
  readonly distance: bigint;
  readonly half: bigint;
  readonly w: bigint;
  readonly reach: bigint;
  readonly wOther: bigint;
}

/** The axes of the first rectangle, then those of the second. */
function axesOf(a: Rect, b: Rect): readonly [Axis, Axis, Axis, Axis] {
  const [ax, ay, aWidth, aHeight, bx, by, bWidth, bHeight] = toIntegers(...boxLengths(a), ...boxLengths(b));
  const [au, av] = toIntegers(a.ux, a.uy);
  const [bu, bv] = toIntegers(b.ux, b.uy);
  const dx = bx - ax;
  const dy = by - ay;
  const cos = magnitudeOf(au * bu + av * bv);
  const sin = magnitudeOf(au * bv - av * bu);
  const wA = au * au + av * av;
  const wB = bu * bu + bv * bv;
  const axis = (distance: bigint, half: bigint, w: bigint, reach: bigint, wOther: bigint): Axis => ({
    distance: magnitudeOf(distance),
    half,
    w,
    reach,
    wOther,
  });
  return [
    axis(au * dx + av * dy, aWidth, wA, bWidth * cos + bHeight * sin, wB),
    axis(au * dy - av * dx, aHeight, wA, bWidth * sin + bHeight * cos, wB),
    axis(bu * dx + bv * dy, bWidth, wB, aWidth * cos + aHeight * sin, wA),
    axis(bu * dy - bv * dx, bHeight, wB, aWidth * sin + aHeight * cos, wA),
  ];
}

/** Sign of distance − (half√w + reach/√wOther): as neither is negative, of the difference of the squares. */
function gapSign({ distance, half, w, reach, wOther }: Axis): Sign {
  const squares = (distance * distance - half * half * w) * wOther - reach * reach;
  return signOfOneRoot(squares, -2n * half * reach, w * wOther);
}

/** Sign of distance + reach/√wOther − half√w: how far the other reaches beyond the axis' owner. */
function reachSign({ distance, half, w, reach, wOther }: Axis): Sign {
  return signOfTwoRoots(wOther * distance, -wOther * half, w, reach, wOther);
}

/**
 * Relation of two solid rectangles, each at any angle. Exact.
 *
 * @example
 * rectRectRelation(rect(2, 0, 4, 2, degrees(45)), rect(3, 0, 4, 2)); // crossing
 */
export function rectRectRelation(a: Rect, b: Rect): Relation {
  if (rectRectOverlapFilter(a, b) < 0) return "apart";
  const [aAlong, aAcross, bAlong, bAcross] = axesOf(a, b);
  return relationFrom(
    meetingAlong([aAlong, aAcross, bAlong, bAcross]),
    containmentAlong([bAlong, bAcross]),
    containmentAlong([aAlong, aAcross]),
  );
}

/**
 * The relative interiors are disjoint iff a line separates the sets and does not hold both: then one of the
 * axes shows a touch. An axis along which both sets are the same single point separates nothing.
 */
function meetingAlong(axes: readonly Axis[]): Meeting {
  let meeting: Meeting = 1;
  for (const axis of axes) {
    const gap = gapSign(axis);
    if (gap > 0) return -1;
    if (gap === 0 && (axis.half > 0n || axis.reach > 0n)) meeting = 0;
  }
  return meeting;
}

function containmentAlong(axes: readonly Axis[]): Containment {
  return containmentFromReaches(
    axes.filter((axis) => axis.half > 0n).map(reachSign),
    axes.filter((axis) => axis.half === 0n).map(reachSign),
  );
}

const reach = /* @__PURE__ */ new Expansion();

/** Sums of four numbers below this are finite. */
const LARGEST = 2 ** 1000;

/** Whether a shape is a rectangle with sides parallel to the axes, and of no enormous size or place. */
export function isUprightBox(shape: Shape): shape is Rect {
  if (shape.kind !== Kind.rect || (shape.ux !== 0 && shape.uy !== 0)) return false;
  return Math.abs(shape.x) + Math.abs(shape.y) + shape.halfWidth + shape.halfHeight < LARGEST;
}

/** Whether the interiors of two such rectangles, both of which have area, have a common point. Exact, and quick where they touch. */
export function uprightBoxesPenetrate(a: Rect, b: Rect): boolean {
  const isLyingA = a.uy === 0;
  const isLyingB = b.uy === 0;
  return (
    isNearer(a.x, b.x, isLyingA ? a.halfWidth : a.halfHeight, isLyingB ? b.halfWidth : b.halfHeight) &&
    isNearer(a.y, b.y, isLyingA ? a.halfHeight : a.halfWidth, isLyingB ? b.halfHeight : b.halfWidth)
  );
}

/** Whether two coordinates are nearer to each other than two lengths together. */
function isNearer(a: number, b: number, lengthA: number, lengthB: number): boolean {
  const least = Math.min(a, b);
  const most = Math.max(a, b);
  return reach.clear().add(most).add(-least).add(-lengthA).add(-lengthB).sign() < 0;
}
