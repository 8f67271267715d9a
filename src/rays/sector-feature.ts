import type { Opening, Ray } from "../shapes/kind.js";
import type { Disc } from "./ray-circle.js";
import { type StayEnd, setNormal } from "./stay.js";

/** A disc and two directions from its centre: what a sector, an annular sector or an arc is cut out of. */
export interface Slice extends Disc {
  readonly opening: Opening;
  readonly startX: number;
  readonly startY: number;
  readonly endX: number;
  readonly endY: number;
}

/**
 * The bounds of a sector, one bit each. `apex` is the bound start · v ≥ 0 of an opening of 0, `innerArc` that
 * of an annular sector.
 */
export const SectorFeature = { arc: 1, startEdge: 2, endEdge: 4, apex: 8, innerArc: 16 } as const;

/** Sets the normal of a straight edge. */
export function setEdgeNormal(end: StayEnd, sector: Slice, feature: number): void {
  if (feature === SectorFeature.endEdge) setNormal(end, -sector.endY, sector.endX);
  else setNormal(end, sector.startY, -sector.startX);
}

/** Sets the point of a straight edge, `fraction` of the radius from the apex, and the normal there. */
export function placeOnSectorEdge(end: StayEnd, sector: Slice, feature: number, fraction: number): void {
  if (feature === SectorFeature.endEdge) setNormal(end, sector.endX, sector.endY);
  else setNormal(end, sector.startX, sector.startY);
  const distance = sector.r * Math.min(Math.max(fraction, -1), 1);
  end.x = distance * end.normal.x;
  end.y = distance * end.normal.y;
  setEdgeNormal(end, sector, feature);
}

/** The fraction of the radius at which a line, at the t of an end, passes a straight edge. */
export function roundedFraction(end: StayEnd, ray: Ray, sector: Slice, feature: number): number {
  const edgeX = feature === SectorFeature.endEdge ? sector.endX : sector.startX;
  const edgeY = feature === SectorFeature.endEdge ? sector.endY : sector.startY;
  const vx = ray.x - sector.x + end.t * ray.dx;
  const vy = ray.y - sector.y + end.t * ray.dy;
  return (edgeX * vx + edgeY * vy) / (sector.r * Math.sqrt(edgeX * edgeX + edgeY * edgeY));
}
