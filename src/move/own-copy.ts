import { putInPoseOf } from "../shapes/copy.js";
import { copyOfAny } from "../shapes/copy-of-any.js";
import type { Shape } from "../shapes/kind.js";

/** Copies of shapes that have been moved, so that the next move needs no other. */
const copies = /* @__PURE__ */ new WeakMap<Shape, Shape>();

/** A copy of a shape, in its pose, for a move: the same object every time. Nothing but its pose changes of a shape. */
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
