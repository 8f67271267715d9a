import { Conic } from "./conic.js";
import { EdgeList } from "./edge-list.js";

/** No shape has more circles or ellipses in its outline. */
const MOST_ROUNDS = 4;

/**
 * The straight and the round pieces of an outline, in the order of walking along it with the solid on the
 * side of +y seen towards +x: after each edge comes the round piece of the same number, if there is one.
 */
export class Outline {
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

export function pieceCount({ edges, roundCount }: Outline): number {
  return 2 * Math.max(edges.count, roundCount);
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
