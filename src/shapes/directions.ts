/** The directions that a sector, an annular sector and an arc have in common. */

import { directionFromAngle } from "../math/angle.js";
import { turnBy } from "../math/turn.js";
import { requireFinite } from "../math/validation.js";
import { type Angle, type Direction, ScratchVector } from "../math/vector.js";
import { type Directions, type Kind, Opening, type Posed } from "./kind.js";
import {
  Nominal,
  nominalOfAngles,
  nominalOfDirections,
  OpenedDirections,
  resolveOpening,
} from "./sector-opening.js";

/** The directions that define a set, with the opening between them. */
export type WorldDirections = Readonly<OpenedDirections>;

/** A sector, an annular sector or an arc without its radii. */
interface Unturned<K extends Kind> extends Directions, Posed {
  readonly kind: K;
}

/**
 * A shape around (x, y) that is not turned yet; messages call it `name`. The caller must assign its radii: V8 takes ten
 * times as long if they are spread into a new object, and for every later change of its pose.
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

/** The directions between two angles, for a shape that messages call `kind`. */
export function directionsBetween(startAngle: Angle, endAngle: Angle, kind: string): WorldDirections {
  const start = directionFromAngle(startAngle, `${kind}: startAngle`);
  const end = directionFromAngle(endAngle, `${kind}: endAngle`);
  return resolvedDirections(start, end, nominalOfAngles(startAngle, endAngle));
}

/** Directions that are consistent with the nominal opening between them. */
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
  // Only an opening of nothing and a whole one have equal directions, and no rotation exchanges these.
  if (made.startX === made.endX && made.startY === made.endY) return shape.opening;
  resolveOpening(made, Nominal.between);
  return made.opening;
}

/**
 * Rotates the directions with which a shape was made, and finds the opening between them after rounding. On entry, the
 * opening may be that of the shape at any other angle.
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
