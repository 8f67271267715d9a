import type { Vec2 } from "../math/vector.js";
import { closestPoints } from "../query/closest-points.js";
import { distance } from "../query/distance.js";
import type { Point, Shape } from "../shapes/kind.js";
import { point } from "../shapes/point.js";
import type { Bodies } from "./bodies.js";
import { type BodyId, slotOf } from "./body-id.js";
import type { Filter } from "./body-options.js";
import { type BoxForest, NOBODY, ROUND } from "./box-forest.js";
import { NearCandidates } from "./near-candidates.js";
import { NearFirstSearch } from "./near-first-search.js";

/** A body near a point. */
export interface WorldNeighbor {
  id: BodyId;
  distance: number;
  /** The point of the body that is nearest; the asked one itself if the body contains it. */
  point: Vec2;
}

/** More than the shares of distance and extent, and of the coordinates, that `distance` may be off by. */
const LENGTH_ERROR = 2 ** -40;
const COORDINATE_ERROR = 2 ** -48;

/** Below this, squares may lose bits to underflow. */
const LEAST_SQUARED_LENGTH = 2 ** -480;

interface Quest {
  readonly bodies: Bodies<unknown>;
  readonly filter: Filter;
}

interface Found {
  readonly id: BodyId;
  readonly distance: number;
}

/**
 * Boxes are searched from near to far for bodies that may be among the nearest; then the distances of these
 * are computed, those with the least lower bounds first, until no other can be as near.
 */
class NearestSearch extends NearFirstSearch {
  private readonly candidates = new NearCandidates();
  private center: Point = point(0, 0);
  private quest: Quest | undefined;

  /** Ids and distances of the k nearest bodies, in order of distance, then id. */
  find(bodies: Bodies<unknown>, center: Point, k: number, filter: Filter): Found[] {
    if (k === 0) return [];
    bodies.settle();
    this.center = center;
    this.candidates.clear(k);
    this.limit = this.candidates.limit;
    this.quest = { bodies, filter };
    this.searchForest(bodies.moving);
    this.searchForest(bodies.resting);
    this.quest = undefined;
    return this.nearestOf(bodies, k);
  }

  private nearestOf(bodies: Bodies<unknown>, k: number): Found[] {
    const { lows, slots } = this.candidates;
    const found: Found[] = [];
    // The k-th least distance of those computed, once there are so many, or more than that.
    let limit = Number.POSITIVE_INFINITY;
    for (const candidate of this.candidates.inOrder()) {
      if ((lows[candidate] as number) > limit) break;
      const slot = slots[candidate] as number;
      found.push({
        id: bodies.ids[slot] as number,
        distance: distance(this.center, bodies.shapes[slot] as Shape),
      });
      if (found.length >= 2 * k || found.length === k) {
        found.sort(compare).length = k;
        limit = (found[k - 1] as Found).distance;
      }
    }
    const sorted = found.sort(compare);
    return sorted.length > k ? sorted.slice(0, k) : sorted;
  }

  protected look(boxes: Float64Array, at: number): void {
    this.nearness = this.gapTo(boxes, at);
  }

  protected meetAll({ boxes, owners }: BoxForest, from: number, to: number): void {
    const { bodies, filter } = this.quest as Quest;
    for (let position = from; position < to; position++) {
      const owner = owners[position] as number;
      const at = 4 * position;
      if (owner === NOBODY || this.gapTo(boxes, at) > this.limit) continue;
      const slot = slotOf(owner);
      if (!bodies.isWanted(slot, filter)) continue;
      if ((owner & ROUND) !== 0) this.addRound(slot, boxes, at);
      else this.candidates.add(slot, this.gapTo(boxes, at), this.toFarthest(boxes, at));
      this.limit = this.candidates.limit;
    }
  }

  /** A length that is not above what `distance` gives for any shape in the box. */
  private gapTo(boxes: Float64Array, at: number): number {
    const { x, y } = this.center;
    const minX = boxes[at] as number;
    const minY = boxes[at + 1] as number;
    const maxX = boxes[at + 2] as number;
    const maxY = boxes[at + 3] as number;
    const dx = Math.max(minX - x, x - maxX, 0);
    const dy = Math.max(minY - y, y - maxY, 0);
    const greater = Math.max(dx, dy);
    if (greater === 0) return 0;
    const root = Math.sqrt(dx * dx + dy * dy);
    const gap = greater > LEAST_SQUARED_LENGTH && root < Number.POSITIVE_INFINITY ? root : greater;
    return gap - this.slack(gap + (maxX - minX) + (maxY - minY));
  }

  /** A length that is not below what `distance` gives for any shape in the box. */
  private toFarthest(boxes: Float64Array, at: number): number {
    const { x, y } = this.center;
    const dx = Math.max(Math.abs((boxes[at] as number) - x), Math.abs((boxes[at + 2] as number) - x));
    const dy = Math.max(Math.abs((boxes[at + 1] as number) - y), Math.abs((boxes[at + 3] as number) - y));
    const root = Math.sqrt(dx * dx + dy * dy);
    const length = root > LEAST_SQUARED_LENGTH ? root : dx + dy;
    return length + this.slack(length);
  }

  /** A circle's box tells its distance as well as can be. */
  private addRound(slot: number, boxes: Float64Array, at: number): void {
    const { x, y } = this.center;
    const left = (boxes[at] as number) - x;
    const below = (boxes[at + 1] as number) - y;
    const right = (boxes[at + 2] as number) - x;
    const above = (boxes[at + 3] as number) - y;
    const dx = left + right;
    const dy = below + above;
    const toCenter = Math.sqrt(dx * dx + dy * dy) / 2;
    if (!(toCenter > LEAST_SQUARED_LENGTH && toCenter < Number.POSITIVE_INFINITY)) {
      this.candidates.add(slot, 0, this.toFarthest(boxes, at));
      return;
    }
    const radius = (right - left) / 2;
    const gap = toCenter - radius;
    const slack = this.slack(toCenter + radius);
    this.candidates.add(slot, Math.max(gap - slack, 0), Math.max(gap, 0) + slack);
  }

  /** More than a distance to a shape may be off by that is no farther, and no larger, than a length. */
  private slack(length: number): number {
    return LENGTH_ERROR * length + COORDINATE_ERROR * (Math.abs(this.center.x) + Math.abs(this.center.y));
  }
}

function compare(a: Found, b: Found): number {
  return a.distance - b.distance || a.id - b.id;
}

const nearestSearch = /* @__PURE__ */ new NearestSearch();

/** The k bodies nearest to a point, by distance, then id. */
export function findNearest(
  bodies: Bodies<unknown>,
  center: Point,
  k: number,
  filter: Filter,
): WorldNeighbor[] {
  return acceptedNearest(bodies, center, k, filter).map(({ id, distance }) => {
    const shape = bodies.shapes[slotOf(id)] as Shape;
    const nearest = distance === 0 ? center : closestPoints(shape, center).a;
    return { id, distance, point: { x: nearest.x, y: nearest.y } };
  });
}

/**
 * Where `accept` is asked, twice as many bodies are searched for each time until enough are accepted, or
 * there are no more.
 */
function acceptedNearest(bodies: Bodies<unknown>, center: Point, k: number, filter: Filter): Found[] {
  const { accept } = filter;
  if (accept === undefined || k === 0) return nearestSearch.find(bodies, center, k, filter);
  const accepted: Found[] = [];
  const asked = new Set<BodyId>();
  for (let count = 2 * k; ; count *= 2) {
    const nearest = nearestSearch.find(bodies, center, count, filter);
    for (const neighbor of nearest) {
      if (asked.has(neighbor.id) || !bodies.has(neighbor.id)) continue;
      asked.add(neighbor.id);
      if (accept(neighbor.id)) accepted.push(neighbor);
      if (accepted.length === k) break;
    }
    if (accepted.length === k || nearest.length < count) {
      return accepted.filter(({ id }) => bodies.has(id));
    }
  }
}
