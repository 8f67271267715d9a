import { describe, expect, it } from "vitest";
import { axisOf } from "./figure.js";
import { Field, type Radical, signOfSumWithRoot } from "./radical.js";
import { hasRealRoot, hasRootInSpan } from "./radical-polynomial.js";

describe("sums of roots", () => {
  const field = new Field();
  const [one, two, three, six, ten] = [1n, 2n, 3n, 6n, 10n].map((square) => field.root(square)) as [
    Radical,
    Radical,
    Radical,
    Radical,
    Radical,
  ];

  it("multiplies and cancels", () => {
    expect(two.times(two).compare(field.whole(2n))).toBe(0);
    expect(two.times(three).compare(six)).toBe(0);
    expect(two.plus(three).squared().minus(six.scaledBy(2n)).compare(field.whole(5n))).toBe(0);
    expect(field.root(8n).compare(two.scaledBy(2n))).toBe(0);
    expect(field.root(49n).terms).toEqual([7n]);
    expect(ten.dividedBy(7n).plus(ten.scaledBy(6n).dividedBy(7n)).compare(ten)).toBe(0);
  });

  it("tells what almost cancels", () => {
    // (√2 − 1)^400 is about 10^−153, beyond the rounded roots; as a sum p − q√2 it cancels.
    let power = one;
    for (let step = 0; step < 400; step++) power = power.times(two.minus(one));
    expect(power.sign()).toBe(1);
    expect(power.negated().sign()).toBe(-1);
    expect(power.minus(power.times(three).times(three).dividedBy(3n)).sign()).toBe(0);
    expect(power.times(three).minus(power.times(two)).sign()).toBe(1);
  });

  it("decides nested roots", () => {
    // √(5 + 2√6) = √2 + √3
    const square = six.scaledBy(2n).plus(field.whole(5n));
    expect(signOfSumWithRoot(two.plus(three), one.negated(), square)).toBe(0);
    expect(
      signOfSumWithRoot(two.plus(three), one.negated(), square.plus(field.whole(1n).dividedBy(10n ** 99n))),
    ).toBe(-1);
    expect(signOfSumWithRoot(two.negated(), one, field.whole(0n))).toBe(-1);
    expect(signOfSumWithRoot(field.whole(0n), one, field.whole(2n))).toBe(1);
  });
});

describe("roots of polynomials of radicals", () => {
  const field = new Field();
  const root = field.root(2n);
  const whole = (value: bigint) => field.whole(value);
  // (t − √2)²(t² + 1), a little more, and a little less.
  const touching = [whole(2n), root.scaledBy(-2n), whole(3n), root.scaledBy(-2n), whole(1n)];
  const bit = whole(1n).dividedBy(10n ** 80n);
  const moved = (by: Radical) =>
    touching.map((coefficient, power) => (power === 0 ? coefficient.plus(by) : coefficient));

  it("counts a double root, and none beside it", () => {
    expect(hasRealRoot(touching)).toBe(true);
    expect(hasRealRoot(moved(bit))).toBe(false);
    expect(hasRealRoot(moved(bit.negated()))).toBe(true);
  });

  it("finds roots between directions", () => {
    // The tangent of half the angle is √2 at the angle with the cosine −1/3 and the sine √8/3.
    const span = (startX: number, startY: number, endX: number, endY: number, reflex: boolean) => ({
      start: axisOf(startX, startY),
      end: axisOf(endX, endY),
      reflex,
    });
    expect(hasRootInSpan(touching, span(1, 0, -1, 0, true))).toBe(true);
    expect(hasRootInSpan(touching, span(-1, 0, 1, 0, true))).toBe(false);
    expect(hasRootInSpan(touching, span(0, 1, -1, 2, false))).toBe(true);
    expect(hasRootInSpan(touching, span(1, 0, -1, 3, false))).toBe(false);
    expect(hasRootInSpan(touching, span(-1, 3, -1, 2, false))).toBe(true);
    expect(hasRootInSpan(touching, span(-1, 2, -1, 3, true))).toBe(false);
    expect(hasRootInSpan(touching, span(0, -1, -1, 2, true))).toBe(true);
  });
});
