import {
  capsule,
  circle,
  compound,
  contact,
  moveTo,
  type Polygon,
  point,
  polygon,
  polyline,
  rect,
  rotateTo,
  type Shape,
  type SimpleShape,
  segment,
} from "osculate";
import { describe, expect, it } from "vitest";
import { countSteps } from "../../generators/count-steps.js";

/** Squares on a grid of n by n, flush or every other one. */
function squares(n: number, x: number, y: number, isOther: boolean): Shape {
  const parts = Array.from({ length: n * n }, (_, i) => [i % n, Math.floor(i / n)] as const)
    .filter(([i, j]) => !isOther || (i + j) % 2 === 0)
    .map(([i, j]) => rect(x + i, y + j, 1, 1));
  return compound(parts);
}

function comb(teeth: number): Shape {
  const corners = Array.from({ length: teeth }, (_, i) => 4 * i).flatMap((x) => [
    [x + 1, 0] as const,
    [x + 1, 20] as const,
    [x + 2, 20] as const,
    [x + 2, 0] as const,
  ]);
  return polygon([[0, -1], [0, 0], ...corners, [4 * teeth, 0], [4 * teeth, -1]]);
}

/** Small boxes: beside something 2⁷⁰ long they are all at one place, but for differences far below its rounding. */
function specks(turn: number): SimpleShape[] {
  return Array.from({ length: 8 }, (_, i) => rect((i % 4) / 4, (i % 3) / 3, 0.3, 0.2, 0.3 * (i % 2) + turn));
}

const beams = [rect(0, 0.4, 0.001, 2 ** 70, 0.1), rect(0.2, -0.2, 2 ** 48, 2 ** 31, 0.8)];

/** Steps that are about a millisecond's work, and the ways out of what took seconds. */
describe("where edges and corners have the same way from each other many times, the cost is that of one", () => {
  it.each([
    ["flush tiles", squares(4, 0, 0, false), squares(4, 1, 1.5, false), 5000, 2.5],
    ["more flush tiles", squares(6, 0, 0, false), squares(6, 1, 1.5, false), 40_000, 4.5],
    ["a checkerboard", squares(4, 0, 0, true), squares(4, 1, 0, true), 30_000, 2 * Math.SQRT2],
    ["combs in each other", comb(20), moveTo(rotateTo(comb(20), Math.PI), 82.7, 20), 8000, 0.7],
    ["specks on beams", compound(specks(0)), compound([...specks(1), ...beams]), 300_000, 0],
  ])("%s", (_, a, b, steps, depth) => {
    expect(countSteps(() => contact(a, b), 4 * steps)).toBeLessThanOrEqual(steps);
    expect(contact(a, b)?.depth).toBeCloseTo(depth, 12);
  });
});

/** An island whose shore is as rough at every scale. */
function island(count: number, phase: number): Shape {
  const waves = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  return polygon(
    Array.from({ length: count }, (_, i) => {
      const angle = (2 * Math.PI * i) / count;
      const heights = waves.map((k) => Math.sin(3 * 2 ** k * angle + phase * k) / 2 ** k);
      const r = heights.reduce((sum, height) => sum + 10 * height, 80);
      return [r * Math.cos(angle), r * Math.sin(angle)] as const;
    }),
  );
}

it("of two islands of many edges, the cost is that of what is near the end of the shortest way", () => {
  const [a, b] = [island(4000, 1), moveTo(rotateTo(island(4000, 2), 0.4), 160, 10)];
  expect(countSteps(() => contact(a, b), 200_000)).toBeLessThanOrEqual(35_000);
  expect(contact(a, b)?.depth).toBeCloseTo(10.493635442658883, 9);
});

it("of two gears at their rims, it is that of the teeth beside each other", () => {
  const corners = Array.from({ length: 800 }, (_, i) => {
    const [r, angle] = [(i >> 1) % 2 === 0 ? 50 : 46, (Math.PI * i) / 400];
    return [r * Math.cos(angle), r * Math.sin(angle)] as const;
  });
  const [a, b] = [polygon(corners), moveTo(rotateTo(polygon(corners), 0.2), 94, 10)];
  expect(countSteps(() => contact(a, b), 100_000)).toBeLessThanOrEqual(25_000);
  expect(contact(a, b)?.depth).toBeCloseTo(3.0322788798825924, 9);
});

it("of a star deep in discs that hide each other, it is that of the few that the shortest way leads out of", () => {
  // Places as of a sequence without order.
  const at = (i: number, factor: number): number => 100 * ((i * factor) % 1);
  const discs = compound(
    Array.from({ length: 80 }, (_, i) =>
      circle(at(i, 0.6180339887), at(i, 0.7548776662), 2 + 0.05 * at(i, 0.569840291)),
    ),
  );
  const star = polygon(
    Array.from({ length: 60 }, (_, i) => {
      const [r, angle] = [i % 2 === 0 ? 40 : 20, (Math.PI * i) / 30];
      return [52 + r * Math.cos(angle), 47 + r * Math.sin(angle)] as const;
    }),
  );
  expect(countSteps(() => contact(discs, star), 1_000_000)).toBeLessThanOrEqual(80_000);
  expect(contact(discs, star)?.depth).toBeCloseTo(84.21663182582866, 9);
});

it("of a wild line among spikes, whose edges have boxes that all meet, it is that of those that cross", () => {
  const line = polyline(
    Array.from({ length: 60 }, (_, i) => [30 * Math.sin(i * i), 30 * Math.cos(2 * i * i)] as const),
  );
  const spikes = polygon(
    Array.from({ length: 80 }, (_, i) => {
      const [r, angle] = [i % 2 === 0 ? 100 : 5, (Math.PI * i) / 40];
      return [3 + r * Math.cos(angle), 5 + r * Math.sin(angle)] as const;
    }),
  );
  expect(countSteps(() => contact(line, spikes), 2_000_000)).toBeLessThanOrEqual(1_000_000);
});

it("of a point on the rim of one, it is little, though it has no way to go", () => {
  const shape = island(1000, 1) as Polygon;
  const { vertices } = shape;
  for (let i = 0; i < 1000; i += 9) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = vertices.slice(2 * i, 2 * i + 4);
    const at = point(ax + (bx - ax) / 4, ay + (by - ay) / 4);
    expect(countSteps(() => contact(at, shape), 4000)).toBeLessThanOrEqual(2000);
  }
});

describe("an edge that two parts share is none of their union", () => {
  const probe = rect(1.5, 0.2, 0.4, 0.4, 0.5);

  it.each([
    ["end for end", compound([rect(0, 0, 2, 2), rect(2, 0, 2, 2)]), rect(1, 0, 4, 2)],
    [
      "of a polygon",
      compound([
        rect(0, 0, 2, 2),
        polygon([
          [1, -1],
          [3, -1],
          [3, 1],
          [1, 1],
        ]),
      ]),
      rect(1, 0, 4, 2),
    ],
    [
      "around a corner",
      compound([rect(0, 0, 2, 2), rect(2, 0, 2, 2), rect(0, 2, 2, 2)]),
      polygon([
        [-1, -1],
        [3, -1],
        [3, 1],
        [1, 1],
        [1, 3],
        [-1, 3],
      ]),
    ],
    [
      "in part",
      compound([rect(0, 0, 2, 2), rect(2, 0.5, 2, 1)]),
      polygon([
        [-1, -1],
        [1, -1],
        [1, 0],
        [3, 0],
        [3, 1],
        [-1, 1],
      ]),
    ],
    [
      "with a hole that is filled",
      compound([
        polygon(
          [
            [-1, -1],
            [3, -1],
            [3, 1],
            [-1, 1],
          ],
          {
            holes: [
              [
                [0, -0.5],
                [2, -0.5],
                [2, 0.5],
                [0, 0.5],
              ],
            ],
          },
        ),
        rect(1, 0, 2, 1),
      ]),
      rect(1, 0, 4, 2),
    ],
  ])("%s", (_, parts, whole) => {
    for (const other of [probe, comb(2), compound([probe, rect(-1, 0, 1, 1, 0.2)])]) {
      const [split, one] = [contact(parts, other), contact(whole, other)];
      // Of equally short ways any may be told.
      expect(split?.depth).toBeCloseTo(one?.depth ?? Number.NaN, 11);
    }
  });
});

describe("parts that are not flush keep their edges", () => {
  it("equal ones", () => {
    const tile = rect(0, 0, 2, 2);
    expect(contact(compound([tile, tile]), rect(1.5, 0, 2, 2))?.depth).toBe(0.5);
  });

  it("those without width, alone and twice", () => {
    const line = rect(-1.6, 0.9134429700149402, 0, 2, { x: -1, y: 0 });
    const other = capsule(-1, 0, -2, 0, 1);
    const same = segment(-1.6, -0.08655702998505978, -1.6, 1.9134429700149402);
    for (const more of [[point(-1.6, -1.0865570299850598)], [line], [line, rect(9, 0, 1, 1)]]) {
      const expected = contact(other, compound([same, ...more.filter((part) => part !== line)]));
      expect(contact(other, compound([line, ...more]))?.depth).toBeCloseTo(expected?.depth ?? Number.NaN, 12);
    }
  });
});
