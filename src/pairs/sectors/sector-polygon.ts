import type { Verdict } from "../../math/verdict.js";
import type { Polygon, Sector } from "../../shapes/kind.js";
import { round, roundVerdict } from "../edges/polygon-extremes.js";
import { portalVerdict } from "./portal-filter.js";
import { wedgeEdgedFilter } from "./wedge-chain.js";

/** Whether a sector, whose apex is in it, and a polygon have a common point: as convex shapes, else edge by edge. */
export function sectorPolygonFilter(a: Sector, b: Polygon): Verdict {
  round.x = a.x;
  round.y = a.y;
  round.reachX = a.r;
  round.reachY = a.r;
  const quick = roundVerdict(b);
  if (quick !== 0) return quick;
  const verdict = portalVerdict(a, b);
  return verdict !== 0 ? verdict : wedgeEdgedFilter(a, b);
}
