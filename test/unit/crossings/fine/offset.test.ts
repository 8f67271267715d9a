import { describe, expect, it } from "vitest";
import { Offset, setCombination, setScaled } from "../../../../src/crossings/fine/offset.js";
import { type Random, seededRandom } from "../../../generators/random.js";
import type { Real } from "../../../oracle/real.js";
import { gap, realX, realY, setNearPlace } from "../real-offset.js";

const RUNS = 2000;

/** Numbers of either sign and of sizes from 2⁻¹⁰ to 2¹⁰. */
function anyNumber(random: Random): number {
  return (2 * random.next() - 1) * 2 ** (random.int(21) - 10);
}

/** What is largest of the errors of an offset, as a part of the bound it comes with, that are not 0. */
function partOfBound(offset: Offset, x: Real, y: Real): number {
  const error = Math.max(gap(realX(offset), x), gap(realY(offset), y));
  return error === 0 ? 0 : error / offset.error;
}

describe("offsets are off by no more than they say", () => {
  it.each<readonly [string, (random: Random, out: Offset, p: Offset, q: Offset) => readonly [Real, Real]]>([
    [
      "combined",
      (_, out, p, q) => {
        setCombination(out, -1, p, 1, q);
        return [realX(q).minus(realX(p)), realY(q).minus(realY(p))];
      },
    ],
    [
      "scaled",
      (_, out, p, q) => {
        setScaled(out, p, q.x, q.xLow);
        return [realX(q).times(realX(p)), realX(q).times(realY(p))];
      },
    ],
  ])("%s", (_, compute) => {
    const random = seededRandom(1);
    const [out, p, q] = [new Offset(), new Offset(), new Offset()];
    let most = 0;
    for (let run = 0; run < RUNS; run += 1) {
      setNearPlace(p, anyNumber(random), anyNumber(random), random);
      setNearPlace(q, anyNumber(random), anyNumber(random), random);
      most = Math.max(most, partOfBound(out, ...compute(random, out, p, q)));
      expect(out.x + out.xLow).toBe(out.x);
    }
    expect(most).toBeLessThanOrEqual(1);
    // The bound is not so large as to be met by anything.
    expect(most).toBeGreaterThan(2 ** -6);
  });
});
