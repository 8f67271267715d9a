import type { Vec2 } from "../math/vector.js";
import type { Pen, Way } from "./pen.js";

/** A closed subpath of straight edges. */
export function drawClosed(pen: Pen, corners: readonly Readonly<Vec2>[]): void {
  corners.forEach((corner, i) => {
    if (i === 0) pen.moveTo(corner);
    else pen.lineTo(corner);
  });
  pen.close();
}

/** A line of no length, which round line caps make visible. */
export function drawPoint(pen: Pen, point: Readonly<Vec2>): void {
  drawClosed(pen, [point, point]);
}

/** A circle line, or its centre if the radius is 0. */
export function drawCircle(pen: Pen, x: number, y: number, r: number, way: Way): void {
  if (r > 0) pen.circle(x, y, r, way);
  else drawPoint(pen, { x, y });
}
