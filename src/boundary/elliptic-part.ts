import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import type { RoundCurve } from "./contact-curve.js";
import { createPlace, type Place, partedSpans, type Span, setMiddle, setPlace } from "./elliptic-curve.js";

const unit: Vec2 = { x: 0, y: 0 };

/** A part of an elliptic curve, over which the distance from the origin is monotone, with its ends. */
export interface Part {
  readonly curve: RoundCurve;
  readonly span: Span;
  readonly from: Place;
  readonly to: Place;
  readonly length: number;
  /** How far it may be from the straight line between its ends. */
  readonly sagitta: number;
  /** The sign of the slant all along it. */
  readonly slant: number;
}

/** The parts of some spans of a curve. */
export function partsOf(curve: RoundCurve, spans: readonly Span[]): Part[] {
  return spans.flatMap((span) =>
    partedSpans(span, curve.feet).map((part) => {
      setMiddle(unit, part);
      const middle = createPlace();
      setPlace(middle, curve, unit.x, unit.y);
      return partOf(curve, part, slantOf(middle));
    }),
  );
}

/** How far a translation is to one side of the normal: it is between two normals on opposite sides of them. */
export function slantOf({ x, y, nx, ny }: Place): number {
  return nx * y - ny * x;
}

export function halvesOf({ curve, span, slant }: Part): Part[] {
  setMiddle(unit, span);
  const { x, y } = unit;
  return [
    partOf(curve, { ...span, toX: x, toY: y }, slant),
    partOf(curve, { ...span, fromX: x, fromY: y }, slant),
  ];
}

function partOf(curve: RoundCurve, span: Span, slant: number): Part {
  const from = createPlace();
  const to = createPlace();
  setPlace(from, curve, span.fromX, span.fromY);
  setPlace(to, curve, span.toX, span.toY);
  const length = lengthOf(to.x - from.x, to.y - from.y);
  // A convex arc is within the triangle of its chord and the tangents at its ends; the half turn's tangent is
  // sin / (1 + cos) of the whole one.
  const turn = Math.abs(from.nx * to.ny - from.ny * to.nx);
  const sagitta = (length / 2) * (turn / (1 + Math.max(from.nx * to.nx + from.ny * to.ny, 0)));
  return { curve, span, from, to, length, sagitta, slant };
}
