/**
 * Gives each simple kind of shape a pose: false, and the shape stays as it was, if a world coordinate would be beyond the
 * largest double.
 *
 * Each kind has a function of its own, as `ByKind` explains.
 */

import { turnBy } from "../math/turn.js";
import { ScratchVector } from "../math/vector.js";
import { turnDirections } from "./directions.js";
import type {
  AnnularSector,
  Arc,
  Capsule,
  Circle,
  Compound,
  Ellipse,
  HalfPlane,
  Mutable,
  Point,
  Polygon,
  Polyline,
  Rect,
  RoundedRect,
  Sector,
  Segment,
} from "./kind.js";
import { isFinitePoint, Pose, placePair, placePoints } from "./placement.js";
import { noteForm } from "./polygon.js";
import { readPose } from "./read-pose.js";
import { OpenedDirections } from "./sector-opening.js";

export function posePoint(shape: Mutable<Point>, pose: Readonly<Pose>): true {
  shape.x = pose.x;
  shape.y = pose.y;
  return true;
}

export function poseCircle(shape: Mutable<Circle>, pose: Readonly<Pose>): true {
  shape.x = pose.x;
  shape.y = pose.y;
  return true;
}

export function poseEllipse(shape: Mutable<Ellipse>, pose: Readonly<Pose>): true {
  shape.x = pose.x;
  shape.y = pose.y;
  shape.ux = pose.turn.x;
  shape.uy = pose.turn.y;
  return true;
}

export function poseRect(shape: Mutable<Rect>, pose: Readonly<Pose>): true {
  shape.x = pose.x;
  shape.y = pose.y;
  shape.ux = pose.turn.x;
  shape.uy = pose.turn.y;
  return true;
}

export function poseRoundedRect(shape: Mutable<RoundedRect>, pose: Readonly<Pose>): true {
  shape.x = pose.x;
  shape.y = pose.y;
  shape.ux = pose.turn.x;
  shape.uy = pose.turn.y;
  return true;
}

const between = /* @__PURE__ */ new OpenedDirections();

export function poseSector(shape: Mutable<Sector>, pose: Readonly<Pose>): true {
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

export function poseAnnularSector(shape: Mutable<AnnularSector>, pose: Readonly<Pose>): true {
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

export function poseArc(shape: Mutable<Arc>, pose: Readonly<Pose>): true {
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

export function poseHalfPlane(shape: Mutable<HalfPlane>, pose: Readonly<Pose>): true {
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

export function poseSegment(shape: Mutable<Segment>, pose: Readonly<Pose>): boolean {
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

export function poseCapsule(shape: Mutable<Capsule>, pose: Readonly<Pose>): boolean {
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

export function posePolyline(shape: Mutable<Polyline>, pose: Readonly<Pose>): boolean {
  return poseAll(shape, shape.localPoints, shape.points, pose);
}

export function posePolygon(shape: Mutable<Polygon>, pose: Readonly<Pose>): boolean {
  if (!poseAll(shape, shape.localVertices, shape.vertices, pose)) return false;
  noteForm(shape);
  return true;
}

const before = /* @__PURE__ */ new Pose();

/** The same for a shape that is its points. */
function poseAll(
  shape: Mutable<Polyline> | Mutable<Polygon>,
  local: readonly number[],
  stored: readonly number[],
  pose: Readonly<Pose>,
): boolean {
  const points = stored as number[];
  readPose(shape, before);
  // A frozen list throws at once, and a frozen shape before any point is moved.
  points[0] = points[0] as number;
  setPoseOf(shape, pose);
  if (placePoints(pose, local, points)) return true;
  setPoseOf(shape, before);
  placePoints(before, local, points);
  return false;
}

/** Notes the pose of a shape, of one of three kinds only: `ByKind` says why. */
export function setPoseOf(
  shape: Mutable<Polyline> | Mutable<Polygon> | Mutable<Compound>,
  { x, y, turn }: Readonly<Pose>,
): void {
  shape.x = x;
  shape.y = y;
  shape.ux = turn.x;
  shape.uy = turn.y;
}
