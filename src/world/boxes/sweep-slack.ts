import type { Bounds } from "../../query/bounds.js";
import { Kind, type Shape } from "../../shapes/kind.js";

/** The share of extents, distance and way within which `sweep` may report a touch: 5e-13, some thirty times over. */
const SWEEP_ERROR = 2 ** -36;

/** The same of `sweepTurning`: 4e-9, fifteen times over. */
const TURNING_ERROR = 2 ** -24;

/** Makes a box so much larger that a sweep reports no touch outside of it. */
export function widenForSweep(box: Bounds, size: number): void {
  widen(box, SWEEP_ERROR * size);
}

export function widenForTurningSweep(box: Bounds, size: number): void {
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
