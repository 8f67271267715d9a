import { expect, it, vi } from "vitest";
import * as withTrees from "../../../src/index.js";
import { containsPoint, setPose } from "../../../src/index.js";
import { treeOf } from "../../../src/near/edge-tree.js";
import { IS_FULL } from "../../extent.js";
import { seededRandom } from "../../generators/random.js";
import { PROPERTY_TIMEOUT } from "../for-all.js";
import { anyLarge, anyScene, pointsOf, type Scene } from "./scene.js";

type Library = typeof withTrees;
type Question = (library: Library, scene: Scene) => unknown;

const CASES = IS_FULL ? 20_000 : 400;

/** The library where no shape has a tree. */
async function withoutTrees(): Promise<Library> {
  vi.resetModules();
  vi.doMock("../../../src/near/edge-tree.js", async (original) => ({
    ...(await original<object>()),
    treeOf: () => null,
  }));
  return import("../../../src/index.js");
}

const questions: Readonly<Record<string, Question>> = {
  containsPoint: (library, { large, at: [x, y] }) => library.containsPoint(large, x, y),
  overlaps: (library, { large, small }) => library.overlaps(large, small),
  raycast: (library, { large, ray }) => library.raycast(ray, large),
  raycastAll: (library, { large, ray }) => library.raycastAll(ray, large),
};

it.each(Object.keys(questions))(
  "%s has the same bits with a tree and without",
  async (name) => {
    const plain = await withoutTrees();
    const ask = questions[name] as Question;
    const random = seededRandom(name.length);
    for (let i = 0; i < CASES; i++) {
      const scene = anyScene(random);
      expect(ask(withTrees, scene), `case ${i}`).toStrictEqual(ask(plain, scene));
    }
  },
  PROPERTY_TIMEOUT,
);

it("finds every vertex where rounding moves it by more than boxes are rounded", () => {
  const random = seededRandom(2);
  for (let i = 0; i < 30; i++) {
    const shape = setPose(anyLarge(random, 100, 1), 1e11, -3e11, i);
    const points = pointsOf(shape);
    for (let k = 0; k < points.length; k += 2) {
      expect(containsPoint(shape, points[k] ?? 0, points[k + 1] ?? 0)).toBe(true);
    }
  }
});

it("has a tree for shapes of many edges", () => {
  const random = seededRandom(1);
  for (let i = 0; i < 20; i++) {
    const shape = anyLarge(random, 100, 1);
    const points = pointsOf(shape);
    expect(treeOf(points)?.tree.count).toBe(points.length / 2);
  }
});
