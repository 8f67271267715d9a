import { library } from "./library.js";
import type { Pair } from "./scenes.js";

/** The corners of a rect or a convex polygon, from +x towards +y; undefined for other shapes. */
export function worldPolygonOf(shape: Pair["a"]): [number, number][] | undefined {
  if (shape.kind === library.Kind.polygon) {
    if (!shape.convex) return undefined;
    return Array.from({ length: shape.vertices.length / 2 }, (_, k) => [
      shape.vertices[2 * k] ?? 0,
      shape.vertices[2 * k + 1] ?? 0,
    ]);
  }
  if (shape.kind !== library.Kind.rect) return undefined;
  const { x, y, halfWidth, halfHeight, ux, uy } = shape;
  const corner = (along: number, across: number): [number, number] => [
    x + ux * along - uy * across,
    y + uy * along + ux * across,
  ];
  return [
    corner(halfWidth, halfHeight),
    corner(-halfWidth, halfHeight),
    corner(-halfWidth, -halfHeight),
    corner(halfWidth, -halfHeight),
  ];
}
