import type { Vec2 } from "../math/vector.js";
import { BoxQuery } from "../near/runs.js";
import { expectPolygonTree, expectPolylineTree, shareTree } from "../near/shape-trees.js";
import { type Contact, contact, createContact } from "../query/contact.js";
import { overlaps } from "../query/overlaps.js";
import type { Bounds } from "../shapes/bounds.js";
import { Kind, type Polygon, type Polyline, type Shape, type SimpleShape } from "../shapes/kind.js";
import { hasVertices, partsOf, verticesOf } from "../shapes/reductions.js";
import { isMereFit } from "./certain-contact.js";
import { boxOf, sizeOfBox } from "./course.js";
import { FIRST_LOOK, LARGEST_SIZE, LEAST_SIZE, type Touch } from "./hit.js";
import { excerptWithin } from "./in-way.js";
import { type Placement, place, placeableCopy } from "./placement.js";

/**
 * The least depth that counts as deep, as a part of all lengths: it is more than the shapes move until the first look after t = 0,
 * and all rounding errors together.
 */
const ROOM = 2 ** -30;

/**
 * Coordinates may be at most this many times as long as the way. Until the first look, the shapes then still move by some hundred
 * ulps of them.
 */
const FARTHEST = 2 ** 8;

const shift: Placement = { pivotX: 0, pivotY: 0, turn: { x: 1, y: 0 }, shiftX: 0.5, shiftY: 0.5 };
const soon: Contact = /* @__PURE__ */ createContact();
const query = /* @__PURE__ */ new BoxQuery();

/** The length of the step that parts shapes which only touch, as a part of half the sides of the smaller one's box. */
const LITTLE = 2 ** -13;

/**
 * Sets the touch at t = 0 of two shapes that overlap then, the second of which moves by a way. It asks for one contact only, that of
 * a moment later. Until then, the depth changes by no more than the shapes move: if they are deep in each other a moment later, they
 * were so at t = 0, too. False if they are not deep, if they may merely fit together (see `isMereFit`), or if their coordinates are
 * so large that rounding would hide what they move in a moment.
 */
export function setDeepTouch(out: Touch, first: Shape, second: Shape, { x, y }: Readonly<Vec2>): boolean {
  const way = Math.abs(x) + Math.abs(y);
  const [boxOfFirst, boxOfSecond] = [boxOf(first), boxOf(second)];
  const farthest = Math.max(farthestOf(first, boxOfFirst), farthestOf(second, boxOfSecond));
  const size = farthest + way;
  if (!(size > LEAST_SIZE && size < LARGEST_SIZE && (farthest <= FARTHEST * way || way === 0))) return false;
  const least = ROOM * size;
  // The smaller one is moved, since a copy of the larger one would take longer.
  const isFirstMoved = countOf(first) <= countOf(second);
  const [moved, boxOfMoved] = isFirstMoved ? [first, boxOfFirst] : [second, boxOfSecond];
  const [other, boxOfOther] = isFirstMoved ? [second, boxOfSecond] : [first, boxOfFirst];
  if (arePartedByLittle(moved, boxOfMoved, other, boxOfOther)) return false;
  const ahead = isFirstMoved ? -FIRST_LOOK : FIRST_LOOK;
  const found = contact(shiftedCopy(moved, ahead * x, ahead * y), other, soon);
  const point = found?.points[0];
  if (!found || point === undefined || !(found.depth > least)) return false;
  const near = {
    first: partsAround(first, boxOfSecond, least),
    second: partsAround(second, boxOfFirst, least),
  };
  if (isMereFit(near, least, true)) return false;
  const { normal } = found;
  out.t = 0;
  out.x = point.x;
  out.y = point.y;
  out.normalX = isFirstMoved ? normal.x : 0 - normal.x;
  out.normalY = isFirstMoved ? normal.y : 0 - normal.y;
  return true;
}

/** Whether a small step away from each other parts two shapes. Then they probably only touch, and the search decides. */
function arePartedByLittle(
  moved: Shape,
  box: Readonly<Bounds>,
  other: Shape,
  boxOfOther: Readonly<Bounds>,
): boolean {
  const awayX = box.minX - boxOfOther.minX + (box.maxX - boxOfOther.maxX);
  const awayY = box.minY - boxOfOther.minY + (box.maxY - boxOfOther.maxY);
  const away = Math.abs(awayX) + Math.abs(awayY);
  const step = LITTLE * Math.min(sizeOfBox(box), sizeOfBox(boxOfOther));
  // Boxes whose middles nearly coincide show no direction that leads away.
  if (!(away > step)) return false;
  const part = step / away;
  return !overlaps(shiftedCopy(moved, part * awayX, part * awayY), other);
}

/** About how many numbers a shape is made of. */
function countOf(shape: Shape): number {
  if (shape.kind === Kind.compound) return shape.parts.length;
  return hasVertices(shape) ? verticesOf(shape).length : 0;
}

/** The largest coordinate of a shape's box and of its position; Infinity without bounds. */
function farthestOf({ x, y }: Shape, { minX, minY, maxX, maxY }: Readonly<Bounds>): number {
  return Math.max(-minX, maxX, -minY, maxY, Math.abs(x), Math.abs(y));
}

/** A shifted copy of a shape. Its polygons and polylines share the trees of those that they are copies of. */
function shiftedCopy(shape: Shape, x: number, y: number): Shape {
  shift.shiftX = x;
  shift.shiftY = y;
  if (shape.kind !== Kind.compound) return shiftedPart(shape);
  const parts = shape.parts.map(shiftedPart);
  return { ...shape, x: shape.x + x, y: shape.y + y, parts };
}

function shiftedPart(part: SimpleShape): SimpleShape {
  const copy = placeableCopy(part);
  place(copy, part, shift);
  if (copy.kind === Kind.polygon) {
    expectPolygonTree(copy);
    shareTree(copy.vertices, verticesOf(part as Polygon));
  } else if (copy.kind === Kind.polyline) {
    expectPolylineTree(copy);
    shareTree(copy.points, verticesOf(part as Polyline));
  }
  return copy;
}

/** The parts of a shape that come within `reach` of a box; of many edges, only those that do. */
function partsAround(
  shape: Shape,
  { minX, minY, maxX, maxY }: Bounds,
  reach: number,
): readonly SimpleShape[] {
  return partsOf(excerptWithin(shape, query.set(minX, minY, maxX, maxY, reach)));
}
