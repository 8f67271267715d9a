import { bounds, circle, polygon, ray, raycast } from "osculate";
import { describe, expect, it } from "vitest";
import { RaySlabs } from "../../../src/world/casts/ray-path.js";
import { seededRandom } from "../../generators/random.js";

const RUNS = 500;

describe("boxes are entered no later than what is in them", () => {
  it.each([
    ["of ordinary size", 1],
    ["of the least size", 2 ** -1074],
  ] as const)("by a ray from the origin through a corner, %s", (_, unit) => {
    const random = seededRandom(1);
    const slabs = new RaySlabs();
    const entry = new Float64Array(1);
    let late = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const [dx, dy] = [1 + random.int(2000), 1 + random.int(2000)];
      const [along, size] = [1 + random.int(2000), 1 + random.int(1000)];
      // The way goes up to the right, past the upper left corner.
      const [left, above] = [unit * along * dx, unit * along * dy];
      const [right, below] = [left + unit * size, above - unit * size];
      const box = polygon([
        { x: left, y: above },
        { x: left, y: below },
        { x: right, y: below },
        { x: right, y: above },
      ]);
      const cast = ray(0, 0, dx, dy);
      const hit = raycast(cast, box);
      expect(hit).not.toBeNull();
      slabs.aim(cast);
      slabs.enter(Float64Array.of(left, below, right, above), 0, 1, entry);
      if (!((entry[0] ?? Number.NaN) * slabs.unit <= (hit?.t ?? 0))) late += 1;
    }
    expect(late).toBe(0);
  });
});

describe("discs are entered no later than they are hit", () => {
  it.each([1, 2 ** -1060, 2 ** -700, 2 ** -530, 2 ** 500, 2 ** 1008])(
    "by tangents and secants, at %d",
    (unit) => {
      const random = seededRandom(2);
      const slabs = new RaySlabs();
      const entry = new Float64Array(1);
      let [late, hits] = [0, 0];
      for (let run = 0; run < RUNS; run += 1) {
        const [dx, dy, length] = random.pick([
          [3, 4, 5],
          [-5, 12, 13],
          [8, -15, 17],
          [-20, -21, 29],
          [1, 0, 1],
        ] as const);
        const [along, aside] = [random.int(100) - 20, 1 + random.int(50)];
        // Of the integer length times `aside`, the radius touches the ray's line.
        const radius = length * aside * random.pick([1, 1, 1 + 2 ** -52, 1 + 2 ** -20, 2]);
        const [x, y] = [along * dx - aside * dy, along * dy + aside * dx];
        const [minT, maxT] = random.pick([
          [0, Number.POSITIVE_INFINITY],
          [along, along],
          [Math.max(along, 0), 200],
        ] as const);
        if (minT < 0) continue;
        const disc = circle(unit * x, unit * y, unit * radius);
        const cast = ray(0, 0, unit * dx, unit * dy, maxT, minT);
        const hit = raycast(cast, disc);
        if (hit === null) continue;
        hits += 1;
        slabs.aim(cast);
        const { minX, minY, maxX, maxY } = bounds(disc);
        slabs.enterDisc(Float64Array.of(minX, minY, maxX, maxY), 0, entry);
        if (!((entry[0] ?? Number.NaN) * slabs.unit <= hit.t)) late += 1;
      }
      expect(late).toBe(0);
      expect(hits).toBeGreaterThan(RUNS / 2);
    },
  );

  it("and not at all by lines that pass them", () => {
    const slabs = new RaySlabs();
    const entry = new Float64Array(1);
    slabs.aim(ray(0, 0, 1, 1));
    // Within the box of the disc, and past the disc.
    slabs.enterDisc(Float64Array.of(4, 1, 8, 5), 0, entry);
    expect(entry[0]).toBe(Number.POSITIVE_INFINITY);
  });
});
