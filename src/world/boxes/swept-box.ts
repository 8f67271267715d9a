import type { Bounds } from "../../shapes/bounds.js";
import { Kind, type Shape } from "../../shapes/kind.js";
import type { TurningMotion } from "../../sweep/course.js";

/** A few ulp, by which points and boxes may be off, are less than the square of this relative to their coordinates. */
const COORDINATE_ERROR = 2 ** -24;

const box: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };

/**
 * Writes, at sweptBoxes[at … at + 3], a box that holds all positions of a shape in a motion, which has brought it into
 * the box boxes[from … from + 3], with a margin for the errors of a sweep.
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
    // At any angle about its position, the shape reaches no farther than its box does along both axes together.
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
  // With the box, since a shape may be far from its position.
  const coordinates =
    Math.max(-box.minX, box.maxX, 0) + Math.max(-box.minY, box.maxY, 0) + Math.abs(x) + Math.abs(y) + way;
  widenForTurningSweep(box, size + way + hiddenExtent(shape) + COORDINATE_ERROR * coordinates);
  sweptBoxes[at] = box.minX;
  sweptBoxes[at + 1] = box.minY;
  sweptBoxes[at + 2] = box.maxX;
  sweptBoxes[at + 3] = box.maxY;
}

/** Some thirty times the error of `sweep`, 5e-13, relative to extents, distance and path. */
const SWEEP_ERROR = 2 ** -36;

/** Fifteen times that of `sweepTurning`, 4e-9. */
const TURNING_ERROR = 2 ** -24;

/** Widens a box so that a sweep reports no touch outside of it. */
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
 * A short arc of an enormous circle has a small box, but the errors of a sweep are relative to the radius and to the
 * distance of the centre: searches by boxes must allow for them.
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
