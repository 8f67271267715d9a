import type { Shape } from "../../src/shapes/kind.js";
import { boxHoldsPoint } from "./box.js";
import { ellipseFormAt, roundFigure } from "./conic.js";
import { type FigureShape, figureOf, isFigureShape, lengthsOf, vectorOf } from "./figure.js";
import { commonExponent } from "./integer.js";
import { oracleOverlaps } from "./overlaps.js";
import { wedgeHoldsPoint } from "./wedge.js";

/** Whether (x, y) lies in the closed set, by its definition, in exact arithmetic over the integers. All kinds. */
export function oracleContainsPoint(shape: Shape, x: number, y: number): boolean {
  if (!Number.isFinite(x) || !Number.isFinite(y)) return false;
  return isFigureShape(shape) ? figureHolds(shape, x, y) : oracleOverlaps(shape, { kind: 0, x, y });
}

function figureHolds(shape: FigureShape, x: number, y: number): boolean {
  const exponent = commonExponent(...lengthsOf(shape), x, y);
  const figure = figureOf(shape, exponent);
  const p = vectorOf(x, y, exponent);
  switch (figure.form) {
    case "disc": {
      const { x: dx, y: dy } = { x: p.x - figure.centre.x, y: p.y - figure.centre.y };
      return dx * dx + dy * dy <= figure.radius * figure.radius;
    }
    case "oval":
      return ellipseFormAt(roundFigure(figure), p) <= 0n;
    case "box":
      return boxHoldsPoint(figure, p);
    case "wedge":
      return wedgeHoldsPoint(figure, p);
  }
}
