import { meetingOfEdges, orientation } from "../math/orientation.js";
import { type Misplaced, type RingEdge, sweepEdges } from "./edge-sweep.js";

/** The name of a ring in error messages, from its index among the rings of the polygon. */
export function ringName(ring: number): string {
  return ring === 0 ? "vertices" : `holes[${ring - 1}]`;
}

/** Up to so many edges of one ring, comparing all takes less time than a sweep. */
const FEW_EDGES = 32;

/**
 * Throws RangeError unless the edges meet only where neighbours of a ring share a vertex, and each hole lies
 * inside the outer ring and outside every other hole. Exact. Takes about n log n steps.
 */
export function requireSimple(vertices: readonly number[], ringEnds: readonly number[]): void {
  const edges = edgesOfRings(vertices, ringEnds);
  for (const edge of edges) {
    if (edge.ax === edge.bx && edge.ay === edge.by) {
      throw new RangeError(`polygon: ${edgeName(edge)} has no length: neighbouring vertices must differ`);
    }
  }
  if (ringEnds.length === 1 && edges.length <= FEW_EDGES) {
    requireAllApart(edges);
    return;
  }
  const { met, misplaced } = sweepEdges(edges, ringEnds.length, meetWrongly);
  if (met !== null) throw meeting(...met);
  if (misplaced !== null) throw misplacement(misplaced);
}

export function edgesOfRings(vertices: readonly number[], ringEnds: readonly number[]): RingEdge[] {
  const edges: RingEdge[] = [];
  let begin = 0;
  ringEnds.forEach((end, ring) => {
    const count = end - begin;
    for (let index = 0; index < count; index += 1) {
      const next = index + 1 < count ? index + 1 : 0;
      const a = 2 * (begin + index);
      const b = 2 * (begin + next);
      edges.push({
        ring,
        index,
        next,
        ax: vertices[a] as number,
        ay: vertices[a + 1] as number,
        bx: vertices[b] as number,
        by: vertices[b + 1] as number,
      });
    }
    begin = end;
  });
  return edges;
}

function requireAllApart(edges: readonly RingEdge[]): void {
  for (let i = 0; i < edges.length; i += 1) {
    for (let j = i + 1; j < edges.length; j += 1) {
      const [edge, other] = [edges[i] as RingEdge, edges[j] as RingEdge];
      if (meetWrongly(edge, other)) throw meeting(edge, other);
    }
  }
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

function misplacement({ ring, around }: Misplaced): RangeError {
  const place = around === 0 ? "inside" : "outside";
  return new RangeError(`polygon: ${ringName(ring)} must lie ${place} ${ringName(around)}`);
}

function meeting(a: RingEdge, b: RingEdge): RangeError {
  return new RangeError(`polygon: must be simple, but ${edgeName(a)} and ${edgeName(b)} cross or touch`);
}

function edgeName({ ring, index, next }: RingEdge): string {
  const name = ringName(ring);
  return `the edge from ${name}[${index}] to ${name}[${next}]`;
}
