import { closestPoints, contact, distance, overlaps, relate, signedDistance } from "../../../src/index.js";
import { hardPair } from "../../generators/pair.js";
import { buildShape } from "../../generators/spec.js";
import { PAIRS } from "../kinds.js";
import { firstFault, law, unlessSame } from "./law.js";

export const AGREEMENT = law({
  name: "agreement",
  statement: "all questions agree on whether the shapes overlap",
  pairs: PAIRS,
  draw: hardPair,
  judge: (pair) => {
    const a = buildShape(pair.a);
    const b = buildShape(pair.b);
    const meet = overlaps(a, b);
    const between = distance(a, b);
    const closest = closestPoints(a, b);
    const touching = contact(a, b);
    const signed = signedDistance(a, b);
    return firstFault(
      unlessSame("relate !== apart", relate(a, b) !== "apart", meet),
      unlessSame("distance === 0", between === 0, meet),
      unlessSame("contact !== null", touching !== null, meet),
      unlessSame("signedDistance <= 0", signed <= 0, meet),
      unlessSame("closestPoints().distance", closest.distance, between),
      meet ? unlessSame("closestPoints().b", closest.b, closest.a) : undefined,
      unlessSame("signedDistance", signed, touching === null ? between : 0 - touching.depth),
    );
  },
});
