import { area, overlapArea } from "../../../src/index.js";
import { buildShape, type PairSpec } from "../../generators/spec.js";
import { oracleCommonArea } from "../../oracle/index.js";
import { hasHalfPlane, hasSlit, isSliver } from "../area/near-pair.js";
import type { Fault } from "./overlaps.js";

/** The promised error, relative to the smaller area. */
export const AREA_ERROR = 1e-11;

/** What came of a case: the oracle may give up, and some shapes it is not asked about. */
export interface AreaJudgement {
  readonly fault: Fault;
  readonly truth: number | "given up" | "not asked";
}

/** So many steps leave nothing between them. */
const MANY_STEPS = 4096;

/** A common area against an integral; against one in many more steps, if that says another number. */
export function judgeCommonArea(pair: PairSpec): AreaJudgement {
  const isHard = [pair.a, pair.b].some((spec) => isSliver(spec) || hasSlit(spec));
  if (isHard || (hasHalfPlane(pair.a) && hasHalfPlane(pair.b))) {
    return { fault: undefined, truth: "not asked" };
  }
  const [a, b] = [buildShape(pair.a), buildShape(pair.b)];
  const truth = oracleCommonArea(a, b);
  if (truth === undefined) return { fault: undefined, truth: "given up" };
  const found = overlapArea(a, b);
  const tolerance = AREA_ERROR * Math.min(area(a), area(b));
  if (Math.abs(found - truth) <= tolerance) return { fault: undefined, truth };
  const fineTruth = oracleCommonArea(a, b, MANY_STEPS) ?? truth;
  const isNear = Math.abs(found - fineTruth) <= tolerance;
  return { fault: isNear ? undefined : `a common area of ${found}, not ${fineTruth}`, truth: fineTruth };
}
