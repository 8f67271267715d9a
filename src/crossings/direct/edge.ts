import { productError } from "../../math/rounding.js";
import { UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../../math/verdict.js";
import type { Expansion } from "../newton.js";
import { EDGE, type EdgeList } from "./edge-list.js";
import { Offset, sumRest } from "./offset.js";

/** The edge from a stored point a = (x, y) to a stored point b; its line as the zeros of (b − a) × (p − a). */
export class Edge {
  readonly isStraight = true;
  /** What coordinates are counted from, as seen from a. */
  readonly anchor = new Offset();
  /** Whether that is where it is itself. */
  isAnchor = false;
  x = 0.5;
  y = 0.5;
  endX = 0.5;
  endY = 0.5;
  dx = 0.5;
  dxLow = 0.5;
  dy = 0.5;
  dyLow = 0.5;
}

/** Sets all but the anchor to an edge of a list. */
export function setEdge(out: Edge, { numbers }: EdgeList, edge: number): void {
  const at = EDGE * edge;
  const ax = numbers[at] as number;
  const ay = numbers[at + 1] as number;
  const bx = numbers[at + 2] as number;
  const by = numbers[at + 3] as number;
  const dx = bx - ax;
  const dy = by - ay;
  out.x = ax;
  out.y = ay;
  out.endX = bx;
  out.endY = by;
  out.dx = dx;
  out.dxLow = sumRest(bx, -ax, dx);
  out.dy = dy;
  out.dyLow = sumRest(by, -ay, dy);
}

/**
 * With u the unit roundoff and m the magnitude of both products: the low part is below 5 u m and passes 8 roundings, and
 * the product of two low parts is left out: 42 u² m at most.
 */
const VALUE_ERROR = 2 ** 6 * UNIT_ROUNDOFF * UNIT_ROUNDOFF;

/** Expands the line of an edge about a point that is seen from its beginning. */
export function expandEdge({ dx, dxLow, dy, dyLow }: Edge, v: Offset, out: Expansion): void {
  const ahead = dx * v.y;
  const back = dy * v.x;
  const value = ahead - back;
  const rest =
    productError(dx, v.y, ahead) -
    productError(dy, v.x, back) +
    (dx * v.yLow + dxLow * v.y - (dy * v.xLow + dyLow * v.x));
  const size = Math.abs(dx) + Math.abs(dy);
  out.value = value + (sumRest(ahead, -back, value) + rest);
  out.gradientX = -dy;
  out.gradientY = dx;
  out.bend = 0;
  out.gradientError = UNIT_ROUNDOFF * size;
  out.valueError = VALUE_ERROR * (Math.abs(ahead) + Math.abs(back)) + 2 * v.error * size + UNDERFLOW_ERROR;
}
