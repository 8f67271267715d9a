import { type Ellipse, Kind, Opening, type Sector, type Shape } from "../shapes/kind.js";
import { cornersOf, longerAxisOf, pointAlong } from "./corners.js";
import type { PathContext } from "./path-context.js";

/**
 * Adds a shape's outline to a canvas context's current path, as a closed subpath.
 *
 * `beginPath`, `fill` and `stroke` are the caller's. Points and segments (zero sizes) become lines that a
 * stroke shows; a point needs round line caps to be seen. Curves are the context's own, not polygons.
 */
export function trace(context: PathContext, shape: Shape): void {
  switch (shape.kind) {
    case Kind.point:
      traceLine(context, shape, shape);
      return;
    case Kind.circle:
      traceCircle(context, shape.x, shape.y, shape.r);
      return;
    case Kind.ellipse:
      traceEllipse(context, shape);
      return;
    case Kind.rect:
      tracePolygon(context, cornersOf(shape));
      return;
    case Kind.sector:
      traceSector(context, shape);
  }
}

interface Position {
  readonly x: number;
  readonly y: number;
}

function traceLine(context: PathContext, from: Position, to: Position): void {
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.closePath();
}

function tracePolygon(context: PathContext, [first, ...rest]: [Position, ...Position[]]): void {
  context.moveTo(first.x, first.y);
  for (const corner of rest) context.lineTo(corner.x, corner.y);
  context.closePath();
}

function traceCircle(context: PathContext, x: number, y: number, r: number): void {
  if (r === 0) {
    traceLine(context, { x, y }, { x, y });
    return;
  }
  context.moveTo(x + r, y);
  context.arc(x, y, r, 0, 2 * Math.PI);
  context.closePath();
}

function traceEllipse(context: PathContext, ellipse: Ellipse): void {
  const { x, y, rx, ry, ux, uy } = ellipse;
  if (rx === 0 || ry === 0) {
    traceLine(context, ...longerAxisOf(ellipse));
    return;
  }
  const start = pointAlong(x, y, rx, { x: ux, y: uy });
  context.moveTo(start.x, start.y);
  context.ellipse(x, y, rx, ry, Math.atan2(uy, ux), 0, 2 * Math.PI);
  context.closePath();
}

function traceSector(context: PathContext, sector: Sector): void {
  const { x, y, r, opening, startX, startY, endX, endY } = sector;
  if (opening === Opening.whole) {
    traceCircle(context, x, y, r);
    return;
  }
  const start = pointAlong(x, y, r, { x: startX, y: startY });
  context.moveTo(x, y);
  context.lineTo(start.x, start.y);
  if (r > 0) {
    const startAngle = Math.atan2(startY, startX);
    const endAngle = Math.atan2(endY, endX);
    const wraps = opening === Opening.halfOrMore ? endAngle <= startAngle : endAngle < startAngle;
    context.arc(x, y, r, startAngle, wraps ? endAngle + 2 * Math.PI : endAngle);
  }
  context.closePath();
}
