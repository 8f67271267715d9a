export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** (x, y) is the corner at the top left before the rectangle is turned about its centre. */
export interface TurnedRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
}

/**
 * The tutorial 円形と矩形(角度あり)の衝突判定: the circle's centre turned about the rectangle's, the nearest point of the
 * upright rectangle, the distance to it. The angle grows counter-clockwise where y points down. A touch does not count.
 */
export function pageSaysCircleMeetsRect(circle: Disc, rect: TurnedRect): boolean {
  const pivotX = rect.x + rect.width / 2;
  const pivotY = rect.y + rect.height / 2;
  const cosine = Math.cos(rect.angle);
  const sine = Math.sin(rect.angle);
  const cx = cosine * (circle.x - pivotX) - sine * (circle.y - pivotY) + pivotX;
  const cy = sine * (circle.x - pivotX) + cosine * (circle.y - pivotY) + pivotY;
  const x = nearestBetween(cx, rect.x, rect.x + rect.width);
  const y = nearestBetween(cy, rect.y, rect.y + rect.height);
  return distanceBetween(cx, cy, x, y) < circle.radius;
}

function nearestBetween(value: number, low: number, high: number): number {
  if (value < low) return low;
  if (value > high) return high;
  return value;
}

function distanceBetween(x1: number, y1: number, x2: number, y2: number): number {
  const across = Math.abs(x1 - x2);
  const down = Math.abs(y1 - y2);
  return Math.sqrt(across * across + down * down);
}
