import type { Vec2 } from "../math/vector.js";
import { requireShape } from "../shapes/arguments.js";
import type { Ellipse, Shape } from "../shapes/kind.js";
import type { Visibility, VisibleArc, VisibleEllipticArc, VisibleStretch } from "../visibility/region.js";
import { type CircleStretch, drawOutline, type Pen, pointAlong, type Way } from "./outline.js";

/**
 * A shape's outline as the `d` of an SVG path: "M … Z", and several of them for rings, holes and compounds.
 *
 * Curves are elliptic arcs, numbers as short as possible without loss. Segments, arcs and polylines are left open: give
 * them no fill, and fill the other parts of a compound with arcs or polylines one by one. Points and other shapes without
 * area become lines that a stroke shows; a point needs round line caps to be seen. The nonzero fill rule, which is the
 * default, fills exactly the shape. A half plane is drawn as the square of side 2e4 that lies behind its line, around its
 * position.
 *
 * @example
 * svgPath(polygon([[0, 0], [4, 0], [0, 3]])); // M 0 0 L 4 0 L 0 3 Z
 */
export function svgPath(shape: Shape): string {
  requireShape(shape, "svgPath: shape");
  const pen = new SvgPen();
  drawOutline(shape, pen);
  return pen.commands.join(" ");
}

class SvgPen implements Pen {
  readonly commands: string[] = [];

  moveTo(point: Readonly<Vec2>): void {
    this.commands.push(`M ${coordinates(point)}`);
  }

  lineTo(point: Readonly<Vec2>): void {
    this.commands.push(`L ${coordinates(point)}`);
  }

  arc({ x, y, r, from, to, isWide, way }: CircleStretch): void {
    // In two arcs where it is half a turn or more: an arc whose ends nearly coincide would be drawn as nothing.
    if (isWide) this.arcTo(r, r, 0, way, pointAlong(x, y, -r, from));
    this.arcTo(r, r, 0, way, pointAlong(x, y, r, to));
  }

  circle(x: number, y: number, r: number, way: Way): void {
    const right = { x: x + r, y };
    this.moveTo(right);
    this.arcTo(r, r, 0, way, { x: x - r, y });
    this.arcTo(r, r, 0, way, right);
    this.close();
  }

  ellipse({ x, y, rx, ry, ux, uy }: Ellipse): void {
    const rotation = (Math.atan2(uy, ux) * 180) / Math.PI;
    const first = pointAlong(x, y, rx, { x: ux, y: uy });
    this.moveTo(first);
    this.arcTo(rx, ry, rotation, "forward", pointAlong(x, y, -rx, { x: ux, y: uy }));
    this.arcTo(rx, ry, rotation, "forward", first);
    this.close();
  }

  close(): void {
    this.commands.push("Z");
  }

  /** An arc of at most half a turn (at half a turn, the large-arc flag changes nothing). */
  private arcTo(rx: number, ry: number, rotation: number, way: Way, end: Vec2): void {
    this.commands.push(`A ${rx} ${ry} ${rotation} 0 ${way === "forward" ? 1 : 0} ${coordinates(end)}`);
  }
}

function coordinates({ x, y }: Readonly<Vec2>): string {
  return `${x} ${y}`;
}

/**
 * The outline of the region that an eye sees as the `d` of an SVG path: "M … Z"; empty if nothing is seen. Curves are
 * elliptic arcs, numbers as short as possible without loss.
 *
 * @example
 * visibilityPath(visibility(sector(0, 0, 10, degrees(0), degrees(90)), [])); // M 0 0 L 10 0 A 10 10 0 0 1 0 10 Z
 */
export function visibilityPath({ eye, stretches }: Visibility): string {
  const commands = stretches.flatMap((stretch, i) => {
    const ends = stretch.fromEye ? [eye, stretch.from] : [stretch.from];
    return [...ends.map((point, j) => `${i + j === 0 ? "M" : "L"} ${coordinates(point)}`), ...drawn(stretch)];
  });
  return commands.length === 0 ? "" : [...commands, "Z"].join(" ");
}

function drawn(stretch: VisibleStretch): string[] {
  if (stretch.curve === "line") return [`L ${coordinates(stretch.to)}`];
  const swept = stretch.endAngle - stretch.startAngle;
  const isForward = swept > 0;
  // In two arcs where it is half a turn or more: an arc whose ends nearly coincide would be drawn as nothing.
  if (Math.abs(swept) < Math.PI) return [arcTo(stretch, isForward, stretch.to)];
  const middle = pointAt(stretch, stretch.startAngle + swept / 2);
  return [arcTo(stretch, isForward, middle), arcTo(stretch, isForward, stretch.to)];
}

/** An arc of at most half a turn. */
function arcTo(stretch: VisibleArc | VisibleEllipticArc, isForward: boolean, end: Vec2): string {
  const { rx, ry, rotation } = radiiOf(stretch);
  return `A ${rx} ${ry} ${(rotation * 180) / Math.PI} 0 ${isForward ? 1 : 0} ${coordinates(end)}`;
}

function pointAt(stretch: VisibleArc | VisibleEllipticArc, angle: number): Vec2 {
  const { rx, ry, rotation } = radiiOf(stretch);
  const along = rx * Math.cos(angle);
  const across = ry * Math.sin(angle);
  const ux = Math.cos(rotation);
  const uy = Math.sin(rotation);
  return { x: stretch.x + along * ux - across * uy, y: stretch.y + along * uy + across * ux };
}

function radiiOf(stretch: VisibleArc | VisibleEllipticArc): { rx: number; ry: number; rotation: number } {
  return stretch.curve === "circle" ? { rx: stretch.r, ry: stretch.r, rotation: 0 } : stretch;
}
