import { orientation } from "../../math/orientation.js";
import type { Vec2 } from "../../math/vector.js";
import { ON } from "../../near/ring-parity.js";
import { treeOf } from "../../near/shape-trees.js";

type Place = Readonly<Vec2>;

/** Whether closed rings of points, x and y alternately, enclose the point (x, y), or an edge holds it. Exact. */
export function ringsHold(points: readonly number[], ringEnds: readonly number[], place: Place): boolean {
  return parityInRings(points, ringEnds, place) !== 0;
}

/**
 * 1 if closed rings of points enclose the point (x, y), `ON` if an edge holds it, else 0. Exact.
 *
 * Even-odd: counts the edges that the ray from the point along +x crosses. An edge counts if its ends lie on
 * different sides of the ray's line, a vertex on the line counting as above.
 */
export function parityInRings(
  points: readonly number[],
  ringEnds: readonly number[],
  { x, y }: Place,
): 0 | 1 | typeof ON {
  const tree = treeOf(points);
  if (tree !== null) return tree.parityAt(points, ringEnds, x, y);
  let inside = false;
  let first = 0;
  for (let ring = 0; ring < ringEnds.length; ring++) {
    const end = ringEnds[ring] as number;
    let ax = points[2 * end - 2] as number;
    let ay = points[2 * end - 1] as number;
    for (let i = first; i < end; i++) {
      const bx = points[2 * i] as number;
      const by = points[2 * i + 1] as number;
      const down = ay < y;
      const crosses = down !== by < y;
      const mayHold = (ay <= y || by <= y) && (ay >= y || by >= y);
      if (mayHold && (ax >= x || bx >= x)) {
        const isBeyond = ax > x && bx > x;
        if (isBeyond && crosses) inside = !inside;
        else if (!isBeyond) {
          const side = orientation(ax, ay, bx, by, x, y);
          if (side === 0 && Math.min(ax, bx) <= x && x <= Math.max(ax, bx)) return ON;
          if (crosses && side === (down ? 1 : -1)) inside = !inside;
        }
      }
      ax = bx;
      ay = by;
    }
    first = end;
  }
  return inside ? 1 : 0;
}
