import { findLeast } from "../near/least-first.js";
import { partTreeOf } from "../near/part-tree.js";
import { BoxQuery, LineQuery, type Seen } from "../near/runs.js";
import { type Bounds, bounds } from "../shapes/bounds.js";
import type { Compound, Ray, SimpleShape } from "../shapes/kind.js";
import { boxesOfParts } from "../shapes/near-parts.js";

/**
 * The parts of a compound that may hold a ray's first point in it, in their order: those whose boxes the ray may reach no
 * later than it certainly is in some part. `firstUpTo` gives an upper bound of that t.
 */
export function firstPartsOnRay(
  ray: Ray,
  compound: Compound,
  firstUpTo: (part: SimpleShape) => number,
): SimpleShape[] {
  const { parts } = compound;
  const line = new LineQuery().set(ray);
  const tree = partTreeOf(compound, boxesOfParts);
  const begins = new Map<number, number>();
  const search = {
    best: Number.POSITIVE_INFINITY,
    boundOf: (seen: Seen) => (line.misses(seen) ? Number.POSITIVE_INFINITY : beginOf(ray, seen)),
    take: (from: number, to: number) => {
      for (let place = from; place < to; place++) {
        const index = tree === null ? place : tree.partAt(place);
        const part = parts[index] as SimpleShape;
        const begin = search.boundOf(box.setTo(bounds(part, partBox), 0));
        if (begin > search.best || begin === Number.POSITIVE_INFINITY) continue;
        begins.set(index, begin);
        search.best = Math.min(search.best, firstUpTo(part));
      }
    },
  };
  if (tree === null) search.take(0, parts.length);
  else findLeast(tree.placed, search);
  const indices = [...begins.keys()].filter((index) => !((begins.get(index) as number) > search.best));
  return indices.sort((i, j) => i - j).map((index) => parts[index] as SimpleShape);
}

const box = /* @__PURE__ */ new BoxQuery();
const partBox: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };

/** More than a few roundings, relative to the coordinates. */
const SLACK = 2 ** -44;

/** A lower bound of the t at which a ray is in a box, from the axis along which the ray is faster; infinite if it never is. */
function beginOf({ x, y, dx, dy, minT, maxT }: Ray, { midX, midY, halfX, halfY }: Seen): number {
  const isAlongX = Math.abs(dx) > Math.abs(dy);
  const step = isAlongX ? dx : dy;
  const from = isAlongX ? x : y;
  const mid = isAlongX ? midX : midY;
  const half = isAlongX ? halfX : halfY;
  const wide = half + SLACK * (Math.abs(mid) + half + Math.abs(from));
  const middle = (mid - from) / step;
  const reach = (wide / Math.abs(step)) * (1 + SLACK);
  const begin = middle - reach;
  return begin > maxT || middle + reach < minT ? Number.POSITIVE_INFINITY : begin;
}
