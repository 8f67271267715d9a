import { closestPoints, contact, distance, point, type Shape, type Vec2 } from "../../../src/index.js";
import { buildShape, type PairSpec } from "../../generators/spec.js";
import { PAIRS } from "../kinds.js";
import { moderatePair, overlappingPair } from "./cases.js";
import { type Fault, firstFault, IDLE, law, unlessNear } from "./law.js";
import { COORDINATE_ERROR, toleranceOf } from "./tolerance.js";

function unlessWithin(what: string, { x, y }: Vec2, shape: Shape, reach: number): Fault {
  const away = distance(point(x, y), shape);
  return away <= reach + COORDINATE_ERROR * Math.max(Math.abs(x), Math.abs(y))
    ? undefined
    : `${what} is ${away} away, more than ${reach}`;
}

export function judgeClosestPoints(pair: PairSpec): Fault {
  const [a, b] = [buildShape(pair.a), buildShape(pair.b)];
  const closest = closestPoints(a, b);
  const tolerance = 4 * toleranceOf(pair);
  const between = Math.hypot(closest.b.x - closest.a.x, closest.b.y - closest.a.y);
  return firstFault(
    unlessWithin("the point of a", closest.a, a, tolerance),
    unlessWithin("the point of b", closest.b, b, tolerance),
    unlessNear("the distance of the points", between, closest.distance, tolerance),
  );
}

export const CLOSEST_POINTS = law({
  name: "closest points",
  statement: "the closest points lie on the shapes, at the distance from each other",
  pairs: PAIRS,
  draw: moderatePair,
  judge: judgeClosestPoints,
});

/** Of shapes that overlap. */
export function judgeContactPoints(pair: PairSpec): Fault | typeof IDLE {
  const [a, b] = [buildShape(pair.a), buildShape(pair.b)];
  const found = contact(a, b);
  if (found === null) return IDLE;
  const { points, depth } = found;
  if (points.length !== 1 && points.length !== 2) return `there are ${points.length} contact points`;
  const infinite = depth === Number.POSITIVE_INFINITY;
  const reach = (infinite ? 0 : depth / 2) + 4 * toleranceOf(pair);
  return firstFault(
    ...points.flatMap((place) => [
      unlessWithin("a contact point", place, a, reach),
      unlessWithin("a contact point", place, b, reach),
    ]),
  );
}

export const CONTACT_POINTS = law({
  name: "contact points",
  statement: "there are one or two contact points, at half the depth from both shapes",
  pairs: PAIRS,
  busy: 0.1,
  draw: overlappingPair,
  judge: judgeContactPoints,
});
