import { meetingOfEdges, orientation } from "../math/orientation.js";
import { edgesMeetingWrongly, type RingEdge } from "./edge-sweep.js";

/** The name of a ring in error messages, from its index among the rings of the polygon. */
export function ringName(ring: number): string {
  return ring === 0 ? "vertices" : `holes[${ring - 1}]`;
}

/**
 * Throws RangeError unless the edges meet only where neighbours of a ring share a vertex, and each hole lies
 * inside the outer ring and outside every other hole. Exact.
 *
 * Edges are compared with those that begin before they end, along the axis along which they are shorter, if these are
 * few: edges are mostly short along one of the axes. Otherwise a plane sweep finds whether any two meet. About n log n
 * steps.
 */
export function requireSimple(vertices: readonly number[], ringEnds: readonly number[]): void {
  const rings = ringsOf(vertices, ringEnds);
  const edges = rings.flat();
  for (const edge of edges) {
    if (edge.ax === edge.bx && edge.ay === edge.by) {
      throw new RangeError(`polygon: ${edgeName(edge)} has no length: neighbouring vertices must differ`);
    }
  }
  requireEdgesApart(edges);
  requireHolesInside(rings);
}

export function ringsOf(vertices: readonly number[], ringEnds: readonly number[]): RingEdge[][] {
  return Array.from(ringEnds, (end, ring) => {
    const begin = ring === 0 ? 0 : (ringEnds[ring - 1] ?? 0);
    const count = end - begin;
    return Array.from({ length: count }, (_, index) => {
      const next = (index + 1) % count;
      const a = 2 * (begin + index);
      const b = 2 * (begin + next);
      return {
        ring,
        index,
        next,
        ax: vertices[a] ?? 0,
        ay: vertices[a + 1] ?? 0,
        bx: vertices[b] ?? 0,
        by: vertices[b + 1] ?? 0,
      };
    });
  });
}

/** With more others to compare with an edge in the mean, per binary digit of their number, a sweep is cheaper. */
const MOST_OTHERS = 32;

function requireEdgesApart(edges: readonly RingEdge[]): void {
  const [along, across] = [meetingsAlong(edges, "x"), meetingsAlong(edges, "y")];
  const axis = across < along ? "y" : "x";
  const count = edges.length;
  const most = MOST_OTHERS * count * Math.log2(count);
  // About the number of pairs that meet along the axis.
  const pairs = Math.min(along, across) - (count * count) / 2;
  if (pairs <= most) requirePairsApart(edges, axis, Number.POSITIVE_INFINITY);
  else {
    const found = edgesMeetingWrongly(edges, meetWrongly);
    if (found === null) return;
    // The error names the first pair along the axis, if it is found as soon.
    requirePairsApart(edges, axis, most);
    throw meeting(...found);
  }
}

/** Throws for the first pair along an axis that meets wrongly, among at most `most` pairs. */
function requirePairsApart(edges: readonly RingEdge[], axis: Axis, most: number): void {
  const isUpright = axis === "y";
  const count = edges.length;
  let left = most;
  const leasts = Float64Array.from(edges, ({ ax, ay, bx, by }) =>
    isUpright ? Math.min(ay, by) : Math.min(ax, bx),
  );
  const order = Uint32Array.from({ length: count }, (_, i) => i).sort(
    (i, j) => (leasts[i] as number) - (leasts[j] as number),
  );
  // The box of each edge in this order: along the axis, and across it.
  const boxes = new Float64Array(4 * count);
  for (let i = 0; i < count; i += 1) {
    const { ax, ay, bx, by } = edges[order[i] as number] as RingEdge;
    const [a, b, c, d] = isUpright ? [ay, by, ax, bx] : [ax, bx, ay, by];
    boxes[4 * i] = Math.min(a, b);
    boxes[4 * i + 1] = Math.max(a, b);
    boxes[4 * i + 2] = Math.min(c, d);
    boxes[4 * i + 3] = Math.max(c, d);
  }
  for (let i = 0; i < count; i += 1) {
    const greatest = boxes[4 * i + 1] as number;
    const low = boxes[4 * i + 2] as number;
    const high = boxes[4 * i + 3] as number;
    for (let at = 4 * i + 4; (boxes[at] as number) <= greatest; at += 4) {
      if (--left < 0) return;
      if ((boxes[at + 2] as number) > high || (boxes[at + 3] as number) < low) continue;
      const edge = edges[order[i] as number] as RingEdge;
      const other = edges[order[at / 4] as number] as RingEdge;
      if (meetWrongly(edge, other)) throw meeting(edge, other);
    }
  }
}

type Axis = "x" | "y";

/** The axis along which fewer edges begin before others end. */
function sparseAxis(edges: readonly RingEdge[]): Axis {
  return meetingsAlong(edges, "y") < meetingsAlong(edges, "x") ? "y" : "x";
}

/**
 * The number of ordered pairs of edges, the first of which begins before the second ends: two that are apart along the
 * axis count once, two that meet twice.
 */
function meetingsAlong(edges: readonly RingEdge[], axis: Axis): number {
  const begins = new Float64Array(edges.length);
  const ends = new Float64Array(edges.length);
  edges.forEach(({ ax, ay, bx, by }, i) => {
    begins[i] = axis === "x" ? Math.min(ax, bx) : Math.min(ay, by);
    ends[i] = axis === "x" ? Math.max(ax, bx) : Math.max(ay, by);
  });
  begins.sort();
  ends.sort();
  let begun = 0;
  let sum = 0;
  for (const end of ends) {
    while ((begins[begun] as number) <= end) begun += 1;
    sum += begun;
  }
  return sum;
}

function stretchAlong({ ax, ay, bx, by }: RingEdge, axis: Axis): { least: number; greatest: number } {
  const [a, b] = axis === "x" ? [ax, bx] : [ay, by];
  return { least: Math.min(a, b), greatest: Math.max(a, b) };
}

/** Whether two edges share points that they must not share. */
export function meetWrongly(a: RingEdge, b: RingEdge): boolean {
  if (a.ring === b.ring && a.next === b.index) return turnsBack(a, b);
  if (a.ring === b.ring && b.next === a.index) return turnsBack(b, a);
  return meetingOfEdges(a.ax, a.ay, a.bx, a.by, b.ax, b.ay, b.bx, b.by) >= 0;
}

/** Whether the second of two consecutive edges lies along the first, back towards its beginning. */
function turnsBack(first: RingEdge, second: RingEdge): boolean {
  const { ax, ay, bx, by } = first;
  if (orientation(ax, ay, bx, by, second.bx, second.by) !== 0) return false;
  return bx === ax ? by > ay === second.by < by : bx > ax === second.bx < bx;
}

/**
 * Rings that do not meet lie inside or outside each other with all their vertices, and inside only if their boxes meet.
 * They are sorted along the axis along which they are shorter, so that few are open at a time.
 */
function requireHolesInside([outer, ...holes]: readonly (readonly RingEdge[])[]): void {
  if (outer === undefined || holes.length === 0) return;
  holes.forEach((hole, i) => {
    if (!liesInside(hole[0], outer))
      throw new RangeError(`polygon: ${ringName(i + 1)} must lie inside vertices`);
  });
  const axis = sparseAxis(holes.map(diagonalOf));
  const boxes = holes
    .map((ring, i) => ({ ring, name: ringName(i + 1), x: spanOf(ring, "x"), y: spanOf(ring, "y") }))
    .sort((a, b) => a[axis].least - b[axis].least);
  const isWithin = (a: Span, b: Span) => a.least >= b.least && a.greatest <= b.greatest;
  for (let i = 0; i < boxes.length; i += 1) {
    const one = boxes[i] as (typeof boxes)[number];
    for (let j = i + 1; j < boxes.length; j += 1) {
      const other = boxes[j] as (typeof boxes)[number];
      if (other[axis].least > one[axis].greatest) break;
      if (isWithin(other.x, one.x) && isWithin(other.y, one.y)) requireOutside(other, one);
      if (isWithin(one.x, other.x) && isWithin(one.y, other.y)) requireOutside(one, other);
    }
  }
}

interface NamedRing {
  readonly ring: readonly RingEdge[];
  readonly name: string;
}

function requireOutside(hole: NamedRing, other: NamedRing): void {
  if (!liesInside(hole.ring[0], other.ring)) return;
  throw new RangeError(`polygon: ${hole.name} must lie outside ${other.name}`);
}

interface Span {
  readonly least: number;
  readonly greatest: number;
}

function spanOf(ring: readonly RingEdge[], axis: Axis): Span {
  let [least, greatest] = [Infinity, -Infinity];
  for (const edge of ring) {
    const stretch = stretchAlong(edge, axis);
    least = Math.min(least, stretch.least);
    greatest = Math.max(greatest, stretch.greatest);
  }
  return { least, greatest };
}

/** From one corner of a ring's box to the opposite one, as an edge. */
function diagonalOf(ring: readonly RingEdge[]): RingEdge {
  const [x, y] = [spanOf(ring, "x"), spanOf(ring, "y")];
  return { ring: 0, index: 0, next: 0, ax: x.least, ay: y.least, bx: x.greatest, by: y.greatest };
}

/** Whether the beginning of an edge is inside a ring that does not meet it, from a ray towards +x. */
function liesInside(edge: RingEdge | undefined, ring: readonly RingEdge[]): boolean {
  if (edge === undefined) return false;
  let isInside = false;
  for (const { ax, ay, bx, by } of ring) {
    if (ay > edge.ay === by > edge.ay) continue;
    const side = orientation(ax, ay, bx, by, edge.ax, edge.ay);
    if (side > 0 === by > ay) isInside = !isInside;
  }
  return isInside;
}

function meeting(a: RingEdge, b: RingEdge): RangeError {
  return new RangeError(`polygon: must be simple, but ${edgeName(a)} and ${edgeName(b)} cross or touch`);
}

function edgeName({ ring, index, next }: RingEdge): string {
  const name = ringName(ring);
  return `the edge from ${name}[${index}] to ${name}[${next}]`;
}
