import { expect, it } from "vitest";
import { BRANCHES, RUN } from "../../../src/near/box-tree.js";
import { RayInTree } from "../../../src/near/least-first.js";
import { PlacedTree } from "../../../src/near/placed-tree.js";
import { seededRandom } from "../../generators/random.js";

const COUNT = 200;

it.each([
  ["of moderate size", 1, 0, 1],
  ["far away", 1, 2 ** 40, 1],
  ["whose steps would be subnormal", 2 ** -1000, 0, 1],
  ["whose steps would be infinite", 2 ** 1000, 0, 1],
  ["and a ray of hardly any length", 1, 0, 2 ** -1060],
])(
  "a ray is in the boxes of a tree by the time that it is at what they hold: of one %s",
  (_, scale, away, length) => {
    const random = seededRandom(20261128);
    const size = () => scale * (random.next() - 0.5);
    for (let round = 0; round < 40; round += 1) {
      const isLevel = round % 4 === 0;
      const places = Array.from({ length: COUNT }, (): readonly [number, number] => [
        size(),
        isLevel ? 0 : size(),
      ]);
      const angle = round % 3 === 0 ? (round * Math.PI) / 6 : 7 * random.next();
      const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
      const pose = { x: away * size(), y: away * size(), ux, uy };
      const tree = new PlacedTree(pose, () => places.flatMap(([x, y]) => [x, y, x, y])).place();
      places.forEach(([x, y], i) => {
        const [dx, dy] = [Math.cos(round + i), i % 3 === 0 ? 0 : Math.sin(round + i)];
        const way = scale * random.next();
        const ray = new RayInTree(tree, {
          x: pose.x + ux * x - uy * y - way * dx,
          y: pose.y + ux * y + uy * x - way * dy,
          dx: length * dx,
          dy: length * dy,
          minT: 0,
          maxT: Number.POSITIVE_INFINITY,
        });
        for (let level = 0, place = Math.floor(i / RUN); level <= tree.tree.top; level += 1) {
          // NaN tells nothing.
          expect(ray.beginAt(level, place) > way / length).toBe(false);
          place = Math.floor(place / BRANCHES);
        }
      });
    }
  },
);
