import { turnBy } from "../math/turn.js";
import { type ByKind, ofKind } from "./by-kind.js";
import type { Compound, Mutable, Shape } from "./kind.js";
import { isFinitePoint, Pose, placePoint } from "./placement.js";
import {
  poseAnnularSector,
  poseArc,
  poseCapsule,
  poseCircle,
  poseEllipse,
  poseHalfPlane,
  posePoint,
  posePolygon,
  posePolyline,
  poseRect,
  poseRoundedRect,
  poseSector,
  poseSegment,
  setPoseOf,
} from "./pose-by-kind.js";
import { readPose } from "./read-pose.js";

const IN_POSE: ByKind<[pose: Readonly<Pose>], boolean> = [
  posePoint,
  poseCircle,
  poseEllipse,
  poseRect,
  poseSector,
  poseSegment,
  poseCapsule,
  poseRoundedRect,
  posePolygon,
  poseHalfPlane,
  poseAnnularSector,
  poseArc,
  posePolyline,
  poseCompound,
];

/**
 * Gives a shape a pose, and computes all that follows from it. False, and the shape stays as it was, if a world
 * coordinate would be beyond the largest double.
 *
 * The same pose gives the same bits again, since everything is computed from what never changes.
 */
export function putInPose(shape: Shape, pose: Readonly<Pose>): boolean {
  return ofKind(IN_POSE, shape)(shape, pose);
}

const before = /* @__PURE__ */ new Pose();

function poseCompound(shape: Mutable<Compound>, pose: Readonly<Pose>): boolean {
  readPose(shape, before);
  // Before any part is moved, since a frozen shape throws here.
  setPoseOf(shape, pose);
  if (placeParts(shape, pose)) return true;
  setPoseOf(shape, before);
  placeParts(shape, before);
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
