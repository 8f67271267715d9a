import { doublesOf } from "../math/collections.js";
import { shareTree } from "../near/edge-tree.js";
import { sharePartTree } from "../near/part-tree.js";
import { circle, point } from "./circle.js";
import { compound } from "./compound.js";
import { directionsWhenMade } from "./directions.js";
import { ellipse } from "./ellipse.js";
import { halfPlane } from "./half-plane.js";
import { Kind, type Shape, type SimpleShape } from "./kind.js";
import { Pose, readPose } from "./placement.js";
import { polygonOfRings } from "./polygon.js";
import { polylineOfCoordinates } from "./polyline.js";
import { putInPose } from "./put-in-pose.js";
import { rect, roundedRect } from "./rect.js";
import { annularSectorOfDirections, arcOfDirections, sectorOfDirections } from "./sector.js";
import { capsule, segment } from "./segment.js";

/** A copy of a shape with the same numbers, bit for bit, including the local ones and the pose. */
export function copyOf(shape: SimpleShape): SimpleShape {
  const copy = unposedCopyOf(shape);
  putInPoseOf(copy, shape);
  if (shape.kind === Kind.polygon && copy.kind === Kind.polygon) shareTree(copy.vertices, shape.vertices);
  if (shape.kind === Kind.polyline && copy.kind === Kind.polyline) shareTree(copy.points, shape.points);
  return copy;
}

const pose = /* @__PURE__ */ new Pose();

/** Puts a shape in the pose of another. */
function putInPoseOf(shape: Shape, other: Shape): void {
  readPose(other, pose);
  putInPose(shape, pose);
}

function unposedCopyOf(shape: SimpleShape): SimpleShape {
  const { x, y } = shape;
  switch (shape.kind) {
    case Kind.point:
      return point(x, y);
    case Kind.circle:
      return circle(x, y, shape.r);
    case Kind.ellipse:
      return ellipse(x, y, shape.rx, shape.ry);
    case Kind.rect:
      return rect(x, y, 2 * shape.halfWidth, 2 * shape.halfHeight);
    case Kind.sector:
      return sectorOfDirections(x, y, shape.r, directionsWhenMade(shape));
    case Kind.segment:
      return segment(shape.localAx, shape.localAy, shape.localBx, shape.localBy);
    case Kind.capsule:
      return capsule(shape.localAx, shape.localAy, shape.localBx, shape.localBy, shape.r);
    case Kind.roundedRect:
      return roundedRect(x, y, 2 * shape.halfWidth, 2 * shape.halfHeight, shape.r);
    case Kind.polygon:
      return polygonOfRings(doublesOf(shape.localVertices), shape.ringEnds.slice());
    case Kind.halfPlane:
      return halfPlane(x, y, shape.localNx, shape.localNy);
    case Kind.annularSector:
      return annularSectorOfDirections(x, y, shape.innerR, shape.outerR, directionsWhenMade(shape));
    case Kind.arc:
      return arcOfDirections(x, y, shape.r, directionsWhenMade(shape));
    case Kind.polyline:
      return polylineOfCoordinates(doublesOf(shape.localPoints));
  }
}

/** A copy of a shape of any kind, with the same numbers. */
export function copyOfAny(shape: Shape): Shape {
  if (shape.kind !== Kind.compound) return copyOf(shape);
  const copy = compound(shape.localParts);
  putInPoseOf(copy, shape);
  sharePartTree(copy, shape);
  return copy;
}

/** A copy moved by (x, y), if that is possible. */
export function movedCopyOf(shape: Shape, x: number, y: number): Shape {
  const copy = copyOfAny(shape);
  readPose(copy, pose);
  pose.x += x;
  pose.y += y;
  putInPose(copy, pose);
  return copy;
}

/** Copies of shapes that have been moved, for their next move. */
const copies = /* @__PURE__ */ new WeakMap<Shape, Shape>();

/** A copy of a shape, in its pose, for a move: the same object every time, since only the pose of a shape changes. */
export function ownCopyOf(shape: Shape): Shape {
  const known = copies.get(shape);
  if (known !== undefined) {
    putInPoseOf(known, shape);
    return known;
  }
  const copy = copyOfAny(shape);
  copies.set(shape, copy);
  return copy;
}
