import { requirePositive } from "../math/validation.js";
import type { Direction, Vec2 } from "../math/vector.js";
import { requireShape } from "../shapes/arguments.js";
import type { Ellipse, Shape } from "../shapes/kind.js";
import { type CircleStretch, drawOutline, type Pen, pointAlong, type Way } from "./outline.js";

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
