/** Where a pose puts points that were given in the shape's own coordinates. */

import { normalizingPower } from "../math/powers-of-two.js";
import type { Vec2 } from "../math/vector.js";

/** The way a pose turns points: by (cos, sin) = (x, y) / length. */
interface Turn {
  x: number;
  y: number;
  length: number;
}

const turn: Turn = { x: 1, y: 0, length: 1 };

/** Where sums of four coordinates might exceed the largest double on the way to one that does not. */
const LARGEST_PLAIN_COORDINATE = 2 ** 1000;

/**
 * Sets `out` to (x, y) + (ux px − uy py, ux py + uy px) / |u|, rounded; an infinity where that is beyond the
 * largest double.
 *
 * Unturned, that is (x + px, y + py), each one rounding. Quarter turns of any length are as exact. Otherwise
 * the error is below 2 ulp of the turned point and half an ulp of the result; points of 3-4-5 coordinates
 * under 3-4-5 turns come out exact, since the division by |u| is last.
 */
export function placePoint(
  x: number,
  y: number,
  ux: number,
  uy: number,
  px: number,
  py: number,
  out: Vec2,
): void {
  prepareTurn(ux, uy);
  place(x, y, px, py, out);
}

const placed: Vec2 = { x: 0, y: 0 };

/**
 * Puts local points (x and y alternately) where the pose (x, y, u) puts them, each as `placePoint` does.
 * False if a coordinate is beyond the largest double; then `world` is of no use.
 */
export function placePoints(
  x: number,
  y: number,
  ux: number,
  uy: number,
  local: Float64Array,
  world: Float64Array,
): boolean {
  if (uy === 0) return shiftPoints(x, y, ux < 0 ? -1 : 1, local, world);
  prepareTurn(ux, uy);
  const { length } = turn;
  const cos = turn.x;
  const sin = turn.y;
  const isSlanted = cos !== 0 && sin !== 0;
  const far = Math.max(Math.abs(x), Math.abs(y));
  let change = 0;
  for (let i = 0; i + 1 < local.length; i += 2) {
    const px = local[i] as number;
    const py = local[i + 1] as number;
    if (isSlanted && Math.abs(px) + Math.abs(py) + far <= LARGEST_PLAIN_COORDINATE) {
      placed.x = x + (cos * px - sin * py) / length + 0;
      placed.y = y + (cos * py + sin * px) / length + 0;
    } else {
      place(x, y, px, py, placed);
    }
    world[i] = placed.x;
    world[i + 1] = placed.y;
    change += placed.x - placed.x + (placed.y - placed.y);
  }
  return change === 0;
}

/** The same where nothing turns, or everything by half a turn (−1). An infinity less itself is NaN. */
function shiftPoints(x: number, y: number, sign: number, local: Float64Array, world: Float64Array): boolean {
  let change = 0;
  for (let i = 0; i + 1 < local.length; i += 2) {
    const worldX = x + sign * (local[i] as number) + 0;
    const worldY = y + sign * (local[i + 1] as number) + 0;
    world[i] = worldX;
    world[i + 1] = worldY;
    change += worldX - worldX + (worldY - worldY);
  }
  return change === 0;
}

function prepareTurn(ux: number, uy: number): void {
  const power = normalizingPower(Math.max(Math.abs(ux), Math.abs(uy)));
  turn.x = ux * power;
  turn.y = uy * power;
  turn.length = Math.sqrt(turn.x * turn.x + turn.y * turn.y);
}

function place(x: number, y: number, px: number, py: number, out: Vec2): void {
  if (turn.y === 0) {
    const sign = turn.x < 0 ? -1 : 1;
    out.x = x + sign * px + 0;
    out.y = y + sign * py + 0;
    return;
  }
  if (turn.x === 0) {
    const sign = turn.y < 0 ? -1 : 1;
    out.x = x - sign * py + 0;
    out.y = y + sign * px + 0;
    return;
  }
  const size = Math.max(Math.abs(px), Math.abs(py), Math.abs(x), Math.abs(y));
  const scale = size > LARGEST_PLAIN_COORDINATE ? 2 ** -4 : 1;
  const sx = px * scale;
  const sy = py * scale;
  out.x = (x * scale + (turn.x * sx - turn.y * sy) / turn.length) / scale + 0;
  out.y = (y * scale + (turn.x * sy + turn.y * sx) / turn.length) / scale + 0;
}
