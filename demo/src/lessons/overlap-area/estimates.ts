import { type Bounds, bounds, type Ellipse, type Vec2 } from "osculate";
import { axisOf, fromLocal } from "../../stage/local-frame.js";
import { polygonArea } from "./common-region.js";

/** The ways without arcs: count the small squares of a grid, or cut the ellipses into polygons. */
export type Method = "pixels" | "polygons";

/** How fine: N squares along each side of the grid, or N corners of each polygon. */
export const finenesses = [4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256] as const;

export function estimate(method: Method, a: Ellipse, b: Ellipse, fineness: number): number {
  return method === "pixels" ? countedArea(a, b, fineness) : polygonsArea(a, b, fineness);
}

/** The grid over the box that the boxes of both ellipses have in common; undefined where they have none. */
export function gridOf(a: Ellipse, b: Ellipse): Bounds | undefined {
  const [p, q] = [bounds(a), bounds(b)];
  const box = {
    minX: Math.max(p.minX, q.minX),
    minY: Math.max(p.minY, q.minY),
    maxX: Math.min(p.maxX, q.maxX),
    maxY: Math.min(p.maxY, q.maxY),
  };
  return box.minX < box.maxX && box.minY < box.maxY ? box : undefined;
}

function countedArea(a: Ellipse, b: Ellipse, fineness: number): number {
  const grid = gridOf(a, b);
  if (!grid) return 0;
  let counted = 0;
  forEachCentre(grid, a, b, fineness, () => {
    counted += 1;
  });
  return (counted * (grid.maxX - grid.minX) * (grid.maxY - grid.minY)) / fineness ** 2;
}

/** Calls `act` with the column and row of every square whose centre lies in both ellipses. */
export function forEachCentre(
  grid: Bounds,
  a: Ellipse,
  b: Ellipse,
  fineness: number,
  act: (column: number, row: number) => void,
): void {
  const isInA = insideTest(a);
  const isInB = insideTest(b);
  const width = (grid.maxX - grid.minX) / fineness;
  const height = (grid.maxY - grid.minY) / fineness;
  for (let row = 0; row < fineness; row++) {
    const y = grid.minY + (row + 0.5) * height;
    for (let column = 0; column < fineness; column++) {
      const x = grid.minX + (column + 0.5) * width;
      if (isInA(x, y) && isInB(x, y)) act(column, row);
    }
  }
}

/** As a loop over pixels would ask it, in plain doubles. */
function insideTest(shape: Ellipse): (x: number, y: number) => boolean {
  const axis = axisOf(shape);
  return (x, y) => {
    const dx = x - shape.x;
    const dy = y - shape.y;
    const along = (dx * axis.x + dy * axis.y) / shape.rx;
    const across = (dy * axis.x - dx * axis.y) / shape.ry;
    return along * along + across * across <= 1;
  };
}

function polygonsArea(a: Ellipse, b: Ellipse, fineness: number): number {
  return polygonArea(clipped(polygonOf(a, fineness), polygonOf(b, fineness)));
}

/** So many points of the outline, evenly spread. */
export function polygonOf(shape: Ellipse, corners: number): Vec2[] {
  return Array.from({ length: corners }, (_, index) => {
    const parameter = (2 * Math.PI * index) / corners;
    return fromLocal(shape, shape.rx * Math.cos(parameter), shape.ry * Math.sin(parameter));
  });
}

/** What a convex polygon leaves of another, edge by edge (I. Sutherland and G. Hodgman, 1974). */
function clipped(subject: Vec2[], window: readonly Vec2[]): Vec2[] {
  let rest = subject;
  window.forEach((from, index) => {
    const to = window[(index + 1) % window.length] ?? from;
    rest = leftOf(rest, from, to);
  });
  return rest;
}

/** The part of a polygon to the left of a line, where the polygon's inside is. */
function leftOf(points: readonly Vec2[], from: Vec2, to: Vec2): Vec2[] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const sideOf = ({ x, y }: Vec2) => dx * (y - from.y) - dy * (x - from.x);
  const kept: Vec2[] = [];
  let before = points.at(-1);
  let sideBefore = before ? sideOf(before) : 0;
  for (const point of points) {
    const side = sideOf(point);
    if (before && side >= 0 !== sideBefore >= 0)
      kept.push(between(before, point, sideBefore / (sideBefore - side)));
    if (side >= 0) kept.push(point);
    before = point;
    sideBefore = side;
  }
  return kept;
}

function between(a: Vec2, b: Vec2, t: number): Vec2 {
  return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
}
