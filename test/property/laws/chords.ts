import { Kind, type Shape } from "../../../src/index.js";

/** A segment that lies in a shape, up to rounding. */
export interface Chord {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

/** Some chords of a shape: its straight edges, or the axes of what is round. */
export function chordsOf(shape: Shape): readonly Chord[] {
  switch (shape.kind) {
    case Kind.segment:
    case Kind.capsule:
      return [shape];
    case Kind.circle:
      return axesOf(shape.x, shape.y, 1, 0, shape.r, shape.r);
    case Kind.ellipse:
      return axesOf(shape.x, shape.y, shape.ux, shape.uy, shape.rx, shape.ry);
    case Kind.rect:
    case Kind.roundedRect:
      return axesOf(shape.x, shape.y, shape.ux, shape.uy, shape.halfWidth, shape.halfHeight);
    case Kind.sector:
      return radiiOf(shape, 0, shape.r);
    case Kind.annularSector:
      return radiiOf(shape, shape.innerR, shape.outerR);
    case Kind.polyline:
      return edgesOf(shape.points, 0, shape.points.length / 2, false);
    case Kind.polygon: {
      const { vertices, ringEnds } = shape;
      return [...ringEnds].flatMap((end, ring) => edgesOf(vertices, ringEnds[ring - 1] ?? 0, end, true));
    }
    case Kind.compound:
      return shape.parts.flatMap(chordsOf);
    default:
      return [];
  }
}

function axesOf(x: number, y: number, ux: number, uy: number, along: number, across: number): Chord[] {
  const length = Math.hypot(ux, uy);
  const [dx, dy] = [(ux / length) * along, (uy / length) * along];
  const [ex, ey] = [(-uy / length) * across, (ux / length) * across];
  return [
    { ax: x - dx, ay: y - dy, bx: x + dx, by: y + dy },
    { ax: x - ex, ay: y - ey, bx: x + ex, by: y + ey },
  ];
}

interface Radii {
  readonly x: number;
  readonly y: number;
  readonly startX: number;
  readonly startY: number;
  readonly endX: number;
  readonly endY: number;
}

function radiiOf({ x, y, startX, startY, endX, endY }: Radii, inner: number, outer: number): Chord[] {
  const radius = (directionX: number, directionY: number): Chord => {
    const length = Math.hypot(directionX, directionY);
    const [ux, uy] = [directionX / length, directionY / length];
    return { ax: x + inner * ux, ay: y + inner * uy, bx: x + outer * ux, by: y + outer * uy };
  };
  return [radius(startX, startY), radius(endX, endY)];
}

/** The edges between the vertices from `first` to before `end`, which are pairs of coordinates. */
function edgesOf(coordinates: readonly number[], first: number, end: number, isClosed: boolean): Chord[] {
  const at = (vertex: number): [number, number] => [
    coordinates[2 * vertex] ?? Number.NaN,
    coordinates[2 * vertex + 1] ?? Number.NaN,
  ];
  return Array.from({ length: end - first - (isClosed ? 0 : 1) }, (_, i) => {
    const [ax, ay] = at(first + i);
    const [bx, by] = at(first + i + 1 < end ? first + i + 1 : first);
    return { ax, ay, bx, by };
  });
}

/**
 * How far chord b, which has been moved by (x, y), may be moved further in any way without ceasing to cross chord a: as far
 * as the ends of each are from the line of the other, on both sides of it. 0 if they do not cross.
 */
export function crossingClearance(a: Chord, b: Chord, x: number, y: number): number {
  const [wx, wy] = [b.ax + x - a.ax, b.ay + y - a.ay];
  const [vx, vy] = [a.bx - a.ax, a.by - a.ay];
  const [ux, uy] = [b.bx - b.ax, b.by - b.ay];
  const turn = vx * uy - vy * ux;
  // Of b's start and end against a's line, and of a's against b's, times the lengths of the lines' directions.
  const startOfB = vx * wy - vy * wx;
  const endOfB = startOfB + turn;
  const startOfA = wx * uy - wy * ux;
  const endOfA = startOfA - turn;
  if (!(startOfB * endOfB < 0 && startOfA * endOfA < 0)) return 0;
  return Math.min(
    Math.min(Math.abs(startOfB), Math.abs(endOfB)) / Math.hypot(vx, vy),
    Math.min(Math.abs(startOfA), Math.abs(endOfA)) / Math.hypot(ux, uy),
  );
}
