import { IntegerList } from "../math/growth.js";
import type { PlacedTree } from "../near/placed-tree.js";
import { findRuns, LineQuery } from "../near/runs.js";
import type { Ray } from "../shapes/kind.js";

const found = /* @__PURE__ */ new IntegerList();
const query = /* @__PURE__ */ new LineQuery();

/**
 * The edges of a tree that the line of a ray may come near, valid until the next call: both vertices of any other edge
 * certainly lie on one side of the line.
 */
export function edgesNearLine(tree: PlacedTree, ray: Ray): Readonly<IntegerList> {
  found.count = 0;
  findRuns(tree, query.set(ray), (from, to) => {
    for (let edge = from; edge < to; edge++) found.push(edge);
    return false;
  });
  return found;
}
