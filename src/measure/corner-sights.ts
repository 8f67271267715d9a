import { orientation } from "../math/orientation.js";
import type { Vec2 } from "../math/vector.js";
import { Kind, type Point, type Shape } from "../shapes/kind.js";
import { partsOf } from "../shapes/parts.js";
import type { View } from "./outermost.js";

/** The stored points of which the shape's convex hull is the hull; null if it has other pieces. */
export function storedCorners(shape: Shape): Vec2[] | null {
  const corners: Vec2[] = [];
  for (const part of partsOf(shape)) {
    switch (part.kind) {
      case Kind.point:
        corners.push(part);
        break;
      case Kind.segment:
        corners.push({ x: part.ax, y: part.ay }, { x: part.bx, y: part.by });
        break;
      case Kind.polygon:
        addCorners(part.vertices, corners);
        break;
      case Kind.polyline:
        addCorners(part.points, corners);
        break;
      default:
        return null;
    }
  }
  return corners;
}

function addCorners(points: readonly number[], corners: Vec2[]): void {
  for (let i = 0; i + 1 < points.length; i += 2) corners.push({ x: points[i] ?? 0, y: points[i + 1] ?? 0 });
}

/** Stored points as seen from another one. Exact: in line, the coordinates themselves tell the order. */
export function viewFrom({ x, y }: Point): View<Vec2> {
  return {
    turn: (p, q) => orientation(x, y, p.x, p.y, q.x, q.y),
    areOpposite: (p, q) => p.x < x !== q.x < x || p.y < y !== q.y < y,
    isNearer: (p, q) => {
      if (p.x !== x) return p.x > x ? p.x < q.x : p.x > q.x;
      return p.y > y ? p.y < q.y : p.y > q.y;
    },
  };
}
