/** The crossings of elliptic contact curves with straight and round ones. */

import { setUnitVector, type Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import { CurveKind, curveAllowsNormal, type RoundCurve, type StraightCurve } from "./contact-curve.js";
import {
  bendAt,
  bisectSpan,
  createPlace,
  type Place,
  partedSpans,
  type Span,
  setParameter,
  setPlace,
  spansOf,
} from "./elliptic-curve.js";
import { stationaryPlaces } from "./elliptic-stationary.js";
import { addCrossing, type Escapes, NEGLIGIBLE_LENGTH } from "./escape.js";

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

/** The parameters of the points where the curve is parallel to a straight one. */
function parallelPlaces(curve: RoundCurve, { nx, ny }: StraightCurve): Vec2[] {
  setParameter(unit, curve, nx, ny);
  return [
    { x: unit.x, y: unit.y },
    { x: -unit.x, y: -unit.y },
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
  setPlace(place, curve, ex, ey);
  const dx = place.x - other.x;
  const dy = place.y - other.y;
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
  setPlace(place, curve, ex, ey);
  const { x, y, nx, ny } = place;
  if (!curveAllowsNormal(curve, nx, ny)) return;
  const dx = x - other.x;
  const dy = y - other.y;
  if (other.kind === CurveKind.straight) {
    const along = dx * other.ux + dy * other.uy;
    if (along < other.from - NEGLIGIBLE_LENGTH || along > other.to + NEGLIGIBLE_LENGTH) return;
    const { nx: mx, ny: my } = other;
    addCrossing({ x, y, mx, my, mBend: 0, nx, ny, nBend: bendAt(curve, place) }, other, escapes);
    return;
  }
  if (dx === 0 && dy === 0) return;
  const sign = other.r > 0 ? 1 : -1;
  setUnitVector(unit, sign * dx, sign * dy);
  const { x: mx, y: my } = unit;
  if (!curveAllowsNormal(other, mx, my)) return;
  const nBend = bendAt(curve, place);
  addCrossing({ x, y, mx, my, mBend: 1 / other.r, nx, ny, nBend }, other, escapes);
}
