import { type Relation, relate } from "../../../src/index.js";
import { buildShape, type PairSpec } from "../../generators/spec.js";
import { oracleRelate } from "../../oracle/index.js";
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
 * `relate` in both orders against exact arithmetic; `seen` collects the true relations. Of some compounds of several
 * parts the oracle knows nothing: there the two orders have to agree.
 */
export function judgeRelate(pair: PairSpec, seen?: Set<Relation>): Fault {
  const a = buildShape(pair.a);
  const b = buildShape(pair.b);
  const truth = oracleRelate(a, b);
  const there = relate(a, b);
  if (truth !== undefined) seen?.add(truth);
  if (truth !== undefined && there !== truth) return `relate(a, b) is ${there}, not ${truth}`;
  const back = relate(b, a);
  return back === CONVERSE[there] ? undefined : `relate(b, a) is ${back}, not ${CONVERSE[there]}`;
}
