import { describe, expect, it } from "vitest";
import { IS_FULL } from "../extent.js";
import { SLOW_PAIRS } from "../fixtures/slow-pairs.js";
import { costOf, MOST_STEPS, QUESTIONS, type Question } from "../generators/costs.js";
import { countSteps } from "../generators/count-steps.js";
import { everydayPair, wholePair } from "../generators/pair.js";
import { type Random, seededRandom } from "../generators/random.js";
import { climbed } from "../generators/slower.js";
import { buildShape, KIND_NAMES, type PairSpec } from "../generators/spec.js";
import { tinyPair } from "../generators/tiny.js";
import { shift } from "../generators/transform.js";
import { unlikePair } from "../generators/unlike.js";
import { PROPERTY_TIMEOUT, SEED } from "./for-all.js";

/** Pairs that are climbed to for each question. */
const CLIMBS = IS_FULL ? 12 : 2;

function anyPair(random: Random): PairSpec {
  const kinds = [random.pick(KIND_NAMES), random.pick(KIND_NAMES)] as const;
  const { a, b } = random.pick([unlikePair, tinyPair, wholePair, everydayPair])(...kinds)(random);
  const far = random.pick([0, 0, 1e6, 1e9, 1e12, 2 ** 52]);
  return { a: shift(a, far, far), b: shift(b, far, far) };
}

const names = Object.keys(QUESTIONS) as Question[];

describe("two shapes of twenty numbers take no more steps than some", () => {
  it.each(names)("%s", { timeout: PROPERTY_TIMEOUT }, (question) => {
    const random = seededRandom(SEED + names.indexOf(question));
    const found = Array.from({ length: CLIMBS }, () =>
      climbed(
        () => anyPair(random),
        (pair) => costOf(question, pair),
        random,
      ),
    );
    const tooSlow = found.filter(({ cost }) => cost >= MOST_STEPS);
    expect(tooSlow.map(({ pair }) => JSON.stringify(pair))).toEqual([]);
    // Of a few pairs all may be told at once.
    if (IS_FULL) expect(Math.max(...found.map(({ cost }) => cost))).toBeGreaterThan(1000);
  });
});

describe("what was slow is not", () => {
  it.each(SLOW_PAIRS)("$why: $question in $steps steps", ({ question, steps, asked }) => {
    const [a, b] = [buildShape(asked.a), buildShape(asked.b)];
    expect(countSteps(() => QUESTIONS[question](a, b), 2 * steps)).toBeLessThanOrEqual(steps);
  });
});
