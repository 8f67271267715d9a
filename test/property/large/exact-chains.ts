/**
 * What outlines of straight edges have in common, edge by edge: exactly, in whole numbers, and with no code of the library
 * or of the oracle's geometry.
 */

import { commonExponent, toInteger } from "../../oracle/integer.js";

/** Where it begins and ends. */
type Edge = readonly [ax: bigint, ay: bigint, bx: bigint, by: bigint];

/** Lists of coordinates, x and y alternately. Closed ones are the rings of a polygon, its outer one first. */
export interface Chains {
  readonly lists: readonly (readonly number[])[];
  readonly areClosed: boolean;
}

interface Common {
  readonly points: number;
  readonly stretches: number;
}

function edgesOf({ lists, areClosed }: Chains, exponent: number): Edge[] {
  return lists.flatMap((list) => {
    const at = (i: number) => toInteger(list[i % list.length] ?? 0, exponent);
    const count = list.length / 2 - (areClosed || list.length === 2 ? 0 : 1);
    return Array.from({ length: count }, (_, i): Edge => {
      return [at(2 * i), at(2 * i + 1), at(2 * i + 2), at(2 * i + 3)];
    });
  });
}

function cross(px: bigint, py: bigint, qx: bigint, qy: bigint): bigint {
  return px * qy - py * qx;
}

/** A point of fractions of the same divisor. */
interface Place {
  readonly x: bigint;
  readonly y: bigint;
  readonly under: bigint;
}

function inLowestTerms({ x, y, under }: Place): Place {
  const divisor = gcd(under, gcd(x, y));
  return { x: x / divisor, y: y / divisor, under: under / divisor };
}

function gcd(x: bigint, y: bigint): bigint {
  let [a, b] = [x, y];
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

function compare(a: Place, b: Place): number {
  const [x, y] = [a.x * b.under - b.x * a.under, a.y * b.under - b.y * a.under];
  return x !== 0n ? (x < 0n ? -1 : 1) : y !== 0n ? (y < 0n ? -1 : 1) : 0;
}

/** How many points and stretches the edges have in common, as `intersections` counts them. */
export function commonOf(first: Chains, second: Chains): Common {
  const exponent = commonExponent(...first.lists.flat(), ...second.lists.flat());
  const points = new Map<string, Place>();
  const stretches = new Map<string, [from: Place, to: Place][]>();
  const others = edgesOf(second, exponent);
  for (const edge of edgesOf(first, exponent)) {
    for (const other of others) {
      const shared = sharedOf(edge, other);
      if (shared === undefined) continue;
      const [from, to] = shared;
      if (compare(from, to) === 0) points.set(`${from.x} ${from.y} ${from.under}`, from);
      else {
        const line = lineOf(edge);
        stretches.set(line, [...(stretches.get(line) ?? []), [from, to]]);
      }
    }
  }
  const joined = [...stretches.values()].flatMap(joinedOf);
  const alone = [...points.values()].filter((point) => !joined.some((stretch) => isOn(point, stretch)));
  return { points: alone.length, stretches: joined.length };
}

/** The same for all lines of the same points. */
function lineOf([ax, ay, bx, by]: Edge): string {
  const [dx, dy] = [bx - ax, by - ay];
  const divisor = gcd(dx, dy);
  const sign = dx / divisor < 0n || (dx === 0n && dy / divisor < 0n) ? -1n : 1n;
  const [x, y] = [(sign * dx) / divisor, (sign * dy) / divisor];
  return `${x} ${y} ${cross(x, y, ax, ay)}`;
}

function joinedOf(stretches: readonly [Place, Place][]): [Place, Place][] {
  const joined: [Place, Place][] = [];
  for (const [from, to] of stretches.toSorted(([a], [b]) => compare(a, b))) {
    const last = joined.at(-1);
    if (last === undefined || compare(last[1], from) < 0) joined.push([from, to]);
    else if (compare(last[1], to) < 0) last[1] = to;
  }
  return joined;
}

function isOn(p: Place, [from, to]: readonly [Place, Place]): boolean {
  if (compare(p, from) < 0 || compare(p, to) > 0) return false;
  // The ends of stretches are whole numbers.
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return cross(dx, dy, p.x - from.x * p.under, p.y - from.y * p.under) === 0n;
}

/** The ends of what two edges have in common: twice the same for a point. */
function sharedOf(edge: Edge, other: Edge): readonly [Place, Place] | undefined {
  const [ax, ay, bx, by] = edge;
  const [cx, cy, dx, dy] = other;
  if (areApart(ax, bx, cx, dx) || areApart(ay, by, cy, dy)) return undefined;
  const [rx, ry, sx, sy] = [bx - ax, by - ay, dx - cx, dy - cy];
  const turn = cross(rx, ry, sx, sy);
  const along = cross(cx - ax, cy - ay, sx, sy);
  if (turn === 0n) {
    if (along !== 0n || cross(cx - ax, cy - ay, rx, ry) !== 0n) return undefined;
    const [low, high] = inOrder(edge);
    const [otherLow, otherHigh] = inOrder(other);
    const from = compare(low, otherLow) < 0 ? otherLow : low;
    const to = compare(high, otherHigh) < 0 ? high : otherHigh;
    return compare(from, to) > 0 ? undefined : [from, to];
  }
  const sign = turn < 0n ? -1n : 1n;
  const [t, u, under] = [sign * along, sign * cross(cx - ax, cy - ay, rx, ry), sign * turn];
  if (t < 0n || t > under || u < 0n || u > under) return undefined;
  const place = inLowestTerms({ x: ax * under + rx * t, y: ay * under + ry * t, under });
  return [place, place];
}

function areApart(a: bigint, b: bigint, c: bigint, d: bigint): boolean {
  return (a < c && b < c && a < d && b < d) || (a > c && b > c && a > d && b > d);
}

function inOrder([ax, ay, bx, by]: Edge): readonly [Place, Place] {
  const ends = [
    { x: ax, y: ay, under: 1n },
    { x: bx, y: by, under: 1n },
  ] as const;
  return compare(...ends) <= 0 ? ends : [ends[1], ends[0]];
}

/** In how many points the rings meet a circle. */
export function circleMeets(rings: Chains, x: number, y: number, r: number): number {
  const exponent = commonExponent(...rings.lists.flat(), x, y, r);
  const [cx, cy, radius] = [x, y, r].map((value) => toInteger(value, exponent)) as [bigint, bigint, bigint];
  let count = 0;
  for (const [ax, ay, bx, by] of edgesOf(rings, exponent)) {
    const [px, py, dx, dy] = [ax - cx, ay - cy, bx - ax, by - ay];
    count += rootsOf(dx * dx + dy * dy, 2n * (px * dx + py * dy), px * px + py * py - radius * radius);
  }
  return count;
}

/** How many t of at least 0 and less than 1 there are with a·t² + b·t + c = 0, a being positive. */
function rootsOf(a: bigint, b: bigint, c: bigint): number {
  const square = b * b - 4n * a * c;
  if (square < 0n) return 0;
  if (square === 0n) return b <= 0n && -b < 2n * a ? 1 : 0;
  const end = a + b + c;
  if (c === 0n) return b < 0n && -b < a ? 2 : 1;
  if (end === 0n) return c > 0n && c < a ? 1 : 0;
  if (c < 0n !== end < 0n) return 1;
  return c > 0n && b < 0n && -b < 2n * a ? 2 : 0;
}

/** Digits behind the point, in which areas are summed up. */
const DIGITS = 256n;

/** A fraction, the divisor of which is positive. */
type Fraction = readonly [over: bigint, under: bigint];

/** An edge from left to right: 1 if what is below it is of the polygon, −1 if what is above it is. */
interface Side {
  readonly ax: bigint;
  readonly ay: bigint;
  readonly bx: bigint;
  readonly by: bigint;
  readonly sign: bigint;
}

/** The area that two polygons have in common: what is below both of two edges, counted with their signs, for all two. */
export function commonAreaOf(first: Chains, second: Chains): number {
  const exponent = commonExponent(...first.lists.flat(), ...second.lists.flat());
  const others = sidesOf(second, exponent);
  let twice = 0n;
  for (const a of sidesOf(first, exponent)) {
    for (const b of others) {
      const [low, high] = [a.ax < b.ax ? b.ax : a.ax, a.bx < b.bx ? a.bx : b.bx];
      if (low < high) twice += a.sign * b.sign * twiceBelow(a, b, low, high);
    }
  }
  return (Number(twice) / 2 ** (Number(DIGITS) + 1)) * 2 ** exponent * 2 ** exponent;
}

function sidesOf({ lists }: Chains, exponent: number): Side[] {
  return lists.flatMap((list, ring) => {
    const edges = edgesOf({ lists: [list], areClosed: true }, exponent);
    const twice = edges.reduce((sum, [ax, ay, bx, by]) => sum + cross(ax, ay, bx, by), 0n);
    const winding = twice > 0n === (ring === 0) ? 1n : -1n;
    return edges.flatMap(([ax, ay, bx, by]): Side[] => {
      if (ax === bx) return [];
      return ax < bx
        ? [{ ax, ay, bx, by, sign: -winding }]
        : [{ ax: bx, ay: by, bx: ax, by: ay, sign: winding }];
    });
  });
}

function heightAt({ ax, ay, bx, by }: Side, x: bigint): Fraction {
  return [ay * (bx - ax) + (x - ax) * (by - ay), bx - ax];
}

/** Twice the area below both, from one x to another. */
function twiceBelow(a: Side, b: Side, low: bigint, high: bigint): bigint {
  const [aLow, aHigh, bLow, bHigh] = [
    heightAt(a, low),
    heightAt(a, high),
    heightAt(b, low),
    heightAt(b, high),
  ];
  const [before, after] = [excess(aLow, bLow), excess(aHigh, bHigh)];
  const width: Fraction = [high - low, 1n];
  if (before <= 0n && after <= 0n) return trapezoid(aLow, aHigh, width);
  if (before >= 0n && after >= 0n) return trapezoid(bLow, bHigh, width);
  // Where they cross, as a part of the way.
  const [gone, whole] = before < 0n ? [-before, after - before] : [before, before - after];
  const middle: Fraction = [aLow[0] * whole + (aHigh[0] - aLow[0]) * gone, aLow[1] * whole];
  const [left, right] = before < 0n ? [aLow, bHigh] : [bLow, aHigh];
  return (
    trapezoid(left, middle, [(high - low) * gone, whole]) +
    trapezoid(middle, right, [(high - low) * (whole - gone), whole])
  );
}

/** Of the sign of their difference; of the same two edges, in proportion to it. */
function excess([a, underA]: Fraction, [b, underB]: Fraction): bigint {
  return a * underB - b * underA;
}

function trapezoid([a, underA]: Fraction, [b, underB]: Fraction, [width, under]: Fraction): bigint {
  return (((a * underB + b * underA) * width) << DIGITS) / (underA * underB * under);
}
