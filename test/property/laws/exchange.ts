import { isDeepStrictEqual } from "node:util";
import { closestPoints, contact, distance, overlaps, relate, signedDistance } from "../../../src/index.js";
import { hardPair } from "../../generators/pair.js";
import { buildShape } from "../../generators/spec.js";
import { CONVERSE } from "../judges/relate.js";
import { PAIRS } from "../kinds.js";
import { flippedContact, plainContact } from "./contacts.js";
import { firstFault, law, unlessSame } from "./law.js";

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
      unlessSame("overlaps(b, a)", overlaps(b, a), overlaps(a, b)),
      unlessSame("relate(b, a)", relate(b, a), CONVERSE[relate(a, b)]),
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
