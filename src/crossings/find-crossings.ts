import { spend } from "../math/budget.js";
import { normalizingPower } from "../math/powers-of-two.js";
import { inUnit, sizeOf } from "../shapes/change-unit.js";
import { Kind, type Shape } from "../shapes/kind.js";
import { addConicCrossings } from "./crossing/conic-crossings.js";
import { addConicEdgeCrossings } from "./crossing/conic-edge-crossings.js";
import { found } from "./crossing/crossing-list.js";
import { addEdgeCrossings } from "./crossing/edge-crossings.js";
import { beginSizes, isRangeMissed } from "./fine/offset.js";
import type { Conic } from "./outline/conic.js";
import type { EdgeList } from "./outline/edge-list.js";
import { type Outline, pieceOfRound } from "./outline/outline.js";

/** With larger sizes, answers in the shapes' own unit could overflow or lose bits. */
const LARGEST_SIZE = 2 ** 900;

/**
 * Asks about two shapes in their own unit of length, with `found.unit` = 1, and if sizes are out of range, once more in a
 * unit in which the larger size is about 1, so that answers do not depend on the unit. Null if both give null.
 */
export function inUnits<Answer>(
  a: Shape,
  b: Shape,
  ask: (a: Shape, b: Shape) => Answer | null,
): Answer | null {
  found.unit = 1;
  beginSizes(true);
  return ask(a, b) ?? (isRangeMissed() ? inOtherUnit(a, b, ask) : null);
}

function inOtherUnit<Answer>(a: Shape, b: Shape, ask: (a: Shape, b: Shape) => Answer | null): Answer | null {
  const size = Math.max(boundedSizeOf(a), boundedSizeOf(b));
  if (!(size > 1 / LARGEST_SIZE && size < LARGEST_SIZE)) return null;
  const power = normalizingPower(size);
  const first = inUnit(a, power);
  const second = inUnit(b, power);
  if (first === null || second === null) return null;
  beginSizes(false);
  found.unit = 1 / power;
  return ask(first, second);
}

/** About how large a shape is, but for half planes. */
function boundedSizeOf(shape: Shape): number {
  if (shape.kind !== Kind.compound) return shape.kind === Kind.halfPlane ? 0 : sizeOf(shape);
  let size = 0;
  for (const part of shape.parts) {
    const away = Math.max(Math.abs(part.x - shape.x), Math.abs(part.y - shape.y));
    size = Math.max(size, boundedSizeOf(part), away);
  }
  return size;
}

/** Adds the crossings of two outlines; false where doubles cannot decide. */
export function addCrossings(a: Outline, b: Outline): boolean {
  if (!addRoundCrossings(a, b)) return false;
  const hasEdges = a.edges.count > 0;
  if (b.edges.count === 0) return !hasEdges || addMixedCrossings(b, a.edges, false);
  if (!addMixedCrossings(a, b.edges, true)) return false;
  return !hasEdges || (addMixedCrossings(b, a.edges, false) && addEdgeCrossings(a.edges, b.edges));
}

function addRoundCrossings(a: Outline, b: Outline): boolean {
  for (let i = 0; i < a.roundCount; i += 1) {
    spend(5 * b.roundCount);
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

/** Adds the crossings of the round pieces of the first outline, or the second, with the edges of the other. */
function addMixedCrossings({ rounds, roundCount }: Outline, edges: EdgeList, isFirst: boolean): boolean {
  for (let i = 0; i < roundCount; i += 1) {
    spend(1 + edges.count / 8);
    if (!addConicEdgeCrossings(rounds[i] as Conic, pieceOfRound(i), edges, isFirst)) return false;
  }
  return true;
}
