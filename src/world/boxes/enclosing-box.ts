import { type Bounds, bounds } from "../../shapes/bounds.js";
import { type ByKind, ofKind } from "../../shapes/by-kind.js";
import type {
  AnnularSector,
  Arc,
  Capsule,
  Circle,
  Compound,
  Point,
  Polygon,
  Rect,
  RoundedRect,
  Sector,
  Segment,
  Shape,
  SimpleShape,
} from "../../shapes/kind.js";
import { box, letOut, wedge, writeBox, writeEllipse, writeRoundBox, writeWedge } from "./curved-boxes.js";

/** In an array, since numbers passed as arguments may go to the heap. */
const circle = /* @__PURE__ */ new Float64Array(3);
const part = /* @__PURE__ */ new Float64Array(4);
const scratch: Bounds = { minX: 0, minY: 0, maxX: 0, maxY: 0 };

/** These return false if the box of a shape cannot be computed quickly. */
const WRITERS: ByKind<[boxes: Float64Array, at: number], boolean> = [
  writePoint,
  writeCircle,
  writeEllipse,
  writeRect,
  writeSector,
  writeSegment,
  writeCapsule,
  writeRoundedRect,
  writePolygon,
  () => false,
  writeAnnularSector,
  writeArc,
  ({ points }, boxes, at) => writePoints(points, boxes, at),
  writeParts,
];

/**
 * Writes a box that holds the shape at boxes[at … at + 3]: minX, minY, maxX, maxY.
 *
 * The boxes of curved or rotated shapes are wider than `bounds` by a few ulp, and several times quicker to compute.
 */
export function writeEnclosingBox(shape: Shape, boxes: Float64Array, at: number): void {
  if (ofKind(WRITERS, shape)(shape, boxes, at)) return;
  bounds(shape, scratch);
  boxes[at] = scratch.minX;
  boxes[at + 1] = scratch.minY;
  boxes[at + 2] = scratch.maxX;
  boxes[at + 3] = scratch.maxY;
}

function writePoint({ x, y }: Point, boxes: Float64Array, at: number): true {
  boxes[at] = x;
  boxes[at + 1] = y;
  boxes[at + 2] = x;
  boxes[at + 3] = y;
  return true;
}

function writeCircle(shape: Circle, boxes: Float64Array, at: number): true {
  ({ x: circle[0], y: circle[1], r: circle[2] } = shape);
  writeRoundBox(circle, 0, boxes, at);
  return true;
}

function writeRect(shape: Rect, boxes: Float64Array, at: number): boolean {
  ({ x: box.x, y: box.y, halfWidth: box.halfWidth, halfHeight: box.halfHeight } = shape);
  ({ ux: box.ux, uy: box.uy } = shape);
  box.r = 0;
  return writeBox(boxes, at);
}

function writeRoundedRect(shape: RoundedRect, boxes: Float64Array, at: number): boolean {
  ({ x: box.x, y: box.y, halfWidth: box.halfWidth, halfHeight: box.halfHeight } = shape);
  ({ r: box.r, ux: box.ux, uy: box.uy } = shape);
  return writeBox(boxes, at);
}

function writeSector(shape: Sector, boxes: Float64Array, at: number): boolean {
  ({ x: wedge.x, y: wedge.y, r: wedge.outerR, opening: wedge.opening } = shape);
  ({ startX: wedge.startX, startY: wedge.startY, endX: wedge.endX, endY: wedge.endY } = shape);
  wedge.innerR = 0;
  return writeWedge(boxes, at);
}

function writeAnnularSector(shape: AnnularSector, boxes: Float64Array, at: number): boolean {
  ({ x: wedge.x, y: wedge.y, innerR: wedge.innerR, outerR: wedge.outerR } = shape);
  ({ startX: wedge.startX, startY: wedge.startY, endX: wedge.endX, endY: wedge.endY } = shape);
  ({ opening: wedge.opening } = shape);
  return writeWedge(boxes, at);
}

function writeArc(shape: Arc, boxes: Float64Array, at: number): boolean {
  ({ x: wedge.x, y: wedge.y, r: wedge.outerR, opening: wedge.opening } = shape);
  ({ startX: wedge.startX, startY: wedge.startY, endX: wedge.endX, endY: wedge.endY } = shape);
  wedge.innerR = wedge.outerR;
  return writeWedge(boxes, at);
}

function writePolygon({ minX, minY, maxX, maxY }: Polygon, boxes: Float64Array, at: number): true {
  boxes[at] = minX;
  boxes[at + 1] = minY;
  boxes[at + 2] = maxX;
  boxes[at + 3] = maxY;
  return true;
}

function writeParts({ parts }: Compound, boxes: Float64Array, at: number): true {
  boxes[at] = Number.POSITIVE_INFINITY;
  boxes[at + 1] = Number.POSITIVE_INFINITY;
  boxes[at + 2] = Number.NEGATIVE_INFINITY;
  boxes[at + 3] = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < parts.length; i++) {
    writeEnclosingBox(parts[i] as SimpleShape, part, 0);
    boxes[at] = Math.min(boxes[at] as number, part[0] as number);
    boxes[at + 1] = Math.min(boxes[at + 1] as number, part[1] as number);
    boxes[at + 2] = Math.max(boxes[at + 2] as number, part[2] as number);
    boxes[at + 3] = Math.max(boxes[at + 3] as number, part[3] as number);
  }
  return true;
}

function writeSegment({ ax, ay, bx, by }: Segment, boxes: Float64Array, at: number): true {
  boxes[at] = Math.min(ax, bx);
  boxes[at + 1] = Math.min(ay, by);
  boxes[at + 2] = Math.max(ax, bx);
  boxes[at + 3] = Math.max(ay, by);
  return true;
}

function writeCapsule({ ax, ay, bx, by, r }: Capsule, boxes: Float64Array, at: number): true {
  boxes[at] = Math.min(ax, bx) - r;
  boxes[at + 1] = Math.min(ay, by) - r;
  boxes[at + 2] = Math.max(ax, bx) + r;
  boxes[at + 3] = Math.max(ay, by) + r;
  letOut(boxes, at);
  return true;
}

function writePoints(points: readonly number[], boxes: Float64Array, at: number): true {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (let i = 0; i + 1 < points.length; i += 2) {
    const x = points[i] as number;
    const y = points[i + 1] as number;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  boxes[at] = minX;
  boxes[at + 1] = minY;
  boxes[at + 2] = maxX;
  boxes[at + 3] = maxY;
  return true;
}
