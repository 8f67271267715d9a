import { spend } from "../../math/budget.js";
import type { Bounds } from "../../shapes/bounds.js";
import { Kind, type Mutable, type Segment } from "../../shapes/kind.js";
import { type VertexShape, verticesOf } from "../../shapes/reductions.js";

/**
 * Takes the edges of a polygon or a polyline whose boxes have inner points of a given box in common with it, one after the
 * other, as the same segment each time. Returns whether the box of another edge touches the given one.
 *
 * A shape outside a polygon gets into it through its edges: for a shape with an interior, each edge blocks as a segment.
 */
export function eachEdgeIn(
  box: Readonly<Bounds>,
  shape: VertexShape,
  edge: Mutable<Segment>,
  take: () => void,
): boolean {
  const points = verticesOf(shape);
  const isClosed = shape.kind === Kind.polygon;
  const ringEnds = isClosed ? shape.ringEnds : [points.length / 2];
  spend(points.length / 64);
  let isTouched = false;
  let first = 0;
  for (const end of ringEnds) {
    let from = isClosed ? end - 1 : first;
    for (let to = isClosed ? first : first + 1; to < end; to += 1) {
      setEdge(
        edge,
        points[2 * from] as number,
        points[2 * from + 1] as number,
        points[2 * to] as number,
        points[2 * to + 1] as number,
      );
      from = to;
      const { ax, ay, bx, by } = edge;
      const depth = Math.min(
        box.maxX - Math.min(ax, bx),
        Math.max(ax, bx) - box.minX,
        box.maxY - Math.min(ay, by),
        Math.max(ay, by) - box.minY,
      );
      if (depth > 0) take();
      else if (depth === 0) isTouched = true;
    }
    first = end;
  }
  return isTouched;
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
