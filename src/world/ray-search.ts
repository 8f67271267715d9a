import { type RayHit, raycast } from "../query/raycast.js";
import type { Ray, Shape } from "../shapes/kind.js";
import type { Bodies } from "./bodies.js";
import { type BodyId, slotOf } from "./body-id.js";
import type { Filter } from "./body-options.js";
import { type BoxForest, NOBODY } from "./box-forest.js";
import { type BoxTree, BRANCHING, MOST_LEVELS } from "./box-tree.js";
import { RaySlabs } from "./ray-slabs.js";

/** The first point of a ray in a body. */
export interface WorldHit extends RayHit {
  id: BodyId;
}

function createHit(): WorldHit {
  return { id: 0, t: 0, point: { x: 0, y: 0 }, normal: { x: 0, y: 0 }, inside: false };
}

/**
 * Goes with a ray through all boxes that it may meet, the nearer ones first.
 *
 * Of the children of a node, the one that is entered first is visited first, so that the first hits are near
 * and boxes behind the nearest one need no visit.
 */
class RaySearch {
  private readonly slabs = new RaySlabs();
  private readonly levels = new Int32Array(MOST_LEVELS * BRANCHING);
  private readonly indices = new Int32Array(MOST_LEVELS * BRANCHING);
  private readonly entries = new Float64Array(MOST_LEVELS * BRANCHING);
  private trial = createHit();
  private best = createHit();
  private hasBest = false;
  /** In the slabs' unit: boxes that are entered later need no visit. */
  private limit = Number.POSITIVE_INFINITY;

  nearest(bodies: Bodies<unknown>, ray: Ray, filter: Filter): WorldHit | null {
    this.search(bodies, ray, filter, null);
    if (!this.hasBest) return null;
    const { id, t, point, normal, inside } = this.best;
    return { id, t, point: { x: point.x, y: point.y }, normal: { x: normal.x, y: normal.y }, inside };
  }

  all(bodies: Bodies<unknown>, ray: Ray, filter: Filter): WorldHit[] {
    const hits: WorldHit[] = [];
    this.search(bodies, ray, filter, hits);
    return hits.sort((a, b) => a.t - b.t || a.id - b.id);
  }

  /** Adds every hit to `hits`, or keeps the nearest one if there is no such list. */
  private search(bodies: Bodies<unknown>, ray: Ray, filter: Filter, hits: WorldHit[] | null): void {
    bodies.settle();
    this.slabs.aim(ray);
    this.limit = Number.POSITIVE_INFINITY;
    this.hasBest = false;
    this.searchForest(bodies, bodies.moving, ray, filter, hits);
    this.searchForest(bodies, bodies.resting, ray, filter, hits);
  }

  private searchForest(
    bodies: Bodies<unknown>,
    forest: BoxForest,
    ray: Ray,
    filter: Filter,
    hits: WorldHit[] | null,
  ): void {
    for (let i = 0; i < forest.treeCount; i++) {
      this.searchTree(bodies, forest, forest.trees[i] as BoxTree, ray, filter, hits);
    }
    this.meetAll(bodies, forest, forest.treeEnd, forest.end, ray, filter, hits);
  }

  private searchTree(
    bodies: Bodies<unknown>,
    forest: BoxForest,
    tree: BoxTree,
    ray: Ray,
    filter: Filter,
    hits: WorldHit[] | null,
  ): void {
    const { levels, indices, entries } = this;
    levels[0] = tree.rootLevel;
    indices[0] = 0;
    entries[0] = this.slabs.entry(forest.nodes, 4 * (tree.levelStarts[tree.rootLevel] as number));
    if (entries[0] === Number.POSITIVE_INFINITY) return;
    let count = 1;
    while (count > 0) {
      count -= 1;
      if ((entries[count] as number) > this.limit) continue;
      const level = levels[count] as number;
      const start = BRANCHING * (indices[count] as number);
      if (level === 0) {
        const end = Math.min(start + BRANCHING, tree.count);
        this.meetAll(bodies, forest, tree.first + start, tree.first + end, ray, filter, hits);
      } else {
        count = this.pushChildren(forest, tree, level - 1, start, count);
      }
    }
  }

  /** Puts the children that the ray meets on the stack, the nearest on top, and says how high it is then. */
  private pushChildren(
    forest: BoxForest,
    tree: BoxTree,
    level: number,
    start: number,
    bottom: number,
  ): number {
    const { levels, indices, entries, slabs } = this;
    const levelStart = tree.levelStarts[level] as number;
    const end = Math.min(start + BRANCHING, tree.levelCounts[level] as number);
    let count = bottom;
    for (let child = start; child < end; child++) {
      const entry = slabs.entry(forest.nodes, 4 * (levelStart + child));
      if (entry === Number.POSITIVE_INFINITY || entry > this.limit) continue;
      let place = count;
      for (; place > bottom && (entries[place - 1] as number) < entry; place--) {
        entries[place] = entries[place - 1] as number;
        indices[place] = indices[place - 1] as number;
      }
      entries[place] = entry;
      indices[place] = child;
      levels[count] = level;
      count += 1;
    }
    return count;
  }

  private meetAll(
    bodies: Bodies<unknown>,
    forest: BoxForest,
    from: number,
    to: number,
    ray: Ray,
    filter: Filter,
    hits: WorldHit[] | null,
  ): void {
    for (let position = from; position < to; position++) {
      const owner = forest.owners[position] as number;
      if (owner === NOBODY) continue;
      const entry = this.slabs.entry(forest.boxes, 4 * position);
      if (entry === Number.POSITIVE_INFINITY || entry > this.limit) continue;
      const slot = slotOf(owner);
      if (bodies.isWanted(slot, filter)) this.meet(bodies, slot, ray, hits);
    }
  }

  private meet(bodies: Bodies<unknown>, slot: number, ray: Ray, hits: WorldHit[] | null): void {
    const hit = hits === null ? this.trial : createHit();
    if (raycast(ray, bodies.shapes[slot] as Shape, hit) === null) return;
    hit.id = bodies.ids[slot] as number;
    if (hits !== null) {
      hits.push(hit);
      return;
    }
    const { best } = this;
    if (this.hasBest && (hit.t > best.t || (hit.t === best.t && hit.id > best.id))) return;
    this.best = hit;
    this.trial = best;
    this.hasBest = true;
    this.limit = hit.t / this.slabs.unit;
  }
}

const raySearch = /* @__PURE__ */ new RaySearch();

/** The first hit, by t, then id. */
export function findNearestHit(bodies: Bodies<unknown>, ray: Ray, filter: Filter): WorldHit | null {
  const { accept } = filter;
  if (accept === undefined) return raySearch.nearest(bodies, ray, filter);
  for (const hit of raySearch.all(bodies, ray, filter)) {
    if (bodies.has(hit.id) && accept(hit.id) && bodies.has(hit.id)) return hit;
  }
  return null;
}

/** The first hit of every body that the ray meets, by t, then id. */
export function findAllHits(bodies: Bodies<unknown>, ray: Ray, filter: Filter): WorldHit[] {
  const hits = raySearch.all(bodies, ray, filter);
  const { accept } = filter;
  if (accept === undefined) return hits;
  const accepted = hits.filter(({ id }) => bodies.has(id) && accept(id));
  return accepted.filter(({ id }) => bodies.has(id));
}
