import { setUnitVector } from "../math/unit-vector.js";
import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import type { RoundCurve } from "./contact-curve.js";
import { MOST_FEET, normalFeet } from "./ellipse-normals.js";
import { type Chart, setChartNormal, summedRadii } from "./elliptic-chart.js";
import {
  bisectSpan,
  createPlace,
  onlyEllipse,
  type Place,
  type Span,
  setMiddle,
  setPlace,
  spanHalves,
  spansOf,
} from "./elliptic-curve.js";

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
 * f' by the angle of n is ρ − h, ρ the sum of the radii of curvature, each monotone in the span, and h = (t − p) · n,
 * whose derivative is f: so both are bounded over an interval, and it is halved until f' has one sign or f none.
 */
function stationaryInSpan(curve: RoundCurve, chart: Chart, whole: Span, px: number, py: number): Vec2[] {
  const found: Vec2[] = [];
  const steepest = Math.sqrt((curve.x - px) ** 2 + (curve.y - py) ** 2) + largestRadii(curve);
  const search = (span: Span, halvings: number): void => {
    setMiddle(unit, span);
    const middle: Vec2 = { x: unit.x, y: unit.y };
    setPlace(place, curve, middle.x, middle.y);
    const { nx, ny } = place;
    const height = (place.x - px) * nx + (place.y - py) * ny;
    const slant = slantOf(place, px, py);
    const { fromX, fromY, toX, toY } = span;
    const turn = Math.max(turnTo(chart, fromX, fromY, nx, ny), turnTo(chart, toX, toY, nx, ny));
    const leastSlope = summedRadii(chart, span, Math.min) - height - steepest * turn;
    const greatestSlope = summedRadii(chart, span, Math.max) - height + steepest * turn;
    if (leastSlope > 0 || greatestSlope < 0) {
      const atFrom = slantAt(curve, fromX, fromY, px, py);
      const atTo = slantAt(curve, toX, toY, px, py);
      if (atFrom <= 0 === atTo <= 0) return;
      bisectSpan(unit, span, (ex, ey) => slantAt(curve, ex, ey, px, py) <= 0 === atFrom <= 0);
      found.push({ x: unit.x, y: unit.y });
    } else if (Math.abs(slant) <= Math.max(-leastSlope, greatestSlope) * turn) {
      if (halvings === MOST_HALVINGS) {
        found.push(middle);
        return;
      }
      for (const half of spanHalves(span, middle)) search(half, halvings + 1);
    }
  };
  search(whole, 0);
  return found;
}

/** A bound on the angle between n and the normal of the place e, which is at most a quarter. */
function turnTo(chart: Chart, ex: number, ey: number, nx: number, ny: number): number {
  setChartNormal(unit, chart, ex, ey);
  return ARC_OVER_CHORD * lengthOf(unit.x - nx, unit.y - ny);
}

/** (t − p) · n⊥, the derivative of (t − p) · n. */
function slantAt(curve: RoundCurve, ex: number, ey: number, px: number, py: number): number {
  setPlace(place, curve, ex, ey);
  return slantOf(place, px, py);
}

function slantOf({ x, y, nx, ny }: Place, px: number, py: number): number {
  return nx * (y - py) - ny * (x - px);
}

function largestRadii({ ofA, ofB }: RoundCurve): number {
  const radiusOfA = ofA.ellipse === null ? 0 : Math.max(ofA.ellipse.rx, ofA.ellipse.ry);
  const radiusOfB = ofB.ellipse === null ? 0 : Math.max(ofB.ellipse.rx, ofB.ellipse.ry);
  return radiusOfA + radiusOfB;
}
