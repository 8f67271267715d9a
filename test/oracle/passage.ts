import { Fraction } from "./fraction.js";

/** Whether shapes of straight edges that move straight on get into each other, by looking at them between all times at which something changes. */

export interface Place {
  readonly x: Fraction;
  readonly y: Fraction;
}

export type Edge = readonly [from: Place, to: Place];

/** A polygon with its holes as edges, a curve, or a point: an edge that begins where it ends. */
export interface EdgedPart {
  readonly isSolid: boolean;
  readonly edges: readonly Edge[];
}

const ZERO = Fraction.of(0);
const ONE = Fraction.of(1);
const HALF = Fraction.of(0.5);

export const placeOf = (x: number, y: number): Place => ({ x: Fraction.of(x), y: Fraction.of(y) });

const add = (p: Place, q: Place): Place => ({ x: p.x.plus(q.x), y: p.y.plus(q.y) });
const subtract = (p: Place, q: Place): Place => ({ x: p.x.minus(q.x), y: p.y.minus(q.y) });
const scale = (p: Place, by: Fraction): Place => ({ x: p.x.times(by), y: p.y.times(by) });
const cross = (p: Place, q: Place): Fraction => p.x.times(q.y).minus(p.y.times(q.x));
const dot = (p: Place, q: Place): Fraction => p.x.times(q.x).plus(p.y.times(q.y));
const along = ([from, to]: Edge, k: Fraction): Place => add(from, scale(subtract(to, from), k));
const isZero = ({ x, y }: Place): boolean => x.sign() === 0 && y.sign() === 0;
const inOrder = (numbers: readonly Fraction[]): Fraction[] => [...numbers].sort((a, b) => a.compare(b));

/** The middles of the stretches between some numbers. */
function middles(numbers: readonly Fraction[]): Fraction[] {
  const sorted = inOrder(numbers);
  return sorted.slice(1).flatMap((next, i) => {
    const before = sorted[i] as Fraction;
    return next.compare(before) > 0 ? [next.plus(before).times(HALF)] : [];
  });
}

/** Whether the point next to p in the direction d, which is along no edge through p, has an odd number of edges towards +x. */
function isInside(edges: readonly Edge[], p: Place, d: Place): boolean {
  const isAbove = ({ y }: Place) => (y.compare(p.y) || -d.y.sign()) > 0;
  const crossed = edges.filter(([from, to]) => {
    if (isAbove(from) === isAbove(to)) return false;
    const way = subtract(to, from);
    const side = cross(way, subtract(p, from)).sign() || cross(way, d).sign();
    return side > 0 === isAbove(to);
  });
  return crossed.length % 2 === 1;
}

function isOn([from, to]: Edge, p: Place): boolean {
  const way = subtract(to, from);
  const off = subtract(p, from);
  const place = dot(way, off);
  if (isZero(way)) return isZero(off);
  return cross(way, off).sign() === 0 && place.sign() >= 0 && place.compare(dot(way, way)) <= 0;
}

/** Whether all directions from p lead into a union: those between the edges through p do, which no vector of this length lies along. */
function isInterior(parts: readonly EdgedPart[], p: Place): boolean {
  const solids = parts.filter(({ isSolid }) => isSolid);
  const ways = solids.flatMap(({ edges }) =>
    edges
      .filter((edge) => isOn(edge, p))
      .flatMap((edge) => edge.map((end) => subtract(end, p)).filter((way) => !isZero(way))),
  );
  const angles = inOrder([...ways.map(angleOf), ...[0, 1, 2, 3].map(Fraction.of)]);
  return middles([...angles, Fraction.of(4)]).every((angle) =>
    solids.some(({ edges }) => isInside(edges, p, atAngle(angle))),
  );
}

/** A measure from 0 for +x to 4 that grows with the angle, and its inverse. */
function angleOf({ x, y }: Place): Fraction {
  const [ahead, aside, quarter] =
    x.sign() > 0 && y.sign() >= 0
      ? [x, y, 0]
      : y.sign() > 0
        ? [y, ZERO.minus(x), 1]
        : x.sign() < 0
          ? [ZERO.minus(x), ZERO.minus(y), 2]
          : [ZERO.minus(y), x, 3];
  return aside.dividedBy(ahead.plus(aside)).plus(Fraction.of(quarter));
}

function atAngle(angle: Fraction): Place {
  const quarter = [3, 2, 1].find((least) => angle.compare(Fraction.of(least)) >= 0) ?? 0;
  let aside = angle.minus(Fraction.of(quarter));
  let ahead = ONE.minus(aside);
  for (let i = 0; i < quarter; i++) [ahead, aside] = [ZERO.minus(aside), ahead];
  return { x: ahead, y: aside };
}

/** The places along an edge where it meets others, from 0 to 1. */
function cutsOf(edge: Edge, others: readonly Edge[]): Fraction[] {
  const way = subtract(edge[1], edge[0]);
  const lengthSq = dot(way, way);
  const found = others.flatMap((other) => {
    const across = subtract(other[1], other[0]);
    const sine = cross(way, across);
    if (sine.sign() !== 0) return [cross(subtract(other[0], edge[0]), across).dividedBy(sine)];
    return lengthSq.sign() === 0
      ? []
      : other.map((end) => dot(way, subtract(end, edge[0])).dividedBy(lengthSq));
  });
  return [ZERO, ONE, ...found.filter((k) => k.sign() > 0 && k.compare(ONE) < 0)];
}

/** Whether the interior of one of two unions meets the other. */
function penetrate(a: readonly EdgedPart[], b: readonly EdgedPart[]): boolean {
  const meets = (inner: readonly EdgedPart[], outer: readonly EdgedPart[]) => {
    const around = outer.filter(({ isSolid }) => isSolid).flatMap(({ edges }) => edges);
    return inner.some(({ isSolid, edges }) =>
      edges.some((edge) => {
        const way = subtract(edge[1], edge[0]);
        const places = isZero(way) ? [ZERO] : middles(cutsOf(edge, around));
        return places
          .map((k) => along(edge, k))
          .some((p) => {
            if (!isSolid) return isInterior(outer, p);
            // The two sides of the edge of a solid: one is inside of it.
            const left = { x: ZERO.minus(way.y), y: way.x };
            return [left, subtract(placeOf(0, 0), left)].some(
              (d) =>
                isInside(edges, p, d) && outer.some((part) => part.isSolid && isInside(part.edges, p, d)),
            );
          });
      }),
    );
  };
  return meets(a, b) || meets(b, a);
}

function moved(parts: readonly EdgedPart[], way: Place): EdgedPart[] {
  return parts.map(({ isSolid, edges }) => ({
    isSolid,
    edges: edges.map(([from, to]): Edge => [add(from, way), add(to, way)]),
  }));
}

/** Whether two unions penetrate each other at any time from 0 to 1 while the first moves by `way`. */
export function penetrateOnWay(a: readonly EdgedPart[], way: Place, b: readonly EdgedPart[]): boolean {
  if (penetrate(a, b)) return true;
  const edgesOf = (parts: readonly EdgedPart[]) => parts.flatMap(({ edges }) => edges);
  const timesOf = (ends: readonly Place[], edges: readonly Edge[], step: Place) =>
    ends.flatMap((end) => edges.flatMap((edge) => cutsOf([end, add(end, step)], [edge])));
  const [ofA, ofB] = [edgesOf(a), edgesOf(b)];
  const back = subtract(placeOf(0, 0), way);
  const times = [...timesOf(ofA.flat(), ofB, way), ...timesOf(ofB.flat(), ofA, back)];
  return middles(times).some((t) => penetrate(moved(a, scale(way, t)), b));
}

/**
 * Whether a point is carried through curves: where it meets one of them, or several without a gap between, before the end
 * of its way, they are on both sides of that.
 */
export function isCarriedThrough(point: Place, way: Place, curves: readonly Edge[]): boolean {
  const path: Edge = [point, add(point, way)];
  const sideOf = (p: Place) => cross(way, subtract(p, point)).sign();
  const isCovered = (k: Fraction) => curves.some((edge) => isOn(edge, along(path, k)));
  const cuts = inOrder(cutsOf(path, curves).filter(isCovered));
  const isJoined = (i: number) => {
    const [before, next] = [cuts[i - 1], cuts[i]];
    return before !== undefined && next !== undefined && isCovered(before.plus(next).times(HALF));
  };
  const isCrossed = (edge: Edge) => sideOf(edge[0]) * sideOf(edge[1]) < 0 && cutsOf(path, [edge]).length > 2;
  if (curves.some((edge) => isCrossed(edge) && !isOn(edge, point))) return true;
  return cuts.some((first, i) => {
    if (first.sign() === 0 || isJoined(i)) return false;
    let last = i;
    while (isJoined(last + 1)) last++;
    if ((cuts[last] as Fraction).compare(ONE) >= 0) return false;
    const met = curves.filter((edge) => cuts.slice(i, last + 1).some((k) => isOn(edge, along(path, k))));
    const sides = new Set(met.flat().map(sideOf));
    return sides.has(1) && sides.has(-1);
  });
}
