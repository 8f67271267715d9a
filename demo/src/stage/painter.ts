import { Kind, type Shape, type Vec2 } from "osculate";
import { trace } from "osculate/draw";
import type { Palette, Role } from "./palette.js";
import { toScreen, type View, viewFrom } from "./view.js";

function partsOf(shape: Shape): readonly Shape[] {
  return shape.kind === Kind.compound ? shape.parts : [shape];
}

/** Whether the shape is a line, which has nothing to fill. */
export function isCurve({ kind }: Shape): boolean {
  return kind === Kind.arc || kind === Kind.polyline || kind === Kind.segment;
}

/** Widths and dashes are CSS pixels, so lines keep their weight at every zoom. */
export interface LineStyle {
  readonly width?: number;
  readonly dash?: readonly number[];
  /** 0 to 1; 1 unless given. */
  readonly opacity?: number;
}

export interface ShapeStyle extends LineStyle {
  /** Opacity of the inside; 0.16 unless given, 0 for an outline only. */
  readonly fill?: number;
}

export interface LabelStyle {
  /** CSS pixels from the point. */
  readonly dx?: number;
  readonly dy?: number;
  readonly align?: CanvasTextAlign;
  readonly size?: number;
  readonly bold?: boolean;
}

/** How far a canvas turns for a view that is turned: from the x axis to straight up. */
const quarterTurn = -Math.PI / 2;

/** Adds to a context's path. */
type Draw = (context: CanvasRenderingContext2D) => void;

/** Draws in world coordinates; every colour is a role of the palette. */
export class Painter {
  constructor(
    readonly context: CanvasRenderingContext2D,
    readonly view: View,
    readonly palette: Palette,
  ) {}

  /** The CSS pixel of a point of the world. */
  pixel(point: Readonly<Vec2>): Vec2 {
    return toScreen(this.view, point);
  }

  /** A picture within the picture: a world of its own, whose origin is at `origin`, and nothing beyond `size` is seen. */
  inset(
    origin: Readonly<Vec2>,
    size: { readonly width: number; readonly height: number },
    draw: (painter: Painter) => void,
  ): void {
    const { context, palette } = this;
    const own = new Painter(context, viewFrom(this.view, origin), palette);
    const corner = own.pixel({ x: 0, y: 0 });
    const opposite = own.pixel({ x: size.width, y: size.height });
    context.save();
    context.beginPath();
    context.rect(corner.x, corner.y, opposite.x - corner.x, opposite.y - corner.y);
    context.clip();
    draw(own);
    context.restore();
  }

  clear(): void {
    this.context.clearRect(0, 0, this.view.width, this.view.height);
  }

  fillGround(): void {
    this.context.fillStyle = this.palette.ground;
    this.context.fillRect(0, 0, this.view.width, this.view.height);
  }

  /** A shape of the library, traced by the library. A set without inside shows as a line or a dot. */
  shape(shape: Shape, role: Role, style: ShapeStyle = {}): void {
    // A canvas would close a curve with a chord and fill what is between.
    const solids = partsOf(shape).filter((part) => !isCurve(part));
    const draw = (parts: readonly Shape[]) => () => {
      for (const part of parts) trace(this.context, part);
    };
    this.fill(draw(solids), role, style);
    this.outline(draw([shape]), role, style);
  }

  /** Fills and outlines the path that `draw` adds to the context, in world coordinates. */
  path(draw: Draw, role: Role, style: ShapeStyle = {}): void {
    this.fill(draw, role, style);
    this.outline(draw, role, style);
  }

  private fill(draw: Draw, role: Role, style: ShapeStyle): void {
    const { context } = this;
    const opacity = style.fill ?? 0.16;
    if (opacity === 0) return;
    context.save();
    this.begin(draw);
    context.fillStyle = this.palette[role];
    context.globalAlpha = opacity;
    context.fill();
    context.restore();
  }

  private outline(draw: Draw, role: Role, style: ShapeStyle): void {
    const { context } = this;
    context.save();
    this.begin(draw);
    this.stroke(role, { width: 2.5, ...style });
    context.restore();
  }

  /** Begins a path that is drawn in world coordinates and stroked in CSS pixels. */
  private begin(draw: Draw): void {
    const { context, view } = this;
    context.beginPath();
    context.save();
    context.translate(view.width / 2, view.height / 2);
    if (view.turned) context.rotate(quarterTurn);
    context.scale(view.scale, view.scale * view.ySign);
    context.translate(-view.x, -view.y);
    draw(context);
    context.restore();
  }

  line(from: Readonly<Vec2>, to: Readonly<Vec2>, role: Role, style: LineStyle = {}): void {
    this.polyline([from, to], role, style);
  }

  /** Computed point by point in doubles: stays true where a canvas transform, in floats, would not. */
  polyline(points: readonly Readonly<Vec2>[], role: Role, style: LineStyle = {}): void {
    this.context.save();
    this.beginThrough(points);
    this.stroke(role, style);
    this.context.restore();
  }

  private beginThrough(points: readonly Readonly<Vec2>[]): void {
    this.context.beginPath();
    for (const point of points) {
      const { x, y } = this.pixel(point);
      this.context.lineTo(x, y);
    }
  }

  polygon(points: readonly Readonly<Vec2>[], role: Role, opacity: number): void {
    this.context.save();
    this.beginThrough(points);
    this.context.closePath();
    this.context.fillStyle = this.palette[role];
    this.context.globalAlpha = opacity;
    this.context.fill();
    this.context.restore();
  }

  /**
   * A line with a head of a constant size; nothing where the two ends are one.
   * It stops `gap` CSS pixels short of its end, for a handle that sits there.
   */
  arrow(from: Readonly<Vec2>, to: Readonly<Vec2>, role: Role, style: LineStyle = {}, gap = 0): void {
    const a = this.pixel(from);
    const end = this.pixel(to);
    const length = Math.hypot(end.x - a.x, end.y - a.y);
    if (length <= gap) return;
    const head = Math.min(11, length - gap);
    const ux = ((end.x - a.x) / length) * head;
    const uy = ((end.y - a.y) / length) * head;
    const b = { x: end.x - (ux * gap) / head, y: end.y - (uy * gap) / head };
    const { context } = this;
    context.save();
    context.beginPath();
    context.moveTo(a.x, a.y);
    context.lineTo(b.x - ux * 0.7, b.y - uy * 0.7);
    this.stroke(role, style);
    context.setLineDash([]);
    context.beginPath();
    context.moveTo(b.x, b.y);
    context.lineTo(b.x - ux - uy * 0.42, b.y - uy + ux * 0.42);
    context.lineTo(b.x - ux + uy * 0.42, b.y - uy - ux * 0.42);
    context.closePath();
    context.fillStyle = this.palette[role];
    context.fill();
    context.restore();
  }

  /** Part of a circle, `radius` world units about the centre, from `start` on towards +y by `sweep` radians. */
  arc(
    centre: Readonly<Vec2>,
    radius: number,
    start: number,
    sweep: number,
    role: Role,
    style: LineStyle = {},
  ): void {
    const { x, y } = this.pixel(centre);
    const { ySign, scale, turned } = this.view;
    const from = start * ySign + (turned ? quarterTurn : 0);
    const way = sweep * ySign;
    this.context.save();
    this.context.beginPath();
    this.context.arc(x, y, radius * scale, from, from + way, way < 0);
    this.stroke(role, style);
    this.context.restore();
  }

  /** A dot of `radius` CSS pixels, ringed by the ground so that it stands out on any shape. */
  dot(point: Readonly<Vec2>, role: Role, radius = 5): void {
    const { x, y } = this.pixel(point);
    const { context } = this;
    context.beginPath();
    context.arc(x, y, radius + 2, 0, 2 * Math.PI);
    context.fillStyle = this.palette.ground;
    context.fill();
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fillStyle = this.palette[role];
    context.fill();
  }

  /** The small square of a right angle at `corner`, between the directions to `a` and to `b`. */
  rightAngle(corner: Readonly<Vec2>, a: Readonly<Vec2>, b: Readonly<Vec2>, role: Role): void {
    const c = this.pixel(corner);
    const arm = (end: Vec2) => {
      const length = Math.hypot(end.x - c.x, end.y - c.y);
      const size = length > 18 ? 9 / length : 0;
      return { x: (end.x - c.x) * size, y: (end.y - c.y) * size };
    };
    const u = arm(this.pixel(a));
    const v = arm(this.pixel(b));
    if ((u.x === 0 && u.y === 0) || (v.x === 0 && v.y === 0)) return;
    this.context.save();
    this.context.beginPath();
    this.context.moveTo(c.x + u.x, c.y + u.y);
    this.context.lineTo(c.x + u.x + v.x, c.y + u.y + v.y);
    this.context.lineTo(c.x + v.x, c.y + v.y);
    this.stroke(role, { width: 1.25 });
    this.context.restore();
  }

  /** A word beside a point, with a halo of the ground so that lines do not run through it. */
  label(point: Readonly<Vec2>, text: string, role: Role, style: LabelStyle = {}): void {
    const { x, y } = this.pixel(point);
    const { context } = this;
    context.save();
    context.font = `${style.bold ? 600 : 400} ${style.size ?? 14}px ${this.palette.font}`;
    context.textAlign = style.align ?? "left";
    context.textBaseline = "middle";
    context.lineJoin = "round";
    context.lineWidth = 4;
    context.strokeStyle = this.palette.ground;
    context.strokeText(text, x + (style.dx ?? 0), y + (style.dy ?? 0));
    context.fillStyle = this.palette[role];
    context.fillText(text, x + (style.dx ?? 0), y + (style.dy ?? 0));
    context.restore();
  }

  private stroke(role: Role, style: LineStyle): void {
    const { context } = this;
    context.strokeStyle = this.palette[role];
    context.globalAlpha = style.opacity ?? 1;
    context.lineWidth = style.width ?? 1.5;
    context.lineCap = "round";
    context.lineJoin = "round";
    context.setLineDash([...(style.dash ?? [])]);
    context.stroke();
  }
}
