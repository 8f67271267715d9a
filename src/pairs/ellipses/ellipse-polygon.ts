import { UNIT_TOLERANCE } from "../../math/unit-direction.js";
import { isModerate, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import type { Ellipse, Polygon } from "../../shapes/kind.js";
import { round, roundVerdict } from "../edges/polygon-extremes.js";
import { discVerdict, isInView, view } from "../edges/unit-disc.js";
import { ellipseEdgedFilter } from "./ellipse-chain.js";

/** A difference, product and sum, a direction that counts as a unit vector 5, a reciprocal and its product: 10. */
const ELLIPSE_ERROR = 12 * UNIT_ROUNDOFF;

/** Whether a solid ellipse, at any angle, and a polygon have a common point. */
export function ellipsePolygonFilter(a: Ellipse, b: Polygon): Verdict {
  round.x = a.x;
  round.y = a.y;
  round.reach = Math.max(a.rx, a.ry);
  const quick = roundVerdict(b);
  if (quick !== 0) return quick;
  const verdict = isInView(b) ? convexVerdict(a, b) : 0;
  return verdict !== 0 ? verdict : ellipseEdgedFilter(a, b);
}

/** In its frame, divided by its radii, the ellipse is the disc of radius 1. */
function convexVerdict(a: Ellipse, b: Polygon): Verdict {
  const { rx, ry, ux, uy, x, y } = a;
  const { vertices } = b;
  const { points } = view;
  const isUnit = Math.abs(ux * ux + uy * uy - 1) <= UNIT_TOLERANCE;
  if (!(isUnit && isModerate(rx) && isModerate(ry))) return 0;
  const overX = 1 / rx;
  const overY = 1 / ry;
  const farthest = Math.max(x - b.minX, b.maxX - x) + Math.max(y - b.minY, b.maxY - y);
  for (let k = 0; k < vertices.length; k += 2) {
    const dx = (vertices[k] as number) - x;
    const dy = (vertices[k + 1] as number) - y;
    points[k] = (ux * dx + uy * dy) * overX;
    points[k + 1] = (ux * dy - uy * dx) * overY;
  }
  view.size = 1.5 * farthest * Math.max(overX, overY);
  view.off = ELLIPSE_ERROR * view.size;
  return discVerdict(vertices.length, b.orientation);
}
