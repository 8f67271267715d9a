import { spend } from "../math/budget.js";
import { normalizingPower } from "../math/doubles.js";
import { orientation } from "../math/orientation.js";
import type { Vec2 } from "../math/vector.js";
import type { Polygon, Polyline } from "../shapes/kind.js";

/** The straight pieces of a shape, of lengths above 0: ax, ay, bx, by of one after the other. */
export type Pieces = Float64Array;

const NUMBERS = 4;

export function piecesOfPolyline({ points }: Polyline): Pieces {
  const pieces = new Float64Array(2 * points.length);
  return pieces.slice(0, addPieces(points, 0, points.length / 2, pieces, 0));
}

/** The edges of all rings. */
export function piecesOfPolygon({ vertices, ringEnds }: Polygon): Pieces {
  const pieces = new Float64Array(2 * vertices.length);
  let count = 0;
  let begin = 0;
  for (const end of ringEnds) {
    count = addPieces(vertices, begin, end, pieces, count);
    count = addPiece(vertices, end - 1, begin, pieces, count);
    begin = end;
  }
  return pieces.slice(0, count);
}

/** Adds the pieces between neighbours of a chain, and returns the count of numbers. */
function addPieces(
  points: readonly number[],
  begin: number,
  end: number,
  pieces: Pieces,
  count: number,
): number {
  let next = count;
  for (let i = begin; i + 1 < end; i++) next = addPiece(points, i, i + 1, pieces, next);
  return next;
}

function addPiece(
  points: readonly number[],
  from: number,
  to: number,
  pieces: Pieces,
  count: number,
): number {
  const [ax, ay] = [points[2 * from] ?? 0, points[2 * from + 1] ?? 0];
  const [bx, by] = [points[2 * to] ?? 0, points[2 * to + 1] ?? 0];
  if (ax === bx && ay === by) return count;
  pieces.set([ax, ay, bx, by], count);
  return count + NUMBERS;
}

/** The sum of all lengths; Infinity if it is beyond the largest double. */
export function lengthOfPieces(pieces: Pieces): number {
  const power = powerOf(pieces);
  let sum = 0;
  for (let i = 0; i < pieces.length; i += NUMBERS) sum += scaledLength(pieces, i, power);
  return sum / power;
}

/**
 * The mean of all points of some pieces, or null if there is none. Relative to the start of the first piece, so that it
 * is as precise far from the origin as near it.
 */
export function meanOfPieces(pieces: Pieces): Vec2 | null {
  if (pieces.length === 0) return null;
  const power = powerOf(pieces);
  const [originX, originY] = [(pieces[0] ?? 0) * power, (pieces[1] ?? 0) * power];
  let [sum, sumX, sumY] = [0, 0, 0];
  for (let i = 0; i < pieces.length; i += NUMBERS) {
    const length = scaledLength(pieces, i, power);
    sum += length;
    sumX += length * ((pieces[i] ?? 0) * power - originX + ((pieces[i + 2] ?? 0) * power - originX));
    sumY += length * ((pieces[i + 1] ?? 0) * power - originY + ((pieces[i + 3] ?? 0) * power - originY));
  }
  // Pieces may be so far from the origin that they are shorter than the least double in this unit.
  if (sum === 0) return { x: pieces[0] ?? 0, y: pieces[1] ?? 0 };
  return { x: (originX + sumX / sum / 2) / power, y: (originY + sumY / sum / 2) / power };
}

/** The power of two that makes the largest coordinate less than 1/2, so that no difference overflows. */
function powerOf(pieces: Pieces): number {
  let largest = 0;
  for (const coordinate of pieces) largest = Math.max(largest, Math.abs(coordinate));
  return largest === 0 ? 1 : normalizingPower(largest) / 4;
}

/**
 * The length of a piece times a power of two. Its square may underflow if the piece is far from the origin, or much
 * smaller than others: so it is scaled by a power of its own.
 */
function scaledLength(pieces: Pieces, i: number, power: number): number {
  const x = (pieces[i + 2] ?? 0) * power - (pieces[i] ?? 0) * power;
  const y = (pieces[i + 3] ?? 0) * power - (pieces[i + 1] ?? 0) * power;
  const size = Math.max(Math.abs(x), Math.abs(y));
  if (size === 0) return 0;
  const own = normalizingPower(size);
  return Math.sqrt(x * own * (x * own) + y * own * (y * own)) / own;
}

/**
 * Whether two of the pieces share more than a point. Exact.
 *
 * They are sorted from left to right, and only pieces whose ranges of x meet are compared.
 */
export function haveCommonStretch(pieces: Pieces): boolean {
  const count = pieces.length / NUMBERS;
  const order = Array.from({ length: count }, (_, i) => NUMBERS * i);
  const minX = (i: number) => Math.min(pieces[i] ?? 0, pieces[i + 2] ?? 0);
  const maxX = (i: number) => Math.max(pieces[i] ?? 0, pieces[i + 2] ?? 0);
  order.sort((i, j) => minX(i) - minX(j));
  for (let first = 0; first < count; first++) {
    const i = order[first] ?? 0;
    for (let second = first + 1; second < count; second++) {
      const j = order[second] ?? 0;
      if (minX(j) > maxX(i)) break;
      spend(1 / 64);
      if (shareStretch(pieces, i, j)) return true;
    }
  }
  return false;
}

function shareStretch(pieces: Pieces, i: number, j: number): boolean {
  const [ax, ay, bx, by] = [pieces[i] ?? 0, pieces[i + 1] ?? 0, pieces[i + 2] ?? 0, pieces[i + 3] ?? 0];
  const [cx, cy, dx, dy] = [pieces[j] ?? 0, pieces[j + 1] ?? 0, pieces[j + 2] ?? 0, pieces[j + 3] ?? 0];
  const commonX = Math.min(Math.max(ax, bx), Math.max(cx, dx)) - Math.max(Math.min(ax, bx), Math.min(cx, dx));
  const commonY = Math.min(Math.max(ay, by), Math.max(cy, dy)) - Math.max(Math.min(ay, by), Math.min(cy, dy));
  if (commonX < 0 || commonY < 0 || (commonX === 0 && commonY === 0)) return false;
  return orientation(ax, ay, bx, by, cx, cy) === 0 && orientation(ax, ay, bx, by, dx, dy) === 0;
}
