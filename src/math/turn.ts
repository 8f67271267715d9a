import { normalizingPower } from "./powers-of-two.js";
import { type Direction, ScratchVector, type Vec2 } from "./vector.js";

const LEAST_ORDINARY = 2 ** -400;
const GREATEST_ORDINARY = 2 ** 400;

/**
 * Rotates `direction` in place by the direction `turn`: to their rounded complex product, of any length.
 *
 * A turn of (1, 0) copies bit for bit, quarter turns are exact; else within about 2⁻⁵² of the true direction,
 * for directions of every length. Turning the opposite gives exactly the opposite.
 */
export function turnBy(direction: Vec2, turn: Direction): void {
  const { x, y } = direction;
  const { x: turnX, y: turnY } = turn;
  if (turnX === 1 && turnY === 0) return;
  const size = Math.max(Math.abs(x), Math.abs(y));
  const turnSize = Math.max(Math.abs(turnX), Math.abs(turnY));
  const isOrdinary = size > LEAST_ORDINARY && size < GREATEST_ORDINARY;
  if (!(isOrdinary && turnSize > LEAST_ORDINARY && turnSize < GREATEST_ORDINARY)) {
    turnExtreme(direction, turn);
    return;
  }
  direction.x = x * turnX - y * turnY + 0;
  direction.y = x * turnY + y * turnX + 0;
}

/** The same for products that might overflow or underflow. */
function turnExtreme(direction: Vec2, turn: Direction): void {
  // Multiplying a direction by a power of two does not change it; near 1 no product overflows or underflows.
  const scale = safePower(direction);
  const turnScale = safePower(turn);
  const sx = direction.x * scale;
  const sy = direction.y * scale;
  const tx = turn.x * turnScale;
  const ty = turn.y * turnScale;
  direction.x = sx * tx - sy * ty + 0;
  direction.y = sx * ty + sy * tx + 0;
}

/** 1 for ordinary lengths, so that ordinary products keep their size. */
function safePower({ x, y }: Direction): number {
  const size = Math.max(Math.abs(x), Math.abs(y));
  return size > LEAST_ORDINARY && size < GREATEST_ORDINARY ? 1 : normalizingPower(size);
}

const scratch = /* @__PURE__ */ new ScratchVector();

/** The direction (x, y) turned by `turn`, as `turnBy` does. */
export function turnDirection(x: number, y: number, turn: Direction): Vec2 {
  scratch.x = x;
  scratch.y = y;
  turnBy(scratch, turn);
  return { x: scratch.x, y: scratch.y };
}
