import type { Polygon, Polyline } from "../shapes/kind.js";
import type { Extents } from "./box-tree.js";
import { PlacedTree } from "./placed-tree.js";

/** For chains of fewer vertices, a loop is as fast as a tree. */
const FEWEST_VERTICES = 64;

/** For convex chains of more vertices, a search for the edges that are near is faster than a loop over all. */
export const MANY_VERTICES = 192;

/**
 * The trees of chains of many edges, by their lists of world points. Questions in other coordinates copy a shape's
 * fields, such as its pose; but a list belongs to one pose only.
 */
const trees = /* @__PURE__ */ new WeakMap<readonly number[], PlacedTree>();

/** Prepares a tree for a new polygon, to be made when it is needed. */
export function expectPolygonTree(shape: Polygon): void {
  const { localVertices, ringEnds, vertices } = shape;
  if (vertices.length < 2 * FEWEST_VERTICES) return;
  trees.set(vertices, new PlacedTree(shape, () => extentsOfEdges(localVertices, ringEnds, true)));
}

/** The same for a new polyline. */
export function expectPolylineTree(shape: Polyline): void {
  const { localPoints, points } = shape;
  if (points.length < 2 * FEWEST_VERTICES) return;
  const ends = [points.length / 2];
  trees.set(points, new PlacedTree(shape, () => extentsOfEdges(localPoints, ends, false)));
}

/** Shares a shape's tree with its copy, whichever is asked first. */
export function shareTree(copy: readonly number[], original: readonly number[]): void {
  const tree = trees.get(original);
  if (tree !== undefined) trees.get(copy)?.share(tree);
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
