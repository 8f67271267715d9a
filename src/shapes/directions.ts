/** The directions that a sector, an annular sector and an arc have in common. */

import { directionFromAngle } from "../math/angle.js";
import { turnDirection } from "../math/turn.js";
import type { Angle, Direction } from "../math/vector.js";
import { type Directions, Opening } from "./kind.js";
import { Nominal, nominalOfAngles, nominalOfDirections, resolveOpening } from "./sector-opening.js";

/** The directions that denote a set, with the opening that goes with them. */
export type WorldDirections = Pick<Directions, "opening" | "startX" | "startY" | "endX" | "endY">;

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
