import { orientation } from "../../math/orientation.js";
import {
  type AnnularSector,
  type Circle,
  type Compound,
  Kind,
  Opening,
  type Sector,
  type Shape,
} from "../../shapes/kind.js";
import { overlapVerdict } from "../overlap-filters.js";
import { addHull } from "./hull-spots.js";
import { isConvex, locate } from "./location.js";
import { Spots } from "./spots.js";

const hull = /* @__PURE__ */ new Spots();

/**
 * Whether the interior of `outer`, or of one of its parts, certainly holds all of `inner`: if it is convex, the spots of
 * whose hull `inner` is a part; if it is what a cone or a smaller disc leaves of a disc, the hull in the disc, and nothing
 * of `inner` in what is taken away.
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
  if (isConvex(outer)) return holdsHull(outer);
  if (outer.kind === Kind.polygon) return isHullInDiscOf(outer);
  if (outer.kind !== Kind.sector && outer.kind !== Kind.annularSector) return false;
  const { x, y, opening } = outer;
  const r = outer.kind === Kind.sector ? outer.r : outer.outerR;
  const disc: Circle = { kind: Kind.circle, x, y, r };
  const full = opening === Opening.lessThanHalf ? sectorOf(outer, r) : disc;
  if (!holdsHull(full)) return false;
  if (outer.kind === Kind.annularSector) {
    const hole: Circle = { kind: Kind.circle, x, y, r: outer.innerR };
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

function sectorOf(shape: Sector | AnnularSector, r: number): Sector {
  const { x, y, opening, startX, startY, endX, endY } = shape;
  const local = { localStartX: startX, localStartY: startY, localEndX: endX, localEndY: endY };
  return { kind: Kind.sector, x, y, r, opening, startX, startY, endX, endY, ux: 1, uy: 0, ...local };
}

/** The sector between the directions of one of half a turn or more the other way round; both have the edges. */
function complementOf(shape: Sector | AnnularSector, r: number): Sector {
  const { startX, startY, endX, endY } = shape;
  const isHalf = orientation(0, 0, startX, startY, endX, endY) === 0;
  const opening = isHalf ? Opening.halfOrMore : Opening.lessThanHalf;
  return {
    ...sectorOf(shape, r),
    opening,
    startX: endX,
    startY: endY,
    endX: startX,
    endY: startY,
  };
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
    // More than the length, and squares of tiny numbers would vanish.
    const reach = Math.abs((x[i] as number) - centreX) + Math.abs((y[i] as number) - centreY);
    radius = Math.max(radius, reach + (error[i] as number));
  }
  // The roundings of a sum are far below a millionth of it.
  return locate(shape, centreX, centreY, radius * (1 + 2 ** -20)) > 0;
}
