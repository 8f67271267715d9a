import { type RayHit, raycast } from "../../query/raycast.js";
import type { Ray, Shape } from "../../shapes/kind.js";
import type { Bodies } from "../bodies/bodies.js";
import type { BodyId } from "../bodies/body-id.js";
import type { Filter } from "../bodies/body-options.js";
import type { BoxForest } from "../boxes/box-forest.js";
import type { CellGrid } from "../boxes/cell-grid.js";
import { DiscCandidates } from "./disc-candidates.js";
import { FirstHitSearch, type Quest } from "./first-hit-search.js";
import { RaySlabs } from "./ray-slabs.js";
import { RayWalk } from "./ray-walk.js";

/** The first point of a ray in a body. */
export interface WorldHit extends RayHit {
  id: BodyId;
}

/** After so many columns (or rows) of cells without a hit, the tree finds one sooner. */
const MOST_COLUMNS = 64;

/** Near is what the ray enters early, in the slabs' unit. */
class RaySearch extends FirstHitSearch<Ray, WorldHit> {
  private readonly slabs = new RaySlabs();
  private readonly walk = new RayWalk();
  private readonly discs = new DiscCandidates();

  protected aim(ray: Ray): void {
    this.slabs.aim(ray);
    this.walk.aim(ray, this.slabs.unit);
    if (this.isForFirst) this.discs.aim(ray, this.slabs.unit);
  }

  protected override searchCells(forest: BoxForest, grid: CellGrid): boolean {
    if (!this.isForFirst || !this.walk.enter(grid)) return false;
    return grid.areRound ? this.searchDiscs(forest, grid) : this.searchBoxes(forest, grid);
  }

  private searchBoxes(forest: BoxForest, grid: CellGrid): boolean {
    const { walk } = this;
    for (let step = 0; walk.next(); step++) {
      if (walk.t > this.limit) return true;
      if (step === MOST_COLUMNS) return false;
      const { line, first, last } = walk;
      if (walk.isSteep) this.meetRun(forest, grid, line, first, last);
      else for (let row = first; row <= last; row++) this.meetRun(forest, grid, row, line, line);
    }
    return true;
  }

  private searchDiscs(forest: BoxForest, grid: CellGrid): boolean {
    const { walk, discs } = this;
    const { bodies, filter } = this.quest as Quest<Ray, WorldHit>;
    discs.clear(this.limit);
    let step = 0;
    while (step < MOST_COLUMNS && walk.next() && walk.t <= discs.limit) {
      discs.addLine(forest, grid, walk, bodies, filter);
      step += 1;
    }
    for (let i = 0; i < discs.count; i++) {
      if (discs.isInQuestion(i)) this.meetBody(discs.slots[i] as number);
    }
    return step < MOST_COLUMNS;
  }

  protected look(boxes: Float64Array, at: number, count: number): void {
    this.slabs.enter(boxes, at, count, this.nearnesses);
  }

  protected entryAt(t: number): number {
    return t / this.slabs.unit;
  }

  protected createHit(): WorldHit {
    return { id: 0, t: 0, point: { x: 0, y: 0 }, normal: { x: 0, y: 0 }, inside: false };
  }

  protected meet(ray: Ray, shape: Shape, out: WorldHit): boolean {
    return raycast(ray, shape, out) !== null;
  }
}

const raySearch = /* @__PURE__ */ new RaySearch();

/** The first hit, by t, then id. */
export function findNearestHit(bodies: Bodies<unknown>, ray: Ray, filter: Filter): WorldHit | null {
  return raySearch.first(bodies, ray, filter);
}

/** The first hit of every body that the ray meets, by t, then id. */
export function findAllHits(bodies: Bodies<unknown>, ray: Ray, filter: Filter): WorldHit[] {
  return raySearch.all(bodies, ray, filter);
}
