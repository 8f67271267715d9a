import { FARTHEST_FOOT, MOST_FEET, normalFeet } from "../../math/ellipse.js";
import { ScratchVector, type Vec2 } from "../../math/vector.js";
import { createRimSearch, findNearestOnRim, lengthOf } from "../../nearest/nearest.js";
import { ROUND } from "./feature-rows.js";
import { HollowCrossings } from "./hollow-crossings.js";
import type { RowCrossings } from "./row-crossings.js";
import { Curve, CurveForm, type CurveRows, LEAST_PART, MOST_CURVES, NEGLIGIBLE } from "./row-curves.js";
import { place, TANGENT } from "./row-ways.js";

/* Contact curves of an ellipse and another feature, as rows of numbers: the ways out that end on them, and where they cross others. */

const onRim: Vec2 = /* @__PURE__ */ new ScratchVector();
const normal: Vec2 = /* @__PURE__ */ new ScratchVector();
const rim = /* @__PURE__ */ createRimSearch();
const feet = /* @__PURE__ */ new Float64Array(2 * MOST_FEET);

/**
 * Adds the contact curves of an ellipse and the corners and arcs of b, and the ways to where their distance from the origin is
 * stationary. There the origin is on a normal of the ellipse, whatever the radius of the arc. False if there are too many curves, or
 * if one may be uncertain.
 */
export function addEllipticCurves(curves: CurveRows, size: number): boolean {
  for (let ofB = 0; ofB < curves.b.roundCount; ofB++) if (!addCurve(curves, ofB, size)) return false;
  return true;
}

/** Adds one curve, with the way to its point nearest to the origin; that of a hollow arc with the ways to all stationary points. */
function addCurve(curves: CurveRows, ofB: number, size: number): boolean {
  const { a, b, numbers, count } = curves;
  const { rx, ry } = a.disc;
  const long = Math.max(rx, ry);
  const short = Math.min(rx, ry);
  const r = b.rounds[ROUND * ofB + 2] as number;
  // An ellipse that is flatter than a hollow arc everywhere does not touch it.
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
    // At its ends, it may be nearer to the origin than at all of these points: no more than 0 is a lower bound.
    numbers[at + Curve.reach] = 0;
    addStationary(curves, at, 0, size);
    return true;
  }
  a.disc.view(onRim, -x, -y);
  rim.rx = rx;
  rim.ry = ry;
  rim.x = rx * onRim.x;
  rim.y = ry * onRim.y;
  findNearestOnRim(rim);
  numbers[at + Curve.reach] = Math.abs(addWayAt(curves, at, rim.cosine, rim.sine, size));
  return true;
}

/** Adds the ways to the stationary points of a curve besides the nearest and the farthest one, if there are any. */
function addOtherWay(curves: CurveRows, at: number, size: number): void {
  const form = curves.numbers[at + Curve.form];
  const isOpen = form === CurveForm.elliptic || form === CurveForm.outermost;
  if (isOpen) addStationary(curves, at, FARTHEST_FOOT + 1, size);
}

function addStationary(curves: CurveRows, at: number, first: number, size: number): void {
  const { a, numbers } = curves;
  const { rx, ry } = a.disc;
  a.disc.view(onRim, -(numbers[at + Curve.x] as number), -(numbers[at + Curve.y] as number));
  const count = normalFeet(rx, ry, rx * onRim.x, ry * onRim.y, feet);
  for (let i = 2 * first; i < 2 * count; i += 2) {
    addWayAt(curves, at, (feet[i] as number) / rx, (feet[i + 1] as number) / ry, size);
  }
}

/** Adds the way to the point of a curve at which b touches the ellipse where e is seen. Returns how far it leads along the normal. */
function addWayAt(curves: CurveRows, at: number, ex: number, ey: number, size: number): number {
  const { a, b, numbers } = curves;
  a.disc.setNormal(normal, ex, ey);
  a.disc.unview(onRim, ex, ey);
  const { x: nx, y: ny } = normal;
  const x = (numbers[at + Curve.x] as number) + onRim.x;
  const y = (numbers[at + Curve.y] as number) + onRim.y;
  const height = (numbers[at + Curve.r] as number) + (x * nx + y * ny);
  const isPlace = height >= -NEGLIGIBLE * size && b.allows(numbers[at + Curve.ofB] as number, -nx, -ny);
  if (isPlace) curves.addFoot(at, height, nx, ny);
  return height;
}

const view: Vec2 = /* @__PURE__ */ new ScratchVector();
const way: Vec2 = /* @__PURE__ */ new ScratchVector();

/**
 * The crossings of contact curves where one shape is an ellipse. In the view of the ellipse, the curve of a corner is a unit circle,
 * and straight curves stay straight.
 */
export class EllipticCrossings {
  private readonly hollow: HollowCrossings;
  private size = 0.5;

  constructor(
    private readonly curves: CurveRows,
    private readonly all: RowCrossings,
  ) {
    this.hollow = new HollowCrossings(curves, this, all);
  }

  /** Adds the ways to the crossings of some curves, and those to their other stationary points. */
  find(near: Int32Array, nearCount: number, size: number): void {
    const { curves, all } = this;
    const { numbers } = curves;
    this.size = size;
    // These come before the crossings, so that there is room for them.
    for (let i = 0; i < nearCount; i++) addOtherWay(curves, near[i] as number, size);
    for (let i = 0; i < nearCount && !all.isUncertain; i++) {
      const p = near[i] as number;
      if (numbers[p + Curve.form] === CurveForm.hollow) this.crossItself(p);
      for (let k = i + 1; k < nearCount; k++) this.cross(p, near[k] as number);
    }
  }

  private cross(p: number, q: number): void {
    const { numbers } = this.curves;
    const form = numbers[p + Curve.form];
    const other = numbers[q + Curve.form];
    // Where the ellipse touches an arc that bounds all of the other shape, it touches nothing else.
    if (form === CurveForm.outermost || other === CurveForm.outermost) return;
    if (form === CurveForm.hollow) this.hollow.cross(p, q, this.size);
    else if (other === CurveForm.hollow) this.hollow.cross(q, p, this.size);
    else if (form !== other) this.crossStraight(p, q);
    else {
      const isAfter = this.all.comesFirst(q, p, false);
      const first = isAfter ? q : p;
      const second = isAfter ? p : q;
      if (form === CurveForm.straight) this.all.crossStraights(first, second);
      else this.crossCorners(first, second);
    }
  }

  private crossStraight(p: number, q: number): void {
    const { numbers, a } = this.curves;
    const { disc } = a;
    const ux = numbers[p + Curve.ux] as number;
    const uy = numbers[p + Curve.uy] as number;
    const x = numbers[p + Curve.x] as number;
    const y = numbers[p + Curve.y] as number;
    disc.view(way, ux, uy);
    disc.view(view, x - (numbers[q + Curve.x] as number), y - (numbers[q + Curve.y] as number));
    const scale = lengthOf(way.x, way.y);
    const height = Math.abs(view.x * way.y - view.y * way.x) / scale;
    const slack = NEGLIGIBLE * this.size;
    if (height > 1 + slack / (disc.rx * disc.ry * scale)) return;
    const along = -(view.x * way.x + view.y * way.y) / scale;
    const half = Math.sqrt(Math.max((1 - height) * (1 + height), 0));
    const end = (numbers[p + Curve.length] as number) + slack;
    for (let side = -1; side <= 1; side += 2) {
      const onP = (along + side * half) / scale;
      if (onP < -slack || onP > end) continue;
      place.x = x + onP * ux;
      place.y = y + onP * uy;
      if (!this.all.isWithin()) continue;
      this.offerCorner(p, numbers[p + Curve.nx] as number, numbers[p + Curve.ny] as number, q);
    }
  }

  private crossCorners(p: number, q: number): void {
    const { numbers, a } = this.curves;
    const { disc } = a;
    const x = numbers[p + Curve.x] as number;
    const y = numbers[p + Curve.y] as number;
    disc.view(view, (numbers[q + Curve.x] as number) - x, (numbers[q + Curve.y] as number) - y);
    const separation = lengthOf(view.x, view.y);
    const viewOfSize = this.size / Math.min(disc.rx, disc.ry);
    if (separation > 2 + NEGLIGIBLE * viewOfSize) return;
    if (separation < TANGENT * viewOfSize) {
      this.all.isUncertain ||= separation > 0;
      return;
    }
    const half = Math.sqrt(Math.max((1 - separation / 2) * (1 + separation / 2), 0)) / separation;
    for (let side = -1; side <= 1; side += 2) {
      const ex = view.x / 2 + side * half * view.y;
      const ey = view.y / 2 - side * half * view.x;
      disc.unview(way, ex, ey);
      place.x = x + way.x;
      place.y = y + way.y;
      disc.setNormal(way, ex, ey);
      if (this.all.isWithin() && this.curves.allows(p, way.x, way.y)) this.offerCorner(p, way.x, way.y, q);
    }
  }

  /**
   * Offers the places where the curve of a hollow arc crosses itself. There the ellipse touches the arc twice, near both ends of its
   * long axis, and the centre of the arc is on its short axis.
   */
  private crossItself(hollow: number): void {
    const { curves, all } = this;
    const { numbers, a } = curves;
    const { disc } = a;
    const r = -(numbers[hollow + Curve.r] as number);
    const isAlong = disc.rx > disc.ry;
    const long = isAlong ? disc.rx : disc.ry;
    const short = isAlong ? disc.ry : disc.rx;
    if (r < long) return;
    const k = (long - short) * (long + short);
    const away = Math.sqrt(k * (r - long) * (r + long)) / long;
    const sine = (short * away) / k;
    // With a sine of 1 or more, the curve does not cross itself; nor does that of a circle, for which k is 0 and the sine NaN.
    if (!(sine < 1)) return;
    const cosine = Math.sqrt((1 - sine) * (1 + sine));
    for (let side = -1; side <= 1; side += 2) {
      disc.turn(way, isAlong ? 0 : side * away, isAlong ? side * away : 0);
      place.x = (numbers[hollow + Curve.x] as number) + way.x;
      place.y = (numbers[hollow + Curve.y] as number) + way.y;
      disc.setNormal(way, isAlong ? cosine : -side * sine, isAlong ? -side * sine : cosine);
      place.mx = way.x;
      place.my = way.y;
      disc.setNormal(way, isAlong ? -cosine : -side * sine, isAlong ? -side * sine : -cosine);
      place.nx = way.x;
      place.ny = way.y;
      const areAllowed =
        curves.allows(hollow, place.mx, place.my) && curves.allows(hollow, place.nx, place.ny);
      if (areAllowed && all.isWithin()) all.offer(hollow, hollow);
    }
  }

  /** Offers the place where a curve p, whose normal is m there, crosses the curve q of a corner, if the corner has the normal of q there. */
  offerCorner(p: number, mx: number, my: number, q: number): void {
    const { curves } = this;
    const { numbers, a } = curves;
    a.disc.view(way, place.x - (numbers[q + Curve.x] as number), place.y - (numbers[q + Curve.y] as number));
    a.disc.setNormal(way, way.x, way.y);
    if (!curves.allows(q, way.x, way.y)) return;
    place.mx = mx;
    place.my = my;
    place.nx = way.x;
    place.ny = way.y;
    this.all.offer(p, q);
  }
}
