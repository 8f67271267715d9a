import type { Sector, Vec2 } from "osculate";
import { Opening } from "osculate";

/** The figures of the lesson; directions have length 1, angles are radians. */
export interface PointSectorFigures {
  /** The direction half way from the start to the end of the field of view. */
  readonly middle: Vec2;
  /** Half the opening, 0 to π. */
  readonly half: number;
  /** Its cosine: how far the dot product may fall. */
  readonly cosine: number;
  /** From the apex to the point. */
  readonly toPoint: Vec2;
  readonly distance: number;
  /** The direction to the point; zero where the point is the apex. */
  readonly direction: Vec2;
  /** `direction · middle`: the cosine of the angle between them. */
  readonly dot: number;
}

/**
 * The middle of the sector's directions, and the point's direction against it.
 *
 * Rounded arithmetic, for drawing; the verdict on the page is the library's.
 */
export function pointSectorFigures(target: Readonly<Vec2>, view: Sector): PointSectorFigures {
  const start = Math.atan2(view.startY, view.startX);
  const half = openingOf(view) / 2;
  const middle = { x: Math.cos(start + half), y: Math.sin(start + half) };
  const toPoint = { x: target.x - view.x, y: target.y - view.y };
  const distance = Math.hypot(toPoint.x, toPoint.y);
  const direction = distance === 0 ? { x: 0, y: 0 } : { x: toPoint.x / distance, y: toPoint.y / distance };
  const dot = direction.x * middle.x + direction.y * middle.y;
  return { middle, half, cosine: Math.cos(half), toPoint, distance, direction, dot };
}

/** The angle from start to end, 0 to 2π. */
function openingOf(view: Sector): number {
  if (view.opening === Opening.whole) return 2 * Math.PI;
  const cross = view.startX * view.endY - view.startY * view.endX;
  const dot = view.startX * view.endX + view.startY * view.endY;
  const turn = Math.atan2(cross, dot);
  return turn < 0 ? turn + 2 * Math.PI : turn;
}
