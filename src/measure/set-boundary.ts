import { arrange, type Edge } from "../exact/arrangement.js";
import { ExactLengths } from "../exact/exact-lengths.js";
import { membershipOf } from "../exact/membership.js";
import { outlinesOfShapes } from "../exact/outlines-of-shape.js";
import type { Part } from "../exact/track.js";
import type { SimpleShape } from "../shapes/kind.js";

/** A stretch of the boundary of a set, and on which side of it the interior is: 1 left, −1 right, 0 neither. */
export interface BoundaryEdge {
  readonly edge: Edge;
  readonly interiorSide: -1 | 0 | 1;
}

/** The boundary of a set: all points of it near which there are points outside of it, so all of a curve. */
export interface SetBoundary {
  readonly lengths: ExactLengths;
  readonly edges: readonly BoundaryEdge[];
}

/**
 * The boundary of the union of some shapes, each stretch once, however many of the shapes share it. Exact.
 *
 * Cost: the arrangement of all their outlines, from about 0.1 ms.
 */
export function boundaryOfUnion(shapes: readonly SimpleShape[]): SetBoundary {
  const lengths = new ExactLengths(shapes);
  const parts: Part[] = outlinesOfShapes(shapes, lengths)
    .flat()
    .map((outline) => ({ outline }));
  const { edges } = membershipOf(parts, arrange(parts));
  const boundary: BoundaryEdge[] = [];
  for (const [edge, { isMember, hasLeft, hasRight }] of edges) {
    if (isMember && !(hasLeft && hasRight)) {
      boundary.push({ edge, interiorSide: hasLeft ? 1 : hasRight ? -1 : 0 });
    }
  }
  return { lengths, edges: boundary };
}
