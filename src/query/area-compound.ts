import { withinDoubles } from "../math/clamp.js";
import type { Compound } from "../shapes/kind.js";
import { simpleArea } from "./area-simple.js";
import { areaOfUnion } from "./area-union.js";
import type { Bounds } from "./bounds.js";
import { type BoxedPart, clustersOf } from "./clusters.js";

/** The area of the union of a compound's parts. */
export function compoundArea({ parts }: Compound): number {
  const solids = parts.filter((shape) => simpleArea(shape) > 0);
  let total = 0;
  for (const cluster of clustersOf(solids, haveCommonArea)) total += clusterArea(cluster);
  return total;
}

function haveCommonArea(a: Bounds, b: Bounds): boolean {
  return a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;
}

function clusterArea(cluster: readonly BoxedPart[]): number {
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
