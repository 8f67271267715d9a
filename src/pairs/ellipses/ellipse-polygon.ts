import { signOf, toIntegers } from "../../math/exact.js";
import { UNIT_TOLERANCE } from "../../math/vector.js";
import { isModerate, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import type { Ellipse, Polygon } from "../../shapes/kind.js";
import { boxAlongAxes, isFlat } from "../../shapes/reductions.js";
import { isEdgeWithin, rectEdgesOverlapExact } from "../boxes/rect-edges.js";
import { isRoundOutOfReach, round } from "../edges/polygon-extremes.js";
import { discVerdict, isInView, view } from "../edges/unit-disc.js";
import { ellipseEdgedFilter, ellipseMeetsCornered } from "./ellipse-chain.js";
import { edgeMeetsEllipse } from "./ellipse-edge.js";

/** A difference, product and sum, a direction that counts as a unit vector 5, a reciprocal and its product: 10. */
const ELLIPSE_ERROR = 12 * UNIT_ROUNDOFF;

/**
 * Whether a solid ellipse, at any angle, and a polygon, convex or not, have a common point. Exact; touching counts.
 *
 * @example
 * ellipsePolygonOverlap(ellipse(0, 0, 2, 1), polygon([[2, 0], [4, -1], [4, 1]])); // true
 */
export function ellipsePolygonOverlap(a: Ellipse, b: Polygon): boolean {
  const verdict = ellipsePolygonFilter(a, b);
  if (verdict !== 0) return verdict > 0;
  return isFlat(a) ? rectEdgesOverlapExact(boxAlongAxes(a), b) : ellipseMeetsCornered(a, b);
}

/** The same, in doubles. */
export function ellipsePolygonFilter(a: Ellipse, b: Polygon): Verdict {
  round.x = a.x;
  round.y = a.y;
  round.reach = Math.max(a.rx, a.ry);
  if (isRoundOutOfReach(b)) return -1;
  const verdict = isInView(b) ? convexVerdict(a, b) : 0;
  return verdict !== 0 ? verdict : ellipseEdgedFilter(a, b);
}

/**
 * The same of a convex polygon, in integers, more slowly, with less to load: it meets an edge, or its centre is on the inner side of
 * each.
 */
export function ellipsePolygonOverlapInIntegers(a: Ellipse, b: Polygon): boolean {
  const { vertices, orientation } = b;
  const box = isFlat(a) ? boxAlongAxes(a) : null;
  let isInside = true;
  let ax = vertices[vertices.length - 2] as number;
  let ay = vertices[vertices.length - 1] as number;
  for (let k = 0; k < vertices.length; k += 2) {
    const bx = vertices[k] as number;
    const by = vertices[k + 1] as number;
    if (box ? isEdgeWithin(box, ax, ay, bx, by, 0) : edgeMeetsEllipse(a, ax, ay, bx, by)) return true;
    const [x, y, px, py, qx, qy] = toIntegers(a.x, a.y, ax, ay, bx, by);
    const cross = (qx - px) * (y - py) - (qy - py) * (x - px);
    if (orientation * signOf(cross) < 0) isInside = false;
    ax = bx;
    ay = by;
  }
  return isInside;
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
