import { spend } from "../../math/budget.js";
import type { Bounds } from "../../shapes/bounds.js";
import { Kind, type Mutable, type Segment } from "../../shapes/kind.js";
import type { VertexShape } from "../../shapes/reductions.js";

/**
 * The edges of a polygon or a polyline whose boxes have inner points of a given box in common with it, one after the other.
 *
 * A shape outside a polygon gets into it through its edges: for a shape with an interior, each edge blocks as a segment.
 */
export class EdgeWalk {
  /** The current edge, always the same object. */
  readonly edge: Mutable<Segment> = segmentOfEdge();
  /** Whether the box of an edge that was passed over touches the given one. */
  isTouched = false;
  private points: readonly number[] = [];
  /** Where rings end; a polyline has none. */
  private ringEnds: readonly number[] = [];
  private ring = 0;
  /** The first point of the ring, and the one that the next edge ends at. */
  private first = 0;
  private next = 0;
  private box: Bounds = { minX: 0, minY: 0, maxX: 0, maxY: 0 };

  begin(shape: VertexShape, box: Bounds): void {
    const isClosed = shape.kind === Kind.polygon;
    spend((isClosed ? shape.vertices : shape.points).length / 64);
    this.points = isClosed ? shape.vertices : shape.points;
    this.ringEnds = isClosed ? shape.ringEnds : [];
    this.ring = 0;
    this.first = 0;
    this.next = isClosed ? 0 : 1;
    this.box = box;
    this.isTouched = false;
  }

  /** Goes on to the next edge; false if there is none. */
  advance(): boolean {
    while (this.findNext()) if (this.meetsBox()) return true;
    return false;
  }

  private findNext(): boolean {
    const { points, ringEnds, edge } = this;
    const isClosed = ringEnds.length > 0;
    let end = isClosed ? (ringEnds[this.ring] as number) : points.length / 2;
    if (this.next === end) {
      this.ring += 1;
      if (this.ring >= ringEnds.length) return false;
      this.first = end;
      end = ringEnds[this.ring] as number;
    }
    const to = this.next;
    const from = isClosed && to === this.first ? end - 1 : to - 1;
    setEdge(
      edge,
      points[2 * from] as number,
      points[2 * from + 1] as number,
      points[2 * to] as number,
      points[2 * to + 1] as number,
    );
    this.next = to + 1;
    return true;
  }

  private meetsBox(): boolean {
    const { ax, ay, bx, by } = this.edge;
    const { minX, minY, maxX, maxY } = this.box;
    const depth = Math.min(
      maxX - Math.min(ax, bx),
      Math.max(ax, bx) - minX,
      maxY - Math.min(ay, by),
      Math.max(ay, by) - minY,
    );
    if (depth === 0) this.isTouched = true;
    return depth > 0;
  }
}

export function segmentOfEdge(): Mutable<Segment> {
  const ends = { ax: 0.5, ay: 0.5, bx: 0.5, by: 0.5 };
  const localEnds = { localAx: 0.5, localAy: 0.5, localBx: 0.5, localBy: 0.5 };
  return { kind: Kind.segment, x: 0, y: 0, ux: 1, uy: 0, ...ends, ...localEnds };
}

/** Sets the ends of an edge, whose pose stays (0, 0). */
export function setEdge(edge: Mutable<Segment>, ax: number, ay: number, bx: number, by: number): void {
  edge.ax = ax;
  edge.ay = ay;
  edge.bx = bx;
  edge.by = by;
  edge.localAx = ax;
  edge.localAy = ay;
  edge.localBx = bx;
  edge.localBy = by;
}
