import { likeness, shared } from "./code.js";
import { type CommonRegion, commonRegion } from "./common-region.js";
import type { ErrorCurves } from "./error-plot.js";
import { estimate, finenesses, type Method } from "./estimates.js";
import type { Pair } from "./scenes.js";

/** What follows from the two ellipses, once for every change of them. */
export interface Findings {
  readonly shared: number;
  readonly likeness: number;
  readonly region: CommonRegion;
  readonly estimates: Readonly<Record<Method, readonly number[]>>;
}

export function findingsOf({ a, b }: Pair): Findings {
  const estimates = (method: Method) => finenesses.map((fineness) => estimate(method, a, b, fineness));
  return {
    shared: shared(a, b),
    likeness: likeness(a, b),
    region: commonRegion(a, b),
    estimates: { pixels: estimates("pixels"), polygons: estimates("polygons") },
  };
}

function relativeError(value: number, truth: number): number {
  return Math.abs(value - truth) / truth;
}

export function errorCurves({ shared, estimates }: Findings, chosen: number): ErrorCurves | undefined {
  if (shared === 0) return undefined;
  const errors = (values: readonly number[]) => values.map((value) => relativeError(value, shared));
  return { pixels: errors(estimates.pixels), polygons: errors(estimates.polygons), chosen };
}
