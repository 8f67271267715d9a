import { circle, overlaps, polyline, sweep } from "osculate";
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

describe("a disc that moves away from what it overlaps by no more than some roundings", () => {
  it("does not touch it, though that is not convex", () => {
    const random = seededRandom(1);
    const starts = Array.from({ length: 1000 }, () => {
      const angle = 2 * Math.PI * random.next();
      const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
      const [x, y, r] = [random.next(), random.next(), 0.5 + random.next()];
      const height = r * (1 - 2 ** -48);
      const bend = polyline([
        { x: x - ny, y: y + nx },
        { x, y },
        { x: x + 2 * ny, y: y - 2 * nx },
      ]);
      const disc = circle(x + 0.5 * ny + height * nx, y - 0.5 * nx + height * ny, r);
      return { isMet: overlaps(bend, disc), hit: sweep(bend, still, disc, { x: nx, y: ny }) };
    });
    expect(starts.filter(({ isMet }) => isMet).length).toBeGreaterThan(500);
    expect(starts.filter(({ hit }) => hit !== null)).toEqual([]);
  });
});
