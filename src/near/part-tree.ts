import type { Compound, SimpleShape } from "../shapes/kind.js";
import type { Extents } from "./box-tree.js";
import { PlacedTree } from "./placed-tree.js";
import { inSpatialOrder } from "./spatial-order.js";

/** For fewer parts, a loop is as fast as a tree. */
export const MANY_PARTS = 16;

/**
 * Finds the boxes of parts, minX, minY, maxX, maxY of each. Callers pass it in, so that code that only makes a compound
 * does not import it.
 */
export type BoxesOf = (parts: readonly SimpleShape[]) => Float64Array;

/** A tree over the parts of a compound, in an order in which neighbours are near each other. */
export class PartTree {
  readonly placed: PlacedTree;
  private sorted: { parts: Int32Array } = { parts: new Int32Array(0) };
  private boxesOf: BoxesOf | null = null;

  constructor(private readonly shape: Compound) {
    this.placed = new PlacedTree(shape, () => this.extents());
  }

  /** Takes over the tree of a compound with the same parts. */
  share(other: PartTree): void {
    this.placed.share(other.placed);
    this.sorted = other.sorted;
  }

  /** Moves the tree to the compound's present pose. */
  place(boxesOf: BoxesOf): this {
    this.boxesOf ??= boxesOf;
    this.placed.place();
    return this;
  }

  /** The number of the part at a place of the tree. */
  partAt(place: number): number {
    return this.sorted.parts[place] as number;
  }

  private extents(): Extents {
    const { extents, order } = inSpatialOrder((this.boxesOf as BoxesOf)(this.shape.localParts));
    this.sorted.parts = order;
    return extents;
  }
}

/** The trees of compounds of many parts, by their lists of world parts. */
const trees = /* @__PURE__ */ new WeakMap<readonly SimpleShape[], PartTree>();

/** Prepares a tree for a new compound, to be made when it is needed. */
export function expectPartTree(shape: Compound): void {
  if (shape.parts.length >= MANY_PARTS) trees.set(shape.parts, new PartTree(shape));
}

/** Shares a compound's tree with its copy, whichever is asked first. */
export function sharePartTree(copy: Compound, original: Compound): void {
  const tree = trees.get(original.parts);
  if (tree !== undefined) trees.get(copy.parts)?.share(tree);
}

/** The tree over the parts of a compound, at its present pose; null if they are few, or a selection of another compound's. */
export function partTreeOf({ parts }: Compound, boxesOf: BoxesOf): PartTree | null {
  return parts.length < MANY_PARTS ? null : (trees.get(parts)?.place(boxesOf) ?? null);
}
