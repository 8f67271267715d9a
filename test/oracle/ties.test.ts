import { describe, expect, it } from "vitest";
import { IS_FULL } from "../extent.js";
import { buildShape, KIND_NAMES, type KindName } from "../generators/spec.js";
import { oracleDistance, oracleOverlaps, oracleRelate, oracleSeparation, Real } from "./index.js";
import { converseOf } from "./relation.js";
import { settledPairs, type Tie, tiesOf } from "./ties.js";

const pairs = KIND_NAMES.flatMap((a, index) =>
  KIND_NAMES.slice(index).map((b): [KindName, KindName] => [a, b]),
);

/** What the oracle says, in the words of the tie. */
function saidOf({ name, a, b, relation }: Tie): Tie {
  const [first, second] = [buildShape(a), buildShape(b)];
  const said = oracleRelate(first, second);
  const back = oracleRelate(second, first);
  const isSymmetric = said === (back && converseOf(back));
  const overlaps = oracleOverlaps(first, second);
  return {
    name: isSymmetric && overlaps === oracleOverlaps(second, first) ? name : `${name}, not symmetric`,
    a,
    b,
    overlaps,
    relation: relation === undefined ? undefined : said,
  };
}

describe("constructed ties are what they were made to be", () => {
  it.each(pairs)("%s, %s", (a, b) => {
    const all = [...tiesOf(a, b), ...settledPairs(a, b)];
    // The library is asked about all of them elsewhere; here the oracle is, which is slow.
    const ties = all.filter((_, index) => IS_FULL || index % 3 === 0);
    expect(all.length).toBeGreaterThan(3);
    expect(ties.map(saidOf)).toEqual(ties);
  });
});

describe("the metric oracles see the same gaps", () => {
  it.each(pairs)("%s, %s", (a, b) => {
    const wrong: string[] = [];
    const ties = tiesOf(a, b).filter((_, index) => index < (IS_FULL ? 18 : 4));
    for (const tie of ties) {
      const [first, second] = [buildShape(tie.a), buildShape(tie.b)];
      const distance = oracleDistance(first, second);
      if ((distance.sign() === 0) !== tie.overlaps) wrong.push(`${tie.name}: distance`);
      if (distance.compare(Real.of(2 ** -30)) > 0) wrong.push(`${tie.name}: too far`);
      const separation = oracleSeparation(first, second);
      if (!(separation instanceof Real)) continue;
      const off = separation.sign() > 0 ? separation.minus(distance) : distance;
      if (off.absolute().compare(Real.of(2 ** -150)) > 0) wrong.push(`${tie.name}: separation`);
      if (separation.absolute().compare(Real.of(2 ** -30)) > 0) wrong.push(`${tie.name}: too deep`);
    }
    expect(ties.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });
});
