import { isModerate } from "../../math/verdict.js";
import {
  type Capsule,
  type Directions,
  type Ellipse,
  Kind,
  Opening,
  type Rect,
  type RoundedRect,
  type Segment,
  type Shape,
} from "../../shapes/kind.js";
import { COSINES, DIRECTIONS, HALF_TURN, SINES } from "./reach-verdict.js";

/** In arrays, since numbers passed as arguments may go to the heap. */
const center = /* @__PURE__ */ new Float64Array(2);
const point = /* @__PURE__ */ new Float64Array(2);

interface Placed {
  readonly x: number;
  readonly y: number;
}

/**
 * Sets `reach` to the support function of a shape about the centre of its box, in each direction. It is within a few ulp
 * of the greatest of the numbers that the shape consists of, and so is the centre.
 *
 * False for half planes and compounds, and for numbers too extreme to tell.
 */
export function setReach(reach: Float64Array, shape: Shape, boxes: Float64Array, at: number): boolean {
  center[0] = 0.5 * (boxes[at] as number) + 0.5 * (boxes[at + 2] as number);
  center[1] = 0.5 * (boxes[at + 1] as number) + 0.5 * (boxes[at + 3] as number);
  reach.fill(Number.NEGATIVE_INFINITY);
  switch (shape.kind) {
    case Kind.point:
      offerPosition(reach, shape);
      return true;
    case Kind.circle:
      offerPosition(reach, shape);
      widen(reach, shape.r);
      return true;
    case Kind.ellipse:
      return setEllipse(reach, shape);
    case Kind.rect:
      return offerCorners(reach, shape, 0);
    case Kind.roundedRect:
      return offerCorners(reach, shape, shape.r);
    case Kind.sector:
      return offerBetween(reach, shape, 0, shape.r);
    case Kind.annularSector:
      return offerBetween(reach, shape, shape.innerR, shape.outerR);
    case Kind.arc:
      return offerBetween(reach, shape, shape.r, shape.r);
    case Kind.segment:
      offerEnds(reach, shape);
      return true;
    case Kind.capsule:
      offerEnds(reach, shape);
      widen(reach, shape.r);
      return true;
    case Kind.polygon:
      offerPoints(reach, shape.vertices);
      return true;
    case Kind.polyline:
      offerPoints(reach, shape.points);
      return true;
    case Kind.halfPlane:
    case Kind.compound:
      return false;
  }
}

/** Extends the reach to `point`, which is relative to the centre. */
function offer(reach: Float64Array): void {
  const x = point[0] as number;
  const y = point[1] as number;
  for (let k = 0; k < HALF_TURN; k++) {
    const along = (COSINES[k] as number) * x + (SINES[k] as number) * y;
    if (along > (reach[k] as number)) reach[k] = along;
    if (-along > (reach[k + HALF_TURN] as number)) reach[k + HALF_TURN] = -along;
  }
}

function offerPosition(reach: Float64Array, { x, y }: Placed): void {
  point[0] = x - (center[0] as number);
  point[1] = y - (center[1] as number);
  offer(reach);
}

function offerPoints(reach: Float64Array, points: readonly number[]): void {
  for (let i = 0; i + 1 < points.length; i += 2) {
    point[0] = (points[i] as number) - (center[0] as number);
    point[1] = (points[i + 1] as number) - (center[1] as number);
    offer(reach);
  }
}

function offerEnds(reach: Float64Array, { ax, ay, bx, by }: Segment | Capsule): void {
  point[0] = ax - (center[0] as number);
  point[1] = ay - (center[1] as number);
  offer(reach);
  point[0] = bx - (center[0] as number);
  point[1] = by - (center[1] as number);
  offer(reach);
}

/** Extends the reach to all that is within `r` of the shape so far. */
function widen(reach: Float64Array, r: number): void {
  for (let k = 0; k < DIRECTIONS; k++) reach[k] = (reach[k] as number) + r;
}

/** √((rx d·û)² + (ry d·û⊥)²) in the direction d. */
function setEllipse(reach: Float64Array, shape: Ellipse): boolean {
  const { rx, ry, ux, uy } = shape;
  const length = Math.sqrt(ux * ux + uy * uy);
  if (!(isModerate(length) && isModerate(rx) && isModerate(ry))) return false;
  const scaleX = rx / length;
  const scaleY = ry / length;
  offerPosition(reach, shape);
  for (let k = 0; k < HALF_TURN; k++) {
    const cosine = COSINES[k] as number;
    const sine = SINES[k] as number;
    const along = scaleX * (ux * cosine + uy * sine);
    const across = scaleY * (ux * sine - uy * cosine);
    const extent = Math.sqrt(along * along + across * across);
    reach[k] = (reach[k] as number) + extent;
    reach[k + HALF_TURN] = (reach[k + HALF_TURN] as number) + extent;
  }
  return true;
}

/** Extends the reach to a rectangle, or to a rounded one from the centres of its corners. */
function offerCorners(reach: Float64Array, shape: Rect | RoundedRect, r: number): boolean {
  const { x, y, ux, uy } = shape;
  const length = Math.sqrt(ux * ux + uy * uy);
  if (!isModerate(length)) return false;
  const along = (shape.halfWidth - r) / length;
  const across = (shape.halfHeight - r) / length;
  const offsetX = x - (center[0] as number);
  const offsetY = y - (center[1] as number);
  for (let corner = 0; corner < 4; corner++) {
    const p = (corner & 1) === 0 ? along : -along;
    const q = (corner & 2) === 0 ? across : -across;
    point[0] = offsetX + (p * ux - q * uy);
    point[1] = offsetY + (p * uy + q * ux);
    offer(reach);
  }
  widen(reach, r);
  return true;
}

interface Apex extends Directions, Placed {}

/**
 * Extends the reach to the corners of what is between two radii and two directions, and to the outer circle in the
 * directions between these. A direction that nearly coincides with the start or the end may be misjudged: there, the
 * corner reaches as far to within an ulp.
 */
function offerBetween(reach: Float64Array, shape: Apex, innerR: number, outerR: number): boolean {
  const { startX, startY, endX, endY, opening } = shape;
  const startLength = Math.sqrt(startX * startX + startY * startY);
  const endLength = Math.sqrt(endX * endX + endY * endY);
  if (!(isModerate(startLength) && isModerate(endLength))) return false;
  const offsetX = shape.x - (center[0] as number);
  const offsetY = shape.y - (center[1] as number);
  for (let corner = 0; corner < 4; corner++) {
    const r = (corner & 1) === 0 ? innerR : outerR;
    const isStart = (corner & 2) === 0;
    const perLength = isStart ? r / startLength : r / endLength;
    point[0] = offsetX + perLength * (isStart ? startX : endX);
    point[1] = offsetY + perLength * (isStart ? startY : endY);
    offer(reach);
  }
  for (let k = 0; k < DIRECTIONS; k++) {
    const sign = k < HALF_TURN ? 1 : -1;
    const cosine = sign * (COSINES[k % HALF_TURN] as number);
    const sine = sign * (SINES[k % HALF_TURN] as number);
    const isAhead = startX * sine - startY * cosine >= 0;
    const isBehind = cosine * endY - sine * endX >= 0;
    // The opposite of two equal directions is on the line of both, too.
    const isAway =
      startX * cosine + startY * sine < -0.5 * startLength && endX * cosine + endY * sine < -0.5 * endLength;
    const isBetween = opening === Opening.lessThanHalf ? isAhead && isBehind && !isAway : isAhead || isBehind;
    if (!isBetween && opening !== Opening.whole) continue;
    const along = cosine * offsetX + sine * offsetY + outerR;
    if (along > (reach[k] as number)) reach[k] = along;
  }
  return true;
}
