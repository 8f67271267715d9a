import { normalizingPower } from "../math/exact.js";
import type { Bounds } from "../shapes/bounds.js";
import type { Posed } from "../shapes/kind.js";
import { BoxTree, type Extents } from "./box-tree.js";
import { type ON, ringParity } from "./ring-parity.js";
import { BoxQuery, findRunPairs, findRuns, type Query, type TakeRun, type TakeRunPair } from "./runs.js";

/** Values that need a look at all pieces; null until they are asked for. */
interface Noted {
  /** The points of a chain that are farthest along the axes. */
  extremes: readonly number[] | null;
  /** The box of the points by which parts are given, and the largest of their sizes. */
  reach: readonly number[] | null;
  /** About how large a compound is. */
  size: number | null;
}

/**
 * As a part of all coordinates together: far more than the rounding errors of a point or a box on its way from the
 * shape's own coordinates to the world, and of a few sums with it; yet far less than the boxes of runs.
 */
const SLACK = 2 ** -44;

/** More than all of these lose to gradual underflow. */
const UNDERFLOW = 2 ** -1060;

/** Sums and products of a few coordinates below this do not overflow. */
const LARGEST = 2 ** 1000;

/**
 * The tree over the pieces of a shape, at the shape's present pose. It is made of the shape's own coordinates, when it is
 * first asked for, so that no pose changes it.
 *
 * A box of it is given in the world, axis-aligned, by its middle and half sizes, with room for all that it holds as
 * stored there. Beyond the range of doubles the halves are infinite or NaN, so a comparison must take what is not
 * certainly apart for near.
 */
export class PlacedTree {
  /** The box last looked at. */
  midX = 0.5;
  midY = 0.5;
  halfX = 0.5;
  halfY = 0.5;
  /** What is known about the shape at its present pose. */
  noted: Noted = { extremes: null, reach: null, size: null };
  private made: { tree: BoxTree | null } = { tree: null };
  /** The pose that it was last placed for; NaN at first, which is no shape's. */
  x = Number.NaN;
  y = Number.NaN;
  /** How far off what it holds may be there. */
  slack = 0.5;
  private cos = 0.5;
  private sin = 0.5;
  private ux = Number.NaN;
  private uy = Number.NaN;

  constructor(
    private readonly shape: Posed,
    private readonly extents: () => Extents,
  ) {}

  /** Takes over the tree of a shape with the same coordinates of its own. */
  share(other: PlacedTree): void {
    this.made = other.made;
  }

  /** The tree of a copy of the shape: in another pose, or with all lengths multiplied by a power of two. */
  copyFor(shape: Posed, power: number): PlacedTree {
    if (power !== 1)
      return new PlacedTree(shape, () => Float64Array.from(this.extents(), (at) => at * power));
    const copy = new PlacedTree(shape, this.extents);
    copy.share(this);
    return copy;
  }

  get tree(): BoxTree {
    const { made } = this;
    made.tree ??= new BoxTree(this.extents());
    return made.tree;
  }

  /** Moves the tree to the shape's present pose. */
  place(): this {
    const { x, y, ux, uy } = this.shape;
    if (x === this.x && y === this.y && ux === this.ux && uy === this.uy) return this;
    const { originX, originY, sideX, sideY } = this.tree;
    const larger = Math.max(Math.abs(ux), Math.abs(uy));
    const power = larger >= 0.5 && larger < 2 ? 1 : normalizingPower(larger);
    const cos = ux * power;
    const sin = uy * power;
    const length = Math.sqrt(cos * cos + sin * sin);
    this.x = x;
    this.y = y;
    this.ux = ux;
    this.uy = uy;
    this.noted = { extremes: null, reach: null, size: null };
    this.cos = cos / length;
    this.sin = sin / length;
    const size = Math.abs(x) + Math.abs(y) + Math.abs(originX) + Math.abs(originY) + sideX + sideY;
    this.slack = size < LARGEST ? SLACK * size + UNDERFLOW : Number.POSITIVE_INFINITY;
    return this;
  }

  /** Looks at the box at a place of a level. */
  look(level: number, place: number): this {
    const { boxes, levels, originX, originY, stepX, stepY } = this.tree;
    const { cos, sin } = this;
    const at = 4 * ((levels[level] as number) + place);
    const left = boxes[at] as number;
    const low = boxes[at + 1] as number;
    const right = (boxes[at + 2] as number) + 1;
    const high = (boxes[at + 3] as number) + 1;
    const midX = originX + ((left + right) / 2) * stepX;
    const midY = originY + ((low + high) / 2) * stepY;
    const halfX = ((right - left) / 2) * stepX;
    const halfY = ((high - low) / 2) * stepY;
    this.midX = this.x + (cos * midX - sin * midY);
    this.midY = this.y + (cos * midY + sin * midX);
    this.halfX = Math.abs(cos) * halfX + Math.abs(sin) * halfY + this.slack;
    this.halfY = Math.abs(cos) * halfY + Math.abs(sin) * halfX + this.slack;
    return this;
  }

  /** A vector of the world in the shape's own coordinates. */
  turnBack(x: number, y: number): { readonly x: number; readonly y: number } {
    const { cos, sin } = this;
    return { x: cos * x + sin * y, y: cos * y - sin * x };
  }

  /** Looks at the box above all others. */
  lookAtAll(): void {
    this.look(this.tree.top, 0);
  }

  /** Sets a box about all that it holds, which may be a little larger than need be. */
  setBounds(out: Bounds): void {
    this.lookAtAll();
    out.minX = this.midX - this.halfX;
    out.minY = this.midY - this.halfY;
    out.maxX = this.midX + this.halfX;
    out.maxY = this.midY + this.halfY;
  }

  // The searches are methods, so that questions of pages that never make a tree do not load them.

  /** See `findRuns`. */
  findRuns(query: Query, take: TakeRun): boolean {
    return findRuns(this, query, take);
  }

  /** The same for what may come within a reach of a box; `take` must not ask this again. */
  findNear(minX: number, minY: number, maxX: number, maxY: number, reach: number, take: TakeRun): boolean {
    return findRuns(this, near.set(minX, minY, maxX, maxY, reach), take);
  }

  /** See `findRunPairs`. */
  findPairs(other: PlacedTree, reach: number, take: TakeRunPair, x = 0, y = 0): boolean {
    return findRunPairs(this, other, reach, take, x, y);
  }

  /** See `ringParity`. */
  parityAt(points: readonly number[], ringEnds: readonly number[], x: number, y: number): 0 | 1 | typeof ON {
    return ringParity(this, points, ringEnds, x, y);
  }
}

const near = /* @__PURE__ */ new BoxQuery();

const UNTURNED: Posed = { x: 0, y: 0, ux: 1, uy: 0 };

/** A tree over boxes in the world. */
export function treeOfBoxes(extents: Extents): PlacedTree {
  return new PlacedTree(UNTURNED, () => extents).place();
}
