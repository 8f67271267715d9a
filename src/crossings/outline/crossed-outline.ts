import { UNIT_ROUNDOFF } from "../../math/verdict.js";
import type { Bounds } from "../../shapes/bounds.js";
import type { HalfPlane, Shape } from "../../shapes/kind.js";
import {
  Direction,
  isInRange,
  Offset,
  setCombination,
  setDirection,
  setScaled,
  turnByQuarter,
} from "../fine/offset.js";
import { Conic } from "./conic.js";
import { addSide, beginSides, EdgeList, endLoop } from "./edge-list.js";

/** No shape has more circles or ellipses in its outline. */
const MOST_ROUNDS = 4;

/**
 * The straight and the round pieces of an outline, in the order of walking along it with the solid on the
 * side of +y seen towards +x: after each edge comes the round piece of the same number, if there is one.
 */
export class Outline {
  /** The shape that it is of, as long as that is asked about. */
  shape: Shape | null = null;
  readonly edges = new EdgeList();
  readonly rounds = Array.from({ length: MOST_ROUNDS }, () => new Conic());
  roundCount = 0;
}

export const firstOutline = /* @__PURE__ */ new Outline();
export const secondOutline = /* @__PURE__ */ new Outline();

/** The number of an edge in the order of walking along an outline; not all numbers belong to pieces. */
export function pieceOfEdge(edge: number): number {
  return 2 * edge;
}

export function pieceOfRound(round: number): number {
  return 2 * round + 1;
}

/** How many loops an outline has: those of its edges, each with the round pieces after them, or else a whole circle each. */
export function loopCount({ edges, roundCount }: Outline): number {
  return edges.count === 0 ? roundCount : edges.loopEnds.count;
}

/** The first edge of a loop, or its circle. */
export function firstOfLoop({ edges: { loopEnds } }: Outline, loop: number): number {
  if (loop === 0) return 0;
  return loopEnds.count === 0 ? loop : (loopEnds.items[loop - 1] as number);
}

/** What comes after the last edge of a loop, or its circle. */
export function endOfLoop({ edges: { loopEnds } }: Outline, loop: number): number {
  return loopEnds.count === 0 ? loop + 1 : (loopEnds.items[loop] as number);
}

/**
 * Sets a box to one that holds all of an outline, no smaller than it, but for rounding; a half plane's may be far from the
 * base of its edges.
 */
export function setOutlineBox(out: Bounds, { edges, rounds, roundCount }: Outline): void {
  const { x: baseX, y: baseY, minX, minY, maxX, maxY, count, error } = edges;
  const hasEdges = count > 0;
  // Of the base and an offset; boxes are compared with a slack for their sum.
  const errorX = error + 2 * UNIT_ROUNDOFF * Math.abs(baseX);
  const errorY = error + 2 * UNIT_ROUNDOFF * Math.abs(baseY);
  out.minX = hasEdges ? baseX + minX - errorX : Number.POSITIVE_INFINITY;
  out.minY = hasEdges ? baseY + minY - errorY : Number.POSITIVE_INFINITY;
  out.maxX = hasEdges ? baseX + maxX + errorX : Number.NEGATIVE_INFINITY;
  out.maxY = hasEdges ? baseY + maxY + errorY : Number.NEGATIVE_INFINITY;
  for (let i = 0; i < roundCount; i += 1) {
    const { x, y, aside, rx, ry } = rounds[i] as Conic;
    const r = Math.max(rx, ry);
    out.minX = Math.min(out.minX, x + aside.x - r);
    out.minY = Math.min(out.minY, y + aside.y - r);
    out.maxX = Math.max(out.maxX, x + aside.x + r);
    out.maxY = Math.max(out.maxY, y + aside.y + r);
  }
}

/** The number of the edge that a piece is; none if that is not less than the count. */
export function edgeOfPiece(piece: number): number {
  return piece >> 1;
}

/** The round piece that has a number, or null if none has. */
export function conicAt({ rounds, roundCount }: Outline, piece: number): Conic | null {
  const round = piece >> 1;
  return (piece & 1) === 1 && round < roundCount ? (rounds[round] as Conic) : null;
}

/** A box about all that is asked about together with a half plane. */
export const surroundings: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };

const direction = /* @__PURE__ */ new Direction();
const from = /* @__PURE__ */ new Offset();
const to = /* @__PURE__ */ new Offset();
const farFrom = /* @__PURE__ */ new Offset();
const farTo = /* @__PURE__ */ new Offset();
const inward = /* @__PURE__ */ new Offset();

/**
 * Sets an outline to that of a half plane: its border, and three sides of a square beyond the surroundings, which nothing
 * else meets.
 *
 * The border goes through the stored point, along the unit vector u. All else is within R of a point whose foot on the
 * border is at t u from the stored point, at a distance h: so within h + R of the foot. Where t is so large that rounding
 * moves the ends by as much, their error is as large, and nothing is certain.
 */
export function setBorder(out: Outline, shape: HalfPlane): boolean {
  const { minX, minY, maxX, maxY } = surroundings;
  if (!setDirection(direction, -shape.ny, shape.nx)) return false;
  const { unit, way } = direction;
  const awayX = minX / 2 + maxX / 2 - shape.x;
  const awayY = minY / 2 + maxY / 2 - shape.y;
  const foot = unit.x * awayX + unit.y * awayY;
  const height = Math.abs(unit.x * awayY - unit.y * awayX);
  const reach = 2 * (height + (maxX - minX) + (maxY - minY));
  if (!isInRange(reach)) return false;
  setScaled(from, unit, foot - reach, 0);
  setScaled(to, unit, foot + reach, 0);
  setScaled(inward, unit, reach, 0);
  turnByQuarter(inward);
  setCombination(farFrom, 1, from, 1, inward);
  setCombination(farTo, 1, to, 1, inward);
  beginSides(out.edges, shape);
  addSide(out.edges, direction, 0, from, to);
  turnByQuarter(way);
  addSide(out.edges, direction, foot + reach, to, farTo);
  turnByQuarter(way);
  addSide(out.edges, direction, reach, farTo, farFrom);
  turnByQuarter(way);
  addSide(out.edges, direction, reach - foot, farFrom, from);
  endLoop(out.edges);
  return true;
}
