import type { Verdict } from "../math/verdict.js";
import type { Polygon, Sector } from "../shapes/kind.js";
import { portalVerdict } from "./portal-filter.js";
import { wedgeEdgedFilter } from "./wedge-chain.js";

/** Whether a sector and a polygon have a common point: as convex shapes, else edge by edge. */
export function sectorPolygonFilter(a: Sector, b: Polygon): Verdict {
  const verdict = portalVerdict(a, b);
  return verdict !== 0 ? verdict : wedgeEdgedFilter(a, b);
}
