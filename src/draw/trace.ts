import type { Direction, Vec2 } from "../math/vector.js";
import { type Ellipse, Kind, type Shape } from "../shapes/kind.js";
import { partsOf } from "../shapes/parts.js";
import { requireShape } from "../shapes/require-shape.js";
import { pointAlong } from "./corners.js";
import { drawOutline } from "./outline.js";
import { type PathContext, requireContext, requireTurningEllipse } from "./path-context.js";
import type { CircleStretch, Pen, Way } from "./pen.js";

/**
 * Adds a shape's outline to a canvas context's current path: a closed subpath, or several for rings, holes and
 * compounds; an open one for segments, arcs and polylines.
 *
 * `beginPath`, `fill` and `stroke` are the caller's; the non-zero fill rule, which is the default, fills
 * exactly the shape. Only arcs and polylines, also as parts of a compound, are to be left out of a fill: it closes
 * them and fills what is between. Points and other shapes without area become lines that a stroke shows; a point
 * needs round line caps to be seen. Curves are the context's own, not polygons. A half plane is drawn as the square
 * of side 2e4 that lies behind its line, around its position.
 *
 * Throws TypeError for a context whose `ellipse` has no parameter for a turn, if there is an ellipse to draw.
 */
export function trace(context: PathContext, shape: Shape): void {
  requireContext(context, "trace: context");
  requireShape(shape, "trace: shape");
  if (partsOf(shape).some(isRoundEllipse)) requireTurningEllipse(context, "trace: context");
  drawOutline(new CanvasPen(context), shape);
}

/** What is drawn by the context's `ellipse`. */
function isRoundEllipse(shape: Shape): boolean {
  return shape.kind === Kind.ellipse && shape.rx > 0 && shape.ry > 0;
}

class CanvasPen implements Pen {
  constructor(private readonly context: PathContext) {}

  moveTo({ x, y }: Readonly<Vec2>): void {
    this.context.moveTo(x, y);
  }

  lineTo({ x, y }: Readonly<Vec2>): void {
    this.context.lineTo(x, y);
  }

  arc({ x, y, r, from, to, isWide, way }: CircleStretch): void {
    const isForward = way === "forward";
    const start = angleOf(isForward ? from : to);
    const endAngle = angleOf(isForward ? to : from);
    const wraps = isWide ? endAngle <= start : endAngle < start;
    const end = wraps ? endAngle + 2 * Math.PI : endAngle;
    if (isForward) this.context.arc(x, y, r, start, end);
    else this.context.arc(x, y, r, end, start, true);
  }

  circle(x: number, y: number, r: number, way: Way): void {
    this.context.moveTo(x + r, y);
    if (way === "forward") this.context.arc(x, y, r, 0, 2 * Math.PI);
    else this.context.arc(x, y, r, 2 * Math.PI, 0, true);
    this.context.closePath();
  }

  ellipse({ x, y, rx, ry, ux, uy }: Ellipse): void {
    const start = pointAlong(x, y, rx, { x: ux, y: uy });
    this.context.moveTo(start.x, start.y);
    this.context.ellipse(x, y, rx, ry, Math.atan2(uy, ux), 0, 2 * Math.PI);
    this.context.closePath();
  }

  close(): void {
    this.context.closePath();
  }
}

function angleOf({ x, y }: Direction): number {
  return Math.atan2(y + 0, x) + 0;
}
