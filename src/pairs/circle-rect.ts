import { Containment, type Meeting, type Relation, relationFrom } from "../exact/rcc8.js";
import { magnitudeOf, type Sign, signOf, toIntegers } from "../math/exact.js";
import { isOrdinary } from "../math/expansion.js";
import { signOfOneRoot } from "../math/surd.js";
import type { Verdict } from "../math/verdict.js";
import type { Circle, Rect } from "../shapes/kind.js";
import { centreOf } from "../shapes/reductions.js";
import { pointRectRelation } from "./point-rect.js";
import { reachVerdict } from "./reach.js";
import { excessOf } from "./rect-excess.js";
import {
  acrossExcessSign,
  alongExcessSign,
  cornerExcessSign,
  enterRectFrame,
} from "./rect-frame-expansions.js";

/**
 * Whether a solid circle and a solid rectangle, turned as it may be, have a common point. Exact; touching
 * counts.
 *
 * In the rectangle's frame the nearest point of the rectangle to the circle's centre is the centre clamped to
 * the half sizes; the circle meets the rectangle iff that point is within its radius.
 */
export function circleRectOverlap(a: Circle, b: Rect): boolean {
  const verdict = circleRectOverlapFilter(a, b);
  return verdict !== 0 ? verdict > 0 : circleRectOverlapExact(a, b);
}

export function circleRectOverlapFilter(a: Circle, b: Rect): Verdict {
  const { beyondX, errorX, beyondY, errorY, scale } = excessOf(a, b);
  return scale === 0 ? 0 : reachVerdict(a.r * scale, beyondX, errorX, beyondY, errorY);
}

export function circleRectOverlapExact(a: Circle, b: Rect): boolean {
  const excess = ordinaryExcessSign(a, b);
  return excess !== undefined ? excess <= 0 : exactMeeting(exactFrame(a, b)) >= 0;
}

/** A sign that is positive iff they are apart, where expansions can tell. */
function ordinaryExcessSign(a: Circle, b: Rect): Sign | undefined {
  if (!isOrdinary(a.r) || !enterRectFrame(a, b)) return undefined;
  const beyondX = alongExcessSign(b.halfWidth, 0);
  const beyondY = acrossExcessSign(b.halfHeight, 0);
  if (beyondX > 0 && beyondY > 0) return cornerExcessSign(b, a.r);
  if (beyondX > 0) return alongExcessSign(b.halfWidth, a.r);
  return beyondY > 0 ? acrossExcessSign(b.halfHeight, a.r) : -1;
}

/**
 * The circle's centre in the rectangle's frame, scaled by |u| = √w and reflected into the first quadrant;
 * lengths unscaled.
 */
interface CircleRectFrame {
  readonly along: bigint;
  readonly across: bigint;
  readonly r: bigint;
  readonly halfWidth: bigint;
  readonly halfHeight: bigint;
  readonly w: bigint;
}

function exactFrame(a: Circle, b: Rect): CircleRectFrame {
  const [ax, ay, r, bx, by, halfWidth, halfHeight] = toIntegers(
    a.x,
    a.y,
    a.r,
    b.x,
    b.y,
    b.halfWidth,
    b.halfHeight,
  );
  const [ux, uy] = toIntegers(b.ux, b.uy);
  const dx = ax - bx;
  const dy = ay - by;
  return {
    along: magnitudeOf(ux * dx + uy * dy),
    across: magnitudeOf(ux * dy - uy * dx),
    r,
    halfWidth,
    halfHeight,
    w: ux * ux + uy * uy,
  };
}

/** Sign of r − the distance from the circle's centre to the rectangle; 1 for a centre in the rectangle. */
function exactMeeting({ along, across, r, halfWidth, halfHeight, w }: CircleRectFrame): Meeting {
  const beyondX = along * along > halfWidth * halfWidth * w;
  const beyondY = across * across > halfHeight * halfHeight * w;
  if (!beyondX && !beyondY) return 1;
  if (!beyondY) return signOf((halfWidth + r) ** 2n * w - along * along);
  if (!beyondX) return signOf((halfHeight + r) ** 2n * w - across * across);
  // r²w − (along − halfWidth√w)² − (across − halfHeight√w)²
  const rational =
    (r * r - halfWidth * halfWidth - halfHeight * halfHeight) * w - along * along - across * across;
  return signOfOneRoot(rational, 2n * (along * halfWidth + across * halfHeight), w);
}

/** Relation of a solid circle to a solid rectangle. Exact. */
export function circleRectRelation(a: Circle, b: Rect): Relation {
  if (circleRectOverlapFilter(a, b) < 0) return "apart";
  if (a.r === 0) return pointRectRelation(centreOf(a), b);
  const frame = exactFrame(a, b);
  return relationFrom(exactMeeting(frame), circleInRect(frame), rectInCircle(frame));
}

/** A circle of positive radius in the rectangle. */
function circleInRect({ along, across, r, halfWidth, halfHeight, w }: CircleRectFrame): Containment {
  const roomX = halfWidth - r;
  const roomY = halfHeight - r;
  if (roomX < 0n || roomY < 0n) return Containment.none;
  const slackX = signOf(roomX * roomX * w - along * along);
  const slackY = signOf(roomY * roomY * w - across * across);
  if (slackX < 0 || slackY < 0) return Containment.none;
  return slackX > 0 && slackY > 0 ? Containment.strict : Containment.touching;
}

/** The rectangle in the circle: its farthest corner is. */
function rectInCircle({ along, across, r, halfWidth, halfHeight, w }: CircleRectFrame): Containment {
  const rational =
    (r * r - halfWidth * halfWidth - halfHeight * halfHeight) * w - along * along - across * across;
  const slack = signOfOneRoot(rational, -2n * (along * halfWidth + across * halfHeight), w);
  if (slack < 0) return Containment.none;
  return slack > 0 ? Containment.strict : Containment.touching;
}
