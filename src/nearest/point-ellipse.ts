import { makeUnit } from "../math/unit-vector.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import type { Ellipse } from "../shapes/kind.js";
import { createRimSearch, findNearestOnRim } from "./ellipse-rim.js";
import { lengthOf, type Nearest, setNearest } from "./nearest.js";
import { type NearBox, nearestInBox } from "./point-rect.js";

/** What lengths are multiplied by. Numbers are handed over in objects, since as arguments they may go to the heap. */
interface Scaled {
  readonly power: number;
}

const axis: Vec2 = /* @__PURE__ */ new ScratchVector();
const rim = /* @__PURE__ */ createRimSearch();
const flat: NearBox = { axis, halfWidth: 0.5, halfHeight: 0.5 };

/** A radius below this fraction of the other lengths is 0 to within the accuracy promised. */
const NEGLIGIBLE = 2 ** -60;

/**
 * The point of an ellipse, its radii multiplied by a power of two, nearest to the one that `out` holds, whose place
 * it takes; both are seen from the ellipse's centre.
 */
export function nearestInEllipse(ellipse: Ellipse, { power }: Scaled, out: Nearest): void {
  const { x: vx, y: vy } = out;
  const rx = ellipse.rx * power;
  const ry = ellipse.ry * power;
  axis.x = ellipse.ux;
  axis.y = ellipse.uy;
  makeUnit(axis);
  const along = axis.x * vx + axis.y * vy;
  const across = axis.x * vy - axis.y * vx;
  const long = Math.max(rx, ry);
  const short = Math.min(rx, ry);
  if (short <= NEGLIGIBLE * (long + Math.abs(along) + Math.abs(across))) {
    flat.halfWidth = rx > ry ? rx : 0;
    flat.halfHeight = rx > ry ? 0 : ry;
    nearestInBox(flat, out);
    return;
  }
  const z0 = Math.abs(rx >= ry ? along : across) / long;
  const z1 = Math.abs(rx >= ry ? across : along) / short;
  if (z0 * z0 + z1 * z1 <= 1) {
    setNearest(out, vx, vy, 0);
    return;
  }
  rim.stretch = (long - short) / short;
  rim.z0 = z0;
  rim.z1 = z1;
  findNearestOnRim(rim);
  const q0 = long * rim.q0;
  const q1 = short * rim.q1;
  const nearAlong = withSignOf(along, rx >= ry ? q0 : q1);
  const nearAcross = withSignOf(across, rx >= ry ? q1 : q0);
  setNearest(
    out,
    nearAlong * axis.x - nearAcross * axis.y,
    nearAlong * axis.y + nearAcross * axis.x,
    lengthOf(along - nearAlong, across - nearAcross),
  );
}

function withSignOf(sign: number, magnitude: number): number {
  return sign < 0 ? -magnitude : magnitude;
}
