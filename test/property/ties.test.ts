import { describe, expect, it } from "vitest";
import { contact, distance, overlaps, relate } from "../../src/index.js";
import { buildShape } from "../generators/spec.js";
import { settledPairs, type Tie, tiesOf } from "../oracle/ties.js";
import { PROPERTY_TIMEOUT } from "./for-all.js";
import { CONVERSE } from "./judges/relate.js";
import { PAIRS } from "./kinds.js";

/** What the library says, in the words of the tie; in its name, where its answers do not agree with each other. */
function saidOf({ name, a, b, relation }: Tie): Tie {
  const [first, second] = [buildShape(a), buildShape(b)];
  const said = relate(first, second);
  const meet = overlaps(first, second);
  const agrees =
    overlaps(second, first) === meet &&
    relate(second, first) === CONVERSE[said] &&
    (said !== "apart") === meet &&
    (distance(first, second) === 0) === meet &&
    (contact(first, second) !== null) === meet;
  return {
    name: agrees ? name : `${name}: disagrees with itself`,
    a,
    b,
    overlaps: meet,
    relation: relation === undefined ? undefined : said,
  };
}

describe("shapes made to touch, to miss and to overlap by a little, to hold and to be apart", () => {
  it.each(PAIRS)(
    "%s and %s",
    (kindA, kindB) => {
      const ties = [...tiesOf(kindA, kindB), ...settledPairs(kindA, kindB)];
      expect(ties.length).toBeGreaterThan(3);
      expect(ties.map(saidOf)).toEqual(ties);
    },
    PROPERTY_TIMEOUT,
  );
});
