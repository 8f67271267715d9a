import type { SimpleShape } from "../shapes/kind.js";
import { polylineOfCoordinates } from "../shapes/segment.js";
import { arrange } from "./arrangement.js";
import { areEqual, ExactLengths, subtract } from "./coordinates.js";
import { type CellMembership, type EdgeMembership, membershipOf } from "./membership.js";
import { enclosedOutline, type FillRule, type Outline, pointOutline } from "./outline.js";
import { outlinesOfShapes } from "./outlines-of-shape.js";
import { type Part, straightPiece } from "./piece.js";

/** The ring through some points, x and y alternately, which is closed by the edge from the last of them to the first. */
interface Ring {
  readonly points: readonly number[];
  readonly isInside: FillRule;
}

/**
 * Whether a bounded shape lies in the region of a ring, the ring included. Exact.
 *
 * `isNear` is true for edges of which any point may be in the shape; an edge has the index of the point where it begins.
 * Only these cut the plane here, but all count for the winding number. Cost: milliseconds; quadratic in near edges.
 */
export function liesInRing(shape: SimpleShape, ring: Ring, isNear: (edge: number) => boolean): boolean {
  const { outlines, outline } = outlined(shape, ring, isNear);
  const parts: Part[] = outlines.map((part) => ({ outline: part }));
  const ringPart: Part = { outline };
  const arrangement = arrange([...parts, ringPart]);
  const inShape = membershipOf(parts, arrangement);
  const inRing = membershipOf([ringPart], arrangement);
  for (const [edge, of] of inShape.edges) if (sticksOut(of, inRing.edges.get(edge))) return false;
  for (const [node, { isMember }] of inShape.nodes) {
    if (isMember && inRing.nodes.get(node)?.isMember !== true) return false;
  }
  return true;
}

/** For each connected part of the boundary of a shape that the ring does not meet, whether it lies in the region of the ring. */
export function anchorsInRing(shape: SimpleShape, ring: Ring): boolean[] {
  const { outlines, outline } = outlined(shape, ring, () => false);
  const anchors = outlines.flatMap((part) => part.anchors);
  return anchors.map((anchor) => outline.region?.holds(anchor) ?? false);
}

function sticksOut(ofShape: EdgeMembership, ofRing: (CellMembership & EdgeMembership) | undefined): boolean {
  if (ofRing === undefined) return true;
  return (
    (ofShape.isMember && !ofRing.isMember) ||
    (ofShape.hasLeft && !ofRing.hasLeft) ||
    (ofShape.hasRight && !ofRing.hasRight)
  );
}

function outlined(
  shape: SimpleShape,
  { points, isInside }: Ring,
  isNear: (edge: number) => boolean,
): { outlines: readonly Outline[]; outline: Outline } {
  const lengths = new ExactLengths([shape, polylineOfCoordinates(points)]);
  const [outlines = []] = outlinesOfShapes([shape], lengths);
  const vertices = lengths.points(points);
  const edges = vertices.flatMap((from, index) => {
    const to = vertices[(index + 1) % vertices.length] ?? from;
    if (areEqual(from, to)) return [];
    return [{ index, piece: straightPiece(from, to, subtract(to, from), "byParity") }];
  });
  const [first] = vertices;
  if (edges.length === 0 && first !== undefined) return { outlines, outline: pointOutline(first) };
  const outline = enclosedOutline(
    edges.map(({ piece }) => piece),
    [],
    isInside,
  );
  const near = edges.filter(({ index }) => isNear(index)).map(({ piece }) => piece);
  return { outlines, outline: { ...outline, pieces: near } };
}
