import { describe, expect, it } from "vitest";
import { degrees, directionFromAngle, directionFromRadians, toDegrees } from "../../../src/math/angle.js";
import { sincos } from "../../../src/math/trigonometry.js";
import { errorOf, fixed, reference, referenceOfFixed, seededRandom, TWO_PI_FIXED } from "./high-precision.js";

function largestError(angles: readonly number[]): number {
  expect(angles.length).toBeGreaterThan(0);
  return Math.max(...angles.map((angle) => errorOf(sincos(angle), reference(angle))));
}

describe("sincos", () => {
  const random = seededRandom(1);
  const sign = () => (random() < 0.5 ? -1 : 1);

  it("errs by at most 0.8 · 2^-53, as measured, within a turn or two", () => {
    const angles = Array.from({ length: 8000 }, () => sign() * random() * 14);
    expect(largestError(angles)).toBeLessThanOrEqual(0.8);
  });

  it("errs by at most 2^-53 at every magnitude", () => {
    const angles = Array.from({ length: 3000 }, () => {
      return sign() * (1 + random()) * 2 ** Math.floor(random() * 2098 - 1074);
    });
    expect(largestError(angles)).toBeLessThanOrEqual(1);
  });

  it("errs by at most 2^-53 on both sides of the change of reduction", () => {
    const angles = Array.from({ length: 1000 }, () => sign() * 2 ** 20 * (1 + (random() - 0.5) * 2 ** -12));
    expect(
      largestError([...angles, 2 ** 20, -(2 ** 20), 2 ** 53, 2 ** 53 - 1, 2 ** 52 + 0.5]),
    ).toBeLessThanOrEqual(1);
  });

  it("errs by at most 2^-53 beside multiples of π/4", () => {
    const angles: number[] = [];
    for (let k = -600; k <= 600; k++) {
      for (const ulps of [-3, -1, 0, 1, 2]) {
        const angle = (k * Math.PI) / 4;
        angles.push(angle + ulps * Math.abs(angle) * 2 ** -52);
      }
    }
    expect(largestError(angles)).toBeLessThanOrEqual(1);
  });

  it("errs by at most 2^-53 at the hard cases of argument reduction", () => {
    const angles = [
      6381956970095103 * 2 ** 797,
      5319372648326541 * 2 ** 10,
      Math.PI,
      11,
      22,
      355,
      52174,
      (22 / 7) * 1e15,
      1e22,
      Number.MAX_VALUE,
      Number.MIN_VALUE,
      2 ** -1022,
      1e-8,
      0,
    ];
    expect(largestError(angles.flatMap((angle) => [angle, -angle]))).toBeLessThanOrEqual(1);
  });

  it("keeps the smallest angles", () => {
    expect(sincos(Number.MIN_VALUE)).toEqual({ x: 1, y: Number.MIN_VALUE });
    expect(sincos(-1e-300)).toEqual({ x: 1, y: -1e-300 });
  });
});

describe("directionFromRadians", () => {
  const C = Math.SQRT1_2;
  const ideal = [
    { x: 1, y: 0 },
    { x: C, y: C },
    { x: 0, y: 1 },
    { x: -C, y: C },
    { x: -1, y: 0 },
    { x: -C, y: -C },
    { x: 0, y: -1 },
    { x: C, y: -C },
  ];
  const cases = [
    ...Array.from({ length: 49 }, (_, i) => i - 24),
    12345,
    -54321,
    2 ** 30 - 3,
    2 ** 30,
    -(2 ** 30),
  ];

  it.each(cases)("snaps %i eighth turns, in both spellings, to the ideal direction", (k) => {
    const expected = ideal[((k % 8) + 8) % 8];
    expect(directionFromRadians((k * Math.PI) / 4)).toEqual(expected);
    expect(directionFromRadians(k * (Math.PI / 4))).toEqual(expected);
  });

  it("does not snap neighbours, nor multiples beyond 2^30", () => {
    expect(directionFromRadians(Math.PI / 2 + 2 ** -52).x).toBeLessThan(0);
    expect(directionFromRadians(Math.PI / 2 - 2 ** -52).x).toBeGreaterThan(0);
    expect(directionFromRadians(2 * (2 ** 30 + 2) * (Math.PI / 4)).y).not.toBe(1);
  });

  it("makes no negative zero", () => {
    for (const angle of [-0, 0, Math.PI, -Math.PI, -Math.PI / 2]) {
      const { x, y } = directionFromRadians(angle);
      expect([Object.is(x, -0), Object.is(y, -0)]).toEqual([false, false]);
    }
  });
});

describe("directionFromAngle", () => {
  it("keeps a direction exactly, but for the sign of zero", () => {
    expect(directionFromAngle({ x: 3e300, y: -4e-320 }, "a")).toEqual({ x: 3e300, y: -4e-320 });
    expect(directionFromAngle({ x: -0, y: 2 }, "a")).toEqual({ x: 0, y: 2 });
  });

  it("makes a copy", () => {
    const given = { x: 1, y: 2 };
    expect(directionFromAngle(given, "a")).not.toBe(given);
  });

  it.each([
    [Number.NaN, RangeError, "a must be a finite number, got NaN"],
    [Number.POSITIVE_INFINITY, RangeError, "a must be a finite number, got Infinity"],
    ["1", TypeError, 'a must be a number of radians or a direction { x, y }, got "1"'],
    [undefined, TypeError, "got undefined"],
    [null, TypeError, "got null"],
    [{}, TypeError, "a.x must be a finite number, got undefined"],
    [{ x: 1 }, TypeError, "a.y must be a finite number, got undefined"],
    [{ x: 1, y: "0" }, TypeError, 'a.y must be a finite number, got "0"'],
    [{ x: 1, y: Number.NaN }, RangeError, "a.y must be a finite number, got NaN"],
    [{ x: -0, y: 0 }, RangeError, "a must be a direction { x, y } other than zero"],
  ])("refuses %o", (angle, type, message) => {
    const attempt = () => directionFromAngle(angle as number, "a");
    expect(attempt).toThrow(type);
    expect(attempt).toThrow(message);
  });
});

describe("degrees", () => {
  it.each([
    [0, 1, 0],
    [45, 1, 1],
    [90, 0, 1],
    [135, -1, 1],
    [180, -1, 0],
    [225, -1, -1],
    [270, 0, -1],
    [315, 1, -1],
    [360, 1, 0],
    [-45, 1, -1],
    [-90, 0, -1],
    [-0, 1, 0],
    [405, 1, 1],
    [360 * 2 ** 60, 1, 0],
    [-45 * 2 ** 50 * 3, 1, 0],
  ])("is exact at %d", (d, x, y) => {
    expect(degrees(d)).toEqual({ x, y });
  });

  it("errs by at most 2^-53 elsewhere", () => {
    const random = seededRandom(2);
    const angles = Array.from({ length: 3000 }, (_, i) => {
      if (i < 800) return i - 400;
      const size = i % 3 === 0 ? 2 ** Math.floor(random() * 1100 - 80) : 720;
      return (random() - 0.5) * size;
    });
    const errors = angles
      .filter((d) => d % 45 !== 0)
      .map((d) => {
        const turned = d % 360;
        return errorOf(degrees(d), referenceOfFixed((fixed(turned) * TWO_PI_FIXED) / fixed(360)));
      });
    expect(errors.length).toBeGreaterThan(2500);
    expect(Math.max(...errors)).toBeLessThanOrEqual(1);
  });

  it("remembers the number, out of sight", () => {
    const direction = degrees(-450);
    expect(direction).toEqual({ x: 0, y: -1 });
    expect(Object.keys(direction)).toEqual(["x", "y"]);
    expect((direction as { degrees?: number }).degrees).toBe(-450);
    expect(JSON.stringify(direction)).toBe('{"x":0,"y":-1}');
  });

  it("refuses what is no finite number", () => {
    expect(() => degrees(Number.NaN)).toThrow(new RangeError("degrees: d must be a finite number, got NaN"));
    expect(() => degrees("90" as unknown as number)).toThrow(TypeError);
  });
});

describe("toDegrees", () => {
  it.each([-17, -4, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 1001, 2 ** 30])("is exact at %i eighth turns", (k) => {
    expect(toDegrees((k * Math.PI) / 4)).toBe(45 * k);
  });

  it("errs by at most one ulp elsewhere", () => {
    const random = seededRandom(3);
    const angles = Array.from({ length: 1000 }, () => (random() - 0.5) * 2 ** Math.floor(random() * 60 - 20));
    const errors = angles.map((angle) => {
      const want = (fixed(angle) * fixed(360)) / TWO_PI_FIXED;
      const error = Number(fixed(toDegrees(angle)) - want) / Number(want);
      return Math.abs(error) * 2 ** 53;
    });
    expect(Math.max(...errors)).toBeLessThanOrEqual(2);
  });

  it("is of a direction the degrees it was made of, else the angle above −180 and up to 180", () => {
    for (const d of [0, 30, 90, -270, 405, 1e6 + 0.25]) expect(toDegrees(degrees(d))).toBe(d);
    expect(toDegrees({ x: 0, y: 7 })).toBe(90);
    expect(toDegrees({ x: -3, y: -3 })).toBe(-135);
    expect(toDegrees({ x: -2, y: 0 })).toBe(180);
    expect(toDegrees({ x: 4, y: 3 })).toBeCloseTo((Math.atan2(3, 4) * 180) / Math.PI, 13);
    expect(() => toDegrees({ x: 0, y: 0 })).toThrow(
      "toDegrees: angle must be a direction { x, y } other than zero",
    );
    expect(() => toDegrees("90" as unknown as number)).toThrow(TypeError);
  });

  it("refuses what is not finite", () => {
    expect(() => toDegrees(Number.NaN)).toThrow(RangeError);
    expect(() => toDegrees(1e308)).toThrow("toDegrees: the result must be a finite number, got Infinity");
    expect(toDegrees(1e-320)).toBeGreaterThan(5e-319);
  });
});
