import { createClosestPoints } from "../../convex/result.js";
import type { Vec2 } from "../../math/vector.js";
import { closestPoints } from "../../query/closest-points.js";
import { distance } from "../../query/distance.js";
import { circle } from "../../shapes/circle.js";
import { type Circle, Kind, type Mutable, type Point, type Shape } from "../../shapes/kind.js";
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

/** Up to this many are sorted by insertion. */
const FEW = 16;

const nearestPoints = /* @__PURE__ */ createClosestPoints();

/** The most bodies that are fetched at a time. */
const MOST_FETCHED = 16;

/** Indices into the numbers fetched of a body: its id, and those of its shape if that is a circle. */
const ID = 0;
const CENTER_X = 1;
const CENTER_Y = 2;
const RADIUS = 3;
const FETCHED_NUMBERS = 4;

/** Stands for the radius of any other shape. */
const NO_RADIUS = -1;

const fetched = /* @__PURE__ */ new Float64Array(FETCHED_NUMBERS * MOST_FETCHED);
/** The shape of fetched circles. */
const fetchedCircle: Mutable<Circle> = /* @__PURE__ */ circle(0.5, 0.5, 0.5);

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
  let first = 0;
  let end = 0;
  for (let i = 0; i < count; i++) {
    const candidate = order[i] as number;
    if ((lows[candidate] as number) > limit) break;
    if (i === end) {
      first = i;
      end = Math.min(i + Math.min(k, MOST_FETCHED), count);
      fetch(candidates, bodies, first, end);
    }
    const at = FETCHED_NUMBERS * (i - first);
    const neighbor = { id: fetched[at + ID] as number, distance: 0.5, point: { x: center.x, y: center.y } };
    const isApart = (lows[candidate] as number) > 0;
    measure(neighbor, center, isApart, fetchedShape(at) ?? bodies.shapeAt(slots[candidate] as number));
    found.push(neighbor);
    if (found.length >= 2 * k || found.length === k) {
      putInOrder(found).length = k;
      limit = (found[k - 1] as WorldNeighbor).distance;
    }
  }
  putInOrder(found);
  if (found.length > k) found.length = k;
  return found;
}

/**
 * Reads bodies that are about to be measured. Circles are scattered in memory: read together, the processor waits for all
 * of them at once, and not for one after the other.
 */
function fetch({ order, slots }: NearCandidates, bodies: Bodies<unknown>, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const slot = slots[order[i] as number] as number;
    const shape = bodies.shapeAt(slot);
    const at = FETCHED_NUMBERS * (i - from);
    fetched[at + ID] = bodies.idOf(slot);
    fetched[at + RADIUS] = NO_RADIUS;
    if (shape.kind !== Kind.circle) continue;
    fetched[at + CENTER_X] = shape.x;
    fetched[at + CENTER_Y] = shape.y;
    fetched[at + RADIUS] = shape.r;
  }
}

/** A fetched circle; `undefined` for another shape. */
function fetchedShape(at: number): Circle | undefined {
  const r = fetched[at + RADIUS] as number;
  if (r === NO_RADIUS) return undefined;
  fetchedCircle.x = fetched[at + CENTER_X] as number;
  fetchedCircle.y = fetched[at + CENTER_Y] as number;
  fetchedCircle.r = r;
  return fetchedCircle;
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

/** Sorts by distance, then id. A few are nearly sorted already. */
function putInOrder(found: WorldNeighbor[]): WorldNeighbor[] {
  if (found.length > FEW) return found.sort(compare);
  for (let i = 1; i < found.length; i++) {
    const neighbor = found[i] as WorldNeighbor;
    let place = i;
    for (; place > 0 && compare(found[place - 1] as WorldNeighbor, neighbor) > 0; place--) {
      found[place] = found[place - 1] as WorldNeighbor;
    }
    found[place] = neighbor;
  }
  return found;
}
