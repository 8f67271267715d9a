import type { Sign } from "../math/exact.js";
import type { Vec2 } from "../math/vector.js";
import { orientation } from "../math/verdict.js";
import type { Shape } from "../shapes/kind.js";
import { hasEnds, hasVertices, isRound, isThin, partsOf, verticesOf } from "../shapes/reductions.js";

/** The directions of points from another point, the viewpoint. */
export interface View<Seen> {
  /** 1 iff the second is ahead of the first, from +x towards +y, by less than half a turn; 0 iff in line. */
  turn(first: Seen, second: Seen): Sign;
  /** For two in line, whether the viewpoint is between them. */
  areOpposite(first: Seen, second: Seen): boolean;
  /** For two in the same direction, whether the first is nearer. */
  isNearer(first: Seen, second: Seen): boolean;
}

/** The outermost points of a set that is seen within less than half a turn: all of it is ahead of `left`, none of `right`. */
export interface Outermost<Seen> {
  readonly left: Seen;
  readonly right: Seen;
}

/**
 * The outermost of some points, the nearer one if two are in line; null if the viewpoint is in their convex hull, or
 * there is none.
 *
 * The directions so far span an angle of less than half a turn. Another one is within it, widens it on one side, or lies
 * between the opposites of both ends: then the angle becomes half a turn or more.
 */
export function outermost<Seen>(points: Iterable<Seen>, view: View<Seen>): Outermost<Seen> | null {
  let found: Outermost<Seen> | null = null;
  for (const point of points) {
    found = found === null ? { left: point, right: point } : widened(found, point, view);
    if (found === null) return null;
  }
  return found;
}

function widened<Seen>(
  { left, right }: Outermost<Seen>,
  point: Seen,
  view: View<Seen>,
): Outermost<Seen> | null {
  const fromLeft = view.turn(left, point);
  const toRight = view.turn(point, right);
  const isNearerThan = (other: Seen) => view.isNearer(point, other);
  if (fromLeft === 0 && toRight === 0) {
    if (view.areOpposite(left, point)) return null;
    return { left: isNearerThan(left) ? point : left, right: isNearerThan(right) ? point : right };
  }
  if (fromLeft <= 0 && toRight <= 0) return null;
  if (fromLeft < 0) return { left: point, right };
  if (toRight < 0) return { left, right: point };
  if (fromLeft === 0 && isNearerThan(left)) return { left: point, right };
  if (toRight === 0 && isNearerThan(right)) return { left, right: point };
  return { left, right };
}

/** The stored points whose convex hull is that of the shape; null if the shape has other pieces. */
export function storedCorners(shape: Shape): Vec2[] | null {
  const corners: Vec2[] = [];
  for (const part of partsOf(shape)) {
    if (hasVertices(part)) addCorners(verticesOf(part), corners);
    else if (!isThin(part)) return null;
    else if (isRound(part)) corners.push(part);
    else if (hasEnds(part)) corners.push({ x: part.ax, y: part.ay }, { x: part.bx, y: part.by });
    else return null;
  }
  return corners;
}

function addCorners(points: readonly number[], corners: Vec2[]): void {
  for (let i = 0; i + 1 < points.length; i += 2) corners.push({ x: points[i] ?? 0, y: points[i + 1] ?? 0 });
}

/**
 * Compares stored points by direction from another one. Exact: if they are in line, the coordinates themselves give the
 * order.
 */
export function viewFrom({ x, y }: Readonly<Vec2>): View<Vec2> {
  return {
    turn: (p, q) => orientation(x, y, p.x, p.y, q.x, q.y),
    areOpposite: (p, q) => p.x < x !== q.x < x || p.y < y !== q.y < y,
    isNearer: (p, q) => {
      if (p.x !== x) return p.x > x ? p.x < q.x : p.x > q.x;
      return p.y > y ? p.y < q.y : p.y > q.y;
    },
  };
}
