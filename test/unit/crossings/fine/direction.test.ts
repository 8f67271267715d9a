import { describe, expect, it } from "vitest";
import { Direction, Offset, setDirection, setScaled } from "../../../../src/crossings/fine/offset.js";
import { seededRandom } from "../../../generators/random.js";
import { Real } from "../../../oracle/real.js";
import { gap, realX, realY } from "../real-offset.js";

describe("directions in pairs of doubles", () => {
  it.each([
    [{ x: 3, y: 4 }, 5],
    [{ x: -5 * 2 ** 70, y: 12 * 2 ** 70 }, 13],
    [{ x: 8 * 2 ** -300, y: -15 * 2 ** -300 }, 17],
  ] as const)("%o has a unit vector to thirty digits", ({ x, y }, length) => {
    const direction = new Direction();
    const scaled = new Offset();
    expect(setDirection(direction, x, y)).toBe(true);
    setScaled(scaled, direction.unit, length, 0);
    const power = length / Math.sqrt(x * x + y * y) || 2 ** 300;
    expect([scaled.x, scaled.y]).toEqual([x * power, y * power]);
    expect(Math.abs(scaled.xLow)).toBeLessThanOrEqual(scaled.error);
    expect(Math.abs(scaled.yLow)).toBeLessThanOrEqual(scaled.error);
    expect(scaled.error).toBeLessThan(2 ** -90);
  });

  it("have unit vectors that are off by no more than they say", () => {
    const random = seededRandom(1);
    const direction = new Direction();
    let most = 0;
    for (let run = 0; run < 2000; run += 1) {
      const [x, y] = [random.next() - 0.5, 2 ** -random.int(20) * (random.next() - 0.5)];
      expect(setDirection(direction, x, y)).toBe(true);
      const { unit } = direction;
      const length = Real.of(x)
        .times(Real.of(x))
        .plus(Real.of(y).times(Real.of(y)))
        .squareRoot();
      const away = Math.max(
        gap(realX(unit), Real.of(x).dividedBy(length)),
        gap(realY(unit), Real.of(y).dividedBy(length)),
      );
      most = Math.max(most, away / unit.error);
    }
    expect(most).toBeLessThanOrEqual(1);
    expect(most).toBeGreaterThan(2 ** -9);
  });

  it("along an axis are exact, and those that lose bits are left to others", () => {
    const direction = new Direction();
    expect(setDirection(direction, 0, -3)).toBe(true);
    expect([direction.unit.y, direction.length, direction.unit.error]).toEqual([-1, 1, 0]);
    expect(setDirection(direction, 2 ** 1000, 2 ** -1000)).toBe(false);
  });
});
