import { describe, expect, it } from "vitest";
import {
  annularSector,
  arc,
  capsule,
  compound,
  polygon,
  polyline,
  rect,
  rectFromCorner,
  type Shape,
  type SweepHit,
  segment,
  setPose,
  sweep,
} from "../../../src/index.js";
import { IS_FULL } from "../../extent.js";
import { countSteps } from "../../generators/count-steps.js";

const STILL = { x: 0, y: 0 };
const ANGLES = Array.from({ length: IS_FULL ? 100 : 25 }, (_, k) => 0.013 + k * (IS_FULL ? 0.0627 : 0.2508));

/** Shapes turned and moved together, by the rounding of each. */
function placed(shapes: readonly Shape[], far: number, angle: number): Shape[] {
  const whole = compound(shapes);
  setPose(whole, 0.7 * far, -far, angle);
  return [...whole.parts];
}

const notched = () =>
  polygon([
    [8, 0],
    [10, 0],
    [12, 2],
    [14, 0],
    [16, 0],
    [16, 8],
    [8, 8],
  ]);

describe("what starts at the seam of two flush tiles, turned and far away, slides over it", () => {
  const movers: [name: string, make: () => Shape[]][] = [
    ["a box", () => [rectFromCorner(8, 0, 8, 8)]],
    ["a notched polygon", () => [notched()]],
    ["a capsule", () => [capsule(12, 4, 12, 8, 4)]],
    ["two boxes on each other", () => [rectFromCorner(8, 0, 8, 4), rectFromCorner(8, 4, 8, 4)]],
  ];
  const tiles = [rectFromCorner(0, -16, 16, 16), rectFromCorner(16, -16, 16, 16)];

  it.each(movers)("%s", (_, make) => {
    for (const far of [1e4, 1e6]) {
      for (const order of [tiles, [...tiles].reverse()]) {
        const stopped = ANGLES.filter((angle) => {
          const parts = make();
          const all = placed([...parts, ...order], far, angle);
          const own = all.splice(0, parts.length);
          const mover = own.length === 1 ? (own[0] as Shape) : compound(own);
          const way = { x: 12 * Math.cos(angle), y: 12 * Math.sin(angle) };
          return sweep(mover, way, compound(all), STILL) !== null;
        });
        expect(stopped, `at ${far}`).toEqual([]);
      }
    }
  });
});

describe("the normal of a graze of an edge along an edge is from the first to the second", () => {
  const block = polygon([
    [24, -8],
    [40, -8],
    [40, 0],
    [36, 0],
    [32, -2],
    [28, 0],
    [24, 0],
  ]);

  it.each([0, 1, 1e4, 1e6, 1e9])("at %d", (far) => {
    let hits = 0;
    for (const angle of ANGLES) {
      const [mover, obstacle] = placed([notched(), block], far, angle) as [Shape, Shape];
      const way = { x: 12 * Math.cos(angle), y: 12 * Math.sin(angle) };
      const hit = sweep(mover, way, obstacle, STILL);
      if (hit === null) continue;
      hits += 1;
      const down = hit.normal.x * Math.sin(angle) - hit.normal.y * Math.cos(angle);
      expect(down, `turned by ${angle}`).toBeCloseTo(1, 6);
      const back = sweep(obstacle, STILL, mover, way) as SweepHit;
      expect([back.normal.x + hit.normal.x, back.normal.y + hit.normal.y]).toEqual([0, 0]);
    }
    expect(hits).toBeGreaterThan(ANGLES.length / 2);
  });
});

describe("what sinks into a floor as slowly as it likes is stopped at once", () => {
  const movers: [string, () => Shape][] = [
    ["a box", () => rectFromCorner(8, 0, 8, 8)],
    ["two boxes on each other", () => compound([rectFromCorner(8, 0, 8, 4), rectFromCorner(8, 4, 8, 4)])],
    ["a capsule", () => capsule(12, 4, 12, 8, 4)],
    ["a notched polygon", notched],
  ];
  const floors: [string, () => Shape][] = [
    ["a tile", () => rectFromCorner(0, -16, 64, 16)],
    ["four tiles", () => compound([0, 16, 32, 48].map((x) => rectFromCorner(x, -16, 16, 16)))],
    ["a polyline", () => polyline([0, 16, 32, 48, 64].map((x) => [x, 0]))],
    [
      "a notched block",
      () => polygon([...[0, 16, 32, 48, 64].map((x) => [x, 0] as const), [64, -16], [32, -8], [0, -16]]),
    ],
  ];
  const cases = movers.flatMap(([mover, make]) =>
    floors.map(([floor, makeFloor]) => ({ mover, make, floor, makeFloor })),
  );

  it.each(cases)("$mover on $floor", ({ make, makeFloor }) => {
    for (let k = 8; k <= 36; k += 2) {
      expect(sweep(make(), { x: 30, y: -30 * 2 ** -k }, makeFloor(), STILL)?.t, `2^-${k}`).toBe(0);
    }
  });
});

describe("what rests on a floor far from the origin and is pressed onto it", () => {
  const movers: [string, (far: number) => Shape][] = [
    ["a box", (far) => rect(far + 5, far + 0.5, 1, 1)],
    ["a capsule", (far) => capsule(far + 5, far + 1, far + 6, far + 1, 1)],
    ["two boxes", (far) => compound([rect(far + 5, far + 0.5, 1, 1), rect(far + 6, far + 0.5, 1, 1)])],
  ];
  const hitOf = (mover: Shape, far: number, x: number, sinks: number) =>
    sweep(mover, { x, y: -sinks * far * 2 ** -49 }, rectFromCorner(far, far - 1, 10, 1), STILL);

  it.each(movers)("%s slides if it sinks in by less than roundings on its way", (_, at) => {
    for (const far of [2 ** 20, 1e6, 1e9]) {
      for (const x of [1e-4, 2 ** -4, 1]) {
        for (const sinks of [0, 1 / 16, 1 / 2])
          expect(hitOf(at(far), far, x, sinks), `${far} ${x}`).toBeNull();
        expect(hitOf(at(far), far, x, 4)?.t, `${far} ${x}`).toBe(0);
      }
    }
  });
});

describe("curves that are all within the rounding of where they lie", () => {
  const sweepAt = (far: number, way: number) => {
    const of = (x: number, y: number) => annularSector(far + x, y, 0.5, 3, { x: -4, y: 3 }, { x: 1, y: -2 });
    return sweep(of(0, 0), { x: way, y: 0 }, of(1, 1), STILL);
  };

  it("are let go without a search if their path is shorter than that", () => {
    expect(countSteps(() => sweepAt(2 ** 52, 1), 2e6)).toBeLessThan(2e4);
    expect(sweepAt(2 ** 52, 1)).toBeNull();
  });

  it("are given up after a number of steps, however many pieces of them are let go", () => {
    expect(countSteps(() => sweepAt(2 ** 52, 16), 2e6)).toBeLessThan(1e5);
    expect(sweepAt(2 ** 52, 16)?.isCertain).toBe(false);
  });
});

describe("blocking sweeps of what is not convex, whose sizes are near the largest double", () => {
  const pairs: [string, (unit: number) => [Shape, Shape]][] = [
    [
      "a capsule and a part of a ring",
      (unit) => [
        capsule(-2 * unit, -unit, -unit, -5 * unit, 2 * unit),
        annularSector(-2 * unit, 3 * unit, 2 * unit, 4 * unit, -Math.PI / 4, Math.PI / 4),
      ],
    ],
    [
      "a segment and an arc",
      (unit) => [
        segment(unit, -5 * unit, 0, -9 * unit),
        arc(unit, -2 * unit, 2 * unit, Math.PI, 2 * Math.PI),
      ],
    ],
  ];

  it.each(pairs)("are as at usual sizes: %s", (_, make) => {
    const hitOf = (unit: number) => {
      const [a, b] = make(unit);
      return sweep(a, { x: 0, y: 7 * unit }, b, STILL, undefined, { blocking: true });
    };
    const usual = hitOf(1);
    expect(usual).not.toBeNull();
    for (const unit of [2 ** 1003, 2 ** 1010, 2 ** 1018]) {
      const hit = hitOf(unit);
      expect({ ...hit, point: { x: (hit?.point.x ?? 0) / unit, y: (hit?.point.y ?? 0) / unit } }).toEqual(
        usual,
      );
    }
  });
});
