import { spend } from "../math/budget.js";
import { Kind, type Shape, type SimpleShape } from "../shapes/kind.js";
import { partsOf } from "../shapes/reductions.js";
import { beginCrossings, found } from "./crossing/crossing-list.js";
import { addCrossings } from "./find-crossings.js";
import { areBoxesApart } from "./inside.js";
import { surroundings } from "./outline/border.js";
import {
  firstOutline,
  type Outline,
  type OutlineBox,
  secondOutline,
  setOutlineBox,
} from "./outline/outline.js";
import { setOutline } from "./outline/set-outline.js";

/** A part of one of two shapes. */
export class Part implements OutlineBox {
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
    /** Null where the outlines are kept, and not made again when needed. */
    readonly shape: SimpleShape | null,
  ) {}
}

/** The parts of two shapes, those of the first before the others. */
export function partsOfBoth(a: Shape, b: Shape): Part[] {
  return [
    ...partsOf(a).map((shape) => new Part(true, shape)),
    ...partsOf(b).map((shape) => new Part(false, shape)),
  ];
}

/**
 * Sets the boxes of parts, and fills `found` with the crossings of the outlines of each two parts of different shapes
 * and, if asked for, of the same shape. False where doubles cannot decide, and for parts that have no outline here.
 */
export function findCrossingsOfParts(parts: readonly Part[], areOwnAsked: boolean): boolean {
  beginCrossings();
  if (!setBoxes(parts)) return false;
  for (const [i, part] of parts.entries()) {
    spend((parts.length - i) / 8);
    let isSet = false;
    for (let j = i + 1; j < parts.length; j += 1) {
      const other = parts[j] as Part;
      if ((!areOwnAsked && part.isOfFirst === other.isOfFirst) || areBoxesApart(part, other)) continue;
      if (isPoint(part) || isPoint(other)) continue;
      if (!isSet) setOutlineOf(firstOutline, part);
      isSet = true;
      spend(1);
      setOutlineOf(secondOutline, other);
      found.firstPart = i;
      found.secondPart = j;
      if (!addCrossings(firstOutline, secondOutline)) return false;
    }
  }
  return true;
}

/** Sets the outline of a part that is known to have one. */
export function setOutlineOf(out: Outline, { shape }: Part): void {
  if (shape !== null) setOutline(out, shape);
}

export function isPoint({ shape }: Part): boolean {
  return shape?.kind === Kind.point;
}

function setBoxes(parts: readonly Part[]): boolean {
  const borders = parts.filter(({ shape }) => shape?.kind === Kind.halfPlane);
  // Borders may cross far away from the points that they are given by.
  if (borders.length > 1) return false;
  clear(surroundings);
  for (const part of parts) {
    if (part !== borders[0] && !setBox(part)) return false;
    if (part !== borders[0]) widen(surroundings, part);
  }
  return borders.every(setBox);
}

function setBox(part: Part): boolean {
  const { shape } = part;
  if (shape === null) return false;
  if (shape.kind === Kind.point) {
    part.minX = shape.x;
    part.minY = shape.y;
    part.maxX = shape.x;
    part.maxY = shape.y;
    return true;
  }
  if (!setOutline(firstOutline, shape)) return false;
  setOutlineBox(part, firstOutline);
  return true;
}

function clear(out: OutlineBox): void {
  out.minX = Number.POSITIVE_INFINITY;
  out.minY = Number.POSITIVE_INFINITY;
  out.maxX = Number.NEGATIVE_INFINITY;
  out.maxY = Number.NEGATIVE_INFINITY;
}

function widen(out: OutlineBox, { minX, minY, maxX, maxY }: OutlineBox): void {
  out.minX = Math.min(out.minX, minX);
  out.minY = Math.min(out.minY, minY);
  out.maxX = Math.max(out.maxX, maxX);
  out.maxY = Math.max(out.maxY, maxY);
}
