import {
  type Coefficients,
  END_OF_HALF,
  extremePlaces,
  flatTouches,
  signChanges,
} from "../math/sign-changes.js";
import type { Vec2 } from "../math/vector.js";
import type { Curve, Round, Straight } from "./union-curve.js";

/** Curves whose equation comes as near to 0 as this, and turns back, may touch there. */
const NEAR = 2 ** -20;

/**
 * The x at which two curves may cross or touch. An ellipse counts as a whole; where curves coincide, some may be missing.
 *
 * Besides a touch, it is certain which of two curves is the upper one: so no touch must be left to be in the middle of a strip.
 */
export function crossingsOf(a: Curve, b: Curve): number[] {
  if (a.kind === "straight") {
    const equation = b.kind === "straight" ? lineAlong(a, b) : conicAlong(linear(a), 1, b);
    return meetings(equation, 0, 1).map((t) => a.from.x + t * (a.to.x - a.from.x));
  }
  if (b.kind === "straight") return crossingsOf(b, a);
  return [...halfCrossings(a, 1, b), ...halfCrossings(a, -1, b)];
}

/** Where an equation is 0, or nearly so where it turns back, from `low` to `high`. */
function meetings(equation: Coefficients, low: number, high: number): number[] {
  const extremes = extremePlaces(equation, low, high);
  return [...signChanges(equation, low, high, extremes), ...flatTouches(equation, extremes, NEAR)];
}

/** A point that moves along a straight edge as t goes from 0 to 1. */
function linear({ from, to }: Straight): { x: Coefficients; y: Coefficients } {
  return { x: [from.x, to.x - from.x], y: [from.y, to.y - from.y] };
}

/** On which side of the line of b the point of a at t is. */
function lineAlong(a: Straight, b: Straight): Coefficients {
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
  return meetings(conicAlong(points, 2, b), -END_OF_HALF, END_OF_HALF).map(
    (t) => a.centre.x + (side * ((1 - t * t) * a.p.x + 2 * t * a.q.x)) / (1 + t * t),
  );
}

/**
 * Inside (below 0) or outside of an ellipse, for the point (x, y)/w of a curve in t, with w = 1 (degree 1) or
 * 1 + t² (degree 2), times w².
 */
function conicAlong(
  { x, y }: { x: Coefficients; y: Coefficients },
  degree: 1 | 2,
  { centre, p, q }: Round,
): Coefficients {
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

function squared(polynomial: Coefficients): number[] {
  const square: number[] = new Array(2 * polynomial.length - 1).fill(0);
  polynomial.forEach((a, i) => {
    polynomial.forEach((b, j) => {
      square[i + j] = (square[i + j] ?? 0) + a * b;
    });
  });
  return square;
}
