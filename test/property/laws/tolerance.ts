import { Opening, type Shape } from "../../../src/index.js";
import { buildShape, type PairSpec, type ShapeSpec } from "../../generators/spec.js";
import { mapNumbers } from "../../generators/spec-map.js";
import { centreOf, extent } from "../../generators/transform.js";

/** The promised error of metric answers, relative to the size of the scene. */
const CONVEX_ERROR = 1e-14;
const CONCAVE_ERROR = 1e-12;
/** A few units in the last place of the coordinates. */
export const COORDINATE_ERROR = 2 ** -50;

/** A way out that is narrower counts as closed (docs/robustness.md, "Limits"). */
const CLOSED_GAP = 3e-14;

/** How far a metric answer about the pair may be off. */
export function toleranceOf(pair: PairSpec): number {
  return (
    (isConvex(pair.a) && isConvex(pair.b) ? CONVEX_ERROR : CONCAVE_ERROR) * sizeOf(pair) + roundingOf(pair)
  );
}

/** How wide a gap may be that is told to be closed. */
export function closedGapOf(pair: PairSpec): number {
  return CLOSED_GAP * sizeOf(pair) + roundingOf(pair);
}

function roundingOf({ a, b }: PairSpec): number {
  return COORDINATE_ERROR * Math.max(farthestOf(a), farthestOf(b));
}

/** The extents of both shapes plus the distance of their centres. */
export function sizeOf({ a, b }: PairSpec): number {
  const [from, to] = [centreOf(a), centreOf(b)];
  return extent(a) + extent(b) + Math.hypot(to.x - from.x, to.y - from.y);
}

/** The largest coordinate of the shape. */
function farthestOf(spec: ShapeSpec): number {
  let farthest = 0;
  mapNumbers(spec, (value, role) => {
    if (role === "position") farthest = Math.max(farthest, Math.abs(value));
    return value;
  });
  return farthest;
}

export function isConvex(spec: ShapeSpec): boolean {
  switch (spec.type) {
    case "sector":
      return isConvexOpening(buildShape(spec));
    case "annularSector":
      return spec.innerR === 0 && isConvexOpening(buildShape(spec));
    case "polygon": {
      const shape = buildShape(spec);
      return "convex" in shape && shape.convex;
    }
    case "arc":
    case "polyline":
    case "compound":
      return false;
    default:
      return true;
  }
}

function isConvexOpening(shape: Shape): boolean {
  if (!("opening" in shape)) return false;
  const { opening, startX, startY, endX, endY } = shape;
  // Half or more, and opposite: half a turn.
  return (
    opening !== Opening.halfOrMore || (startX * endY === startY * endX && startX * endX + startY * endY < 0)
  );
}

/** Magnitudes whose squares and fourth powers are ordinary numbers. */
const LARGEST = 2 ** 60;

/** Whether no number of the pair is so large, or so small, that tolerances overflow or vanish. */
export function isModeratePair(pair: PairSpec): boolean {
  return [pair.a, pair.b].every((spec) => {
    let moderate = true;
    mapNumbers(spec, (value) => {
      const size = Math.abs(value);
      if (size > LARGEST || (size !== 0 && size < 1 / LARGEST)) moderate = false;
      return value;
    });
    return moderate;
  });
}
