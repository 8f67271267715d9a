import type { Real } from "../math/real.js";
import type { Vec2 } from "../math/vector.js";
import type { Rect, SimpleShape } from "../shapes/kind.js";
import { arrange, Edge, type Node } from "./arrangement.js";
import { type ExactDirection, ExactLengths, pointInDoubles, unitOf } from "./exact-lengths.js";
import { inShapesFrame, joinBoxes, outlineOfBoxes } from "./joined-boxes.js";
import { coordinatesOf, joinSolids, outlinesOfUnions } from "./joined-solids.js";
import { membershipOf } from "./membership.js";
import type { Outline } from "./outline.js";
import { outlinesOfShapes } from "./outlines-of-shape.js";
import type { RealVector } from "./real-vector.js";
import type { Part } from "./track.js";

/** A stretch of the boundary of a set, and on which side of it the interior is: 1 left, −1 right, 0 neither. */
export interface BoundaryEdge {
  readonly edge: Edge;
  readonly interiorSide: -1 | 0 | 1;
}

/** The boundary of a set: its points that are not inner points, so all points of a curve. */
export interface SetBoundary {
  readonly lengths: ExactLengths;
  /** Of boxes in one direction, that direction: then coordinates are those along it and across it, times its length. */
  readonly direction: ExactDirection | null;
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
  const boxes = joinBoxes(joined.others);
  const directionOf = ([{ ux, uy }]: readonly [Rect, ...Rect[]]) => lengths.direction(ux, uy);
  const [only] = boxes.groups;
  if (only !== undefined && boxes.groups.length + boxes.others.length + joined.unions.length === 1) {
    const direction = directionOf(only);
    const edges = edgesOf(outlineOfBoxes(only, { direction, lengths, frame: "direction" }));
    return { lengths, direction, edges };
  }
  const outlines = [
    ...outlinesOfShapes(boxes.others, lengths).flat(),
    ...boxes.groups.map((group) => {
      return outlineOfBoxes(group, { direction: directionOf(group), lengths, frame: "shapes" });
    }),
    ...outlinesOfUnions(joined, lengths),
  ];
  const parts: Part[] = outlines.map((outline) => ({ outline }));
  const { edges } = membershipOf(parts, arrange(parts));
  const boundary: BoundaryEdge[] = [];
  for (const [edge, { isMember, hasLeft, hasRight }] of edges) {
    if (isMember && !(hasLeft && hasRight)) {
      boundary.push({ edge, interiorSide: hasLeft ? 1 : hasRight ? -1 : 0 });
    }
  }
  return { lengths, direction: null, edges: boundary };
}

/** The length that is 1 in the coordinates of a boundary, in the shapes' own unit. */
export function unitOfBoundary({ lengths, direction }: SetBoundary): Real {
  const unit = unitOf(lengths);
  return direction === null ? unit : unit.over(direction.rootW);
}

/** A point in the coordinates of a boundary, in the shapes' own. */
export function pointOfBoundary({ lengths, direction }: SetBoundary, point: RealVector): Vec2 {
  return pointInDoubles(lengths, direction === null ? point : inShapesFrame(point, direction));
}

/** The boundary of a solid alone whose pieces only meet at their ends. */
function edgesOf(outline: Outline): BoundaryEdge[] {
  const part: Part = { outline };
  const nodes = new Map<RealVector, Node>();
  const nodeAt = (point: RealVector) => {
    const node = nodes.get(point) ?? { point, isNamed: true, parts: new Set([part]), edges: [] };
    nodes.set(point, node);
    return node;
  };
  return outline.pieces.map((piece) => {
    const [from, to] = piece.ends === null ? [null, null] : [nodeAt(piece.ends.from), nodeAt(piece.ends.to)];
    const edge = new Edge(piece.carrier, from, to, [{ piece, part, isReversed: false }]);
    return { edge, interiorSide: piece.solid === "left" ? 1 : -1 };
  });
}
