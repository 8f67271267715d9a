import { spend } from "../math/cost.js";
import { setUnitVector, type Vec2 } from "../math/vector.js";
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
import { crossElliptics } from "./elliptic-pairs.js";
import { crossElliptic } from "./elliptic-places.js";
import {
  addCrossing,
  addFoot,
  CROSSING_ERROR,
  type Escapes,
  errorsAfter,
  NEGLIGIBLE_LENGTH,
  type Within,
} from "./escape.js";

/** The crossings of contact curves: translations at which two features touch two others. */

/**
 * Rounding lets curves that touch seem to cross, or to miss each other, by the root of a rounding error: crossings within
 * this of their midpoint may be one point of touch.
 */
const TOUCHING_HALF = 2 ** -24;

export function addCrossings(p: ContactCurve, q: ContactCurve, escapes: Escapes): void {
  // By kind: straight, round, elliptic.
  const first = p.kind <= q.kind ? p : q;
  const second = p.kind <= q.kind ? q : p;
  spend(1);
  if (second.kind === CurveKind.straight) {
    if (first.kind === CurveKind.straight) crossStraights(first, second, escapes);
  } else if (second.kind === CurveKind.elliptic) {
    if (first.kind === CurveKind.elliptic) crossElliptics(first, second, escapes);
    else crossElliptic(second, first, escapes);
  } else if (first.kind === CurveKind.straight) crossStraightRound(first, second, escapes);
  else crossRounds(first, second, escapes);
}

/** Adds the crossing of the lines, or the end of one curve that is nearly on the other. */
function crossStraights(p: StraightCurve, q: StraightCurve, escapes: Escapes): void {
  const cross = p.ux * q.uy - p.uy * q.ux;
  if (cross === 0) return;
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const onP = (dx * q.uy - dy * q.ux) / cross;
  const onQ = (dx * p.uy - dy * p.ux) / cross;
  const endHeight = Math.max(beyondEnd(p, onP), beyondEnd(q, onQ)) * Math.abs(cross);
  if (endHeight > NEGLIGIBLE_LENGTH) return;
  const uncertainty = CROSSING_ERROR / Math.abs(cross);
  const placeOnQ = endNear(q, onQ, uncertainty);
  const isEndOfQ = placeOnQ !== onQ;
  const ended = isEndOfQ ? q : p;
  const other = isEndOfQ ? p : q;
  const place = isEndOfQ ? placeOnQ : endNear(p, onP, uncertainty);
  const x = ended.x + place * ended.ux;
  const y = ended.y + place * ended.uy;
  if (distanceFrom(other, x, y) > NEGLIGIBLE_LENGTH * errorsAfter(lengthOf(x, y))) return;
  if (escapes.square && !isInSquare(escapes.square, x, y)) return;
  addCrossing({ x, y, mx: p.nx, my: p.ny, mBend: 0, nx: q.nx, ny: q.ny, nBend: 0 }, p, escapes);
}

/** Squares are halved exactly, so that each place is in one. */
function isInSquare({ x, y, half }: Within, atX: number, atY: number): boolean {
  return atX >= x - half && atX < x + half && atY >= y - half && atY < y + half;
}

/** How far a point of its line is beyond the ends of a curve. */
function beyondEnd({ from, to }: StraightCurve, place: number): number {
  return Math.max(from - place, place - to);
}

/** An end of a curve that is within the uncertainty of a point of its line; otherwise the curve's point nearest to that. */
function endNear(curve: StraightCurve, place: number, uncertainty: number): number {
  if (Math.abs(place - curve.from) <= uncertainty) return curve.from;
  if (Math.abs(place - curve.to) <= uncertainty) return curve.to;
  return nearestOn(curve, place);
}

/** The point of a curve nearest to one of its line. */
function nearestOn({ from, to }: StraightCurve, place: number): number {
  return Math.min(Math.max(place, from), to);
}

function distanceFrom(curve: StraightCurve, x: number, y: number): number {
  const place = nearestOn(curve, (x - curve.x) * curve.ux + (y - curve.y) * curve.uy);
  return lengthOf(x - curve.x - place * curve.ux, y - curve.y - place * curve.uy);
}

function crossStraightRound(p: StraightCurve, q: RoundCurve, escapes: Escapes): void {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const along = dx * p.ux + dy * p.uy;
  const height = dx * p.uy - dy * p.ux;
  const r = Math.abs(q.r);
  const halfSq = (r - Math.abs(height)) * (r + Math.abs(height));
  // Curves that nearly touch count as touching.
  if (Math.abs(height) > r + NEGLIGIBLE_LENGTH) return;
  const half = Math.sqrt(Math.max(halfSq, 0));
  if (half <= TOUCHING_HALF) addStraightRound(p, q, along, escapes);
  if (half === 0) return;
  addStraightRound(p, q, along - half, escapes);
  addStraightRound(p, q, along + half, escapes);
}

/** Adds the point of p's line that is on q's circle; or the end of p, if it is nearly on it. */
function addStraightRound(p: StraightCurve, q: RoundCurve, onLine: number, escapes: Escapes): void {
  const place = nearestOn(p, onLine);
  const x = p.x + place * p.ux;
  const y = p.y + place * p.uy;
  if (place !== onLine && Math.abs(lengthOf(x - q.x, y - q.y) - Math.abs(q.r)) > NEGLIGIBLE_LENGTH) return;
  addIfOnRound(x, y, p.nx, p.ny, 0, q, p, escapes);
}

/** Adds a point of a round curve's circle where another curve has the normal m and the given curvature. */
function addIfOnRound(
  x: number,
  y: number,
  mx: number,
  my: number,
  mBend: number,
  q: RoundCurve,
  other: ContactCurve,
  escapes: Escapes,
): void {
  const vx = x - q.x;
  const vy = y - q.y;
  const size = lengthOf(vx, vy);
  if (size === 0) return;
  const sign = q.r > 0 ? 1 : -1;
  const nx = (sign * vx) / size;
  const ny = (sign * vy) / size;
  if (!curveAllowsNormal(q, nx, ny)) return;
  addCrossing({ x, y, mx, my, mBend, nx, ny, nBend: 1 / q.r }, other, escapes);
}

function crossRounds(p: RoundCurve, q: RoundCurve, escapes: Escapes): void {
  const small = Math.abs(p.r) <= Math.abs(q.r) ? p : q;
  const large = small === p ? q : p;
  const dx = large.x - small.x;
  const dy = large.y - small.y;
  const separation = lengthOf(dx, dy);
  const r = Math.abs(small.r);
  const largeR = Math.abs(large.r);
  if (separation === 0) return;
  if (separation > r + largeR + NEGLIGIBLE_LENGTH || separation < largeR - r - NEGLIGIBLE_LENGTH) return;
  const ex = dx / separation;
  const ey = dy / separation;
  const exact = (separation + ((r - largeR) / separation) * (r + largeR)) / 2;
  const along = Math.min(Math.max(exact, -r), r);
  const half = Math.sqrt((r - along) * (r + along));
  if (half <= TOUCHING_HALF) addRounds(small, large, along * ex, along * ey, escapes);
  if (half === 0) return;
  addRounds(small, large, along * ex - half * ey, along * ey + half * ex, escapes);
  addRounds(small, large, along * ex + half * ey, along * ey - half * ex, escapes);
}

/** Adds the point at v from the centre of the smaller circle, which is on both. */
function addRounds(small: RoundCurve, large: RoundCurve, vx: number, vy: number, escapes: Escapes): void {
  const size = lengthOf(vx, vy);
  if (size === 0) return;
  const sign = small.r > 0 ? 1 : -1;
  const mx = (sign * vx) / size;
  const my = (sign * vy) / size;
  if (!curveAllowsNormal(small, mx, my)) return;
  addIfOnRound(small.x + vx, small.y + vy, mx, my, 1 / small.r, large, small, escapes);
}

/** The points of contact curves where the translation is shortest. */

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
  // At the end of a curve, M bends outward or another curve crosses.
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

/** All normals are equally good: tries those along the axes first, then those at the ends and the middle of arcs. */
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
