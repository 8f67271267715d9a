import {
  type Coefficients,
  END_OF_HALF,
  excessOverEllipse,
  extremePlaces,
  flatTouches,
  pointOnHalf,
  signChanges,
} from "../math/ellipse-half.js";
import { length as lengthOf } from "../math/vec2.js";
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

/** The crossings on half of an ellipse: `pointOnHalf`. */
function halfCrossings(a: Round, side: 1 | -1, b: Curve): number[] {
  const equation = b.kind === "round" ? excessOverEllipse(a, side, b) : sideAlong(a, side, b);
  return meetings(equation, -END_OF_HALF, END_OF_HALF).map((t) => pointOnHalf(a, side, t).x);
}

/** On which side of the line of an edge a point of an ellipse is, times 1 + t². */
function sideAlong({ centre, p, q }: Round, side: 1 | -1, { from, to }: Straight): Coefficients {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const middle = dx * (centre.y - from.y) - dy * (centre.x - from.x);
  const along = side * (dx * p.y - dy * p.x);
  const across = side * (dx * q.y - dy * q.x);
  return [middle + along, 2 * across, middle - along];
}
