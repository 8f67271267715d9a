import type { EdgeChain } from "../../forms/forms.js";
import { clamp, clampToUnit, signOf, toIntegers } from "../../math/exact.js";
import { isModerate, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { createRimSearch, findNearestOnRim } from "../../nearest/nearest.js";
import type { Ellipse } from "../../shapes/kind.js";

/**
 * A coordinate along an axis of the ellipse: the difference 1, the product 1, the sum 1, the direction 5, the
 * quotient 1.
 */
const COORDINATE_ERROR = 12 * UNIT_ROUNDOFF;

/**
 * Whether an edge meets the ellipse. Divided by its radii, the ellipse is the unit disc. The edge's point nearest to the
 * centre, however it was found, is a witness if it is inside; so is the direction towards it if both ends are beyond the
 * disc along it.
 */
export function edgeVerdict(a: Ellipse, { error, points }: EdgeChain, i: number, j: number): Verdict {
  const turnSq = a.ux * a.ux + a.uy * a.uy;
  const turn = 1 / Math.sqrt(turnSq);
  const px = (points[2 * i] as number) - a.x;
  const py = (points[2 * i + 1] as number) - a.y;
  const qx = (points[2 * j] as number) - a.x;
  const qy = (points[2 * j + 1] as number) - a.y;
  const size = Math.max(Math.abs(px) + Math.abs(py), Math.abs(qx) + Math.abs(qy));
  if (!isModerate(turnSq) || !isModerate(size) || !isModerate(a.rx) || !isModerate(a.ry)) return 0;
  const cosX = (a.ux * turn) / a.rx;
  const sinX = (a.uy * turn) / a.rx;
  const cosY = (a.ux * turn) / a.ry;
  const sinY = (a.uy * turn) / a.ry;
  const fromX = cosX * px + sinX * py;
  const fromY = cosY * py - sinY * px;
  const toX = cosX * qx + sinX * qy;
  const toY = cosY * qy - sinY * qx;
  const wayX = toX - fromX;
  const wayY = toY - fromY;
  const foot = -(fromX * wayX + fromY * wayY) / (wayX * wayX + wayY * wayY);
  const t = foot > 0 ? (foot < 1 ? foot : 1) : 0;
  const nearX = fromX + t * wayX;
  const nearY = fromY + t * wayY;
  const offX = (COORDINATE_ERROR * size + 2 * error) / a.rx;
  const offY = (COORDINATE_ERROR * size + 2 * error) / a.ry;
  const length = Math.sqrt(nearX * nearX + nearY * nearY);
  const unitsX = Math.abs(nearX);
  const unitsY = Math.abs(nearY);
  // The witness lies on the edge to within the errors of its ends and a few roundings, which they cover.
  const witness = length + 2 * (offX + offY);
  if (witness < 1 - COORDINATE_ERROR) return 1;
  const beyond = Math.min(nearX * fromX + nearY * fromY, nearX * toX + nearY * toY);
  const slack = 2 * (unitsX * offX + unitsY * offY) + COORDINATE_ERROR * length;
  return beyond > length + slack ? -1 : 0;
}

/**
 * In units of the size of the pair: a coordinate along an axis of the ellipse 8 (the difference 1, products and sum 2, the
 * direction 5), and as much for the other one; a product with the vector that is measured along and the sum 3 for each; how
 * far the ellipse reaches along it 6. A point of the rim 6 for each coordinate, one of the edge 3 more, a length 4.
 */
const GAP_ERROR = 64 * UNIT_ROUNDOFF;

/** An ellipse thinner than this, in units of the size of the pair, is its long axis but for rounding. */
const THIN = 2 ** -50;

/**
 * The edge at hand in the frame of the ellipse, and the vector to measure along. Doubles that are passed from function to
 * function may be put on the heap.
 */
const view = {
  fromX: 0.5,
  fromY: 0.5,
  toX: 0.5,
  toY: 0.5,
  part: 0.5,
  nx: 0.5,
  ny: 0.5,
  reach: 0.5,
  error: 0.5,
};

const rim = /* @__PURE__ */ createRimSearch();

/**
 * Whether an edge comes within the radius of its chain of the ellipse, whose inside it is not known to meet.
 *
 * The edge is nearest where its normal is that of the ellipse, or with the end beyond which that lies. Either gives a
 * vector: if along it all of the edge is beyond the ellipse by more than the radius, they are apart; and a point of the
 * rim and one of the edge: if they are nearer than the radius, so is the edge. However these are found, only the checks
 * decide.
 */
export function grownEdgeVerdict(
  a: Ellipse,
  { error, points, radius }: EdgeChain,
  i: number,
  j: number,
): Verdict {
  const { rx, ry } = a;
  const turn = 1 / Math.sqrt(a.ux * a.ux + a.uy * a.uy);
  const cos = a.ux * turn;
  const sin = a.uy * turn;
  const px = (points[2 * i] as number) - a.x;
  const py = (points[2 * i + 1] as number) - a.y;
  const qx = (points[2 * j] as number) - a.x;
  const qy = (points[2 * j + 1] as number) - a.y;
  const size = Math.abs(px) + Math.abs(py) + Math.abs(qx) + Math.abs(qy) + rx + ry + radius;
  if (!isModerate(turn) || !isModerate(size) || !isModerate(rx) || !isModerate(ry)) return 0;
  const fromX = cos * px + sin * py;
  const fromY = cos * py - sin * px;
  const toX = cos * qx + sin * qy;
  const toY = cos * qy - sin * qx;
  const wayX = toX - fromX;
  const wayY = toY - fromY;
  const side = wayY * fromX - wayX * fromY < 0 ? -1 : 1;
  view.fromX = fromX;
  view.fromY = fromY;
  view.toX = toX;
  view.toY = toY;
  view.nx = side * wayY;
  view.ny = -side * wayX;
  view.reach = radius;
  view.error = GAP_ERROR * size + 4 * error;
  const along = rx * view.nx;
  const across = ry * view.ny;
  const height = Math.sqrt(along * along + across * across);
  const rimX = (rx * along) / height;
  const rimY = (ry * across) / height;
  const isBeyond = view.nx * fromX + view.ny * fromY > height;
  // Where the line of the edge meets the ellipse, it does so about the point nearest to the centre in units of the radii.
  const startX = isBeyond ? fromX - rimX : fromX / (rx * rx);
  const startY = isBeyond ? fromY - rimY : fromY / (ry * ry);
  const overX = isBeyond ? wayX : wayX / (rx * rx);
  const overY = isBeyond ? wayY : wayY / (ry * ry);
  // The normal of a very short edge would be lost with its squares.
  const isShort = !isModerate(wayX * wayX + wayY * wayY);
  const foot = isShort ? 0 : -(startX * wayX + startY * wayY) / (overX * wayX + overY * wayY);
  view.part = clampToUnit(foot);
  if (foot > 0 && foot < 1) return alongVerdict(a, rimX, rimY);
  return Math.min(rx, ry) > THIN * size ? endVerdict(a) : flatVerdict(a);
}

/** The same by the end of the edge that is at its part, and an ellipse that is its long axis. */
function flatVerdict(a: Ellipse): Verdict {
  const { fromX, fromY, toX, toY, part } = view;
  const x = part === 1 ? toX : fromX;
  const y = part === 1 ? toY : fromY;
  const nearX = a.rx > a.ry ? clamp(x, a.rx) : 0;
  const nearY = a.rx > a.ry ? 0 : clamp(y, a.ry);
  view.nx = x - nearX;
  view.ny = y - nearY;
  return alongVerdict(a, nearX, nearY);
}

/** The same by the nearest point of the rim. */
function endVerdict(a: Ellipse): Verdict {
  const { rx, ry } = a;
  const isTo = view.part === 1;
  const x = isTo ? view.toX : view.fromX;
  const y = isTo ? view.toY : view.fromY;
  const short = Math.min(rx, ry);
  rim.rx = rx;
  rim.ry = ry;
  rim.x = x;
  rim.y = y;
  findNearestOnRim(rim);
  const unit = Math.sqrt(rim.cosine * rim.cosine + rim.sine * rim.sine);
  const cosine = rim.cosine / unit;
  const sine = rim.sine / unit;
  view.nx = cosine * (short / rx);
  view.ny = sine * (short / ry);
  return alongVerdict(a, rx * cosine, ry * sine);
}

/** The verdict by the vector at hand, and by a point of the ellipse and that of the edge which is at its part. */
function alongVerdict({ rx, ry }: Ellipse, pointX: number, pointY: number): Verdict {
  const { fromX, fromY, toX, toY, part, nx, ny, reach, error } = view;
  const along = rx * nx;
  const across = ry * ny;
  const length = Math.sqrt(nx * nx + ny * ny);
  const beyond =
    Math.min(nx * fromX + ny * fromY, nx * toX + ny * toY) - Math.sqrt(along * along + across * across);
  if (isModerate(length) && beyond > (reach + error) * length) return -1;
  const x = fromX + part * (toX - fromX) - pointX;
  const y = fromY + part * (toY - fromY) - pointY;
  return Math.sqrt(x * x + y * y) + error < reach ? 1 : 0;
}

/**
 * Along the edge from p to p + w, in the frame of the ellipse's centre, the form
 * ry²(u·v)² + rx²(u×v)² − rx²ry²|u|² is a t² + 2 b t + c.
 */
export function edgeMeetsEllipse(
  e: Ellipse,
  ...edge: readonly [ax: number, ay: number, bx: number, by: number]
): boolean {
  const [cx, cy, rx, ry, ax, ay, bx, by] = toIntegers(e.x, e.y, e.rx, e.ry, ...edge);
  const [ux, uy] = toIntegers(e.ux, e.uy);
  const along = ry * (ux * (ax - cx) + uy * (ay - cy));
  const across = rx * (ux * (ay - cy) - uy * (ax - cx));
  const alongWay = ry * (ux * (bx - ax) + uy * (by - ay));
  const acrossWay = rx * (ux * (by - ay) - uy * (bx - ax));
  const product = rx * ry;
  const a = alongWay * alongWay + acrossWay * acrossWay;
  const b = along * alongWay + across * acrossWay;
  const c = along * along + across * across - product * product * (ux * ux + uy * uy);
  if (c <= 0n || a + 2n * b + c <= 0n) return true;
  return b < 0n && -b < a && signOf(b * b - a * c) >= 0;
}
