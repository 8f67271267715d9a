import { isDeepStrictEqual } from "node:util";
import { hardPair } from "../../generators/pair.js";
import type { PairSpec } from "../../generators/spec.js";
import { PAIRS } from "../kinds.js";
import { Answers, answersAbout } from "./answers.js";
import { flippedContact, plainContact } from "./contacts.js";
import { type Fault, firstFault, law, unlessSame } from "./law.js";

/** Of lengths and contacts; the judges of relations and overlaps ask in both orders, too, of the same cases. */
export function judgeExchange(pair: PairSpec): Fault {
  const there = answersAbout(pair);
  const { a, b, closest } = there;
  const back = new Answers(b, a);
  // Nothing tells equal operands apart, so nothing can turn their normal.
  const flipped = isDeepStrictEqual(a, b) ? plainContact : flippedContact;
  return firstFault(
    unlessSame("closestPoints(b, a)", back.closest, {
      distance: closest.distance,
      a: closest.b,
      b: closest.a,
    }),
    unlessSame("distance(b, a)", back.distance, there.distance),
    unlessSame("signedDistance(b, a)", back.signedDistance, there.signedDistance),
    unlessSame("contact(b, a)", plainContact(back.contact), flipped(there.contact)),
  );
}

export const EXCHANGE = law({
  name: "exchange",
  statement: "exchanging the shapes exchanges the answer and nothing else, bit for bit",
  pairs: PAIRS,
  draw: hardPair,
  judge: judgeExchange,
});
