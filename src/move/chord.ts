import type { Vec2 } from "../math/vector.js";
import type { Cone } from "./cone.js";
import type { Traveller } from "./traveller.js";

/** Sines of the angles by which chords are turned off the tangent: the first is the largest, each of the others a quarter. */
const LARGEST_SINE = 1 / 4;
const LEAST_SINE = 2 ** -22;

/** By how much more than half of its angle a chord is turned, so that it ends before the curve does. */
const SAFE = 1 + 2 ** -8;

/**
 * Turns a piece along a tangent of something that bends towards the shape, where a tangent is never free, to a chord: as
 * long as the piece, or as long as the largest turn lets it be. False, and nothing changes, if it does not bend.
 *
 * A chord of a circle of radius R that is turned off the tangent by an angle is 2R times its sine long; so a chord that
 * ends at the curve tells R, which other curves have nearly.
 */
export function bendInward(piece: Vec2, cone: Cone, traveller: Traveller): boolean {
  const { x, y } = piece;
  const straight = traveller.look(x, y);
  if (traveller.ahead.count === 0 || straight >= 1) return false;
  const { firstX, firstY } = cone;
  for (let sine = LARGEST_SINE; sine >= LEAST_SINE; sine /= 4) {
    turn(piece, x, y, firstX, firstY, sine);
    const part = traveller.look(piece.x, piece.y);
    if (traveller.ahead.count > 0 && part < 1) {
      const needed = (sine / part) * SAFE;
      // With the largest turn it goes as far as it gets.
      if (part <= straight) break;
      turn(piece, x, y, firstX, firstY, Math.min(needed, LARGEST_SINE));
      return true;
    }
  }
  piece.x = x;
  piece.y = y;
  return false;
}

/** Sets `out` to a vector that is turned away from a normal by an angle, whose sine is given. */
function turn(out: Vec2, x: number, y: number, normalX: number, normalY: number, sine: number): void {
  const length = Math.sqrt(x * x + y * y);
  const cosine = Math.sqrt((1 - sine) * (1 + sine));
  out.x = x * cosine - normalX * length * sine;
  out.y = y * cosine - normalY * length * sine;
}
