import { ScratchVector } from "../math/vector.js";
import { UNIT_ROUNDOFF } from "../math/verdict.js";
import type { Place } from "./crossing.js";
import { COORDINATE_ERROR } from "./frame.js";
import type { RoundPiece } from "./piece.js";

/** The centre of a conic and its half axes, in the frame in which another conic is the unit circle. */
const offset = /* @__PURE__ */ new ScratchVector();
const along = /* @__PURE__ */ new ScratchVector();
const across = /* @__PURE__ */ new ScratchVector();
const coefficients = /* @__PURE__ */ new Float64Array(5);
const zeros = /* @__PURE__ */ new Float64Array(4);

/**
 * Centre, half axes, and the sums of up to three of them, times the radius: differences of coordinates, 4
 * roundings each of two unit vectors and of products with them.
 */
const CONTROL_ERROR = 40 * COORDINATE_ERROR;

/**
 * The crossings of an ellipse and another one, or a circle; null where doubles do not tell.
 *
 * In the frame in which the second is the unit circle, a quarter of the first between the ends o + s and o + s' of
 * half axes is the rational curve with the control points o + s, o + s + s', 2(o + s'), the last of weight 2. So
 * x² + y² − w² along it has the Bernstein coefficients
 *
 *   F(P₀, P₀), F(P₀, P₁), (F(P₀, P₂) + 2 F(P₁, P₁))/3, F(P₁, P₂), F(P₂, P₂)
 *
 * with F(P, P') = x x' + y y' − w w'. Its zeros are the crossings, and it is known how many there are.
 */
export function crossConics(p: RoundPiece, q: RoundPiece): readonly Place[] | null {
  return isRounder(p, q) ? crossAlong(q, p) : crossAlong(p, q);
}

/** Whether the first is less flat: its frame disturbs less. */
function isRounder(p: RoundPiece, q: RoundPiece): boolean {
  return flatness(p) < flatness(q);
}

function flatness({ rx, ry }: RoundPiece): number {
  return rx > ry ? rx / ry : ry / rx;
}

/** Goes along `path` and looks for where it crosses `unit`. */
function crossAlong(path: RoundPiece, unit: RoundPiece): readonly Place[] | null {
  setInFrame(offset, unit, path.x - unit.x, path.y - unit.y);
  setInFrame(along, unit, path.rx * path.ux, path.rx * path.uy);
  setInFrame(across, unit, -path.ry * path.uy, path.ry * path.ux);
  const sizeX = Math.abs(offset.x) + Math.abs(along.x) + Math.abs(across.x);
  const sizeY = Math.abs(offset.y) + Math.abs(along.y) + Math.abs(across.y);
  const errorX = CONTROL_ERROR / unit.rx;
  const errorY = CONTROL_ERROR / unit.ry;
  // No product of forms has a weight above 4: errors of two factors each, and the roundings of the whole way.
  const propagated = 2 * (errorX * (sizeX + errorX) + errorY * (sizeY + errorY));
  const size = sizeX * sizeX + sizeY * sizeY + 1;
  const error = 4 * (propagated + (ROUNDINGS + 16) * UNIT_ROUNDOFF * size);
  const places: Place[] = [];
  let [sx, sy] = [along.x, along.y];
  let [nextX, nextY] = [across.x, across.y];
  // The quarters of the path's own unit circle: (1, 0) to (0, 1), and so on.
  let [cosine, sine] = [1, 0];
  for (let quarter = 0; quarter < 4; quarter += 1) {
    setCoefficients(sx, sy, nextX, nextY);
    const count = simpleZeros(coefficients, error, zeros);
    if (count < 0) return null;
    for (let i = 0; i < count; i += 1) places.push(placeOn(path, zeros[i] ?? 0, cosine, sine));
    [sx, sy, nextX, nextY] = [nextX, nextY, -sx, -sy];
    [cosine, sine] = [-sine, cosine];
  }
  return places;
}

function setInFrame(out: ScratchVector, { ux, uy, rx, ry }: RoundPiece, x: number, y: number): void {
  out.x = (ux * x + uy * y) / rx;
  out.y = (ux * y - uy * x) / ry;
}

/** Of the quarter between two half axes. */
function setCoefficients(sx: number, sy: number, nextX: number, nextY: number): void {
  const x0 = offset.x + sx;
  const y0 = offset.y + sy;
  const x1 = x0 + nextX;
  const y1 = y0 + nextY;
  const x2 = offset.x + nextX;
  const y2 = offset.y + nextY;
  coefficients[0] = x0 * x0 + y0 * y0 - 1;
  coefficients[1] = x0 * x1 + y0 * y1 - 1;
  coefficients[2] = (2 * (x0 * x2 + y0 * y2 - 1 + (x1 * x1 + y1 * y1 - 1))) / 3;
  coefficients[3] = 2 * (x1 * x2 + y1 * y2 - 1);
  coefficients[4] = 4 * (x2 * x2 + y2 * y2 - 1);
}

/** The point of a quarter at t, which begins at (cosine, sine) of the unit circle. */
function placeOn({ x, y, rx, ry, ux, uy }: RoundPiece, t: number, cosine: number, sine: number): Place {
  // Control points as above: 1 at the begin, 1 + 1, 2 at the end.
  const s = 1 - t;
  const first = s * (s + 2 * t);
  const second = 2 * t * (s + t);
  const weight = s * s + 2 * s * t + 2 * t * t;
  const a = (rx * (first * cosine - second * sine)) / weight;
  const b = (ry * (first * sine + second * cosine)) / weight;
  return { x: x + a * ux - b * uy, y: y + a * uy + b * ux };
}

/**
 * The zeros in (0, 1) of a polynomial of degree 4 given by its Bernstein coefficients: by how often these
 * change their sign there are at most so many zeros, and as many less a multiple of 2 (Descartes' rule);
 * halving makes it none or one.
 */

const DEGREE = 4;
const COEFFICIENTS = DEGREE + 1;

/** Zeros in an interval that is shorter count as too near to each other; after at most so many cuts it is. */
const SHORTEST = 2 ** -24;
const MOST_CUTS = 26;

/** Not the middle, where shapes at whole numbers like to cross; exact in few bits. */
const CUT = 31 / 64;

/**
 * The coefficients of the parts still to look at, the last first, each followed by where it begins and how long
 * it is.
 */
const STRIDE = COEFFICIENTS + 2;
const stack = /* @__PURE__ */ new Float64Array(STRIDE * (MOST_CUTS + 2));

/** What roundings of one cut add to the error of the coefficients, in units of the largest: 3 for each of 4 steps. */
const ROUNDINGS = 12 * MOST_CUTS;

/**
 * Sets the first numbers of `zeros` to the zeros, in order, and returns how many there are: exactly so many,
 * all simple. −1 if that is not certain, the coefficients being off by at most `error`, all roundings included.
 */
export function simpleZeros(coefficients: Float64Array, error: number, zeros: Float64Array): number {
  stack.set(coefficients);
  stack[COEFFICIENTS] = 0;
  stack[COEFFICIENTS + 1] = 1;
  let depth = 1;
  let count = 0;
  while (depth > 0) {
    const base = (depth - 1) * STRIDE;
    const variations = certainVariations(base, error);
    if (variations < 0) return -1;
    if (variations <= 1) {
      if (variations === 1) {
        const begin = stack[base + COEFFICIENTS] ?? 0;
        const length = stack[base + COEFFICIENTS + 1] ?? 0;
        zeros[count] = begin + length * zeroOf(base);
        count += 1;
      }
      depth -= 1;
    } else {
      if ((stack[base + COEFFICIENTS + 1] ?? 0) < SHORTEST) return -1;
      cut(base);
      depth += 1;
    }
  }
  return count;
}

/**
 * How often the coefficients change their sign: 0, 1, or 2 for more or for a doubt; −1 if one at an end has no
 * sign.
 */
function certainVariations(base: number, error: number): number {
  const first = stack[base] ?? 0;
  const last = stack[base + DEGREE] ?? 0;
  if (!(Math.abs(first) > error && Math.abs(last) > error)) return -1;
  let variations = 0;
  let isPositive = first > 0;
  for (let i = 1; i <= DEGREE; i += 1) {
    const coefficient = stack[base + i] ?? 0;
    if (Math.abs(coefficient) <= error) return 2;
    if (coefficient > 0 === isPositive) continue;
    isPositive = !isPositive;
    variations += 1;
  }
  return variations > 1 ? 2 : variations;
}

/** Puts the first part of an interval on the stack, above the second one (de Casteljau's algorithm). */
function cut(base: number): void {
  const above = base + STRIDE;
  const begin = stack[base + COEFFICIENTS] ?? 0;
  const length = stack[base + COEFFICIENTS + 1] ?? 0;
  stack[above + COEFFICIENTS] = begin;
  stack[above + COEFFICIENTS + 1] = length * CUT;
  stack[base + COEFFICIENTS] = begin + length * CUT;
  stack[base + COEFFICIENTS + 1] = length * (1 - CUT);
  for (let step = 0; step < DEGREE; step += 1) {
    stack[above + step] = stack[base] ?? 0;
    for (let i = 0; i < DEGREE - step; i += 1) {
      stack[base + i] = (1 - CUT) * (stack[base + i] ?? 0) + CUT * (stack[base + i + 1] ?? 0);
    }
  }
  stack[above + DEGREE] = stack[base] ?? 0;
}

const MOST_STEPS = 60;

/** The only zero within an interval, from 0 at its begin to 1 at its end: Newton's method in a bracket. */
function zeroOf(base: number): number {
  const isFirstPositive = (stack[base] ?? 0) > 0;
  let [low, high] = [0, 1];
  let t = 0.5;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    evaluate(base, t);
    if (evaluation.value === 0) return t;
    if (evaluation.value > 0 === isFirstPositive) low = t;
    else high = t;
    let next = t - evaluation.value / evaluation.slope;
    const isNewtonStep = next > low && next < high;
    if (!isNewtonStep) next = low + (high - low) / 2;
    else if (Math.abs(next - t) <= STEP_SIZE) return next;
    t = next;
  }
  return t;
}

/** Newton's method doubles the digits: what follows a step of this size is as good as doubles make it. */
const STEP_SIZE = 2 ** -25;

const evaluation = { value: 0.5, slope: 0.5 };

/** Value and derivative, by Horner's scheme in powers of t and 1 − t. */
function evaluate(base: number, t: number): void {
  const c0 = stack[base] ?? 0;
  const c1 = stack[base + 1] ?? 0;
  const c2 = stack[base + 2] ?? 0;
  const c3 = stack[base + 3] ?? 0;
  const c4 = stack[base + 4] ?? 0;
  const s = 1 - t;
  const b0 =
    s * (s * (s * c0 + t * c1) + t * (s * c1 + t * c2)) + t * (s * (s * c1 + t * c2) + t * (s * c2 + t * c3));
  const b1 =
    s * (s * (s * c1 + t * c2) + t * (s * c2 + t * c3)) + t * (s * (s * c2 + t * c3) + t * (s * c3 + t * c4));
  evaluation.value = s * b0 + t * b1;
  evaluation.slope = DEGREE * (b1 - b0);
}
