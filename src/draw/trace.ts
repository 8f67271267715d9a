import { wrongType } from "../math/validation.js";
import type { Direction, Vec2 } from "../math/vector.js";
import { requireShape } from "../shapes/arguments.js";
import { type Ellipse, Kind, type Shape } from "../shapes/kind.js";
import { partsOf } from "../shapes/reductions.js";
import { requireRegion, type Visibility, type VisibleStretch } from "../visibility/region.js";
import { type CircleStretch, drawOutline, type Pen, pointAlong, type Way } from "./pen.js";

/**
 * Adds a shape's outline to a canvas context's current path: a closed subpath, or several for rings, holes and
 * compounds; an open one for segments, arcs and polylines.
 *
 * The caller calls `beginPath`, `fill` and `stroke`; the nonzero fill rule, which is the default, fills exactly the
 * shape. Do not fill arcs and polylines, nor compounds with such parts: a fill closes them and fills the enclosed region.
 * Points and other shapes without area become lines that a stroke shows; a point needs round line caps to be seen. Curves
 * are the context's own, not polygons. A half plane is drawn as the square of side 2e4 that lies behind its line, around
 * its position.
 *
 * Throws TypeError for a context whose `ellipse` has no parameter for a rotation, if there is an ellipse to draw.
 *
 * @example
 * // On a page: const context = canvas.getContext("2d"); context.beginPath(); trace(context, shape); context.fill();
 * const calls: string[] = [];
 * const context = new Proxy({} as PathContext, { get: (_, name) => () => calls.push(String(name)) });
 * trace(context, segment(0, 0, 4, 3));
 * calls.join(" "); // moveTo lineTo
 */
export function trace(context: PathContext, shape: Shape): void {
  requireContext(context, "trace: context");
  requireShape(shape, "trace: shape");
  if (partsOf(shape).some(isRoundEllipse)) requireTurningEllipse(context, "trace: context");
  drawOutline(shape, new CanvasPen(context));
}

/** Whether a shape is drawn by the context's `ellipse`. */
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

/**
 * The methods of a context that `trace` and `traceVisibility` use: a CanvasRenderingContext2D, an OffscreenCanvas's
 * context, a Path2D or anything similar.
 *
 * @example
 * const xs: number[] = [];
 * const collect = (x: number) => { xs.push(x); };
 * const context: PathContext = { moveTo: collect, lineTo: collect, arc: collect, ellipse: collect, closePath() {} };
 * trace(context, segment(1, 2, 3, 4));
 * xs; // [ 1, 3 ]
 */
export interface PathContext {
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  arc(
    x: number,
    y: number,
    radius: number,
    startAngle: number,
    endAngle: number,
    counterclockwise?: boolean,
  ): void;
  ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    rotation: number,
    startAngle: number,
    endAngle: number,
    counterclockwise?: boolean,
  ): void;
  closePath(): void;
}

/** Throws for an object without a path, such as the canvas itself. */
function requireContext(value: unknown, parameter: string): asserts value is PathContext {
  if (typeof (value as Partial<PathContext> | null | undefined)?.moveTo !== "function") {
    throw wrongType(value, parameter, "a canvas context or a Path2D");
  }
}

/** The fewest parameters of an `ellipse` with a rotation: one with fewer draws it without rotation, and reports nothing. */
const LEAST_PARAMETERS = 5;

/** Throws for a context whose `ellipse` has no rotation, as that of a Pixi Graphics. One with unknown parameters is accepted. */
function requireTurningEllipse(context: PathContext, parameter: string): void {
  const { length } = context.ellipse;
  if (length === 0 || length >= LEAST_PARAMETERS) return;
  const allowed = "one whose ellipse can be turned (give others svgPath or outlinePoints)";
  throw new TypeError(`${parameter} must be ${allowed}, got one whose ellipse has ${length} parameters`);
}

/**
 * Adds the outline of the region that an eye sees to a canvas context's current path: one closed subpath, or nothing if
 * nothing is seen. Curves are the context's own. The caller calls `beginPath`, `fill` and `stroke`.
 *
 * @example
 * const calls: string[] = [];
 * const context = new Proxy({} as PathContext, { get: (_, name) => () => calls.push(String(name)) });
 * traceVisibility(context, visibility(sector(0, 0, 10, degrees(0), degrees(90)), []));
 * calls.join(" "); // moveTo lineTo arc closePath
 */
export function traceVisibility(context: PathContext, region: Visibility): void {
  requireContext(context, "traceVisibility: context");
  requireRegion(region, "traceVisibility: region");
  const { eye, stretches } = region;
  if (stretches.some(({ curve }) => curve === "ellipse")) {
    requireTurningEllipse(context, "traceVisibility: context");
  }
  stretches.forEach((stretch, i) => {
    const { from, fromEye } = stretch;
    if (i === 0) context.moveTo(fromEye ? eye.x : from.x, fromEye ? eye.y : from.y);
    else if (fromEye) context.lineTo(eye.x, eye.y);
    if (i > 0 || fromEye) context.lineTo(from.x, from.y);
    traceStretch(context, stretch);
  });
  if (stretches.length > 0) context.closePath();
}

function traceStretch(context: PathContext, stretch: VisibleStretch): void {
  if (stretch.curve === "line") {
    context.lineTo(stretch.to.x, stretch.to.y);
    return;
  }
  const { x, y, startAngle, endAngle } = stretch;
  const isBackward = endAngle < startAngle;
  if (stretch.curve === "circle") {
    context.arc(x, y, stretch.r, startAngle, endAngle, isBackward);
  } else {
    context.ellipse(x, y, stretch.rx, stretch.ry, stretch.rotation, startAngle, endAngle, isBackward);
  }
}
