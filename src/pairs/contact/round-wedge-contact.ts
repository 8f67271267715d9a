import type { ContactRecord } from "../../convex/result.js";
import { createWedge, setWedge } from "../../forms/forms.js";
import { isModerate } from "../../math/verdict.js";
import { lengthOf } from "../../nearest/nearest.js";
import { createWedgeSide, setHalfAngle, setSideOfWedge } from "../../nearest/wedge-side.js";
import { type Circle, Kind, Opening, type Point } from "../../shapes/kind.js";
import type { WedgeShape } from "../../shapes/reductions.js";

const wedge = /* @__PURE__ */ createWedge();
const side = /* @__PURE__ */ createWedgeSide();

/** The circle's radius, a bound on all lengths, and the shortest translation of the other shape found so far. */
const found = {
  radius: 0.5,
  size: 0.5,
  depth: 0.5,
  /** The direction in which the other shape is moved. */
  normalX: 0.5,
  normalY: 0.5,
  /** The point of the other shape that the circle touches then, before the translation and relative to the centre. */
  touchX: 0.5,
  touchY: 0.5,
};

/** A vector in the frame of the edge. */
const step = { along: 0.5, beyond: 0.5 };

/**
 * A point on the middle line, by its distance from the apex, and which way the circle leaves from there: 1 outward, −1
 * into the hole.
 */
const middle = { place: 0.5, parting: 1 };

/**
 * The intersection of the circles around a corner and its mirror image, squared, and a place. Both are along the middle
 * line, from the point level with the corners.
 */
const neck = { halfSq: 0.5, place: 0.5 };

/** With a smaller sine s of half the gap between the edges, what is between them is off by s⁻² roundings. */
const NARROW_GAP = 2 ** -4;

/** Points nearer to each other, as a part of the size, count as one: the direction between them would be lost with the squares. */
const LEAST_DISTANCE = 2 ** -200;

/**
 * Some roundings, as a part of the size. Points this far beyond the middle line are on it, points on it this near to each
 * other are one, and a neck that is wider than the circle by this has one point as narrow as the circle.
 */
const ROUNDING = 2 ** -46;

/**
 * This near to the middle line, as a part of the size, the circle around a corner may run along the line. Which side of
 * the line a point is on is told there by how far along the line it is from where the circle crosses it.
 */
const NEAR_MIDDLE_LINE = 2 ** -10;

/**
 * The contact of a point or circle with a sector, annular sector or arc of any opening, which it overlaps. False where
 * that is left to the general way: for extreme sizes, and between edges near each other.
 *
 * The shape has to move so that the circle's centre gets to the nearest point whose distance from the shape is the
 * circle's radius, with points around it that are farther from the shape. On the centre's side of the middle line (see
 * `WedgeSide`) these points are: in the cone, on the circles around the apex beyond the outer radius and within the inner
 * one; outside, on the line beside the edge and on the circles around its two ends; and where these curves meet the
 * middle line. The nearest is straight across one of these curves, or on the middle line.
 *
 * Error: some 20 units of rounding of the size of the pair; between edges near each other up to 1e-13 of it. Whether the
 * circle fits into the hole is exact; where it barely fits through the neck between two inner corners, its place there
 * may be off by the root of a rounding.
 */
export function setRoundWedgeContact(a: Point | Circle, b: WedgeShape, out: ContactRecord): boolean {
  if (a.kind === Kind.point) found.radius = 0;
  else setRadius(a);
  return setWedgeContact(a, b, out);
}

/** A function of its own: in one that is also given points, the radius would go to the heap. */
function setRadius({ r }: Circle): void {
  found.radius = r;
}

function setWedgeContact(a: Point | Circle, b: WedgeShape, out: ContactRecord): boolean {
  const { radius } = found;
  side.power = 1;
  side.x = a.x - b.x;
  side.y = a.y - b.y;
  setWedge(wedge, b);
  setSideOfWedge(side, wedge);
  setHalfAngle(side, wedge);
  const { outer } = side;
  const size = Math.abs(side.x) + Math.abs(side.y) + outer + radius;
  if (!isModerate(size) || !(outer > 0)) return false;
  found.size = size;
  found.depth = Number.POSITIVE_INFINITY;
  if (side.isInCone) offerRims();
  if (b.opening !== Opening.whole && !offerOutsideCone()) return false;
  if (!(found.depth > -ROUNDING * size && found.depth < Number.POSITIVE_INFINITY)) return false;
  found.depth = Math.max(0, found.depth);
  setContact(a, out);
  return true;
}

/** Offers the translations along the ray from the apex: beyond the outer radius, or into the hole. */
function offerRims(): void {
  const { x, y, edgeX, edgeY, inner, outer } = side;
  const { radius, size } = found;
  const distance = lengthOf(x, y);
  const isApex = !(distance > LEAST_DISTANCE * size);
  const outward = outer + radius - distance;
  const inward = inner > radius ? distance - (inner - radius) : Number.POSITIVE_INFINITY;
  const isInward = inward < outward;
  const sign = isInward ? 1 : -1;
  found.depth = isInward ? inward : outward;
  found.normalX = sign * (isApex ? edgeX : x / distance);
  found.normalY = sign * (isApex ? edgeY : y / distance);
  touchAcross();
}

/** Sets the touch straight across the curve that the centre is moved to. */
function touchAcross(): void {
  const { radius, depth, normalX, normalY } = found;
  found.touchX = (radius - depth) * normalX;
  found.touchY = (radius - depth) * normalY;
}

/** Offers translations beside the edge, around its ends, and between both edges. False if that is left to the general way. */
function offerOutsideCone(): boolean {
  const { along, inner, outer, isInCone, cosine } = side;
  if (along >= inner && along <= outer) offerBesideEdge();
  else if (!isInCone) offerAroundEnd();
  // Around the apex of a sector of less than half a turn, both sides are one circle.
  return (inner === 0 && cosine > 0) || offerBetween();
}

function offerBesideEdge(): void {
  const { along, beyond, cosine, sine } = side;
  const { radius, size, depth } = found;
  const toLine = cosine * radius + sine * along;
  if (!(toLine >= -ROUNDING * size && radius - beyond < depth)) return;
  found.depth = radius - beyond;
  step.along = 0;
  step.beyond = -1;
  setNormal();
  touchAcross();
}

function offerAroundEnd(): void {
  const { along, beyond, inner, outer, cosine, sine } = side;
  const { radius, size, depth } = found;
  const corner = along < inner ? inner : outer;
  const before = along - corner;
  const distance = lengthOf(before, beyond);
  if (!(distance > LEAST_DISTANCE * size && radius - distance < depth)) return;
  const toLine = sine * corner + (radius * (cosine * beyond + sine * before)) / distance;
  const place = (radius * (sine * beyond - cosine * before)) / distance;
  const isAlongLine = 2 * Math.max(Math.abs(place), Math.abs(toLine)) < radius;
  if (isAlongLine && Math.abs(toLine) < NEAR_MIDDLE_LINE * size) {
    setNeck(corner);
    neck.place = place;
    if (!isBesideNeck(corner)) return;
  } else if (toLine < -ROUNDING * size) {
    return;
  }
  found.depth = radius - distance;
  step.along = -before / distance;
  step.beyond = -beyond / distance;
  setNormal();
  touchAcross();
}

/**
 * Sets where the circles around this corner and its mirror image meet: on the middle line, equally far on both sides of
 * the point level with the corners.
 */
function setNeck(corner: number): void {
  const { cosine, sine } = side;
  const { radius } = found;
  // The difference of the radii is exact where it is small, which the root magnifies.
  neck.halfSq =
    sine < -cosine
      ? (radius - corner * sine) * (radius + corner * sine)
      : (radius - corner) * (radius + corner) + corner * cosine * (corner * cosine);
}

/**
 * Whether the place is outside the stretch of the middle line that both circles cover. Nearer to the apex than that, it
 * is free only in a hole.
 */
function isBesideNeck(corner: number): boolean {
  const { place, halfSq } = neck;
  if (place * place < halfSq) return false;
  return place >= 0 || found.radius < corner;
}

/**
 * Offers points on the middle line outside the cone. At the distance x from the apex, such a point is (x c, x s) in the
 * frame of the edge, c and s being −cos h and sin h. Its distance from the edge falls from `inner` at the apex to `inner`
 * s at x = `inner` c, if c is positive, and then grows: as that from the inner end, as x s, and as that from the outer
 * end.
 */
function offerBetween(): boolean {
  const { inner, outer, cosine, sine } = side;
  const { radius } = found;
  const c = -cosine;
  if (c <= 0 && radius < inner) return true;
  setNeck(inner);
  if (neck.halfSq < -ROUNDING * (inner + radius) * (inner + radius)) return true;
  if (c > 0 && sine < NARROW_GAP && radius > 0) return false;
  const half = Math.sqrt(Math.max(neck.halfSq, 0));
  let place = inner * c + half;
  if (c > 0 && place * c > inner) {
    const isBesideEdge = radius * c <= outer * sine;
    if (!isBesideEdge) setNeck(outer);
    place = isBesideEdge ? radius / sine : outer * c + Math.sqrt(Math.max(neck.halfSq, 0));
  }
  middle.place = place;
  middle.parting = 1;
  offerOnMiddle();
  if (c > 0 && radius < inner) {
    middle.place = ((inner - radius) * (inner + radius)) / (inner * c + half);
    middle.parting = -1;
    offerOnMiddle();
  }
  return true;
}

/**
 * Offers the point on the middle line. A circle that is already there leaves along the line: the translation has no
 * direction.
 */
function offerOnMiddle(): void {
  const { along, beyond, cosine, sine, inner, outer, edgeX, edgeY, turn } = side;
  const { size } = found;
  const { place, parting } = middle;
  const dx = along + place * cosine;
  const dy = beyond - place * sine;
  const depth = lengthOf(dx, dy);
  const isThere = depth <= ROUNDING * size;
  if (!isThere && !(depth < found.depth)) return;
  found.depth = Math.min(found.depth, depth);
  step.along = isThere ? parting * cosine : dx / depth;
  step.beyond = isThere ? -parting * sine : dy / depth;
  setNormal();
  const toTouch = Math.min(Math.max(-place * cosine, inner), outer) - along;
  found.touchX = toTouch * edgeX + beyond * turn * edgeY;
  found.touchY = toTouch * edgeY - beyond * turn * edgeX;
}

/** Sets the normal from the unit vector in the frame of the edge. */
function setNormal(): void {
  const { edgeX, edgeY, turn } = side;
  const { along, beyond } = step;
  found.normalX = along * edgeX - beyond * turn * edgeY;
  found.normalY = along * edgeY + beyond * turn * edgeX;
}

/** Sets the contact, with its point halfway between the touched point of the shape before and after the translation. */
function setContact({ x, y }: Point | Circle, out: ContactRecord): void {
  const { depth, normalX, normalY, touchX, touchY } = found;
  out.normalX = normalX;
  out.normalY = normalY;
  out.depth = depth;
  out.count = 1;
  out.x0 = x + (touchX + (depth / 2) * normalX);
  out.y0 = y + (touchY + (depth / 2) * normalY);
}
