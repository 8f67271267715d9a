import { Kind, type Shape, type SimpleShape } from "./kind.js";

/** What a shape is the union of: the parts of a compound, else itself. */
export function partsOf(shape: Shape): readonly SimpleShape[] {
  return shape.kind === Kind.compound ? shape.parts : [shape];
}
