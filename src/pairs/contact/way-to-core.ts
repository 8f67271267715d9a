import { keepWithinDoubles } from "../../math/exact.js";
import type { Vec2 } from "../../math/vector.js";
import { UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import type { Kind, Shape } from "../../shapes/kind.js";
import { powerOfSize, setUnit, unit } from "./box-cores.js";
import { readWay, type WayToCore } from "./read-way.js";

/** The error of a way less the radii, in units of its size: see `BOX_GAP_ERROR` of circle-to-core.ts. */
const WAY_ERROR = 64 * UNIT_ROUNDOFF;

/** Sizes between this and its inverse need no scaling. */
const LEAST_SIZE = 2 ** -200;

/** Ways shorter than this, in units of the size, may lose bits when they are squared. */
const LEAST_WAY = 2 ** -100;

/** Sets the way from a to b, if it can be measured. */
export function setWay(way: WayToCore, a: Shape, b: Shape, kindA?: Kind, kindB?: Kind): void {
  setWayBy(readWay, way, a, b, kindA, kindB);
}

/** The same, given the function that reads it. */
export function setWayBy<A extends Shape, B extends Shape>(
  readWay: (way: WayToCore, a: A, b: B, kindA?: Kind, kindB?: Kind) => boolean,
  way: WayToCore,
  a: A,
  b: B,
  kindA?: Kind,
  kindB?: Kind,
): void {
  way.isMeasured = false;
  way.power = 1;
  way.isRead = readWay(way, a, b, kindA, kindB);
  if (!way.isRead) return;
  const { size } = way;
  if (!(size > LEAST_SIZE && size < 1 / LEAST_SIZE)) {
    if (!way.isBounded && !(size > 0 && size < Number.POSITIVE_INFINITY)) return;
    way.power = powerOfSize(size);
    readWay(way, a, b, kindA, kindB);
  }
  way.isMeasured = way.isBounded || way.length === 0 || way.length > LEAST_WAY * way.size;
}

/** 1 if the shapes certainly overlap, −1 if they are certainly apart. */
export function verdictOfWay({ isMeasured, isBounded, length, radiusA, radiusB, size }: WayToCore): Verdict {
  const depth = radiusA + radiusB - length;
  if (!(isMeasured && isBounded && Math.abs(depth) > WAY_ERROR * size)) return 0;
  return depth > 0 ? 1 : -1;
}

/** Sets the distance of shapes that are apart; rounding may make it 0 or less. */
export function setWayGap({ length, radiusA, radiusB, power }: WayToCore, out: { distance: number }): void {
  out.distance = (length - (radiusA + radiusB)) / power;
}

/** Sets the closest points of shapes that are apart: where the way leaves a, whose centre is given, and enters b. */
export function setWayEnds(way: WayToCore, center: Readonly<Vec2>, out: { a: Vec2; b: Vec2 }): void {
  const { x, y, length, radiusA, radiusB, power } = way;
  const leaving = length > 0 ? radiusA / length : 0;
  const entering = length > 0 ? (length - radiusB) / length : 1;
  setUnit(power);
  const { before, after } = unit;
  out.a.x = (center.x * before + (x * leaving) / after) / before;
  out.a.y = (center.y * before + (y * leaving) / after) / before;
  out.b.x = (center.x * before + (x * entering) / after) / before;
  out.b.y = (center.y * before + (y * entering) / after) / before;
  keepWithinDoubles(out.a);
  keepWithinDoubles(out.b);
}
