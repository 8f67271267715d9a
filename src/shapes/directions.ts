/** The directions that a sector, an annular sector and an arc have in common. */

import { directionFromAngle } from "../math/angle.js";
import { turnBy } from "../math/turn.js";
import { requireFinite } from "../math/validation.js";
import { type Angle, type Direction, ScratchVector } from "../math/vector.js";
import { type Directions, type Kind, Opening } from "./kind.js";
import {
  Nominal,
  nominalOfAngles,
  nominalOfDirections,
  OpenedDirections,
  resolveOpening,
} from "./sector-opening.js";

/** The directions that denote a set, with the opening that goes with them. */
export type WorldDirections = Readonly<OpenedDirections>;

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
  const directions = new OpenedDirections();
  directions.startX = start.x;
  directions.startY = start.y;
  directions.endX = end.x;
  directions.endY = end.y;
  resolveOpening(directions, nominal);
  return directions;
}

const made = /* @__PURE__ */ new OpenedDirections();
const start = /* @__PURE__ */ new ScratchVector();
const end = /* @__PURE__ */ new ScratchVector();

/** The opening a shape was made with, before any turn: it follows from its local directions. */
export function madeOpening(shape: Directions): Opening {
  made.startX = shape.localStartX;
  made.startY = shape.localStartY;
  made.endX = shape.localEndX;
  made.endY = shape.localEndY;
  // Only nothing and the whole disc have equal directions, and a turn exchanges neither.
  if (made.startX === made.endX && made.startY === made.endY) return shape.opening;
  resolveOpening(made, Nominal.between);
  return made.opening;
}

/**
 * Turns the directions that a shape was made with, and finds the opening between them as they are rounded. Before, the
 * opening may be the one that the shape has at any other turn.
 */
export function turnDirections(directions: OpenedDirections, turn: Direction): void {
  start.x = directions.startX;
  start.y = directions.startY;
  end.x = directions.endX;
  end.y = directions.endY;
  const isWhole = directions.opening === Opening.whole && start.x === end.x && start.y === end.y;
  const nominal = isWhole ? Nominal.whole : nominalOfDirections(directions);
  turnBy(start, turn);
  turnBy(end, turn);
  directions.startX = start.x;
  directions.startY = start.y;
  directions.endX = end.x;
  directions.endY = end.y;
  resolveOpening(directions, nominal);
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
