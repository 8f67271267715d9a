import { productError } from "../../math/rounding.js";
import { UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../../math/verdict.js";
import { DIRECTION_ERROR, Offset, sumRest } from "../fine/offset.js";
import type { Expansion } from "../newton.js";
import { EDGE, type EdgeList, LINE, Line } from "../outline/edge-list.js";

/**
 * The line that an edge is on: the points p with d × (p − a) = level, for a stored point a = (x, y); greater
 * inside.
 */
export class Edge {
  readonly isStraight = true;
  readonly isWhole = true;
  /** The origin of coordinates, relative to a. */
  readonly anchor = new Offset();
  /** Whether that is a itself. */
  isAnchor = false;
  x = 0.5;
  y = 0.5;
  dx = 0.5;
  dxLow = 0.5;
  dy = 0.5;
  dyLow = 0.5;
  level = 0.5;
  levelLow = 0.5;
}

/** Sets all but the anchor to an edge of a list. */
export function setEdge(out: Edge, list: EdgeList, edge: number): void {
  if (list.isStored) setStoredEdge(out, list, edge);
  else setLine(out, list, edge);
}

/** Takes the line through both ends, relative to the first. */
function setStoredEdge(out: Edge, { numbers }: EdgeList, edge: number): void {
  const at = EDGE * edge;
  const ax = numbers[at] as number;
  const ay = numbers[at + 1] as number;
  const bx = numbers[at + 2] as number;
  const by = numbers[at + 3] as number;
  const dx = bx - ax;
  const dy = by - ay;
  out.x = ax;
  out.y = ay;
  out.dx = dx;
  out.dxLow = sumRest(bx, -ax, dx);
  out.dy = dy;
  out.dyLow = sumRest(by, -ay, dy);
  out.level = 0;
  out.levelLow = 0;
}

function setLine(out: Edge, { x, y, lines }: EdgeList, edge: number): void {
  const at = LINE * edge;
  out.x = x;
  out.y = y;
  out.dx = lines[at + Line.dx] as number;
  out.dxLow = lines[at + Line.dxLow] as number;
  out.dy = lines[at + Line.dy] as number;
  out.dyLow = lines[at + Line.dyLow] as number;
  out.level = lines[at + Line.level] as number;
  out.levelLow = lines[at + Line.levelLow] as number;
}

/** The x of all points of a vertical edge: its d is exact and its level 0, or d has length 1 and the level is exact. */
export function abscissaOf({ x, dy, level }: Edge): number {
  return x - level / dy;
}

/** The y of all points of a horizontal edge. */
export function ordinateOf({ y, dx, level }: Edge): number {
  return y + level / dx;
}

/**
 * With u the unit roundoff and m the magnitude of both products and the level: the low part is below 6 u m and passes 9
 * roundings, and the product of two low parts is left out; 55 u² m at most.
 */
const VALUE_ERROR = 2 ** 6 * UNIT_ROUNDOFF * UNIT_ROUNDOFF;

/** Levels are products, in pairs of doubles, of a direction's length and a size or its negative. */
const LEVEL_ERROR = 2 * DIRECTION_ERROR;

/** Expands the line of an edge about a point relative to a. */
export function expandEdge(edge: Edge, v: Offset, out: Expansion): void {
  const { dx, dxLow, dy, dyLow, level } = edge;
  const ahead = dx * v.y;
  const back = dy * v.x;
  const cross = ahead - back;
  const value = cross - level;
  const rest =
    productError(dx, v.y, ahead) -
    productError(dy, v.x, back) +
    (dx * v.yLow + dxLow * v.y - (dy * v.xLow + dyLow * v.x));
  const low = sumRest(ahead, -back, cross) + rest;
  const size = Math.abs(dx) + Math.abs(dy);
  const levelSize = Math.abs(level);
  out.value = value + (sumRest(cross, -level, value) + (low - edge.levelLow));
  out.gradientX = -dy;
  out.gradientY = dx;
  out.bend = 0;
  out.gradientError = 4 * UNIT_ROUNDOFF * size;
  out.valueError =
    VALUE_ERROR * (Math.abs(ahead) + Math.abs(back) + levelSize) +
    LEVEL_ERROR * levelSize +
    2 * v.error * size +
    UNDERFLOW_ERROR;
}
