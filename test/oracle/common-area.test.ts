import { describe, expect, it } from "vitest";
import { type Circle, circle, polygon } from "../../src/index.js";
import { signed } from "../generators/numbers.js";
import { seededRandom } from "../generators/random.js";
import { oracleCommonArea } from "./index.js";

/** Of two discs that cross: two segments of a circle each. */
function lens(a: Circle, b: Circle): number {
  const d = Math.hypot(b.x - a.x, b.y - a.y);
  const segment = (r: number, other: number) => {
    const cosine = (d * d + r * r - other * other) / (2 * d * r);
    const half = Math.acos(cosine);
    return r * r * (half - cosine * Math.sin(half));
  };
  return segment(a.r, b.r) + segment(b.r, a.r);
}

describe("the area that two shapes have in common", () => {
  it("is a lens where discs cross", () => {
    const random = seededRandom(20261122);
    let crossing = 0;
    for (let run = 0; run < 60; run++) {
      const a = circle(signed(random), signed(random), 0.5 + random.next());
      const b = circle(signed(random), signed(random), 0.5 + random.next());
      const d = Math.hypot(b.x - a.x, b.y - a.y);
      if (!(d < a.r + b.r && d > Math.abs(a.r - b.r))) continue;
      crossing++;
      expect(Math.abs((oracleCommonArea(a, b) ?? 0) - lens(a, b))).toBeLessThan(1e-13);
    }
    expect(crossing).toBeGreaterThan(20);
  });

  it("sees a bend next to an end of what both cover", () => {
    const a = circle(2.551517332657369, 1.4435580773247505, 0.5325222468596924);
    const b = circle(2.7337244821248503, 0.9915840527027168, 0.39395707671185687);
    expect(Math.abs((oracleCommonArea(a, b) ?? 0) - lens(a, b))).toBeLessThan(1e-14);
  });

  it("is half a disc on one side of an edge through its centre", () => {
    const half = polygon([
      [-2, 0],
      [2, 0],
      [2, 2],
      [-2, 2],
    ]);
    expect(Math.abs((oracleCommonArea(circle(0.25, 0, 1), half) ?? 0) - Math.PI / 2)).toBeLessThan(1e-13);
  });
});
