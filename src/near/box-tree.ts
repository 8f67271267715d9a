/** How many neighbouring pieces share a box of the lowest level. */
export const RUN = 4;

/** How many boxes share a box of the next level, and the binary logarithm of that number. */
export const BRANCHES = 4;
const BRANCHING = 2;

/** How many pieces a box of a level holds; the last box of a level may hold fewer. */
export function piecesOf(level: number): number {
  return RUN << (BRANCHING * level);
}

/** The number of steps of the whole box along each axis, a power of two. */
const STEPS = 2 ** 30;

/** With sides of the whole box between these, steps are neither subnormal nor infinite. */
const LEAST_SIDE = 2 ** -900;
const LARGEST_SIDE = 2 ** 900;

/** Four numbers for each piece, one after the other: the least and the greatest coordinates, minX, minY, maxX, maxY. */
export type Extents = ArrayLike<number>;

/**
 * A tree of boxes over a row of pieces, in which neighbours are expected to be near each other. Its nodes are runs of
 * four, of four of those, and so on, so that it takes no sorting and no links.
 *
 * Coordinates are counted in steps of the whole box by one rounded function that keeps the order of numbers. So a box in
 * steps holds what the box in doubles does, whatever the rounding, and magnitudes do not matter. Where steps would
 * overflow, all boxes are the whole one.
 */
export class BoxTree {
  /** How many pieces there are. */
  readonly count: number;
  readonly originX: number;
  readonly originY: number;
  readonly sideX: number;
  readonly sideY: number;
  readonly stepX: number;
  readonly stepY: number;
  /** The index of the first box of each level, the runs' level first; then the number of boxes. */
  readonly levels: readonly number[];
  /** As `Extents`, in steps. */
  readonly boxes: Int32Array;

  constructor(extents: Extents) {
    let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let at = 0; at < extents.length; at += 4) {
      minX = Math.min(minX, extents[at] as number);
      minY = Math.min(minY, extents[at + 1] as number);
      maxX = Math.max(maxX, extents[at + 2] as number);
      maxY = Math.max(maxY, extents[at + 3] as number);
    }
    this.originX = minX;
    this.originY = minY;
    this.sideX = maxX - minX;
    this.sideY = maxY - minY;
    this.stepX = stepOf(this.sideX);
    this.stepY = stepOf(this.sideY);
    this.count = extents.length / 4;
    this.levels = levelsOf(this.count);
    this.boxes = new Int32Array(4 * (this.levels[this.levels.length - 1] as number));
    this.fillRuns(extents);
    this.fillAbove();
  }

  private fillRuns(extents: Extents): void {
    const { boxes, originX, originY, stepX, stepY } = this;
    const perX = scaleOf(stepX);
    const perY = scaleOf(stepY);
    for (let from = 0, to = 0; from < extents.length; from += 4 * RUN, to += 4) {
      let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
      const end = Math.min(from + 4 * RUN, extents.length);
      for (let at = from; at < end; at += 4) {
        minX = Math.min(minX, extents[at] as number);
        minY = Math.min(minY, extents[at + 1] as number);
        maxX = Math.max(maxX, extents[at + 2] as number);
        maxY = Math.max(maxY, extents[at + 3] as number);
      }
      boxes[to] = (minX - originX) * perX;
      boxes[to + 1] = (minY - originY) * perY;
      boxes[to + 2] = (maxX - originX) * perX;
      boxes[to + 3] = (maxY - originY) * perY;
    }
  }

  private fillAbove(): void {
    const { boxes, levels } = this;
    for (let level = 1; level + 1 < levels.length; level++) {
      const below = levels[level - 1] as number;
      const first = levels[level] as number;
      const end = levels[level + 1] as number;
      for (let node = first; node < end; node++) {
        const from = below + BRANCHES * (node - first);
        const to = Math.min(from + BRANCHES, first);
        boxes.copyWithin(4 * node, 4 * from, 4 * from + 4);
        for (let child = from + 1; child < to; child++) {
          for (let side = 0; side < 4; side++) {
            const old = boxes[4 * node + side] as number;
            const other = boxes[4 * child + side] as number;
            boxes[4 * node + side] = side < 2 ? Math.min(old, other) : Math.max(old, other);
          }
        }
      }
    }
  }

  /** The level of the one box above all. */
  get top(): number {
    return this.levels.length - 2;
  }

  /** The end of the boxes below one, by their places on their level; the first is `BRANCHES` times the place. */
  endBelow(level: number, place: number): number {
    const { levels } = this;
    return Math.min(BRANCHES * place + BRANCHES, (levels[level] as number) - (levels[level - 1] as number));
  }
}

/** The length of a step. A side that is too small or too large for steps is one step. */
function stepOf(side: number): number {
  return side > LEAST_SIDE && side < LARGEST_SIDE ? side / STEPS : side;
}

/** The number of steps in a unit of length; 0 if the whole side is one step. */
function scaleOf(step: number): number {
  return step > LEAST_SIDE / STEPS && step < LARGEST_SIDE / STEPS ? 1 / step : 0;
}

function levelsOf(count: number): number[] {
  const levels = [0];
  let onLevel = Math.ceil(count / RUN);
  for (let end = onLevel; ; end += onLevel) {
    levels.push(end);
    if (onLevel <= 1) return levels;
    onLevel = Math.ceil(onLevel / BRANCHES);
  }
}
