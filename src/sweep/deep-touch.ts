import type { Vec2 } from "../math/vector.js";
import { BoxQuery } from "../near/runs.js";
import { expectPolygonTree, expectPolylineTree, shareTree } from "../near/shape-trees.js";
import { type Contact, contact, createContact } from "../query/contact.js";
import { overlaps } from "../query/overlaps.js";
import { type Bounds, writeBounds } from "../shapes/bounds.js";
import { Kind, type Polygon, type Polyline, type Shape, type SimpleShape } from "../shapes/kind.js";
import { hasVertices, partsOf, verticesOf } from "../shapes/reductions.js";
import { isMereFit } from "./certain-contact.js";
import { FIRST_LOOK, LARGEST_SIZE, LEAST_SIZE, type Touch } from "./hit.js";
import { excerptWithin } from "./in-way.js";
import { type Placement, place, placeableCopy } from "./placement.js";

/** As a part of all lengths, more than the way until the first look after t = 0, and than all errors until then. */
const ROOM = 2 ** -30;

/** Of coordinates that are at most this many times the way, that first look is a hundred ulps away. */
const FARTHEST = 2 ** 8;

const shift: Placement = { pivotX: 0, pivotY: 0, turn: { x: 1, y: 0 }, shiftX: 0.5, shiftY: 0.5 };
const soon: Contact = /* @__PURE__ */ createContact();
const boxOfFirst: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };
const boxOfSecond: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };
const query = /* @__PURE__ */ new BoxQuery();

/** A step that takes shapes that only touch away from each other, as a part of the smaller one's size. */
const LITTLE = 2 ** -14;

/**
 * Sets the touch at t = 0 of two shapes that overlap then, the second of which moves by a way, from nothing but their contact of a
 * moment later. On a way, the length of the shortest translation that parts shapes changes by no more than the way: what is deep
 * then has been deep at t = 0. False if it is not, and where shapes may merely fit, or are too far away to be moved by so little.
 */
export function setDeepTouch(out: Touch, first: Shape, second: Shape, { x, y }: Readonly<Vec2>): boolean {
  const way = Math.abs(x) + Math.abs(y);
  const farthest = Math.max(farthestOf(first, boxOfFirst), farthestOf(second, boxOfSecond));
  const size = farthest + way;
  if (!(size > LEAST_SIZE && size < LARGEST_SIZE && (farthest <= FARTHEST * way || way === 0))) return false;
  const least = ROOM * size;
  // To move the larger one takes longer.
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

/** Whether a little step away from each other parts two shapes, so that they are likely to be no deeper than touching ones are. */
function arePartedByLittle(
  moved: Shape,
  box: Readonly<Bounds>,
  other: Shape,
  boxOfOther: Readonly<Bounds>,
): boolean {
  const awayX = box.minX - boxOfOther.minX + (box.maxX - boxOfOther.maxX);
  const awayY = box.minY - boxOfOther.minY + (box.maxY - boxOfOther.maxY);
  const away = Math.abs(awayX) + Math.abs(awayY);
  const step = LITTLE * Math.min(sizeOf(box), sizeOf(boxOfOther));
  // About the same middle, there is no away.
  if (!(away > step)) return false;
  const part = step / away;
  return !overlaps(shiftedCopy(moved, part * awayX, part * awayY), other);
}

function sizeOf({ minX, minY, maxX, maxY }: Readonly<Bounds>): number {
  return maxX - minX + (maxY - minY);
}

/** About how many numbers a shape is made of. */
function countOf(shape: Shape): number {
  if (shape.kind === Kind.compound) return shape.parts.length;
  return hasVertices(shape) ? verticesOf(shape).length : 0;
}

/** The largest coordinate of a shape and of its position, infinite without bounds; sets its box. */
function farthestOf(shape: Shape, box: Bounds): number {
  const { minX, minY, maxX, maxY } = writeBounds(shape, box);
  return Math.max(-minX, maxX, -minY, maxY, Math.abs(shape.x), Math.abs(shape.y));
}

/** A copy of a shape, shifted; chains share their trees with it. */
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

/** The parts of a shape that come near a box, and of their edges those that do. */
function partsAround(
  shape: Shape,
  { minX, minY, maxX, maxY }: Bounds,
  reach: number,
): readonly SimpleShape[] {
  return partsOf(excerptWithin(shape, query.set(minX, minY, maxX, maxY, reach)));
}
