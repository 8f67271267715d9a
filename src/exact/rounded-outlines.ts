import type { Real } from "../math/real.js";
import type { Line } from "./carrier.js";
import type { ExactDirection } from "./exact-direction.js";
import { type Outline, segmentOutline, solidOutline } from "./outline.js";
import { arcPiece, type Piece, straightPiece } from "./piece.js";
import {
  add,
  areEqual,
  cross,
  lengthSq,
  negate,
  perpendicular,
  type RealVector,
  scale,
  subtract,
} from "./real-vector.js";
import { capsuleRegion, type Region, type RoundedBoxSize, roundedBoxRegion } from "./region.js";
import { discOutline, segmentAbout } from "./round-outlines.js";

/** The points within `radius` of a segment. */
export function capsuleOutline(a: RealVector, b: RealVector, radius: Real): Outline {
  if (radius.sign() === 0) return segmentOutline(a, b);
  if (areEqual(a, b)) return discOutline(a, radius);
  const axis = subtract(b, a);
  const rootW = lengthSq(axis).squareRoot();
  const back = negate(axis);
  const reach = radius.times(rootW);
  const edges = [edgeFrom(a, axis, a, reach, false), edgeFrom(b, back, b, reach, false)];
  return offsetOutline(edges, radius, rootW, capsuleRegion(a, b, radius));
}

/** A rectangle for radius 0, a disc if width and height are 0. */
export function roundedBoxOutline(centre: RealVector, box: ExactDirection, size: RoundedBoxSize): Outline {
  const { width, height, radius } = size;
  const { u, rootW } = box;
  const flatX = width.sign() === 0;
  const flatY = height.sign() === 0;
  if (flatX && flatY) return discOutline(centre, radius);
  const across = perpendicular(u);
  if (radius.sign() === 0 && flatX) return segmentAbout(centre, across, height.over(rootW));
  if (radius.sign() === 0 && flatY) return segmentAbout(centre, u, width.over(rootW));
  const halfX = scale(u, width.over(rootW));
  const halfY = scale(across, height.over(rootW));
  const low = subtract(centre, halfY);
  const high = add(centre, halfY);
  const reachX = width.plus(radius).times(rootW);
  const reachY = height.plus(radius).times(rootW);
  const edges = [
    edgeFrom(subtract(low, halfX), u, centre, reachY, flatX),
    edgeFrom(add(low, halfX), across, centre, reachX, flatY),
    edgeFrom(add(high, halfX), negate(u), centre, reachY, flatX),
    edgeFrom(subtract(high, halfX), negate(across), centre, reachX, flatY),
  ];
  return offsetOutline(edges, radius, rootW, roundedBoxRegion(centre, box, size));
}

/** An edge of the convex polygon that is offset, and the line it comes to lie on. */
interface Edge {
  readonly start: RealVector;
  readonly direction: RealVector;
  readonly line: Line;
  /** Whether it has no length, and only turns the corner. */
  readonly isEmpty: boolean;
}

/**
 * Its line lies to the right of the point `within`, at a distance of `reach` over the length of the
 * direction.
 */
function edgeFrom(
  start: RealVector,
  direction: RealVector,
  within: RealVector,
  reach: Real,
  isEmpty: boolean,
): Edge {
  const offset = cross(direction, within).minus(reach);
  return { start, direction, line: { kind: "line", direction, offset }, isEmpty };
}

/**
 * The boundary of all points within `radius` of a convex polygon (or segment) that runs from +x towards +y,
 * all of whose directions have the length `rootW`: its edges moved outward, and arcs about its corners
 * between them.
 */
function offsetOutline(edges: readonly Edge[], radius: Real, rootW: Real, region: Region): Outline {
  const shift = radius.over(rootW);
  const movedEdges = edges.map((edge, i) => {
    const next = edges[(i + 1) % edges.length] ?? edge;
    const normal = negate(perpendicular(edge.direction));
    const from = moved(edge.start, normal, shift);
    const to = edge.isEmpty ? from : moved(next.start, normal, shift);
    return { ...edge, normal, from, to };
  });
  const pieces: Piece[] = [];
  const isWide = edges.length === 2;
  let before = movedEdges[movedEdges.length - 1];
  for (const edge of movedEdges) {
    const { from, to, direction, line } = edge;
    if (before !== undefined && radius.sign() > 0) {
      const wedge = { start: before.normal, end: edge.normal, isWide };
      pieces.push(arcPiece(edge.start, radius, before.to, from, wedge, "left"));
    }
    if (!edge.isEmpty) pieces.push(straightPiece(from, to, direction, "left", line));
    before = edge;
  }
  return solidOutline(
    pieces,
    movedEdges.slice(0, 1).map(({ from }) => from),
    region,
  );
}

function moved(p: RealVector, normal: RealVector, factor: Real): RealVector {
  return factor.sign() === 0 ? p : add(p, scale(normal, factor));
}
