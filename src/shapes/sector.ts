import { directionFromAngle } from "../math/angle.js";
import { turnDirection } from "../math/turn.js";
import { requireFinite, requireSize } from "../math/validation.js";
import type { Angle, Direction } from "../math/vector.js";
import { Kind, Opening, type Sector } from "./kind.js";
import { Nominal, nominalOfAngles, nominalOfDirections, resolveOpening } from "./sector-opening.js";

/**
 * The pie slice (vision cone) of radius `r` about the apex (x, y), from `startAngle` on towards +y to
 * `endAngle`.
 *
 * Any opening from 0 (a segment) to the whole disc; apex, edges and rim belong to it. Angles are in radians
 * or directions `{ x, y }`, and may wrap as in `ctx.arc`: `sector(0, 0, 10, degrees(350), degrees(10))` opens
 * by 20°. An end at least 2π (1 − 2⁻⁵⁰) past the start makes the whole disc if both are numbers, or both from
 * `degrees`; two directions open by less than a whole turn, parallel ones by 0. Radius 0 is legal: a point.
 * Throws TypeError or RangeError for anything but finite numbers, r ≥ 0 and two angles.
 */
export function sector(x: number, y: number, r: number, startAngle: Angle, endAngle: Angle): Sector {
  const start = directionFromAngle(startAngle, "sector: startAngle");
  const end = directionFromAngle(endAngle, "sector: endAngle");
  return sectorOfDirections(x, y, r, start, end, nominalOfAngles(startAngle, endAngle));
}

/** A sector from directions and what is known of the opening between them. */
export function sectorOfDirections(
  x: number,
  y: number,
  r: number,
  start: Direction,
  end: Direction,
  nominal: Nominal,
): Sector {
  const { opening, endX, endY } = resolveOpening(start.x, start.y, end.x, end.y, nominal);
  return {
    kind: Kind.sector,
    x: requireFinite(x, "sector: x"),
    y: requireFinite(y, "sector: y"),
    r: requireSize(r, "sector: r"),
    opening,
    startX: start.x,
    startY: start.y,
    endX,
    endY,
    ux: 1,
    uy: 0,
    localStartX: start.x,
    localStartY: start.y,
    localEndX: endX,
    localEndY: endY,
  };
}

/** The opening a sector was made with, before any turn: it follows from its local directions. */
export function madeOpening(sector: Sector): Opening {
  const { localStartX, localStartY, localEndX, localEndY } = sector;
  // Only nothing and the whole disc have equal directions, and a turn exchanges neither.
  if (localStartX === localEndX && localStartY === localEndY) return sector.opening;
  return resolveOpening(localStartX, localStartY, localEndX, localEndY, Nominal.between).opening;
}

/** The fields of a sector that its turn decides. */
export interface TurnedSector {
  readonly opening: Opening;
  readonly startX: number;
  readonly startY: number;
  readonly endX: number;
  readonly endY: number;
}

/** The world directions and the opening of a sector turned by `turn` from how it was made. */
export function turnedSector(sector: Sector, turn: Direction): TurnedSector {
  const { localStartX, localStartY, localEndX, localEndY } = sector;
  const nominal =
    madeOpening(sector) === Opening.whole
      ? Nominal.whole
      : nominalOfDirections(localStartX, localStartY, localEndX, localEndY);
  const start = turnDirection(localStartX, localStartY, turn);
  const end = turnDirection(localEndX, localEndY, turn);
  const { opening, endX, endY } = resolveOpening(start.x, start.y, end.x, end.y, nominal);
  return { opening, startX: start.x, startY: start.y, endX, endY };
}
