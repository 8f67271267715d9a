import type { Bounds } from "../shapes/bounds.js";
import type { Compound, Posed, Shape, SimpleShape } from "../shapes/kind.js";
import { type Extents, inSpatialOrder } from "./box-tree.js";
import { PlacedTree } from "./placed-tree.js";
import { BoxQuery, type Query } from "./runs.js";

/* Trees of the edges of polygons and polylines and of the parts of compounds: made when they are first needed, and shared by copies. */

/** For chains of fewer vertices, a loop is as fast as a tree. */
const FEWEST_VERTICES = 64;

/** For convex chains of more vertices, a search for the edges that are near is faster than a loop over all. */
export const MANY_VERTICES = 192;

/**
 * The trees of chains of many edges, by their lists of world points. Questions in other coordinates copy a shape's
 * fields, such as its pose; but a list belongs to one pose only.
 */
const trees = /* @__PURE__ */ new WeakMap<readonly number[], PlacedTree>();

/** Prepares a tree for a new shape of points, to be made when it is needed: the edges of its rings, or of one open chain. */
export function expectTree(
  shape: Posed,
  points: readonly number[],
  localPoints: readonly number[],
  ringEnds?: readonly number[],
): void {
  if (points.length < 2 * FEWEST_VERTICES) return;
  const ends = ringEnds ?? [points.length / 2];
  trees.set(points, new PlacedTree(shape, () => extentsOfEdges(localPoints, ends, ringEnds !== undefined)));
}

/** Shares a shape's tree with its copy, whichever is asked first. */
export function shareTree(copy: readonly number[], original: readonly number[]): void {
  const tree = trees.get(original);
  if (tree !== undefined) trees.get(copy)?.share(tree);
}

/**
 * Gives the tree over the edges of one chain to a copy of it: moved, or with all lengths multiplied by a power of two but those that it
 * was made with.
 */
export function giveTree(
  copy: Posed,
  points: readonly number[],
  original: readonly number[],
  power: number,
): void {
  const tree = trees.get(original);
  if (tree !== undefined) trees.set(points, tree.copyFor(copy, power));
}

/**
 * The tree over the edges that begin at the vertices of a chain, at its present pose, from its world points; null if
 * these are few, or in other coordinates. The last point of an open chain counts as an edge of length 0.
 */
export function treeOf(points: readonly number[]): PlacedTree | null {
  if (points.length < 2 * FEWEST_VERTICES) return null;
  const tree = trees.get(points);
  return tree === undefined ? null : tree.place();
}

/** The boxes of the edges that begin at the points of closed rings, or of a chain that ends in the last one. */
export function extentsOfEdges(
  points: readonly number[],
  ringEnds: readonly number[],
  isClosed: boolean,
): Extents {
  const extents = new Float64Array(2 * points.length);
  let first = 0;
  for (const end of ringEnds) {
    for (let i = first; i < end; i++) {
      const next = i + 1 < end ? i + 1 : isClosed ? first : i;
      const ax = points[2 * i] as number;
      const ay = points[2 * i + 1] as number;
      const bx = points[2 * next] as number;
      const by = points[2 * next + 1] as number;
      extents[4 * i] = Math.min(ax, bx);
      extents[4 * i + 1] = Math.min(ay, by);
      extents[4 * i + 2] = Math.max(ax, bx);
      extents[4 * i + 3] = Math.max(ay, by);
    }
    first = end;
  }
  return extents;
}

/** For fewer parts, a loop is as fast as a tree. */
export const MANY_PARTS = 16;

/** Finds a box that holds a shape. Who makes a compound passes it in, so that code that never makes one does not import it. */
type BoundsOf = (shape: Shape, out?: Bounds) => Bounds;

/** A tree over the parts of a compound, in an order in which neighbours are near each other. */
class PartTree {
  readonly placed: PlacedTree;
  private sorted: { parts: Int32Array } = { parts: new Int32Array(0) };

  constructor(
    private readonly shape: Compound,
    readonly boundsOf: BoundsOf,
  ) {
    this.placed = new PlacedTree(shape, () => this.extents());
  }

  /** Takes over the tree of a compound with the same parts. */
  share(other: PartTree): void {
    this.placed.share(other.placed);
    this.sorted = other.sorted;
  }

  /** Moves the tree to the compound's present pose. */
  place(): this {
    this.placed.place();
    return this;
  }

  /** The number of the part at a place of the tree. */
  partAt(place: number): number {
    return this.sorted.parts[place] as number;
  }

  /** Takes the parts that a query must not miss, by their numbers, until `take` returns true; returns whether it did. */
  findParts(query: Query, take: (part: number) => boolean): boolean {
    return this.placed.findRuns(query, (from, to) => {
      for (let place = from; place < to; place++) if (take(this.partAt(place))) return true;
      return false;
    });
  }

  /** The same for the parts that may have a common point with a shape. */
  findPartsAt(shape: Shape, take: (part: number) => boolean): boolean {
    return this.findParts(new BoxQuery().setTo(this.boundsOf(shape), 0), take);
  }

  private extents(): Extents {
    const { extents, order } = inSpatialOrder(boxesOf(this.shape.localParts, this.boundsOf));
    this.sorted.parts = order;
    return extents;
  }
}

const box: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };

/** The boxes of shapes, four numbers each. A box each on the heap would outlive what the engine frees soon. */
export function boxesOf(shapes: readonly SimpleShape[], boundsOf: BoundsOf): Float64Array {
  const boxes = new Float64Array(4 * shapes.length);
  for (let i = 0; i < shapes.length; i++) storeBox(boxes, 4 * i, boundsOf(shapes[i] as SimpleShape, box));
  return boxes;
}

/** Stores a box among others, from an index on: minX, minY, maxX, maxY. */
export function storeBox(
  boxes: Float64Array,
  at: number,
  { minX, minY, maxX, maxY }: Readonly<Bounds>,
): void {
  boxes[at] = minX;
  boxes[at + 1] = minY;
  boxes[at + 2] = maxX;
  boxes[at + 3] = maxY;
}

/** Reads a stored box. */
export function readBox(out: Bounds, boxes: Float64Array, at: number): void {
  out.minX = boxes[at] as number;
  out.minY = boxes[at + 1] as number;
  out.maxX = boxes[at + 2] as number;
  out.maxY = boxes[at + 3] as number;
}

/** Whether two stored boxes have a common point; their sides may be infinite, but not NaN. */
export function storedBoxesMeet(
  boxes: Float64Array,
  at: number,
  others: Float64Array,
  other: number,
): boolean {
  return (
    (boxes[at] as number) <= (others[other + 2] as number) &&
    (boxes[at + 2] as number) >= (others[other] as number) &&
    (boxes[at + 1] as number) <= (others[other + 3] as number) &&
    (boxes[at + 3] as number) >= (others[other + 1] as number)
  );
}

/** The trees of compounds of many parts, by their lists of world parts. */
const treesOfParts = /* @__PURE__ */ new WeakMap<readonly SimpleShape[], PartTree>();

/** Prepares a tree for a new compound, to be made when it is needed. */
export function expectPartTree(shape: Compound, boundsOf: BoundsOf): void {
  if (shape.parts.length >= MANY_PARTS) treesOfParts.set(shape.parts, new PartTree(shape, boundsOf));
}

/** Shares a compound's tree with its copy, whichever is asked first. */
export function sharePartTree(copy: Compound, original: Compound): void {
  const tree = treesOfParts.get(original.parts);
  if (tree !== undefined) treesOfParts.get(copy.parts)?.share(tree);
}

/** The tree over the parts of a compound, at its present pose; null if they are few, or a selection of another compound's. */
export function partTreeOf({ parts }: Compound): PartTree | null {
  return parts.length < MANY_PARTS ? null : (treesOfParts.get(parts)?.place() ?? null);
}
