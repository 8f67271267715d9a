import type { ContactRecord } from "../convex/result.js";
import { isModerate } from "../math/verdict.js";
import { lengthOf } from "../nearest/nearest.js";
import { createWedgeSide, setWedgeSide, type WedgeShape } from "../nearest/wedge-side.js";
import { type Circle, Kind, Opening, type Point } from "../shapes/kind.js";

const side = /* @__PURE__ */ createWedgeSide();

/** The circle's radius, a length that none exceeds, and the shortest way out of the other shape that has been found. */
const found = {
  radius: 0.5,
  size: 0.5,
  depth: 0.5,
  /** Along which the other shape is moved. */
  normalX: 0.5,
  normalY: 0.5,
  /** From the centre to what it then touches of the other shape, before that is moved. */
  touchX: 0.5,
  touchY: 0.5,
};

/** A vector in the frame of the edge. */
const step = { along: 0.5, beyond: 0.5 };

/** A place on the middle line, by its distance from the apex. */
const middle = { place: 0.5 };

/**
 * A hole that the circle just fits into, or a gap that it just fits through, to within this part of the radii, is left to the
 * general way: whether it does may hang on rounding, and places next to where it does are multiplied by 2⁸ of it, by the root.
 */
const JUST_FITTING = 2 ** -16;

/** Where the sine s of half the gap between the edges is less, so is what lies between them: by s⁻² roundings. */
const NARROW_GAP = 2 ** -4;

/** Directions from places nearer than this part of the size are left to the general way, if those places are rounded. */
const NEAR_PLACE = 2 ** -10;

/** What is no farther beyond the middle line than this part of the size is on it. */
const ON_LINE = 2 ** -40;

/**
 * The contact of a point or circle with a sector, annular sector or arc of any opening, which it overlaps. False where that is left to
 * the general way: for extreme sizes, and where the answer hangs on rounding.
 *
 * The shape is to be moved so that the circle's centre gets to the nearest place whose distance from the shape is the
 * circle's radius, and around which there are others that are farther from it. On the centre's side of the middle line (see
 * `WedgeSide`) these places are: in the cone, the circles around the apex beyond the outer radius and within the inner one; outside, those
 * beside the edge, and around its two ends; and on the middle line, where these meet those of the other side. The
 * nearest is where the way to it is straight across one of these lines, or is on the middle line.
 *
 * Error: some 20 units of rounding of the size of the pair; between edges that are near each other up to 1e-13 of it.
 */
export function setRoundWedgeContact(a: Point | Circle, b: WedgeShape, out: ContactRecord): boolean {
  if (a.kind === Kind.point) found.radius = 0;
  else setRadius(a);
  return setWedgeContact(a, b, out);
}

/** By itself, since a function that is also given points would put the radius on the heap. */
function setRadius({ r }: Circle): void {
  found.radius = r;
}

function setWedgeContact(a: Point | Circle, b: WedgeShape, out: ContactRecord): boolean {
  const { radius } = found;
  side.power = 1;
  side.x = a.x - b.x;
  side.y = a.y - b.y;
  setWedgeSide(side, b);
  const { inner, outer } = side;
  const size = Math.abs(side.x) + Math.abs(side.y) + outer + radius;
  if (!isModerate(size) || !(outer > 0)) return false;
  if (inner > 0 && Math.abs(inner - radius) < JUST_FITTING * (inner + radius)) return false;
  found.size = size;
  found.depth = Number.POSITIVE_INFINITY;
  if (side.isInCone) offerRims();
  if (b.opening !== Opening.whole && !offerOutsideCone()) return false;
  if (!(found.depth > -ON_LINE * size && found.depth < Number.POSITIVE_INFINITY)) return false;
  found.depth = Math.max(0, found.depth);
  setContact(a, out);
  return true;
}

/** Along the ray from the apex: beyond the outer radius, or into the hole. */
function offerRims(): void {
  const { x, y, edgeX, edgeY, inner, outer } = side;
  const { radius } = found;
  const distance = lengthOf(x, y);
  const isApex = distance === 0;
  const outward = outer + radius - distance;
  const inward = inner > radius ? distance - (inner - radius) : Number.POSITIVE_INFINITY;
  const isInward = inward < outward;
  const sign = isInward ? 1 : -1;
  found.depth = isInward ? inward : outward;
  found.normalX = sign * (isApex ? edgeX : x / distance);
  found.normalY = sign * (isApex ? edgeY : y / distance);
  touchAcross();
}

/** Sets the touch straight across the line that the centre is moved to. */
function touchAcross(): void {
  const { radius, depth, normalX, normalY } = found;
  found.touchX = (radius - depth) * normalX;
  found.touchY = (radius - depth) * normalY;
}

/** Beside the edge, around its ends, and between both edges. False if that is left to the general way. */
function offerOutsideCone(): boolean {
  const { along, inner, outer, isInCone, cosine } = side;
  if (along >= inner && along <= outer) {
    if (!offerBesideEdge()) return false;
  } else if (!isInCone && !offerAroundEnd()) {
    return false;
  }
  // Around the apex of a sector of less than half a turn, both sides are one circle.
  return (inner === 0 && cosine > 0) || offerBetween();
}

function offerBesideEdge(): boolean {
  const { along, beyond, cosine, sine } = side;
  const { radius, size, depth } = found;
  const toLine = cosine * radius + sine * along;
  if (isTouchOnLine(toLine, radius - beyond)) return false;
  if (!(toLine >= -ON_LINE * size && radius - beyond < depth)) return true;
  found.depth = radius - beyond;
  step.along = 0;
  step.beyond = -1;
  setNormal();
  touchAcross();
  return true;
}

/** Whether the centre is at a place on the middle line already: on which side of it the way leads out, no way tells. */
function isTouchOnLine(toLine: number, depth: number): boolean {
  const { size } = found;
  return Math.abs(toLine) <= ON_LINE * size && Math.abs(depth) <= ON_LINE * size;
}

function offerAroundEnd(): boolean {
  const { along, beyond, inner, outer, cosine, sine } = side;
  const { radius, size, depth } = found;
  const corner = along < inner ? inner : outer;
  const before = along - corner;
  const distance = lengthOf(before, beyond);
  if (!(distance > (corner > 0 ? NEAR_PLACE * size : 0))) return false;
  const placeAlong = corner + (radius * before) / distance;
  const placeBeyond = (radius * beyond) / distance;
  const toLine = cosine * placeBeyond + sine * placeAlong;
  if (isTouchOnLine(toLine, radius - distance)) return false;
  if (!(toLine >= -ON_LINE * size && radius - distance < depth)) return true;
  found.depth = radius - distance;
  step.along = -before / distance;
  step.beyond = -beyond / distance;
  setNormal();
  touchAcross();
  return true;
}

/**
 * On the middle line outside the cone, at the distance x from the apex: (x c, x s) in the frame of the edge, c and s being −cos h and
 * sin h. There the distance from the edge falls from `inner` at the apex to `inner` s at x = `inner` c, if c is positive, and
 * then grows: as that from the inner end, x s, and as that from the outer end.
 */
function offerBetween(): boolean {
  const { inner, outer, cosine, sine } = side;
  const { radius } = found;
  const c = -cosine;
  const least = c > 0 ? inner * sine : inner;
  if (inner > 0 && Math.abs(radius - least) < JUST_FITTING * (inner + radius)) return false;
  if (radius < least) return true;
  if (c > 0 && sine < NARROW_GAP && radius > 0) return false;
  const half = Math.sqrt((radius - inner * sine) * (radius + inner * sine));
  let place = inner * c + half;
  if (c > 0 && place * c > inner) {
    const isBesideEdge = radius * c <= outer * sine;
    place = isBesideEdge
      ? radius / sine
      : outer * c + Math.sqrt((radius - outer * sine) * (radius + outer * sine));
  }
  middle.place = place;
  if (!offerOnMiddle()) return false;
  if (!(c > 0 && radius < inner)) return true;
  middle.place = inner * c - half;
  return offerOnMiddle();
}

function offerOnMiddle(): boolean {
  const { along, beyond, cosine, sine, inner, outer, edgeX, edgeY, turn } = side;
  const { size } = found;
  const { place } = middle;
  const dx = along + place * cosine;
  const dy = beyond - place * sine;
  const depth = lengthOf(dx, dy);
  if (!(depth < found.depth)) return true;
  if (!(depth > (place > 0 ? NEAR_PLACE * size : 0))) return false;
  found.depth = depth;
  step.along = dx / depth;
  step.beyond = dy / depth;
  setNormal();
  const toTouch = Math.min(Math.max(-place * cosine, inner), outer) - along;
  found.touchX = toTouch * edgeX + beyond * turn * edgeY;
  found.touchY = toTouch * edgeY - beyond * turn * edgeX;
  return true;
}

/** Sets the normal from the unit vector in the frame of the edge. */
function setNormal(): void {
  const { edgeX, edgeY, turn } = side;
  const { along, beyond } = step;
  found.normalX = along * edgeX - beyond * turn * edgeY;
  found.normalY = along * edgeY + beyond * turn * edgeX;
}

/** The contact point is halfway between the place of the shape that is touched and where it is then. */
function setContact({ x, y }: Point | Circle, out: ContactRecord): void {
  const { depth, normalX, normalY, touchX, touchY } = found;
  out.normalX = normalX;
  out.normalY = normalY;
  out.depth = depth;
  out.count = 1;
  out.x0 = x + (touchX + (depth / 2) * normalX);
  out.y0 = y + (touchY + (depth / 2) * normalY);
}
