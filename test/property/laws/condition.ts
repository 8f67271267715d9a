import { signedDistance } from "../../../src/index.js";
import { legal } from "../../generators/legal.js";
import { stepUlps } from "../../generators/numbers.js";
import { buildShape, type PairSpec, type ShapeSpec } from "../../generators/spec.js";
import { mapNumbers, numberCount } from "../../generators/spec-map.js";

/**
 * The most by which the signed distance changes if one number of the pair changes by a unit in its last place: much where the
 * way out ends in the tip of a cusp (docs/robustness.md, "Limits").
 */
export function sensitivityOf({ a, b }: PairSpec): number {
  const shapeA = buildShape(a);
  const shapeB = buildShape(b);
  const depth = signedDistance(shapeA, shapeB);
  return Math.max(
    ...neighboursOf(a).map((spec) => Math.abs(signedDistance(buildShape(spec), shapeB) - depth)),
    ...neighboursOf(b).map((spec) => Math.abs(signedDistance(shapeA, buildShape(spec)) - depth)),
  );
}

function neighboursOf(spec: ShapeSpec): ShapeSpec[] {
  return Array.from({ length: numberCount(spec) }).flatMap((_, chosen) =>
    [1, -1].map((step) =>
      legal(mapNumbers(spec, (value, _role, index) => (index === chosen ? stepUlps(value, step) : value))),
    ),
  );
}
