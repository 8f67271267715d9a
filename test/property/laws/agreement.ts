import { hardPair } from "../../generators/pair.js";
import type { PairSpec } from "../../generators/spec.js";
import { PAIRS } from "../kinds.js";
import { answersAbout } from "./answers.js";
import { type Fault, firstFault, law, unlessSame } from "./law.js";

export function judgeAgreement(pair: PairSpec): Fault {
  const { overlaps, relation, distance, closest, contact, signedDistance } = answersAbout(pair);
  return firstFault(
    unlessSame("relate !== apart", relation !== "apart", overlaps),
    unlessSame("distance === 0", distance === 0, overlaps),
    unlessSame("contact !== null", contact !== null, overlaps),
    unlessSame("signedDistance <= 0", signedDistance <= 0, overlaps),
    unlessSame("closestPoints().distance", closest.distance, distance),
    overlaps ? unlessSame("closestPoints().b", closest.b, closest.a) : undefined,
    unlessSame("signedDistance", signedDistance, contact === null ? distance : 0 - contact.depth),
  );
}

export const AGREEMENT = law({
  name: "agreement",
  statement: "all questions agree on whether the shapes overlap",
  pairs: PAIRS,
  draw: hardPair,
  judge: judgeAgreement,
});
