import { FARTHEST_FOOT, MOST_FEET, normalFeet } from "../../boundary/ellipse-normals.js";
import { ScratchVector, type Vec2 } from "../../math/vector.js";
import { createRimSearch, findNearestOnRim, lengthOf } from "../../nearest/nearest.js";
import { ROUND } from "./feature-rows.js";
import { Curve, CurveForm, type CurveRows, LEAST_PART, MOST_CURVES, NEGLIGIBLE } from "./row-curves.js";

const place: Vec2 = /* @__PURE__ */ new ScratchVector();
const normal: Vec2 = /* @__PURE__ */ new ScratchVector();
const rim = /* @__PURE__ */ createRimSearch();
const feet = /* @__PURE__ */ new Float64Array(2 * MOST_FEET);

/**
 * Adds the contact curves of an ellipse and the corners and arcs of b, with the ways to where their distance from the origin is stationary:
 * the origin then is on a normal of the ellipse, whatever the radius of the arc. False if they are too many, or one may be uncertain.
 */
export function addEllipticCurves(curves: CurveRows, size: number): boolean {
  for (let ofB = 0; ofB < curves.b.roundCount; ofB++) if (!addCurve(curves, ofB, size)) return false;
  return true;
}

/** Adds one with the way to its nearest point; if it is hollow, with all ways. */
function addCurve(curves: CurveRows, ofB: number, size: number): boolean {
  const { a, b, numbers, count } = curves;
  const { rx, ry } = a.disc;
  const long = Math.max(rx, ry);
  const short = Math.min(rx, ry);
  const r = b.rounds[ROUND * ofB + 2] as number;
  // An ellipse that is flatter everywhere does not touch a hollow arc.
  if (r < 0 && (short / long) * short > -r) return true;
  const x = (a.rounds[0] as number) - (b.rounds[ROUND * ofB] as number);
  const y = (a.rounds[1] as number) - (b.rounds[ROUND * ofB + 1] as number);
  if (count === MOST_CURVES || lengthOf(x, y) + (long - short) < LEAST_PART * size) return false;
  const at = curves.at(count);
  curves.count += 1;
  numbers[at + Curve.form] = r < 0 ? CurveForm.hollow : r > 0 ? CurveForm.outermost : CurveForm.elliptic;
  numbers[at + Curve.x] = x;
  numbers[at + Curve.y] = y;
  numbers[at + Curve.r] = r;
  numbers[at + Curve.ofB] = ofB;
  numbers[at + Curve.touched] = 0;
  numbers[at + Curve.side] = -1;
  if (r < 0) {
    // It has ends, where it may be nearer than at all of these.
    numbers[at + Curve.reach] = 0;
    addStationary(curves, at, 0, size);
    return true;
  }
  a.disc.view(place, -x, -y);
  rim.rx = rx;
  rim.ry = ry;
  rim.x = rx * place.x;
  rim.y = ry * place.y;
  findNearestOnRim(rim);
  numbers[at + Curve.reach] = Math.abs(addWayAt(curves, at, rim.cosine, rim.sine, size));
  return true;
}

/** Adds the way to another point of a curve that may be the nearest of those about it. */
export function addOtherWay(curves: CurveRows, at: number, size: number): void {
  const form = curves.numbers[at + Curve.form];
  const isOpen = form === CurveForm.elliptic || form === CurveForm.outermost;
  if (isOpen) addStationary(curves, at, FARTHEST_FOOT + 1, size);
}

function addStationary(curves: CurveRows, at: number, first: number, size: number): void {
  const { a, numbers } = curves;
  const { rx, ry } = a.disc;
  a.disc.view(place, -(numbers[at + Curve.x] as number), -(numbers[at + Curve.y] as number));
  const count = normalFeet(rx, ry, rx * place.x, ry * place.y, feet);
  for (let i = 2 * first; i < 2 * count; i += 2) {
    addWayAt(curves, at, (feet[i] as number) / rx, (feet[i + 1] as number) / ry, size);
  }
}

/** Adds the way to where the ellipse is touched in the place that is seen as e, and returns how far it leads along the normal. */
function addWayAt(curves: CurveRows, at: number, ex: number, ey: number, size: number): number {
  const { a, b, numbers } = curves;
  a.disc.setNormal(normal, ex, ey);
  a.disc.unview(place, ex, ey);
  const { x: nx, y: ny } = normal;
  const x = (numbers[at + Curve.x] as number) + place.x;
  const y = (numbers[at + Curve.y] as number) + place.y;
  const height = (numbers[at + Curve.r] as number) + (x * nx + y * ny);
  const isPlace = height >= -NEGLIGIBLE * size && b.allows(numbers[at + Curve.ofB] as number, -nx, -ny);
  if (isPlace) curves.addFoot(at, height, nx, ny);
  return height;
}
