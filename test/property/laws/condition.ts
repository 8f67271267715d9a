import { signedDistance } from "../../../src/index.js";
import { legal } from "../../generators/legal.js";
import { buildShape, type PairSpec, type ShapeSpec } from "../../generators/spec.js";
import { mapNumbers, numberCount } from "../../generators/spec-map.js";
import { sizeOf } from "./tolerance.js";

/** Depths are right for shapes that differ by this, as a part of the size of the scene, from those given. */
const BACKWARD_ERROR = 1e-14;

/**
 * The most by which the signed distance changes if one number of the pair does by the error that is allowed for: much where
 * the way out ends in the tip of a cusp (docs/robustness.md, "Limits").
 */
export function sensitivityOf(pair: PairSpec): number {
  const { a, b } = pair;
  const shapeA = buildShape(a);
  const shapeB = buildShape(b);
  const depth = signedDistance(shapeA, shapeB);
  const step = BACKWARD_ERROR * sizeOf(pair);
  return Math.max(
    ...neighboursOf(a, step).map((spec) => Math.abs(signedDistance(buildShape(spec), shapeB) - depth)),
    ...neighboursOf(b, step).map((spec) => Math.abs(signedDistance(shapeA, buildShape(spec)) - depth)),
  );
}

function neighboursOf(spec: ShapeSpec, step: number): ShapeSpec[] {
  return Array.from({ length: numberCount(spec) }).flatMap((_, chosen) =>
    [1, -1].map((sign) =>
      legal(
        mapNumbers(spec, (value, role, index) => {
          if (index !== chosen) return value;
          return value + sign * (role === "direction" ? BACKWARD_ERROR * Math.abs(value) : step);
        }),
      ),
    ),
  );
}
