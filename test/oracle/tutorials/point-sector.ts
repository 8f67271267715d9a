import type { Point } from "./point-ellipse.js";

export interface AngleSector {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly startAngle: number;
  readonly endAngle: number;
}

/**
 * The tutorial 扇形(円弧)と点の当たり判定: the vector from the point to the apex against the one that halves the angles, by
 * their dot product, and its length against the radius. The straight edges do not count, the arc does.
 */
export function pageSaysPointInSector(point: Point, sector: AngleSector): boolean {
  const toApex = { x: sector.x - point.x, y: sector.y - point.y };
  const middle = (sector.startAngle + sector.endAngle) / 2;
  const along = unit({ x: Math.cos(middle), y: Math.sin(middle) });
  const towards = unit(toApex);
  const dot = towards.x * along.x + towards.y * along.y;
  const limit = Math.cos((sector.endAngle + Math.PI - sector.startAngle + Math.PI) / 2);
  return dot < limit && lengthOf(toApex) <= sector.radius;
}

function lengthOf(v: Point): number {
  return Math.sqrt(v.x * v.x + v.y * v.y);
}

function unit(v: Point): Point {
  const length = lengthOf(v);
  return { x: v.x / length, y: v.y / length };
}
