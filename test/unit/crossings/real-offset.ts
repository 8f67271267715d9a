import type { Offset } from "../../../src/crossings/fine/offset.js";
import type { Random } from "../../generators/random.js";
import { Real } from "../../oracle/real.js";

/** The numbers that the pairs of an offset stand for. */
export function realX({ x, xLow }: Offset): Real {
  return Real.of(x).plus(Real.of(xLow));
}

export function realY({ y, yLow }: Offset): Real {
  return Real.of(y).plus(Real.of(yLow));
}

/** How far apart two numbers are. */
export function gap(a: Real, b: Real): number {
  return a.minus(b).absolute().toNumber();
}

/** Sets an offset to a place, exactly known, to which random digits are added beyond those of doubles. */
export function setNearPlace(out: Offset, x: number, y: number, random: Random): void {
  out.x = x;
  out.xLow = x * 2 ** -54 * (2 * random.next() - 1);
  out.y = y;
  out.yLow = y * 2 ** -54 * (2 * random.next() - 1);
  out.error = 0;
}
