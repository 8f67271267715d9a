import { expect, it } from "vitest";
import * as withTrees from "../../../src/index.js";
import {
  capsule,
  circle,
  compound,
  moveTo,
  polygon,
  polyline,
  rect,
  rectFromCorner,
  type Shape,
  segment,
  setPose,
  type Vec2,
} from "../../../src/index.js";
import type { Library } from "../../another-library.js";
import { IS_FULL } from "../../extent.js";
import { type Random, seededRandom } from "../../generators/random.js";
import { PROPERTY_TIMEOUT } from "../for-all.js";
import { withoutTrees } from "./without-trees.js";

const CASES = IS_FULL ? 200 : 120;

const STILL = { x: 0, y: 0 };

/** A floor of many pieces at height 0, with something on it, and what moves along it. */
interface Scene {
  readonly mover: Shape;
  readonly way: Vec2;
  readonly floor: Shape;
}

function anyScene(random: Random): Scene {
  const count = 70 + random.int(IS_FULL ? 300 : 60);
  const floor = random.pick([tiles, outline, chain])(random, count);
  const mover = random.pick(movers)();
  const lift = random.pick([0, 0, 0, 0, 1e-13, -1e-13, 0.2, -0.1]);
  moveTo(mover, 1 + random.int(4 * count) / 4, lift);
  const length = random.pick([0.5, 3, 3, 20, count]) * random.pick([1, -1]);
  const way = { x: length, y: random.pick([0, 0, 0, 0.3, -0.3, -1e-13]) };
  if (random.int(3) > 0) return { mover, way, floor };
  // All of it turned, and far away.
  const turn = random.pick([Math.PI / 2, 0.3, { x: 3, y: 4 }]);
  const [x, y] = random.pick([[0, 0] as const, [1e6, -3e5] as const]);
  const frame = compound([...partsOf(mover), ...partsOf(floor), segment(0, 0, way.x, way.y)]);
  setPose(frame, x, y, turn);
  const parts = frame.parts.slice();
  const { ax, ay, bx, by } = parts.pop() as ReturnType<typeof segment>;
  const first = parts.splice(0, partsOf(mover).length);
  return { mover: together(first), floor: together(parts), way: { x: bx - ax, y: by - ay } };
}

function partsOf(shape: Shape): readonly Shape[] {
  return shape.kind === withTrees.Kind.compound ? shape.parts : [shape];
}

function together(parts: readonly Shape[]): Shape {
  return parts.length === 1 ? (parts[0] as Shape) : compound(parts);
}

function tiles(random: Random, count: number): Shape {
  const parts = Array.from({ length: count }, (_, i) => rectFromCorner(i, -1, 1, 1));
  if (random.int(2) > 0) parts.push(rectFromCorner(random.int(count), 0, 1, 1));
  return compound(random.int(2) > 0 ? parts : parts.reverse());
}

function outline(random: Random, count: number): Shape {
  const bump = random.pick([-1, 1 + random.int(count - 1)]);
  const top = Array.from({ length: count + 1 }, (_, i) => [i, i === bump ? 0.5 : 0] as const);
  return polygon([[0, -1], [count, -1], ...top.reverse()]);
}

function chain(random: Random, count: number): Shape {
  const bump = random.pick([-1, 1 + random.int(count - 1)]);
  return polyline(Array.from({ length: count + 1 }, (_, i) => [i, i === bump ? 0.5 : 0]));
}

const movers: (() => Shape)[] = [
  () => capsule(-0.25, 0.25, 0.25, 0.25, 0.25),
  () => rect(0, 0.5, 1, 1),
  () => compound([rect(0, 0.25, 0.5, 0.5), rect(0, 0.75, 0.5, 0.5), circle(0, 1, 0.25)]),
  () =>
    polygon([
      [-0.5, 0],
      [-0.25, 0],
      [0, 0.25],
      [0.25, 0],
      [0.5, 0],
      [0.5, 1],
      [-0.5, 1],
    ]),
];

const questions: Readonly<Record<string, (library: Library, scene: Scene) => unknown>> = {
  sweep: ({ sweep }, { mover, way, floor }) => sweep(mover, way, floor, STILL),
  "blocking sweep": ({ sweep }, { mover, way, floor }) =>
    sweep(mover, way, floor, STILL, undefined, { blocking: true }),
  moveAndSlide: ({ moveAndSlide }, { mover, way, floor }) => moveAndSlide(mover, way, [floor]),
};

it.each(Object.entries(questions))(
  "%s along many tiles, edges or parts has the same bits with a tree and without",
  (name, ask) => {
    const random = seededRandom(name.length);
    for (let i = 0; i < CASES; i++) {
      const scene = anyScene(random);
      expect(ask(withTrees, scene), `case ${i}`).toEqual(ask(withoutTrees, scene));
    }
  },
  PROPERTY_TIMEOUT,
);
