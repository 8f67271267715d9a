import { outerRadius } from "../../forms/wedge.js";
import type { Bounds } from "../../shapes/bounds.js";
import { Kind, type Shape } from "../../shapes/kind.js";
import { isRing } from "../../shapes/reductions.js";
import type { TurningMotion } from "../../sweep/course.js";

/** A few ulp, by which points and boxes may be off, are less than the square of this relative to their coordinates. */
const COORDINATE_ERROR = 2 ** -24;

const box: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };

/**
 * Writes, at boxes[at … at + 3], a box that holds a shape at any angle that it has in a motion, where it is at its end, in
 * the box ends[from … from + 3], with a margin for the errors of a sweep. So the box moves as the shape does.
 */
export function writeMovingBox(
  boxes: Float64Array,
  at: number,
  shape: Shape,
  ends: Float64Array,
  from: number,
  motion: TurningMotion,
): void {
  const { x, y } = shape;
  box.minX = ends[from] as number;
  box.minY = ends[from + 1] as number;
  box.maxX = ends[from + 2] as number;
  box.maxY = ends[from + 3] as number;
  if (motion.turn !== 0) {
    // At any angle about its position, the shape reaches no farther than its box does along both axes together.
    const arm = Math.max(box.maxX - x, x - box.minX) + Math.max(box.maxY - y, y - box.minY);
    box.minX = x - arm;
    box.minY = y - arm;
    box.maxX = x + arm;
    box.maxY = y + arm;
  }
  const size = box.maxX - box.minX + (box.maxY - box.minY);
  const way = Math.abs(motion.x) + Math.abs(motion.y);
  // With the box, since a shape may be far from its position.
  const coordinates =
    Math.max(-box.minX, box.maxX, 0) + Math.max(-box.minY, box.maxY, 0) + Math.abs(x) + Math.abs(y) + 3 * way;
  widenForTurningSweep(box, size + way + hiddenExtent(shape) + COORDINATE_ERROR * coordinates);
  boxes[at] = box.minX;
  boxes[at + 1] = box.minY;
  boxes[at + 2] = box.maxX;
  boxes[at + 3] = box.maxY;
}

/** Makes a box that moves hold all places that it has been at. */
export function extendBack(boxes: Float64Array, at: number, { x, y }: TurningMotion): void {
  if (x > 0) boxes[at] = (boxes[at] as number) - x;
  else boxes[at + 2] = (boxes[at + 2] as number) - x;
  if (y > 0) boxes[at + 1] = (boxes[at + 1] as number) - y;
  else boxes[at + 3] = (boxes[at + 3] as number) - y;
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
  if (shape.kind === Kind.compound) {
    return shape.parts.reduce((greatest, part) => Math.max(greatest, hiddenExtent(part)), 0);
  }
  return isRing(shape) ? 4 * outerRadius(shape) : 0;
}
