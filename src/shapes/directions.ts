/** The directions that a sector, an annular sector and an arc have in common. */

import { directionFromAngle } from "../math/angle.js";
import { turnDirection } from "../math/turn.js";
import { requireFinite } from "../math/validation.js";
import type { Angle, Direction } from "../math/vector.js";
import { type Directions, type Kind, Opening } from "./kind.js";
import { Nominal, nominalOfAngles, nominalOfDirections, resolveOpening } from "./sector-opening.js";

/** The directions that denote a set, with the opening that goes with them. */
export type WorldDirections = Pick<Directions, "opening" | "startX" | "startY" | "endX" | "endY">;

/** All of a sector, an annular sector or an arc but its radii. */
interface Unturned<K extends Kind> extends Directions {
  readonly kind: K;
  readonly x: number;
  readonly y: number;
}

/**
 * A shape about (x, y) that is not turned yet; messages call it `name`. Its radii are for the caller to assign to it:
 * V8 takes ten times as long for what is spread into a new object, and for every later change of its pose.
 */
export function unturned<K extends Kind>(
  kind: K,
  x: number,
  y: number,
  directions: WorldDirections,
  name: string,
): Unturned<K> {
  const { opening, startX, startY, endX, endY } = directions;
  return {
    kind,
    x: requireFinite(x, `${name}: x`),
    y: requireFinite(y, `${name}: y`),
    opening,
    startX,
    startY,
    endX,
    endY,
    ux: 1,
    uy: 0,
    localStartX: startX,
    localStartY: startY,
    localEndX: endX,
    localEndY: endY,
  };
}

/** The directions between two angles, of a shape that messages call `kind`. */
export function directionsBetween(startAngle: Angle, endAngle: Angle, kind: string): WorldDirections {
  const start = directionFromAngle(startAngle, `${kind}: startAngle`);
  const end = directionFromAngle(endAngle, `${kind}: endAngle`);
  return resolvedDirections(start, end, nominalOfAngles(startAngle, endAngle));
}

/** Directions that do not contradict what is known of the opening between them. */
export function resolvedDirections(start: Direction, end: Direction, nominal: Nominal): WorldDirections {
  const { opening, endX, endY } = resolveOpening(start.x, start.y, end.x, end.y, nominal);
  return { opening, startX: start.x, startY: start.y, endX, endY };
}

/** The opening a shape was made with, before any turn: it follows from its local directions. */
export function madeOpening(shape: Directions): Opening {
  const { localStartX, localStartY, localEndX, localEndY } = shape;
  // Only nothing and the whole disc have equal directions, and a turn exchanges neither.
  if (localStartX === localEndX && localStartY === localEndY) return shape.opening;
  return resolveOpening(localStartX, localStartY, localEndX, localEndY, Nominal.between).opening;
}

/** The world directions and the opening of a shape turned by `turn` from how it was made. */
export function turnedDirections(shape: Directions, turn: Direction): WorldDirections {
  const { localStartX, localStartY, localEndX, localEndY } = shape;
  const nominal =
    madeOpening(shape) === Opening.whole
      ? Nominal.whole
      : nominalOfDirections(localStartX, localStartY, localEndX, localEndY);
  const start = turnDirection(localStartX, localStartY, turn);
  const end = turnDirection(localEndX, localEndY, turn);
  return resolvedDirections(start, end, nominal);
}

/** The directions a shape was made with, before any turn. */
export function directionsWhenMade(shape: Directions): WorldDirections {
  return {
    opening: madeOpening(shape),
    startX: shape.localStartX,
    startY: shape.localStartY,
    endX: shape.localEndX,
    endY: shape.localEndY,
  };
}
