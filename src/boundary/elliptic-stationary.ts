import { setUnitVector } from "../math/unit-vector.js";
import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import type { RoundCurve } from "./contact-curve.js";
import { MOST_FEET, normalFeet } from "./ellipse-normals.js";
import {
  bisectSpan,
  createPlace,
  onlyEllipse,
  type Place,
  type Span,
  setMiddle,
  setPlace,
  spansOf,
} from "./elliptic-curve.js";
import { ellipseCurvatureRadius } from "./support.js";

const feet = /* @__PURE__ */ new Float64Array(2 * MOST_FEET);
const place: Place = /* @__PURE__ */ createPlace();
const unit: Vec2 = { x: 0, y: 0 };

/** Halvings after which an interval in which the slope has no certain sign counts as a place of its own. */
const MOST_HALVINGS = 40;

/** The angle between two unit vectors at most a quarter apart is no more than this times their distance. */
const ARC_OVER_CHORD = 1.12;

/**
 * The places of an elliptic curve, as unit vectors e, where the distance from (px, py) is stationary, or all of
 * them but for places too close to each other to be told apart.
 */
export function stationaryPlaces(curve: RoundCurve, px: number, py: number): Vec2[] {
  const ellipse = onlyEllipse(curve);
  if (ellipse === null) return spansOf(curve).flatMap((span) => stationaryInSpan(curve, span, px, py));
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

/** The least distance of an elliptic curve from the origin, for the places where that is stationary. */
export function ellipticReach(curve: RoundCurve, feet: readonly Vec2[]): number {
  let reach = Number.POSITIVE_INFINITY;
  for (const { x, y } of feet) reach = Math.min(reach, distanceAt(curve, x, y));
  for (const { fromX, fromY, toX, toY } of curve.r < 0 ? spansOf(curve) : []) {
    reach = Math.min(reach, distanceAt(curve, fromX, fromY), distanceAt(curve, toX, toY));
  }
  return reach;
}

function distanceAt(curve: RoundCurve, ex: number, ey: number): number {
  setPlace(place, curve, ex, ey);
  return lengthOf(place.x, place.y);
}

/**
 * The zeros of f = (t − p) · n⊥ in a span of the sum of two ellipses.
 *
 * f' = ρ − h, ρ the sum of the radii of curvature, each monotone in the span, and h = (t − p) · n, whose
 * derivative is f: so both are bounded over an interval, and it is halved until f' has one sign or f none.
 */
function stationaryInSpan(curve: RoundCurve, whole: Span, px: number, py: number): Vec2[] {
  const found: Vec2[] = [];
  const steepest = Math.sqrt((curve.x - px) ** 2 + (curve.y - py) ** 2) + largestRadii(curve);
  const search = (span: Span, halvings: number): void => {
    setMiddle(unit, span);
    const middle: Vec2 = { x: unit.x, y: unit.y };
    setPlace(place, curve, middle.x, middle.y);
    const height = (place.x - px) * middle.x + (place.y - py) * middle.y;
    const slant = slantAt(curve, middle.x, middle.y, px, py);
    const chord = Math.sqrt((span.toX - span.fromX) ** 2 + (span.toY - span.fromY) ** 2);
    const half = (ARC_OVER_CHORD * chord) / 2;
    const leastSlope = curvature(curve, span, Math.min) - height - steepest * half;
    const greatestSlope = curvature(curve, span, Math.max) - height + steepest * half;
    if (leastSlope > 0 || greatestSlope < 0) {
      const atFrom = slantAt(curve, span.fromX, span.fromY, px, py);
      const atTo = slantAt(curve, span.toX, span.toY, px, py);
      if (atFrom <= 0 === atTo <= 0) return;
      bisectSpan(unit, span, (ex, ey) => slantAt(curve, ex, ey, px, py) <= 0 === atFrom <= 0);
      found.push({ x: unit.x, y: unit.y });
    } else if (Math.abs(slant) <= Math.max(-leastSlope, greatestSlope) * half) {
      if (halvings === MOST_HALVINGS) {
        found.push(middle);
        return;
      }
      search({ ...span, toX: middle.x, toY: middle.y }, halvings + 1);
      search({ ...span, fromX: middle.x, fromY: middle.y }, halvings + 1);
    }
  };
  search(whole, 0);
  return found;
}

/** (t − p) · n⊥, the derivative of (t − p) · n. */
function slantAt(curve: RoundCurve, nx: number, ny: number, px: number, py: number): number {
  setPlace(place, curve, nx, ny);
  return nx * (place.y - py) - ny * (place.x - px);
}

function largestRadii({ ofA, ofB }: RoundCurve): number {
  const radiusOfA = ofA.ellipse === null ? 0 : Math.max(ofA.ellipse.rx, ofA.ellipse.ry);
  const radiusOfB = ofB.ellipse === null ? 0 : Math.max(ofB.ellipse.rx, ofB.ellipse.ry);
  return radiusOfA + radiusOfB;
}

/** A bound on the sum of the radii of curvature over a span: the sum of the bounds at its ends. */
function curvature(
  { ofA, ofB }: RoundCurve,
  { fromX, fromY, toX, toY }: Span,
  bound: (p: number, q: number) => number,
): number {
  let sum = 0;
  for (const { ellipse } of [ofA, ofB]) {
    if (ellipse === null) continue;
    const atFrom = ellipseCurvatureRadius(ellipse, fromX, fromY);
    sum += bound(atFrom, ellipseCurvatureRadius(ellipse, toX, toY));
  }
  return sum;
}
