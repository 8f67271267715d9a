import { orientation } from "../../math/orientation.js";
import { Opening, type Sector } from "../../shapes/kind.js";
import { type ConvexCore, createCore, setOnGrid } from "./convex-core.js";
import { areSameVertex, placeIn, sideOfCore } from "./core-place.js";

const apex = /* @__PURE__ */ createCore();

/**
 * Whether a sector stands with its apex on the edge of a polygon and opens away from it, as a guard's view from a wall
 * does: then they touch. For a core without radius; false where nothing is known, as on no grid.
 *
 * Of less than half a turn, all of it is on that side of the edge's line on which both directions are. One that leads
 * off the line makes sure that it is no part of the edge.
 */
export function standsOnEdge(sector: Sector, core: ConvexCore): boolean {
  if (core.count < 3 || sector.r === 0 || sector.opening !== Opening.lessThanHalf) return false;
  apex.ends[0] = sector.x;
  apex.ends[1] = sector.y;
  apex.radius = 0;
  if (!setOnGrid(apex, core) || placeIn(core, apex, 0) !== 0) return false;
  let before = core.count - 1;
  for (let i = 0; i < core.count; i++) {
    if (sideOfCore(core, before, i, apex, 0) === 0 && opensBeyond(sector, core, before, i)) return true;
    before = i;
  }
  return false;
}

/** Whether both directions lead to the outer side of an edge, or along it, but not both along it. */
function opensBeyond(
  { startX, startY, endX, endY }: Sector,
  core: ConvexCore,
  i: number,
  j: number,
): boolean {
  if (areSameVertex(core, i, core, j)) return false;
  const { points } = core;
  const ex = (points[2 * j] as number) - (points[2 * i] as number);
  const ey = (points[2 * j + 1] as number) - (points[2 * i + 1] as number);
  const start = core.orientation * orientation(0, 0, ex, ey, startX, startY);
  const end = core.orientation * orientation(0, 0, ex, ey, endX, endY);
  return start <= 0 && end <= 0 && start + end < 0;
}
