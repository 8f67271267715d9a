import { zeros } from "../math/doubles.js";
import { Entry } from "../rays/entry.js";
import { EntryEdge, findEntryOfRing } from "../rays/first-hit-polygon.js";
import { Kind } from "../shapes/kind.js";
import type { BatchJob } from "./answer-many.js";
import { firstT } from "./first-t.js";
import {
  createRay,
  MOST_VERTICES,
  polygonAt,
  RAY_RECORD_SIZE,
  RECORD_SIZE,
  rayAt,
  readRay,
} from "./records.js";

/** `raycast` for records: t of the first hit, or Infinity. */
export const rayPolygonMany: BatchJob<Float64Array> = {
  kernel: "rayPolygon",
  sizeA: RAY_RECORD_SIZE,
  sizeB: RECORD_SIZE[Kind.polygon],
  plain,
  decide: (rays, polygons, index) => firstT(rayAt(rays, index), polygonAt(polygons, index)),
};

const ray = /* @__PURE__ */ createRay();
const edge = /* @__PURE__ */ new EntryEdge();

/** Room for a ring of each number of vertices that there may be. */
const rings: readonly (number[] | undefined)[] = /* @__PURE__ */ Array.from(
  { length: MOST_VERTICES + 1 },
  (_, count) => (count < 3 ? undefined : zeros(2 * count)),
);

/** By what `raycast` itself asks first, which is certain of t to the last bit wherever it is certain. */
function plain(
  rays: Float64Array,
  polygons: Float64Array,
  out: Float64Array,
  first: number,
  count: number,
): number {
  for (let i = first, p = RECORD_SIZE[Kind.polygon] * first; i < count; i++, p += RECORD_SIZE[Kind.polygon]) {
    const ring = rings[polygons[p] as number];
    if (ring === undefined) return i;
    for (let k = 0; k < ring.length; k++) ring[k] = polygons[p + 1 + k] as number;
    readRay(ray, rays, i);
    const entry = findEntryOfRing(ray, ring, edge);
    if (entry === Entry.unknown) return i;
    if (entry === Entry.none) out[i] = Number.POSITIVE_INFINITY;
    else out[i] = (entry === Entry.start ? ray.minT : edge.t) + 0;
  }
  return count;
}
