import type { Circle, Ellipse } from "../../src/shapes/kind.js";
import { formAlongBoundary, roundFigure } from "./conic.js";
import { type Figure, figuresOf } from "./figure.js";
import { degreeOf, realRootCount, sturmChain } from "./polynomial.js";

/**
 * In how many points two circles or ellipses with positive radii meet; Infinity if they are the same. Exact:
 * the quadratic form of the one along the boundary of the other is a quartic in the tangent of half an angle,
 * whose distinct real roots a Sturm chain counts. A degree below 4 is a root at infinity.
 */
export function oracleCommonPointCount(a: Circle | Ellipse, b: Circle | Ellipse): number {
  const [path, other] = figuresOf(a, b);
  const form = formAlongBoundary(roundFigure(requireRound(path)), roundFigure(requireRound(other)));
  if (form.length === 0) return Number.POSITIVE_INFINITY;
  return realRootCount(sturmChain(form)) + (degreeOf(form) < 4 ? 1 : 0);
}

function requireRound(figure: Figure) {
  if (figure.form === "disc" || figure.form === "oval") return figure;
  throw new TypeError("only circles and ellipses with positive radii");
}
