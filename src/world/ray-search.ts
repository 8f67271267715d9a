import { type RayHit, raycast } from "../query/raycast.js";
import type { Ray, Shape } from "../shapes/kind.js";
import type { Bodies } from "./bodies.js";
import { type BodyId, slotOf } from "./body-id.js";
import type { Filter } from "./body-options.js";
import { type BoxForest, NOBODY } from "./box-forest.js";
import { NearFirstSearch } from "./near-first-search.js";
import { RaySlabs } from "./ray-slabs.js";

/** The first point of a ray in a body. */
export interface WorldHit extends RayHit {
  id: BodyId;
}

/** What is asked for: every hit, or only the nearest one if there is no list for them. */
interface Quest {
  readonly bodies: Bodies<unknown>;
  readonly ray: Ray;
  readonly filter: Filter;
  readonly hits: WorldHit[] | null;
}

function createHit(): WorldHit {
  return { id: 0, t: 0, point: { x: 0, y: 0 }, normal: { x: 0, y: 0 }, inside: false };
}

/** Goes with a ray through all boxes that it may meet; near is what it enters early, in the slabs' unit. */
class RaySearch extends NearFirstSearch {
  private readonly slabs = new RaySlabs();
  private trial = createHit();
  private best = createHit();
  private hasBest = false;
  private quest: Quest | undefined;

  nearest(bodies: Bodies<unknown>, ray: Ray, filter: Filter): WorldHit | null {
    this.search({ bodies, ray, filter, hits: null });
    if (!this.hasBest) return null;
    const { id, t, point, normal, inside } = this.best;
    return { id, t, point: { x: point.x, y: point.y }, normal: { x: normal.x, y: normal.y }, inside };
  }

  all(bodies: Bodies<unknown>, ray: Ray, filter: Filter): WorldHit[] {
    const hits: WorldHit[] = [];
    this.search({ bodies, ray, filter, hits });
    return hits.sort((a, b) => a.t - b.t || a.id - b.id);
  }

  private search(quest: Quest): void {
    const { bodies, ray } = quest;
    bodies.settle();
    this.slabs.aim(ray);
    this.limit = Number.POSITIVE_INFINITY;
    this.hasBest = false;
    this.quest = quest;
    this.searchForest(bodies.moving);
    this.searchForest(bodies.resting);
    this.quest = undefined;
  }

  protected look(boxes: Float64Array, at: number): void {
    this.nearness = this.slabs.entry(boxes, at);
  }

  protected meetAll(forest: BoxForest, from: number, to: number): void {
    const quest = this.quest as Quest;
    for (let position = from; position < to; position++) {
      const owner = forest.owners[position] as number;
      if (owner === NOBODY) continue;
      const entry = this.slabs.entry(forest.boxes, 4 * position);
      if (entry === Number.POSITIVE_INFINITY || entry > this.limit) continue;
      const slot = slotOf(owner);
      if (quest.bodies.isWanted(slot, quest.filter)) this.meet(quest, slot);
    }
  }

  private meet({ bodies, ray, hits }: Quest, slot: number): void {
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
