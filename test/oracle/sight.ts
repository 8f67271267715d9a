import type { Ray, Shape } from "../../src/shapes/kind.js";
import { oracleRays } from "./rays.js";
import { Real } from "./real.js";

/** Places of a ray of whole length that are told from its ends: all that doubles of everyday magnitude can make. */
const AT_END = Real.of(1e-40);

/**
 * How far one can look from a place in multiples of a vector, before the first point of a shape: 0 if the line of sight
 * begins within it, Infinity if nothing is in the way. A shape that is only met at the place itself is not in the way.
 */
export function oracleFreeSight(shape: Shape, x: number, y: number, dx: number, dy: number): number {
  const { ends, startsInside } = oracleRays(rayOf(x, y, dx, dy, Number.POSITIVE_INFINITY), shape);
  const next = ends.find(({ kind, t }) => kind === "enter" || t.compare(AT_END) > 0);
  if (next === undefined) return startsInside && ends.length === 0 ? 0 : Number.POSITIVE_INFINITY;
  if (next.kind === "exit" || next.t.compare(AT_END) <= 0) return 0;
  return next.t.toNumber();
}

/** Whether a shape has a point strictly between a place and the place a vector away, which must have no rounding. Exact. */
export function oracleBlocks(shape: Shape, x: number, y: number, dx: number, dy: number): boolean {
  const { ends, startsInside } = oracleRays(rayOf(x, y, dx, dy, 1), shape);
  const isAtStart = (t: Real): boolean => t.compare(AT_END) <= 0;
  const isAtEnd = (t: Real): boolean => t.minus(Real.of(1)).absolute().compare(AT_END) <= 0;
  if (startsInside && !ends.some(({ kind }) => kind === "exit")) return true;
  return ends.some(({ kind, t }) => {
    if (kind === "touch") return !isAtStart(t) && !isAtEnd(t);
    return kind === "enter" ? !isAtEnd(t) : !isAtStart(t);
  });
}

function rayOf(x: number, y: number, dx: number, dy: number, maxT: number): Ray {
  return { x, y, dx, dy, minT: 0, maxT };
}
