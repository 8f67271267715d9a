import type { Shape, SimpleShape } from "../../src/shapes/kind.js";
import { outlineOf, type Place, type Walk } from "./outline-walk.js";
import { simplePartsOf } from "./overlaps.js";
import { kindNumbers } from "./primitive.js";
import { integral, sumOf } from "./quadrature.js";
import { type UprightStays, uprightStays } from "./upright-stays.js";

/** A stretch of the boundary of a union. */
interface Stretch {
  readonly walk: Walk;
  readonly from: number;
  readonly to: number;
}

/**
 * The length of the boundary of a shape with bounds, in doubles: the integral of the speed along each outline, less the
 * stretches within other parts. For shapes of moderate size near the origin, whose outlines do not coincide.
 */
export function oraclePerimeter(shape: Shape): number {
  const parts = simplePartsOf(shape);
  return sumOf(boundaryOf(parts).map((stretch) => along(stretch, () => 1)));
}

/**
 * The mean of a shape with bounds, by area if it has any, else by length, else of its points; for the same shapes.
 *
 * By the theorem of Gauss: ∇ · (p/2) is 1, and ∇ · (x p/3) is x; the outward side is the one whose points are outside.
 * Undefined where a shape is so thin that its sides cannot be told apart.
 */
export function oracleCentroid(shape: Shape): (Place & { readonly weight: number }) | undefined {
  const parts = simplePartsOf(shape);
  const solids = parts.filter((part) => isSolid(part));
  if (solids.length > 0) return meanOfArea(solids);
  const stretches = boundaryOf(parts);
  if (stretches.length > 0) {
    const weight = sumOf(stretches.map((stretch) => along(stretch, () => 1)));
    const mean = (value: (p: Place) => number) =>
      sumOf(stretches.map((stretch) => along(stretch, value))) / weight;
    return { x: mean(({ x }) => x), y: mean(({ y }) => y), weight };
  }
  const points = new Map(parts.map((part) => pointOf(part)).map((p) => [`${p.x} ${p.y}`, p]));
  const mean = (value: (p: Place) => number) => sumOf([...points.values()].map(value)) / points.size;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y), weight: 0 };
}

const PLACES = 64;

/** Places of a shape's outlines, ends included, in doubles; none of half planes. */
export function outlinePlaces(shape: Shape): Place[] {
  return simplePartsOf(shape).flatMap((part) => {
    const walks = outlineOf(part, ORIGIN);
    if (walks.length === 0) return part.kind === kindNumbers.halfPlane ? [] : [pointOf(part)];
    return walks.flatMap(({ begin, end, at }) =>
      Array.from({ length: PLACES + 1 }, (_, i) => at(begin + ((end - begin) * i) / PLACES)),
    );
  });
}

/** Whether a shape has area: some upright line has a stretch in common with it. */
function isSolid(part: SimpleShape): boolean {
  const { at, breaks } = uprightStays(part);
  const places = [...new Set(breaks)].sort((p, q) => p - q);
  return places
    .slice(1)
    .some((to, index) => at((places[index] ?? to) / 2 + to / 2).some(([low, high]) => high > low));
}

function meanOfArea(solids: readonly SimpleShape[]): (Place & { readonly weight: number }) | undefined {
  const stays = solids.map(uprightStays);
  const stretches = boundaryOf(solids);
  const size = Math.max(...stretches.map(({ walk }) => walk.speed((walk.begin + walk.end) / 2)));
  const sums = { area: 0, x: 0, y: 0 };
  for (const stretch of stretches) {
    const side = outerSide(stretch, stays, size);
    if (side === undefined) return undefined;
    const flux = (p: Place, n: Place) => side * (p.x * n.x + p.y * n.y);
    sums.area += along(stretch, (p, n) => flux(p, n) / 2);
    sums.x += along(stretch, (p, n) => (p.x * flux(p, n)) / 3);
    sums.y += along(stretch, (p, n) => (p.y * flux(p, n)) / 3);
  }
  return { x: sums.x / sums.area, y: sums.y / sums.area, weight: sums.area };
}

/** On which side of a stretch the outside is: 1 along the normal of the walk. */
function outerSide({ walk, from, to }: Stretch, stays: readonly UprightStays[], size: number) {
  const middle = from + (to - from) * 0.4871;
  const p = walk.at(middle);
  const n = walk.normal(middle);
  for (const step of [1e-11, 1e-9, 1e-7, 1e-4]) {
    const isIn = (side: number) =>
      isWithin(stays, { x: p.x + side * step * size * n.x, y: p.y + side * step * size * n.y });
    const [isAhead, isBehind] = [isIn(1), isIn(-1)];
    if (isAhead !== isBehind) return isAhead ? -1 : 1;
  }
  return undefined;
}

function isWithin(stays: readonly UprightStays[], { x, y }: Place): boolean {
  return stays.some(({ at }) => at(x).some(([low, high]) => low < y && y < high));
}

/** More than any ellipse takes; straight edges take none, but for rounding. */
const MOST_HALVINGS = 2000;

/** The integral of a function of place and normal along a stretch. */
function along({ walk, from, to }: Stretch, value: (p: Place, n: Place) => number): number {
  const integrand = (t: number) => {
    const speed = walk.speed(t);
    return speed * value(walk.at(t), walk.normal(t));
  };
  const samples = [0.1, 0.3, 0.5, 0.9].map((share) => Math.abs(integrand(from + share * (to - from))));
  return integral(integrand, from, to, 1e-15 * Math.abs(to - from) * Math.max(...samples), walk.halvings, {
    steps: MOST_HALVINGS,
  });
}

const STEPS = 96;
const ORIGIN: Place = { x: 0, y: 0 };

function boundaryOf(parts: readonly SimpleShape[]): Stretch[] {
  const outlines = parts.map((part) => ({ walks: outlineOf(part, ORIGIN), stays: uprightStays(part) }));
  return outlines.flatMap(({ walks }, index) => {
    const others = outlines.filter((_, other) => other !== index);
    const stays = others.map((other) => other.stays);
    return walks.flatMap((walk) => {
      const cuts = others.flatMap((other) => other.walks.flatMap(({ side }) => crossings(walk, side)));
      const ends = [walk.begin, ...cuts, walk.end].sort((p, q) => p - q);
      const stretches = ends.slice(1).map((to, i): Stretch => ({ walk, from: ends[i] ?? to, to }));
      return stretches.filter(({ from, to }) => to > from && !isWithin(stays, walk.at((from + to) / 2)));
    });
  });
}

/** Where a walk crosses a line or a conic: changes of sign, also on both sides of a place where it comes nearest. */
function crossings({ begin, end, at }: Walk, side: (p: Place) => number): number[] {
  const value = (t: number) => side(at(t));
  const places = Array.from({ length: STEPS + 1 }, (_, i) => begin + ((end - begin) * i) / STEPS);
  return places.slice(1).flatMap((here, i) => {
    const [before, next] = [places[i] ?? here, places[i + 2] ?? here];
    const [p, q, r] = [value(before), value(here), value(next)];
    if (p * q < 0) return [changeOfSign(value, before, here)];
    const isLeast = Math.abs(q) <= Math.abs(p) && Math.abs(q) <= Math.abs(r) && p * r > 0;
    if (!isLeast) return [];
    const nearest = leastMagnitude(value, before, next, Math.sign(p));
    if (value(nearest) * p >= 0) return [];
    return [changeOfSign(value, before, nearest), changeOfSign(value, nearest, next)];
  });
}

function changeOfSign(value: (t: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const isPositive = value(low) > 0;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (value(middle) > 0 === isPositive) low = middle;
    else high = middle;
  }
  return low;
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

function leastMagnitude(value: (t: number) => number, from: number, to: number, sign: number): number {
  let [low, high] = [from, to];
  for (let step = 0; step < 60; step++) {
    const [p, q] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
    if (value(p) * sign < value(q) * sign) high = q;
    else low = p;
  }
  return (low + high) / 2;
}

/** Where a shape without extent is. */
function pointOf(part: SimpleShape): Place {
  switch (part.kind) {
    case kindNumbers.segment:
    case kindNumbers.capsule:
      return { x: part.ax, y: part.ay };
    case kindNumbers.polyline:
      return { x: part.points[0] ?? 0, y: part.points[1] ?? 0 };
    case kindNumbers.polygon:
      return { x: part.vertices[0] ?? 0, y: part.vertices[1] ?? 0 };
    case kindNumbers.arc:
    case kindNumbers.annularSector: {
      const r = part.kind === kindNumbers.arc ? part.r : part.innerR;
      const length = Math.hypot(part.startX, part.startY);
      return { x: part.x + (r * part.startX) / length, y: part.y + (r * part.startY) / length };
    }
    default:
      return { x: part.x, y: part.y };
  }
}
