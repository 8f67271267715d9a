/** The crossings of contact curves: translations at which two features touch two others. */

import { lengthOf } from "../nearest/nearest.js";
import {
  type ContactCurve,
  CurveKind,
  curveAllowsNormal,
  type RoundCurve,
  type StraightCurve,
} from "./contact-curve.js";
import { crossElliptic, crossElliptics } from "./elliptic-crossings.js";
import { addCrossing, type Escapes, NEGLIGIBLE_LENGTH } from "./escape.js";

/**
 * Curves that touch seem to cross, or to miss each other, by the root of a rounding error: crossings no farther
 * than this from the middle between them may be one place where the curves touch.
 */
const TOUCHING_HALF = 2 ** -24;

export function addCrossings(p: ContactCurve, q: ContactCurve, escapes: Escapes): void {
  // By kind: straight, round, elliptic.
  const first = p.kind <= q.kind ? p : q;
  const second = p.kind <= q.kind ? q : p;
  if (second.kind === CurveKind.straight) {
    if (first.kind === CurveKind.straight) crossStraights(first, second, escapes);
  } else if (second.kind === CurveKind.elliptic) {
    if (first.kind === CurveKind.elliptic) crossElliptics(first, second, escapes);
    else crossElliptic(second, first, escapes);
  } else if (first.kind === CurveKind.straight) crossStraightRound(first, second, escapes);
  else crossRounds(first, second, escapes);
}

function crossStraights(p: StraightCurve, q: StraightCurve, escapes: Escapes): void {
  const cross = p.ux * q.uy - p.uy * q.ux;
  if (cross === 0) return;
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const onP = (dx * q.uy - dy * q.ux) / cross;
  const onQ = (dx * p.uy - dy * p.ux) / cross;
  if (!isOn(p, onP) || !isOn(q, onQ)) return;
  addCrossing(p.x + onP * p.ux, p.y + onP * p.uy, p.nx, p.ny, 0, q.nx, q.ny, 0, p, escapes);
}

function isOn({ from, to }: StraightCurve, place: number): boolean {
  return place >= from - NEGLIGIBLE_LENGTH && place <= to + NEGLIGIBLE_LENGTH;
}

function crossStraightRound(p: StraightCurve, q: RoundCurve, escapes: Escapes): void {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const along = dx * p.ux + dy * p.uy;
  const height = dx * p.uy - dy * p.ux;
  const r = Math.abs(q.r);
  const halfSq = (r - Math.abs(height)) * (r + Math.abs(height));
  // Where they all but touch, they touch.
  if (Math.abs(height) > r + NEGLIGIBLE_LENGTH) return;
  const half = Math.sqrt(Math.max(halfSq, 0));
  if (half <= TOUCHING_HALF) addStraightRound(p, q, along, escapes);
  if (half === 0) return;
  addStraightRound(p, q, along - half, escapes);
  addStraightRound(p, q, along + half, escapes);
}

function addStraightRound(p: StraightCurve, q: RoundCurve, place: number, escapes: Escapes): void {
  if (!isOn(p, place)) return;
  const x = p.x + place * p.ux;
  const y = p.y + place * p.uy;
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
  if (curveAllowsNormal(q, nx, ny)) addCrossing(x, y, mx, my, mBend, nx, ny, 1 / q.r, other, escapes);
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

/** The point at v from the centre of the smaller circle, which is on both. */
function addRounds(small: RoundCurve, large: RoundCurve, vx: number, vy: number, escapes: Escapes): void {
  const size = lengthOf(vx, vy);
  if (size === 0) return;
  const sign = small.r > 0 ? 1 : -1;
  const mx = (sign * vx) / size;
  const my = (sign * vy) / size;
  if (!curveAllowsNormal(small, mx, my)) return;
  addIfOnRound(small.x + vx, small.y + vy, mx, my, 1 / small.r, large, small, escapes);
}
