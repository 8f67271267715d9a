import type { Bounds } from "../../shapes/bounds.js";
import type { Ray, Shape } from "../../shapes/kind.js";
import { createDisc } from "../../shapes/reductions.js";
import type { Bodies } from "../bodies/bodies.js";
import type { Filter } from "../bodies/body-options.js";
import { type BodyId, slotOf } from "../bodies/body-slots.js";
import { BRANCHING } from "../boxes/body-tree.js";
import { type BoxForest, NOBODY, ROUND } from "../boxes/box-forest.js";
import { acceptedOf, NearFirstSearch } from "../boxes/box-search.js";
import type { CellGrid } from "../boxes/cell-grid.js";
import { RaySlabs, RayWalk } from "./ray-path.js";

/** After this many columns (or rows) of cells without a hit, the tree finds a hit sooner. */
const MOST_COLUMNS = 64;

/** A hit of a body. */
interface BodyHit {
  id: BodyId;
  t: number;
}

/** What moves past the bodies: a point, or a shape that it carries without turning. */
export interface Mover<Hit> {
  /** The path of the point; its t is that of the hits. */
  readonly path: Ray;
  /** A box that holds what moves, relative to that point, with a margin for the errors of hits. */
  readonly reach: Readonly<Bounds>;
  createHit(): Hit;
  /** Fills in all but the id of a hit with a shape at rest; false if there is none. */
  meet(shape: Shape, out: Hit): boolean;
}

const disc = /* @__PURE__ */ createDisc();

/** The reach of a point. */
export const NO_REACH: Readonly<Bounds> = { minX: 0, minY: 0, maxX: 0, maxY: 0 };

/** The question: every hit, or only the first one if there is no list for them. */
interface Quest {
  readonly bodies: Bodies<unknown>;
  readonly mover: Mover<BodyHit>;
  readonly filter: Filter;
  readonly hits: BodyHit[] | null;
}

/**
 * The bodies that a mover meets, or the first of them. Boxes that it may meet early are searched first, and those that it
 * cannot meet before the best hit so far are skipped: the nearness of a box is a lower bound of any t that `meet` may give
 * for a shape in the box, in the unit of `RaySlabs`.
 */
class FirstHitSearch extends NearFirstSearch {
  private readonly slabs = new RaySlabs();
  private readonly walk = new RayWalk();
  private readonly grown = new Float64Array(4 * BRANCHING);
  private reach = NO_REACH;
  private quest: Quest | undefined;
  private best: BodyHit | undefined;
  private trial: BodyHit | undefined;

  /** Adds all hits to a list, in no order, or returns the first, by t, then id, if there is no list. */
  search(quest: Quest): BodyHit | undefined {
    const { bodies, mover } = quest;
    bodies.settle();
    this.limit = Number.POSITIVE_INFINITY;
    this.best = undefined;
    this.trial = undefined;
    this.aim(mover);
    this.quest = quest;
    this.searchForest(bodies.moving);
    this.searchForest(bodies.resting);
    this.quest = undefined;
    const { best } = this;
    // The hit belongs to the caller from now on.
    this.best = undefined;
    return best;
  }

  private aim({ path, reach }: Mover<BodyHit>): void {
    const { slabs } = this;
    const { minX, minY, maxX, maxY } = reach;
    this.reach = reach;
    slabs.aim(path);
    if (reach === NO_REACH) {
      this.walk.aim(path, slabs.unit);
      return;
    }
    // The middle of the box moves along a ray of its own.
    const middle = { ...path, x: path.x + (minX / 2 + maxX / 2), y: path.y + (minY / 2 + maxY / 2) };
    this.walk.aim(middle, slabs.unit, (maxX - minX) / 2, (maxY - minY) / 2);
  }

  /**
   * The mover touches a box when its point is in the Minkowski sum of the box and the mover's own, reflected. A sum
   * without bounds is entered at the start, one that overflows at NaN: neither is skipped.
   */
  protected look(boxes: Float64Array, at: number, count: number): void {
    const { grown, reach, nearnesses, slabs } = this;
    if (reach === NO_REACH) {
      slabs.enter(boxes, at, count, nearnesses);
      return;
    }
    const { minX, minY, maxX, maxY } = reach;
    for (let box = 0; box < 4 * count; box += 4) {
      grown[box] = (boxes[at + box] as number) - maxX;
      grown[box + 1] = (boxes[at + box + 1] as number) - maxY;
      grown[box + 2] = (boxes[at + box + 2] as number) - minX;
      grown[box + 3] = (boxes[at + box + 3] as number) - minY;
    }
    slabs.enter(grown, 0, count, nearnesses);
  }

  /**
   * Meets the bodies in the cells along the way. False if the first hit may be beyond many lines of cells: the tree is
   * searched for all then, and it does no harm to meet a body twice.
   */
  protected override searchCells(forest: BoxForest, grid: CellGrid): boolean {
    const { walk, quest } = this;
    if (!walk.enter(grid)) return false;
    for (let step = 0; walk.next(); step++) {
      if (walk.t > this.limit) return true;
      if (step === MOST_COLUMNS && quest?.hits === null) return false;
      const { line, first, last } = walk;
      if (walk.isSteep) this.meetRun(forest, grid, line, first, last);
      else for (let row = first; row <= last; row++) this.meetRun(forest, grid, row, line, line);
    }
    return true;
  }

  protected meetAll(forest: BoxForest, from: number, to: number): void {
    const { bodies, filter } = this.quest as Quest;
    const { boxes, owners } = forest;
    const { nearnesses, slabs } = this;
    const isPoint = this.reach === NO_REACH;
    for (let position = from; position < to; position++) {
      const owner = owners[position] as number;
      if (owner === NOBODY) continue;
      if (isPoint && (owner & ROUND) !== 0) slabs.enterDisc(boxes, 4 * position, nearnesses);
      else this.look(boxes, 4 * position, 1);
      const nearness = nearnesses[0] as number;
      if (nearness === Number.POSITIVE_INFINITY || nearness > this.limit) continue;
      const slot = slotOf(owner);
      if (bodies.isWanted(slot, filter)) this.meetBody(slot, isPoint && (owner & ROUND) !== 0);
    }
  }

  /** Meets the body of a slot, and keeps its hit if that is asked for. Of a circle, the numbers are enough for a ray. */
  private meetBody(slot: number, isDisc: boolean): void {
    const { bodies, mover, hits } = this.quest as Quest;
    if (isDisc) bodies.shapes.placed.readDisc(slot, disc);
    const hit = this.trial ?? mover.createHit();
    this.trial = hit;
    if (!mover.meet(isDisc ? disc : bodies.shapeAt(slot), hit)) return;
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
    this.limit = latestOf(hit.t) / this.slabs.unit;
  }
}

/** A bound on the true t of hits that are reported at this t: beyond normal doubles, different lengths get the same t. */
function latestOf(t: number): number {
  return t === Number.MAX_VALUE ? Number.POSITIVE_INFINITY : t + 4 * Number.MIN_VALUE;
}

const search = /* @__PURE__ */ new FirstHitSearch();

/** The first hit, by t, then id. */
export function findFirstHit<Hit extends BodyHit>(
  bodies: Bodies<unknown>,
  mover: Mover<Hit>,
  filter: Filter,
): Hit | null {
  const { accept } = filter;
  if (accept === undefined)
    return (search.search({ bodies, mover, filter, hits: null }) as Hit | undefined) ?? null;
  for (const hit of collect(bodies, mover, filter)) {
    if (bodies.has(hit.id) && accept(hit.id) && bodies.has(hit.id)) return hit;
  }
  return null;
}

/** The hit of every body that is met, by t, then id. */
export function findAllHits<Hit extends BodyHit>(
  bodies: Bodies<unknown>,
  mover: Mover<Hit>,
  filter: Filter,
): Hit[] {
  return acceptedOf(bodies, collect(bodies, mover, filter), ({ id }) => id, filter);
}

function collect<Hit extends BodyHit>(bodies: Bodies<unknown>, mover: Mover<Hit>, filter: Filter): Hit[] {
  const hits: Hit[] = [];
  search.search({ bodies, mover, filter, hits });
  return hits.sort((a, b) => a.t - b.t || a.id - b.id);
}
