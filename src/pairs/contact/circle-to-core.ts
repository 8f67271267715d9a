import { type ContactRecord, inUnitOf } from "../../convex/result.js";
import { normalizingPower } from "../../math/exact.js";
import { isModerate, isUsualSize, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import type { Circle, Kind, Point, Polygon } from "../../shapes/kind.js";
import { isRoundOutOfReach, round } from "../edges/polygon-shortcuts.js";
import { LEAST_LENGTH, powerOfSize, type ReadCore, second, setUnit, unit } from "./box-cores.js";

/** The first shape: its radius, 0 for a point; the same in the unit at hand, and a bound there on all lengths of the pair. */
export const disc = { radius: 0.5, inUnit: 0.5, size: 0.5 };

/** The kind as a number, since the list of all of them weighs more than these functions. */
export const CIRCLE: typeof Kind.circle = 1;

export function setRadiusOf(a: Point | Circle): void {
  disc.radius = a.kind === CIRCLE ? a.r : 0;
}

/**
 * In units of the size: a unit vector is off by 6 u in each coordinate, which makes 12 u of the way to the centre of the box, whose
 * own coordinates are off by 4 u; half sizes 2 and the differences 1: below 20 for each of both coordinates, and the length adds 3. A
 * foot that rounding puts on the wrong side of a corner moves the gap by no more than that.
 */
const BOX_GAP_ERROR = 64 * UNIT_ROUNDOFF;

/**
 * The contact of a point or a circle with a shape whose core is a box, given the function that reads it: 1 if they certainly overlap
 * and `out` is set, as always if that is known; −1 if they are certainly apart, 0 if neither is certain.
 *
 * The least translation is along the way to the nearest point of the core or, from inside, to the nearest side. A centre on the core
 * of a segment, or in the middle of a box, is pushed along whichever normal rounding puts first.
 */
export function setRoundBoxContact<B>(
  a: Point | Circle,
  b: B,
  read: ReadCore<B>,
  out: ContactRecord,
  isKnown: boolean,
): Verdict {
  setRadiusOf(a);
  readIn(1, a, b, read);
  if (!isUsualSize(disc.size)) {
    if (!isKnown) return 0;
    readIn(powerOfSize(disc.size), a, b, read);
  }
  const { x, y, axisX, axisY, along, across, radius } = second;
  const { inUnit: radiusA, size } = disc;
  const reach = radiusA + radius;
  const toX = axisX * x + axisY * y;
  const toY = axisX * y - axisY * x;
  const beyondX = Math.abs(toX) - along;
  const beyondY = Math.abs(toY) - across;
  // Numbers, since no processor foresees on which side the circle is, and which side is nearest.
  const isAlong = Number(beyondX >= beyondY);
  const margin = BOX_GAP_ERROR * size;
  let gap = isAlong * beyondX + (1 - isAlong) * beyondY;
  if (gap > reach + margin && !isKnown) return -1;
  let stepX = isAlong;
  let stepY = 1 - isAlong;
  if (beyondX > 0 && beyondY > 0) {
    const power = gap < LEAST_LENGTH ? normalizingPower(gap) : 1;
    const cornerX = beyondX * power;
    const cornerY = beyondY * power;
    const length = Math.sqrt(cornerX * cornerX + cornerY * cornerY);
    stepX = cornerX / length;
    stepY = cornerY / length;
    gap = power === 1 ? length : length / power;
  }
  const depth = reach - gap;
  if (!isKnown && depth <= margin) return depth < -margin ? -1 : 0;
  stepX *= 1 - 2 * Number(toX < 0);
  stepY *= 1 - 2 * Number(toY < 0);
  const normalX = stepX * axisX - stepY * axisY;
  const normalY = stepX * axisY + stepY * axisX;
  const middle = (radiusA - radius + gap) / 2;
  const { small } = unit;
  // A sum with 0, so that none is −0.
  out.normalX = normalX + 0;
  out.normalY = normalY + 0;
  out.depth = depth > 0 ? depth * small : 0;
  out.count = 1;
  out.x0 = unit.x + normalX * middle * small + 0;
  out.y0 = unit.y + normalY * middle * small + 0;
  if (unit.before < 1) inUnitOf(out, unit.before);
  return 1;
}

/** The same for a second shape of one kind. */
export function roundBoxContactOf<B>(
  read: ReadCore<B>,
): (a: Point | Circle, b: B, out: ContactRecord, isKnown: boolean) => Verdict {
  return (a, b, out, isKnown) => setRoundBoxContact(a, b, read, out, isKnown);
}

/** Reads the second shape with lengths multiplied by a power of two, relative to the first. */
function readIn<B>(power: number, a: Point | Circle, b: B, read: ReadCore<B>): void {
  setUnit(power);
  const { before } = unit;
  unit.x = a.x * before;
  unit.y = a.y * before;
  read(b, second);
  disc.inUnit = disc.radius * power;
  disc.size = Math.abs(second.x) + Math.abs(second.y) + (second.size + second.radius + disc.inUnit);
}

/** The direction from a circle's centre to the nearest face or corner of a core, and the gap along it. */
export const toCore = {
  /** Below 0 for a centre inside the core, which is pushed out of the nearest face. */
  gap: 0.5,
  /** A bound on the error of the gap. */
  error: 0.5,
  /** Whether the core is certainly no nearer than the gap, but for its error. */
  isNearest: true,
  x: 0.5,
  y: 0.5,
  /** The radius of the other shape around its core. */
  radiusB: 0.5,
};

/**
 * The error of a gap, in units of the distance to a vertex or of the size of the pair: a unit vector 5, a difference 1,
 * product and sum 2, the difference of a half size and a radius 1, and twice as much where two coordinates make a length
 * of 3 more; with |v|₁ ≤ 1.5 |v| below 30. A foot wrongly put beyond an end of its edge, or the reverse, is off by 4 u,
 * and the gap by less.
 */
export const GAP_ERROR = 32 * UNIT_ROUNDOFF;

/** Sets `toCore` for the vertex at (x, y) from the centre. */
export function setToVertex(): boolean {
  const { x, y } = toCore;
  const distance = Math.sqrt(x * x + y * y);
  if (!isModerate(distance)) return false;
  toCore.gap = distance;
  toCore.error = GAP_ERROR * distance;
  toCore.x = x / distance;
  toCore.y = y / distance;
  return true;
}

/** More than the rounding error of a quotient of squares. */
const CLEARLY = 1 + 2 ** -40;

/** A polygon with an edge whose square is smaller is left to the general way. */
const LEAST_LENGTH_SQ = 2 ** -400;

/**
 * The face that the centre is farthest beyond is the nearest one, or ends in the nearest vertex: over the directions in
 * which the centre is outside, its height above the polygon has a single maximum. False also for a polygon out of reach.
 *
 * Faces are compared by the squares of these heights, without roots. A face that rounding wrongly prefers is lower by at
 * most 14 u of the size, for which `GAP_ERROR` has room.
 */
export function setToPolygon(b: Polygon, a: Point | Circle): boolean {
  if (!b.convex) return false;
  const { x, y } = a;
  const { radius: radiusA } = disc;
  round.x = x;
  round.y = y;
  round.reach = radiusA;
  if (isRoundOutOfReach(b)) {
    toCore.gap = Number.POSITIVE_INFINITY;
    toCore.error = 0;
    return false;
  }
  const { vertices, orientation } = b;
  const farSq = CLEARLY * (radiusA * radiusA);
  const last = vertices.length - 2;
  let most = Number.NEGATIVE_INFINITY;
  let face = 0;
  let from = last;
  let ax = vertices[last] as number;
  let ay = vertices[last + 1] as number;
  for (let to = 0; to <= last; to += 2) {
    const bx = vertices[to] as number;
    const by = vertices[to + 1] as number;
    const wx = bx - ax;
    const wy = by - ay;
    const lengthSq = wx * wx + wy * wy;
    if (!(lengthSq > LEAST_LENGTH_SQ)) return false;
    const across = wy * (x - ax) - wx * (y - ay);
    const beyond = orientation * across * (Math.abs(across) / lengthSq);
    if (beyond > most) {
      most = beyond;
      face = from;
      if (beyond > farSq) break;
    }
    from = to;
    ax = bx;
    ay = by;
  }
  return setToFace(face, face < last ? face + 2 : 0, a, b);
}

/** Sets `toCore` for a face, or for its nearest end. */
function setToFace(i: number, j: number, a: Point | Circle, b: Polygon): boolean {
  const { vertices, orientation, minX, minY, maxX, maxY } = b;
  const ax = vertices[i] as number;
  const ay = vertices[i + 1] as number;
  const bx = vertices[j] as number;
  const by = vertices[j + 1] as number;
  const wx = bx - ax;
  const wy = by - ay;
  const dx = a.x - ax;
  const dy = a.y - ay;
  const length = Math.sqrt(wx * wx + wy * wy);
  const gap = (orientation * (wy * dx - wx * dy)) / length;
  const size = maxX - minX + (maxY - minY) + Math.abs(dx) + Math.abs(dy);
  if (!isModerate(size)) return false;
  const error = GAP_ERROR * size;
  toCore.gap = gap;
  toCore.error = error;
  if (gap > disc.radius) return false;
  // Beside a polygon as thin as a rounding error, no face tells whether the centre is inside.
  if (gap > -error) {
    if (dx * wx + dy * wy <= 0) return setToEnd(i, -2, a, b);
    if ((a.x - bx) * wx + (a.y - by) * wy >= 0) return setToEnd(j, 2, a, b);
  }
  toCore.x = (-orientation * wy) / length;
  toCore.y = (orientation * wx) / length;
  return true;
}

/**
 * Sets `toCore` for the vertex at the end of a face. The next face, in the direction of `step`, is nearer if it is on the
 * same line; that is left to the general way. Whether anything else is nearer stays open.
 */
function setToEnd(vertex: number, step: number, { x, y }: Point | Circle, { vertices }: Polygon): boolean {
  const count = vertices.length;
  const next = (vertex + step + count) % count;
  const vx = vertices[vertex] as number;
  const vy = vertices[vertex + 1] as number;
  const dx = x - vx;
  const dy = y - vy;
  const along = dx * ((vertices[next] as number) - vx) + dy * ((vertices[next + 1] as number) - vy);
  toCore.isNearest = false;
  toCore.x = -dx;
  toCore.y = -dy;
  return along <= 0 && setToVertex();
}
