import { describe, expect, it } from "vitest";
import { seededRandom } from "../generators/random.js";
import {
  approximateRoot,
  approximateWhole,
  certainSignOf,
  differenceOf,
  productOf,
  quotientOf,
  sumOf,
} from "./approximation.js";
import { integerSquareRoot } from "./integer.js";
import { Field, type Radical } from "./radical.js";

/** No sum below cancels further. */
const BITS = 1000n;

function signByDigits(radical: Radical, field: Field): number {
  const root = (square: bigint) => integerSquareRoot(square << (2n * BITS));
  const sum = radical.terms.reduce(
    (total, term, mask) => (term === 0n ? total : total + term * root(field.square(mask))),
    0n,
  );
  const unsure = radical.terms.reduce((total, term) => total + (term < 0n ? -term : term), 1n);
  return sum > unsure ? 1 : sum < -unsure ? -1 : 0;
}

describe("doubles with bounds of their errors", () => {
  it("know no sign of what cancels", () => {
    const third = quotientOf(approximateWhole(1n), 3n);
    expect(certainSignOf(differenceOf(sumOf(third, sumOf(third, third)), approximateWhole(1n)))).toBe(0);
    const root = approximateRoot(2n);
    expect(certainSignOf(differenceOf(productOf(root, root), approximateWhole(2n)))).toBe(0);
  });

  it("know no sign beyond the doubles", () => {
    const huge = approximateWhole(10n ** 400n);
    expect(certainSignOf(huge)).toBe(0);
    expect(certainSignOf(differenceOf(huge, huge))).toBe(0);
    expect(certainSignOf(quotientOf(approximateWhole(1n), 10n ** 400n))).toBe(0);
    expect(certainSignOf(productOf(huge, approximateWhole(0n)))).toBe(0);
  });

  it("know the signs of what does not cancel", () => {
    expect(certainSignOf(differenceOf(approximateRoot(2n), approximateWhole(1n)))).toBe(1);
    expect(certainSignOf(differenceOf(approximateWhole(1n), approximateRoot(3n)))).toBe(-1);
    expect(certainSignOf(approximateWhole(-(2n ** 60n) - 1n))).toBe(-1);
  });

  it("never say otherwise than all digits do", () => {
    const random = seededRandom(20261122);
    let certain = 0;
    let zeros = 0;
    for (let run = 0; run < 300; run++) {
      const field = new Field();
      const [p, q] = [field.root(BigInt(2 + random.int(3))), field.root(BigInt(5 + random.int(3)))];
      const whole = () => field.whole(BigInt(random.int(9) - 4));
      const value = p.times(whole()).plus(q.times(whole())).plus(whole()).times(p.minus(q)).plus(whole());
      // A number next to it, as near as doubles, or nearer than they can tell, or itself.
      const bit = field.whole(1n).dividedBy(2n ** BigInt(random.pick([3, 48, 51, 53, 60, 300])));
      const nearly = random.pick([value.plus(bit), value.minus(bit), value.plus(bit).minus(bit)]);
      const difference = value.times(p).minus(nearly.times(p));
      const truth = signByDigits(difference, field);
      expect(difference.sign()).toBe(truth);
      if (truth === 0) zeros++;
      else certain++;
    }
    expect(Math.min(certain, zeros)).toBeGreaterThan(50);
  });
});
