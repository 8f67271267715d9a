import { expect, it } from "vitest";
import * as withTrees from "../../../src/index.js";
import { containsPoint, fromJSON, Kind, type Shape, setPose, toJSON } from "../../../src/index.js";
import { treeOf } from "../../../src/near/shape-trees.js";
import type { Library } from "../../another-library.js";
import { IS_FULL } from "../../extent.js";
import { seededRandom } from "../../generators/random.js";
import { PROPERTY_TIMEOUT } from "../for-all.js";
import { anyLarge, anyScene, pointsOf, type Scene } from "./scene.js";
import { withoutTrees } from "./without-trees.js";

type Question = (library: Library, scene: Scene) => unknown;

const CASES = IS_FULL ? 400 : 96;

const questions: Readonly<Record<string, Question>> = {
  containsPoint: (library, { large, at: [x, y] }) => library.containsPoint(large, x, y),
  overlaps: (library, { large, small }) => library.overlaps(large, small),
  raycast: (library, { large, ray }) => library.raycast(ray, large),
  raycastAll: (library, { large, ray }) => library.raycastAll(ray, large),
  distance: (library, { large, small }) => library.distance(large, small),
  closestPoints: (library, { large, small }) => library.closestPoints(small, large),
};

/** These take long without trees where shapes are deep in each other. */
const slowQuestions: Readonly<Record<string, Question>> = {
  contact: (library, { large, small }) => library.contact(large, small),
  signedDistance: (library, { large, small }) => library.signedDistance(large, small),
  sweep: (library, { large, small, at: [x, y] }) =>
    library.sweep(large, { x: 0, y: 0 }, small, { x: x / 3, y: 2 * y }),
};

it.each(Object.entries(questions))(
  "%s has the same bits with a tree and without",
  (name, ask) => {
    const random = seededRandom(name.length);
    for (let i = 0; i < CASES; i++) {
      const scene = anyScene(random);
      expect(ask(withTrees, scene), `case ${i}`).toStrictEqual(ask(withoutTrees, scene));
    }
  },
  PROPERTY_TIMEOUT,
);

it.each(Object.entries(slowQuestions))(
  "%s of a large shape and a small one has the same bits with a tree and without",
  (name, ask) => {
    const random = seededRandom(name.length);
    for (let i = 0; i < CASES / 8; i++) {
      const scene = anyScene(random);
      // What crosses itself everywhere, or is in another such shape, takes seconds.
      if (scene.large.kind === Kind.polyline || pointsOf(scene.small).length > 20) continue;
      expect(ask(withTrees, scene), `case ${i}`).toEqual(ask(withoutTrees, scene));
    }
  },
  PROPERTY_TIMEOUT,
);

it(
  "the distance and the closest points of two large shapes have the same bits with trees and without",
  () => {
    const random = seededRandom(7);
    let apart = 0;
    for (let i = 0; i < CASES / 2; i++) {
      const [a, b] = [anyLarge(random, 150, 1), anyLarge(random, 70, 1)];
      setPose(b, random.pick([0, 110, 150 * random.next()]), random.pick([0, 120]), random.pick([0, 0.3]));
      if (withTrees.distance(a, b) > 0) apart++;
      for (const ask of [withTrees.distance, withTrees.closestPoints] as const) {
        const plain = withoutTrees[ask.name as "distance" | "closestPoints"];
        expect(ask(a, b), `case ${i}`).toStrictEqual(plain(a, b));
      }
    }
    expect(apart).toBeGreaterThan(CASES / 16);
  },
  PROPERTY_TIMEOUT,
);

it(
  "relate of two polygons of many edges is the same with trees and without",
  () => {
    const random = seededRandom(6);
    let asked = 0;
    for (let i = 0; i < CASES / 4; i++) {
      const a = anyLarge(random, 70, 1);
      const b = random.int(3) === 0 ? a : anyLarge(random, 70, 1);
      if (a.kind !== Kind.polygon || b.kind !== Kind.polygon) continue;
      setPose(b, random.pick([0, 3, 90 * random.next()]), random.pick([0, 1, 0.5]), random.pick([0, 0.3]));
      asked++;
      expect(withTrees.relate(a, b), `case ${i}`).toBe(withoutTrees.relate(a, b));
    }
    expect(asked).toBeGreaterThan(CASES / 16);
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

it("has a tree of at most 12 bytes an edge for shapes of many edges, which no pose touches", () => {
  const random = seededRandom(1);
  for (let i = 0; i < 20; i++) {
    const shape = anyLarge(random, 100 + random.int(900), 1);
    const points = pointsOf(shape);
    // Of points that are all in one place, few are kept.
    if (points.length < 128) continue;
    const tree = treeOf(points)?.tree;
    expect(tree?.count).toBe(points.length / 2);
    expect(tree?.boxes.byteLength).toBeLessThanOrEqual(6 * points.length);
    setPose(shape, 3, 4, i);
    expect(treeOf(pointsOf(shape))?.tree).toBe(tree);
  }
});

it("answers about a frozen shape, its clone and what JSON makes of it with the same bits", () => {
  const random = seededRandom(4);
  for (let i = 0; i < CASES / 4; i++) {
    const scene = anyScene(random);
    const { large } = scene;
    const answers = (shape: Shape) =>
      Object.values(questions).map((ask) => ask(withTrees, { ...scene, large: shape }));
    const expected = answers(large);
    const again = fromJSON(JSON.parse(JSON.stringify(toJSON(large)))) as Shape;
    const clone = structuredClone(large);
    for (const part of Object.values(large)) Object.freeze(part);
    Object.freeze(large);
    for (const shape of [large, clone, again]) {
      expect(pointsOf(shape)).toEqual(pointsOf(large));
      expect(answers(shape), `case ${i}`).toStrictEqual(expected);
    }
  }
});
