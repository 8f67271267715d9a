import { setUnitVector, type Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import type { RoundCurve } from "./contact-curve.js";
import {
  bendAt,
  bisectSpan,
  createPlace,
  type Place,
  partedSpans,
  type Span,
  setMiddle,
  setParameter,
  setPlace,
  slantOf,
  spanHalves,
  spansOf,
  speedAt,
} from "./elliptic-curve.js";
import { NEGLIGIBLE_LENGTH } from "./escape.js";

/* Parts of elliptic curves, and the crossing of two that are almost straight. */

const unit: Vec2 = { x: 0, y: 0 };

/** A part of an elliptic curve, over which the distance from the origin is monotone, with its ends. */
export interface Part {
  readonly curve: RoundCurve;
  readonly span: Span;
  readonly from: Place;
  readonly to: Place;
  readonly length: number;
  /** A bound on its distance from its chord. */
  readonly sagitta: number;
  /** The sign of the slant all along it. */
  readonly slant: number;
}

/** The parts of a curve: found once, since most curves are crossed with many. */
export function partsOfCurve(curve: RoundCurve): readonly Part[] {
  curve.parts ??= partsOf(curve, spansOf(curve));
  return curve.parts;
}

/** The parts of some spans of a curve. */
export function partsOf(curve: RoundCurve, spans: readonly Span[]): Part[] {
  return spans.flatMap((span) =>
    partedSpans(span, curve.feet).map((part) => {
      const { fromX, fromY, toX, toY } = part;
      setMiddle(unit, part);
      const slant = slantOf(placeOn(curve, unit.x, unit.y));
      return partBetween(curve, part, placeOn(curve, fromX, fromY), placeOn(curve, toX, toY), slant);
    }),
  );
}

/** A bound on how far the normal turns along a part that turns by less than a quarter. */
export function turnOf({ length, sagitta }: Part): number {
  return length === 0 ? 0 : (4 * sagitta) / length;
}

export function halvesOf({ curve, span, from, to, slant }: Part): [Part, Part] {
  setMiddle(unit, span);
  const middle = placeOn(curve, unit.x, unit.y);
  const [first, second] = spanHalves(span, unit);
  return [partBetween(curve, first, from, middle, slant), partBetween(curve, second, middle, to, slant)];
}

function placeOn(curve: RoundCurve, ex: number, ey: number): Place {
  const place = createPlace();
  setPlace(place, curve, ex, ey);
  return place;
}

function partBetween(curve: RoundCurve, span: Span, from: Place, to: Place, slant: number): Part {
  const length = lengthOf(to.x - from.x, to.y - from.y);
  // A convex arc is within the triangle of its chord and the tangents at its ends. The tangent of half the turn is sin /
  // (1 + cos).
  const turn = Math.abs(from.nx * to.ny - from.ny * to.nx);
  const sagitta = (length / 2) * (turn / (1 + Math.max(from.nx * to.nx + from.ny * to.ny, 0)));
  return { curve, span, from, to, length, sagitta, slant };
}

/** The crossing of two elliptic curves that are almost straight: Newton's method for both parameters at once. */

/** A crossing of two curves, as a point of the first and as one of the second. */
interface CurveCrossing {
  readonly onP: Place;
  readonly onQ: Place;
}

export function createCurveCrossing(): CurveCrossing {
  return { onP: createPlace(), onQ: createPlace() };
}

/** The curves turn by no more than this part of the angle at which they cross. */
const STRAIGHTNESS = 1 / 4;

/** Each step roughly squares the error; this is two steps more than needed. */
const MOST_STEPS = 8;

/** Points nearer to each other than this are equal up to rounding. */
const SAME_PLACE = 2 ** -50;

const middleOfP: Vec2 = { x: 1, y: 0 };
const middleOfQ: Vec2 = { x: 1, y: 0 };

/** Whether two parts turn so little, compared with the angle between them, that they cross at most once. */
export function areAlmostStraight(p: Part, q: Part): boolean {
  const sine = Math.abs(p.from.nx * q.from.ny - p.from.ny * q.from.nx);
  return turnOf(p) + turnOf(q) <= STRAIGHTNESS * sine;
}

/**
 * Sets the point where two almost straight parts, prolonged if need be, cross. False if it is not found, which is not
 * known to happen.
 */
export function setCurveCrossing(out: CurveCrossing, p: Part, q: Part): boolean {
  setMiddle(middleOfP, p.span);
  setMiddle(middleOfQ, q.span);
  return setCrossingFrom(out, p, q, middleOfP, middleOfQ);
}

/** Sets the crossing from points near it; their parameters, `onP` and `onQ`, are changed. */
function setCrossingFrom(out: CurveCrossing, p: Part, q: Part, onP: Vec2, onQ: Vec2): boolean {
  for (let step = 0; step < MOST_STEPS; step++) {
    setPlace(out.onP, p.curve, onP.x, onP.y);
    setPlace(out.onQ, q.curve, onQ.x, onQ.y);
    const { nx: mx, ny: my } = out.onP;
    const { nx, ny } = out.onQ;
    const dx = out.onQ.x - out.onP.x;
    const dy = out.onQ.y - out.onP.y;
    if (lengthOf(dx, dy) <= SAME_PLACE) return true;
    // The next points are where both tangents cross.
    const cross = mx * ny - my * nx;
    turnBy(onP, (dx * nx + dy * ny) / cross / speedAt(p.curve, out.onP));
    turnBy(onQ, (dx * mx + dy * my) / cross / speedAt(q.curve, out.onQ));
  }
  return lengthOf(out.onQ.x - out.onP.x, out.onQ.y - out.onP.y) <= NEGLIGIBLE_LENGTH;
}

/** Turns a unit vector by a small angle, or by less than a quarter. */
function turnBy(unit: Vec2, angle: number): void {
  const { x, y } = unit;
  setUnitVector(unit, x - angle * y, y + angle * x);
}

/** Whether a point of a part's curve is between its ends, or beyond one by no more than rounding. */
export function isOnPart({ from, to }: Part, { x, y }: Place): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const slack = NEGLIGIBLE_LENGTH * (Math.abs(dx) + Math.abs(dy) + NEGLIGIBLE_LENGTH);
  return (x - from.x) * dx + (y - from.y) * dy >= -slack && (to.x - x) * dx + (to.y - y) * dy >= -slack;
}

/** The crossings of two elliptic curves that run along each other, from the height of one above the other. */

/** How often a part is halved before the heights at its ends are compared. */
const HALVINGS = 6;

const place: Place = /* @__PURE__ */ createPlace();
const below: Place = /* @__PURE__ */ createPlace();
const parameter: Vec2 = { x: 0, y: 0 };
const middle: Vec2 = { x: 0, y: 0 };
const onP: Vec2 = { x: 1, y: 0 };
const onQ: Vec2 = { x: 1, y: 0 };

/**
 * Sets `crossing` to each point where p goes from one side of q's curve to the other, and calls `add` there. It samples p
 * at some 64 points and misses two crossings between neighbours; a crossing may be beyond the ends of either part. `side`
 * is 1 if the curves run along each other with like normals, −1 if with opposite ones.
 */
export function crossAlong(p: Part, q: Part, side: 1 | -1, crossing: CurveCrossing, add: () => void): void {
  const heightAt = (ex: number, ey: number): number => heightAbove(p.curve, q.curve, side, ex, ey);
  const search = (span: Span, halvings: number): void => {
    if (halvings > 0) {
      setMiddle(middle, span);
      for (const half of spanHalves(span, middle)) search(half, halvings - 1);
      return;
    }
    const isAbove = heightAt(span.fromX, span.fromY) > 0;
    if (heightAt(span.toX, span.toY) > 0 === isAbove) return;
    bisectSpan(onP, span, (ex, ey) => heightAt(ex, ey) > 0 === isAbove);
    heightAt(onP.x, onP.y);
    // `heightAt` has left the parameter of q's point there.
    onQ.x = parameter.x;
    onQ.y = parameter.y;
    if (setCrossingFrom(crossing, p, q, onP, onQ)) add();
  };
  search(p.span, HALVINGS);
}

/**
 * The height of p's point with the parameter e above q, along the normal n, q being taken for a parabola about its point
 * with the same normal or the opposite one. Sets `parameter` to that of q's point below.
 */
function heightAbove(p: RoundCurve, q: RoundCurve, side: 1 | -1, ex: number, ey: number): number {
  setPlace(place, p, ex, ey);
  const { x, y, nx, ny } = place;
  setParameter(parameter, q, side * nx, side * ny);
  setPlace(below, q, parameter.x, parameter.y);
  const dx = x - below.x;
  const dy = y - below.y;
  const ahead = nx * dy - ny * dx;
  const turn = bendAt(q, below) * ahead;
  setUnitVector(parameter, side * nx - turn * ny, side * ny + turn * nx);
  setParameter(parameter, q, parameter.x, parameter.y);
  return dx * nx + dy * ny + (side * turn * ahead) / 2;
}
