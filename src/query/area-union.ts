import {
  type Coefficients,
  END_OF_HALF,
  excessOverEllipse,
  extremePlaces,
  flatTouches,
  pointOnHalf,
  signChanges,
} from "../math/ellipse-half.js";
import { normalizingPower } from "../math/powers-of-two.js";
import { length as lengthOf } from "../math/vec2.js";
import type { Bounds } from "../shapes/bounds.js";
import type { SimpleShape } from "../shapes/kind.js";
import {
  areaUnder,
  type Branch,
  branchesAt,
  type Curve,
  heightAt,
  outlineOf,
  type Round,
  type Straight,
} from "./union-curve.js";

/**
 * The area of the union of shapes with area; `box` encloses them all.
 *
 * The plane is cut into upright strips at every end, turning point and crossing of boundary curves. Within a
 * strip the same curves bound the union from below and above at every x, so its middle tells which, and the
 * areas under them are known in closed form. Where curves (nearly) coincide, it does not matter which of them
 * is taken, and a crossing that is missed or off by δ changes the area by no more than they are apart there:
 * nothing has to be decided exactly. Error: a few ulp of the area of the box.
 *
 * Cost: microseconds for each pair of boundary curves that lie above each other, and for each curve and strip.
 */
export function areaOfUnion(shapes: readonly SimpleShape[], box: Bounds): number {
  const width = box.maxX / 2 - box.minX / 2;
  const height = box.maxY / 2 - box.minY / 2;
  const power = normalizingPower(Math.max(width, height));
  const outlines = shapes.map((shape) => outlineOf(shape, { x: box.minX, y: box.minY, power }));
  const cuts = cutsOf(outlines);
  let total = 0;
  for (let i = 1; i < cuts.length; i += 1) {
    total += stripArea(outlines, cuts[i - 1] ?? 0, cuts[i] ?? 0);
  }
  return total / power / power;
}

/** Where strips end, in order. */
function cutsOf(outlines: readonly (readonly Curve[])[]): number[] {
  const curves = outlines.flatMap((outline, part) =>
    outline.map((curve) => ({ curve, part, ...rangeOf(curve) })),
  );
  const cuts = curves.flatMap(({ curve }) => endsOf(curve));
  curves.forEach((a, i) => {
    for (const b of curves.slice(i + 1)) {
      const areAbove = a.left < b.right && b.left < a.right;
      if (areAbove && a.part !== b.part) cuts.push(...crossingsOf(a.curve, b.curve));
    }
  });
  return [...new Set(cuts)].sort((a, b) => a - b);
}

function rangeOf(curve: Curve): { left: number; right: number } {
  if (curve.kind === "round") {
    return { left: curve.centre.x - curve.halfWidth, right: curve.centre.x + curve.halfWidth };
  }
  return { left: Math.min(curve.from.x, curve.to.x), right: Math.max(curve.from.x, curve.to.x) };
}

/** The x at which a branch of a curve begins or ends. */
function endsOf(curve: Curve): number[] {
  const { left, right } = rangeOf(curve);
  if (curve.kind === "straight" || curve.wedge === null) return [left, right];
  const { start, end } = curve.wedge;
  return [left, right, ...[start, end].map((u) => curve.centre.x + u.x * curve.halfWidth)];
}

/** A stretch of the middle of a strip that lies in a part. */
interface Stretch {
  readonly below: Branch;
  readonly above: Branch;
  readonly from: number;
  readonly to: number;
}

function stripArea(outlines: readonly (readonly Curve[])[], left: number, right: number): number {
  const middle = left + (right - left) / 2;
  const stretches = outlines.flatMap((outline) => stretchesOf(outline, middle));
  stretches.sort((a, b) => a.from - b.from);
  let total = 0;
  let joined: Stretch | undefined;
  for (const stretch of stretches) {
    if (joined !== undefined && stretch.from <= joined.to) {
      if (stretch.to > joined.to) joined = { ...joined, above: stretch.above, to: stretch.to };
    } else {
      if (joined !== undefined) total += areaBetween(joined, left, right);
      joined = stretch;
    }
  }
  return joined === undefined ? total : total + areaBetween(joined, left, right);
}

function areaBetween({ below, above }: Stretch, left: number, right: number): number {
  return areaUnder(above, left, right) - areaUnder(below, left, right);
}

/** Every other stretch between neighbouring branches at x is inside: the even-odd rule. */
function stretchesOf(outline: readonly Curve[], x: number): Stretch[] {
  const branches = outline
    .flatMap((curve) => branchesAt(curve, x))
    .map((branch) => ({ branch, height: heightAt(branch, x) }))
    .sort((a, b) => a.height - b.height);
  const stretches: Stretch[] = [];
  for (let i = 1; i < branches.length; i += 2) {
    const [below, above] = [branches[i - 1], branches[i]];
    if (below === undefined || above === undefined) continue;
    stretches.push({ below: below.branch, above: above.branch, from: below.height, to: above.height });
  }
  return stretches;
}

/** Curves whose equation comes as near to 0 as this, and turns back, may touch there. */
const NEAR = 2 ** -20;

/**
 * The x at which two curves may cross or touch. An ellipse counts as a whole; where curves coincide, some may be missing.
 *
 * Besides a touch, it is certain which of two curves is the upper one: so no touch must be left to be in the middle of a strip.
 */
function crossingsOf(a: Curve, b: Curve): number[] {
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
