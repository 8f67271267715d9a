import { closestPoints, contact, overlaps, relate, signedDistance } from "../../../src/index.js";
import { hardPair } from "../../generators/pair.js";
import { type Generator, oneIn } from "../../generators/random.js";
import { buildShape, type KindName, type PairSpec } from "../../generators/spec.js";
import { enlarge } from "../../generators/transform.js";
import { PAIRS } from "../kinds.js";
import { multiplied } from "../numbers-in.js";
import { isScalable } from "../scaling.js";
import { enlargedContact, plainContact } from "./contacts.js";
import { firstFault, IDLE, law, unlessSame } from "./law.js";

const EXPONENTS = [1, -1, 13, -13, 60, -60];

/** So far that products of two lengths are hardly doubles any more, and ordinary numbers do not help. */
const FAR_EXPONENTS = [300, -300, 490, -490];

interface ScaledPair extends PairSpec {
  readonly exponent: number;
}

function scaledPair(kindA: KindName, kindB: KindName): Generator<ScaledPair> {
  const draw = hardPair(kindA, kindB);
  return (random) => ({
    ...draw(random),
    exponent: random.pick(oneIn(random, 3) ? FAR_EXPONENTS : EXPONENTS),
  });
}

export const SCALING = law({
  name: "scaling",
  statement: "multiplying every length by a power of two multiplies lengths in the answers, bit for bit",
  pairs: PAIRS,
  busy: 0.5,
  draw: scaledPair,
  judge: (pair) => {
    // Lengths that are moderate now will be far from the ends of the doubles.
    if (!isScalable(pair, FAR_EXPONENTS.includes(pair.exponent) ? 0 : pair.exponent)) return IDLE;
    const factor = 2 ** pair.exponent;
    const [a, b] = [buildShape(pair.a), buildShape(pair.b)];
    const [largeA, largeB] = [buildShape(enlarge(pair.a, factor)), buildShape(enlarge(pair.b, factor))];
    return firstFault(
      unlessSame("overlaps", overlaps(largeA, largeB), overlaps(a, b)),
      unlessSame("relate", relate(largeA, largeB), relate(a, b)),
      unlessSame("closestPoints", closestPoints(largeA, largeB), multiplied(closestPoints(a, b), factor)),
      unlessSame("signedDistance", signedDistance(largeA, largeB), signedDistance(a, b) * factor),
      unlessSame("contact", plainContact(contact(largeA, largeB)), enlargedContact(contact(a, b), factor)),
    );
  },
});
