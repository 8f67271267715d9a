import { normalizingPower } from "./powers-of-two.js";
import type { Vec2 } from "./vector.js";

const LARGEST_SQUARED = 2 ** 500;

/** Sets the unit vector along (x, y) ≠ 0, of any length, without −0. Error: below 3 ulp. */
export function setUnitVector(out: Vec2, x: number, y: number): void {
  out.x = x;
  out.y = y;
  makeUnit(out);
}

/** Normalizes a vector ≠ 0 of any length, without −0. Error: below 3 ulp. */
export function makeUnit(out: Vec2): void {
  const { x, y } = out;
  const size = Math.abs(x) + Math.abs(y);
  const isSafe = size < LARGEST_SQUARED && size > 1 / LARGEST_SQUARED;
  // Multiplying by a power of two does not change the result.
  const power = isSafe ? 1 : normalizingPower(Math.max(Math.abs(x), Math.abs(y)));
  const scaledX = power * x;
  const scaledY = power * y;
  const length = Math.sqrt(scaledX * scaledX + scaledY * scaledY);
  out.x = scaledX / length + 0;
  out.y = scaledY / length + 0;
}
