import { normalizingPower } from "./powers-of-two.js";
import type { Direction } from "./vector.js";

/**
 * The direction (x, y) turned by the direction `turn`: their rounded complex product, of any length.
 *
 * A turn of (1, 0) copies bit for bit, quarter turns are exact; else within about 2⁻⁵² of the true direction,
 * for directions of every length. Turning −(x, y) gives exactly the opposite.
 */
export function turnDirection(x: number, y: number, turn: Direction): { x: number; y: number } {
  if (turn.x === 1 && turn.y === 0) return { x, y };
  // A direction keeps its meaning when multiplied by a power of two; near 1 no product overflows or vanishes.
  const scale = safePower(x, y);
  const turnScale = safePower(turn.x, turn.y);
  const sx = x * scale;
  const sy = y * scale;
  const tx = turn.x * turnScale;
  const ty = turn.y * turnScale;
  return { x: sx * tx - sy * ty + 0, y: sx * ty + sy * tx + 0 };
}

/** 1 for ordinary lengths, so that ordinary products keep their size. */
function safePower(x: number, y: number): number {
  const size = Math.max(Math.abs(x), Math.abs(y));
  return size > 2 ** -400 && size < 2 ** 400 ? 1 : normalizingPower(size);
}
