import { decimal } from "../../parts/number-format.js";

/** Two decimals, or ∞ where a flat ellipse has stretched a length without end. */
export function orInfinity(value: number): string {
  return Number.isFinite(value) ? decimal(value) : "∞";
}

/** Two decimals, or all of them where two would hide what tells the number from another. */
export function tellingApart(value: number, other: number): string {
  const close = value !== other && Math.abs(value - other) < 0.005;
  return close ? String(value) : orInfinity(value);
}
