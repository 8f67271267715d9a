import { describe, expect, it } from "vitest";
import { circle, compound, overlaps, polygon, ray, raycast, sector } from "../../../src/index.js";

// More distinct numbers than an engine takes arguments.
const MANY = 140_000;

describe("exact arithmetic about shapes with very many numbers", () => {
  it("decides that a cone touches a long curve of vertices", () => {
    const parabola = polygon(Array.from({ length: MANY }, (_, i) => [i - MANY / 2, (i - MANY / 2) ** 2]));
    expect(overlaps(sector(0, -5, 5, { x: 1, y: 2 }, { x: -1, y: 2 }), parabola)).toBe(true);
    expect(overlaps(sector(0, -5.5, 5, { x: 1, y: 2 }, { x: -1, y: 2 }), parabola)).toBe(false);
  });

  it("follows a ray through two parts that touch, of a compound of very many", () => {
    const others = Array.from({ length: MANY / 3 }, (_, i) => circle(1000 + i * 1.1, i / 7, 0.1 + i / MANY));
    const hit = raycast(ray(-5, 0, 1, 0), compound([...others, circle(0, 0, 1), circle(2.5, 0, 1.5)]));
    expect(hit).toMatchObject({ t: 4, inside: false });
  });
});
