import type { Ray } from "../../shapes/kind.js";
import type { Bodies } from "../bodies/bodies.js";
import { slotOf } from "../bodies/body-id.js";
import type { Filter } from "../bodies/body-options.js";
import type { BoxForest } from "../boxes/box-forest.js";
import type { CellGrid } from "../boxes/cell-grid.js";
import { grown } from "../growth.js";
import { DX, DY, LEAST_SLACK, MAX_T, MIN_T, OWN, setRayNumbers, WAY_ERROR, X, Y } from "./ray-numbers.js";
import type { RayWalk } from "./ray-walk.js";

/** Places in the numbers of a ray: |d|, and 1/(2 d²). */
const LENGTH = OWN;
const PER_DOUBLE = OWN + 1;
/** No hit later than this is the first. */
const LIMIT = OWN + 2;

/** More than the cells of a line that a ray may concern: up to 3 along the way through it, and half a cell to either side. */
const MOST_CELLS = 8;

/**
 * The circles that may be the first that a ray hits, by what their boxes say of them: each box is that of a disc with its
 * centre and half its width, but for rounding. So most rays fetch one circle only, the one that they hit.
 *
 * t counts in the unit of `RayWalk`.
 */
export class DiscCandidates {
  count = 0;
  slots = new Int32Array(4);
  private lows = new Float64Array(4);
  /** From where to where the boxes of each cell of a line are. */
  private readonly ranges = new Int32Array(2 * MOST_CELLS);
  private readonly numbers = new Float64Array(OWN + 3);

  aim(ray: Ray, unit: number): void {
    const { numbers } = this;
    setRayNumbers(numbers, ray, unit);
    // Widths are twice as large as the boxes' half sizes, which `RaySlabs` adds it to.
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
   * With the centre c from the ray's origin and the diameter w (both twice as large as they are), the ray's line passes
   * c at |d × c|/|d|, and enters the disc at (d·c − √(w²d² − (d × c)²))/(2d²). The disc made larger by a slack s, as
   * `RaySlabs` makes boxes larger, is entered before any t that `raycast` may give, and made smaller by as much, after
   * it: a change of w by s changes the root by s|d|/2 at least, while rounding changes the root's square by some
   * 2⁻⁵¹w²d², and so the root by 2⁻¹⁴ of that at most.
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
        // The empty box of a removed body has no centre.
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

  /** Whether one of those added may still be the first. */
  isInQuestion(index: number): boolean {
    return (this.lows[index] as number) <= (this.numbers[LIMIT] as number);
  }

  /**
   * Reads where the boxes of a line's cells are, and says how many numbers these are. They are read before the boxes
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
