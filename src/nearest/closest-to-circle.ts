import { withinDoubles } from "../math/clamp.js";
import { normalizingPower } from "../math/powers-of-two.js";
import type { Vec2 } from "../math/vector.js";
import { circleCircleOverlap } from "../pairs/circle-circle.js";
import { circleEllipseOverlap } from "../pairs/circle-ellipse.js";
import { circleRectOverlap } from "../pairs/circle-rect.js";
import { circleSectorOverlap } from "../pairs/circle-sector.js";
import { type Circle, Kind, type Point, type Shape } from "../shapes/kind.js";
import { createNearest, lengthOf, type Nearest } from "./nearest.js";
import { nearestInDisc } from "./point-circle.js";
import { nearestInEllipse } from "./point-ellipse.js";
import { nearestInRect } from "./point-rect.js";
import { nearestInSector } from "./point-sector.js";

/** The shapes that are a point, grown by a radius that may be 0. */
export type RoundShape = Point | Circle;

/** What a gap that rounds to nothing is given as, in units of S. */
const LEAST_GAP = 2 ** -60;

const LARGEST_SAFE_SIZE = 2 ** 400;

const nearest = /* @__PURE__ */ createNearest();

/**
 * Sets the nearest points of a point or circle and of another shape, and returns their distance.
 *
 * The nearest point of the other shape to the circle's centre is nearest to the circle, too; in the circle it
 * is a radius from the centre towards it. Everything is measured from the position of the other shape, so
 * that it is as accurate far from the origin as near it.
 */
export function fillClosestPoints(round: RoundShape, other: Shape, onRound: Vec2, onOther: Vec2): number {
  const r = radiusOf(round);
  const meet = overlapsRound(round, other);
  let power = 1;
  let vx = round.x - other.x;
  let vy = round.y - other.y;
  const size = r + extentOf(other, 1) + Math.abs(vx) + Math.abs(vy);
  if (!(size < LARGEST_SAFE_SIZE && size > 1 / LARGEST_SAFE_SIZE) && size > 0) {
    power = Number.isFinite(size) ? normalizingPower(size) : 2 ** -600;
    vx = Number.isFinite(vx) ? vx * power : round.x * power - other.x * power;
    vy = Number.isFinite(vy) ? vy * power : round.y * power - other.y * power;
  }
  findNearest(other, power, vx, vy, nearest);
  const toCentre = nearest.distance;
  onOther.x = withinDoubles(other.x + nearest.x / power) + 0;
  onOther.y = withinDoubles(other.y + nearest.y / power) + 0;
  if (meet) {
    if (toCentre === 0) {
      onOther.x = round.x;
      onOther.y = round.y;
    }
    onRound.x = onOther.x;
    onRound.y = onOther.y;
    return 0;
  }
  // The way's own length, which rounding may have made another than the distance, so that the rim is reached
  // and not left.
  const wayX = nearest.x - vx;
  const wayY = nearest.y - vy;
  const way = lengthOf(wayX, wayY);
  // A centre that is in the other shape but for rounding is as good as the rim: the radius is next to nothing
  // then.
  const part = way === 0 ? 0 : (r * power) / way;
  onRound.x = withinDoubles(round.x + (part * wayX) / power) + 0;
  onRound.y = withinDoubles(round.y + (part * wayY) / power) + 0;
  const gap = toCentre - r * power;
  const least = LEAST_GAP * (r * power + extentOf(other, power) + lengthOf(vx, vy));
  return Math.max((gap > 0 ? gap : least) / power, Number.MIN_VALUE);
}

export function radiusOf(round: Shape): number {
  return round.kind === Kind.circle ? round.r : 0;
}

const roundAsCircle = { kind: Kind.circle, x: 0, y: 0, r: 0 };
const otherAsCircle = { kind: Kind.circle, x: 0, y: 0, r: 0 };

/** Fills in the circle that a point is; a circle is itself. */
function asCircle(
  round: RoundShape,
  circle: { kind: typeof Kind.circle; x: number; y: number; r: number },
): Circle {
  if (round.kind === Kind.circle) return round;
  circle.x = round.x;
  circle.y = round.y;
  return circle;
}

function overlapsRound(round: RoundShape, other: Shape): boolean {
  const circle = asCircle(round, roundAsCircle);
  switch (other.kind) {
    case Kind.point:
    case Kind.circle:
      return circleCircleOverlap(circle, asCircle(other, otherAsCircle));
    case Kind.ellipse:
      return circleEllipseOverlap(circle, other);
    case Kind.rect:
      return circleRectOverlap(circle, other);
    case Kind.sector:
      return circleSectorOverlap(circle, other);
    default:
      throw unaccepted();
  }
}

/** The nearest point of a shape to v, with the shape's sizes multiplied by a power of two. */
function findNearest(shape: Shape, power: number, vx: number, vy: number, out: Nearest): void {
  switch (shape.kind) {
    case Kind.point:
      nearestInDisc(0, vx, vy, out);
      break;
    case Kind.circle:
      nearestInDisc(shape.r * power, vx, vy, out);
      break;
    case Kind.ellipse:
      nearestInEllipse(shape, power, vx, vy, out);
      break;
    case Kind.rect:
      nearestInRect(shape, power, vx, vy, out);
      break;
    case Kind.sector:
      nearestInSector(shape, power, vx, vy, out);
      break;
    default:
      throw unaccepted();
  }
}

/** Distance from a shape's position to its farthest point, times a power of two. */
function extentOf(shape: Shape, power: number): number {
  switch (shape.kind) {
    case Kind.point:
      return 0;
    case Kind.circle:
    case Kind.sector:
      return shape.r * power;
    case Kind.ellipse:
      return Math.max(shape.rx, shape.ry) * power;
    case Kind.rect:
      return lengthOf(shape.halfWidth * power, shape.halfHeight * power);
    default:
      throw unaccepted();
  }
}

function unaccepted(): TypeError {
  return new TypeError("closestPoints, distance: this kind of shape is yet to come");
}
