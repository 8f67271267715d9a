import { Kind, type Polygon } from "../shapes/kind.js";
import type { OutlinedPart } from "./outlined-pair.js";
import { areApart } from "./piece.js";
import { crossStraights } from "./straight-crossings.js";

/** Above so many edges it would take longer to look at all pairs than to ask exact arithmetic. */
const MOST_EDGES = 128;

/**
 * Whether the loops of a part certainly do not meet themselves or each other, so that the solid is on the left
 * of all of them. The constructor has seen to it, but rounding may cross the edges of a polygon that has been
 * turned or moved.
 */
export function areSurelySimple({ shape, loops }: OutlinedPart): boolean {
  if (shape.kind !== Kind.polygon || shape.convex || isAsConstructed(shape)) return true;
  const edges = loops.flatMap((loop) => loop.filter((piece) => piece.kind === "straight"));
  if (edges.length > MOST_EDGES) return false;
  return edges.every((edge, i) =>
    edges.slice(0, i).every((other) => {
      const isNeighbour = edge.from === other.to || edge.to === other.from;
      return isNeighbour || areApart(edge, other) || crossStraights(edge, other)?.length === 0;
    }),
  );
}

export function isAsConstructed({ vertices, localVertices }: Polygon): boolean {
  return vertices.every((coordinate, i) => coordinate === localVertices[i]);
}
