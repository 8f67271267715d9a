import { type Ellipse, Kind, Opening, type Sector, type Shape } from "../shapes/kind.js";
import { cornersOf, longerAxisOf, pointAlong } from "./corners.js";

/**
 * A shape's outline as the `d` of an SVG path: "M … Z".
 *
 * Curves are elliptic arcs, numbers as short as they can be without loss. Points and segments (zero sizes)
 * become lines that a stroke shows; a point needs round line caps to be seen.
 */
export function svgPath(shape: Shape): string {
  switch (shape.kind) {
    case Kind.point:
      return polygonPath([shape, shape]);
    case Kind.circle:
      return circlePath(shape.x, shape.y, shape.r);
    case Kind.ellipse:
      return ellipsePath(shape);
    case Kind.rect:
      return polygonPath(cornersOf(shape));
    case Kind.sector:
      return sectorPath(shape);
  }
}

interface Position {
  readonly x: number;
  readonly y: number;
}

function coordinates({ x, y }: Position): string {
  return `${x} ${y}`;
}

function polygonPath(corners: readonly Position[]): string {
  return `M ${corners.map(coordinates).join(" L ")} Z`;
}

/** An arc of at most half a turn from +x towards +y (at half a turn, the large-arc flag changes nothing). */
function arcTo(rx: number, ry: number, rotation: number, end: Position): string {
  return `A ${rx} ${ry} ${rotation} 0 1 ${coordinates(end)}`;
}

function circlePath(x: number, y: number, r: number): string {
  if (r === 0)
    return polygonPath([
      { x, y },
      { x, y },
    ]);
  const right = { x: x + r, y };
  const left = { x: x - r, y };
  return `M ${coordinates(right)} ${arcTo(r, r, 0, left)} ${arcTo(r, r, 0, right)} Z`;
}

function ellipsePath(ellipse: Ellipse): string {
  const { x, y, rx, ry, ux, uy } = ellipse;
  if (rx === 0 || ry === 0) return polygonPath(longerAxisOf(ellipse));
  const rotation = (Math.atan2(uy, ux) * 180) / Math.PI;
  const first = pointAlong(x, y, rx, { x: ux, y: uy });
  const second = pointAlong(x, y, -rx, { x: ux, y: uy });
  return `M ${coordinates(first)} ${arcTo(rx, ry, rotation, second)} ${arcTo(rx, ry, rotation, first)} Z`;
}

function sectorPath(sector: Sector): string {
  const { x, y, r, opening, startX, startY, endX, endY } = sector;
  if (opening === Opening.whole) return circlePath(x, y, r);
  const start = pointAlong(x, y, r, { x: startX, y: startY });
  const end = pointAlong(x, y, r, { x: endX, y: endY });
  const edges = `M ${coordinates({ x, y })} L ${coordinates(start)}`;
  if (r === 0) return `${edges} Z`;
  // In two arcs where it is half a turn or more: an arc whose ends nearly coincide would be drawn as nothing.
  const opposite = pointAlong(x, y, -r, { x: startX, y: startY });
  const half = opening === Opening.halfOrMore ? `${arcTo(r, r, 0, opposite)} ` : "";
  return `${edges} ${half}${arcTo(r, r, 0, end)} Z`;
}
