import { type ClosestPoints, createClosestPoints } from "../convex/result.js";
import { requireExtensible, requireOut, touchVector } from "../math/validation.js";
import type { HalfPlane, Shape, ShapesInOrder } from "../shapes/kind.js";
import { refusePair } from "../shapes/require-shape.js";
import { anyClosestPoints } from "./any-cells.js";
import { convexClosestPoints } from "./convex-cells.js";
import { generalTable } from "./general-table.js";
import { halfPlaneNearest } from "./half-plane-cells.js";
import { comesFirstOfKinds } from "./order.js";
import { cellOfKinds, type PairTable } from "./pair-table.js";
import { roundWedgeClosestPoints } from "./wedge-cells.js";

export type { ClosestPoints };

const closestPointsTable: PairTable<void, ShapesInOrder, [out: ClosestPoints]> = /* @__PURE__ */ generalTable(
  {
    convex: convexClosestPoints,
    mixed: anyClosestPoints,
    roundWedge: roundWedgeClosestPoints,
    plane: halfPlaneNearest,
    onPlane: (a: Shape, b: HalfPlane, out: ClosestPoints) => {
      halfPlaneNearest(b, a, out);
      exchangePoints(out);
    },
  },
);

/**
 * The nearest points of two shapes, and their distance. Overlapping shapes: distance 0 and one common point,
 * given twice; where several pairs are nearest, one of them.
 *
 * Scene units. Exchanging a and b exchanges the answer. The distance is that of `distance`. Error of the
 * points: about 1e-14 · S plus one ulp of the coordinates, S being the extents of both shapes plus the
 * distance of their positions. With `out`, that object is filled and returned. Cost: that of `distance` or twice that.
 */
export function closestPoints(a: Shape, b: Shape, out: ClosestPoints = createClosestPoints()): ClosestPoints {
  requireOut(
    out,
    touchClosestPoints,
    "closestPoints: out",
    "an object { distance, a: { x, y }, b: { x, y } }",
  );
  const kindA = a?.kind;
  const kindB = b?.kind;
  const isInOrder = comesFirstOfKinds(kindA, kindB, a, b);
  const cell = isInOrder
    ? cellOfKinds(closestPointsTable, kindA, kindB)
    : cellOfKinds(closestPointsTable, kindB, kindA);
  if (cell === undefined) refusePair("closestPoints", a, b);
  if (isInOrder) {
    cell(a, b, out);
  } else {
    cell(b, a, out);
    exchangePoints(out);
  }
  return out;
}

function touchClosestPoints(out: ClosestPoints): void {
  const { distance, a, b } = out;
  touchVector(a);
  touchVector(b);
  if (distance === undefined) requireExtensible(out);
  else out.distance = distance;
}

function exchangePoints({ a, b }: ClosestPoints): void {
  const { x, y } = a;
  a.x = b.x;
  a.y = b.y;
  b.x = x;
  b.y = y;
}
