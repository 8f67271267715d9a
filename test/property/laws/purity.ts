import {
  area,
  bounds,
  closestPoints,
  contact,
  distance,
  overlaps,
  relate,
  type Shape,
  signedDistance,
} from "../../../src/index.js";
import { hardPair } from "../../generators/pair.js";
import { buildShape } from "../../generators/spec.js";
import { PAIRS } from "../kinds.js";
import { strangeNumbers } from "../numbers-in.js";
import { plainContact } from "./contacts.js";
import { firstFault, law, unlessSame } from "./law.js";

/** The answer to every question about two shapes. */
function answersTo(a: Shape, b: Shape): readonly unknown[] {
  return [
    overlaps(a, b),
    relate(a, b),
    distance(a, b),
    closestPoints(a, b),
    signedDistance(a, b),
    plainContact(contact(a, b)),
    bounds(a),
    area(a),
  ];
}

export const PURITY = law({
  name: "purity",
  statement:
    "no answer holds NaN or −0, no question changes a shape, and the same question has the same answer",
  pairs: PAIRS,
  draw: hardPair,
  judge: (pair) => {
    const [a, b] = [buildShape(pair.a), buildShape(pair.b)];
    const [beforeA, beforeB] = [structuredClone(a), structuredClone(b)];
    const answers = answersTo(a, b);
    return firstFault(
      unlessSame("the list of strange numbers", strangeNumbers(answers), []),
      unlessSame("a, after the questions,", structuredClone(a), beforeA),
      unlessSame("b, after the questions,", structuredClone(b), beforeB),
      unlessSame("the second answer", answersTo(a, b), answers),
    );
  },
});

export const OUT = law({
  name: "out",
  statement: "an object to be filled is filled with the answer and returned, whatever it held before",
  pairs: PAIRS,
  draw: hardPair,
  judge: (pair) => {
    const [a, b] = [buildShape(pair.a), buildShape(pair.b)];
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
      unlessSame("closestPoints into an object", closest, closestPoints(a, b)),
      touching === null || touching === contactOut ? undefined : "contact returns another object",
      unlessSame("contact into an object", touching, plainContact(contact(a, b))),
    );
  },
});
