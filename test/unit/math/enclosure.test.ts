import { describe, expect, it } from "vitest";
import {
  addEnclosures,
  divideEnclosures,
  type Enclosure,
  encloseInterval,
  knownBits,
  lowerExponent,
  multiplyEnclosures,
  signOfEnclosure,
  squareRootOfEnclosure,
  upperExponent,
} from "../../../src/math/dyadic.js";
import { type Random, seededRandom } from "../../generators/random.js";

/** The number `mantissa * 2 ** exponent` for these tests, which calculate with whole numbers only. */
interface Value {
  readonly mantissa: bigint;
  readonly exponent: number;
}

const CASES = 4000;

function isAtMost(a: Value, b: Value): boolean {
  const exponent = Math.min(a.exponent, b.exponent);
  return a.mantissa << BigInt(a.exponent - exponent) <= b.mantissa << BigInt(b.exponent - exponent);
}

function bounds({ mantissa, error, exponent }: Enclosure): [low: Value, high: Value] {
  return [
    { mantissa: mantissa - error, exponent },
    { mantissa: mantissa + error, exponent },
  ];
}

function holds(enclosure: Enclosure, value: Value): boolean {
  const [low, high] = bounds(enclosure);
  return isAtMost(low, value) && isAtMost(value, high);
}

function product(a: Value, b: Value): Value {
  return { mantissa: a.mantissa * b.mantissa, exponent: a.exponent + b.exponent };
}

function sum(a: Value, b: Value): Value {
  const exponent = Math.min(a.exponent, b.exponent);
  return {
    mantissa: (a.mantissa << BigInt(a.exponent - exponent)) + (b.mantissa << BigInt(b.exponent - exponent)),
    exponent,
  };
}

/** Short, long and longer than any double; with no error, a small one, or one that is larger than the number. */
function drawEnclosure(random: Random): Enclosure {
  const bits = random.int(2) === 0 ? random.int(70) : random.int(2600);
  let mantissa = 0n;
  for (let bit = 0; bit < bits; bit += 30) mantissa = (mantissa << 30n) + BigInt(random.int(2 ** 30));
  const sign = random.int(2) === 0 ? 1n : -1n;
  const error = BigInt([0, 1 + random.int(3), random.int(2 ** 16 + 3)][random.int(3)] ?? 0);
  const exponent = (random.int(2) === 0 ? 60 : 5000) * (random.next() - 0.5);
  return { mantissa: sign * (mantissa >> BigInt(random.int(40))), error, exponent: Math.round(exponent) };
}

function drawPrecision(random: Random): number {
  return random.int(2) === 0 ? 20 + random.int(200) : 20 + random.int(2000);
}

/** Errors stay short, and mantissas as long as was asked for. */
function expectShort(result: Enclosure, precision: number): void {
  expect(result.error < 2n ** 18n).toBe(true);
  const mantissa = result.mantissa < 0n ? -result.mantissa : result.mantissa;
  expect(mantissa.toString(2).length).toBeLessThanOrEqual(precision + 1);
}

describe("enclosures hold every result of what they hold", () => {
  const random = seededRandom(31415);
  const cases = Array.from({ length: CASES }, () => ({
    a: drawEnclosure(random),
    b: drawEnclosure(random),
    precision: drawPrecision(random),
  }));

  it("sums", () => {
    for (const { a, b, precision } of cases) {
      const result = addEnclosures(a, b, precision);
      const isPassedOn = result === a || result === b;
      if (!isPassedOn) expectShort(result, precision);
      for (const x of bounds(a)) for (const y of bounds(b)) expect(holds(result, sum(x, y))).toBe(true);
    }
  });

  it("products", () => {
    for (const { a, b, precision } of cases) {
      const result = multiplyEnclosures(a, b, precision);
      expectShort(result, precision);
      for (const x of bounds(a)) for (const y of bounds(b)) expect(holds(result, product(x, y))).toBe(true);
    }
  });

  it("quotients", () => {
    for (const { a, b, precision } of cases) {
      const sign = signOfEnclosure(b);
      if (sign === 0) continue;
      const [low, high] = bounds(divideEnclosures(a, b, precision));
      for (const x of bounds(a)) {
        for (const y of bounds(b)) {
          // low ≤ x/y ≤ high, times y.
          const [less, more] = sign > 0 ? [low, high] : [high, low];
          expect(isAtMost(product(less, y), x) && isAtMost(x, product(more, y))).toBe(true);
        }
      }
    }
  });

  it("roots", () => {
    for (const { a, precision } of cases) {
      if (signOfEnclosure(a) <= 0) continue;
      const [low, high] = bounds(squareRootOfEnclosure(a, precision));
      const [least, most] = bounds(a);
      expect(low.mantissa < 0n || isAtMost(product(low, low), least)).toBe(true);
      expect(isAtMost(most, product(high, high))).toBe(true);
    }
  });

  it("intervals", () => {
    for (const { a, b, precision } of cases) {
      const [first, last] = isAtMost(a, b) ? [a, b] : [b, a];
      const result = encloseInterval(first, last, precision);
      expect(holds(result, first) && holds(result, last)).toBe(true);
      expectShort(result, precision);
    }
  });
});

describe("the size of an enclosure", () => {
  const random = seededRandom(27182);
  const power = (exponent: number): Value => ({ mantissa: 1n, exponent });
  const magnitude = ({ mantissa, exponent }: Value): Value => ({
    mantissa: mantissa < 0n ? -mantissa : mantissa,
    exponent,
  });

  it("is at most the upper power of two, and at least the lower one, neither by far", () => {
    for (let count = 0; count < CASES; count++) {
      const enclosure = drawEnclosure(random);
      const ends = bounds(enclosure).map(magnitude);
      const upper = upperExponent(enclosure);
      if (upper === Number.NEGATIVE_INFINITY) {
        expect([enclosure.mantissa, enclosure.error]).toEqual([0n, 0n]);
        continue;
      }
      expect(ends.every((end) => isAtMost(end, power(upper)))).toBe(true);
      expect(ends.some((end) => !isAtMost(end, power(upper - 2)))).toBe(true);
      if (signOfEnclosure(enclosure) === 0) continue;
      const lower = lowerExponent(enclosure);
      expect(ends.every((end) => isAtMost(power(lower), end))).toBe(true);
      expect(ends.some((end) => !isAtMost(power(lower + 1), end))).toBe(true);
    }
  });

  it("is known to as many bits as it says", () => {
    expect(knownBits({ mantissa: 1n << 40n, error: 0n, exponent: 3 })).toBe(Number.POSITIVE_INFINITY);
    expect(knownBits({ mantissa: -(1n << 40n), error: 1n, exponent: 3 })).toBe(39);
    expect(knownBits({ mantissa: 1n << 2000n, error: 1023n, exponent: 3 })).toBe(1990);
  });
});
