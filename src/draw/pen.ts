import { type Direction, setUnitVector, type Vec2 } from "../math/vector.js";
import { type Ellipse, Opening, type Shape } from "../shapes/kind.js";
import {
  type BoxShape,
  type ByForm,
  type EndedShape,
  innerRadius,
  isThin,
  ofForm,
  outerRadius,
  radiusOf,
  type WedgeShape,
} from "../shapes/reductions.js";
import { areaSign } from "../shapes/rings.js";

/** The sense in which a curve is drawn: from +x towards +y, or back. */
export type Way = "forward" | "backward";

/** A part of a circle line about (x, y), drawn from one direction to another. */
export interface CircleStretch extends Readonly<Vec2> {
  readonly r: number;
  readonly from: Direction;
  readonly to: Direction;
  /** Whether it is half a turn or more. */
  readonly isWide: boolean;
  readonly way: Way;
}

/** An interface for drawing outlines, implemented by `trace` and `svgPath`. */
export interface Pen {
  moveTo(point: Readonly<Vec2>): void;
  lineTo(point: Readonly<Vec2>): void;
  /** Continues from the current point, which is the start of the stretch. */
  arc(stretch: CircleStretch): void;
  /** A whole circle line of a positive radius, as a closed subpath. */
  circle(x: number, y: number, r: number, way: Way): void;
  /** A whole ellipse of positive radii, as a closed subpath. */
  ellipse(ellipse: Ellipse): void;
  close(): void;
}

/** Half the side of the square that represents a half plane. */
const HALF_PLANE_REACH = 1e4;

/**
 * Draws a shape's outline. Outer boundaries go from +x towards +y and holes backwards, so that the nonzero rule fills
 * exactly the shape, even if the parts of a compound overlap, as long as none of them is a curve.
 */
export function drawOutline(shape: Shape, pen: Pen): void {
  ofForm(OUTLINES, shape.kind)(shape, pen);
}

const OUTLINES: ByForm<[pen: Pen]> = {
  round: (shape, pen) => drawCircle(pen, shape.x, shape.y, radiusOf(shape), "forward"),
  ellipse(shape, pen) {
    if (shape.rx > 0 && shape.ry > 0) pen.ellipse(shape);
    else drawClosed(pen, longerAxisOf(shape));
  },
  box: drawBox,
  wedge: drawWedge,
  ended(shape, pen) {
    if ("r" in shape) drawCapsule(shape, shape.r, pen);
    else drawOpen(pen, [shape.ax, shape.ay, shape.bx, shape.by]);
  },
  // The outer ring forward and the holes backward, regardless of the given winding.
  polygon({ vertices, ringEnds }, pen) {
    let begin = 0;
    ringEnds.forEach((end, ring) => {
      const corners: Vec2[] = [];
      for (let i = begin; i < end; i += 1) {
        corners.push({ x: vertices[2 * i] ?? 0, y: vertices[2 * i + 1] ?? 0 });
      }
      const isForward = areaSign(vertices, begin, end) > 0;
      drawClosed(pen, isForward === (ring === 0) ? corners : corners.reverse());
      begin = end;
    });
  },
  // A closed subpath if the last point equals the first.
  polyline({ points }, pen) {
    const last = points.length - 2;
    const isClosed = last > 2 && points[0] === points[last] && points[1] === points[last + 1];
    drawOpen(pen, isClosed ? points.slice(0, last) : points);
    if (isClosed) pen.close();
  },
  halfPlane({ x, y, nx, ny }, pen) {
    const middle = pointAlong(x, y, -HALF_PLANE_REACH, { x: nx, y: ny });
    const size = { halfWidth: HALF_PLANE_REACH, halfHeight: HALF_PLANE_REACH };
    drawClosed(pen, cornersOf({ ...middle, ...size, ux: nx, uy: ny }));
  },
  union({ parts }, pen) {
    for (const part of parts) drawOutline(part, pen);
  },
};

function drawOpen(pen: Pen, points: ArrayLike<number>): void {
  pen.moveTo({ x: points[0] ?? 0, y: points[1] ?? 0 });
  for (let i = 2; i + 1 < points.length; i += 2) pen.lineTo({ x: points[i] ?? 0, y: points[i + 1] ?? 0 });
}

/** The point at `distance` from (x, y) in a direction of any length. */
export function pointAlong(x: number, y: number, distance: number, direction: Direction): Vec2 {
  const unit = { x: 0, y: 0 };
  setUnitVector(unit, direction.x, direction.y);
  return { x: x + distance * unit.x, y: y + distance * unit.y };
}

/** The four corners of a rectangle, in the order of a turn from +x towards +y. */
export function cornersOf(rect: Omit<BoxShape, "kind">): [Vec2, Vec2, Vec2, Vec2] {
  const { x, y, halfWidth, halfHeight, ux, uy } = rect;
  const right = pointAlong(x, y, halfWidth, { x: ux, y: uy });
  const left = pointAlong(x, y, -halfWidth, { x: ux, y: uy });
  const across = { x: -uy, y: ux };
  return [
    pointAlong(left.x, left.y, -halfHeight, across),
    pointAlong(right.x, right.y, -halfHeight, across),
    pointAlong(right.x, right.y, halfHeight, across),
    pointAlong(left.x, left.y, halfHeight, across),
  ];
}

/** The two ends of an ellipse's longer axis. */
export function longerAxisOf(ellipse: Ellipse): [Vec2, Vec2] {
  const { x, y, rx, ry, ux, uy } = ellipse;
  const direction = rx >= ry ? { x: ux, y: uy } : { x: -uy, y: ux };
  const radius = Math.max(rx, ry);
  return [pointAlong(x, y, -radius, direction), pointAlong(x, y, radius, direction)];
}

/** Draws a closed subpath of straight edges. */
function drawClosed(pen: Pen, corners: readonly Readonly<Vec2>[]): void {
  corners.forEach((corner, i) => {
    if (i === 0) pen.moveTo(corner);
    else pen.lineTo(corner);
  });
  pen.close();
}

/** Draws a line of length 0, which round line caps make visible. */
function drawPoint(point: Readonly<Vec2>, pen: Pen): void {
  drawClosed(pen, [point, point]);
}

/** Draws a circle line, or its centre if the radius is 0. */
function drawCircle(pen: Pen, x: number, y: number, r: number, way: Way): void {
  if (r > 0) pen.circle(x, y, r, way);
  else drawPoint({ x, y }, pen);
}

/** Draws a half circle around each end, joined by the straight sides. */
function drawCapsule({ ax, ay, bx, by }: EndedShape, r: number, pen: Pen): void {
  const a = { x: ax, y: ay };
  const b = { x: bx, y: by };
  // Halves, so that no difference exceeds the largest double; those of ends beside the least double may be equal.
  const along = { x: bx / 2 - ax / 2, y: by / 2 - ay / 2 };
  if (along.x === 0 && along.y === 0) {
    drawCircle(pen, ax, ay, r, "forward");
    return;
  }
  if (r === 0) {
    drawClosed(pen, [a, b]);
    return;
  }
  const across = { x: -along.y, y: along.x };
  drawAround(pen, r, [
    { centre: b, from: backward(across), to: across, isWide: true },
    { centre: a, from: across, to: backward(across), isWide: true },
  ]);
}

/** Draws four sides; of a rounded rectangle, with a quarter circle at each corner. */
function drawBox(rect: BoxShape, pen: Pen): void {
  const { halfWidth, halfHeight, ux, uy } = rect;
  const r = radiusOf(rect);
  if (r === 0) {
    drawClosed(pen, cornersOf(rect));
    return;
  }
  const core = { ...rect, halfWidth: halfWidth - r, halfHeight: halfHeight - r };
  const directions = [
    { x: -ux, y: -uy },
    { x: uy, y: -ux },
    { x: ux, y: uy },
    { x: -uy, y: ux },
  ];
  const corners = cornersOf(core).map((centre, i) => ({
    centre,
    from: directions[i] ?? rightwards,
    to: directions[(i + 1) % 4] ?? rightwards,
    isWide: false,
  }));
  drawAround(pen, r, corners);
}

const rightwards: Direction = { x: 1, y: 0 };

interface Turning {
  readonly centre: Vec2;
  readonly from: Direction;
  readonly to: Direction;
  readonly isWide: boolean;
}

/** Draws the outline of all points within r of a convex polygon, given by the turns around its corners. */
function drawAround(pen: Pen, r: number, turnings: readonly Turning[]): void {
  turnings.forEach(({ centre, from, to, isWide }, i) => {
    const { x, y } = centre;
    const begin = pointAlong(x, y, r, from);
    if (i === 0) pen.moveTo(begin);
    else pen.lineTo(begin);
    pen.arc({ x, y, r, from, to, isWide, way: "forward" });
  });
  pen.close();
}

function backward({ x, y }: Direction): Direction {
  return { x: -x, y: -y };
}

/**
 * Draws out along the start, forward along the outer circle, in along the end, backward along the inner circle; of an arc,
 * an open stroke, or a point.
 */
function drawWedge(shape: WedgeShape, pen: Pen): void {
  const { x, y, opening, startX, startY, endX, endY } = shape;
  const isArc = isThin(shape);
  const outerR = outerRadius(shape);
  const innerR = isArc ? 0 : innerRadius(shape);
  if (opening === Opening.whole || (isArc && outerR === 0)) {
    drawCircle(pen, x, y, outerR, "forward");
    if (innerR > 0) drawCircle(pen, x, y, innerR, "backward");
    return;
  }
  const from = { x: startX, y: startY };
  const to = { x: endX, y: endY };
  const begin = pointAlong(x, y, outerR, from);
  if (isArc && startX === endX && startY === endY) {
    drawPoint(begin, pen);
    return;
  }
  if (isArc) {
    pen.moveTo(begin);
  } else {
    pen.moveTo(pointAlong(x, y, innerR, from));
    pen.lineTo(begin);
  }
  const isWide = opening === Opening.halfOrMore;
  if (outerR > 0) pen.arc({ x, y, r: outerR, from, to, isWide, way: "forward" });
  if (innerR > 0) {
    pen.lineTo(pointAlong(x, y, innerR, to));
    pen.arc({ x, y, r: innerR, from: to, to: from, isWide, way: "backward" });
  }
  if (!isArc) pen.close();
}
