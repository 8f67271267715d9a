import { approximate } from "../math/approximate.js";
import { FOUR, HALF, ONE, type Real, TWO, ZERO } from "../math/real.js";
import { realRoots } from "../math/real-polynomial.js";
import { type Carrier, type Conic, type Line, pointOfConic } from "./carrier.js";
import { cross, dot, lengthSq, perpendicular, RealVector, scale, subtract } from "./coordinates.js";

/** All common points of two different carriers, each once. */
export function carrierCrossings(a: Carrier, b: Carrier): RealVector[] {
  if (a.kind === "line" || b.kind === "line" || (a.isCircle && b.isCircle)) return simpleCrossings(a, b);
  return slenderness(a) < slenderness(b) ? conicConic(b, a) : conicConic(a, b);
}

/** The same, unless one is an ellipse and the other a conic. */
export function simpleCrossings(a: Carrier, b: Carrier): RealVector[] {
  if (a.kind === "line") return b.kind === "line" ? lineLine(a, b) : lineConic(a, b);
  return b.kind === "line" ? lineConic(b, a) : circleCircle(a, b);
}

/** About the square of how many times as long as wide a conic is. */
function slenderness({ isCircle, axisP, axisQ }: Conic): number {
  if (isCircle) return 1;
  const ratio = approximate(lengthSq(axisP).over(lengthSq(axisQ)));
  return Math.max(ratio, 1 / ratio);
}

/** From d_a × p = k_a and d_b × p = k_b: p = (k_a d_b − k_b d_a) / (d_a × d_b). */
function lineLine(a: Line, b: Line): RealVector[] {
  const sine = cross(a.direction, b.direction);
  if (sine.sign() === 0) return [];
  const x = a.offset.times(b.direction.x).minus(b.offset.times(a.direction.x));
  const y = a.offset.times(b.direction.y).minus(b.offset.times(a.direction.y));
  return [new RealVector(x.over(sine), y.over(sine))];
}

function lineConic({ direction, offset }: Line, conic: Conic): RealVector[] {
  return straightConic(direction, offset.minus(cross(direction, conic.centre)), conic);
}

/**
 * The points p of a conic with direction × (p − centre) = e.
 *
 * With p = centre + (a P + b Q)/√w that is m · (a, b) = e√w for m = (direction × P, direction × Q). So
 * (a, b) = (e√w m ± √(|m|² − e²w) m⊥)/|m|², and (a, b)/√w has only the one root √((|m|² − e²w)/w).
 */
function straightConic(direction: RealVector, e: Real, { centre, axisP, axisQ, w }: Conic): RealVector[] {
  const m = new RealVector(cross(direction, axisP), cross(direction, axisQ));
  const mSq = lengthSq(m);
  const discriminant = mSq.minus(e.squared().times(w));
  const sign = discriminant.sign();
  if (sign < 0) return [];
  const pointAt = (root: Real): RealVector => {
    const a = e.times(m.x).minus(root.times(m.y)).over(mSq);
    const b = e.times(m.y).plus(root.times(m.x)).over(mSq);
    return new RealVector(
      centre.x.plus(a.times(axisP.x)).plus(b.times(axisQ.x)),
      centre.y.plus(a.times(axisP.y)).plus(b.times(axisQ.y)),
    );
  };
  if (sign === 0) return [pointAt(ZERO)];
  const root = discriminant.over(w).squareRoot();
  return [pointAt(root), pointAt(root.negated())];
}

/** On both circles 2 d · (p − c_a) = |d|² + r_a² − r_b², d = c_b − c_a: their radical line. */
function circleCircle(a: Conic, b: Conic): RealVector[] {
  const d = subtract(b.centre, a.centre);
  if (d.x.sign() === 0 && d.y.sign() === 0) return [];
  const e = lengthSq(d).plus(a.level).minus(b.level).times(HALF);
  return straightConic(perpendicular(d), e.negated(), a);
}

/** The points of one conic in the frame of another: o + (p a + q b)/√w. */
interface ConicInFrame {
  readonly o: RealVector;
  readonly p: RealVector;
  readonly q: RealVector;
}

function inFrameOf({ formX, formY, centre }: Conic, first: Conic): ConicInFrame {
  const offset = subtract(first.centre, centre);
  return {
    o: new RealVector(dot(formX, offset), dot(formY, offset)),
    p: new RealVector(dot(formX, first.axisP), dot(formY, first.axisP)),
    q: new RealVector(dot(formX, first.axisQ), dot(formY, first.axisQ)),
  };
}

/**
 * The first conic's points (a, b) = (1 − t², 2t)/(1 + t²) put into the second one's equation, which is
 *
 *   squareA a² + 2 product ab + squareB b² + linearA a + linearB b + constant = 0
 *
 * after multiplication by w; that by (1 + t²)² makes it a quartic in t. The point t = ∞, (a, b) = (−1, 0), is
 * common iff the quartic's leading coefficient is 0.
 */
export function quarticOf(first: Conic, second: Conic, { o, p, q } = inFrameOf(second, first)): Real[] {
  const squareA = lengthSq(p);
  const product = dot(p, q);
  const squareB = lengthSq(q);
  const linearA = dot(o, p).times(first.rootW).times(TWO);
  const linearB = dot(o, q).times(first.rootW).times(TWO);
  const constant = lengthSq(o).minus(second.level).times(first.w);
  const ends = squareA.plus(constant);
  return [
    ends.plus(linearA),
    product.times(TWO).plus(linearB).times(TWO),
    squareB.times(FOUR).plus(constant.minus(squareA).times(TWO)),
    linearB.minus(product.times(TWO)).times(TWO),
    ends.minus(linearA),
  ];
}

/**
 * The common points, with less work if the first conic is the more slender one: where others cross it they are apart in its own
 * frame, on both its sides, and next to each other in theirs, which takes many digits to tell.
 */
function conicConic(first: Conic, second: Conic): RealVector[] {
  const frame = inFrameOf(second, first);
  const coefficients = quarticOf(first, second, frame);
  const pointFor = (a: Real, b: Real): RealVector => {
    const { x, y, inFrames } = pointOfConic(first, a, b);
    const along = scale(frame.p, a);
    const across = scale(frame.q, b);
    const vector = new RealVector(
      frame.o.x.plus(along.x.plus(across.x).over(first.rootW)),
      frame.o.y.plus(along.y.plus(across.y).over(first.rootW)),
    );
    return new RealVector(x, y, [...inFrames, { conic: second, vector }]);
  };
  const points = realRoots(coefficients).map((t) => {
    const square = t.squared();
    const divisor = ONE.plus(square);
    return pointFor(ONE.minus(square).over(divisor), t.times(TWO).over(divisor));
  });
  if (coefficients[4]?.sign() === 0) points.push(pointFor(ONE.negated(), ZERO));
  return points;
}
