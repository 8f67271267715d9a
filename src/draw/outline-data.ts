import { requirePositive } from "../math/validation.js";
import type { Direction, Vec2 } from "../math/vector.js";
import { requireShape } from "../shapes/arguments.js";
import type { Ellipse, Shape } from "../shapes/kind.js";
import type { Visibility, VisibleArc, VisibleEllipticArc, VisibleStretch } from "../visibility/region.js";
import { type CircleStretch, drawOutline, longerAxisOf, type Pen, pointAlong, type Way } from "./pen.js";

/* Outlines as data: SVG paths, and lists of corners. */

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

  ellipse(ellipse: Ellipse): void {
    const { rx, ry, ux, uy } = ellipse;
    const rotation = (Math.atan2(uy, ux) * 180) / Math.PI;
    // An ellipse that is smaller than the ends of an arc are apart is drawn larger: with those of the longer axis, by a rounding.
    const [opposite, first] = longerAxisOf(ellipse);
    this.moveTo(first);
    this.arcTo(rx, ry, rotation, "forward", opposite);
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

/**
 * One closed or open line of a shape's outline, as a list of corners.
 *
 * @example
 * const [outline]: OutlinePoints[] = outlinePoints(segment(0, 0, 4, 0), 0.1);
 * console.log(outline?.points, outline?.isClosed); // [ { x: 0, y: 0 }, { x: 4, y: 0 } ] false
 */
export interface OutlinePoints {
  points: Vec2[];
  /** Whether the last point is joined to the first, as in outlines of solids. */
  isClosed: boolean;
}

/** A stretch of a curve is not divided into more parts, however small the tolerance. */
const MOST_STEPS = 65536;

/**
 * A shape's outline as corners, for software that supports only polygons: one list for each ring, hole and part, curves
 * divided so finely that none of their points is farther than `tolerance` from the lines between corners.
 *
 * The corners lie on the curve except for rounding, so the enclosed region is a bit smaller where the curve is convex: it
 * is for drawing or export, not for queries. The lists come in the order in which `trace` draws them: a polygon's outer
 * ring first, then its holes, outer rings from +x towards +y and holes the other way. Segments, arcs and polylines are
 * open; a half plane is the square of side 2e4 that `trace` draws. Throws TypeError or RangeError unless the tolerance is
 * a finite number > 0. A whole circle has some π √(r / (2 · tolerance)) corners, and at most 2¹⁷.
 *
 * @example
 * outlinePoints(rect(0, 0, 4, 2), 0.1)[0]?.points.length; // 4
 */
export function outlinePoints(shape: Shape, tolerance: number): OutlinePoints[] {
  requireShape(shape, "outlinePoints: shape");
  requirePositive(tolerance, "outlinePoints: tolerance");
  const pen = new CornerPen(tolerance);
  drawOutline(shape, pen);
  return pen.outlines;
}

class CornerPen implements Pen {
  readonly outlines: OutlinePoints[] = [];
  private points: Vec2[] = [];

  constructor(private readonly tolerance: number) {}

  moveTo({ x, y }: Readonly<Vec2>): void {
    this.points = [{ x, y }];
    this.outlines.push({ points: this.points, isClosed: false });
  }

  lineTo({ x, y }: Readonly<Vec2>): void {
    const last = this.points.at(-1);
    if (last?.x !== x || last.y !== y) this.points.push({ x, y });
  }

  arc({ x, y, r, from, to, isWide, way }: CircleStretch): void {
    const start = Math.atan2(from.y, from.x);
    const turn = turnFrom(start, Math.atan2(to.y, to.x), isWide, way);
    this.curve(x, y, { x: r, y: 0 }, { x: 0, y: r }, start, turn, r);
    this.lineTo(pointAlong(x, y, r, to));
  }

  circle(x: number, y: number, r: number, way: Way): void {
    this.moveTo({ x: x + r, y });
    const turn = way === "forward" ? 2 * Math.PI : -2 * Math.PI;
    this.curve(x, y, { x: r, y: 0 }, { x: 0, y: r }, 0, turn, r);
    this.close();
  }

  ellipse({ x, y, rx, ry, ux, uy }: Ellipse): void {
    const rotation = Math.atan2(uy, ux);
    const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
    const along = { x: rx * cos, y: rx * sin };
    this.moveTo({ x: x + along.x, y: y + along.y });
    this.curve(x, y, along, { x: -ry * sin, y: ry * cos }, 0, 2 * Math.PI, Math.max(rx, ry));
    this.close();
  }

  close(): void {
    const outline = this.outlines.at(-1);
    if (outline === undefined) return;
    outline.isClosed = true;
    const [first] = this.points;
    const last = this.points.at(-1);
    if (this.points.length > 1 && first?.x === last?.x && first?.y === last?.y) this.points.pop();
  }

  /**
   * The points centre + cos t · along + sin t · across, from the current one on, without the last. Between two of them at
   * an angle 2s, the image of the unit circle is at most (1 − cos s) times the longer radius from the chord.
   */
  private curve(
    x: number,
    y: number,
    along: Direction,
    across: Direction,
    start: number,
    turn: number,
    radius: number,
  ): void {
    const half = Math.acos(Math.max(1 - this.tolerance / radius, 0));
    const steps = Math.min(Math.max(Math.ceil(Math.abs(turn) / (2 * half)), 1), MOST_STEPS);
    for (let i = 1; i < steps; i += 1) {
      const t = start + (turn * i) / steps;
      const [cos, sin] = [Math.cos(t), Math.sin(t)];
      this.lineTo({ x: x + cos * along.x + sin * across.x, y: y + cos * along.y + sin * across.y });
    }
  }
}

/** The signed angle from one angle to another. */
function turnFrom(start: number, end: number, isWide: boolean, way: Way): number {
  const sign = way === "forward" ? 1 : -1;
  const turn = sign * (end - start);
  const wraps = isWide ? turn <= 0 : turn < 0;
  return sign * (wraps ? turn + 2 * Math.PI : turn);
}
