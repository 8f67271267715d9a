/** Where two elliptic curves cross that run along each other: by the height of one above the other. */

import { setUnitVector } from "../math/unit-vector.js";
import type { Vec2 } from "../math/vector.js";
import {
  bendAt,
  bisectSpan,
  createPlace,
  type Place,
  type Span,
  setMiddle,
  setParameter,
  setPlace,
  spanHalves,
} from "./elliptic-curve.js";
import { type CurveCrossing, setCrossingFrom } from "./elliptic-newton.js";
import type { Part } from "./elliptic-part.js";

/** Halvings of a part, at whose ends it is seen whether one curve is above the other. */
const HALVINGS = 6;

const place: Place = /* @__PURE__ */ createPlace();
const below: Place = /* @__PURE__ */ createPlace();
const unit: Vec2 = { x: 0, y: 0 };
const middle: Vec2 = { x: 0, y: 0 };
const onP: Vec2 = { x: 1, y: 0 };
const onQ: Vec2 = { x: 1, y: 0 };

/**
 * Sets `crossing` to each place, and calls `add` there, where p goes from one side of q's curve to the other, by some 64 places
 * of p; not always between the ends of both. Two crossings between neighbouring places are passed over.
 */
export function crossAlong(p: Part, q: Part, crossing: CurveCrossing, add: () => void): void {
  const search = (span: Span, halvings: number): void => {
    if (halvings > 0) {
      setMiddle(middle, span);
      for (const half of spanHalves(span, middle)) search(half, halvings - 1);
      return;
    }
    const isAbove = heightAbove(p, q, span.fromX, span.fromY) > 0;
    if (heightAbove(p, q, span.toX, span.toY) > 0 === isAbove) return;
    bisectSpan(onP, span, (ex, ey) => heightAbove(p, q, ex, ey) > 0 === isAbove);
    heightAbove(p, q, onP.x, onP.y);
    // Left by the height: the parameter of q's place there.
    onQ.x = unit.x;
    onQ.y = unit.y;
    if (setCrossingFrom(crossing, p, q, onP, onQ)) add();
  };
  search(p.span, HALVINGS);
}

/**
 * How far the place e of p's curve is above q's curve, which is like a parabola about its place with the same normal; sets
 * `unit` to the parameter of q's place below.
 */
function heightAbove({ curve: p }: Part, { curve: q }: Part, ex: number, ey: number): number {
  setPlace(place, p, ex, ey);
  const { x, y, nx, ny } = place;
  setParameter(unit, q, nx, ny);
  setPlace(below, q, unit.x, unit.y);
  const dx = x - below.x;
  const dy = y - below.y;
  const ahead = nx * dy - ny * dx;
  const bend = bendAt(q, below);
  setUnitVector(unit, nx - bend * ahead * ny, ny + bend * ahead * nx);
  setParameter(unit, q, unit.x, unit.y);
  return dx * nx + dy * ny + (bend * ahead * ahead) / 2;
}
