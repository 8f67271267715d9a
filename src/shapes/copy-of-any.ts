import { sharePartTree } from "../near/part-tree.js";
import { compound } from "./compound.js";
import { copyOf, putInPoseOf } from "./copy.js";
import { Kind, type Shape } from "./kind.js";
import { Pose } from "./placement.js";
import { putInPose } from "./put-in-pose.js";
import { readPose } from "./read-pose.js";

const pose = /* @__PURE__ */ new Pose();

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
