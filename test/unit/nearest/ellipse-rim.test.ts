import { describe, expect, it } from "vitest";
import { createRimSearch, findNearestOnRim } from "../../../src/nearest/nearest.js";
import { logUniform } from "../../generators/numbers.js";
import { seededRandom } from "../../generators/random.js";

const search = createRimSearch();

function nearestOnRim(stretch: number, z0: number, z1: number): [number, number] {
  search.rx = 1 + stretch;
  search.ry = 1;
  search.x = z0 * search.rx;
  search.y = z1;
  findNearestOnRim(search);
  return [search.cosine, search.sine];
}

describe("the point of an ellipse's rim nearest to a point", () => {
  it("is at the end of an axis for points on it, or beside the centre of curvature", () => {
    expect(nearestOnRim(1, 0, 0.5)).toEqual([0, 1]);
    expect(nearestOnRim(1, 0, 3)).toEqual([0, 1]);
    expect(nearestOnRim(1, 1.5, 0)).toEqual([1, 0]);
    expect(nearestOnRim(1, 0.75, 0)).toEqual([1, 0]);
    expect(nearestOnRim(1, 0, 0)).toEqual([0, 1]);
    const [q0, q1] = nearestOnRim(1, 0.45, 0);
    expect(q0).toBeCloseTo(0.6, 15);
    expect(q1).toBeCloseTo(0.8, 15);
  });

  it("goes over to the axis without a jump", () => {
    for (const z1 of [1e-3, 1e-30, 1e-59, 1e-61, 1e-100]) {
      const [q0, q1] = nearestOnRim(1, 0.45, z1);
      expect(Math.abs(q0 - 0.6) + Math.abs(q1 - 0.8)).toBeLessThan(2 * z1 + 1e-15);
    }
  });

  it("is on the rim, along the normal, inside and outside and for every thinness", () => {
    const random = seededRandom(61);
    let worst = 0;
    for (let n = 0; n < 2000; n++) {
      const stretch = 1 + logUniform(random, -15, 9) - 1;
      const reach = random.pick([1, 0.999, 1.001, random.next(), logUniform(random, 0, 6)]);
      const angle = (Math.PI / 2) * random.next();
      const [z0, z1] = [reach * Math.cos(angle), reach * Math.sin(angle)];
      const [q0, q1] = nearestOnRim(stretch, z0, z1);
      const flat = 1 / (1 + stretch);
      const [wx, wy] = [z0 - q0, flat * (z1 - q1)];
      const [nx, ny] = [flat * q0, q1];
      const aside = Math.abs(wx * ny - wy * nx) / Math.hypot(nx, ny) / (1 + reach);
      worst = Math.max(worst, aside, Math.abs(Math.hypot(q0, q1) - 1));
    }
    expect(worst).toBeLessThan(2e-15);
  });
});
