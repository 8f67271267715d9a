import { UNIT_ROUNDOFF } from "../../math/verdict.js";
import type { Shape } from "../../shapes/kind.js";
import { Conic } from "./conic.js";
import { EdgeList } from "./edge-list.js";

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

/** A box that holds all of an outline: no smaller than it, but for rounding. */
export interface OutlineBox {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** Sets a box to one that holds an outline; a half plane's may be far from the base of its edges. */
export function setOutlineBox(out: OutlineBox, { edges, rounds, roundCount }: Outline): void {
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
