import {
  type Coefficients,
  END_OF_HALF,
  extremePlaces,
  flatTouches,
  signChanges,
} from "../math/sign-changes.js";
import { length as lengthOf } from "../math/vec2.js";
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
  if (a.kind === "straight") return b.kind === "straight" ? edgeCrossings(a, b) : crossingsOf(b, a);
  // In the equation of the flatter one, rounding would hide on which side the points of the other are.
  if (b.kind === "round" && flatnessOf(b) > flatnessOf(a)) return crossingsOf(b, a);
  const found = [...halfCrossings(a, 1, b), ...halfCrossings(a, -1, b)];
  return b.kind === "round" ? found : found.filter((x) => isOver(b, x));
}

/** How many times as long as its shorter radius the longer one of an ellipse is. */
function flatnessOf({ p, q }: Round): number {
  const [along, across] = [lengthOf(p), lengthOf(q)];
  return Math.max(along, across) / Math.min(along, across);
}

/** Whether x is over an edge, or all but at the end of it. */
function isOver({ from, to }: Straight, x: number): boolean {
  const slack = NEAR * Math.abs(to.x - from.x) + NEAR * Math.abs(x);
  return x >= Math.min(from.x, to.x) - slack && x <= Math.max(from.x, to.x) + slack;
}

function edgeCrossings(a: Straight, b: Straight): number[] {
  return meetings(lineAlong(a, b), 0, 1).map((t) => a.from.x + t * (a.to.x - a.from.x));
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
function halfCrossings(a: Round, side: 1 | -1, b: Curve): number[] {
  const coordinate = (centre: number, p: number, q: number) => [
    centre + side * p,
    2 * side * q,
    centre - side * p,
  ];
  const points = {
    x: coordinate(a.centre.x, a.p.x, a.q.x),
    y: coordinate(a.centre.y, a.p.y, a.q.y),
  };
  const equation = b.kind === "round" ? conicAlong(points, b) : sideAlong(points, b);
  return meetings(equation, -END_OF_HALF, END_OF_HALF).map(
    (t) => a.centre.x + (side * ((1 - t * t) * a.p.x + 2 * t * a.q.x)) / (1 + t * t),
  );
}

/** The coordinates of a point in t, times 1 + t². */
interface RationalPoint {
  readonly x: Coefficients;
  readonly y: Coefficients;
}

const DENOMINATOR: Coefficients = [1, 0, 1];

/** On which side of the line of an edge a point of an ellipse is, times 1 + t². */
function sideAlong({ x, y }: RationalPoint, { from, to }: Straight): Coefficients {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return DENOMINATOR.map((w, i) => {
    const px = (x[i] ?? 0) - from.x * w;
    const py = (y[i] ?? 0) - from.y * w;
    return dx * py - dy * px;
  });
}

/** Inside (below 0) or outside of an ellipse, for a point of another, times (1 + t²)². */
function conicAlong({ x, y }: RationalPoint, { centre, p, q }: Round): Coefficients {
  const w = DENOMINATOR;
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
