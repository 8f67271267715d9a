/** The crossings of elliptic contact curves with each other, by subdivision. */

import { spend } from "../math/cost.js";
import { setUnitVector, type Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import { curveAllowsNormal, curveExcludesNormals, type RoundCurve } from "./contact-curve.js";
import {
  bendAt,
  createPlace,
  type Place,
  type Span,
  setParameter,
  setPlace,
  slantOf,
  spansOf,
} from "./elliptic-curve.js";
import {
  areAlmostStraight,
  createCurveCrossing,
  crossAlong,
  halvesOf,
  isOnPart,
  type Part,
  partsOf,
  partsOfCurve,
  setCurveCrossing,
  turnOf,
} from "./elliptic-part.js";
import { addCrossing, type Escapes, NEGLIGIBLE_LENGTH } from "./escape.js";

const unit: Vec2 = { x: 0, y: 0 };
const onP: Place = /* @__PURE__ */ createPlace();
const onQ: Place = /* @__PURE__ */ createPlace();

const crossing = /* @__PURE__ */ createCurveCrossing();

/** Shorter parts count as points; so do longer ones where the curves cross at a small enough angle. */
const SHORTEST = 2 ** -46;

/** The sine of the angle below which curves count as touching: their crossing is uncertain by 2⁻²³ then. */
const TOUCHING_SINE = 2 ** -23;

/** Steps towards a point of touch, each of which roughly squares the error. */
const TOUCH_STEPS = 3;

/** The most pairs of parts looked at before `crossAlong` takes over: curves that run along each other have many. */
const MOST_PAIRS = 4000;

/** Normals may be opposite if the cosine between them is below this. */
const ALL_BUT_OPPOSITE = -0.999;

/** Adds the crossings of two elliptic curves that may be shortest escapes. */
export function crossElliptics(p: RoundCurve, q: RoundCurve, escapes: Escapes): void {
  if (p.r >= 0 && isSameCurve(p, q)) return;
  crossAll(partsOfCurve(p), partsOfCurve(q), escapes);
}

/**
 * Whether the features of two curves are at the same places: of shapes given twice, and of points that coincide.
 * Unless it is hollow, such a curve does not cross itself.
 */
function isSameCurve(p: RoundCurve, q: RoundCurve): boolean {
  return (
    p.x === q.x &&
    p.y === q.y &&
    p.r === q.r &&
    p.ofA.ellipse === q.ofA.ellipse &&
    p.ofB.ellipse === q.ofB.ellipse
  );
}

/** Adds the points where a hollow curve crosses itself: the part about one end of the ellipse's long axis meets the other. */
export function crossItself(curve: RoundCurve, escapes: Escapes): void {
  if (curve.r >= 0) return;
  const spans = spansOf(curve);
  if (spans.length > 0 && spans.every((span, i) => isFollowedBy(span, spans[(i + 1) % 4] ?? span))) return;
  crossAll(partsOf(curve, spans.slice(0, 2)), partsOf(curve, spans.slice(2)), escapes);
}

function isFollowedBy(span: Span, next: Span): boolean {
  return span.toX === next.fromX && span.toY === next.fromY;
}

function crossAll(partsOfP: readonly Part[], partsOfQ: readonly Part[], escapes: Escapes): void {
  const foundBefore = escapes.found.length;
  for (const p of partsOfP) {
    if (isTooFar(p, escapes.limit)) continue;
    for (const q of partsOfQ) crossParts(p, q, foundBefore, escapes);
  }
}

function crossParts(first: Part, second: Part, foundBefore: number, escapes: Escapes): void {
  const pairs: [Part, Part][] = [];
  addPair(pairs, first, second);
  let side: 1 | -1 = 1;
  for (let count = 0; count < MOST_PAIRS; count++) {
    spend(4);
    const pair = pairs.pop();
    if (pair === undefined) return;
    const [p, q] = pair;
    // At the end of the loop, this is the side for parts where the curves run along each other.
    side = cosineBetween(p, q) < 0 ? -1 : 1;
    if (isTooFar(p, escapes.limit) || !mayHoldEscape(p, q)) continue;
    if (isPlace(p, q)) addPlace(p, q, foundBefore, escapes);
    else if (!(areAlmostStraight(p, q) && addCrossingOf(p, q, escapes))) addHalves(pairs, p, q);
  }
  crossAlong(first, second, side, crossing, () => addIfOnParts(first, second, escapes));
}

/** Adds the pairs of the longer part's halves with the other part. */
function addHalves(pairs: [Part, Part][], p: Part, q: Part): void {
  if (p.length >= q.length) for (const half of halvesOf(p)) addPair(pairs, half, q);
  else for (const half of halvesOf(q)) addPair(pairs, p, half);
}

function addPair(pairs: [Part, Part][], p: Part, q: Part): void {
  if (mayCross(p, q)) pairs.push([p, q]);
}

/** Whether a point of both may be between their normals, with margins as in `addCrossing`. */
function mayHoldEscape(p: Part, q: Part): boolean {
  if (p.slant * q.slant > 0 && !mayLeaveCusp(p, q) && !isBesideFoot(p) && !isBesideFoot(q)) return false;
  return !hasNoNormal(p) && !hasNoNormal(q);
}

/** Whether the normals may be opposite: the tip of a cusp may be an escape wherever it lies. */
function mayLeaveCusp(p: Part, q: Part): boolean {
  return cosineBetween(p, q) < ALL_BUT_OPPOSITE;
}

/** The cosine of the angle between the normals where two parts begin. */
function cosineBetween({ from: p }: Part, { from: q }: Part): number {
  return p.nx * q.nx + p.ny * q.ny;
}

function isBesideFoot({ curve, from, to }: Part): boolean {
  return isFoot(curve, from) || isFoot(curve, to);
}

function isFoot(curve: RoundCurve, place: Place): boolean {
  const bend = Math.abs(bendAt(curve, place));
  return Math.abs(slantOf(place)) <= NEGLIGIBLE_LENGTH * (1 + lengthOf(place.x, place.y) * bend);
}

function hasNoNormal({ curve, from, to }: Part): boolean {
  return curveExcludesNormals(curve, { x: from.nx, y: from.ny }, { x: to.nx, y: to.ny });
}

/** Whether all of a part is beyond a distance from the origin. */
function isTooFar({ from, length, sagitta }: Part, limit: number): boolean {
  return lengthOf(from.x, from.y) - length - sagitta > limit;
}

/** Whether the strips about the chords of two parts meet. */
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

/** Whether two parts are so short, for the angle between them, that their crossing is known as well as rounding allows. */
function isPlace(p: Part, q: Part): boolean {
  const length = Math.max(p.length, q.length);
  if (length <= SHORTEST) return true;
  if (length * TOUCHING_SINE > SHORTEST) return false;
  // The angle anywhere along them is no larger than at their ends, plus their turns.
  const sine = Math.abs(p.from.nx * q.from.ny - p.from.ny * q.from.nx);
  return length * (sine + turnOf(p) + turnOf(q)) <= SHORTEST;
}

/** Adds the crossing of two parts that are almost straight; false if none is found between the ends of both. */
function addCrossingOf(p: Part, q: Part, escapes: Escapes): boolean {
  return setCurveCrossing(crossing, p, q) && addIfOnParts(p, q, escapes);
}

/** Adds the crossing that has been set; false if it is not between the ends of both parts. */
function addIfOnParts(p: Part, q: Part, escapes: Escapes): boolean {
  const { onP: placeOfP, onQ: placeOfQ } = crossing;
  if (!isOnPart(p, placeOfP) || !isOnPart(q, placeOfQ)) return false;
  addIfAllowed(p.curve, placeOfP, q.curve, placeOfQ, escapes);
  return true;
}

/** Adds the point that two short parts stand for; the first `foundBefore` escapes are those of other curves. */
function addPlace(p: Part, q: Part, foundBefore: number, escapes: Escapes): void {
  if (!mayLeaveCusp(p, q) || !setTouch(p, q)) {
    addIfAllowed(p.curve, p.from, q.curve, q.from, escapes);
    return;
  }
  // All parts near a point of touch lead to it: add it once.
  const { found } = escapes;
  const last = found.length > foundBefore ? found[found.length - 1] : undefined;
  if (last !== undefined && lengthOf(last.x - onP.x, last.y - onP.y) <= NEGLIGIBLE_LENGTH) return;
  addIfAllowed(p.curve, onP, q.curve, onQ, escapes);
}

function addIfAllowed(
  p: RoundCurve,
  placeOfP: Place,
  q: RoundCurve,
  placeOfQ: Place,
  escapes: Escapes,
): void {
  const { x, y, nx: mx, ny: my } = placeOfP;
  const { nx, ny } = placeOfQ;
  if (!curveAllowsNormal(p, mx, my) || !curveAllowsNormal(q, nx, ny)) return;
  addCrossing({ x, y, mx, my, mBend: bendAt(p, placeOfP), nx, ny, nBend: bendAt(q, placeOfQ) }, p, escapes);
}

/**
 * Sets the points near two parts where the normals are opposite and the curves nearest to each other; false if they do
 * not touch there.
 *
 * As n turns by θ, the points move along the tangent by θ times the radii of curvature, p's forward and q's back.
 */
function setTouch(p: Part, q: Part): boolean {
  let { nx, ny } = p.from;
  for (let step = 0; step <= TOUCH_STEPS; step++) {
    setParameter(unit, p.curve, nx, ny);
    setPlace(onP, p.curve, unit.x, unit.y);
    setParameter(unit, q.curve, -nx, -ny);
    setPlace(onQ, q.curve, unit.x, unit.y);
    const radii = 1 / bendAt(p.curve, onP) + 1 / bendAt(q.curve, onQ);
    const turn = (nx * (onQ.y - onP.y) - ny * (onQ.x - onP.x)) / radii;
    // They are not near each other, or curved alike.
    if (!(radii > 0 && Math.abs(turn) < 1)) return false;
    if (step < TOUCH_STEPS) {
      setUnitVector(unit, nx - turn * ny, ny + turn * nx);
      nx = unit.x;
      ny = unit.y;
    }
  }
  return lengthOf(onP.x - onQ.x, onP.y - onQ.y) <= 2 * NEGLIGIBLE_LENGTH;
}
