import { ScratchVector, type Vec2 } from "../math/vector.js";
import type { Core } from "./core.js";

/**
 * Where the supporting line in the direction n touches a shape: a point, or the two ends of a straight stretch, with
 * their places along the line. Places grow in the direction n⊥.
 */
export interface Stretch {
  startX: number;
  startY: number;
  endX: number;
  endY: number;
  startPlace: number;
  endPlace: number;
  /** The place, on the stretch or beyond, whose point `setPointAt` sets. */
  place: number;
}

export function createStretch(): Stretch {
  return { startX: 0.5, startY: 0.5, endX: 0.5, endY: 0.5, startPlace: 0.5, endPlace: 0.5, place: 0.5 };
}

/** The supporting line of a shape in a direction. */
export interface Line extends Normal {
  normalX: number;
  normalY: number;
  /** Vertices that are off the line by no more than this count as on it. */
  tolerance: number;
}

const support: Vec2 = /* @__PURE__ */ new ScratchVector();

/** Breaks at normals farther than this from n (as a cosine) do not belong to a face along the line. */
const LEAST_COSINE = 0.5;

/** Sets the stretch of a core at a normal of one of its pieces. */
export function setStretch(out: Stretch, core: Core, piece: number, line: Line): void {
  const { count } = core;
  let first = piece;
  let last = piece;
  if (core.r[piece] === 0 && !core.isElliptic) {
    for (let next = following(last, count); belongs(core, next, next, piece, line); ) {
      last = next;
      next = following(next, count);
      if (next === piece) break;
    }
    for (let next = preceding(first, count); belongs(core, first, next, piece, line); ) {
      first = next;
      next = preceding(next, count);
      if (next === last || first === piece) break;
    }
  }
  setSupport(support, core, first, line);
  out.startX = support.x;
  out.startY = support.y;
  if (last !== first) setSupport(support, core, last, line);
  out.endX = support.x;
  out.endY = support.y;
  const { normalX, normalY } = line;
  out.startPlace = normalX * out.startY - normalY * out.startX;
  out.endPlace = normalX * out.endY - normalY * out.endX;
  // The second shape of a pair is traversed the other way along the line.
  if (out.endPlace < out.startPlace) swapEnds(out);
}

function following(piece: number, count: number): number {
  return piece + 1 === count ? 0 : piece + 1;
}

function preceding(piece: number, count: number): number {
  return (piece === 0 ? count : piece) - 1;
}

/** Whether the piece on the other side of a break is a vertex on the line through the given one. */
function belongs(
  core: Core,
  atBreak: number,
  other: number,
  piece: number,
  { normalX, normalY, tolerance }: Line,
): boolean {
  const cosine = (core.normalX[atBreak] as number) * normalX + (core.normalY[atBreak] as number) * normalY;
  if (cosine < LEAST_COSINE || core.r[other] !== 0) return false;
  const dx = (core.x[other] as number) - (core.x[piece] as number);
  const dy = (core.y[other] as number) - (core.y[piece] as number);
  return Math.abs(normalX * dx + normalY * dy) <= tolerance;
}

function swapEnds(out: Stretch): void {
  const { startX, startY, startPlace } = out;
  out.startX = out.endX;
  out.startY = out.endY;
  out.startPlace = out.endPlace;
  out.endX = startX;
  out.endY = startY;
  out.endPlace = startPlace;
}

/** Sets the point of a stretch at its `place`, or the nearer end if that is beyond the stretch. */
export function setPointAt(out: Vec2, stretch: Stretch): void {
  const { startX, startY, endX, endY, startPlace, endPlace, place } = stretch;
  if (place <= startPlace) {
    out.x = startX;
    out.y = startY;
  } else if (place >= endPlace) {
    out.x = endX;
    out.y = endY;
  } else {
    const part = (place - startPlace) / (endPlace - startPlace);
    out.x = startX + part * (endX - startX);
    out.y = startY + part * (endY - startY);
  }
}

/** A unit normal of the difference of two shapes. */
interface Normal {
  readonly normalX: number;
  readonly normalY: number;
}

/** Sets the support point of a shape at a normal of one of its pieces, in the frame. */
export function setSupport(out: Vec2, core: Core, piece: number, { normalX, normalY }: Normal): void {
  const reach = core.side * ((core.r[piece] as number) + core.radius);
  out.x = (core.x[piece] as number) + reach * normalX;
  out.y = (core.y[piece] as number) + reach * normalY;
  if (!core.isElliptic) return;
  // The support vector of an ellipse: see `subtractEllipse`.
  const { ellipseX, ellipseY, radiusXSq, radiusYSq } = core;
  const along = ellipseX * normalX + ellipseY * normalY;
  const across = ellipseX * normalY - ellipseY * normalX;
  const momentAlong = radiusXSq * along;
  const momentAcross = radiusYSq * across;
  const scale = (core.side * core.ellipseScale) / Math.sqrt(momentAlong * along + momentAcross * across);
  out.x += scale * (momentAlong * ellipseX - momentAcross * ellipseY);
  out.y += scale * (momentAlong * ellipseY + momentAcross * ellipseX);
}
