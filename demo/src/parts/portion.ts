import { clamp } from "./number-format.js";

/** How much of step `index` is done when a timeline has come to `position`: from 0 to 1, starting and ending gently. */
export function portion(position: number, index: number): number {
  const t = clamp(position - index, 0, 1);
  return t * t * (3 - 2 * t);
}
