import { isConvexSet } from "../../convex/convexity.js";
import { createWedge, setWedge, type Wedge } from "../../forms/forms.js";
import type { Vec2 } from "../../math/vector.js";
import { isModerate, orientation, UNIT_ROUNDOFF } from "../../math/verdict.js";
import { type Compound, Kind, Opening, type Sector, type Shape } from "../../shapes/kind.js";
import {
  discOf,
  innerRadius,
  isRingPart,
  isWedge,
  outerRadius,
  type RingPart,
  verticesOf,
  type WedgeShape,
} from "../../shapes/reductions.js";
import { sectorOfDirections } from "../../shapes/round.js";
import { overlapVerdict } from "../tables/overlap-filters.js";
import {
  type BoxFrame,
  createBoxFrame,
  type FramedShape,
  isFramed,
  Spots,
  setBoxFrame,
} from "./box-frame.js";
import { locate } from "./location.js";

const hull = /* @__PURE__ */ new Spots();

/**
 * Whether the interior of `outer`, or of one of its parts, certainly holds all of `inner`. A convex shape has to hold
 * spots whose convex hull holds `inner`. Of a shape that a cone or a smaller disc leaves of a disc, the disc has to hold
 * these, and `inner` must not meet what is taken away.
 */
export function isCertainlyInside(inner: Shape, outer: Shape): boolean {
  hull.clear();
  if (!addHull(hull, inner)) return false;
  return outer.kind === Kind.compound ? isInPart(inner, outer) : isIn(inner, outer);
}

function isInPart(inner: Shape, { parts }: Compound): boolean {
  for (const part of parts) if (isIn(inner, part)) return true;
  return false;
}

function isIn(inner: Shape, outer: Shape): boolean {
  if (isConvexSet(outer)) return holdsHull(outer);
  if (outer.kind === Kind.polygon) return isHullInDiscOf(outer);
  if (!isRingPart(outer)) return false;
  const { x, y, opening } = outer;
  const [innerR, r] = [innerRadius(outer), outerRadius(outer)];
  const disc = discOf({ x, y, r });
  const full = opening === Opening.lessThanHalf ? sectorOfDirections(x, y, r, outer) : disc;
  if (!holdsHull(full)) return false;
  if (innerR > 0) {
    const hole = discOf({ x, y, r: innerR });
    if (overlapVerdict(hole, inner) >= 0) return false;
  }
  return opening !== Opening.halfOrMore || overlapVerdict(complementOf(outer, r), inner) < 0;
}

function holdsHull(shape: Shape): boolean {
  for (let i = 0; i < hull.count; i++) {
    if (locate(shape, hull.x[i] as number, hull.y[i] as number, hull.error[i] as number) <= 0) return false;
  }
  return true;
}

/** The sector between the same directions the other way round, for one of half a turn or more; both have the edges. */
function complementOf({ x, y, startX, startY, endX, endY }: RingPart, r: number): Sector {
  const isHalf = orientation(0, 0, startX, startY, endX, endY) === 0;
  const opening = isHalf ? Opening.halfOrMore : Opening.lessThanHalf;
  const exchanged = { startX: endX, startY: endY, endX: startX, endY: startY };
  return sectorOfDirections(x, y, r, { opening, ...exchanged });
}

/** Whether a polygon holds a disc around all spots of the hull. */
function isHullInDiscOf(shape: Shape): boolean {
  const { x, y, error, count } = hull;
  let [centreX, centreY] = [0, 0];
  for (let i = 0; i < count; i++) {
    centreX += (x[i] as number) / count;
    centreY += (y[i] as number) / count;
  }
  let radius = 0;
  for (let i = 0; i < count; i++) {
    // This exceeds the length, whose squares would vanish for tiny numbers.
    const reach = Math.abs((x[i] as number) - centreX) + Math.abs((y[i] as number) - centreY);
    radius = Math.max(radius, reach + (error[i] as number));
  }
  // The roundings of a sum are far below a millionth of it.
  return locate(shape, centreX, centreY, radius * (1 + 2 ** -20)) > 0;
}

const frame: BoxFrame = /* @__PURE__ */ createBoxFrame();
const wedge: Wedge = /* @__PURE__ */ createWedge();
const apex: Vec2 = { x: 0.5, y: 0.5 };
const bulge: Vec2 = { x: 0.5, y: 0.5 };

/** The part of a corner that the regular octagon around a circle cuts off its square; more than 2 − √2 would cut too much. */
const OCTAGON_CUT = 0.5857;

/** Cosine of the widest angle from a wedge's middle to its edges for which two tangents are put around its arc. */
const LEAST_COSINE = 0.5;

/**
 * A coordinate of an axis is off by 3 ulp, its product with a reach (which itself passes up to 6 roundings) by 1 more, the
 * sums by 2. For the point where tangents meet, at most twice as far away, the sum of two directions is divided by one
 * that is at least ½: 6, twice 8, and 1.
 */
const SPOT_ERROR = 64 * UNIT_ROUNDOFF;

/** Adds spots whose convex hull holds a shape. False if there are none, or too many. */
function addHull(out: Spots, shape: Shape): boolean {
  if (isWedge(shape)) return addWedge(out, shape) && !out.isCut;
  if (isFramed(shape)) return addFramed(out, shape) && !out.isCut;
  switch (shape.kind) {
    case Kind.point:
      out.add(shape.x, shape.y);
      break;
    case Kind.segment:
      out.add(shape.ax, shape.ay);
      out.add(shape.bx, shape.by);
      break;
    case Kind.polygon:
    case Kind.polyline:
      out.addAll(verticesOf(shape));
      break;
    case Kind.halfPlane:
      return false;
    case Kind.compound:
      for (const part of shape.parts) if (!addHull(out, part)) return false;
      break;
    default:
      shape satisfies never;
  }
  return !out.isCut;
}

/** Adds the octagon around it; of a rectangle, its corners. */
function addFramed(out: Spots, shape: FramedShape): boolean {
  if (!setBoxFrame(frame, shape)) return false;
  const { x, y, reachX, reachY, roundX, roundY } = frame;
  const size = Math.abs(x) + Math.abs(y) + reachX + reachY;
  const error = SPOT_ERROR * size;
  if (!isModerate(size)) return false;
  out.addAround(frame, reachX, reachY - OCTAGON_CUT * roundY, error);
  if (roundX + roundY > 0) out.addAround(frame, reachX - OCTAGON_CUT * roundX, reachY, error);
  return true;
}

/** Adds its corners and two tangents around its arc; if it is wide, the octagon around its circle. */
function addWedge(out: Spots, shape: WedgeShape): boolean {
  setWedge(wedge, shape);
  const { inner, outer, start, end } = wedge;
  const size = Math.abs(shape.x) + Math.abs(shape.y) + outer;
  if (!isModerate(outer) || !isModerate(size)) return false;
  const error = SPOT_ERROR * size;
  apex.x = shape.x;
  apex.y = shape.y;
  const cosine = start.x * end.x + start.y * end.y;
  if (shape.opening !== Opening.lessThanHalf || cosine < LEAST_COSINE - 1) {
    addOctagon(out, outer, error);
    return true;
  }
  out.addAlong(apex, start, outer, error);
  out.addAlong(apex, end, outer, error);
  out.addAlong(apex, start, inner, error);
  out.addAlong(apex, end, inner, error);
  // The tangents at both ends meet there.
  bulge.x = (start.x + end.x) / (1 + cosine);
  bulge.y = (start.y + end.y) / (1 + cosine);
  out.addAlong(apex, bulge, outer, error);
  return true;
}

function addOctagon(out: Spots, radius: number, error: number): void {
  frame.x = apex.x;
  frame.y = apex.y;
  frame.axisX = 1;
  frame.axisY = 0;
  out.addAround(frame, radius, (1 - OCTAGON_CUT) * radius, error);
  out.addAround(frame, (1 - OCTAGON_CUT) * radius, radius, error);
}
