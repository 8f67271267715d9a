import { createClosestPoints } from "../../convex/result.js";
import type { Vec2 } from "../../math/vector.js";
import { closestPoints } from "../../query/closest-points.js";
import { distance } from "../../query/distance.js";
import type { Point, Shape } from "../../shapes/kind.js";
import type { Bodies } from "../bodies/bodies.js";
import type { BodyId } from "../bodies/body-id.js";
import type { NearCandidates } from "./near-candidates.js";

/**
 * A body near a point.
 *
 * @example
 * const world = new World();
 * world.add(circle(5, 0, 2));
 * const [next]: WorldNeighbor[] = world.nearest(0, 0, 1);
 * console.log(next?.distance, next?.point); // 3 { x: 3, y: 0 }
 */
export interface WorldNeighbor {
  id: BodyId;
  distance: number;
  /** The point of the body nearest to the given point; that point itself if the body contains it. */
  point: Vec2;
}

const nearestPoints = /* @__PURE__ */ createClosestPoints();

/**
 * The k nearest of the candidates, in order of distance, then id: those with the least lower bounds are measured first,
 * until no other can be as near.
 */
export function nearestAmong(
  candidates: NearCandidates,
  bodies: Bodies<unknown>,
  center: Point,
  k: number,
): WorldNeighbor[] {
  const count = candidates.sort();
  const { order, lows, slots } = candidates;
  const found: WorldNeighbor[] = [];
  // The k-th least distance computed so far, or a greater number; infinite while there are fewer.
  let limit = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const candidate = order[i] as number;
    const low = lows[candidate] as number;
    if (low > limit) break;
    const slot = slots[candidate] as number;
    const neighbor = { id: bodies.idOf(slot), distance: 0.5, point: { x: center.x, y: center.y } };
    measure(neighbor, center, low > 0, bodies.shapeAt(slot));
    found.push(neighbor);
    if (found.length >= 2 * k || found.length === k) {
      found.sort(compare).length = k;
      limit = (found[k - 1] as WorldNeighbor).distance;
    }
  }
  found.sort(compare);
  if (found.length > k) found.length = k;
  return found;
}

/** Sets distance and point, which is the centre at first. */
function measure(neighbor: WorldNeighbor, center: Point, isApart: boolean, shape: Shape): void {
  // The nearest points of overlapping shapes take long, and are not needed.
  if (!isApart && distance(center, shape) === 0) {
    neighbor.distance = 0;
    return;
  }
  closestPoints(center, shape, nearestPoints);
  neighbor.distance = nearestPoints.distance;
  neighbor.point.x = nearestPoints.b.x;
  neighbor.point.y = nearestPoints.b.y;
}

function compare(a: WorldNeighbor, b: WorldNeighbor): number {
  return a.distance - b.distance || a.id - b.id;
}
