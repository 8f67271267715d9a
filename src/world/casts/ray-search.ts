import { grown } from "../../math/growth.js";
import { type RayHit, raycast } from "../../query/raycast.js";
import type { Ray, Shape } from "../../shapes/kind.js";
import type { Bodies } from "../bodies/bodies.js";
import { type BodyId, slotOf } from "../bodies/body-id.js";
import type { Filter } from "../bodies/body-options.js";
import type { BoxForest } from "../boxes/box-forest.js";
import type { CellGrid } from "../boxes/cell-grid.js";
import { FirstHitSearch, MOST_COLUMNS, type Quest } from "./first-hit-search.js";
import {
  DX,
  DY,
  LEAST_SLACK,
  MAX_T,
  MIN_T,
  OWN,
  RaySlabs,
  setRayNumbers,
  WAY_ERROR,
  X,
  Y,
} from "./ray-slabs.js";
import { RayWalk } from "./ray-walk.js";

/** Indices into the numbers of a ray: |d|, and 1/(2 d²). */
const LENGTH = OWN;
const PER_DOUBLE = OWN + 1;
/** A hit later than this cannot be the first. */
const LIMIT = OWN + 2;

/**
 * More than the cells of a line that a ray may concern: up to 3 where it passes through the line, and half a cell on
 * either side.
 */
const MOST_CELLS = 8;

/**
 * The circles that may be the first that a ray hits, as far as their boxes show: each box has the centre and the width of
 * its disc, except for rounding. So most rays fetch only the circle that they hit.
 *
 * t counts in the unit of `RayWalk`.
 */
class DiscCandidates {
  count = 0;
  slots = new Int32Array(4);
  private lows = new Float64Array(4);
  /** From where to where the boxes of each cell of a line are. */
  private readonly ranges = new Int32Array(2 * MOST_CELLS);
  private readonly numbers = new Float64Array(OWN + 3);

  aim(ray: Ray, unit: number): void {
    const { numbers } = this;
    setRayNumbers(numbers, ray, unit);
    // Widths are twice the boxes' half sizes, to which `RaySlabs` adds it.
    numbers[LEAST_SLACK] = 2 * (numbers[LEAST_SLACK] as number);
    const dx = numbers[DX] as number;
    const dy = numbers[DY] as number;
    const lengthSq = dx * dx + dy * dy;
    numbers[LENGTH] = Math.sqrt(lengthSq);
    numbers[PER_DOUBLE] = 0.5 / lengthSq;
  }

  /** Begins anew; hits after `limit` are not asked for. */
  clear(limit: number): void {
    this.count = 0;
    this.numbers[LIMIT] = limit;
  }

  get limit(): number {
    return this.numbers[LIMIT] as number;
  }

  /**
   * Adds the discs of a line of cells.
   *
   * With the centre c relative to the ray's origin and the diameter w (both doubled), the ray's line passes c at |d ×
   * c|/|d|, and enters the disc at (d·c − √(w²d² − (d × c)²))/(2d²). The disc enlarged by a slack s, as `RaySlabs`
   * enlarges boxes, is entered before any t that `raycast` may give, the disc shrunk by s after it: changing w by s
   * changes the root by s|d|/2 at least, while rounding changes its square by some 2⁻⁵¹w²d², and so the root by 2⁻¹⁴ of
   * that at most.
   */
  addLine(forest: BoxForest, grid: CellGrid, walk: RayWalk, bodies: Bodies<unknown>, filter: Filter): void {
    const { boxes, owners } = forest;
    const { numbers, ranges } = this;
    const rangeEnd = this.readRanges(grid, walk);
    const x = numbers[X] as number;
    const y = numbers[Y] as number;
    const dx = numbers[DX] as number;
    const dy = numbers[DY] as number;
    const leastSlack = numbers[LEAST_SLACK] as number;
    const length = numbers[LENGTH] as number;
    for (let range = 0; range < rangeEnd; range += 2) {
      const end = ranges[range + 1] as number;
      for (let position = ranges[range] as number; position < end; position++) {
        const at = 4 * position;
        const left = (boxes[at] as number) - x;
        const below = (boxes[at + 1] as number) - y;
        const right = (boxes[at + 2] as number) - x;
        const above = (boxes[at + 3] as number) - y;
        const centerX = left + right;
        const centerY = below + above;
        const width = right - left;
        const slack = 2 * WAY_ERROR * (Math.abs(centerX) + Math.abs(centerY) + width) + leastSlack;
        const aside = Math.abs(dx * centerY - dy * centerX);
        const widest = (width + slack) * length;
        // The centre of a removed body's box, which is empty, is NaN.
        if (!(aside <= widest)) continue;
        const along = dx * centerX + dy * centerY;
        const perDouble = numbers[PER_DOUBLE] as number;
        const minT = numbers[MIN_T] as number;
        const limit = numbers[LIMIT] as number;
        const root = Math.sqrt(widest * widest - aside * aside);
        const enter = (along - root) * perDouble;
        if (enter > limit || (along + root) * perDouble < minT) continue;
        const slot = slotOf(owners[position] as number);
        if (!bodies.isWanted(slot, filter)) continue;
        if (this.count === this.slots.length) this.grow();
        this.slots[this.count] = slot;
        this.lows[this.count] = enter;
        this.count += 1;
        const narrowest = (width - slack) * length;
        if (!(aside < narrowest)) continue;
        const leastRoot = Math.sqrt(narrowest * narrowest - aside * aside);
        const certain = Math.max((along - leastRoot) * perDouble, minT);
        const leave = (along + leastRoot) * perDouble;
        if (leave >= minT && certain <= (numbers[MAX_T] as number) && certain < limit)
          numbers[LIMIT] = certain;
      }
    }
  }

  /** Whether a disc that was added may still be the first. */
  isInQuestion(index: number): boolean {
    return (this.lows[index] as number) <= (this.numbers[LIMIT] as number);
  }

  /**
   * Reads the ranges of boxes of a line's cells, and returns how many numbers these are. They are read before the boxes
   * themselves, so that the processor waits for all of them at once.
   */
  private readRanges(
    { starts, columnKeys, rowKeys }: CellGrid,
    { isSteep, line, first, last }: RayWalk,
  ): number {
    const { ranges } = this;
    const lineKey = (isSteep ? rowKeys[line] : columnKeys[line]) as number;
    const keys = isSteep ? columnKeys : rowKeys;
    let count = 0;
    for (let place = first; place <= last; place++) {
      const key = lineKey + (keys[place] as number);
      ranges[count] = starts[key] as number;
      ranges[count + 1] = starts[key + 1] as number;
      count += 2;
    }
    return count;
  }

  private grow(): void {
    this.slots = grown(this.slots, this.count + 1);
    this.lows = grown(this.lows, this.count + 1);
  }
}

/**
 * The first point of a ray in a body.
 *
 * @example
 * const world = new World();
 * const wall = world.add(rect(6, 0, 2, 2));
 * const hit: WorldHit | null = world.raycast(ray(0, 0, 1, 0));
 * console.log(hit?.id === wall, hit?.t); // true 5
 */
export interface WorldHit extends RayHit {
  id: BodyId;
}

/** Nearness is a lower bound of t at the hit, in the unit of `RaySlabs`. */
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
    if (!this.walk.enter(grid)) return false;
    const asksForDisc = this.isForFirst && grid.areRound;
    return asksForDisc ? this.searchDiscs(forest, grid) : this.searchAlong(this.walk, forest, grid);
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
