import type { Real } from "../math/real.js";
import type { Box } from "./box.js";
import { type Conic, ellipseAbout, lineThrough } from "./carrier.js";
import type { ExactDirection } from "./exact-direction.js";
import { curveOutline, type Outline, pointOutline, segmentOutline, solidOutline } from "./outline.js";
import { arcPiece, type Piece, straightPiece, wholeCircle } from "./piece.js";
import { add, negate, perpendicular, RealVector, scale } from "./real-vector.js";
import { annularRegion, insideOf } from "./region.js";

export function discOutline(centre: RealVector, radius: Real): Outline {
  if (radius.sign() === 0) return pointOutline(centre);
  const rim = wholeCircle(centre, radius, "left");
  return solidOutline([rim], [onRim(centre, radius)], insideOf(rim.carrier));
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
  return solidOutline([rim], [along(centre, direction, rx)], insideOf(ellipse));
}

/** The segment through `centre` whose halves are `direction` times `factor`. */
export function segmentAbout(centre: RealVector, direction: RealVector, factor: Real): Outline {
  const half = scale(direction, factor);
  return segmentOutline(add(centre, negate(half)), add(centre, half), direction);
}

/** The directions of a sector, an annular sector or an arc: null if they are all there are. */
export interface WedgeDirections {
  readonly start: ExactDirection;
  readonly end: ExactDirection;
  readonly isWide: boolean;
  readonly isClosed: boolean;
}

/** The points at distances from `inner` to `outer` of the apex in some directions (`null`: in all). */
export function annularOutline(
  apex: RealVector,
  inner: Real,
  outer: Real,
  directions: WedgeDirections | null,
): Outline {
  if (outer.sign() === 0) return pointOutline(apex);
  if (inner.compareTo(outer) === 0) return arcOutline(apex, outer, directions);
  if (directions === null) return ringOutline(apex, inner, outer);
  const { start, end, isWide, isClosed } = directions;
  const farStart = along(apex, start, outer);
  const nearStart = along(apex, start, inner);
  if (isClosed) return segmentOutline(nearStart, farStart, start.u);
  const farEnd = along(apex, end, outer);
  const nearEnd = inner.sign() === 0 ? nearStart : along(apex, end, inner);
  const wedge = { start: start.u, end: end.u, isWide };
  const pieces: Piece[] = [
    straightPiece(nearStart, farStart, start.u, "left", lineThrough(apex, start.u)),
    straightPiece(nearEnd, farEnd, end.u, "right", lineThrough(apex, end.u)),
    arcPiece(apex, outer, farStart, farEnd, wedge, "left"),
  ];
  if (inner.sign() > 0) {
    pieces.push(arcPiece(apex, inner, nearStart, nearEnd, wedge, "right"));
  }
  return solidOutline(pieces, [nearStart], annularRegion(apex, inner, outer, wedge));
}

function ringOutline(apex: RealVector, inner: Real, outer: Real): Outline {
  if (inner.sign() === 0) return discOutline(apex, outer);
  const pieces = [wholeCircle(apex, outer, "left"), wholeCircle(apex, inner, "right")];
  return solidOutline(
    pieces,
    [onRim(apex, outer), onRim(apex, inner)],
    annularRegion(apex, inner, outer, null),
  );
}

/** The curve of a positive radius. */
function arcOutline(centre: RealVector, radius: Real, directions: WedgeDirections | null): Outline {
  if (directions === null) {
    return curveOutline([wholeCircle(centre, radius, "neither")], [onRim(centre, radius)], []);
  }
  const from = along(centre, directions.start, radius);
  if (directions.isClosed) return pointOutline(from);
  const to = along(centre, directions.end, radius);
  const wedge = { start: directions.start.u, end: directions.end.u, isWide: directions.isWide };
  return curveOutline([arcPiece(centre, radius, from, to, wedge, "neither")], [from], [from, to]);
}

/** The point at a distance from another in a direction. */
function along(from: RealVector, { u, rootW }: ExactDirection, distance: Real): RealVector {
  return distance.sign() === 0 ? from : add(from, scale(u, distance.over(rootW)));
}

/** A point of the circle that needs no root. */
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
