import { copyOfAny, putInPoseOf } from "../shapes/copy.js";
import type { Shape } from "../shapes/kind.js";

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
