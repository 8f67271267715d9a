import { UNIT_TOLERANCE } from "../../math/unit-direction.js";
import { ScratchVector, type Vec2 } from "../../math/vector.js";
import { UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../../math/verdict.js";
import { Kind, Opening, type Polygon, type Rect, type Sector } from "../../shapes/kind.js";

/** The kinds that `portalVerdict` knows, where they are convex. */
export type PortalShape = Rect | Sector | Polygon;

/** The largest radius and half size. */
const LARGEST_SIZE = 2 ** 60;

/** A point of a shape, relative to the reference point. */
export interface ShapePoint {
  x: number;
  y: number;
  /** A bound on the distance of the exact shape from the point. */
  off: number;
  /** How much farther than the point the exact shape may reach along the direction asked for, in units of its length. */
  slack: number;
}

export function createShapePoint(): ShapePoint {
  return { off: 0.5, slack: 0.5, x: 0.5, y: 0.5 };
}

/** The reference point of a pair, on the first shape; for one call at a time. */
const reference: Vec2 = /* @__PURE__ */ new ScratchVector();

/** The direction that a support point is asked for, of moderate length. */
export const towards: Vec2 = /* @__PURE__ */ new ScratchVector();

/**
 * In units of the size of a shape and of its position relative to the reference point. A direction that counts as a unit
 * vector is off by 5, a normalized one by 4, the side of a direction is decided with an error of 3 of its size; a product
 * and two sums more: below 16. The component along the direction has a product and a sum more.
 */
const SHAPE_ERROR = 32 * UNIT_ROUNDOFF;

/** A difference, the product and the sum. */
const VERTEX_ERROR = 5 * UNIT_ROUNDOFF;

export function setReference(kind: Kind, shape: PortalShape): void {
  if (kind === Kind.polygon) {
    const { vertices } = shape as Polygon;
    reference.x = vertices[0] as number;
    reference.y = vertices[1] as number;
  } else {
    const { x, y } = shape as Rect | Sector;
    reference.x = x;
    reference.y = y;
  }
}

/** Sets some point inside; false if the shape is not convex, or not of the sizes and directions that are supported here. */
export function setInside(out: ShapePoint, kind: Kind, shape: PortalShape): boolean {
  switch (kind) {
    case Kind.rect: {
      const rect = shape as Rect;
      const { halfWidth, halfHeight } = rect;
      out.slack = halfWidth + halfHeight;
      setPlace(out, rect);
      return isTurnUnit(rect) && halfWidth + halfHeight < LARGEST_SIZE;
    }
    case Kind.sector:
      return setInsideSector(out, shape as Sector);
    case Kind.polygon:
      return setInsidePolygon(out, shape as Polygon);
    default:
      return false;
  }
}

/** Whether a vector counts as a unit vector. It is passed with its owner: numbers by themselves would be put on the heap. */
function isTurnUnit({ ux, uy }: Rect): boolean {
  return Math.abs(ux * ux + uy * uy - 1) <= UNIT_TOLERANCE;
}

function areEdgesUnit({ endX, endY, startX, startY }: Sector): boolean {
  return (
    Math.abs(startX * startX + startY * startY - 1) <= UNIT_TOLERANCE &&
    Math.abs(endX * endX + endY * endY - 1) <= UNIT_TOLERANCE
  );
}

/** Sets the position of a shape, and the error of its points, from its size in `out.slack`. */
function setPlace(out: ShapePoint, shape: { readonly x: number; readonly y: number }): void {
  out.x = shape.x - reference.x;
  out.y = shape.y - reference.y;
  out.off = SHAPE_ERROR * (Math.abs(out.x) + Math.abs(out.y) + out.slack);
  out.slack = out.off;
}

/** Sets the centroid of the apex and both tips. */
function setInsideSector(out: ShapePoint, sector: Sector): boolean {
  const { endX, endY, r, startX, startY } = sector;
  out.slack = r;
  setPlace(out, sector);
  out.x += (startX + endX) * (r / 3);
  out.y += (startY + endY) * (r / 3);
  return sector.opening === Opening.lessThanHalf && areEdgesUnit(sector) && r < LARGEST_SIZE;
}

/** Sets the midpoint of two opposite vertices. */
function setInsidePolygon(out: ShapePoint, { convex, vertices }: Polygon): boolean {
  const opposite = 2 * (vertices.length >> 2);
  const fromX = (vertices[0] as number) - reference.x;
  const fromY = (vertices[1] as number) - reference.y;
  const toX = (vertices[opposite] as number) - reference.x;
  const toY = (vertices[opposite + 1] as number) - reference.y;
  out.x = (fromX + toX) / 2;
  out.y = (fromY + toY) / 2;
  out.off = VERTEX_ERROR * (Math.abs(fromX) + Math.abs(fromY) + Math.abs(toX) + Math.abs(toY));
  out.slack = out.off;
  return convex;
}

/** Sets the point that lies farthest in the direction asked for. */
export function setSupport(out: ShapePoint, kind: Kind, shape: PortalShape): void {
  switch (kind) {
    case Kind.rect:
      setRectSupport(out, shape as Rect);
      break;
    case Kind.sector:
      setSectorSupport(out, shape as Sector);
      break;
    default:
      setPolygonSupport(out, shape as Polygon);
  }
}

function setRectSupport(out: ShapePoint, rect: Rect): void {
  const { halfHeight, halfWidth, ux, uy } = rect;
  const { x, y } = towards;
  // Which corner it is cannot be predicted: no branches.
  const localX = (2 * Number(ux * x + uy * y > 0) - 1) * halfWidth;
  const localY = (2 * Number(ux * y - uy * x > 0) - 1) * halfHeight;
  out.slack = halfWidth + halfHeight;
  setPlace(out, rect);
  out.x += ux * localX - uy * localY;
  out.y += uy * localX + ux * localY;
}

/**
 * Sets a point of the arc if the direction is between the edges: at most a quarter turn from one of them, which excludes
 * the opposite of both where the opening is 0. Otherwise the apex or a tip.
 */
function setSectorSupport(out: ShapePoint, sector: Sector): void {
  const { endX, endY, r, startX, startY } = sector;
  const { x, y } = towards;
  out.slack = r;
  setPlace(out, sector);
  const alongStart = startX * x + startY * y;
  const alongEnd = endX * x + endY * y;
  const isBetween = startX * y - startY * x >= 0 && x * endY - y * endX >= 0;
  if (isBetween && Math.max(alongStart, alongEnd) > -(Math.abs(x) + Math.abs(y)) / 4) {
    const scale = r / Math.sqrt(x * x + y * y);
    out.x += x * scale;
    out.y += y * scale;
  } else if (alongStart > 0 || alongEnd > 0) {
    out.x += r * (alongStart > alongEnd ? startX : endX);
    out.y += r * (alongStart > alongEnd ? startY : endY);
  }
}

function setPolygonSupport(out: ShapePoint, { vertices }: Polygon): void {
  const { x, y } = towards;
  let farthest = Number.NEGATIVE_INFINITY;
  let place = 0;
  let size = 0;
  for (let k = 0; k < vertices.length; k += 2) {
    const dx = (vertices[k] as number) - reference.x;
    const dy = (vertices[k + 1] as number) - reference.y;
    const along = x * dx + y * dy;
    size += Math.abs(dx) + Math.abs(dy);
    if (along > farthest) {
      farthest = along;
      place = k;
    }
  }
  out.x = (vertices[place] as number) - reference.x;
  out.y = (vertices[place + 1] as number) - reference.y;
  out.off = UNIT_ROUNDOFF * (Math.abs(out.x) + Math.abs(out.y)) + UNDERFLOW_ERROR;
  // The vertex found may be nearer than another one by the errors of both.
  out.slack = 2 * VERTEX_ERROR * size;
}
