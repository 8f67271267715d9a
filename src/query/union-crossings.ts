import type { Vec2 } from "../math/vector.js";
import type { Curve, Round, Straight } from "./union-curve.js";

/** Coefficients of a polynomial, constant term first. */
type Polynomial = readonly number[];

/**
 * The x at which two curves may cross. An ellipse counts as a whole; where curves touch without crossing, or
 * coincide, some may be missing.
 */
export function crossingsOf(a: Curve, b: Curve): number[] {
  if (a.kind === "straight") {
    const equation = b.kind === "straight" ? lineAlong(a, b) : conicAlong(linear(a), 1, b);
    return signChanges(equation, 0, 1).map((t) => a.from.x + t * (a.to.x - a.from.x));
  }
  if (b.kind === "straight") return crossingsOf(b, a);
  return [...halfCrossings(a, 1, b), ...halfCrossings(a, -1, b)];
}

/** A point that moves along a straight edge as t goes from 0 to 1. */
function linear({ from, to }: Straight): { x: Polynomial; y: Polynomial } {
  return { x: [from.x, to.x - from.x], y: [from.y, to.y - from.y] };
}

/** On which side of the line of b the point of a at t is. */
function lineAlong(a: Straight, b: Straight): Polynomial {
  const { x, y } = linear(a);
  const [dx, dy] = [b.to.x - b.from.x, b.to.y - b.from.y];
  return x.map((_, i) => {
    const px = (x[i] ?? 0) - (i === 0 ? b.from.x : 0);
    const py = (y[i] ?? 0) - (i === 0 ? b.from.y : 0);
    return dx * py - dy * px;
  });
}

/**
 * The crossings on the half of an ellipse about the end of p (side 1) or −p (−1): with t = tan(φ/2) in [−1, 1],
 * its points are centre + side · ((1 − t²) p + 2t q)/(1 + t²).
 */
function halfCrossings(a: Round, side: 1 | -1, b: Round): number[] {
  const coordinate = (centre: number, p: number, q: number) => [
    centre + side * p,
    2 * side * q,
    centre - side * p,
  ];
  const points = {
    x: coordinate(a.centre.x, a.p.x, a.q.x),
    y: coordinate(a.centre.y, a.p.y, a.q.y),
  };
  return signChanges(conicAlong(points, 2, b), -1, 1).map(
    (t) => a.centre.x + (side * ((1 - t * t) * a.p.x + 2 * t * a.q.x)) / (1 + t * t),
  );
}

/**
 * Inside (below 0) or outside of an ellipse, for the point (x, y)/w of a curve in t, with w = 1 (degree 1) or
 * 1 + t² (degree 2), times w².
 */
function conicAlong(
  { x, y }: { x: Polynomial; y: Polynomial },
  degree: 1 | 2,
  { centre, p, q }: Round,
): Polynomial {
  const w = degree === 1 ? [1, 0] : [1, 0, 1];
  const dx = x.map((value, i) => value - centre.x * (w[i] ?? 0));
  const dy = y.map((value, i) => value - centre.y * (w[i] ?? 0));
  const along = (axis: Vec2) => {
    const sq = axis.x * axis.x + axis.y * axis.y;
    return dx.map((value, i) => (value * axis.x + (dy[i] ?? 0) * axis.y) / sq);
  };
  const [xi, eta] = [along(p), along(q)];
  const square = squared(w);
  const etaSquare = squared(eta);
  return squared(xi).map((value, i) => value + (etaSquare[i] ?? 0) - (square[i] ?? 0));
}

function squared(polynomial: Polynomial): number[] {
  const square: number[] = new Array(2 * polynomial.length - 1).fill(0);
  polynomial.forEach((a, i) => {
    polynomial.forEach((b, j) => {
      square[i + j] = (square[i + j] ?? 0) + a * b;
    });
  });
  return square;
}

/** More than a bracket of doubles in [−1, 1] can be halved before its middle is one of its ends. */
const MOST_HALVINGS = 1100;

/**
 * The places in [low, high] where a polynomial changes its sign, in order: between those where its derivative
 * does, it is monotonic, and halving the interval finds the place.
 */
function signChanges(polynomial: Polynomial, low: number, high: number): number[] {
  if (polynomial.length < 2) return [];
  const derivative = polynomial.slice(1).map((coefficient, i) => coefficient * (i + 1));
  const ends = [low, ...signChanges(derivative, low, high), high];
  const changes: number[] = [];
  for (let i = 1; i < ends.length; i += 1) {
    let below = ends[i - 1] ?? low;
    let above = ends[i] ?? high;
    const isPositive = valueAt(polynomial, below) > 0;
    if (valueAt(polynomial, above) > 0 === isPositive) continue;
    for (let halving = 0; halving < MOST_HALVINGS; halving += 1) {
      const middle = (below + above) / 2;
      if (middle === below || middle === above) break;
      if (valueAt(polynomial, middle) > 0 === isPositive) below = middle;
      else above = middle;
    }
    changes.push(above);
  }
  return changes;
}

function valueAt(polynomial: Polynomial, t: number): number {
  let value = 0;
  for (let i = polynomial.length - 1; i >= 0; i -= 1) value = value * t + (polynomial[i] ?? 0);
  return value;
}
