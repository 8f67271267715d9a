/** The crossings of elliptic contact curves with each other and with other contact curves. */

import { setUnitVector } from "../math/unit-vector.js";
import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import { CurveKind, curveAllowsNormal, type RoundCurve, type StraightCurve } from "./contact-curve.js";
import {
  bisectSpan,
  createPlace,
  isInSpan,
  type Place,
  type Span,
  setMiddle,
  setParameter,
  setPlace,
  spansOf,
} from "./elliptic-curve.js";
import { stationaryPlaces } from "./elliptic-stationary.js";
import { addCrossing, type Escapes, NEGLIGIBLE_LENGTH } from "./escape.js";
import { ellipseCurvatureRadius } from "./support.js";

const place: Place = /* @__PURE__ */ createPlace();
const unit: Vec2 = { x: 0, y: 0 };
const root: Vec2 = { x: 0, y: 0 };

/** The crossings of an elliptic curve and one that is straight or on a circle. */
export function crossElliptic(curve: RoundCurve, other: StraightCurve | RoundCurve, escapes: Escapes): void {
  const breaks =
    other.kind === CurveKind.straight
      ? parallelPlaces(curve, other)
      : stationaryPlaces(curve, other.x, other.y);
  for (const span of spansOf(curve)) {
    for (const part of partedSpans(span, breaks)) crossInMonotone(curve, part, other, escapes);
  }
}

/** The places where the curve is as a straight line is. */
function parallelPlaces(curve: RoundCurve, { nx, ny }: StraightCurve): Vec2[] {
  setParameter(unit, curve, nx, ny);
  return [
    { x: unit.x, y: unit.y },
    { x: -unit.x, y: -unit.y },
  ];
}

/** A span parted at those of some places that are in it. */
function partedSpans(span: Span, places: readonly Vec2[]): Span[] {
  let parts: Span[] = [span];
  for (const { x, y } of places) {
    parts = parts.flatMap((part) => {
      if (!isInSpan(part, x, y)) return [part];
      return [
        { ...part, toX: x, toY: y },
        { ...part, fromX: x, fromY: y },
      ];
    });
  }
  return parts;
}

/** Adds the crossing in a span over which the height above the other curve is monotone. */
function crossInMonotone(
  curve: RoundCurve,
  whole: Span,
  other: StraightCurve | RoundCurve,
  escapes: Escapes,
): void {
  const atFrom = heightAt(curve, whole.fromX, whole.fromY, other);
  const atTo = heightAt(curve, whole.toX, whole.toY, other);
  // Where they all but touch, they touch.
  if (Math.abs(atFrom) <= NEGLIGIBLE_LENGTH) addAt(curve, whole.fromX, whole.fromY, other, escapes);
  if (Math.abs(atTo) <= NEGLIGIBLE_LENGTH) addAt(curve, whole.toX, whole.toY, other, escapes);
  if (atFrom > 0 === atTo > 0) return;
  bisectSpan(root, whole, (ex, ey) => heightAt(curve, ex, ey, other) > 0 === atFrom > 0);
  addAt(curve, root.x, root.y, other, escapes);
}

/** How far a place is beyond a line or a circle. */
function heightAt(curve: RoundCurve, ex: number, ey: number, other: StraightCurve | RoundCurve): number {
  setPlace(place, curve, ex, ey);
  const dx = place.x - other.x;
  const dy = place.y - other.y;
  if (other.kind === CurveKind.straight) return dx * other.nx + dy * other.ny;
  return lengthOf(dx, dy) - Math.abs(other.r);
}

/** Adds a place that is on the line or circle of another curve, if it is on both curves. */
function addAt(
  curve: RoundCurve,
  ex: number,
  ey: number,
  other: StraightCurve | RoundCurve,
  escapes: Escapes,
): void {
  setPlace(place, curve, ex, ey);
  const { x, y, nx, ny } = place;
  if (!curveAllowsNormal(curve, nx, ny)) return;
  const dx = x - other.x;
  const dy = y - other.y;
  if (other.kind === CurveKind.straight) {
    const along = dx * other.ux + dy * other.uy;
    if (along < other.from - NEGLIGIBLE_LENGTH || along > other.to + NEGLIGIBLE_LENGTH) return;
    addCrossing(x, y, other.nx, other.ny, 0, nx, ny, bendAt(curve, nx, ny), other, escapes);
    return;
  }
  if (dx === 0 && dy === 0) return;
  const sign = other.r > 0 ? 1 : -1;
  setUnitVector(unit, sign * dx, sign * dy);
  const { x: mx, y: my } = unit;
  if (!curveAllowsNormal(other, mx, my)) return;
  addCrossing(x, y, mx, my, 1 / other.r, nx, ny, bendAt(curve, nx, ny), other, escapes);
}

/** The curvature where the unit normal is n. */
function bendAt({ r, ofA, ofB }: RoundCurve, nx: number, ny: number): number {
  const radiusOfA = ofA.ellipse === null ? 0 : ellipseCurvatureRadius(ofA.ellipse, nx, ny);
  const radiusOfB = ofB.ellipse === null ? 0 : ellipseCurvatureRadius(ofB.ellipse, nx, ny);
  return 1 / (r + radiusOfA + radiusOfB);
}

/** Parts that are shorter are points. */
const SHORTEST = 2 ** -46;

/** The pairs of parts looked at before the rest is passed over: curves that run along each other have many. */
const MOST_PAIRS = 4000;

/** A part of an elliptic curve, with its ends. */
interface Part {
  readonly curve: RoundCurve;
  readonly span: Span;
  readonly from: Place;
  readonly to: Place;
  readonly length: number;
  /** How far it may be from the straight line between its ends. */
  readonly sagitta: number;
}

/** The crossings of two elliptic curves, or of a curve with itself. */
export function crossElliptics(p: RoundCurve, q: RoundCurve, escapes: Escapes): void {
  const partsOfP = spansOf(p).map((span) => partOf(p, span));
  const partsOfQ = spansOf(q).map((span) => partOf(q, span));
  for (const partOfP of partsOfP) {
    for (const partOfQ of partsOfQ) crossParts(partOfP, partOfQ, escapes);
  }
}

/** Where a hollow curve crosses itself: one half of what touches at one place, the other half at another. */
export function crossItself(curve: RoundCurve, escapes: Escapes): void {
  if (curve.r >= 0) return;
  const parts = spansOf(curve).map((span) => partOf(curve, span));
  const isClosed =
    parts.length > 0 && parts.every((part, i) => isSamePlace(part.to, parts[(i + 1) % 4]?.from ?? part.to));
  if (isClosed) return;
  for (const p of parts.slice(0, 2)) {
    for (const q of parts.slice(2)) crossParts(p, q, escapes);
  }
}

function isSamePlace(p: Place, q: Place): boolean {
  return p.x === q.x && p.y === q.y;
}

function crossParts(first: Part, second: Part, escapes: Escapes): void {
  const pairs: [Part, Part][] = [[first, second]];
  for (let count = 0; count < MOST_PAIRS; count++) {
    const pair = pairs.pop();
    if (pair === undefined) return;
    const [p, q] = pair;
    if (isTooFar(p, escapes.limit) || !mayCross(p, q)) continue;
    if (p.length <= SHORTEST && q.length <= SHORTEST) addIfAllowed(p, q, escapes);
    else if (p.length >= q.length) for (const half of halvesOf(p)) pairs.push([half, q]);
    else for (const half of halvesOf(q)) pairs.push([p, half]);
  }
}

/** Whether all of a part is farther from the origin than a limit. */
function isTooFar({ from, length, sagitta }: Part, limit: number): boolean {
  return lengthOf(from.x, from.y) - length - sagitta > limit;
}

/** Whether the strips about the lines through the ends of two parts come together. */
function mayCross(p: Part, q: Part): boolean {
  const margin = p.sagitta + q.sagitta + NEGLIGIBLE_LENGTH;
  return !isBeside(p, q, margin) && !isBeside(q, p, margin) && !isBeyond(p, q, margin);
}

/** Whether q is on one side of p's line. */
function isBeside({ from, to, length }: Part, q: Part, margin: number): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const heightOfFrom = dx * (q.from.y - from.y) - dy * (q.from.x - from.x);
  const heightOfTo = dx * (q.to.y - from.y) - dy * (q.to.x - from.x);
  return (
    Math.min(heightOfFrom, heightOfTo) > margin * length ||
    Math.max(heightOfFrom, heightOfTo) < -margin * length
  );
}

/** Whether the boxes are apart. */
function isBeyond(p: Part, q: Part, margin: number): boolean {
  return (
    Math.min(p.from.x, p.to.x) > Math.max(q.from.x, q.to.x) + margin ||
    Math.min(q.from.x, q.to.x) > Math.max(p.from.x, p.to.x) + margin ||
    Math.min(p.from.y, p.to.y) > Math.max(q.from.y, q.to.y) + margin ||
    Math.min(q.from.y, q.to.y) > Math.max(p.from.y, p.to.y) + margin
  );
}

function addIfAllowed(p: Part, q: Part, escapes: Escapes): void {
  const { x, y, nx: mx, ny: my } = p.from;
  const { nx, ny } = q.from;
  if (!curveAllowsNormal(p.curve, mx, my) || !curveAllowsNormal(q.curve, nx, ny)) return;
  const mBend = bendAt(p.curve, mx, my);
  addCrossing(x, y, mx, my, mBend, nx, ny, bendAt(q.curve, nx, ny), p.curve, escapes);
}

function halvesOf({ curve, span }: Part): Part[] {
  setMiddle(unit, span);
  const { x, y } = unit;
  return [partOf(curve, { ...span, toX: x, toY: y }), partOf(curve, { ...span, fromX: x, fromY: y })];
}

function partOf(curve: RoundCurve, span: Span): Part {
  const from = createPlace();
  const to = createPlace();
  setPlace(from, curve, span.fromX, span.fromY);
  setPlace(to, curve, span.toX, span.toY);
  const length = lengthOf(to.x - from.x, to.y - from.y);
  // A convex arc is within the triangle of its chord and the tangents at its ends; the half turn's tangent is
  // sin / (1 + cos) of the whole one.
  const turn = Math.abs(from.nx * to.ny - from.ny * to.nx);
  const sagitta = (length / 2) * (turn / (1 + Math.max(from.nx * to.nx + from.ny * to.ny, 0)));
  return { curve, span, from, to, length, sagitta };
}
