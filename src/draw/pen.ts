import type { Direction, Vec2 } from "../math/vector.js";
import type { Ellipse } from "../shapes/kind.js";

/** The sense in which a curve is drawn: from +x towards +y, or back. */
export type Way = "forward" | "backward";

/** A part of a circle line about (x, y), drawn from one direction to another. */
export interface CircleStretch {
  readonly x: number;
  readonly y: number;
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
