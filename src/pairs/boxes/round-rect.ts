import {
  Containment,
  containmentFromReaches,
  type Meeting,
  type Relation,
  relationFrom,
} from "../../exact/meeting.js";
import { magnitudeOf, positivePart, type Sign, signOf, toIntegers } from "../../math/exact.js";
import { isOrdinary } from "../../math/rounding.js";
import { signOfOneRoot } from "../../math/surd.js";
import { directionLength } from "../../math/vector.js";
import { both, certainSign, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import type { Circle, Point, Rect } from "../../shapes/kind.js";
import { type BoxShape, boxLengths, pointAt } from "../../shapes/reductions.js";
import { acrossExcessSign, alongExcessSign, cornerExcessSign, enterRectFrame } from "./rect-frame.js";

/**
 * Whether a solid rectangle, at any angle, contains a point. Exact; its edges belong to it.
 *
 * @example
 * pointRectOverlap(point(1, 0), rect(2, 0, 4, 2, degrees(45))); // true
 */
export function pointRectOverlap(a: Point, b: Rect): boolean {
  const verdict = pointRectOverlapFilter(a, b);
  return verdict !== 0 ? verdict > 0 : pointRectOverlapExact(a, b);
}

/**
 * In the rectangle's frame, scaled by |u|: the coordinate u·d passes 3 roundings (difference, product, sum)
 * and half·|u| at most 5 (1 taken for |u|; or its 2 and the product); their difference adds one.
 */
const POINT_EXCESS_ERROR = 8 * UNIT_ROUNDOFF;

export function pointRectOverlapFilter(a: Point, b: Rect): Verdict {
  const { ux, uy } = b;
  const scale = directionLength(ux, uy);
  if (scale === 0) return 0;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const width = b.halfWidth * scale;
  const height = b.halfHeight * scale;
  const alongX = ux * dx;
  const alongY = uy * dy;
  const acrossX = ux * dy;
  const acrossY = uy * dx;
  const errorX = POINT_EXCESS_ERROR * (width + Math.abs(alongX) + Math.abs(alongY)) + UNDERFLOW_ERROR;
  const errorY = POINT_EXCESS_ERROR * (height + Math.abs(acrossX) + Math.abs(acrossY)) + UNDERFLOW_ERROR;
  return both(
    certainSign(width - Math.abs(alongX + alongY), errorX),
    certainSign(height - Math.abs(acrossX - acrossY), errorY),
  );
}

export function pointRectOverlapExact(a: Point, b: Rect): boolean {
  const { width, height } = exactReaches(a, b);
  return width <= 0 && height <= 0;
}

/** Signs of |ξ| − halfWidth and |η| − halfHeight. */
function exactReaches(a: Point, b: Rect): { width: Sign; height: Sign } {
  const [ax, ay, bx, by, halfWidth, halfHeight] = toIntegers(a.x, a.y, b.x, b.y, b.halfWidth, b.halfHeight);
  const [ux, uy] = toIntegers(b.ux, b.uy);
  const dx = ax - bx;
  const dy = ay - by;
  const lengthSq = ux * ux + uy * uy;
  const along = magnitudeOf(ux * dx + uy * dy);
  const across = magnitudeOf(ux * dy - uy * dx);
  return {
    width: signOf(along * along - halfWidth * halfWidth * lengthSq),
    height: signOf(across * across - halfHeight * halfHeight * lengthSq),
  };
}

/**
 * Relation of a point to a solid rectangle: inside, on an edge (`"insideTouching"`), apart, or equal to a
 * rectangle of no size. Exact.
 *
 * @example
 * pointRectRelation(point(1, 0), rect(2, 0, 4, 2, degrees(45))); // inside
 */
export function pointRectRelation(a: Point, b: Rect): Relation {
  if (pointRectOverlapFilter(a, b) < 0) return "apart";
  const { width, height } = exactReaches(a, b);
  const reaches: Sign[] = [];
  const flatReaches: Sign[] = [];
  (b.halfWidth > 0 ? reaches : flatReaches).push(width);
  (b.halfHeight > 0 ? reaches : flatReaches).push(height);
  const held = containmentFromReaches(reaches, flatReaches);
  if (held === Containment.none) return "apart";
  if (reaches.length === 0) return "equal";
  return held === Containment.strict ? "inside" : "insideTouching";
}

/**
 * Whether a solid circle and a solid rectangle, at any angle, have a common point. Exact; touching
 * counts.
 *
 * In the rectangle's frame the nearest point of the rectangle to the circle's centre is the centre clamped to
 * the half sizes; the circle meets the rectangle iff that point is within its radius.
 *
 * @example
 * circleRectOverlap(circle(0, 0, 2), rect(2, 0, 4, 2, degrees(45))); // true
 */
export function circleRectOverlap(a: Circle, b: Rect): boolean {
  const verdict = circleRectOverlapFilter(a, b);
  return verdict !== 0 ? verdict > 0 : circleRectOverlapExact(a, b);
}

/**
 * In the rectangle's frame, scaled by |u|: a coordinate u·d passes 3 roundings (difference, product, sum), a size times |u|
 * at most 6 (1 taken for |u|, or its 2 and the product; what a radius leaves of the size 1); their difference adds one. In
 * units of (|ux| + |uy|)(|dx| + |dy|) and both sizes.
 */
const EXCESS_ERROR = 9 * UNIT_ROUNDOFF;

/**
 * The excesses squared: 1 each, their sum 1; the radius, which may be a sum of two, times |u|, 6, counted twice by the
 * square, which adds 1; their difference 1: at most 14. The bound passes 9 itself, all of its terms positive.
 */
const CIRCLE_RECT_ERROR = 16 * UNIT_ROUNDOFF;

export function circleRectOverlapFilter(a: Circle, b: Rect): Verdict {
  const { ux, uy } = b;
  const scale = directionLength(ux, uy);
  if (scale === 0) return 0;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  const width = b.halfWidth * scale;
  const height = b.halfHeight * scale;
  const beyondX = positivePart(Math.abs(ux * dx + uy * dy) - width);
  const beyondY = positivePart(Math.abs(ux * dy - uy * dx) - height);
  const reach = (Math.abs(ux) + Math.abs(uy)) * (Math.abs(dx) + Math.abs(dy));
  const error = EXCESS_ERROR * (reach + width + height) + UNDERFLOW_ERROR;
  const distanceSq = beyondX * beyondX + beyondY * beyondY;
  const radius = a.r * scale;
  const radiusSq = radius * radius;
  // The effect of the errors on the squares; clamping at 0 does not increase it.
  const shift = 2.1 * error * (beyondX + beyondY + error);
  return certainSign(
    radiusSq - distanceSq,
    shift + CIRCLE_RECT_ERROR * (radiusSq + distanceSq) + UNDERFLOW_ERROR,
  );
}

export function circleRectOverlapExact(a: Circle, b: Rect): boolean {
  const excess = ordinaryExcessSign(a, b);
  return excess !== undefined ? excess <= 0 : circleRectOverlapInIntegers(a, b);
}

/** The same, more slowly, with less to load; also of a rectangle whose corners have a radius. */
export function circleRectOverlapInIntegers(a: Omit<Circle, "kind">, b: BoxShape, radius = 0): boolean {
  return exactMeeting(exactFrame(a, b, radius)) >= 0;
}

/** A sign that is positive iff they are apart, where expansions can decide. */
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
type CircleRectFrame = readonly [
  along: bigint,
  across: bigint,
  r: bigint,
  halfWidth: bigint,
  halfHeight: bigint,
  w: bigint,
];

/** A circle meets a box with a radius around it iff it meets the box when it has both radii. */
function exactFrame(a: Omit<Circle, "kind">, b: BoxShape, radius = 0): CircleRectFrame {
  const [ax, ay, r, bx, by, width, height, corner] = toIntegers(a.x, a.y, a.r, ...boxLengths(b), radius);
  const [ux, uy] = toIntegers(b.ux, b.uy);
  const dx = ax - bx;
  const dy = ay - by;
  return [
    magnitudeOf(ux * dx + uy * dy),
    magnitudeOf(ux * dy - uy * dx),
    r + corner,
    width - corner,
    height - corner,
    ux * ux + uy * uy,
  ];
}

/** Sign of r − the distance from the circle's centre to the rectangle; 1 for a centre in the rectangle. */
function exactMeeting([along, across, r, halfWidth, halfHeight, w]: CircleRectFrame): Meeting {
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

/**
 * Relation of a solid circle to a solid rectangle. Exact.
 *
 * @example
 * circleRectRelation(circle(0, 0, 2), rect(2, 0, 4, 2, degrees(45))); // crossing
 */
export function circleRectRelation(a: Circle, b: Rect): Relation {
  if (circleRectOverlapFilter(a, b) < 0) return "apart";
  if (a.r === 0) return pointRectRelation(pointAt(a), b);
  const frame = exactFrame(a, b);
  return relationFrom(exactMeeting(frame), circleInRect(frame), rectInCircle(frame));
}

/** How a circle of positive radius lies in the rectangle. */
function circleInRect([along, across, r, halfWidth, halfHeight, w]: CircleRectFrame): Containment {
  const roomX = halfWidth - r;
  const roomY = halfHeight - r;
  if (roomX < 0n || roomY < 0n) return Containment.none;
  const slackX = signOf(roomX * roomX * w - along * along);
  const slackY = signOf(roomY * roomY * w - across * across);
  if (slackX < 0 || slackY < 0) return Containment.none;
  return slackX > 0 && slackY > 0 ? Containment.strict : Containment.touching;
}

/** How the rectangle lies in the circle: as its farthest corner does. */
function rectInCircle([along, across, r, halfWidth, halfHeight, w]: CircleRectFrame): Containment {
  const rational =
    (r * r - halfWidth * halfWidth - halfHeight * halfHeight) * w - along * along - across * across;
  const slack = signOfOneRoot(rational, -2n * (along * halfWidth + across * halfHeight), w);
  if (slack < 0) return Containment.none;
  return slack > 0 ? Containment.strict : Containment.touching;
}
