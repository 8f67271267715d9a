/** Where two elliptic curves cross that are almost straight: Newton's method in both at once. */

import { setUnitVector } from "../math/unit-vector.js";
import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import { createPlace, type Place, setMiddle, setPlace, speedAt } from "./elliptic-curve.js";
import { type Part, turnOf } from "./elliptic-part.js";
import { NEGLIGIBLE_LENGTH } from "./escape.js";

/** Where two curves cross: the place as one of the first, and as one of the second. */
export interface CurveCrossing {
  readonly onP: Place;
  readonly onQ: Place;
}

export function createCurveCrossing(): CurveCrossing {
  return { onP: createPlace(), onQ: createPlace() };
}

/** The curves turn by no more than this part of the angle at which they cross. */
const STRAIGHTNESS = 1 / 4;

/** Each step about squares how far off a place is; two more than that takes. */
const MOST_STEPS = 8;

/** Places that are nearer to each other are one, but for rounding. */
const SAME_PLACE = 2 ** -50;

const middleOfP: Vec2 = { x: 1, y: 0 };
const middleOfQ: Vec2 = { x: 1, y: 0 };

/** Whether two parts turn so little, beside the angle between them, that they cross once at most. */
export function areAlmostStraight(p: Part, q: Part): boolean {
  const sine = Math.abs(p.from.nx * q.from.ny - p.from.ny * q.from.nx);
  return turnOf(p) + turnOf(q) <= STRAIGHTNESS * sine;
}

/**
 * Sets the place where two parts that are almost straight would cross, if they went on. False if it is not found, which is not
 * known to happen.
 */
export function setCurveCrossing(out: CurveCrossing, p: Part, q: Part): boolean {
  setMiddle(middleOfP, p.span);
  setMiddle(middleOfQ, q.span);
  return setCrossingFrom(out, p, q, middleOfP, middleOfQ);
}

/** The same from places that are near to it, told by their parameters, which are changed. */
export function setCrossingFrom(out: CurveCrossing, p: Part, q: Part, onP: Vec2, onQ: Vec2): boolean {
  for (let step = 0; step < MOST_STEPS; step++) {
    setPlace(out.onP, p.curve, onP.x, onP.y);
    setPlace(out.onQ, q.curve, onQ.x, onQ.y);
    const { nx: mx, ny: my } = out.onP;
    const { nx, ny } = out.onQ;
    const dx = out.onQ.x - out.onP.x;
    const dy = out.onQ.y - out.onP.y;
    if (lengthOf(dx, dy) <= SAME_PLACE) return true;
    // Along both tangents as far as they cross.
    const cross = mx * ny - my * nx;
    turnBy(onP, (dx * nx + dy * ny) / cross / speedAt(p.curve, out.onP));
    turnBy(onQ, (dx * mx + dy * my) / cross / speedAt(q.curve, out.onQ));
  }
  return lengthOf(out.onQ.x - out.onP.x, out.onQ.y - out.onP.y) <= NEGLIGIBLE_LENGTH;
}

/** Turns a unit vector by a small angle, or by less than a quarter. */
function turnBy(unit: Vec2, angle: number): void {
  const { x, y } = unit;
  setUnitVector(unit, x - angle * y, y + angle * x);
}

/** Whether a place of a part's curve is between its ends, or as near to one as rounding. */
export function isOnPart({ from, to }: Part, { x, y }: Place): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const slack = NEGLIGIBLE_LENGTH * (Math.abs(dx) + Math.abs(dy) + NEGLIGIBLE_LENGTH);
  return (x - from.x) * dx + (y - from.y) * dy >= -slack && (to.x - x) * dx + (to.y - y) * dy >= -slack;
}
