import { circle, degrees, type Ellipse, ellipse, type Shape } from "../../src/index.js";

/** An ellipse turned by so many degrees, which the other libraries take; with equal radii a circle. */
export interface Outline {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly degrees: number;
}

export interface TwoOutlines {
  readonly a: Outline;
  readonly b: Outline;
}

export function ellipseOf({ x, y, rx, ry, degrees: turn }: Outline): Ellipse {
  return ellipse(x, y, rx, ry, degrees(turn));
}

export function shapeOf(outline: Outline): Shape {
  const { x, y, rx, ry } = outline;
  return rx === ry ? circle(x, y, rx) : ellipseOf(outline);
}
