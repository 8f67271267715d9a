import type { Circle, Rect, Vec2 } from "osculate";

/** Where a coordinate lies: below the rectangle's range, in it, or above it. */
export type Zone = "below" | "within" | "above";

/** The figures of the lesson: everything is seen from the centre of the rectangle, in the frame where it stands upright. */
export interface CircleRectFigures {
  /** From the rectangle's centre to the circle's, before turning. */
  readonly offset: Vec2;
  /** The same, turned back by the rectangle's angle. */
  readonly turned: Vec2;
  /** The point of the upright rectangle nearest to `turned`. */
  readonly nearest: Vec2;
  readonly zoneX: Zone;
  readonly zoneY: Zone;
  /** From `nearest` to `turned`: the sides of the right triangle, with sign. */
  readonly gap: Vec2;
  /** Its hypotenuse, to be compared with the circle's radius. */
  readonly distance: number;
}

/**
 * Turns the circle's centre by −θ about the rectangle's, so that the rectangle stands upright, and brings each
 * coordinate into the rectangle's range: that is the nearest point.
 *
 * Rounded arithmetic, for drawing; the verdict on the page is the library's.
 */
export function circleRectFigures(ball: Circle, box: Rect): CircleRectFigures {
  const length = Math.hypot(box.ux, box.uy);
  const cos = box.ux / length;
  const sin = box.uy / length;
  const offset = { x: ball.x - box.x, y: ball.y - box.y };
  const turned = { x: cos * offset.x + sin * offset.y, y: -sin * offset.x + cos * offset.y };
  const nearest = {
    x: Math.min(Math.max(turned.x, -box.halfWidth), box.halfWidth),
    y: Math.min(Math.max(turned.y, -box.halfHeight), box.halfHeight),
  };
  const gap = { x: turned.x - nearest.x, y: turned.y - nearest.y };
  return {
    offset,
    turned,
    nearest,
    zoneX: zoneOf(gap.x),
    zoneY: zoneOf(gap.y),
    gap,
    distance: Math.hypot(gap.x, gap.y),
  };
}

function zoneOf(gap: number): Zone {
  if (gap < 0) return "below";
  return gap > 0 ? "above" : "within";
}
