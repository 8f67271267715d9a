import { ScratchVector, type Vec2 } from "../math/vector.js";
import type { Verdict } from "../math/verdict.js";
import {
  FIRST_LOOK,
  LARGEST_SIZE,
  LAST_LOOK,
  LEAST_SIZE,
  nearnessAt,
  TOLERANCE,
  type Touch,
  turnAcross,
} from "./hit.js";
import { loadBounds, loadDifference, MARGIN, RoundedPair } from "./rounded-pair.js";
import type { RoundedPolygonShape } from "./rounded-polygon.js";

const pair = /* @__PURE__ */ new RoundedPair();

/** Takes two shapes for a sweep, the second moving by `way`; false if they are of extreme size, so that squares may overflow. */
export function loadRoundedSweep(
  first: RoundedPolygonShape,
  second: RoundedPolygonShape,
  way: Readonly<Vec2>,
): boolean {
  loadBounds(pair, first, second, way);
  return pair.size > LEAST_SIZE && pair.size < LARGEST_SIZE;
}

/**
 * The first touch of the two rounded convex polygons that are loaded: 1 with the touch, −1 if there is none; 0 if neither is
 * certain here, as for shapes that touch at the start.
 *
 * The Minkowski difference b − a is such a polygon, too, and moves by `way`; the shapes touch when it reaches the origin.
 * Each side that separates them, moved outward by the radius, reaches the origin at some time, and the origin enters at
 * the last one to do so. If it is beyond an end of that side then, it meets the disc around the corner there.
 *
 * Source: G. van den Bergen, "Ray casting against general convex objects with application to continuous collision
 * detection", 2004, for the difference seen as the target of a ray.
 */
export function sweepRoundedPolygons(
  out: Touch,
  first: RoundedPolygonShape,
  second: RoundedPolygonShape,
): Verdict {
  if (boxesStayApart()) return -1;
  loadDifference(pair, first, second);
  if (!passSides(out)) return -1;
  const verdict = pair.side < 0 ? touchNearestCorner(out, pair) : touchSide(out, pair);
  if (verdict > 0) turnGraze(out, pair);
  return verdict;
}

/** Whether the box around the difference never reaches the origin. */
function boxesStayApart(): boolean {
  const { turnedFirst, second, way, size } = pair;
  const reach = turnedFirst.radius + second.radius + TOLERANCE * size;
  return (
    turnedFirst.minX + second.minX + Math.min(way.x, 0) > reach ||
    turnedFirst.minY + second.minY + Math.min(way.y, 0) > reach ||
    turnedFirst.maxX + second.maxX + Math.max(way.x, 0) < -reach ||
    turnedFirst.maxY + second.maxY + Math.max(way.y, 0) < -reach
  );
}

/** Sets the side that separates the shapes for the longest time, and t to its end; false if a side separates them all the way. */
function passSides(out: Touch): boolean {
  const { difference, way, size } = pair;
  const { x, y, sideX, sideY, count, radius } = difference;
  const wayX = way.x;
  const wayY = way.y;
  const touching = radius + TOLERANCE * size;
  const reach = radius + MARGIN * size;
  let last = -1;
  let t = 0;
  for (let i = 0; i < count; i += 1) {
    const dx = sideX[i] as number;
    const dy = sideY[i] as number;
    // The lengths here are multiplied by the length of the side.
    const height = dx * (y[i] as number) - dy * (x[i] as number);
    if (!(height > 0)) continue;
    const length = Math.sqrt(dx * dx + dy * dy);
    if (height <= touching * length) continue;
    const left = height - reach * length;
    const speed = dy * wayX - dx * wayY;
    if (left > speed) return false;
    if (left > t * speed) {
      t = left / speed;
      last = i;
    }
  }
  pair.side = last;
  out.t = t;
  return true;
}

/** The point of the difference that reaches the origin, and the point of the second shape's polygon there, both at t = 0. */
const met: Vec2 = /* @__PURE__ */ new ScratchVector();
const contactPoint: Vec2 = /* @__PURE__ */ new ScratchVector();

const direction: Vec2 = /* @__PURE__ */ new ScratchVector();

/** The touch at the last side, or at the corner at one of its ends. */
function touchSide(out: Touch, pair: RoundedPair): Verdict {
  const { difference, second, way, side, size } = pair;
  const { x, y, sideX, sideY, corner, count, radius } = difference;
  const startX = x[side] as number;
  const startY = y[side] as number;
  const dx = sideX[side] as number;
  const dy = sideY[side] as number;
  const lengthSq = dx * dx + dy * dy;
  const length = Math.sqrt(lengthSq);
  const next = side + 1 === count ? 0 : side + 1;
  const place = -(dx * (startX + out.t * way.x) + dy * (startY + out.t * way.y));
  // Without a radius, only rounding leaves anything between two sides.
  const slack = radius > 0 ? 0 : TOLERANCE * size * length;
  if (place < -slack) return touchCorner(out, pair, side);
  if (place > lengthSq + slack) return touchCorner(out, pair, next);
  const part = Math.min(Math.max(place, 0), lengthSq) / lengthSq;
  met.x = startX + part * dx;
  met.y = startY + part * dy;
  if (!overlapSoon(out, pair)) return 0;
  out.normalX = 0 - dy / length;
  out.normalY = dx / length + 0;
  // Where two parallel edges meet, take the same part of each.
  const from = corner[side] as number;
  const to = corner[next] as number;
  const fromX = second.x[from] as number;
  const fromY = second.y[from] as number;
  contactPoint.x = fromX + part * ((second.x[to] as number) - fromX);
  contactPoint.y = fromY + part * ((second.y[to] as number) - fromY);
  setPoint(out, pair);
  return 1;
}

/**
 * The touch at the nearest corner, for shapes that no side separates at t = 0: the origin may be in front of a sharp
 * corner, whose sides, moved outward, meet far away.
 */
function touchNearestCorner(out: Touch, pair: RoundedPair): Verdict {
  const { x, y, count, radius } = pair.difference;
  let nearest = 0;
  let leastSq = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i += 1) {
    const distanceSq = (x[i] as number) ** 2 + (y[i] as number) ** 2;
    if (distanceSq < leastSq) {
      leastSq = distanceSq;
      nearest = i;
    }
  }
  return Math.sqrt(leastSq) > radius + TOLERANCE * pair.size ? touchCorner(out, pair, nearest) : 0;
}

/**
 * The touch at the disc about a corner. It is the first touch if the corner is the nearest point of the polygon then,
 * since the distance along a straight path is convex.
 */
function touchCorner(out: Touch, pair: RoundedPair, corner: number): Verdict {
  const { difference, second, way, size } = pair;
  const { x, y, sideX, sideY, count, radius } = difference;
  const cornerX = x[corner] as number;
  const cornerY = y[corner] as number;
  const speed = Math.sqrt(way.x * way.x + way.y * way.y);
  const along = -(cornerX * way.x + cornerY * way.y) / speed;
  const across = Math.abs(cornerX * way.y - cornerY * way.x) / speed;
  const reach = radius + MARGIN * size;
  // From the nearest point of the path, so that nothing cancels.
  const t = (along - Math.sqrt((reach - across) * (reach + across))) / speed;
  if (!(along > 0 && across < reach && t <= 1)) {
    const nearest = speed > 0 ? Math.min(Math.max(along / speed, 0), 1) : 0;
    direction.x = cornerX + nearest * way.x;
    direction.y = cornerY + nearest * way.y;
    return stayApartAlong(direction, pair) ? -1 : 0;
  }
  const thenX = cornerX + t * way.x;
  const thenY = cornerY + t * way.y;
  const before = (corner === 0 ? count : corner) - 1;
  const isPastSideBefore = (sideX[before] as number) * thenX + (sideY[before] as number) * thenY <= 0;
  const isShortOfSideAfter = (sideX[corner] as number) * thenX + (sideY[corner] as number) * thenY >= 0;
  if (!(t >= 0 && isPastSideBefore && isShortOfSideAfter)) return 0;
  out.t = t;
  met.x = cornerX;
  met.y = cornerY;
  if (!overlapSoon(out, pair)) return 0;
  const distance = Math.sqrt(thenX * thenX + thenY * thenY);
  out.normalX = thenX / distance + 0;
  out.normalY = thenY / distance + 0;
  const own = difference.corner[corner] as number;
  contactPoint.x = second.x[own] as number;
  contactPoint.y = second.y[own] as number;
  setPoint(out, pair);
  return 1;
}

/** Turns the normal across the path if the shapes only graze each other, unless they are as thin as a graze is deep. */
function turnGraze(out: Touch, { difference, way, size, origin }: RoundedPair): void {
  const { x, y, count, radius } = difference;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i += 1) {
    const height = way.x * (y[i] as number) - way.y * (x[i] as number);
    if (height < least) least = height;
    if (height > most) most = height;
  }
  const length = Math.sqrt(way.x * way.x + way.y * way.y);
  const reach = (radius - nearnessAt(origin.x, origin.y, TOLERANCE * size)) * length;
  turnAcross(out, way.x, way.y, least >= reach, most <= -reach);
}

/** Whether a direction separates the origin from the difference all the way. */
function stayApartAlong(along: Readonly<Vec2>, { difference, way, size }: RoundedPair): boolean {
  const { x, y, count, radius } = difference;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i += 1) {
    least = Math.min(least, along.x * (x[i] as number) + along.y * (y[i] as number));
  }
  const atEnd = least + along.x * way.x + along.y * way.y;
  const length = Math.sqrt(along.x * along.x + along.y * along.y);
  return Math.min(least, atEnd) > (radius + MARGIN * size) * length;
}

/** Whether the shapes certainly overlap a moment after the touch. */
function overlapSoon({ t }: Touch, pair: RoundedPair): boolean {
  const { difference, way, size } = pair;
  const reach = difference.radius - MARGIN * size;
  for (let ahead = FIRST_LOOK; ahead <= LAST_LOOK; ahead *= 4) {
    const shiftX = (t + ahead) * way.x;
    const shiftY = (t + ahead) * way.y;
    const laterX = met.x + shiftX;
    const laterY = met.y + shiftY;
    if (Math.sqrt(laterX * laterX + laterY * laterY) < reach) return true;
    direction.x = shiftX;
    direction.y = shiftY;
    if (isOriginInside(direction, pair)) return true;
  }
  return false;
}

/** Whether the origin is certainly behind all sides of the shifted difference. */
function isOriginInside(shift: Readonly<Vec2>, { difference, size }: RoundedPair): boolean {
  const { x, y, sideX, sideY, count } = difference;
  for (let i = 0; i < count; i += 1) {
    const dx = sideX[i] as number;
    const dy = sideY[i] as number;
    const height = dx * ((y[i] as number) + shift.y) - dy * ((x[i] as number) + shift.x);
    if (!(height < -MARGIN * size * (Math.abs(dx) + Math.abs(dy)))) return false;
  }
  return true;
}

/** Sets the point of the touch on the second shape. */
function setPoint(out: Touch, { origin, second, way }: RoundedPair): void {
  const { t, normalX, normalY } = out;
  const { radius } = second;
  out.x = origin.x + (contactPoint.x + t * way.x - radius * normalX);
  out.y = origin.y + (contactPoint.y + t * way.y - radius * normalY);
}
