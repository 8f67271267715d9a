import { Containment, type Meeting, type Relation, relationFrom } from "../../exact/rcc8.js";
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
import type { Ellipse, Rect } from "../../shapes/kind.js";
import { boxAlongAxes, isFlat } from "../../shapes/reductions.js";
import { rectRectOverlapExact, rectRectOverlapInIntegers, rectRectRelation } from "../boxes/rect-rect.js";
import { ellipseRectOverlapFilter } from "./ellipse-rect-filter.js";

export { ellipseRectOverlapFilter };

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
  if (isFlat(a)) return rectRectOverlapExact(boxAlongAxes(a), b);
  return exactMeeting(exactFrame(a, b)) >= 0;
}

/** The same, more slowly, with less to load. */
export function ellipseRectOverlapInIntegers(a: Ellipse, b: Rect): boolean {
  if (isFlat(a)) return rectRectOverlapInIntegers(boxAlongAxes(a), b);
  return exactMeeting(exactFrame(a, b)) >= 0;
}

/**
 * The rectangle's frame, scaled by |u| = √w and reflected so that the ellipse's centre (x, y) lies in the
 * first quadrant. There the rectangle reaches to halfWidth√w and halfHeight√w, and with v measured from the
 * centre the ellipse is qxx vx² + 2 qxy vx vy + qyy vy² ≤ level.
 */
interface EllipseRectFrame {
  readonly x: bigint;
  readonly y: bigint;
  readonly qxx: bigint;
  readonly qxy: bigint;
  readonly qyy: bigint;
  readonly level: bigint;
  /** Squared length of the ellipse's direction as stored, and in this frame. */
  readonly wEllipse: bigint;
  readonly eSq: bigint;
  readonly halfWidth: bigint;
  readonly halfHeight: bigint;
  readonly w: bigint;
}

function exactFrame(a: Ellipse, b: Rect): EllipseRectFrame {
  const [ax, ay, rx, ry, bx, by, halfWidth, halfHeight] = toIntegers(
    a.x,
    a.y,
    a.rx,
    a.ry,
    b.x,
    b.y,
    b.halfWidth,
    b.halfHeight,
  );
  const [aux, auy] = toIntegers(a.ux, a.uy);
  const [ux, uy] = toIntegers(b.ux, b.uy);
  const w = ux * ux + uy * uy;
  const wEllipse = aux * aux + auy * auy;
  const dx = ax - bx;
  const dy = ay - by;
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
function exchanged(frame: EllipseRectFrame): EllipseRectFrame {
  const { x, y, qxx, qyy, halfWidth, halfHeight } = frame;
  return { ...frame, x: y, y: x, qxx: qyy, qyy: qxx, halfWidth: halfHeight, halfHeight: halfWidth };
}

/** Sign of minus the least value of F over the rectangle; 1 for a centre in the rectangle. */
function exactMeeting(frame: EllipseRectFrame): Meeting {
  const { x, y, halfWidth, halfHeight, w } = frame;
  const beyondX = x * x > halfWidth * halfWidth * w;
  const beyondY = y * y > halfHeight * halfHeight * w;
  if (!beyondX && !beyondY) return 1;
  const meetingX = beyondX ? edgeMeeting(frame) : -1;
  const meetingY = beyondY ? edgeMeeting(exchanged(frame)) : -1;
  return meetingX > meetingY ? meetingX : meetingY;
}

/** Sign of minus the least value of F on the edge at +halfWidth. */
function edgeMeeting(frame: EllipseRectFrame): Meeting {
  const { x, y, qxy, qyy, eSq, halfWidth, halfHeight, w } = frame;
  const vx = surd(-x, halfWidth);
  // Along the edge, F is least at vy = −qxy vx / qyy; the edge ends at ±halfHeight√w − y.
  const slope = scaleSurd(vx, qxy);
  const upper = surd(-y, halfHeight);
  const lower = surd(-y, -halfHeight);
  if (signOfSurd(addSurds(scaleSurd(upper, qyy), slope), w) < 0) return insideSign(frame, vx, upper);
  if (signOfSurd(addSurds(scaleSurd(lower, qyy), slope), w) > 0) return insideSign(frame, vx, lower);
  // There F ≤ 0 says that the ellipse reaches as far along x: |e|² vx² ≤ w qyy.
  const reach = addSurds(surd(w * qyy, 0n), scaleSurd(multiplySurds(vx, vx, w), -eSq));
  return signOfSurd(reach, w);
}

/** Sign of −F at the point v from the ellipse's centre. */
function insideSign({ qxx, qxy, qyy, level, w }: EllipseRectFrame, vx: Surd, vy: Surd): Sign {
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
  return relationFrom(exactMeeting(frame), ellipseInRect(frame), rectInEllipse(frame));
}

/** An ellipse with interior lies in the rectangle iff it reaches no farther along either axis. */
function ellipseInRect(frame: EllipseRectFrame): Containment {
  const slackX = slackAlong(frame);
  const slackY = slackAlong(exchanged(frame));
  if (slackX < 0 || slackY < 0) return Containment.none;
  return slackX > 0 && slackY > 0 ? Containment.strict : Containment.touching;
}

/** Sign of halfWidth√w − x − the ellipse's reach √(qyy/wEllipse) along x. */
function slackAlong({ x, qyy, wEllipse, halfWidth, w }: EllipseRectFrame): Sign {
  return signOfTwoRoots(-x * wEllipse, halfWidth * wEllipse, w, -1n, qyy * wEllipse);
}

/** The rectangle lies in the ellipse iff its corners do. */
function rectInEllipse(frame: EllipseRectFrame): Containment {
  const { x, y, halfWidth, halfHeight } = frame;
  let touching = false;
  for (const signX of [-1n, 1n]) {
    for (const signY of [-1n, 1n]) {
      const slack = insideSign(frame, surd(-x, signX * halfWidth), surd(-y, signY * halfHeight));
      if (slack < 0) return Containment.none;
      if (slack === 0) touching = true;
    }
  }
  return touching ? Containment.touching : Containment.strict;
}
