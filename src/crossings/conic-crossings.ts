import { ScratchVector } from "../math/vector.js";
import { UNIT_ROUNDOFF } from "../math/verdict.js";
import type { Place } from "./crossing.js";
import { COORDINATE_ERROR } from "./frame.js";
import type { RoundPiece } from "./piece.js";
import { ROUNDINGS, simpleZeros } from "./quartic.js";

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
