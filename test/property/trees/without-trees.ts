import { vi } from "vitest";

export type Library = typeof import("../../../src/index.js");

/** The library where no shape has a tree. */
export async function withoutTrees(): Promise<Library> {
  vi.resetModules();
  vi.doMock("../../../src/near/edge-tree.js", async (original) => ({
    ...(await original<object>()),
    treeOf: () => null,
  }));
  vi.doMock("../../../src/near/part-tree.js", async (original) => ({
    ...(await original<object>()),
    partTreeOf: () => null,
  }));
  return import("../../../src/index.js");
}
