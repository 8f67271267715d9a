import { polygon, ray, raycast } from "osculate";
import { describe, expect, it } from "vitest";
import { RaySlabs } from "../../../src/world/casts/ray-slabs.js";
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
