import { normalizingPower } from "../math/powers-of-two.js";
import type { Vec2 } from "../math/vector.js";
import { HOLLOW_GRAZE } from "../sweep/blocking/nearness.js";
import type { Obstruction } from "../sweep/blocking/obstructions.js";
import type { Cone } from "./cone.js";
import type { Traveller } from "./traveller.js";

/** The largest and the least sine of the angle between a chord and the tangent; each one tried is a quarter of the one before. */
const LARGEST_SINE = 1 / 4;
const LEAST_SINE = 2 ** -22;

/** A chord that may not be turned by this much is not made. */
const LEAST_CLIMB = 2 ** -10;

/** A chord that may not be turned as much as it would be is turned by this part of what it may be. */
const SHORT = 1 - 2 ** -3;

/**
 * A circle that bends towards the shape ends the way along its tangent within a graze of itself: that way times the sine by
 * which the normal has turned there is some grazes. Where it is more than so many, another boundary ends it, as the floor
 * below a wall.
 */
const MOST_TURNED = 2 ** 4;

/** Chords are turned by this much more than needed, so that they end before the curve does. */
const SAFE = 1 + 2 ** -8;

/**
 * Turns a piece from a tangent of a boundary that bends towards the shape, where no tangent is free, to a chord: as long
 * as the piece, or as the largest turn allows. Returns false and changes nothing if the boundary does not bend so.
 *
 * A chord of a circle of radius R has the length 2R times the sine of its angle with the tangent. So a chord that ends at
 * the curve determines R, and nearly so for other curves. The piece is the projection of `wish` on the tangent. At the end
 * of a chord at an angle σ the tangent has turned by 2σ; σ is limited so that it is not yet perpendicular to `wish`. The sine
 * of σ is less than `most`, too: where that leaves no chord, the piece becomes zero.
 */
export function bendInward(
  piece: Vec2,
  wish: Readonly<Vec2>,
  cone: Cone,
  traveller: Traveller,
  most: number,
): boolean {
  const { x, y } = piece;
  const largest = Math.min(LARGEST_SINE, lengthOf(x, y) / lengthOf(wish.x, wish.y) / 2);
  traveller.lookAlong(piece);
  const straight = traveller.free;
  if (traveller.ahead.count === 0 || straight >= 1) return false;
  const firstX = cone.first.x[0] as number;
  const firstY = cone.first.y[0] as number;
  // Of all that is met there, the least turned counts.
  let sine = 1;
  for (let i = 0; i < traveller.ahead.count; i += 1) {
    const { x: endX, y: endY } = traveller.ahead.items[i] as Obstruction;
    sine = Math.min(sine, Math.abs(firstX * (endY[0] as number) - firstY * (endX[0] as number)));
  }
  if (straight * lengthOf(x, y) * sine > MOST_TURNED * HOLLOW_GRAZE * traveller.size) return false;
  for (sine = largest; sine >= LEAST_SINE; sine /= 4) {
    turn(piece, x, y, firstX, firstY, sine);
    traveller.lookAlong(piece);
    const part = traveller.free;
    if (traveller.ahead.count > 0 && part < 1) {
      const needed = (sine / part) * SAFE;
      // With the largest turn, it goes as far as it can.
      if (part <= straight) break;
      const bend = Math.min(needed, largest);
      if (bend > most && most < LEAST_CLIMB) {
        piece.x = 0;
        piece.y = 0;
        return false;
      }
      turn(piece, x, y, firstX, firstY, bend > most ? SHORT * most : bend);
      return true;
    }
  }
  piece.x = x;
  piece.y = y;
  return false;
}

/** Sets `out` to a vector turned away from a normal by an angle with the given sine. */
function turn(out: Vec2, x: number, y: number, normalX: number, normalY: number, sine: number): void {
  const length = lengthOf(x, y);
  const cosine = Math.sqrt((1 - sine) * (1 + sine));
  out.x = x * cosine - normalX * length * sine;
  out.y = y * cosine - normalY * length * sine;
}

/** The length of a vector that is not 0, however long or short it is. */
function lengthOf(x: number, y: number): number {
  const unit = normalizingPower(Math.max(Math.abs(x), Math.abs(y)));
  const unitX = x * unit;
  const unitY = y * unit;
  return Math.sqrt(unitX * unitX + unitY * unitY) / unit;
}
