import { circle, overlaps, sweep } from "osculate";
import { describe, expect, it } from "vitest";
import { nearTouchPair } from "../../generators/pair.js";
import { seededRandom } from "../../generators/random.js";
import { buildShape } from "../../generators/spec.js";
import { extent } from "../../generators/transform.js";

const still = { x: 0, y: 0 };

describe("a sweep is not certain", () => {
  it("of a disc that passes another along a tangent, however fast", () => {
    const random = seededRandom(20261121);
    const hits = Array.from({ length: 5000 }, () => {
      // Along (4, 3), past (−3, 4) at some 64th of the way: all of it whole numbers of 64ths.
      const speed = 1 + random.int(2 ** random.int(20));
      const t = (1 + random.int(63)) / 64;
      const flying = circle(-3 - 4 * speed * t, 4 - 3 * speed * t, 2);
      return sweep(circle(0, 0, 3), still, flying, { x: 4 * speed, y: 3 * speed });
    });
    // Slow ones touch to begin with, or pass before or after.
    expect(hits.filter((hit) => hit !== null).length).toBeGreaterThan(4000);
    expect(hits.filter((hit) => hit?.isCertain)).toEqual([]);
  });

  it("of a disc that comes near a half plane by less than rounding tells", () => {
    const random = seededRandom(20261121);
    const draw = nearTouchPair("circle", "halfPlane", -17, -16);
    const hits = Array.from({ length: 2000 }, () => {
      const pair = draw(random);
      const [disc, edge] = [buildShape(pair.a), buildShape(pair.b)];
      const size = extent(pair.a);
      if (size === 0 || overlaps(disc, edge) || !("nx" in edge)) return null;
      const speed = (2 ** -42 * size) / Math.hypot(edge.nx, edge.ny);
      return sweep(edge, still, disc, { x: -speed * edge.nx, y: -speed * edge.ny });
    });
    expect(hits.filter((hit) => hit !== null).length).toBeGreaterThan(100);
    expect(hits.filter((hit) => hit?.isCertain)).toEqual([]);
  });
});
