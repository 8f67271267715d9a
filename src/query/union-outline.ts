import { length } from "../math/vec2.js";
import type { Direction, Vec2 } from "../math/vector.js";
import { type AnnularSector, Kind, Opening, type Polygon, type SimpleShape } from "../shapes/kind.js";
import { type Curve, circleArc, type Wedge, wholeEllipse } from "./union-curve.js";

/** Where coordinates are measured from, and the power of two they are multiplied by. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly power: number;
}

/** The boundary of a shape with area: closed curves, inside of which is what the even-odd rule says. */
export function outlineOf(shape: SimpleShape, frame: Frame): Curve[] {
  const { power } = frame;
  // Multiplied before they are subtracted, so that no difference is beyond the largest double.
  const at = (x: number, y: number): Vec2 => ({
    x: x * power - frame.x * power,
    y: y * power - frame.y * power,
  });
  const centre = at(shape.x, shape.y);
  switch (shape.kind) {
    case Kind.circle:
      return [circleArc(centre, shape.r * power, null)];
    case Kind.ellipse: {
      const u = unit({ x: shape.ux, y: shape.uy });
      return [wholeEllipse(centre, times(u, shape.rx * power), times(across(u), shape.ry * power))];
    }
    case Kind.rect:
      return roundedOutline(centre, shape, 0, power);
    case Kind.roundedRect:
      return roundedOutline(centre, shape, shape.r, power);
    case Kind.capsule: {
      const [a, b] = [at(shape.ax, shape.ay), at(shape.bx, shape.by)];
      const along = { x: b.x - a.x, y: b.y - a.y };
      if (along.x === 0 && along.y === 0) return [circleArc(a, shape.r * power, null)];
      const normal = across(unit(along));
      return around([b, a], [times(normal, -1), normal], shape.r * power, true);
    }
    case Kind.sector:
      return sectorOutline(centre, { ...shape, innerR: 0, outerR: shape.r }, power);
    case Kind.annularSector:
      return sectorOutline(centre, shape, power);
    case Kind.polygon:
      return polygonOutline(shape, at);
    case Kind.point:
    case Kind.segment:
    case Kind.halfPlane:
    case Kind.arc:
    case Kind.polyline:
      return [];
  }
}

interface Box {
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly ux: number;
  readonly uy: number;
}

function roundedOutline(centre: Vec2, box: Box, r: number, power: number): Curve[] {
  const u = unit({ x: box.ux, y: box.uy });
  const along = times(u, (box.halfWidth - r) * power);
  const aside = times(across(u), (box.halfHeight - r) * power);
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([i = 0, j = 0]) => plus(centre, plus(times(along, i), times(aside, j))));
  if (r === 0) return closedChain(corners);
  const directions = [times(u, -1), times(across(u), -1), u, across(u)];
  return around(corners, directions, r * power, false);
}

/** All points within r of a convex polygon: an arc about each corner from its direction on to the next one. */
function around(corners: readonly Vec2[], directions: readonly Vec2[], r: number, isWide: boolean): Curve[] {
  return corners.flatMap((corner, i): Curve[] => {
    const start = elementAt(directions, i);
    const end = elementAt(directions, i + 1);
    const next = elementAt(corners, i + 1);
    const edge: Curve = {
      kind: "straight",
      from: plus(corner, times(end, r)),
      to: plus(next, times(end, r)),
    };
    return [circleArc(corner, r, { start, end, isWide }), edge];
  });
}

function sectorOutline(centre: Vec2, shape: Omit<AnnularSector, "kind">, power: number): Curve[] {
  const [inner, outer] = [shape.innerR * power, shape.outerR * power];
  const arcs = (wedge: Wedge | null) =>
    [inner, outer].filter((r) => r > 0).map((r) => circleArc(centre, r, wedge));
  if (shape.opening === Opening.whole) return arcs(null);
  const start = unit({ x: shape.startX, y: shape.startY });
  const end = unit({ x: shape.endX, y: shape.endY });
  const edges = [start, end].map((u): Curve => {
    return { kind: "straight", from: plus(centre, times(u, inner)), to: plus(centre, times(u, outer)) };
  });
  return [...arcs({ start, end, isWide: shape.opening === Opening.halfOrMore }), ...edges];
}

function polygonOutline({ vertices, ringEnds }: Polygon, at: (x: number, y: number) => Vec2): Curve[] {
  let begin = 0;
  return Array.from(ringEnds).flatMap((end) => {
    const ring = Array.from({ length: end - begin }, (_, i) => {
      const index = 2 * (begin + i);
      return at(vertices[index] ?? 0, vertices[index + 1] ?? 0);
    });
    begin = end;
    return closedChain(ring);
  });
}

function closedChain(corners: readonly Vec2[]): Curve[] {
  return corners.map((from, i) => ({ kind: "straight", from, to: elementAt(corners, i + 1) }));
}

function elementAt(vectors: readonly Vec2[], i: number): Vec2 {
  return vectors[i % vectors.length] ?? { x: 0, y: 0 };
}

function unit(direction: Direction): Vec2 {
  const size = length(direction);
  return { x: direction.x / size, y: direction.y / size };
}

function across({ x, y }: Vec2): Vec2 {
  return { x: -y, y: x };
}

function times({ x, y }: Vec2, factor: number): Vec2 {
  return { x: x * factor, y: y * factor };
}

function plus(a: Vec2, b: Vec2): Vec2 {
  return { x: a.x + b.x, y: a.y + b.y };
}
