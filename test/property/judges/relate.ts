import { type Relation, relate } from "../../../src/index.js";
import type { PairSpec } from "../../generators/spec.js";
import { oracleRelate } from "../../oracle/index.js";
import { buildRelated } from "../build.js";
import type { Fault } from "./overlaps.js";

const CONVERSE: Readonly<Record<Relation, Relation>> = {
  apart: "apart",
  touching: "touching",
  crossing: "crossing",
  equal: "equal",
  inside: "contains",
  insideTouching: "containsTouching",
  contains: "inside",
  containsTouching: "insideTouching",
};

/** `relate` in both orders against exact arithmetic; `seen` collects the true relations. */
export function judgeRelate(pair: PairSpec, seen?: Set<Relation>): Fault {
  const a = buildRelated(pair.a);
  const b = buildRelated(pair.b);
  const truth = oracleRelate(a, b);
  seen?.add(truth);
  const there = relate(a, b);
  if (there !== truth) return `relate(a, b) is ${there}, not ${truth}`;
  const back = relate(b, a);
  return back === CONVERSE[truth] ? undefined : `relate(b, a) is ${back}, not ${CONVERSE[truth]}`;
}
