import { normalizingPower } from "../../math/powers-of-two.js";
import { inUnit, sizeOf } from "../../shapes/change-unit.js";
import type { Shape } from "../../shapes/kind.js";
import { addConicCrossings } from "./crossing/conic-crossings.js";
import { addConicEdgeCrossings } from "./crossing/conic-edge-crossings.js";
import { found } from "./crossing/crossing-list.js";
import { addEdgeCrossings } from "./crossing/edge-crossings.js";
import type { Conic } from "./outline/conic.js";
import type { EdgeList } from "./outline/edge-list.js";
import { firstOutline, type Outline, pieceOfRound, secondOutline } from "./outline/outline.js";
import { setOutline } from "./outline/set-outline.js";
import { beginSizes, isRangeMissed } from "./size-range.js";

/** Beyond these, answers in the shapes' own unit could overflow or lose bits. */
const LARGEST_SIZE = 2 ** 900;

/**
 * Fills `found` with all crossings of the outlines of two shapes, which then have no other common points;
 * false where doubles do not tell, and for shapes that have no outline here.
 */
export function findCrossings(a: Shape, b: Shape): boolean {
  found.count = 0;
  found.unit = 1;
  beginSizes(true);
  if (setOutline(firstOutline, a) && setOutline(secondOutline, b))
    return addCrossings(firstOutline, secondOutline);
  return isRangeMissed() && findInOtherUnit(a, b);
}

/**
 * The same in the unit in which the larger size is about 1, so that answers do not depend on the shapes' own.
 */
function findInOtherUnit(a: Shape, b: Shape): boolean {
  const size = Math.max(sizeOf(a), sizeOf(b));
  if (!(size > 1 / LARGEST_SIZE && size < LARGEST_SIZE)) return false;
  const power = normalizingPower(size);
  const first = inUnit(a, power);
  const second = inUnit(b, power);
  if (first === null || second === null) return false;
  beginSizes(false);
  found.unit = 1 / power;
  return (
    setOutline(firstOutline, first) &&
    setOutline(secondOutline, second) &&
    addCrossings(firstOutline, secondOutline)
  );
}

function addCrossings(a: Outline, b: Outline): boolean {
  if (!addRoundCrossings(a, b)) return false;
  const hasEdges = a.edges.count > 0;
  if (b.edges.count === 0) return !hasEdges || addMixedCrossings(b, a.edges, false);
  if (!addMixedCrossings(a, b.edges, true)) return false;
  return !hasEdges || (addMixedCrossings(b, a.edges, false) && addEdgeCrossings(a.edges, b.edges));
}

function addRoundCrossings(a: Outline, b: Outline): boolean {
  for (let i = 0; i < a.roundCount; i += 1) {
    for (let j = 0; j < b.roundCount; j += 1) {
      const isKnown = addConicCrossings(
        a.rounds[i] as Conic,
        pieceOfRound(i),
        b.rounds[j] as Conic,
        pieceOfRound(j),
      );
      if (!isKnown) return false;
    }
  }
  return true;
}

/** Those of the round pieces of the first outline, or the second, with the edges of the other. */
function addMixedCrossings({ rounds, roundCount }: Outline, edges: EdgeList, isFirst: boolean): boolean {
  for (let i = 0; i < roundCount; i += 1) {
    if (!addConicEdgeCrossings(rounds[i] as Conic, pieceOfRound(i), edges, isFirst)) return false;
  }
  return true;
}
