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
    readonly shape: SimpleShape,
  ) {}
}

/** The parts of two shapes, those of the first before the others. */
export function partsOfBoth(a: Shape, b: Shape): Part[] {
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
  surroundings.minX = Number.POSITIVE_INFINITY;
  surroundings.minY = Number.POSITIVE_INFINITY;
  surroundings.maxX = Number.NEGATIVE_INFINITY;
  surroundings.maxY = Number.NEGATIVE_INFINITY;
  firstOutline.shape = null;
  secondOutline.shape = null;
  let border: Part | null = null;
  for (const part of parts) {
    if (part.shape.kind !== Kind.halfPlane) {
      if (!setBox(part)) return false;
      widen(surroundings, part);
      continue;
    }
    // Borders may cross far away from the points that they are given by.
    if (border !== null) return false;
    border = part;
  }
  return border === null || setBox(border);
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

function widen(out: OutlineBox, { minX, minY, maxX, maxY }: OutlineBox): void {
  out.minX = Math.min(out.minX, minX);
  out.minY = Math.min(out.minY, minY);
  out.maxX = Math.max(out.maxX, maxX);
  out.maxY = Math.max(out.maxY, maxY);
}
