import type { RealOval } from "./body.js";
import { type CircleForm, rootsOnCircle } from "./circle-form.js";
import { accuracyInForce, type Real } from "./real.js";
import {
  add,
  crossReal,
  dotReal,
  multiply,
  opposite,
  quarterTurned,
  type RealVector,
  subtract,
  unit,
  zero,
} from "./real-vector.js";

/** The point of an ellipse at (cos, sin) of its parameter, and its outward unit normal. */
export interface Foot {
  readonly point: RealVector;
  readonly normal: RealVector;
}

/**
 * The points of an ellipse whose normals go through p: where (rx² − ry²)·sin·cos − rx·ξ·sin + ry·η·cos is zero, (ξ, η)
 * being p in local coordinates.
 */
export function normalsThrough(oval: RealOval, p: RealVector): Foot[] {
  const offset = subtract(p, oval.centre);
  const along = dotReal(oval.axis, offset);
  const across = crossReal(oval.axis, offset);
  const form: CircleForm = {
    square: zero,
    mixed: oval.rx.times(oval.rx).minus(oval.ry.times(oval.ry)),
    s: along.times(oval.rx).negated(),
    c: across.times(oval.ry),
    constant: zero,
  };
  return rootsOnCircle(form).map((place) => footAt(oval, place));
}

function footAt({ centre, axis, rx, ry }: RealOval, { x, y }: RealVector): Foot {
  const across = quarterTurned(axis);
  return {
    point: add(centre, add(multiply(axis, rx.times(x)), multiply(across, ry.times(y)))),
    normal: unit(add(multiply(axis, ry.times(x)), multiply(across, rx.times(y)))),
  };
}

/** How far an ellipse reaches along a unit vector, from its centre. */
export function reachAlong({ axis, rx, ry }: RealOval, normal: RealVector): Real {
  const along = rx.times(dotReal(axis, normal));
  const across = ry.times(crossReal(axis, normal));
  return along
    .times(along)
    .plus(across.times(across))
    .rounded(2 * accuracyInForce())
    .squareRoot();
}

/** The point of an ellipse furthest along a vector. */
export function furthestPoint(oval: RealOval, normal: RealVector): RealVector {
  const direction = unit(normal);
  const reach = reachAlong(oval, direction);
  const along = oval.rx.times(oval.rx).times(dotReal(oval.axis, direction)).dividedBy(reach);
  const across = oval.ry.times(oval.ry).times(crossReal(oval.axis, direction)).dividedBy(reach);
  return add(oval.centre, add(multiply(oval.axis, along), multiply(quarterTurned(oval.axis), across)));
}

/** The two points of an ellipse whose tangents are at right angles to a vector. */
export function extremePoints(oval: RealOval, normal: RealVector): RealVector[] {
  return [furthestPoint(oval, normal), furthestPoint(oval, opposite(normal))];
}
