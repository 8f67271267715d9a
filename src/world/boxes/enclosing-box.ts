import { createChain, type EdgedShape, setBounds } from "../../forms/edge-chain.js";
import { setChain } from "../../forms/set-chain.js";
import { type Bounds, writeBounds } from "../../shapes/bounds.js";
import { type ByKind, ofKind } from "../../shapes/by-kind.js";
import type {
  AnnularSector,
  Arc,
  Circle,
  Compound,
  Polygon,
  Polyline,
  Rect,
  RoundedRect,
  Sector,
  Shape,
  SimpleShape,
} from "../../shapes/kind.js";
import { box, letOut, wedge, writeBox, writeEllipse, writeRoundBox, writeWedge } from "./curved-boxes.js";

/** In an array, since numbers passed as arguments may go to the heap. */
const circle = /* @__PURE__ */ new Float64Array(3);
const part = /* @__PURE__ */ new Float64Array(4);
const scratch: Bounds = { minX: 0, minY: 0, maxX: 0, maxY: 0 };
const chain = /* @__PURE__ */ createChain();

/** These return false if the box of a shape cannot be computed quickly. */
const WRITERS: ByKind<[boxes: Float64Array, at: number], boolean> = [
  writeEdges,
  writeCircle,
  writeEllipse,
  writeRect,
  writeSector,
  writeEdges,
  writeEdges,
  writeRoundedRect,
  writePolygon,
  () => false,
  writeAnnularSector,
  writeArc,
  writePolyline,
  writeParts,
];

/**
 * Writes a box that holds the shape at boxes[at … at + 3]: minX, minY, maxX, maxY.
 *
 * The boxes of curved or rotated shapes are wider than `bounds` by a few ulp, and several times quicker to compute.
 */
export function writeEnclosingBox(shape: Shape, boxes: Float64Array, at: number): void {
  if (!ofKind(WRITERS, shape)(shape, boxes, at)) writeLeastBox(shape, boxes, at);
}

/** Writes the `bounds` of a shape. */
export function writeLeastBox(shape: Shape, boxes: Float64Array, at: number): void {
  writeBounds(shape, scratch);
  boxes[at] = scratch.minX;
  boxes[at + 1] = scratch.minY;
  boxes[at + 2] = scratch.maxX;
  boxes[at + 3] = scratch.maxY;
}

/** Of stored vertices, and a radius around them. */
function writeEdges(shape: EdgedShape, boxes: Float64Array, at: number): true {
  setChain(chain, shape);
  const { radius } = chain;
  boxes[at] = chain.minX - radius;
  boxes[at + 1] = chain.minY - radius;
  boxes[at + 2] = chain.maxX + radius;
  boxes[at + 3] = chain.maxY + radius;
  if (radius > 0) letOut(boxes, at);
  return true;
}

/** The least box, unlike that of a chain with a tree, which holds more if it is turned, and is none where that overflows. */
function writePolyline({ points }: Polyline, boxes: Float64Array, at: number): true {
  chain.points = points;
  setBounds(chain, points.length / 2);
  boxes[at] = chain.minX;
  boxes[at + 1] = chain.minY;
  boxes[at + 2] = chain.maxX;
  boxes[at + 3] = chain.maxY;
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
