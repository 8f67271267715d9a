import { isDeepStrictEqual } from "node:util";
import { closestPoints, contact, distance, signedDistance } from "../../../src/index.js";
import { hardPair } from "../../generators/pair.js";
import { buildShape } from "../../generators/spec.js";
import { PAIRS } from "../kinds.js";
import { flippedContact, plainContact } from "./contacts.js";
import { firstFault, law, unlessSame } from "./law.js";

/** Of lengths and contacts; the judges of relations and overlaps ask in both orders, too, of the same cases. */
export const EXCHANGE = law({
  name: "exchange",
  statement: "exchanging the shapes exchanges the answer and nothing else, bit for bit",
  pairs: PAIRS,
  draw: hardPair,
  judge: (pair) => {
    const a = buildShape(pair.a);
    const b = buildShape(pair.b);
    const closest = closestPoints(a, b);
    // Nothing tells equal operands apart, so nothing can turn their normal.
    const flipped = isDeepStrictEqual(a, b) ? plainContact : flippedContact;
    return firstFault(
      unlessSame("closestPoints(b, a)", closestPoints(b, a), {
        distance: closest.distance,
        a: closest.b,
        b: closest.a,
      }),
      unlessSame("distance(b, a)", distance(b, a), distance(a, b)),
      unlessSame("signedDistance(b, a)", signedDistance(b, a), signedDistance(a, b)),
      unlessSame("contact(b, a)", plainContact(contact(b, a)), flipped(contact(a, b))),
    );
  },
});
