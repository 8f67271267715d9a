import { withinDoubles } from "../math/clamp.js";
import type { Compound, SimpleShape } from "../shapes/kind.js";
import { simpleArea } from "./area-simple.js";
import { areaOfUnion } from "./area-union.js";
import { type Bounds, bounds } from "./bounds.js";

/** A part with area, and its box. */
interface Part {
  readonly shape: SimpleShape;
  readonly box: Bounds;
}

/** The area of the union of a compound's parts. */
export function compoundArea({ parts }: Compound): number {
  const solids = parts
    .filter((shape) => simpleArea(shape) > 0)
    .map((shape) => ({ shape, box: bounds(shape) }));
  let total = 0;
  for (const cluster of clustersOf(solids)) total += clusterArea(cluster);
  return total;
}

/** Parts in groups whose boxes overlap, directly or by way of others; those of different groups share no area. */
function clustersOf(parts: readonly Part[]): Part[][] {
  const clusters: Part[][] = [];
  for (const part of parts) {
    const joined = [part];
    for (let i = clusters.length - 1; i >= 0; i -= 1) {
      const cluster = clusters[i];
      if (cluster?.some(({ box }) => haveCommonArea(box, part.box))) {
        joined.push(...cluster);
        clusters.splice(i, 1);
      }
    }
    clusters.push(joined);
  }
  return clusters;
}

function haveCommonArea(a: Bounds, b: Bounds): boolean {
  return a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;
}

function clusterArea(cluster: readonly Part[]): number {
  const [first, ...others] = cluster;
  if (first === undefined) return 0;
  let box = first.box;
  let largest = simpleArea(first.shape);
  let sum = largest;
  for (const { shape, box: otherBox } of others) {
    const part = simpleArea(shape);
    box = union(box, otherBox);
    largest = Math.max(largest, part);
    sum += part;
  }
  if (others.length === 0 || largest === Number.POSITIVE_INFINITY) return largest;
  const together = areaOfUnion(
    cluster.map(({ shape }) => shape),
    box,
  );
  // Between these, whatever rounding did.
  return Math.min(Math.max(together, largest), sum);
}

/** The box around two, cut off at the largest double. */
function union(a: Bounds, b: Bounds): Bounds {
  return {
    minX: withinDoubles(Math.min(a.minX, b.minX)),
    minY: withinDoubles(Math.min(a.minY, b.minY)),
    maxX: withinDoubles(Math.max(a.maxX, b.maxX)),
    maxY: withinDoubles(Math.max(a.maxY, b.maxY)),
  };
}
