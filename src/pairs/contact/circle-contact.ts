import type { ContactRecord } from "../../convex/result.js";
import { isModerate, UNDERFLOW_ERROR, type Verdict } from "../../math/verdict.js";
import { type ByKind, ofKind } from "../../shapes/by-kind.js";
import type { Capsule, Circle, Ellipse, Point, Polygon, RoundedRect } from "../../shapes/kind.js";
import type { EdgedShape } from "../edges/edge-chain.js";
import { GAP_ERROR, setToBox, setToEdge, setToVertex, toCore } from "./circle-to-core.js";
import { setToEllipse } from "./circle-to-ellipse.js";
import { setToPolygon } from "./circle-to-polygon.js";

/** As `setCircleContact`. */
export function setPointContact(a: Point, b: EdgedShape, out: ContactRecord): Verdict {
  toCore.radiusA = 0;
  return setContact(a, b, out);
}

/**
 * The contact of a point or a circle with a shape of straight edges and, perhaps, a radius: 1 if they certainly
 * overlap and `out` is set, −1 if they are certainly apart. 0 where that is not certain, for other shapes, and where the
 * direction hangs on rounding: concentric circles, a centre on a segment, a corner next to the centre.
 *
 * The shortest way out is along the line to the nearest point of the core or, from within, to the nearest face.
 * Error of depth and point: a few units of rounding of the size of the pair, plus that of the coordinates.
 */
export function setCircleContact(a: Circle, b: EdgedShape, out: ContactRecord): Verdict {
  toCore.radiusA = a.r;
  return setContact(a, b, out);
}

/** The same with two circles, without asking what they are. */
export function setCirclesContact(a: Circle, b: Circle, out: ContactRecord): Verdict {
  const { x, y, r } = a;
  const dx = b.x - x;
  const dy = b.y - y;
  const distance = Math.sqrt(dx * dx + dy * dy);
  const reach = r + b.r;
  const depth = reach - distance;
  const margin = GAP_ERROR * (distance + reach) + UNDERFLOW_ERROR;
  if (!isModerate(distance) || !(Math.abs(depth) > margin)) return 0;
  if (depth < 0) return -1;
  const nx = dx / distance;
  const ny = dy / distance;
  const middle = (r - b.r + distance) / 2;
  out.normalX = nx;
  out.normalY = ny;
  out.depth = depth;
  out.count = 1;
  out.x0 = x + nx * middle;
  out.y0 = y + ny * middle;
  return 1;
}

/** The same with an ellipse: the core is all of it. */
export function setPointEllipseContact(a: Point, b: Ellipse, out: ContactRecord): Verdict {
  toCore.radiusA = 0;
  return setEllipseContact(a, b, out);
}

export function setCircleEllipseContact(a: Circle, b: Ellipse, out: ContactRecord): Verdict {
  toCore.radiusA = a.r;
  return setEllipseContact(a, b, out);
}

function setEllipseContact(a: Point | Circle, b: Ellipse, out: ContactRecord): Verdict {
  resetToCore();
  return settleContact(a, setToEllipse(b, a), out);
}

/** The same with a polygon, without asking what it is. */
export function setCirclePolygonContact(a: Circle, b: Polygon, out: ContactRecord): Verdict {
  toCore.radiusA = a.r;
  resetToCore();
  return settleContact(a, setToPolygon(b, a), out);
}

function setContact(a: Point | Circle, b: EdgedShape, out: ContactRecord): Verdict {
  resetToCore();
  return settleContact(a, ofKind(setters, b)(b, a), out);
}

function resetToCore(): void {
  toCore.isNearest = true;
  toCore.gap = 0;
  toCore.error = Number.POSITIVE_INFINITY;
  toCore.radiusB = 0;
}

function settleContact(a: Point | Circle, isFound: boolean, out: ContactRecord): Verdict {
  const { x, y, gap, error, radiusA, radiusB } = toCore;
  const depth = radiusA + radiusB - gap;
  const margin = error + GAP_ERROR * (radiusA + radiusB) + UNDERFLOW_ERROR;
  if (depth < -margin && toCore.isNearest) return -1;
  if (!isFound || !(depth > margin)) return 0;
  // Halfway between the circle's farthest point and the core's skin; their sum may be no double.
  const middle = radiusA / 2 - radiusB / 2 + gap / 2;
  out.normalX = x;
  out.normalY = y;
  out.depth = depth;
  out.count = 1;
  out.x0 = a.x + x * middle;
  out.y0 = a.y + y * middle;
  return 1;
}

/** Set `toCore`; false if the direction is left to the general way; then the gap says nothing, unless it exceeds the radii. */
const setters: ByKind<[a: Point | Circle], boolean> = [
  setToNothing,
  setToCircle,
  setToNothing,
  setToBox,
  setToNothing,
  setToEdge,
  setToCapsule,
  setToRoundedRect,
  setToPolygon,
  setToNothing,
  setToNothing,
  setToNothing,
  setToNothing,
  setToNothing,
];

function setToNothing(): boolean {
  return false;
}

function setToCircle({ r, x, y }: Circle, a: Point | Circle): boolean {
  toCore.radiusB = r;
  toCore.x = x - a.x;
  toCore.y = y - a.y;
  return setToVertex();
}

function setToCapsule(b: Capsule, a: Point | Circle): boolean {
  toCore.radiusB = b.r;
  return setToEdge(b, a);
}

function setToRoundedRect(b: RoundedRect, a: Point | Circle): boolean {
  toCore.radiusB = b.r;
  return setToBox(b, a);
}
