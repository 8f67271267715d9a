import { Containment, type Meeting, type Relation, relationFrom } from "../../exact/meeting.js";
import { type Sign, toIntegers } from "../../math/exact.js";
import {
  addSurds,
  multiplySurds,
  type Surd,
  scaleSurd,
  signOfSurd,
  signOfTwoRoots,
  surd,
} from "../../math/surd.js";
import { isModerate, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import type { Ellipse, Rect } from "../../shapes/kind.js";
import { boxAlongAxes, boxLengths, ellipseLengths, isFlat } from "../../shapes/reductions.js";
import { rectRectOverlapFilter, rectRectOverlapInIntegers, rectRectRelation } from "../boxes/rect-rect.js";
import { discVerdict, view } from "../edges/polygon-shortcuts.js";

/**
 * Whether a solid ellipse and a solid rectangle, each at any angle, have a common point. Exact;
 * touching counts.
 *
 * The ellipse is F ≤ 0 for a convex quadratic F that is least at its centre. If the centre is not in the
 * rectangle, F is least over the rectangle on an edge that faces the centre: at the vertex of F along that
 * edge, or at a corner.
 *
 * @example
 * ellipseRectOverlap(ellipse(0, 0, 3, 1), rect(2, 0, 4, 2, degrees(45))); // true
 */
export function ellipseRectOverlap(a: Ellipse, b: Rect): boolean {
  const verdict = ellipseRectOverlapFilter(a, b);
  return verdict !== 0 ? verdict > 0 : ellipseRectOverlapExact(a, b);
}

export function ellipseRectOverlapExact(a: Ellipse, b: Rect): boolean {
  if (isFlat(a)) return rectRectOverlapInIntegers(boxAlongAxes(a), b);
  return ellipseBoxMeeting(exactFrame(a, b)) >= 0;
}

/**
 * A box's frame, scaled by |u| = √w and reflected so that the ellipse's centre (x, y) lies in the first quadrant. There the
 * box reaches to halfWidth and halfHeight, and with v measured from the centre the ellipse is
 * qxx vx² + 2 qxy vx vy + qyy vy² ≤ level.
 */
export interface EllipseBoxFrame {
  readonly x: bigint;
  readonly y: bigint;
  readonly qxx: bigint;
  readonly qxy: bigint;
  readonly qyy: bigint;
  readonly level: bigint;
  /** Squared length of the ellipse's direction as stored, and in this frame. */
  readonly wEllipse: bigint;
  readonly eSq: bigint;
  readonly halfWidth: Surd;
  readonly halfHeight: Surd;
  readonly w: bigint;
}

function exactFrame(a: Ellipse, b: Rect): EllipseBoxFrame {
  const [ax, ay, rx, ry, bx, by, halfWidth, halfHeight] = toIntegers(...ellipseLengths(a), ...boxLengths(b));
  const [ux, uy] = toIntegers(b.ux, b.uy);
  return ellipseBoxFrame(a, rx, ry, ax - bx, ay - by, ux, uy, surd(0n, halfWidth), surd(0n, halfHeight));
}

/** The frame of an ellipse of these radii, whose centre is (dx, dy) from that of a box with the direction u. */
export function ellipseBoxFrame(
  ellipse: Ellipse,
  rx: bigint,
  ry: bigint,
  dx: bigint,
  dy: bigint,
  ux: bigint,
  uy: bigint,
  halfWidth: Surd,
  halfHeight: Surd,
): EllipseBoxFrame {
  const [aux, auy] = toIntegers(ellipse.ux, ellipse.uy);
  const w = ux * ux + uy * uy;
  const wEllipse = aux * aux + auy * auy;
  const x = ux * dx + uy * dy;
  const y = ux * dy - uy * dx;
  const ex = ux * aux + uy * auy;
  const ey = ux * auy - uy * aux;
  const rxSq = rx * rx;
  const rySq = ry * ry;
  const reflected = x < 0n !== y < 0n;
  const qxy = (rySq - rxSq) * ex * ey;
  return {
    qxx: rySq * ex * ex + rxSq * ey * ey,
    qxy: reflected ? -qxy : qxy,
    qyy: rySq * ey * ey + rxSq * ex * ex,
    level: rxSq * rySq * w * w * wEllipse,
    wEllipse,
    eSq: w * wEllipse,
    halfWidth,
    halfHeight,
    w,
    // These are not first: an object that began with x and y would be to the engine like a point in doubles, all of which
    // it then keeps on the heap.
    x: x < 0n ? -x : x,
    y: y < 0n ? -y : y,
  };
}

/** The same frame with the axes exchanged. */
function exchanged(frame: EllipseBoxFrame): EllipseBoxFrame {
  const { x, y, qxx, qyy, halfWidth, halfHeight } = frame;
  return { ...frame, x: y, y: x, qxx: qyy, qyy: qxx, halfWidth: halfHeight, halfHeight: halfWidth };
}

/** Sign of minus the least value of F over the box; 1 for a centre in the box. */
export function ellipseBoxMeeting(frame: EllipseBoxFrame): Meeting {
  const other = exchanged(frame);
  const isBeyondX = signOfSurd(towardsEdge(frame), frame.w) < 0;
  const isBeyondY = signOfSurd(towardsEdge(other), frame.w) < 0;
  if (!isBeyondX && !isBeyondY) return 1;
  const meetingX = isBeyondX ? edgeMeeting(frame) : -1;
  const meetingY = isBeyondY ? edgeMeeting(other) : -1;
  return meetingX > meetingY ? meetingX : meetingY;
}

/** How far the edge at +halfWidth is from the centre. */
function towardsEdge({ x, halfWidth }: EllipseBoxFrame): Surd {
  return addSurds(surd(-x, 0n), halfWidth);
}

/** Sign of minus the least value of F on the edge at +halfWidth. */
function edgeMeeting(frame: EllipseBoxFrame): Meeting {
  const { y, qxy, qyy, eSq, halfHeight, w } = frame;
  const vx = towardsEdge(frame);
  // Along the edge, F is least at vy = −qxy vx / qyy; the edge ends at ±halfHeight − y.
  const slope = scaleSurd(vx, qxy);
  const upper = addSurds(surd(-y, 0n), halfHeight);
  const lower = addSurds(surd(-y, 0n), scaleSurd(halfHeight, -1n));
  if (signOfSurd(addSurds(scaleSurd(upper, qyy), slope), w) < 0) return insideSign(frame, vx, upper);
  if (signOfSurd(addSurds(scaleSurd(lower, qyy), slope), w) > 0) return insideSign(frame, vx, lower);
  // There F ≤ 0 says that the ellipse reaches as far along x: |e|² vx² ≤ w qyy.
  const reach = addSurds(surd(w * qyy, 0n), scaleSurd(multiplySurds(vx, vx, w), -eSq));
  return signOfSurd(reach, w);
}

/** Sign of −F at the point v from the ellipse's centre. */
function insideSign({ qxx, qxy, qyy, level, w }: EllipseBoxFrame, vx: Surd, vy: Surd): Sign {
  const squares = addSurds(
    scaleSurd(multiplySurds(vx, vx, w), -qxx),
    scaleSurd(multiplySurds(vy, vy, w), -qyy),
  );
  const mixed = scaleSurd(multiplySurds(vx, vy, w), -2n * qxy);
  return signOfSurd(addSurds(addSurds(squares, mixed), surd(level, 0n)), w);
}

/**
 * Relation of a solid ellipse to a solid rectangle. Exact.
 *
 * @example
 * ellipseRectRelation(ellipse(0, 0, 3, 1), rect(2, 0, 4, 2, degrees(45))); // crossing
 */
export function ellipseRectRelation(a: Ellipse, b: Rect): Relation {
  if (ellipseRectOverlapFilter(a, b) < 0) return "apart";
  if (isFlat(a)) return rectRectRelation(boxAlongAxes(a), b);
  const frame = exactFrame(a, b);
  return relationFrom(ellipseBoxMeeting(frame), ellipseInRect(frame), rectInEllipse(frame));
}

/** An ellipse with interior lies in the rectangle iff it reaches no farther along either axis. */
function ellipseInRect(frame: EllipseBoxFrame): Containment {
  const slackX = slackAlong(frame);
  const slackY = slackAlong(exchanged(frame));
  if (slackX < 0 || slackY < 0) return Containment.none;
  return slackX > 0 && slackY > 0 ? Containment.strict : Containment.touching;
}

/** Sign of halfWidth − x − the ellipse's reach √(qyy/wEllipse) along x, halfWidth being that of a rectangle. */
function slackAlong({ x, qyy, wEllipse, halfWidth, w }: EllipseBoxFrame): Sign {
  return signOfTwoRoots(-x * wEllipse, halfWidth.b * wEllipse, w, -1n, qyy * wEllipse);
}

/** The rectangle lies in the ellipse iff its corners do. */
function rectInEllipse(frame: EllipseBoxFrame): Containment {
  const { x, y, halfWidth, halfHeight } = frame;
  let touching = false;
  for (const signX of [-1n, 1n]) {
    for (const signY of [-1n, 1n]) {
      const slack = insideSign(frame, surd(-x, signX * halfWidth.b), surd(-y, signY * halfHeight.b));
      if (slack < 0) return Containment.none;
      if (slack === 0) touching = true;
    }
  }
  return touching ? Containment.touching : Containment.strict;
}

/**
 * In units of |dx| + |dy| and both half sizes: the rectangle's centre in the ellipse's frame passes 8 roundings (a
 * difference, a product and a sum, a direction 5); an axis of it 12, its product with a half size 1, of which two
 * components of a unit vector count as 1.5; the sums 2, a reciprocal and its product 2.
 */
const CORNER_ERROR = 32 * UNIT_ROUNDOFF;

/** In its frame, divided by its radii, the ellipse is the disc of radius 1, and the rectangle is some parallelogram. */
export function ellipseRectOverlapFilter(a: Ellipse, b: Rect): Verdict {
  if (isFlat(a)) return rectRectOverlapFilter(boxAlongAxes(a), b);
  const { rx, ry } = a;
  const { halfWidth, halfHeight } = b;
  const lengthSqA = a.ux * a.ux + a.uy * a.uy;
  const lengthSqB = b.ux * b.ux + b.uy * b.uy;
  if (!isModerate(lengthSqA) || !isModerate(lengthSqB) || !isModerate(rx) || !isModerate(ry)) return 0;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const size = Math.abs(dx) + Math.abs(dy) + halfWidth + halfHeight;
  if (!isModerate(size)) return 0;
  const scaleA = 1 / Math.sqrt(lengthSqA);
  const scale = scaleA / Math.sqrt(lengthSqB);
  const overX = 1 / rx;
  const overY = 1 / ry;
  const cos = (a.ux * b.ux + a.uy * b.uy) * scale;
  const sin = (a.ux * b.uy - a.uy * b.ux) * scale;
  const x = (a.ux * dx + a.uy * dy) * scaleA * overX;
  const y = (a.ux * dy - a.uy * dx) * scaleA * overY;
  const alongX = halfWidth * cos * overX;
  const alongY = halfWidth * sin * overY;
  const acrossX = -halfHeight * sin * overX;
  const acrossY = halfHeight * cos * overY;
  view.size = 1.5 * size * Math.max(overX, overY);
  view.off = CORNER_ERROR * view.size;
  // Most that are apart are so along an axis of the ellipse: the farthest corner is off by as much as each.
  const far = 1 + 4 * view.off;
  if (Math.abs(x) - (Math.abs(alongX) + Math.abs(acrossX)) > far) return -1;
  if (Math.abs(y) - (Math.abs(alongY) + Math.abs(acrossY)) > far) return -1;
  const { points } = view;
  points[0] = x + (alongX + acrossX);
  points[1] = y + (alongY + acrossY);
  points[2] = x + (acrossX - alongX);
  points[3] = y + (acrossY - alongY);
  points[4] = x - (alongX + acrossX);
  points[5] = y - (alongY + acrossY);
  points[6] = x + (alongX - acrossX);
  points[7] = y + (alongY - acrossY);
  return discVerdict(8, 1);
}
