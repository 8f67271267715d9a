import type { Shape } from "../../shapes/kind.js";
import type { Bodies } from "../bodies/bodies.js";
import { type BodyId, slotOf } from "../bodies/body-id.js";
import type { Filter } from "../bodies/body-options.js";
import { type BoxForest, NOBODY } from "../boxes/box-forest.js";
import type { CellGrid } from "../boxes/cell-grid.js";
import { NearFirstSearch } from "../nearest/near-first-search.js";
import type { RayWalk } from "./ray-walk.js";

/** After this many columns (or rows) of cells without a hit, the tree finds a hit sooner. */
export const MOST_COLUMNS = 64;

/** A hit of a body. */
interface BodyHit {
  id: BodyId;
  t: number;
}

/** The question: every hit, or only the first one if there is no list for them. */
export interface Quest<Mover, Hit> {
  readonly bodies: Bodies<unknown>;
  readonly mover: Mover;
  readonly filter: Filter;
  readonly hits: Hit[] | null;
}

/**
 * The bodies that a mover meets, or the first of them. Boxes that it may meet early are searched first, and those that it
 * cannot meet before the best hit so far are skipped: the nearness of a box is a lower bound, in a unit of the search's
 * own, of any t that `meet` may give for a shape in the box.
 */
export abstract class FirstHitSearch<Mover, Hit extends BodyHit> extends NearFirstSearch {
  /** Whether only the first hit is asked for. It does no harm then to meet a body twice. */
  protected isForFirst = true;
  protected quest: Quest<Mover, Hit> | undefined;
  private best: Hit | undefined;
  private trial: Hit | undefined;

  /** Prepares for looking at boxes. */
  protected abstract aim(mover: Mover): void;

  /** Converts t to the unit of nearness. */
  protected abstract entryAt(t: number): number;

  protected abstract createHit(): Hit;

  /** Fills in all but the id; false if mover and shape do not meet. */
  protected abstract meet(mover: Mover, shape: Shape, out: Hit): boolean;

  /** The first hit, by t, then id. */
  first(bodies: Bodies<unknown>, mover: Mover, filter: Filter): Hit | null {
    const { accept } = filter;
    if (accept !== undefined) {
      for (const hit of this.collect(bodies, mover, filter)) {
        if (bodies.has(hit.id) && accept(hit.id) && bodies.has(hit.id)) return hit;
      }
      return null;
    }
    this.search({ bodies, mover, filter, hits: null });
    const { best } = this;
    // The hit belongs to the caller from now on.
    this.best = undefined;
    return best ?? null;
  }

  /** The hit of every body that is met, by t, then id. */
  all(bodies: Bodies<unknown>, mover: Mover, filter: Filter): Hit[] {
    const { accept } = filter;
    const hits = this.collect(bodies, mover, filter);
    if (accept === undefined) return hits;
    const accepted = hits.filter(({ id }) => bodies.has(id) && accept(id));
    return accepted.filter(({ id }) => bodies.has(id));
  }

  private collect(bodies: Bodies<unknown>, mover: Mover, filter: Filter): Hit[] {
    const hits: Hit[] = [];
    this.search({ bodies, mover, filter, hits });
    return hits.sort((a, b) => a.t - b.t || a.id - b.id);
  }

  private search(quest: Quest<Mover, Hit>): void {
    const { bodies } = quest;
    bodies.settle();
    this.limit = Number.POSITIVE_INFINITY;
    this.best = undefined;
    this.isForFirst = quest.hits === null;
    this.aim(quest.mover);
    this.quest = quest;
    this.searchForest(bodies.moving);
    this.searchForest(bodies.resting);
    this.quest = undefined;
  }

  /**
   * Meets the bodies in the cells of a walk. False if the first hit may be beyond many lines of cells: the tree is
   * searched for all then.
   */
  protected searchAlong(walk: RayWalk, forest: BoxForest, grid: CellGrid): boolean {
    for (let step = 0; walk.next(); step++) {
      if (walk.t > this.limit) return true;
      if (step === MOST_COLUMNS && this.isForFirst) return false;
      const { line, first, last } = walk;
      if (walk.isSteep) this.meetRun(forest, grid, line, first, last);
      else for (let row = first; row <= last; row++) this.meetRun(forest, grid, row, line, line);
    }
    return true;
  }

  protected meetAll(forest: BoxForest, from: number, to: number): void {
    const quest = this.quest as Quest<Mover, Hit>;
    const { owners } = forest;
    const { nearnesses } = this;
    this.look(forest.boxes, 4 * from, to - from);
    for (let position = from; position < to; position++) {
      const nearness = nearnesses[position - from] as number;
      if (nearness === Number.POSITIVE_INFINITY || nearness > this.limit) continue;
      const owner = owners[position] as number;
      if (owner === NOBODY) continue;
      const slot = slotOf(owner);
      if (quest.bodies.isWanted(slot, quest.filter)) this.meetBody(slot);
    }
  }

  /** Meets the body of a slot, and keeps its hit if that is asked for. */
  protected meetBody(slot: number): void {
    const { bodies, mover, hits } = this.quest as Quest<Mover, Hit>;
    const hit = this.trial ?? this.createHit();
    this.trial = hit;
    if (!this.meet(mover, bodies.shapeAt(slot), hit)) return;
    hit.id = bodies.idOf(slot);
    if (hits !== null) {
      hits.push(hit);
      this.trial = undefined;
      return;
    }
    const { best } = this;
    if (best !== undefined && (hit.t > best.t || (hit.t === best.t && hit.id > best.id))) return;
    this.best = hit;
    this.trial = best;
    this.limit = this.entryAt(hit.t);
  }
}
