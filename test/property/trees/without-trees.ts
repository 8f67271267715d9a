import { anotherLibrary } from "../../another-library.js";

/** The library where no shape has a tree. */
export const withoutTrees = await anotherLibrary({
  "near/shape-trees.ts": { treeOf: "null", partTreeOf: "null" },
});
