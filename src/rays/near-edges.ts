import type { PlacedTree } from "../near/placed-tree.js";
import { findRuns, LineQuery } from "../near/runs.js";
import type { Ray } from "../shapes/kind.js";

/** Edges, told by the vertices that they begin at, in order. */
export class EdgeList {
  items = new Int32Array(16);
  count = 0;

  add(edge: number): void {
    if (this.count === this.items.length) {
      const items = new Int32Array(2 * this.count);
      items.set(this.items);
      this.items = items;
    }
    this.items[this.count] = edge;
    this.count += 1;
  }
}

const found = /* @__PURE__ */ new EdgeList();
const query = /* @__PURE__ */ new LineQuery();

/**
 * The edges of a tree that the line of a ray may come near, until the next call: the vertices of all others certainly lie on one
 * side of it or the other.
 */
export function edgesNearLine(tree: PlacedTree, ray: Ray): Readonly<EdgeList> {
  found.count = 0;
  findRuns(tree, query.set(ray), (from, to) => {
    for (let edge = from; edge < to; edge++) found.add(edge);
    return false;
  });
  return found;
}
