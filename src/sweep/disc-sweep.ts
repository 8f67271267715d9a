import { ScratchVector, setUnitVector, type Vec2 } from "../math/vector.js";
import type { Verdict } from "../math/verdict.js";
import { Kind } from "../shapes/kind.js";
import type { RoundShape } from "../shapes/reductions.js";
import {
  FIRST_LOOK,
  LARGEST_SIZE,
  LAST_LOOK,
  LEAST_SIZE,
  nearnessAt,
  TOLERANCE,
  type Touch,
  turnAcross,
} from "./hit.js";

/** Discs certainly overlap if their centres are nearer than the sum of the radii by this: values here are off by some 2⁻⁵⁰. */
const ERROR = 2 ** -48;

/**
 * The second centre relative to the first at t = 0, its displacement, the first radius, the sum of the radii, the sum of all
 * sizes, and the depth up to which discs count as touching.
 */
const flight = { x: 0.5, y: 0.5, vx: 0.5, vy: 0.5, radius: 0.5, reach: 0.5, size: 0.5, nearness: 0.5 };

const normal: Vec2 = /* @__PURE__ */ new ScratchVector();

/**
 * The first touch of two discs or points, the second of which moves by `way`: 1 with the touch, −1 if there is none; 0 if
 * neither is certain.
 */
export function sweepDiscs(out: Touch, first: RoundShape, second: RoundShape, way: Readonly<Vec2>): Verdict {
  flight.x = second.x - first.x;
  flight.y = second.y - first.y;
  flight.vx = way.x;
  flight.vy = way.y;
  flight.radius = first.kind === Kind.circle ? first.r : 0;
  flight.reach = flight.radius + (second.kind === Kind.circle ? second.r : 0);
  const { x, y, vx, vy, reach } = flight;
  const size = Math.abs(x) + Math.abs(y) + reach + Math.abs(vx) + Math.abs(vy);
  if (!(size > LEAST_SIZE && size < LARGEST_SIZE)) return 0;
  flight.size = size;
  flight.nearness = nearnessAt(first.x, first.y, TOLERANCE * size);
  if (!setTime(out)) return -1;
  if (!overlapsSoonAfter(out)) return 0;
  setPlace(out, first);
  return 1;
}

/**
 * Sets the t of the touch; false if there is none.
 *
 * It is found from the point of the path that is nearest to the first centre, so that nothing cancels. The radius used is
 * half a tolerance larger than the true one, so that the touch is never late, even where the path grazes.
 */
function setTime(out: Touch): boolean {
  const { x, y, vx, vy, reach, size, nearness } = flight;
  const tolerance = TOLERANCE * size;
  const speed = Math.sqrt(vx * vx + vy * vy);
  const distance = Math.sqrt(x * x + y * y);
  out.t = 0;
  if (distance > reach + tolerance) {
    const near = reach + tolerance / 2;
    const along = -(x * vx + y * vy) / speed;
    const across = Math.abs(x * vy - y * vx) / speed;
    if (!(along > 0 && across <= near)) return false;
    const left = along - Math.sqrt((near - across) * (near + across));
    out.t = left / speed;
    return left <= speed;
  }
  // Discs that only touch at t = 0 count only if they move into each other.
  if (distance < reach - nearness) return true;
  const approach = distance > 0 ? -(x * vx + y * vy) / distance : speed;
  return approach > tolerance;
}

function overlapsSoonAfter({ t }: Touch): boolean {
  const { x, y, vx, vy, reach, size } = flight;
  const least = reach - ERROR * size;
  for (let ahead = FIRST_LOOK; ahead <= LAST_LOOK; ahead *= 4) {
    const laterX = x + (t + ahead) * vx;
    const laterY = y + (t + ahead) * vy;
    if (Math.sqrt(laterX * laterX + laterY * laterY) < least) return true;
  }
  return false;
}

/** Sets the normal, and the point halfway between the rims. */
function setPlace(out: Touch, first: RoundShape): void {
  const x = flight.x + out.t * flight.vx;
  const y = flight.y + out.t * flight.vy;
  const distance = Math.sqrt(x * x + y * y);
  setUnitVector(normal, x === 0 && y === 0 ? 1 : x, y);
  const lift = flight.radius + (distance - flight.reach) / 2;
  out.x = first.x + lift * normal.x;
  out.y = first.y + lift * normal.y;
  out.normalX = normal.x;
  out.normalY = normal.y;
  if (out.t > 0) turnGraze(out);
}

/** Turns the normal across the path if the discs only graze each other, unless they are as thin as a graze is deep. */
function turnGraze(out: Touch): void {
  const { x, y, vx, vy, reach, nearness } = flight;
  const aside = (vx * y - vy * x) / Math.sqrt(vx * vx + vy * vy);
  const least = reach - nearness;
  turnAcross(out, vx, vy, aside >= least, aside <= -least);
}
