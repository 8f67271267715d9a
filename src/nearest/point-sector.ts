import { setUnitVector } from "../math/unit-vector.js";
import type { Vec2 } from "../math/vector.js";
import { Opening, type Sector } from "../shapes/kind.js";
import { lengthOf, type Nearest, setNearest } from "./nearest.js";
import { nearestInDisc } from "./point-circle.js";

const start: Vec2 = { x: 0, y: 0 };
const end: Vec2 = { x: 0, y: 0 };

/**
 * The point of a sector, its radius multiplied by a power of two, nearest to v: in the cone that of the disc,
 * elsewhere that of the nearer edge.
 *
 * Next to an edge both are the same up to rounding, so it does not matter that the cone is told by rounded
 * signs.
 */
export function nearestInSector(sector: Sector, power: number, vx: number, vy: number, out: Nearest): void {
  const r = sector.r * power;
  setUnitVector(start, sector.startX, sector.startY);
  setUnitVector(end, sector.endX, sector.endY);
  if (isInCone(sector.opening, vx, vy)) {
    nearestInDisc(r, vx, vy, out);
    return;
  }
  const alongStart = clampToRadius(start.x * vx + start.y * vy, r);
  const alongEnd = clampToRadius(end.x * vx + end.y * vy, r);
  const toStart = lengthOf(vx - alongStart * start.x, vy - alongStart * start.y);
  const toEnd = lengthOf(vx - alongEnd * end.x, vy - alongEnd * end.y);
  if (toStart <= toEnd) setNearest(out, alongStart * start.x, alongStart * start.y, toStart);
  else setNearest(out, alongEnd * end.x, alongEnd * end.y, toEnd);
}

function isInCone(opening: Opening, vx: number, vy: number): boolean {
  if (opening === Opening.whole) return true;
  const ahead = start.x * vy - start.y * vx >= 0;
  const behind = vx * end.y - vy * end.x >= 0;
  if (opening === Opening.halfOrMore) return ahead || behind;
  // A direction of a cone of less than half is within a quarter turn of one of its edges; those opposite a
  // thin cone are not.
  return ahead && behind && (start.x * vx + start.y * vy >= 0 || end.x * vx + end.y * vy >= 0);
}

function clampToRadius(along: number, r: number): number {
  return Math.min(Math.max(along, 0), r);
}
