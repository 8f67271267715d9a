/** Where two elliptic curves cross that run along each other: by the height of one above the other. */

import { setUnitVector } from "../math/unit-vector.js";
import type { Vec2 } from "../math/vector.js";
import type { RoundCurve } from "./contact-curve.js";
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
 * of p; not always between the ends of both. Two crossings between neighbouring places are passed over. `side` is 1 if the curves
 * run along each other with like normals, −1 if with opposite ones.
 */
export function crossAlong(p: Part, q: Part, side: 1 | -1, crossing: CurveCrossing, add: () => void): void {
  const heightAt = (ex: number, ey: number): number => heightAbove(p.curve, q.curve, side, ex, ey);
  const search = (span: Span, halvings: number): void => {
    if (halvings > 0) {
      setMiddle(middle, span);
      for (const half of spanHalves(span, middle)) search(half, halvings - 1);
      return;
    }
    const isAbove = heightAt(span.fromX, span.fromY) > 0;
    if (heightAt(span.toX, span.toY) > 0 === isAbove) return;
    bisectSpan(onP, span, (ex, ey) => heightAt(ex, ey) > 0 === isAbove);
    heightAt(onP.x, onP.y);
    // Left by the height: the parameter of q's place there.
    onQ.x = unit.x;
    onQ.y = unit.y;
    if (setCrossingFrom(crossing, p, q, onP, onQ)) add();
  };
  search(p.span, HALVINGS);
}

/**
 * How far the place e of p is, along its normal n, above q, which is like a parabola about its place with the same normal or the
 * opposite one; sets `unit` to the parameter of q's place below.
 */
function heightAbove(p: RoundCurve, q: RoundCurve, side: 1 | -1, ex: number, ey: number): number {
  setPlace(place, p, ex, ey);
  const { x, y, nx, ny } = place;
  setParameter(unit, q, side * nx, side * ny);
  setPlace(below, q, unit.x, unit.y);
  const dx = x - below.x;
  const dy = y - below.y;
  const ahead = nx * dy - ny * dx;
  const turn = bendAt(q, below) * ahead;
  setUnitVector(unit, side * nx - turn * ny, side * ny + turn * nx);
  setParameter(unit, q, unit.x, unit.y);
  return dx * nx + dy * ny + (side * turn * ahead) / 2;
}
