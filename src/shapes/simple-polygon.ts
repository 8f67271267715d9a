import { orientation } from "../math/orientation.js";

/** A ring as error messages call it, by its place among all rings of the polygon. */
export function ringName(ring: number): string {
  return ring === 0 ? "vertices" : `holes[${ring - 1}]`;
}

/** An edge of a ring, from one vertex to the next. */
interface Edge {
  readonly ring: number;
  /** Its place in the ring, and that of the edge after it. */
  readonly index: number;
  readonly next: number;
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

/**
 * Throws RangeError unless the edges meet only where neighbours of a ring share a vertex, and each hole lies
 * inside the outer ring and outside every other hole. Exact.
 *
 * Edges are compared with those that begin before they end, from left to right: about n log n steps where
 * edges are short, n² where many lie above each other.
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

function ringsOf(vertices: readonly number[], ringEnds: readonly number[]): Edge[][] {
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

function requireEdgesApart(edges: readonly Edge[]): void {
  const left = (edge: Edge) => Math.min(edge.ax, edge.bx);
  const fromLeft = [...edges].sort((a, b) => left(a) - left(b));
  fromLeft.forEach((edge, i) => {
    const right = Math.max(edge.ax, edge.bx);
    for (let j = i + 1; j < fromLeft.length; j += 1) {
      const other = fromLeft[j];
      if (other === undefined || left(other) > right) break;
      if (meetWrongly(edge, other)) throw meeting(edge, other);
    }
  });
}

function meetWrongly(a: Edge, b: Edge): boolean {
  if (Math.min(a.ay, a.by) > Math.max(b.ay, b.by) || Math.min(b.ay, b.by) > Math.max(a.ay, a.by))
    return false;
  if (a.ring === b.ring && a.next === b.index) return turnsBack(a, b);
  if (a.ring === b.ring && b.next === a.index) return turnsBack(b, a);
  return haveCommonPoint(a, b);
}

/** Whether the second of two edges one after the other lies along the first, towards its beginning. */
function turnsBack(first: Edge, second: Edge): boolean {
  const { ax, ay, bx, by } = first;
  if (orientation(ax, ay, bx, by, second.bx, second.by) !== 0) return false;
  return bx === ax ? by > ay === second.by < by : bx > ax === second.bx < bx;
}

/**
 * Whether two edges have a common point: each has its ends on both sides of the other's line, or on it. Where
 * all four ends are on one line, their boxes, which are known to meet, decide.
 */
function haveCommonPoint(a: Edge, b: Edge): boolean {
  const begin = orientation(a.ax, a.ay, a.bx, a.by, b.ax, b.ay);
  const end = orientation(a.ax, a.ay, a.bx, a.by, b.bx, b.by);
  if (begin * end > 0) return false;
  return (
    orientation(b.ax, b.ay, b.bx, b.by, a.ax, a.ay) * orientation(b.ax, b.ay, b.bx, b.by, a.bx, a.by) <= 0
  );
}

/** Rings that do not meet lie inside or outside each other with all their vertices. */
function requireHolesInside(rings: readonly (readonly Edge[])[]): void {
  for (let i = 1; i < rings.length; i += 1) {
    for (let j = 0; j < rings.length; j += 1) {
      if (i === j) continue;
      const isInside = liesInside(rings[i]?.[0], rings[j] ?? []);
      if (isInside !== (j === 0)) {
        throw new RangeError(
          `polygon: ${ringName(i)} must lie ${j === 0 ? "inside" : "outside"} ${ringName(j)}`,
        );
      }
    }
  }
}

/** Whether a ray towards +x from the beginning of an edge leaves a ring that does not meet it. */
function liesInside(edge: Edge | undefined, ring: readonly Edge[]): boolean {
  if (edge === undefined) return false;
  let isInside = false;
  for (const { ax, ay, bx, by } of ring) {
    if (ay > edge.ay === by > edge.ay) continue;
    const side = orientation(ax, ay, bx, by, edge.ax, edge.ay);
    if (side > 0 === by > ay) isInside = !isInside;
  }
  return isInside;
}

function meeting(a: Edge, b: Edge): RangeError {
  return new RangeError(`polygon: must be simple, but ${edgeName(a)} and ${edgeName(b)} cross or touch`);
}

function edgeName({ ring, index, next }: Edge): string {
  const name = ringName(ring);
  return `the edge from ${name}[${index}] to ${name}[${next}]`;
}
