import type { Bounds } from "../../shapes/bounds.js";
import { Kind, type Shape } from "../../shapes/kind.js";
import type { TurningMotion } from "../../sweep/course.js";

/** The share of the coordinates that points and boxes may be off by, a few ulp, is less than its square. */
const COORDINATE_ERROR = 2 ** -24;

const box: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };

/**
 * Writes, at sweptBoxes[at … at + 3], a box about all places that a shape has been at in a motion, which has brought it
 * into the box boxes[from … from + 3]; by more than what a sweep may be off by.
 */
export function writeSweptBox(
  sweptBoxes: Float64Array,
  at: number,
  shape: Shape,
  boxes: Float64Array,
  from: number,
  motion: TurningMotion,
): void {
  const { x, y } = shape;
  box.minX = boxes[from] as number;
  box.minY = boxes[from + 1] as number;
  box.maxX = boxes[from + 2] as number;
  box.maxY = boxes[from + 3] as number;
  if (motion.turn !== 0) {
    // Turned any way about its position, it reaches no farther from there than its box does.
    const arm = Math.max(box.maxX - x, x - box.minX) + Math.max(box.maxY - y, y - box.minY);
    box.minX = x - arm;
    box.minY = y - arm;
    box.maxX = x + arm;
    box.maxY = y + arm;
  }
  const size = box.maxX - box.minX + (box.maxY - box.minY);
  box.minX = Math.min(box.minX, box.minX - motion.x);
  box.minY = Math.min(box.minY, box.minY - motion.y);
  box.maxX = Math.max(box.maxX, box.maxX - motion.x);
  box.maxY = Math.max(box.maxY, box.maxY - motion.y);
  const way = Math.abs(motion.x) + Math.abs(motion.y);
  // Of the box, for a shape may be far from its position.
  const coordinates =
    Math.max(-box.minX, box.maxX, 0) + Math.max(-box.minY, box.maxY, 0) + Math.abs(x) + Math.abs(y) + way;
  widenForTurningSweep(box, size + way + hiddenExtent(shape) + COORDINATE_ERROR * coordinates);
  sweptBoxes[at] = box.minX;
  sweptBoxes[at + 1] = box.minY;
  sweptBoxes[at + 2] = box.maxX;
  sweptBoxes[at + 3] = box.maxY;
}

/** The share of extents, distance and way within which `sweep` may report a touch: 5e-13, some thirty times over. */
const SWEEP_ERROR = 2 ** -36;

/** The same of `sweepTurning`: 4e-9, fifteen times over. */
const TURNING_ERROR = 2 ** -24;

/** Makes a box so much larger that a sweep reports no touch outside of it. */
export function widenForSweep(box: Bounds, size: number): void {
  widen(box, SWEEP_ERROR * size);
}

function widenForTurningSweep(box: Bounds, size: number): void {
  widen(box, TURNING_ERROR * size);
}

function widen(box: Bounds, width: number): void {
  box.minX -= width;
  box.minY -= width;
  box.maxX += width;
  box.maxY += width;
}

/**
 * An extent that the box of a shape does not show: four radii of arcs and annular sectors, 0 of other kinds.
 *
 * A short arc of an enormous circle has a small box, but what a sweep may be off by is relative to the radius and to the
 * distance of the centre: what finds candidates by boxes must allow for it.
 */
export function hiddenExtent(shape: Shape): number {
  switch (shape.kind) {
    case Kind.arc:
      return 4 * shape.r;
    case Kind.annularSector:
      return 4 * shape.outerR;
    case Kind.compound:
      return shape.parts.reduce((greatest, part) => Math.max(greatest, hiddenExtent(part)), 0);
    default:
      return 0;
  }
}
