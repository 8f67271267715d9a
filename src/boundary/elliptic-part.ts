import type { Vec2 } from "../math/vector.js";
import { lengthOf } from "../nearest/nearest.js";
import type { RoundCurve } from "./contact-curve.js";
import {
  createPlace,
  type Place,
  partedSpans,
  type Span,
  setMiddle,
  setPlace,
  slantOf,
  spanHalves,
  spansOf,
} from "./elliptic-curve.js";

const unit: Vec2 = { x: 0, y: 0 };

/** A part of an elliptic curve, over which the distance from the origin is monotone, with its ends. */
export interface Part {
  readonly curve: RoundCurve;
  readonly span: Span;
  readonly from: Place;
  readonly to: Place;
  readonly length: number;
  /** A bound on its distance from its chord. */
  readonly sagitta: number;
  /** The sign of the slant all along it. */
  readonly slant: number;
}

/** The parts of a curve: found once, since most curves are crossed with many. */
export function partsOfCurve(curve: RoundCurve): readonly Part[] {
  curve.parts ??= partsOf(curve, spansOf(curve));
  return curve.parts;
}

/** The parts of some spans of a curve. */
export function partsOf(curve: RoundCurve, spans: readonly Span[]): Part[] {
  return spans.flatMap((span) =>
    partedSpans(span, curve.feet).map((part) => {
      const { fromX, fromY, toX, toY } = part;
      setMiddle(unit, part);
      const slant = slantOf(placeOn(curve, unit.x, unit.y));
      return partBetween(curve, part, placeOn(curve, fromX, fromY), placeOn(curve, toX, toY), slant);
    }),
  );
}

/** A bound on how far the normal turns along a part that turns by less than a quarter. */
export function turnOf({ length, sagitta }: Part): number {
  return length === 0 ? 0 : (4 * sagitta) / length;
}

export function halvesOf({ curve, span, from, to, slant }: Part): [Part, Part] {
  setMiddle(unit, span);
  const middle = placeOn(curve, unit.x, unit.y);
  const [first, second] = spanHalves(span, unit);
  return [partBetween(curve, first, from, middle, slant), partBetween(curve, second, middle, to, slant)];
}

function placeOn(curve: RoundCurve, ex: number, ey: number): Place {
  const place = createPlace();
  setPlace(place, curve, ex, ey);
  return place;
}

function partBetween(curve: RoundCurve, span: Span, from: Place, to: Place, slant: number): Part {
  const length = lengthOf(to.x - from.x, to.y - from.y);
  // A convex arc is within the triangle of its chord and the tangents at its ends. The tangent of half the turn is sin /
  // (1 + cos).
  const turn = Math.abs(from.nx * to.ny - from.ny * to.nx);
  const sagitta = (length / 2) * (turn / (1 + Math.max(from.nx * to.nx + from.ny * to.ny, 0)));
  return { curve, span, from, to, length, sagitta, slant };
}
