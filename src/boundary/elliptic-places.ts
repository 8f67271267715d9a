import { MOST_FEET, normalFeet } from "../math/ellipse.js";
import { setUnitVector, type Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import {
  CurveKind,
  curveAllowsNormal,
  type RoundCurve,
  type StraightCurve,
  someEndNormal,
} from "./contact-curve.js";
import { largestRadius, type Round } from "./contact-feature.js";
import { type Chart, setChartNormal, summedRadii } from "./elliptic-chart.js";
import {
  bendAt,
  bisectSpan,
  createPlace,
  onlyEllipse,
  type Place,
  partedSpans,
  type Span,
  setMiddle,
  setParameter,
  setPlace,
  slantOf,
  spanHalves,
  spansOf,
} from "./elliptic-curve.js";
import { addCrossing, type Escapes, NEGLIGIBLE_LENGTH } from "./escape.js";

/* Places on elliptic curves: where the distance from a point is stationary, and where lines and circles cross them. */

const feet = /* @__PURE__ */ new Float64Array(2 * MOST_FEET);
const place: Place = /* @__PURE__ */ createPlace();
const unit: Vec2 = { x: 0, y: 0 };

/** An interval where the sign of the slope is uncertain counts as one point if its normals and points are this near. */
const ONE_PLACE = 2 ** -40;

/** So many halvings bring a quarter turn down to `ONE_PLACE`, even on the flat side of one ellipse where another has its tip. */
const MOST_HALVINGS = 180;

/** How often the bounds of slant and slope tighten each other. Where both are nearly 0, a few rounds suffice for large intervals. */
const BOUND_ROUNDS = 4;

/** The angle between two unit vectors at most a quarter apart is no more than this times their distance. */
const ARC_OVER_CHORD = 1.12;

/**
 * The parameters of an elliptic curve's points where the distance from (px, py) is stationary; of points too near to each
 * other to be told apart, some may be missing.
 */
export function stationaryPlaces(curve: RoundCurve, px: number, py: number): Vec2[] {
  const { chart } = curve;
  if (chart !== null) return spansOf(curve).flatMap((span) => stationaryInSpan(curve, chart, span, px, py));
  const ellipse = onlyEllipse(curve);
  if (ellipse === null) return [];
  const { rx, ry, ux, uy } = ellipse;
  const vx = px - curve.x;
  const vy = py - curve.y;
  const count = normalFeet(rx, ry, ux * vx + uy * vy, ux * vy - uy * vx, feet);
  const places: Vec2[] = [];
  for (let i = 0; i < 2 * count; i += 2) {
    setUnitVector(unit, (feet[i] ?? 0) / rx, (feet[i + 1] ?? 0) / ry);
    places.push({ x: unit.x, y: unit.y });
  }
  return places;
}

/** Ellipses flatter than this have points with nearly one normal that are far from each other. */
const FLATTEST = 2 ** 8;

/**
 * The least distance of an elliptic curve from the origin: at its points where that is stationary, and where the normals of its features
 * or its spans end. A curve without such points is nowhere.
 */
export function ellipticReach(curve: RoundCurve, feet: readonly Vec2[]): number {
  const isFlat = isVeryFlat(curve.ofA) || isVeryFlat(curve.ofB);
  let reach = Number.POSITIVE_INFINITY;
  const take = (ex: number, ey: number): void => {
    setPlace(place, curve, ex, ey);
    const { x, y, nx, ny } = place;
    if (isFlat || curveAllowsNormal(curve, nx, ny)) reach = Math.min(reach, lengthOf(x, y));
  };
  for (const { x, y } of feet) take(x, y);
  for (const { fromX, fromY, toX, toY } of curve.r < 0 ? spansOf(curve) : []) {
    take(fromX, fromY);
    take(toX, toY);
  }
  if (isFlat) return reach;
  someEndNormal(curve, (nx, ny) => {
    setParameter(unit, curve, nx, ny);
    take(unit.x, unit.y);
    return false;
  });
  return reach;
}

function isVeryFlat({ ellipse }: Round): boolean {
  return ellipse !== null && Math.max(ellipse.rx / ellipse.ry, ellipse.ry / ellipse.rx) > FLATTEST;
}

/**
 * The zeros of f = (t − p) · n⊥ in a span, for a curve of two ellipses.
 *
 * f' with respect to the angle of n is ρ − h. ρ is the sum of the radii of curvature, each monotone in the span; h = (t −
 * p) · n has the derivative f. So all can be bounded over an interval, which is halved until f' has one sign or f no
 * zero.
 */
function stationaryInSpan(curve: RoundCurve, chart: Chart, whole: Span, px: number, py: number): Vec2[] {
  const found: Vec2[] = [];
  const steepest =
    Math.sqrt((curve.x - px) ** 2 + (curve.y - py) ** 2) +
    (largestRadius(curve.ofA) + largestRadius(curve.ofB));
  const search = (span: Span, halvings: number): void => {
    setMiddle(unit, span);
    const middle: Vec2 = { x: unit.x, y: unit.y };
    setPlace(place, curve, middle.x, middle.y);
    const { nx, ny } = place;
    const height = (place.x - px) * nx + (place.y - py) * ny;
    const slant = slantOf(place, px, py);
    const { fromX, fromY, toX, toY } = span;
    const turn = Math.max(turnTo(chart, fromX, fromY, nx, ny), turnTo(chart, toX, toY, nx, ny));
    const least = summedRadii(chart, span, Math.min) - height;
    const greatest = summedRadii(chart, span, Math.max) - height;
    const climb = turn * largestSlant(slant, least, greatest, turn, steepest);
    const leastSlope = least - climb;
    const greatestSlope = greatest + climb;
    if (leastSlope > 0 || greatestSlope < 0) {
      const atFrom = slantAt(curve, fromX, fromY, px, py);
      const atTo = slantAt(curve, toX, toY, px, py);
      if (atFrom <= 0 === atTo <= 0) return;
      bisectSpan(unit, span, (ex, ey) => slantAt(curve, ex, ey, px, py) <= 0 === atFrom <= 0);
      found.push({ x: unit.x, y: unit.y });
    } else if (Math.abs(slant) <= Math.max(-leastSlope, greatestSlope) * turn) {
      if (halvings === MOST_HALVINGS || (turn <= ONE_PLACE && lengthAlong(curve, span) <= ONE_PLACE)) {
        found.push(middle);
        return;
      }
      for (const half of spanHalves(span, middle)) search(half, halvings + 1);
    }
  };
  search(whole, 0);
  return found;
}

/** How far apart the ends of a span are. */
function lengthAlong(curve: RoundCurve, { fromX, fromY, toX, toY }: Span): number {
  setPlace(place, curve, fromX, fromY);
  const { x, y } = place;
  setPlace(place, curve, toX, toY);
  return lengthOf(place.x - x, place.y - y);
}

/**
 * A bound on |f| over an interval: `steepest`, or the value at the middle plus |f'| times the angle from there. f' is
 * between `least` and `greatest`, but for the change of h from the middle on, which |f| bounds in its turn.
 */
function largestSlant(
  atMiddle: number,
  least: number,
  greatest: number,
  turn: number,
  steepest: number,
): number {
  let bound = steepest;
  for (let round = 0; round < BOUND_ROUNDS; round++) {
    const slope = Math.max(greatest, -least) + bound * turn;
    bound = Math.min(bound, Math.abs(atMiddle) + slope * turn);
  }
  return bound;
}

/** A bound on the angle between n and the normal at the parameter e, which is at most a quarter turn. */
function turnTo(chart: Chart, ex: number, ey: number, nx: number, ny: number): number {
  setChartNormal(unit, chart, ex, ey);
  return ARC_OVER_CHORD * lengthOf(unit.x - nx, unit.y - ny);
}

/** (t − p) · n⊥, the derivative of (t − p) · n. */
function slantAt(curve: RoundCurve, ex: number, ey: number, px: number, py: number): number {
  setPlace(place, curve, ex, ey);
  return slantOf(place, px, py);
}

/** The crossings of elliptic contact curves with straight and round ones. */

const placeOnCurve: Place = /* @__PURE__ */ createPlace();
const unitNormal: Vec2 = { x: 0, y: 0 };
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

/** The parameters of the points where the curve is parallel to a straight one. */
function parallelPlaces(curve: RoundCurve, { nx, ny }: StraightCurve): Vec2[] {
  setParameter(unitNormal, curve, nx, ny);
  return [
    { x: unitNormal.x, y: unitNormal.y },
    { x: -unitNormal.x, y: -unitNormal.y },
  ];
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
  // Curves that nearly touch count as touching.
  if (Math.abs(atFrom) <= NEGLIGIBLE_LENGTH) addAt(curve, whole.fromX, whole.fromY, other, escapes);
  if (Math.abs(atTo) <= NEGLIGIBLE_LENGTH) addAt(curve, whole.toX, whole.toY, other, escapes);
  if (atFrom > 0 === atTo > 0) return;
  bisectSpan(root, whole, (ex, ey) => heightAt(curve, ex, ey, other) > 0 === atFrom > 0);
  addAt(curve, root.x, root.y, other, escapes);
}

/** How far a point is beyond a line or a circle. */
function heightAt(curve: RoundCurve, ex: number, ey: number, other: StraightCurve | RoundCurve): number {
  setPlace(placeOnCurve, curve, ex, ey);
  const dx = placeOnCurve.x - other.x;
  const dy = placeOnCurve.y - other.y;
  if (other.kind === CurveKind.straight) return dx * other.nx + dy * other.ny;
  return lengthOf(dx, dy) - Math.abs(other.r);
}

/** Adds a point that is on the line or circle of another curve, if it is on both curves. */
function addAt(
  curve: RoundCurve,
  ex: number,
  ey: number,
  other: StraightCurve | RoundCurve,
  escapes: Escapes,
): void {
  setPlace(placeOnCurve, curve, ex, ey);
  const { x, y, nx, ny } = placeOnCurve;
  if (!curveAllowsNormal(curve, nx, ny)) return;
  const dx = x - other.x;
  const dy = y - other.y;
  if (other.kind === CurveKind.straight) {
    const along = dx * other.ux + dy * other.uy;
    if (along < other.from - NEGLIGIBLE_LENGTH || along > other.to + NEGLIGIBLE_LENGTH) return;
    const { nx: mx, ny: my } = other;
    addCrossing({ x, y, mx, my, mBend: 0, nx, ny, nBend: bendAt(curve, placeOnCurve) }, other, escapes);
    return;
  }
  if (dx === 0 && dy === 0) return;
  const sign = other.r > 0 ? 1 : -1;
  setUnitVector(unitNormal, sign * dx, sign * dy);
  const { x: mx, y: my } = unitNormal;
  if (!curveAllowsNormal(other, mx, my)) return;
  const nBend = bendAt(curve, placeOnCurve);
  addCrossing({ x, y, mx, my, mBend: 1 / other.r, nx, ny, nBend }, other, escapes);
}
