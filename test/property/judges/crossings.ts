import { type Ellipse, intersections } from "../../../src/index.js";
import { buildShape } from "../../generators/spec.js";
import { oracleCommonPointCount } from "../../oracle/index.js";
import type { EllipsePair } from "../crossings/draw-ellipses.js";
import type { Fault } from "./overlaps.js";

/** The number of common points of two ellipses, Infinity for the same one, against the roots of a quartic. */
export function judgeCrossings(pair: EllipsePair): Fault {
  const [a, b] = [buildShape(pair.a), buildShape(pair.b)] as [Ellipse, Ellipse];
  const { points, stretches } = intersections(a, b);
  const found = stretches.length > 0 ? Number.POSITIVE_INFINITY : points.length;
  const truth = oracleCommonPointCount(a, b);
  return found === truth ? undefined : `${found} common points, not ${truth}`;
}
