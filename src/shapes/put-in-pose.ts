import { ScratchVector, turnBy } from "../math/vector.js";
import { OpenedDirections, turnDirections } from "./directions.js";
import {
  type ByKind,
  type Compound,
  type HalfPlane,
  type Mutable,
  ofKind,
  type Polygon,
  type Polyline,
  type Shape,
} from "./kind.js";
import { isFinitePoint, Pose, placePair, placePoint, placePoints, readPose } from "./place-points.js";
import { noteForm } from "./polygon.js";
import type { CentredShape, EndedShape, RoundShape, VertexShape, WedgeShape } from "./reductions.js";

/** Each function is for kinds of one form, three at most, as `ByKind` explains. */
const IN_POSE: ByKind<[pose: Readonly<Pose>], boolean> = [
  poseRound,
  poseRound,
  poseCentred,
  poseCentred,
  poseWedge,
  poseEnds,
  poseEnds,
  poseCentred,
  posePolygon,
  poseHalfPlane,
  poseWedge,
  poseWedge,
  posePolyline,
  poseCompound,
];

/**
 * Sets the pose of a shape, and computes all that follows from it. Returns false and leaves the shape unchanged if a
 * world coordinate would be beyond the largest double.
 *
 * The same pose always gives the same bits, since everything is computed from data that never change.
 */
export function putInPose(shape: Shape, pose: Readonly<Pose>): boolean {
  return ofKind(IN_POSE, shape)(shape, pose);
}

function poseRound(shape: Mutable<RoundShape>, pose: Readonly<Pose>): true {
  shape.x = pose.x;
  shape.y = pose.y;
  return true;
}

function poseCentred(shape: Mutable<CentredShape>, pose: Readonly<Pose>): true {
  shape.x = pose.x;
  shape.y = pose.y;
  shape.ux = pose.turn.x;
  shape.uy = pose.turn.y;
  return true;
}

const between = /* @__PURE__ */ new OpenedDirections();

function poseWedge(shape: Mutable<WedgeShape>, pose: Readonly<Pose>): true {
  if (shape.ux !== pose.turn.x || shape.uy !== pose.turn.y) {
    between.opening = shape.opening;
    between.startX = shape.localStartX;
    between.startY = shape.localStartY;
    between.endX = shape.localEndX;
    between.endY = shape.localEndY;
    turnDirections(between, pose.turn);
    shape.opening = between.opening;
    shape.startX = between.startX;
    shape.startY = between.startY;
    shape.endX = between.endX;
    shape.endY = between.endY;
  }
  shape.x = pose.x;
  shape.y = pose.y;
  shape.ux = pose.turn.x;
  shape.uy = pose.turn.y;
  return true;
}

const normal = /* @__PURE__ */ new ScratchVector();

function poseHalfPlane(shape: Mutable<HalfPlane>, pose: Readonly<Pose>): true {
  if (shape.ux !== pose.turn.x || shape.uy !== pose.turn.y) {
    normal.x = shape.localNx;
    normal.y = shape.localNy;
    turnBy(normal, pose.turn);
    shape.nx = normal.x;
    shape.ny = normal.y;
  }
  shape.x = pose.x;
  shape.y = pose.y;
  shape.ux = pose.turn.x;
  shape.uy = pose.turn.y;
  return true;
}

const a = /* @__PURE__ */ new ScratchVector();
const b = /* @__PURE__ */ new ScratchVector();

function poseEnds(shape: Mutable<EndedShape>, pose: Readonly<Pose>): boolean {
  a.x = shape.localAx;
  a.y = shape.localAy;
  b.x = shape.localBx;
  b.y = shape.localBy;
  placePair(pose, a, b);
  if (!(isFinitePoint(a) && isFinitePoint(b))) return false;
  shape.ax = a.x;
  shape.ay = a.y;
  shape.bx = b.x;
  shape.by = b.y;
  shape.x = pose.x;
  shape.y = pose.y;
  shape.ux = pose.turn.x;
  shape.uy = pose.turn.y;
  return true;
}

function posePolyline(shape: Mutable<Polyline>, pose: Readonly<Pose>): boolean {
  return poseAll(shape, shape.localPoints, shape.points, pose);
}

function posePolygon(shape: Mutable<Polygon>, pose: Readonly<Pose>): boolean {
  if (!poseAll(shape, shape.localVertices, shape.vertices, pose)) return false;
  noteForm(shape);
  return true;
}

const before = /* @__PURE__ */ new Pose();

/** The same for a shape given by points. */
function poseAll(
  shape: Mutable<VertexShape>,
  local: readonly number[],
  stored: readonly number[],
  pose: Readonly<Pose>,
): boolean {
  const points = stored as number[];
  readPose(shape, before);
  // A frozen list throws here, and a frozen shape in the next line, before any point is moved.
  points[0] = points[0] as number;
  setPoseOf(shape, pose);
  if (placePoints(pose, local, points)) return true;
  setPoseOf(shape, before);
  placePoints(before, local, points);
  return false;
}

/** The pose of a compound before the change. */
const wholeBefore = /* @__PURE__ */ new Pose();

function poseCompound(shape: Mutable<Compound>, pose: Readonly<Pose>): boolean {
  readPose(shape, wholeBefore);
  // This comes before any part is moved, since a frozen shape throws here.
  setPoseOf(shape, pose);
  if (placeParts(shape, pose)) return true;
  setPoseOf(shape, wholeBefore);
  placeParts(shape, wholeBefore);
  return false;
}

const ofPart = /* @__PURE__ */ new Pose();

function placeParts({ localParts, parts }: Compound, pose: Readonly<Pose>): boolean {
  for (let i = 0; i < parts.length; i += 1) {
    const local = localParts[i];
    const part = parts[i];
    if (local === undefined || part === undefined) continue;
    readPose(local, ofPart);
    placePoint(pose, ofPart);
    turnBy(ofPart.turn, pose.turn);
    if (!(isFinitePoint(ofPart) && putInPose(part, ofPart))) return false;
  }
  return true;
}

/** Stores the pose of a shape, of one of three kinds only: `ByKind` says why. */
function setPoseOf(shape: Mutable<VertexShape> | Mutable<Compound>, { x, y, turn }: Readonly<Pose>): void {
  shape.x = x;
  shape.y = y;
  shape.ux = turn.x;
  shape.uy = turn.y;
}
