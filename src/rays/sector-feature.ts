import type { Ray, Sector } from "../shapes/kind.js";
import { type StayEnd, setNormal } from "./stay.js";

/** The bounds of a sector, one bit each. `apex` is the bound start · v ≥ 0 of an opening of 0. */
export const SectorFeature = { arc: 1, startEdge: 2, endEdge: 4, apex: 8 } as const;

/** Sets the normal of a straight edge. */
export function setEdgeNormal(end: StayEnd, sector: Sector, feature: number): void {
  if (feature === SectorFeature.endEdge) setNormal(end, -sector.endY, sector.endX);
  else setNormal(end, sector.startY, -sector.startX);
}

/** Sets the point of a straight edge, `fraction` of the radius from the apex, and the normal there. */
export function placeOnSectorEdge(end: StayEnd, sector: Sector, feature: number, fraction: number): void {
  if (feature === SectorFeature.endEdge) setNormal(end, sector.endX, sector.endY);
  else setNormal(end, sector.startX, sector.startY);
  const distance = sector.r * Math.min(Math.max(fraction, -1), 1);
  end.x = distance * end.normal.x;
  end.y = distance * end.normal.y;
  setEdgeNormal(end, sector, feature);
}

/** The fraction of the radius at which a line, at the t of an end, passes a straight edge. */
export function roundedFraction(end: StayEnd, ray: Ray, sector: Sector, feature: number): number {
  const edgeX = feature === SectorFeature.endEdge ? sector.endX : sector.startX;
  const edgeY = feature === SectorFeature.endEdge ? sector.endY : sector.startY;
  const vx = ray.x - sector.x + end.t * ray.dx;
  const vy = ray.y - sector.y + end.t * ray.dy;
  return (edgeX * vx + edgeY * vy) / (sector.r * Math.sqrt(edgeX * edgeX + edgeY * edgeY));
}
