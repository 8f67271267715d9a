import {
  capsule,
  circle,
  ellipse,
  halfPlane,
  moveTo,
  overlaps,
  polygon,
  rect,
  type Shape,
  sector,
  segment,
  World,
} from "osculate";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PairMeeting } from "../../../src/world/pairs/cell-search.js";
import { TurnedSearch } from "../../../src/world/pairs/pair-search.js";
import { uniformNumbers } from "../../generators/random.js";

function pairsOf(world: World): string[] {
  const pairs: string[] = [];
  world.pairs((a, b) => pairs.push(`${a} ${b}`));
  return pairs;
}

/** Every pair alone. */
function allPairs(world: World): string[] {
  const ids = world.ids();
  return ids.flatMap((a, i) =>
    ids
      .slice(i + 1)
      .filter(
        (b) => (world.maskOf(a) & world.categoryOf(b)) !== 0 && (world.maskOf(b) & world.categoryOf(a)) !== 0,
      )
      .filter((b) => overlaps(world.shapeOf(a) as Shape, world.shapeOf(b) as Shape))
      .map((b) => `${a} ${b}`),
  );
}

const SIXTEENTH = Math.PI / 8;

/** Something long and thin along a direction. */
const long: readonly ((angle: number, i: number) => Shape)[] = [
  (angle) => rect(0, 0, 60, 0.05, angle),
  (angle) => capsule(0, 0, 55 * Math.cos(angle), 55 * Math.sin(angle), 0.2),
  (angle) => segment(0, 0, 58 * Math.cos(angle), 58 * Math.sin(angle)),
  (angle) => ellipse(0, 0, 28, 0.3, angle),
  (angle) => sector(0, 0, 50, angle - 0.01, angle + 0.01),
  (angle) =>
    polygon([
      [0, 0],
      [50 * Math.cos(angle), 50 * Math.sin(angle)],
      [50 * Math.cos(angle) - Math.sin(angle), 50 * Math.sin(angle) + Math.cos(angle)],
    ]),
];

/** Right triangles, whose sides are along the axes: on either side of their longest one. */
const corners = (i: number): Shape =>
  polygon([[0, 0], i % 4 < 2 ? [20, 0] : [0, 20], i % 2 === 0 ? [20, 20] : i % 4 < 2 ? [0, 20] : [20, 0]]);

const crowds: { name: string; angle: (i: number) => number; extra?: (i: number) => Shape }[] = [
  { name: "an eighth of a turn", angle: () => 2 * SIXTEENTH },
  { name: "a sixteenth, and nearly so", angle: (i) => SIXTEENTH + 0.01 * (i % 5) },
  { name: "three sixteenths", angle: () => 3 * SIXTEENTH },
  { name: "both ways", angle: (i) => (i % 2 === 0 ? 2 : -2) * SIXTEENTH },
  { name: "with discs", angle: () => 2 * SIXTEENTH, extra: () => circle(0, 0, 12) },
  { name: "with triangles", angle: () => 2 * SIXTEENTH, extra: corners },
  { name: "with a half plane", angle: () => -2 * SIXTEENTH, extra: () => halfPlane(0, 0, 1, 3) },
  { name: "in no common direction", angle: (i) => i },
];

describe("crowds of slanted bodies", () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  for (const [far, size] of [
    [0, 1],
    [1e9, 1],
    [0, 2 ** 200],
  ] as const) {
    it.each(crowds)(
      `are paired as each pair alone, $name, ${far} away, times ${size}`,
      ({ angle, extra }) => {
        const random = uniformNumbers(41);
        const world = new World();
        for (let i = 0; i < 90; i += 1) {
          const make = long[i % long.length] as (typeof long)[number];
          const isExtra = extra !== undefined && i % 10 === 7;
          const [category, mask] = i % 6 === 5 ? [2, 1] : [1, 3];
          const shape = isExtra ? extra(i) : make(angle(i), i);
          world.add(size === 1 ? shape : rect(0, 0, 60 * size, 0.05 * size, angle(i)), { category, mask });
        }
        const place = () => far + 70 * size * random();
        for (let round = 0; round < 2; round += 1) {
          for (const id of world.ids()) world.moveTo(id, place(), place());
          if (round === 1) for (const id of world.ids()) if (id % 9 === 0) world.remove(id);
          const expected = allPairs(world);
          expect(pairsOf(world)).toEqual(expected);
          expect(expected.length).toBeGreaterThan(2);
        }
      },
    );
  }

  it("are not tested in all pairs, from the first step on, and also when they have turned", () => {
    const random = uniformNumbers(42);
    const world = new World();
    const count = 1000;
    for (let i = 0; i < count; i += 1) world.add(rect(60 * random(), 60 * random(), 60, 0.01, 2 * SIXTEENTH));
    const meet = vi.spyOn(PairMeeting.prototype, "meet");
    for (let round = 0; round < 2; round += 1) {
      world.step();
      expect(meet.mock.calls.length).toBeLessThan(count ** 2 / 2 / 40);
      meet.mockClear();
      for (const id of world.ids()) world.rotateTo(id, -2 * SIXTEENTH);
    }
  });

  it("are found with those that touch end to end, so far from them that sides of turned boxes are rounded", () => {
    const random = uniformNumbers(44);
    const world = new World();
    for (let i = 0; i < 300; i += 1) world.add(rect(60 * random(), 60 * random(), 120, 0.05, 2 * SIXTEENTH));
    const pairs = Array.from({ length: 40 }, () => {
      const [x, y] = [2 ** 41 * (1 + random()), 2 ** 41 * (1 + random())];
      return `${world.add(segment(x - 40, y - 40, x, y))} ${world.add(segment(x, y, x + 50, y + 50))}`;
    });
    const meet = vi.spyOn(TurnedSearch.prototype, "meet");
    expect(pairsOf(world)).toEqual(expect.arrayContaining(pairs));
    expect(meet).toHaveBeenCalled();
  });

  it("are not looked for among bodies whose boxes would be no smaller", () => {
    const random = uniformNumbers(43);
    const world = new World();
    for (let i = 0; i < 300; i += 1) {
      const shape = i % 2 === 0 ? circle(0, 0, 20) : rect(0, 0, 40, 30);
      moveTo(shape, 50 * random(), 50 * random());
      world.add(shape);
    }
    const meet = vi.spyOn(TurnedSearch.prototype, "meet");
    expect(pairsOf(world)).toEqual(allPairs(world));
    expect(meet).not.toHaveBeenCalled();
  });
});
