import { containsPoint, overlaps } from "../../../src/index.js";
import { buildShape, type PairSpec } from "../../generators/spec.js";
import { centreOf } from "../../generators/transform.js";
import { oracleContainsPoint, oracleOverlaps } from "../../oracle/index.js";

/** What is wrong with the library's answer on this case, if anything. */
export type Fault = string | undefined;

/** `overlaps` in both orders against exact arithmetic. */
export function judgeOverlaps(pair: PairSpec): Fault {
  const a = buildShape(pair.a);
  const b = buildShape(pair.b);
  const truth = oracleOverlaps(a, b);
  if (overlaps(a, b) !== truth) return `overlaps(a, b) is not ${truth}`;
  if (overlaps(b, a) !== truth) return `overlaps(b, a) is not ${truth}`;
  return undefined;
}

/** `containsPoint` for a pair whose first shape is a point. */
export function judgeContainsPoint(pair: PairSpec): Fault {
  const { x, y } = centreOf(pair.a);
  const shape = buildShape(pair.b);
  const truth = oracleContainsPoint(shape, x, y);
  return containsPoint(shape, x, y) === truth ? undefined : `containsPoint is not ${truth}`;
}
