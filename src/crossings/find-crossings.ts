import { spend } from "../math/cost.js";
import { normalizingPower } from "../math/exact.js";
import { type Bounds, emptyBox, extendBox } from "../shapes/bounds.js";
import { inUnit, sizeOf } from "../shapes/copy.js";
import { Kind, type Shape, type SimpleShape } from "../shapes/kind.js";
import { isUnbounded, isUnion, partsOf, pointAt } from "../shapes/reductions.js";
import { addConicCrossings } from "./crossing/conic-crossings.js";
import { addConicEdgeCrossings } from "./crossing/conic-edge-crossings.js";
import { beginCrossings, found } from "./crossing/crossing-list.js";
import { addEdgeCrossings } from "./crossing/edge-crossings.js";
import { beginSizes, isRangeMissed } from "./fine/offset.js";
import { areBoxesApart } from "./inside.js";
import type { Conic } from "./outline/conic.js";
import {
  firstOutline,
  type Outline,
  pieceOfRound,
  secondOutline,
  setOutlineBox,
  surroundings,
} from "./outline/crossed-outline.js";
import type { EdgeList } from "./outline/edge-list.js";
import { setOutline } from "./outline/set-outline.js";

/** A part of one of two shapes. */
export class Part implements Bounds {
  minX = 0.5;
  minY = 0.5;
  maxX = 0.5;
  maxY = 0.5;
  /** The state of a walk along a loop: whether it is in this part, was so where it began, and crosses it. */
  isIn = false;
  wasIn = false;
  isCrossed = false;

  constructor(
    readonly isOfFirst: boolean,
    public shape: SimpleShape,
  ) {}
}

const NOTHING: SimpleShape = /* @__PURE__ */ pointAt({ x: 0, y: 0 });

/** The parts of two simple shapes, which are used again. */
const ofFirst = /* @__PURE__ */ new Part(true, NOTHING);
const ofSecond = /* @__PURE__ */ new Part(false, NOTHING);

/** The parts of two shapes, those of the first before the others. */
export function partsOfBoth(a: Shape, b: Shape): Part[] {
  if (!isUnion(a) && !isUnion(b)) {
    ofFirst.shape = a;
    ofSecond.shape = b;
    return [ofFirst, ofSecond];
  }
  const parts: Part[] = [];
  for (const shape of partsOf(a)) parts.push(new Part(true, shape));
  for (const shape of partsOf(b)) parts.push(new Part(false, shape));
  return parts;
}

/**
 * Sets the boxes of parts, and fills `found` with the crossings of the outlines of each two parts of different shapes
 * and, if asked for, of the same shape. False where doubles cannot decide, and for parts that have no outline here.
 */
export function findCrossingsOfParts(parts: readonly Part[], areOwnAsked: boolean): boolean {
  beginCrossings();
  if (areTwoOutlines(parts)) {
    const [first, second] = parts;
    found.firstPart = 0;
    found.secondPart = 1;
    return (
      setOutline(firstOutline, first.shape) &&
      setOutline(secondOutline, second.shape) &&
      addCrossings(firstOutline, secondOutline)
    );
  }
  if (!setBoxes(parts)) return false;
  for (let i = 0; i < parts.length; i += 1) {
    const part = parts[i] as Part;
    spend((parts.length - i) / 8);
    for (let j = i + 1; j < parts.length; j += 1) {
      const other = parts[j] as Part;
      if ((!areOwnAsked && part.isOfFirst === other.isOfFirst) || areBoxesApart(part, other)) continue;
      if (isPoint(part) || isPoint(other)) continue;
      spend(1);
      found.firstPart = i;
      found.secondPart = j;
      const outline = outlineOf(part);
      if (!addCrossings(outline, outlineOf(other, outline))) return false;
    }
  }
  return true;
}

/** Whether the outlines of some parts are crossed without a look at boxes: those of two shapes that need no other's. */
function areTwoOutlines(parts: readonly Part[]): parts is readonly [Part, Part] {
  const [a, b] = parts;
  return (
    parts.length === 2 && a?.isOfFirst !== b?.isOfFirst && parts.every(({ shape }) => hasOwnOutline(shape))
  );
}

function hasOwnOutline(shape: SimpleShape): boolean {
  return shape.kind !== Kind.point && !isUnbounded(shape);
}

/** The outline of a part that is known to have one. The last two that were asked for are kept, or one that is given and the last. */
export function outlineOf({ shape }: Part, kept: Outline = firstOutline): Outline {
  if (firstOutline.shape === shape) return firstOutline;
  if (secondOutline.shape === shape) return secondOutline;
  const out = kept === firstOutline ? secondOutline : firstOutline;
  setOutline(out, shape);
  return out;
}

export function isPoint({ shape }: Part): boolean {
  return shape.kind === Kind.point;
}

/** Sets the boxes, that of a half plane last: its outline depends on the others. */
function setBoxes(parts: readonly Part[]): boolean {
  firstOutline.shape = null;
  secondOutline.shape = null;
  let border: Part | null = null;
  for (let i = 0; i < parts.length; i += 1) {
    const part = parts[i] as Part;
    if (isUnbounded(part.shape)) {
      // Borders may cross far away from the points that they are given by.
      if (border !== null) return false;
      border = part;
    } else if (!setBox(part)) return false;
  }
  if (border === null) return true;
  emptyBox(surroundings);
  for (const part of parts) if (part !== border) extendBox(surroundings, part);
  return setBox(border);
}

function setBox(part: Part): boolean {
  const { shape } = part;
  if (shape.kind === Kind.point) {
    part.minX = shape.x;
    part.minY = shape.y;
    part.maxX = shape.x;
    part.maxY = shape.y;
    return true;
  }
  const outline = firstOutline.shape === null ? firstOutline : secondOutline;
  if (!setOutline(outline, shape)) return false;
  setOutlineBox(part, outline);
  return true;
}

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
  if (!isUnion(shape)) return isUnbounded(shape) ? 0 : sizeOf(shape);
  let size = 0;
  for (const part of shape.parts) {
    const away = Math.max(Math.abs(part.x - shape.x), Math.abs(part.y - shape.y));
    size = Math.max(size, boundedSizeOf(part), away);
  }
  return size;
}

/** Adds the crossings of two outlines; false where doubles cannot decide. */
function addCrossings(a: Outline, b: Outline): boolean {
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
