import type { Direction, Vec2 } from "osculate";

/** A shape with a centre and a direction, such as a rectangle or an ellipse. */
export interface LocalFrame {
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
}

/** The unit vector of the first axis. */
export function axisOf({ ux, uy }: LocalFrame): Direction {
  const length = Math.hypot(ux, uy);
  return { x: ux / length, y: uy / length };
}

/** The point so far along the first axis, and so far across it, from the centre. */
export function fromLocal(frame: LocalFrame, along: number, across: number): Vec2 {
  const axis = axisOf(frame);
  return { x: frame.x + along * axis.x - across * axis.y, y: frame.y + along * axis.y + across * axis.x };
}

/** How far a point lies along the first axis (`x`) and across it (`y`), seen from the centre. */
export function toLocal(frame: LocalFrame, point: Readonly<Vec2>): Vec2 {
  const axis = axisOf(frame);
  const dx = point.x - frame.x;
  const dy = point.y - frame.y;
  return { x: dx * axis.x + dy * axis.y, y: dy * axis.x - dx * axis.y };
}

/** The direction from the centre to a point in degrees, in (−180, 180]. */
export function degreesTo(centre: Readonly<Vec2>, point: Readonly<Vec2>): number {
  return (Math.atan2(point.y - centre.y, point.x - centre.x) * 180) / Math.PI;
}

/** The point so far from a centre, in a direction in degrees. */
export function fromCentre(centre: Readonly<Vec2>, distance: number, degrees: number): Vec2 {
  const angle = radians(degrees);
  return { x: centre.x + distance * Math.cos(angle), y: centre.y + distance * Math.sin(angle) };
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
