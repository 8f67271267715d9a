import { type ContactRecord, inUnitOf } from "../../convex/result.js";
import { normalizingPower } from "../../math/exact.js";
import { isUsualSize, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import type { Circle, Kind, Point } from "../../shapes/kind.js";
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
const GAP_ERROR = 64 * UNIT_ROUNDOFF;

/** More than the rounding errors of the centre and of the sizes. */
const CLEARLY = 1 + 2 ** -40;

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
  const { x, y, axisX, axisY, along, across, radius, size: sizeB } = second;
  const { inUnit: radiusA, size } = disc;
  const reach = radiusA + radius;
  // Many pairs are so far from each other that the axis of the box need not be known.
  if (!isKnown && Math.max(Math.abs(x), Math.abs(y)) > CLEARLY * (reach + sizeB)) return -1;
  const toX = axisX * x + axisY * y;
  const toY = axisX * y - axisY * x;
  const beyondX = Math.abs(toX) - along;
  const beyondY = Math.abs(toY) - across;
  const isAlong = beyondX >= beyondY;
  const margin = GAP_ERROR * size;
  let gap = isAlong ? beyondX : beyondY;
  if (gap > reach + margin && !isKnown) return -1;
  let stepX = isAlong ? 1 : 0;
  let stepY = isAlong ? 0 : 1;
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
  if (toX < 0) stepX = -stepX;
  if (toY < 0) stepY = -stepY;
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
