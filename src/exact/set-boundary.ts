import type { SimpleShape } from "../shapes/kind.js";
import { arrange, type Edge } from "./arrangement.js";
import { ExactLengths } from "./exact-lengths.js";
import { coordinatesOf, joinSolids, outlinesOfUnions } from "./joined-solids.js";
import { membershipOf } from "./membership.js";
import { outlinesOfShapes } from "./outlines-of-shape.js";
import type { Part } from "./track.js";

/** A stretch of the boundary of a set, and on which side of it the interior is: 1 left, −1 right, 0 neither. */
export interface BoundaryEdge {
  readonly edge: Edge;
  readonly interiorSide: -1 | 0 | 1;
}

/** The boundary of a set: its points that are not inner points, so all points of a curve. */
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
  const joined = joinSolids(shapes);
  const lengths = new ExactLengths([...shapes.slice(0, 1), ...joined.others], coordinatesOf(joined));
  const outlines = [...outlinesOfShapes(joined.others, lengths).flat(), ...outlinesOfUnions(joined, lengths)];
  const parts: Part[] = outlines.map((outline) => ({ outline }));
  const { edges } = membershipOf(parts, arrange(parts));
  const boundary: BoundaryEdge[] = [];
  for (const [edge, { isMember, hasLeft, hasRight }] of edges) {
    if (isMember && !(hasLeft && hasRight)) {
      boundary.push({ edge, interiorSide: hasLeft ? 1 : hasRight ? -1 : 0 });
    }
  }
  return { lengths, edges: boundary };
}
