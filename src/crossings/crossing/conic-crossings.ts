import { UNIT_ROUNDOFF } from "../../math/verdict.js";
import type { Conic } from "../outline/conic.js";
import { addCrossing, near, seeAnchor, setAnchor } from "./add-crossing.js";
import { type Crossing, found, leaveOutNone } from "./crossing-list.js";
import { coefficients, simpleZeros, zeros } from "./turning-quartic.js";

/** Adds all crossings of two conics, pieces of two outlines; false where doubles cannot decide. */
export function addConicCrossings(a: Conic, pieceOfA: number, b: Conic, pieceOfB: number): boolean {
  // Go along the flatter one: the frame of the other distorts less.
  const isFirstPath = isFlatter(a, b);
  const path = isFirstPath ? a : b;
  const unit = isFirstPath ? b : a;
  const count = path.isCircle && unit.isCircle ? circlePlaces(path, unit) : conicPlaces(path, unit);
  if (count <= 0) return count === 0;
  setAnchor(path);
  seeAnchor(a);
  seeAnchor(b);
  const before = found.count;
  for (let i = 0; i < count; i += 1) {
    near.x = path.aside.x + (places[2 * i] as number);
    near.y = path.aside.y + (places[2 * i + 1] as number);
    if (!addCrossing(a, b, pieceOfA, pieceOfB) || !isLastNew(before)) return false;
  }
  if (!a.isWhole || !b.isWhole) leaveOutNone(before);
  return true;
}

/** Whether the first is flatter, or as flat as far as doubles tell; without unpredictable branches. */
function isFlatter(a: Conic, b: Conic): boolean {
  return (a.rx * a.rx + a.ry * a.ry) * (b.rx * b.ry) >= (b.rx * b.rx + b.ry * b.ry) * (a.rx * a.ry);
}

/**
 * Whether the crossing found last is certainly none of those from `from` on: two starting points that lead to the same
 * one are no farther apart than half of both reaches.
 */
function isLastNew(from: number): boolean {
  const { items, count } = found;
  const last = items[count - 1] as Crossing;
  for (let i = from; i < count - 1; i += 1) {
    const other = items[i] as Crossing;
    // One is an entry and the other an exit.
    if (other.turn * last.turn < 0) continue;
    const away = Math.max(Math.abs(last.fineX - other.fineX), Math.abs(last.fineY - other.fineY));
    if (!(away > last.reach + other.reach)) return false;
  }
  return true;
}

/** The points found, x and y of each, relative to the centre of the conic that is gone along. */
const places = /* @__PURE__ */ new Float64Array(8);

/**
 * Coordinates in the frame of the unit circle: differences 4 roundings, or unit vectors and radii times these 7,
 * products, sum, reciprocal and product 4: 11 at most, and twice that in squares; the coefficients themselves, 6. The
 * unit is the square of the magnitudes that go in.
 */
const COEFFICIENT_ERROR = 32 * UNIT_ROUNDOFF;

/**
 * Sets `places` to where one conic crosses another, and returns how many there are; −1 if doubles cannot decide.
 *
 * In the frame in which the other is the unit circle, the points of the path are o + cos θ p + sin θ q, and those on the
 * circle have |o + cos θ p + sin θ q|² = 1.
 */
function conicPlaces(path: Conic, unit: Conic): number {
  const { cosine, sine } = unit;
  const inverseX = 1 / unit.rx;
  const inverseY = 1 / unit.ry;
  const dx = path.x - unit.x + (path.aside.x - unit.aside.x);
  const dy = path.y - unit.y + (path.aside.y - unit.aside.y);
  const alongX = path.rx * path.cosine;
  const alongY = path.rx * path.sine;
  const acrossX = -path.ry * path.sine;
  const acrossY = path.ry * path.cosine;
  const ox = (cosine * dx + sine * dy) * inverseX;
  const oy = (cosine * dy - sine * dx) * inverseY;
  const px = (cosine * alongX + sine * alongY) * inverseX;
  const py = (cosine * alongY - sine * alongX) * inverseY;
  const qx = (cosine * acrossX + sine * acrossY) * inverseX;
  const qy = (cosine * acrossY - sine * acrossX) * inverseY;
  const pp = px * px + py * py;
  const qq = qx * qx + qy * qy;
  coefficients.c0 = ox * ox + oy * oy + 0.5 * (pp + qq) - 1;
  coefficients.c1 = 2 * (ox * px + oy * py);
  coefficients.s1 = 2 * (ox * qx + oy * qy);
  coefficients.c2 = 0.5 * (pp - qq);
  coefficients.s2 = px * qx + py * qy;
  const sizeX = offsetSizeX(path, unit) + Math.abs(alongX) + Math.abs(acrossX);
  const sizeY = offsetSizeY(path, unit) + Math.abs(alongY) + Math.abs(acrossY);
  const c = Math.abs(cosine);
  const s = Math.abs(sine);
  const unitSizeX = (c * sizeX + s * sizeY) * inverseX;
  const unitSizeY = (c * sizeY + s * sizeX) * inverseY;
  const count = simpleZeros(COEFFICIENT_ERROR * (unitSizeX * unitSizeX + unitSizeY * unitSizeY + 1));
  for (let i = 0; i < count; i += 1) {
    const x = zeros[2 * i] as number;
    const y = zeros[2 * i + 1] as number;
    places[2 * i] = x * alongX + y * acrossX;
    places[2 * i + 1] = x * alongY + y * acrossY;
  }
  return count;
}

/** The magnitude of the terms in the difference of two centres. */
function offsetSizeX(path: Conic, unit: Conic): number {
  return Math.abs(path.x - unit.x) + Math.abs(path.aside.x) + Math.abs(unit.aside.x);
}

function offsetSizeY(path: Conic, unit: Conic): number {
  return Math.abs(path.y - unit.y) + Math.abs(path.aside.y) + Math.abs(unit.aside.y);
}

/**
 * As `conicPlaces`, for two circles.
 *
 * With d from centre to centre, there are two if |r − r'| < |d| < r + r', and none outside that range. They are at e d ±
 * h d⊥ over |d|² from the first centre, e = (|d|² + r² − r'²)/2 and 4 h² = ((r + r')² − |d|²)(|d|² − (r − r')²).
 */
function circlePlaces(path: Conic, other: Conic): number {
  const dx = other.x - path.x + (other.aside.x - path.aside.x);
  const dy = other.y - path.y + (other.aside.y - path.aside.y);
  const distanceSq = dx * dx + dy * dy;
  const sum = path.rx + other.rx;
  const difference = path.rx - other.rx;
  const sumSq = sum * sum;
  const differenceSq = difference * difference;
  const beyond = sumSq - distanceSq;
  const within = distanceSq - differenceSq;
  const sizeX = offsetSizeX(path, other);
  const sizeY = offsetSizeY(path, other);
  // Squares: 10 roundings of |d|², 3 of the others, and their difference.
  const error = 12 * UNIT_ROUNDOFF * (sizeX * sizeX + sizeY * sizeY + sumSq);
  if (beyond < -error || within < -error) return 0;
  if (!(beyond > error && within > error)) return -1;
  const along = (distanceSq + difference * sum) / (2 * distanceSq);
  const aside = Math.sqrt(beyond) * (Math.sqrt(within) / (2 * distanceSq));
  places[0] = along * dx - aside * dy;
  places[1] = along * dy + aside * dx;
  places[2] = along * dx + aside * dy;
  places[3] = along * dy - aside * dx;
  return 2;
}
