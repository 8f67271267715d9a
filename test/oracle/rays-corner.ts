import type { SimpleShape } from "../../src/shapes/kind.js";
import { kindNumbers } from "./primitive.js";
import type { PartSide, Side } from "./rays-interval.js";
import { type Crossing, isDot, normalOn } from "./rays-normal.js";
import { accuracyInForce, Real } from "./real.js";
import { dotReal, lengthOfReal, type RealVector } from "./real-vector.js";

/**
 * Of the normals on all sides that a point lies on the steepest, the first of equally steep ones; undefined where
 * the point rounds to the centre of its curve.
 */
export function normalAt(
  parts: readonly SimpleShape[],
  sides: readonly PartSide[],
  crossing: Crossing,
): RealVector | undefined {
  const length = lengthOfReal(crossing.direction);
  const same = new Real(1n, 60 - accuracyInForce());
  let best: RealVector | undefined;
  let greatest: Real | undefined;
  for (const [part, shape] of parts.entries()) {
    for (const side of sidesOf(
      shape,
      sides.filter((side) => side.part === part),
    )) {
      const normal = normalOn(shape, { ...crossing, side });
      if (normal === undefined) return undefined;
      const slope = dotReal(normal, crossing.direction).dividedBy(length).times(Real.of(crossing.sense));
      if (greatest === undefined || slope.compare(greatest.plus(same)) > 0) {
        best = normal;
        greatest = slope;
      }
    }
  }
  if (best === undefined) throw new Error("an end without a side");
  return best;
}

/** In order; a piece of length 0 has no say where another of its shape is met. */
function sidesOf(shape: SimpleShape, sides: readonly PartSide[]): Side[] {
  const proper = sides.filter(({ side }) => !isDot(side));
  const ordered = (proper.length > 0 ? proper : sides).toSorted(
    (a, b) => rankOf(shape, a) - rankOf(shape, b),
  );
  return ordered.map(({ side }) => side);
}

/** Which of several sides comes first: the order of the pieces and of the axes, edges before arcs. */
function rankOf(shape: SimpleShape, { piece, side }: PartSide): number {
  switch (side.form) {
    case "start":
      return 0;
    case "end":
      return 1;
    case "whole":
    case "outer":
    case "inner":
      return 2;
    case "edge": {
      const isBox = shape.kind === kindNumbers.rect || shape.kind === kindNumbers.roundedRect;
      return isBox
        ? (side.index + 1) % 2
        : shape.kind === kindNumbers.polygon
          ? side.ring * 1e6 + side.index
          : piece;
    }
  }
}
