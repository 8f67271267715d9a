import { UNIT_ROUNDOFF } from "../math/verdict.js";
import { crossConics } from "./conic-crossings.js";
import { addCrossings, type Crossing, NOWHERE, type Place } from "./crossing.js";
import { COORDINATE_ERROR } from "./frame.js";
import { areApart, type Loop, type Piece, type RoundPiece, type StraightPiece } from "./piece.js";

/** Adds the crossings of a piece with all those of some loops; false if there is a doubt. */
export function crossLoops(piece: Piece, loops: readonly Loop[], crossings: Crossing[]): boolean {
  for (const loop of loops) {
    for (const other of loop) {
      if (!areApart(piece, other) && !crossPieces(piece, other, crossings)) return false;
    }
  }
  return true;
}

function crossPieces(p: Piece, q: Piece, crossings: Crossing[]): boolean {
  const places = placesOf(p, q);
  return places !== null && addCrossings(p, q, places, crossings);
}

function placesOf(p: Piece, q: Piece): readonly Place[] | null {
  if (p.kind === "straight") return q.kind === "straight" ? crossStraights(p, q) : crossStraightRound(p, q);
  if (q.kind === "straight") return crossStraightRound(q, p);
  return p.form.isCircle && q.form.isCircle ? crossCircles(p, q) : crossConics(p, q);
}

/**
 * The crossings of two circles; null where doubles do not tell.
 *
 * With d from centre to centre, two if |r − r'| < |d| < r + r', none outside of that range. They are at e d ± h
 * d⊥ over |d|² from the first centre, e = (|d|² + r² − r'²)/2 and 4 h² = ((r + r')² − |d|²)(|d|² − (r − r')²).
 */
function crossCircles(p: RoundPiece, q: RoundPiece): readonly Place[] | null {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const distanceSq = dx * dx + dy * dy;
  const sum = p.rx + q.rx;
  const difference = p.rx - q.rx;
  const beyond = sum * sum - distanceSq;
  const within = distanceSq - difference * difference;
  // The factors of each product are off by at most 4 coordinate errors, the radii by nothing.
  const size = Math.abs(dx) + Math.abs(dy) + sum;
  const error = 16 * COORDINATE_ERROR * (size + COORDINATE_ERROR) + 8 * UNIT_ROUNDOFF * size * size;
  if (beyond < -error || within < -error) return NOWHERE;
  if (!(beyond > error && within > error)) return null;
  const along = (distanceSq + difference * sum) / (2 * distanceSq);
  const aside = Math.sqrt(beyond) * (Math.sqrt(within) / (2 * distanceSq));
  return [
    { x: p.x + along * dx - aside * dy, y: p.y + along * dy + aside * dx },
    { x: p.x + along * dx + aside * dy, y: p.y + along * dy - aside * dx },
  ];
}

/** Where straight pieces cross others. */

/** Of a difference of two coordinates, its own rounding included. */
const DIFFERENCE_ERROR = 4 * COORDINATE_ERROR;

/**
 * The crossing of two segments; null where doubles do not tell.
 *
 * They cross iff the ends of each lie on different sides of the other; they have no common point if those of one lie
 * on one side.
 */
export function crossStraights(p: StraightPiece, q: StraightPiece): readonly Place[] | null {
  const fromSide = sideOf(p, q.from.x.high, q.from.y.high);
  const toSide = sideOf(p, q.to.x.high, q.to.y.high);
  if (fromSide !== 0 && fromSide === toSide) return NOWHERE;
  const otherFromSide = sideOf(q, p.from.x.high, p.from.y.high);
  const otherToSide = sideOf(q, p.to.x.high, p.to.y.high);
  if (otherFromSide !== 0 && otherFromSide === otherToSide) return NOWHERE;
  if (fromSide === 0 || toSide === 0 || otherFromSide === 0 || otherToSide === 0) return null;
  const dx = p.to.x.high - p.from.x.high;
  const dy = p.to.y.high - p.from.y.high;
  const ex = q.to.x.high - q.from.x.high;
  const ey = q.to.y.high - q.from.y.high;
  const vx = q.from.x.high - p.from.x.high;
  const vy = q.from.y.high - p.from.y.high;
  const t = (vx * ey - vy * ex) / (dx * ey - dy * ex);
  return [{ x: p.from.x.high + t * dx, y: p.from.y.high + t * dy }];
}

/** The certain side of a segment's line that a point is on, 0 if there is none. */
function sideOf({ from, to }: StraightPiece, x: number, y: number): -1 | 0 | 1 {
  const dx = to.x.high - from.x.high;
  const dy = to.y.high - from.y.high;
  const vx = x - from.x.high;
  const vy = y - from.y.high;
  const size = Math.abs(dx) + Math.abs(dy) + Math.abs(vx) + Math.abs(vy);
  // Errors of the factors; the roundings of products of them are less than one more.
  const error = 2 * DIFFERENCE_ERROR * (size + DIFFERENCE_ERROR);
  const side = dx * vy - dy * vx;
  return side > error ? 1 : side < -error ? -1 : 0;
}

/**
 * X and Y in the frame in which a conic is the unit circle are off by at most this over the radius. A
 * difference of coordinates is off by DIFFERENCE_ERROR and at most 32 long, and products with a unit vector
 * that is off by 4 roundings pass 3 more: √2 (64 u + 7 u · 32) < 512 u.
 */
const FRAME_ERROR = 8 * DIFFERENCE_ERROR;

/**
 * The crossings of a segment and a circle or an ellipse; null where doubles do not tell.
 *
 * In the frame in which the conic is the unit circle, let P and Q be the ends of the segment, and D = Q − P.
 * What x² + y² − 1 is along the segment has the Bernstein coefficients c₀ = |P|² − 1, c₁ = P · Q − 1, c₂ = |Q|²
 * − 1: the ends on different sides, one crossing; both inside, none; both outside, none if c₁ ≥ 0 or the line
 * misses the circle, |D|² < (P × D)², else two.
 */
function crossStraightRound(p: StraightPiece, q: RoundPiece): readonly Place[] | null {
  const ax = p.from.x.high - q.x;
  const ay = p.from.y.high - q.y;
  const dx = p.to.x.high - p.from.x.high;
  const dy = p.to.y.high - p.from.y.high;
  const px = (q.ux * ax + q.uy * ay) / q.rx;
  const py = (q.ux * ay - q.uy * ax) / q.ry;
  const ex = (q.ux * dx + q.uy * dy) / q.rx;
  const ey = (q.ux * dy - q.uy * dx) / q.ry;
  const errorX = FRAME_ERROR / q.rx;
  const errorY = FRAME_ERROR / q.ry;
  const qx = px + ex;
  const qy = py + ey;
  const sizeX = Math.abs(px) + Math.abs(qx) + errorX;
  const sizeY = Math.abs(py) + Math.abs(qy) + errorY;
  // Each coefficient: errors of its factors, those of Q doubled, and 4 roundings.
  const error =
    5 * (errorX * sizeX + errorY * sizeY) + 4 * UNIT_ROUNDOFF * (sizeX * sizeX + sizeY * sizeY + 1);
  const start = px * px + py * py - 1;
  const end = qx * qx + qy * qy - 1;
  // Not certainly inside or outside: an end may be on it.
  if (!(Math.abs(start) > error && Math.abs(end) > error)) return null;
  if (start < 0 && end < 0) return NOWHERE;
  const lengthSq = ex * ex + ey * ey;
  const turn = px * ey - py * ex;
  const discriminant = lengthSq - turn * turn;
  const isSplit = start > 0 !== end > 0;
  if (!isSplit) {
    if (px * qx + py * qy - 1 > error) return NOWHERE;
    const turnError =
      2 * (errorX * (Math.abs(ey) + Math.abs(py)) + errorY * (Math.abs(ex) + Math.abs(px))) +
      2 * errorX * errorY +
      4 * UNIT_ROUNDOFF * (Math.abs(px * ey) + Math.abs(py * ex));
    const discriminantError =
      2 * (errorX * (Math.abs(ex) + errorX) + errorY * (Math.abs(ey) + errorY)) +
      turnError * (2 * Math.abs(turn) + turnError) +
      4 * UNIT_ROUNDOFF * (lengthSq + turn * turn);
    if (discriminant < -discriminantError) return NOWHERE;
    if (!(discriminant > discriminantError)) return null;
    if (px * qx + py * qy - 1 >= -error) return null;
  }
  const root = Math.sqrt(Math.max(discriminant, 0));
  const middle = -(px * ex + py * ey);
  const places = [middle - root, middle + root]
    .map((numerator) => numerator / lengthSq)
    .filter((t) => t > 0 && t < 1)
    .map((t) => ({ x: p.from.x.high + t * dx, y: p.from.y.high + t * dy }));
  return places.length === (isSplit ? 1 : 2) ? places : null;
}
