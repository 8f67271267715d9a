import { framePoint, nearestInFrame } from "./box.js";
import {
  type Box,
  cross,
  type Disc,
  difference,
  dot,
  type Figure,
  type Oval,
  type Vector,
  type Wedge,
} from "./figure.js";
import { bitLength } from "./integer.js";
import { Real, realOf, usualAccuracy } from "./real.js";
import { edgesOf, opensToPoint } from "./wedge.js";

/** The distance of a disc from a figure that it does not meet, in the integers' unit, to a relative error of 2^−150. */
export function discDistance(disc: Disc, other: Figure): Real {
  // Computed anew with more bits while the difference cancels.
  const reach = other.form === "disc" || other.form === "wedge" ? other.radius : 0n;
  for (let accuracy = usualAccuracy; ; accuracy *= 2) {
    const radii = new Real(disc.radius, 0);
    const toCentre = distanceToPoint(other, disc.centre, accuracy);
    const result = toCentre.minus(radii);
    const sizeOf = (real: Real) => bitLength(real.mantissa) + real.exponent;
    const largest = Math.max(sizeOf(toCentre), bitLength(disc.radius), bitLength(reach));
    if (result.sign() > 0 && sizeOf(result) > largest - accuracy + 160) return result;
  }
}

function distanceToPoint(figure: Figure, p: Vector, accuracy: number): Real {
  switch (figure.form) {
    case "disc":
      return beyondCircle(figure.centre, figure.radius, p, accuracy);
    case "oval":
      return beyondOval(figure, p, accuracy);
    case "box":
      return beyondBox(figure, p, accuracy);
    case "wedge":
      return beyondWedge(figure, p, accuracy);
  }
}

function beyondCircle(centre: Vector, radius: bigint, p: Vector, accuracy: number): Real {
  const v = difference(p, centre);
  return new Real(dot(v, v), 0).squareRoot(accuracy).minus(new Real(radius, 0));
}

function beyondBox(box: Box, p: Vector, accuracy: number): Real {
  const local = framePoint(box, p);
  const nearest = nearestInFrame(box, local);
  const dx = local.x.minus(nearest.x);
  const dy = local.y.minus(nearest.y);
  const squared = dx.times(dx).plus(dy.times(dy));
  return realOf(squared, box.axis.length.square, 0, accuracy).squareRoot(accuracy);
}

function beyondWedge(wedge: Wedge, p: Vector, accuracy: number): Real {
  if (opensToPoint(wedge, difference(p, wedge.centre))) {
    return beyondCircle(wedge.centre, wedge.radius, p, accuracy);
  }
  const [first, second] = edgesOf(wedge).map((edge) => beyondBox(edge, p, accuracy));
  if (first === undefined || second === undefined) throw new Error("a sector has two edges");
  return first.compare(second) < 0 ? first : second;
}

/**
 * The distance of a point outside an ellipse. In local coordinates (ξ, η) the nearest point is
 * (rx²ξ/(t + rx²), ry²η/(t + ry²)), where t > 0 is the root of
 * rx²ξ²(t + ry²)² + ry²η²(t + rx²)² = (t + rx²)²(t + ry²)²; the distance is t·|(ξ/(t + rx²), η/(t + ry²))|.
 * (Eberly, Distance from a Point to an Ellipse.) With unnormalised ξ and η the right side is times |u|².
 */
function beyondOval(oval: Oval, p: Vector, accuracy: number): Real {
  const q = difference(p, oval.centre);
  const integer = (value: bigint) => new Real(value, 0);
  const along = integer(dot(oval.axis, q));
  const across = integer(cross(oval.axis, q));
  const square = integer(oval.axis.length.square);
  const rx2 = integer(oval.rx ** 2n);
  const ry2 = integer(oval.ry ** 2n);
  const t = rootOfSecular(
    { x2: rx2.times(along).times(along), y2: ry2.times(across).times(across), rx2, ry2, square },
    accuracy,
  );
  const x = along.dividedBy(t.plus(rx2), accuracy);
  const y = across.dividedBy(t.plus(ry2), accuracy);
  return t.times(x.times(x).plus(y.times(y)).dividedBy(square, accuracy).squareRoot(accuracy));
}

/** x2/(t + rx2)² + y2/(t + ry2)² − square, as a function of t. */
interface Secular {
  readonly x2: Real;
  readonly y2: Real;
  readonly rx2: Real;
  readonly ry2: Real;
  readonly square: Real;
}

/** The function times (t + rx2)²(t + ry2)², exactly. */
function clearedValue({ x2, y2, rx2, ry2, square }: Secular, t: Real): Real {
  const p = t.plus(rx2).times(t.plus(rx2));
  const q = t.plus(ry2).times(t.plus(ry2));
  return x2.times(q).plus(y2.times(p)).minus(square.times(p).times(q));
}

/** Minus half the derivative of the function. */
function descent({ x2, y2, rx2, ry2 }: Secular, t: Real, accuracy: number): Real {
  const cube = (base: Real) => base.times(base).times(base).rounded(accuracy);
  return x2
    .dividedBy(cube(t.plus(rx2)), accuracy)
    .plus(y2.dividedBy(cube(t.plus(ry2)), accuracy))
    .rounded(accuracy);
}

/**
 * The positive root. The function falls and is convex, so Newton's method climbs to the root from below; it
 * starts where one of the two terms alone equals the right side, or from 0. The root is certified by a change of
 * sign within 2^(16 − accuracy) of it.
 */
function rootOfSecular(secular: Secular, accuracy: number): Real {
  const { x2, y2, rx2, ry2, square } = secular;
  const alone = (term: Real, offset: Real) =>
    term.dividedBy(square, accuracy).squareRoot(accuracy).minus(offset).rounded(accuracy);
  let t = [alone(x2, rx2), alone(y2, ry2)].reduce((a, b) => (a.compare(b) > 0 ? a : b), new Real(0n, 0));
  const near = new Real(1n, 16 - accuracy);
  for (;;) {
    const reach = t.times(near);
    const isRoot =
      t.sign() > 0 &&
      clearedValue(secular, t.minus(reach)).sign() >= 0 &&
      clearedValue(secular, t.plus(reach)).sign() <= 0;
    if (isRoot) return t;
    const p = t.plus(rx2);
    const q = t.plus(ry2);
    const weight = p.times(p).times(q).times(q).rounded(accuracy);
    const value = clearedValue(secular, t).dividedBy(weight, accuracy);
    const slope = descent(secular, t, accuracy);
    t = t.plus(value.dividedBy(slope.plus(slope), accuracy)).rounded(accuracy);
  }
}
