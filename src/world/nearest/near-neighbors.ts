import { createClosestPoints } from "../../convex/result.js";
import { grown, Heap } from "../../math/collections.js";
import type { Vec2 } from "../../math/vector.js";
import { closestPoints, distance } from "../../query/distance.js";
import type { Point, Shape } from "../../shapes/kind.js";
import type { Bodies } from "../bodies/bodies.js";
import type { BodyId } from "../bodies/body-slots.js";

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

/** Up to this many numbers, insertion sort is the quickest. */
const FEW = 16;

/**
 * Bodies that may be among the k nearest, with bounds of their distances: a body is left out only if k others are
 * certainly nearer.
 */
export class NearCandidates {
  /** Bodies whose lower bound is greater need not be added. */
  limit = Number.POSITIVE_INFINITY;
  /** Bounds of the distance of the body to be added. Fields, since numbers passed as arguments may go to the heap. */
  low = 0.5;
  high = 0.5;
  count = 0;
  slots = new Int32Array(0);
  /** The lower bound of each candidate's distance. */
  lows = new Float64Array(0);
  /** The upper bound of each candidate's distance. */
  private highs = new Float64Array(0);
  /** Candidates by lower bound, once sorted. */
  order = new Int32Array(0);
  wanted = 0;
  /** The k least upper bounds, the greatest of them on top. */
  private leastHighs = new Heap(isGreater);
  private leastCount = 0;

  /** Begins anew, for `wanted` ≥ 1 bodies. */
  clear(wanted: number): void {
    this.wanted = wanted;
    this.count = 0;
    this.leastCount = 0;
    this.leastHighs = new Heap(isGreater);
    this.limit = Number.POSITIVE_INFINITY;
  }

  /** Forgets all candidates but the first `kept`; keeps the limit that they have set. */
  keepFirst(kept: number): void {
    this.count = 0;
    this.leastCount = 0;
    this.leastHighs = new Heap(isGreater);
    for (let i = 0; i < kept; i++) {
      this.low = this.lows[i] as number;
      this.high = this.highs[i] as number;
      this.add(this.slots[i] as number);
    }
  }

  /** Adds a body whose bounds are `low` and `high`. */
  add(slot: number): void {
    if (this.low > this.limit) return;
    const { count } = this;
    if (count === this.slots.length) this.grow();
    this.slots[count] = slot;
    this.lows[count] = this.low;
    this.highs[count] = this.high;
    this.count = count + 1;
    const { leastHighs } = this;
    if (this.leastCount === this.wanted) {
      if (this.high >= this.limit) return;
      leastHighs.take();
    } else this.leastCount += 1;
    leastHighs.add(this.high);
    if (this.leastCount === this.wanted) this.limit = Math.min(this.limit, leastHighs.least as number);
  }

  /** Sets `order` to the candidates that may still be among the nearest, by lower bound, and returns how many there are. */
  sort(): number {
    const { lows, count, limit } = this;
    this.order = grown(this.order, count);
    const { order } = this;
    let kept = 0;
    for (let i = 0; i < count; i++) {
      if ((lows[i] as number) > limit) continue;
      order[kept] = i;
      kept += 1;
    }
    if (kept > FEW) order.subarray(0, kept).sort((a, b) => (lows[a] as number) - (lows[b] as number));
    else this.insertInOrder(kept);
    return kept;
  }

  private insertInOrder(count: number): void {
    const { order, lows } = this;
    for (let i = 1; i < count; i++) {
      const candidate = order[i] as number;
      const low = lows[candidate] as number;
      let place = i;
      for (; place > 0 && (lows[order[place - 1] as number] as number) > low; place--) {
        order[place] = order[place - 1] as number;
      }
      order[place] = candidate;
    }
  }

  private grow(): void {
    this.slots = grown(this.slots, this.count + 1);
    this.lows = grown(this.lows, this.count + 1);
    this.highs = grown(this.highs, this.count + 1);
  }
}

function isGreater(a: number, b: number): boolean {
  return a > b;
}
