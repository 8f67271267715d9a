import { area, bounds, closestPoints, contact } from "../../../src/index.js";
import { hardPair } from "../../generators/pair.js";
import type { PairSpec } from "../../generators/spec.js";
import { PAIRS } from "../kinds.js";
import { strangeNumbers } from "../numbers-in.js";
import { Answers, answersAbout } from "./answers.js";
import { plainContact } from "./contacts.js";
import { type Fault, firstFault, law, unlessSame } from "./law.js";

/** The answer to every question about two shapes. */
function allOf(answers: Answers): readonly unknown[] {
  return [
    answers.overlaps,
    answers.relation,
    answers.distance,
    answers.closest,
    answers.signedDistance,
    plainContact(answers.contact),
    bounds(answers.a),
    area(answers.a),
  ];
}

/** To be asked before anything else is asked about the shapes. */
export function judgePurity(pair: PairSpec): Fault {
  const first = answersAbout(pair);
  const { a, b } = first;
  const [beforeA, beforeB] = [structuredClone(a), structuredClone(b)];
  const answers = allOf(first);
  return firstFault(
    unlessSame("the list of strange numbers", strangeNumbers(answers), []),
    unlessSame("a, after the questions,", structuredClone(a), beforeA),
    unlessSame("b, after the questions,", structuredClone(b), beforeB),
    unlessSame("the second answer", allOf(new Answers(a, b)), answers),
  );
}

export const PURITY = law({
  name: "purity",
  statement:
    "no answer holds NaN or −0, no question changes a shape, and the same question has the same answer",
  pairs: PAIRS,
  draw: hardPair,
  judge: judgePurity,
});

export function judgeOut(pair: PairSpec): Fault {
  const answers = answersAbout(pair);
  const { a, b } = answers;
  const closestOut = { distance: 7, a: { x: 7, y: 7 }, b: { x: 7, y: 7 } };
  const contactOut = {
    normal: { x: 7, y: 7 },
    depth: 7,
    points: [
      { x: 7, y: 7 },
      { x: 7, y: 7 },
      { x: 7, y: 7 },
    ],
  };
  const closest = closestPoints(a, b, closestOut);
  const touching = contact(a, b, contactOut);
  return firstFault(
    closest === closestOut ? undefined : "closestPoints returns another object",
    unlessSame("closestPoints into an object", closest, answers.closest),
    touching === null || touching === contactOut ? undefined : "contact returns another object",
    unlessSame("contact into an object", touching, plainContact(answers.contact)),
  );
}

export const OUT = law({
  name: "out",
  statement: "an object to be filled is filled with the answer and returned, whatever it held before",
  pairs: PAIRS,
  draw: hardPair,
  judge: judgeOut,
});
