import { describe, expect, it } from "vitest";
import { areaSign, turnOfConvexRing } from "../../../src/shapes/rings.js";
import { dyadic, seededRandom } from "../math/high-precision.js";

const ring = (...coordinates: number[]) => coordinates;

function reversed(vertices: readonly number[]): number[] {
  return vertices.map((_, i) => vertices[vertices.length - 2 - i + 2 * (i % 2)] ?? 0);
}

const sliver = ring(1e16, 1, 2e16, 2, 3e16, 3 + 2 ** -51);
const rings: [string, number[], number, boolean][] = [
  ["a triangle", ring(0, 0, 1, 0, 0, 1), 1, true],
  ["a square with a vertex in an edge", ring(0, 0, 1, 0, 2, 0, 2, 2, 0, 2), 1, true],
  ["a square with equal neighbours", ring(0, 0, 0, 0, 2, 0, 2, 2, 0, 2, 0, 0), 1, true],
  ["an arrowhead", ring(0, 0, 4, 0, 1, 1, 0, 4), 1, false],
  ["a sliver", sliver, 1, true],
  ["a line there and back", ring(0, 0, 1, 1, 3, 3), 0, false],
  ["a level line there and back", ring(0, 0, 1, 0, 3, 0, 2, 0), 0, false],
  ["one point three times", ring(2, 1, 2, 1, 2, 1), 0, false],
  ["a bow tie without area", ring(0, 0, 2, 2, 2, 0, 0, 2), 0, false],
  ["twice round", ring(0, 0, 1, 0, 1, 1, 0, 0, 1, 0, 1, 1), 1, false],
  ["a pentagram", ring(0, 3, -2, -3, 3, 1, -3, 1, 2, -3), 1, false],
  ["a spike outwards", ring(0, 0, 2, 0, 4, 0, 2, 0, 2, 2), 1, false],
  ["a spike inwards", ring(0, 0, 4, 0, 4, 4, 2, 2, 4, 4, 0, 4), 1, false],
  ["the smallest", ring(0, 0, 5e-324, 0, 0, 5e-324), 1, true],
  ["the largest", ring(-1.7e308, -1.7e308, 1.7e308, -1.7e308, 1.7e308, 1.7e308, -1.7e308, 1.7e308), 1, true],
];

describe.each(rings)("%s", (_name, vertices, sign, isConvex) => {
  it("has the sign of its area, from every vertex on and in both windings", () => {
    const answers: number[] = [];
    for (let shift = 0; shift < vertices.length; shift += 2) {
      const shifted = ring(...vertices.slice(shift), ...vertices.slice(0, shift));
      answers.push(
        areaSign(shifted, 0, shifted.length / 2),
        -areaSign(reversed(shifted), 0, shifted.length / 2),
      );
    }
    expect(answers.map((answer) => answer + 0)).toEqual(answers.map(() => sign));
  });

  it("is convex, in its sense, or not, from every vertex on and in both windings", () => {
    const answers: number[] = [];
    for (let shift = 0; shift < vertices.length; shift += 2) {
      const shifted = ring(...vertices.slice(shift), ...vertices.slice(0, shift));
      answers.push(turnOfConvexRing(shifted), -turnOfConvexRing(reversed(shifted)));
    }
    expect(answers.map((answer) => answer + 0)).toEqual(answers.map(() => (isConvex ? sign : 0)));
  });
});

describe("areaSign", () => {
  it("is exact for slivers of any size", () => {
    const random = seededRandom(43);
    const exact = (x: number) => {
      const { integer, halvings } = dyadic(x);
      return integer << (1200n - halvings);
    };
    const rings = Array.from({ length: 3000 }, () => {
      const scale = 2 ** Math.floor(random() * 1000 - 500);
      const at = () => Math.floor(random() * 5) * scale;
      const [dx, dy, x, y] = [random(), random(), random() * scale, random() * scale];
      const bend = (Math.floor(random() * 3) - 1) * 2 ** -52 * scale;
      const [s, t, w] = [at(), at(), at()];
      return ring(x, y, x + s * dx, y + s * dy, x + t * dx, y + t * dy + bend, x + w * dx, y + w * dy);
    });
    const signs = rings.map((vertices) => areaSign(vertices, 0, 4));
    const expected = rings.map((vertices) => {
      const c = Array.from(vertices, exact);
      let sum = 0n;
      for (let i = 0; i < 8; i += 2) {
        sum += (c[i] ?? 0n) * (c[(i + 3) % 8] ?? 0n) - (c[i + 1] ?? 0n) * (c[(i + 2) % 8] ?? 0n);
      }
      return sum > 0n ? 1 : sum < 0n ? -1 : 0;
    });
    expect(signs).toEqual(expected);
    expect(new Set(signs).size).toBe(3);
  });
});
