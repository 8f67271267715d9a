import { turnDirection } from "../math/turn.js";
import type { Vec2 } from "../math/vector.js";
import { turnedDirections } from "./directions.js";
import {
  type AnnularSector,
  type Arc,
  type Capsule,
  type Compound,
  type HalfPlane,
  Kind,
  type Mutable,
  type Sector,
  type Segment,
  type Shape,
} from "./kind.js";
import { placePoint, placePoints } from "./placement.js";
import { noteForm } from "./polygon.js";

/**
 * Gives a shape the position (x, y) and the turn (ux, uy), and computes all that follows from them.
 *
 * False if a world coordinate is beyond the largest double: then the shape is to be put back. The same pose
 * gives the same bits again, since everything is computed from what never changes.
 */
export function putInPose(shape: Shape, x: number, y: number, ux: number, uy: number): boolean {
  const moved: Mutable<Shape> = shape;
  moved.x = x;
  moved.y = y;
  if (moved.kind === Kind.point || moved.kind === Kind.circle) return true;
  const isTurned = moved.ux !== ux || moved.uy !== uy;
  const turned: Mutable<typeof moved> = moved;
  turned.ux = ux;
  turned.uy = uy;
  switch (turned.kind) {
    case Kind.ellipse:
    case Kind.rect:
    case Kind.roundedRect:
      return true;
    case Kind.sector:
    case Kind.annularSector:
    case Kind.arc:
      if (isTurned) turnDirections(turned);
      return true;
    case Kind.halfPlane:
      if (isTurned) turnNormal(turned);
      return true;
    case Kind.segment:
    case Kind.capsule:
      return placeEnds(turned);
    case Kind.polyline:
      return placePoints(x, y, ux, uy, turned.localPoints, turned.points);
    case Kind.polygon:
      if (!placePoints(x, y, ux, uy, turned.localVertices, turned.vertices)) return false;
      noteForm(turned);
      return true;
    case Kind.compound:
      return placeParts(turned);
  }
}

function turnDirections(shape: Mutable<Sector> | Mutable<AnnularSector> | Mutable<Arc>): void {
  const { opening, startX, startY, endX, endY } = turnedDirections(shape, { x: shape.ux, y: shape.uy });
  shape.opening = opening;
  shape.startX = startX;
  shape.startY = startY;
  shape.endX = endX;
  shape.endY = endY;
}

function turnNormal(shape: Mutable<HalfPlane>): void {
  const normal = turnDirection(shape.localNx, shape.localNy, { x: shape.ux, y: shape.uy });
  shape.nx = normal.x;
  shape.ny = normal.y;
}

const placed: Vec2 = { x: 0, y: 0 };

function placeEnds(shape: Mutable<Segment> | Mutable<Capsule>): boolean {
  const { x, y, ux, uy } = shape;
  placePoint(x, y, ux, uy, shape.localAx, shape.localAy, placed);
  shape.ax = placed.x;
  shape.ay = placed.y;
  placePoint(x, y, ux, uy, shape.localBx, shape.localBy, placed);
  shape.bx = placed.x;
  shape.by = placed.y;
  return (
    Number.isFinite(shape.ax) &&
    Number.isFinite(shape.ay) &&
    Number.isFinite(shape.bx) &&
    Number.isFinite(shape.by)
  );
}

function placeParts({ x, y, ux, uy, localParts, parts }: Compound): boolean {
  const turn = { x: ux, y: uy };
  for (let i = 0; i < parts.length; i += 1) {
    const local = localParts[i];
    const part = parts[i];
    if (local === undefined || part === undefined) continue;
    placePoint(x, y, ux, uy, local.x, local.y, placed);
    if (!Number.isFinite(placed.x) || !Number.isFinite(placed.y)) return false;
    const isRound = local.kind === Kind.point || local.kind === Kind.circle;
    const partTurn = isRound ? turn : turnDirection(local.ux, local.uy, turn);
    if (!putInPose(part, placed.x, placed.y, partTurn.x, partTurn.y)) return false;
  }
  return true;
}
