import { hardPair } from "../../generators/pair.js";
import { type Generator, oneIn } from "../../generators/random.js";
import { buildShape, type KindName, type PairSpec } from "../../generators/spec.js";
import { enlarge } from "../../generators/transform.js";
import { PAIRS } from "../kinds.js";
import { multiplied } from "../numbers-in.js";
import { isScalable } from "../scaling.js";
import { Answers, answersAbout } from "./answers.js";
import { enlargedContact, plainContact } from "./contacts.js";
import { type Fault, firstFault, IDLE, law, unlessSame } from "./law.js";

const EXPONENTS = [1, -1, 13, -13, 60, -60];

/** So far that products of two lengths are hardly doubles any more, and ordinary numbers do not help. */
const FAR_EXPONENTS = [300, -300, 490, -490];

export interface ScaledPair extends PairSpec {
  readonly exponent: number;
}

/** A hard pair, and by what to multiply its lengths. */
export function scaledPair(kindA: KindName, kindB: KindName): Generator<ScaledPair> {
  const draw = hardPair(kindA, kindB);
  return (random) => ({
    ...draw(random),
    exponent: random.pick(oneIn(random, 3) ? FAR_EXPONENTS : EXPONENTS),
  });
}

export function judgeScaling(pair: ScaledPair): Fault | typeof IDLE {
  // Lengths that are moderate now will be far from the ends of the doubles.
  if (!isScalable(pair, FAR_EXPONENTS.includes(pair.exponent) ? 0 : pair.exponent)) return IDLE;
  const factor = 2 ** pair.exponent;
  const answers = answersAbout(pair);
  const large = new Answers(buildShape(enlarge(pair.a, factor)), buildShape(enlarge(pair.b, factor)));
  return firstFault(
    unlessSame("overlaps", large.overlaps, answers.overlaps),
    unlessSame("relate", large.relation, answers.relation),
    unlessSame("closestPoints", large.closest, multiplied(answers.closest, factor)),
    unlessSame("signedDistance", large.signedDistance, answers.signedDistance * factor),
    unlessSame("contact", plainContact(large.contact), enlargedContact(answers.contact, factor)),
  );
}

export const SCALING = law({
  name: "scaling",
  statement: "multiplying every length by a power of two multiplies lengths in the answers, bit for bit",
  pairs: PAIRS,
  busy: 0.5,
  draw: scaledPair,
  judge: judgeScaling,
});
