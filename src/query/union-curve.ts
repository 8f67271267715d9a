import { atan2 } from "../math/atan2.js";
import { length } from "../math/vec2.js";
import type { Direction, Vec2 } from "../math/vector.js";
import { type AnnularSector, Kind, Opening, type Polygon, type SimpleShape } from "../shapes/kind.js";

/** Boundary curves of shapes, for areas of unions. */

/** A straight edge. */
export interface Straight {
  readonly kind: "straight";
  readonly from: Vec2;
  readonly to: Vec2;
}

/**
 * A part of the ellipse `centre + p cos φ + q sin φ`, p and q being at right angles. Over x it is two branches:
 * `centre.y + slope t ± height √(halfWidth² − t²)`, with t = x − centre.x.
 */
export interface Round {
  readonly kind: "round";
  readonly centre: Vec2;
  readonly p: Vec2;
  readonly q: Vec2;
  readonly halfWidth: number;
  readonly slope: number;
  readonly height: number;
  /** Null if whole. */
  readonly wedge: Wedge | null;
}

/** The directions from `start` on towards +y to `end`. */
export interface Wedge {
  readonly start: Direction;
  readonly end: Direction;
  readonly isWide: boolean;
}

export type Curve = Straight | Round;

/** A curve that is a function of x: a straight edge, or the upper (1) or lower (−1) branch of an ellipse. */
export interface Branch {
  readonly curve: Curve;
  readonly side: 1 | -1;
}

export function wholeEllipse(centre: Vec2, p: Vec2, q: Vec2): Round {
  const widthSq = p.x * p.x + q.x * q.x;
  return {
    kind: "round",
    centre,
    p,
    q,
    halfWidth: Math.sqrt(widthSq),
    slope: (p.x * p.y + q.x * q.y) / widthSq,
    height: Math.abs(p.x * q.y - p.y * q.x) / widthSq,
    wedge: null,
  };
}

export function circleArc(centre: Vec2, r: number, wedge: Wedge | null): Round {
  const [p, q] = [
    { x: r, y: 0 },
    { x: 0, y: r },
  ];
  return { kind: "round", centre, p, q, halfWidth: r, slope: 0, height: 1, wedge };
}

/** The branches of a curve over x, which is not where one of them ends. */
export function branchesAt(curve: Curve, x: number): Branch[] {
  if (curve.kind === "straight") {
    const isOver = curve.from.x < x !== curve.to.x < x;
    return isOver ? [{ curve, side: 1 }] : [];
  }
  if (!(Math.abs(x - curve.centre.x) < curve.halfWidth)) return [];
  const both: Branch[] = [
    { curve, side: 1 },
    { curve, side: -1 },
  ];
  const vx = x - curve.centre.x;
  return both.filter(({ side }) => isInWedge(curve, vx, offsetAt(curve, side, vx)));
}

/** Whether the way (vx, vy) from the centre is in the wedge. */
function isInWedge({ wedge }: Round, vx: number, vy: number): boolean {
  if (wedge === null) return true;
  const { start, end, isWide } = wedge;
  const isAheadOfStart = start.x * vy - start.y * vx >= 0;
  const isBehindEnd = vx * end.y - vy * end.x >= 0;
  return isWide ? isAheadOfStart || isBehindEnd : isAheadOfStart && isBehindEnd;
}

export function heightAt({ curve, side }: Branch, x: number): number {
  if (curve.kind === "straight") {
    const { from, to } = curve;
    return from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y);
  }
  return curve.centre.y + offsetAt(curve, side, x - curve.centre.x);
}

/** How far a branch is above the centre. */
function offsetAt(curve: Round, side: 1 | -1, t: number): number {
  return curve.slope * t + side * curve.height * halfChord(curve, t);
}

function halfChord({ halfWidth }: Round, t: number): number {
  return Math.sqrt(Math.max(0, (halfWidth - t) * (halfWidth + t)));
}

/**
 * The area between a branch and the x axis over [left, right]: the trapezoid under its chord, and what lies
 * between chord and arc, which is a segment of a circle once y is divided by `height`.
 */
export function areaUnder(branch: Branch, left: number, right: number): number {
  const trapezoid = (right - left) * (heightAt(branch, left) / 2 + heightAt(branch, right) / 2);
  const { curve, side } = branch;
  if (curve.kind === "straight") return trapezoid;
  const [t0, t1] = [left - curve.centre.x, right - curve.centre.x];
  const [y0, y1] = [halfChord(curve, t0), halfChord(curve, t1)];
  const cross = t1 * y0 - t0 * y1;
  const angle = atan2(cross, t0 * t1 + y0 * y1);
  const segment = (curve.halfWidth * curve.halfWidth * angle - cross) / 2;
  return trapezoid + side * curve.height * segment;
}

/** Where coordinates are measured from, and the power of two they are multiplied by. */
interface Frame {
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
