import type { Real } from "../math/real.js";
import type { Box } from "./box.js";
import { type Conic, ellipseAbout, type Line, lineThrough } from "./carrier.js";
import {
  add,
  areEqual,
  cross,
  type ExactDirection,
  lengthSq,
  negate,
  perpendicular,
  RealVector,
  scale,
  subtract,
} from "./coordinates.js";
import {
  annularRegion,
  curveOutline,
  type Outline,
  pointOutline,
  segmentOutline,
  solidOutline,
} from "./exact-outline.js";
import { arcPiece, type Piece, straightPiece, wholeCircle } from "./exact-piece.js";

export function discOutline(centre: RealVector, radius: Real): Outline {
  if (radius.sign() === 0) return pointOutline(centre);
  const rim = wholeCircle(centre, radius, "left");
  return solidOutline([rim], [onRim(centre, radius)]);
}

export function ellipseOutline(centre: RealVector, direction: ExactDirection, rx: Real, ry: Real): Outline {
  if (rx.compareTo(ry) === 0) return discOutline(centre, rx);
  const { u, rootW } = direction;
  if (ry.sign() === 0) return segmentAbout(centre, u, rx.over(rootW));
  if (rx.sign() === 0) return segmentAbout(centre, perpendicular(u), ry.over(rootW));
  const ellipse = ellipseAbout(centre, direction, rx, ry);
  const rim: Piece = {
    kind: "round",
    carrier: ellipse,
    ends: null,
    solid: "left",
    box: boxOfEllipse(ellipse),
  };
  return solidOutline([rim], [along(centre, direction, rx)]);
}

/** The segment through `centre` whose halves are `direction` times `factor`. */
function segmentAbout(centre: RealVector, direction: RealVector, factor: Real): Outline {
  const half = scale(direction, factor);
  return segmentOutline(add(centre, negate(half)), add(centre, half), direction);
}

/** The directions of a sector, an annular sector or an arc; null stands for all. */
export interface WedgeDirections {
  readonly start: ExactDirection;
  readonly end: ExactDirection;
  readonly isWide: boolean;
  readonly isClosed: boolean;
}

/** The points at distances from `inner` to `outer` of the apex in some directions (`null`: in all); a curve if both are equal. */
export function annularOutline(
  apex: RealVector,
  inner: Real,
  outer: Real,
  directions: WedgeDirections | null,
): Outline {
  if (outer.sign() === 0) return pointOutline(apex);
  const isCurve = inner === outer || inner.compareTo(outer) === 0;
  const radii = isCurve || inner.sign() === 0 ? [outer] : [outer, inner];
  const solidOf = (radius: Real) => (isCurve ? "neither" : radius === outer ? "left" : "right");
  if (directions === null) {
    const circles = radii.map((radius) => wholeCircle(apex, radius, solidOf(radius)));
    const anchors = radii.map((radius) => onRim(apex, radius));
    if (isCurve) return curveOutline(circles, anchors, []);
    return solidOutline(circles, anchors, annularRegion(apex, inner, outer, null));
  }
  const { start, end, isWide, isClosed } = directions;
  const farStart = along(apex, start, outer);
  const nearStart = isCurve ? farStart : along(apex, start, inner);
  if (isClosed) return segmentOutline(nearStart, farStart, start.u);
  const farEnd = along(apex, end, outer);
  const nearEnd = isCurve || inner.sign() === 0 ? nearStart : along(apex, end, inner);
  const wedge = { start: start.u, end: end.u, isWide };
  const arcs = radii.map((radius) => {
    const [from, to] = radius === outer ? [farStart, farEnd] : [nearStart, nearEnd];
    return arcPiece(apex, radius, from, to, wedge, solidOf(radius));
  });
  if (isCurve) return curveOutline(arcs, [farStart], [farStart, farEnd]);
  const edges = [
    straightPiece(nearStart, farStart, start.u, "left", lineThrough(apex, start.u)),
    straightPiece(nearEnd, farEnd, end.u, "right", lineThrough(apex, end.u)),
  ];
  return solidOutline([...edges, ...arcs], [nearStart], annularRegion(apex, inner, outer, wedge));
}

/** The point at a distance from another in a direction. */
function along(from: RealVector, { u, rootW }: ExactDirection, distance: Real): RealVector {
  return distance.sign() === 0 ? from : add(from, scale(u, distance.over(rootW)));
}

/** A point of the circle that takes no root. */
function onRim({ x, y }: RealVector, radius: Real): RealVector {
  return new RealVector(x.plus(radius), y);
}

function boxOfEllipse({ centre: { x, y }, axisP, axisQ, w }: Conic): Box {
  const halfWidth = axisP.x.squared().plus(axisQ.x.squared()).over(w).squareRoot();
  const halfHeight = axisP.y.squared().plus(axisQ.y.squared()).over(w).squareRoot();
  return {
    minX: x.minus(halfWidth).low,
    minY: y.minus(halfHeight).low,
    maxX: x.plus(halfWidth).high,
    maxY: y.plus(halfHeight).high,
  };
}

/** The points within `radius` of a segment. */
export function capsuleOutline(a: RealVector, b: RealVector, radius: Real): Outline {
  if (radius.sign() === 0) return segmentOutline(a, b);
  if (areEqual(a, b)) return discOutline(a, radius);
  const axis = subtract(b, a);
  const rootW = lengthSq(axis).squareRoot();
  const back = negate(axis);
  const reach = radius.times(rootW);
  const edges = [edgeFrom(a, axis, a, reach, false), edgeFrom(b, back, b, reach, false)];
  return offsetOutline(edges, radius, rootW);
}

/** Half the width and height of a rectangle, and how far around it a set reaches. */
interface RoundedBoxSize {
  readonly width: Real;
  readonly height: Real;
  readonly radius: Real;
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
  return offsetOutline(edges, radius, rootW);
}

/** An edge of the convex polygon that is offset, and the line to which it moves. */
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
function offsetOutline(edges: readonly Edge[], radius: Real, rootW: Real): Outline {
  const shift = radius.over(rootW);
  const movedEdges = edges.map((edge, i) => {
    const next = edges[(i + 1) % edges.length] ?? edge;
    const normal = negate(perpendicular(edge.direction));
    const from = moved(edge.start, normal, shift);
    const to = edge.isEmpty ? from : moved(next.start, normal, shift);
    return { edge, normal, from, to };
  });
  const pieces: Piece[] = [];
  const isWide = edges.length === 2;
  let before = movedEdges[movedEdges.length - 1];
  for (const movedEdge of movedEdges) {
    const { edge, normal, from, to } = movedEdge;
    if (before !== undefined && radius.sign() > 0) {
      const wedge = { start: before.normal, end: normal, isWide };
      pieces.push(arcPiece(edge.start, radius, before.to, from, wedge, "left"));
    }
    if (!edge.isEmpty) pieces.push(straightPiece(from, to, edge.direction, "left", edge.line));
    before = movedEdge;
  }
  const [first] = movedEdges;
  return solidOutline(pieces, first === undefined ? [] : [first.from]);
}

function moved(p: RealVector, normal: RealVector, factor: Real): RealVector {
  return factor.sign() === 0 ? p : add(p, scale(normal, factor));
}
