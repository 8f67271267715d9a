import { type ContactRecord, inUnitOf } from "../../convex/result.js";
import type { EdgeChain } from "../../forms/forms.js";
import { normalizingPower } from "../../math/exact.js";
import { setStretchContact, setStretches } from "./edged-contact.js";
import { best, comesBeforeBest, face, setEdgeNormal, setFace } from "./edged-faces.js";
import { endOf, first, line, measureLine, nearest, pair, second, spanOfPair } from "./edged-nearest.js";

/** Lengths that differ by less count as equal. The best axis of cores that touch to within this is an edge normal. */
const TOUCHING = 2 ** -48;

/** Vertices within this of the farthest one along the axis are in one stretch with it. */
const LEVEL = 2 ** -44;

/**
 * The contact of the two shapes at hand, which are convex, made of straight edges, perhaps with a radius around them, and
 * known to overlap. It looks at all edges and vertices and leaves no case open.
 *
 * The minimum translation is along the axis of the greatest gap. If the cores are apart, that axis is between their
 * closest points; otherwise it is an edge normal. Where they nearly touch, it is an edge normal, too, up to rounding: the
 * directions in which two touching corners see each other end at such normals.
 *
 * Differences of coordinates must not overflow. Error of the depth and the points: some units of rounding of the size of
 * the pair. Cost: the product of the numbers of vertices. The chains are left in another unit.
 */
export function setContactByAxes(out: ContactRecord): void {
  const { power, x, y } = useCommonUnit();
  setBestAxis();
  setStretches(best);
  setStretchContact(best, out);
  inUnitOf(out, power, x, y);
}

/**
 * The distance of the two shapes at hand, which are made of straight edges, convex or not, and known to be apart; 0 if it
 * rounds to that. The chains are left in another unit.
 */
export function gapByAxes(): number {
  const { power } = useCommonUnit();
  setClosest();
  return Math.max(0, nearest.gap - pair.reach) / power;
}

/** Moves both cores to a common origin, which is returned with the power of two by which their size becomes 1 or 2. */
function useCommonUnit(): { readonly power: number; readonly x: number; readonly y: number } {
  const power = normalizingPower(Math.max(sizeOfPair(), Number.MIN_VALUE));
  // With the origin at the smaller one, coordinates next to it keep their last digits.
  const { minX: x, minY: y } = extentOf(second) < extentOf(first) ? second : first;
  for (const chain of [first, second]) {
    // Not mapped: a list of doubles must not become one of integers.
    const points = chain.points.slice(0, endOf(chain));
    for (let k = 0; k < points.length; k++) points[k] = ((points[k] as number) - (k % 2 ? y : x)) * power;
    chain.points = points;
    chain.radius *= power;
  }
  pair.reach = first.radius + second.radius;
  pair.level = LEVEL;
  // Rounding may have moved the corners: with an infinite size, no vertex counts as clearly behind another.
  pair.size = Number.POSITIVE_INFINITY;
  return { power, x, y };
}

/** The size of the two shapes at hand together; not a number where corners have overflowed. */
export function sizeOfPair(): number {
  return Math.max(spanOfPair(), first.radius, second.radius);
}

function extentOf({ minX, minY, maxX, maxY }: EdgeChain): number {
  return maxX - minX + (maxY - minY);
}

/** Sets `best` to the axis of the greatest gap, with the vertices that are farthest along it. */
function setBestAxis(): void {
  best.gap = Number.NEGATIVE_INFINITY;
  tryFaces(first, 1);
  tryFaces(second, -1);
  const isPoint = best.gap === Number.NEGATIVE_INFINITY;
  if (isPoint) tryAxis(1, 0);
  setClosest();
  const areApart = isPoint ? nearest.gap > 0 : nearest.gap > TOUCHING && best.gap > -TOUCHING;
  if (!areApart) return;
  measureAxis(nearest.x, nearest.y);
  // Nearly parallel edges have points equally near but for rounding: along the wrong axis, a core reaches farther.
  if (isPoint || line.gap > best.gap - TOUCHING) Object.assign(best, line);
}

/**
 * Tries the normals of a core's edges, and both normals of a segment. Those of a box, too, come from its corners, which are
 * rounded far from the origin, and not from its axes: so both ends of an edge are level along its normal.
 */
function tryFaces(chain: EdgeChain, side: 1 | -1): void {
  for (let from = 0; from < endOf(chain); from += 2) {
    setEdgeNormal(chain, from);
    tryAxis(side * face.x, side * face.y);
  }
}

/** Keeps an axis if it is the best one; an edge without length has none. */
function tryAxis(x: number, y: number): void {
  measureAxis(x, y);
  if (line.gap > best.gap || (line.gap === best.gap && comesBeforeBest(line))) Object.assign(best, line);
}

function measureAxis(x: number, y: number): void {
  line.x = x;
  line.y = y;
  measureLine();
}

/** Sets `nearest` to the gap between the nearest edge and vertex, and to its axis, from the first core to the second. */
function setClosest(): void {
  nearest.gap = Number.POSITIVE_INFINITY;
  tryVertices(second, first, -1);
  tryVertices(first, second, 1);
}

/** Keeps an edge of the one core and a vertex of the other if they are the nearest. */
function tryVertices(a: EdgeChain, b: EdgeChain, sign: 1 | -1): void {
  let from = 0;
  let ring = 0;
  for (let i = 0; i < endOf(a); i += 2) {
    const end = 2 * (a.ringEnds[ring] as number);
    const isLast = i + 2 === end;
    // Of an open core, the last vertex counts as an edge without length.
    const j = !isLast ? i + 2 : a.closed ? from : i;
    const ax = a.points[i] as number;
    const ay = a.points[i + 1] as number;
    const bx = a.points[j] as number;
    const by = a.points[j + 1] as number;
    if (isLast) {
      from = end;
      ring++;
    }
    const wx = bx - ax;
    const wy = by - ay;
    for (let k = 0; k < endOf(b); k += 2) {
      const px = b.points[k] as number;
      const py = b.points[k + 1] as number;
      const dx = px - ax;
      const dy = py - ay;
      const ex = px - bx;
      const ey = py - by;
      const isBefore = dx * wx + dy * wy <= 0;
      const isBetween = !isBefore && ex * wx + ey * wy < 0;
      // Beside an edge, the gap is along its normal, which stays accurate however near the vertex is; else from the edge's end.
      const side = wx * dy - wy * dx < 0 ? -1 : 1;
      const wayX = isBetween ? -side * wy : isBefore ? dx : ex;
      const wayY = isBetween ? side * wx : isBefore ? dy : ey;
      const length = setFace(wayX, wayY);
      const gap = isBetween ? (wayX * dx + wayY * dy) / length : length;
      if (gap < nearest.gap) {
        nearest.gap = gap;
        nearest.x = sign * face.x;
        nearest.y = sign * face.y;
      }
    }
  }
}
