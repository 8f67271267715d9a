import { describe, expect, it } from "vitest";
import { degrees } from "../../../src/math/angle.js";
import { add, cross, dot, length, normalize, rotate, scale, sub } from "../../../src/math/vec2.js";
import { dyadic, seededRandom } from "./high-precision.js";

describe("vec2", () => {
  it("adds, subtracts and scales into new vectors", () => {
    const a = Object.freeze({ x: 1, y: -2 });
    const b = Object.freeze({ x: 10, y: 0.5 });
    expect(add(a, b)).toEqual({ x: 11, y: -1.5 });
    expect(sub(a, b)).toEqual({ x: -9, y: -2.5 });
    expect(scale(a, -3)).toEqual({ x: -3, y: 6 });
  });

  it("multiplies: the cross product is positive when the second is ahead", () => {
    expect(dot({ x: 2, y: 3 }, { x: 5, y: -7 })).toBe(-11);
    expect(cross({ x: 1, y: 0 }, { x: 0, y: 1 })).toBe(1);
    expect(cross({ x: 2, y: 3 }, { x: 5, y: 7 })).toBe(-1);
  });

  it("makes no negative zero", () => {
    expect(scale({ x: 1, y: 0 }, -0)).toEqual({ x: 0, y: 0 });
    expect(scale({ x: 0, y: 1 }, -1)).toEqual({ x: 0, y: -1 });
    expect(dot({ x: 0, y: -0 }, { x: -1, y: 0 })).toBe(0);
    expect(normalize({ x: -0, y: 2 })).toEqual({ x: 0, y: 1 });
    expect(rotate({ x: 0, y: 1 }, Math.PI)).toEqual({ x: 0, y: -1 });
  });

  it("has lengths at every magnitude", () => {
    expect(length({ x: 3, y: 4 })).toBe(5);
    expect(length({ x: -3e200, y: 4e200 })).toBeCloseTo(5e200, -188);
    expect(length({ x: 3 * 2 ** -1074, y: 4 * 2 ** -1074 })).toBe(5 * 2 ** -1074);
    expect(length({ x: 3 * 2 ** 1020, y: -4 * 2 ** 1020 })).toBe(5 * 2 ** 1020);
    expect(length({ x: Number.MAX_VALUE, y: 1 })).toBe(Number.MAX_VALUE);
    expect(length({ x: 0, y: 0 })).toBe(0);
  });

  it("has lengths within 2 ulp", () => {
    const random = seededRandom(6);
    const errors = Array.from({ length: 1000 }, () => {
      const v = { x: random() - 0.5, y: (random() - 0.5) * 2 ** -Math.floor(random() * 30) };
      const [x, y, size] = [v.x, v.y, length(v)].map((value) => {
        const { integer, halvings } = dyadic(value);
        return integer << (120n - halvings);
      });
      // (length² − |v|²) / (2 |v|²): the relative error.
      const sq = (x ?? 0n) ** 2n + (y ?? 0n) ** 2n;
      return Math.abs(Number((size ?? 0n) ** 2n - sq) / (2 * Number(sq))) * 2 ** 52;
    });
    expect(Math.max(...errors)).toBeLessThanOrEqual(2);
  });

  it("normalises at every magnitude, and leaves zero alone", () => {
    expect(normalize({ x: 0, y: -1e-320 })).toEqual({ x: 0, y: -1 });
    const unit = normalize({ x: 3e300, y: 4e300 });
    expect(unit.x).toBeCloseTo(0.6, 15);
    expect(unit.y).toBeCloseTo(0.8, 15);
    expect(normalize({ x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
  });

  it("rotates from +x towards +y, by radians or by a direction of any length", () => {
    expect(rotate({ x: 2, y: 1 }, Math.PI / 2)).toEqual({ x: -1, y: 2 });
    expect(rotate({ x: 2, y: 1 }, degrees(180))).toEqual({ x: -2, y: -1 });
    expect(rotate({ x: 2, y: 1 }, { x: 0, y: 1e-310 })).toEqual({ x: -1, y: 2 });
    const turned = rotate({ x: 5, y: 0 }, { x: 3, y: 4 });
    expect(turned.x).toBeCloseTo(3, 14);
    expect(turned.y).toBeCloseTo(4, 14);
  });

  it("refuses to rotate by what is no angle", () => {
    expect(() => rotate({ x: 1, y: 0 }, Number.NaN)).toThrow(
      "rotate: angle must be a finite number, got NaN",
    );
  });
});
