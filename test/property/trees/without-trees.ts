import { anotherLibrary } from "../../another-library.js";

/** The library where no shape has a tree. */
export const withoutTrees = await anotherLibrary({
  "near/edge-tree.ts": { treeOf: "null" },
  "near/part-tree.ts": { partTreeOf: "null" },
});
