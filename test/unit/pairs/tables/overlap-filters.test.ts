import { describe, expect, it } from "vitest";
import { exactOverlap } from "../../../../src/exact/meeting.js";
import { overlapVerdict } from "../../../../src/pairs/tables/overlap-filters.js";
import { overlaps } from "../../../../src/query/overlaps.js";
import { latticeShape } from "../../../generators/lattice.js";
import { ordinaryShape } from "../../../generators/ordinary.js";
import { type Random, seededRandom } from "../../../generators/random.js";
import { buildShape, KIND_NAMES, type KindName, type ShapeSpec } from "../../../generators/spec.js";

const CASES = 30;

const PAIRS = KIND_NAMES.flatMap((a, index) => KIND_NAMES.slice(index).map((b) => [a, b] as const));

/** How many of the pairs the filter, or the whole question, answers otherwise than exact arithmetic does. */
function wrongAnswers(a: KindName, b: KindName, draw: (kind: KindName, random: Random) => ShapeSpec) {
  const random = seededRandom(7);
  const wrong = { filter: 0, answer: 0, undecided: 0 };
  for (let n = 0; n < CASES; n++) {
    const shapeA = buildShape(draw(a, random));
    const shapeB = buildShape(draw(b, random));
    const exact = exactOverlap(shapeA, shapeB);
    const verdict = overlapVerdict(shapeA, shapeB);
    if (verdict === 0) wrong.undecided++;
    else if (verdict > 0 !== exact) wrong.filter++;
    if (overlaps(shapeB, shapeA) !== exact) wrong.answer++;
  }
  return wrong;
}

describe("the filter of every pair", () => {
  it.each(PAIRS)("%s, %s: agrees with exact arithmetic on a lattice", (a, b) => {
    expect(wrongAnswers(a, b, latticeShape)).toMatchObject({ filter: 0, answer: 0 });
  });

  it.each(PAIRS)("%s, %s: decides ordinary cases, rightly", (a, b) => {
    const { filter, answer, undecided } = wrongAnswers(a, b, ordinaryShape);
    expect({ filter, answer }).toEqual({ filter: 0, answer: 0 });
    expect(undecided).toBeLessThanOrEqual(CASES / 10);
  });
});
