import { type Ellipse, type HalfPlane, Kind, type Polyline, type Shape } from "../shapes/kind.js";
import { cornersOf, longerAxisOf, pointAlong } from "./corners.js";
import { drawAnnularSector, drawArc } from "./outline-directions.js";
import { drawRings } from "./outline-polygon.js";
import { drawCapsule, drawRoundedRect } from "./outline-rounded.js";
import { drawCircle, drawClosed, drawPoint } from "./outline-simple.js";
import type { Pen } from "./pen.js";

/** Half the side of the box that stands for a half plane. */
const HALF_PLANE_REACH = 1e4;

/**
 * Draws a shape's outline. Outer boundaries go from +x towards +y and holes back, so that the non-zero rule
 * fills exactly the shape, also where the parts of a compound overlap, as long as none of them is a curve.
 */
export function drawOutline(pen: Pen, shape: Shape): void {
  switch (shape.kind) {
    case Kind.point:
      drawPoint(pen, shape);
      break;
    case Kind.circle:
      drawCircle(pen, shape.x, shape.y, shape.r, "forward");
      break;
    case Kind.ellipse:
      drawEllipse(pen, shape);
      break;
    case Kind.rect:
      drawClosed(pen, cornersOf(shape));
      break;
    case Kind.sector:
      drawAnnularSector(pen, { ...shape, innerR: 0, outerR: shape.r });
      break;
    case Kind.segment:
      drawOpen(pen, [shape.ax, shape.ay, shape.bx, shape.by]);
      break;
    case Kind.capsule:
      drawCapsule(pen, shape);
      break;
    case Kind.roundedRect:
      drawRoundedRect(pen, shape);
      break;
    case Kind.polygon:
      drawRings(pen, shape);
      break;
    case Kind.halfPlane:
      drawHalfPlane(pen, shape);
      break;
    case Kind.annularSector:
      drawAnnularSector(pen, shape);
      break;
    case Kind.arc:
      drawArc(pen, shape);
      break;
    case Kind.polyline:
      drawPolyline(pen, shape);
      break;
    case Kind.compound:
      for (const part of shape.parts) drawOutline(pen, part);
      break;
    default:
      shape satisfies never;
  }
}

function drawHalfPlane(pen: Pen, { x, y, nx, ny }: HalfPlane): void {
  const middle = pointAlong(x, y, -HALF_PLANE_REACH, { x: nx, y: ny });
  const size = { halfWidth: HALF_PLANE_REACH, halfHeight: HALF_PLANE_REACH };
  drawClosed(pen, cornersOf({ ...middle, ...size, ux: nx, uy: ny }));
}

function drawEllipse(pen: Pen, ellipse: Ellipse): void {
  if (ellipse.rx > 0 && ellipse.ry > 0) pen.ellipse(ellipse);
  else drawClosed(pen, longerAxisOf(ellipse));
}

/** A closed subpath if the last point is the first again. */
function drawPolyline(pen: Pen, { points }: Polyline): void {
  const last = points.length - 2;
  const isClosed = last > 2 && points[0] === points[last] && points[1] === points[last + 1];
  drawOpen(pen, isClosed ? points.slice(0, last) : points);
  if (isClosed) pen.close();
}

function drawOpen(pen: Pen, points: ArrayLike<number>): void {
  pen.moveTo({ x: points[0] ?? 0, y: points[1] ?? 0 });
  for (let i = 2; i + 1 < points.length; i += 2) pen.lineTo({ x: points[i] ?? 0, y: points[i + 1] ?? 0 });
}
