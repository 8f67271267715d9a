import { UNIT_ROUNDOFF } from "../math/verdict.js";
import { NOWHERE, type Place } from "./crossing.js";
import { COORDINATE_ERROR } from "./frame.js";
import type { RoundPiece } from "./piece.js";

/**
 * The crossings of two circles; null where doubles do not tell.
 *
 * With d from centre to centre, two if |r − r'| < |d| < r + r', none outside of that range. They are at e d ± h
 * d⊥ over |d|² from the first centre, e = (|d|² + r² − r'²)/2 and 4 h² = ((r + r')² − |d|²)(|d|² − (r − r')²).
 */
export function crossCircles(p: RoundPiece, q: RoundPiece): readonly Place[] | null {
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
