/** The places of contact curves where the translation is shortest. */

import { setUnitVector } from "../math/unit-vector.js";
import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import {
  type ContactCurve,
  CurveKind,
  curveAllowsNormal,
  type RoundCurve,
  type StraightCurve,
} from "./contact-curve.js";
import type { Round } from "./contact-feature.js";
import { createPlace, type Place, setPlace } from "./elliptic-curve.js";
import { addFoot, type Escapes, NEGLIGIBLE_LENGTH } from "./escape.js";

const place: Place = /* @__PURE__ */ createPlace();
const unit: Vec2 = { x: 0, y: 0 };

export function addFeet(curve: ContactCurve, escapes: Escapes): void {
  if (curve.kind === CurveKind.straight) addFootOfStraight(curve, escapes);
  else if (curve.kind === CurveKind.round) addFootOfRound(curve, escapes);
  else addFeetOfElliptic(curve, escapes);
}

function addFeetOfElliptic(curve: RoundCurve, escapes: Escapes): void {
  for (const { x: ex, y: ey } of curve.feet) {
    setPlace(place, curve, ex, ey);
    const { x, y, nx, ny } = place;
    if (curveAllowsNormal(curve, nx, ny)) addFoot(x, y, nx, ny, curve, escapes);
  }
}

function addFootOfStraight(curve: StraightCurve, escapes: Escapes): void {
  const { x, y, ux, uy, from, to, nx, ny } = curve;
  const foot = -(x * ux + y * uy);
  const isBeside = foot < from - NEGLIGIBLE_LENGTH || foot > to + NEGLIGIBLE_LENGTH;
  // At the end of a curve M bends outward, or another curve crosses.
  if (isBeside && curve.reach > NEGLIGIBLE_LENGTH) return;
  addFoot(x, y, nx, ny, curve, escapes);
}

function addFootOfRound(curve: RoundCurve, escapes: Escapes): void {
  const { x, y, r } = curve;
  const away = lengthOf(x, y);
  if (away <= NEGLIGIBLE_LENGTH) {
    addFeetOfConcentric(curve, escapes);
    return;
  }
  // Outward from the inside of a disc, or from outside a hole to its rim.
  const sign = r >= 0 ? -1 : 1;
  addRoundFoot(curve, (sign * x) / away, (sign * y) / away, escapes);
  // A curve that shrinks to a point is at the same distance whatever its normal.
  if (Math.abs(r) <= NEGLIGIBLE_LENGTH) addRoundFoot(curve, x / away, y / away, escapes);
}

function addRoundFoot(curve: RoundCurve, nx: number, ny: number, escapes: Escapes): void {
  if (!curveAllowsNormal(curve, nx, ny)) return;
  addFoot(curve.x + curve.r * nx, curve.y + curve.r * ny, nx, ny, curve, escapes);
}

/** All normals are as good: those along the axes first, then those at the ends and the middle of arcs. */
function addFeetOfConcentric(curve: RoundCurve, escapes: Escapes): void {
  addRoundFoot(curve, 1, 0, escapes);
  addRoundFoot(curve, -1, 0, escapes);
  addRoundFoot(curve, 0, 1, escapes);
  addRoundFoot(curve, 0, -1, escapes);
  addFeetOfRound(curve.ofA, curve, escapes);
  addFeetOfRound(curve.ofB, curve, escapes);
}

function addFeetOfRound({ arc, corner }: Round, curve: RoundCurve, escapes: Escapes): void {
  if (arc !== null) {
    addBothWays(curve, arc.startX, arc.startY, escapes);
    addBothWays(curve, arc.endX, arc.endY, escapes);
    addBothWays(curve, -arc.startY, arc.startX, escapes);
    addBothWays(curve, arc.startX + arc.endX, arc.startY + arc.endY, escapes);
  }
  if (corner !== null) {
    addBothWays(curve, -corner.firstY, corner.firstX, escapes);
    addBothWays(curve, -corner.secondY, corner.secondX, escapes);
    addBothWays(curve, corner.firstX + corner.secondX, corner.firstY + corner.secondY, escapes);
  }
}

function addBothWays(curve: RoundCurve, x: number, y: number, escapes: Escapes): void {
  if (x === 0 && y === 0) return;
  setUnitVector(unit, x, y);
  const { x: nx, y: ny } = unit;
  addRoundFoot(curve, nx, ny, escapes);
  addRoundFoot(curve, -nx, -ny, escapes);
}
