import { overlaps, penetrates, type Relation, relate, type SimpleShape } from "../../../src/index.js";
import { buildShape, type PairSpec } from "../../generators/spec.js";
import { oracleDimension, oracleRelate } from "../../oracle/index.js";
import type { Fault } from "./overlaps.js";

/** The relation of the shapes exchanged. */
export const CONVERSE: Readonly<Record<Relation, Relation>> = {
  apart: "apart",
  touching: "touching",
  crossing: "crossing",
  equal: "equal",
  inside: "contains",
  insideTouching: "containsTouching",
  contains: "inside",
  containsTouching: "insideTouching",
};

/**
 * `relate` in both orders against exact arithmetic, and `overlaps` and `penetrates`, which follow from it; `seen` collects
 * the true relations. Of some compounds of several parts that overlap the oracle knows no more: there the two orders have to
 * agree.
 */
export function judgeRelate(pair: PairSpec, seen?: Set<Relation>): Fault {
  const a = buildShape(pair.a);
  const b = buildShape(pair.b);
  const truth = oracleRelate(a, b);
  const there = relate(a, b);
  if (truth !== undefined) seen?.add(truth);
  if (truth !== undefined && there !== truth) return `relate(a, b) is ${there}, not ${truth}`;
  const back = relate(b, a);
  if (back !== CONVERSE[there]) return `relate(b, a) is ${back}, not ${CONVERSE[there]}`;
  const meets = truth !== "apart";
  if (overlaps(a, b) !== meets || overlaps(b, a) !== meets) return `overlaps is not ${meets}`;
  const penetrate = penetrates(a, b);
  if (penetrates(b, a) !== penetrate) return `penetrates(b, a) is ${!penetrate}, not ${penetrate}`;
  if (truth === undefined || pair.a.type === "compound" || pair.b.type === "compound") return undefined;
  const expected = penetratesByRelation(a as SimpleShape, b as SimpleShape, truth);
  return expected === undefined || expected === penetrate
    ? undefined
    : `penetrates(a, b) is ${penetrate} of what is ${truth}`;
}

/** Undefined where a curve lies in a solid and meets its boundary: all of it may be on the boundary. */
export function penetratesByRelation(
  a: SimpleShape,
  b: SimpleShape,
  relation: Relation,
): boolean | undefined {
  switch (relation) {
    case "apart":
    case "touching":
      return false;
    case "insideTouching":
      return isThin(a) ? (isThin(b) ? false : undefined) : true;
    case "containsTouching":
      return isThin(b) ? (isThin(a) ? false : undefined) : true;
    default:
      return !isThin(a) || !isThin(b);
  }
}

function isThin(shape: SimpleShape): boolean {
  return oracleDimension(shape) < 2;
}
