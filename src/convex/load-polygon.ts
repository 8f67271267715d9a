import { makeUnit } from "../math/unit-vector.js";
import type { Polygon } from "../shapes/kind.js";
import { addPoint, axis } from "./breaks.js";
import { addBreak, type Core, resetCore } from "./core.js";
import type { Frame } from "./frame.js";

/** Reads a convex polygon: a break for each edge. */
export function readPolygon(polygon: Polygon, core: Core, frame: Frame): void {
  const { vertices, orientation } = polygon;
  const { shrink, grow, originX, originY } = frame;
  const { draft } = core;
  const length = vertices.length;
  const step = orientation < 0 ? -2 : 2;
  let index = orientation < 0 ? length - 2 : 0;
  const last = length - 2 - index;
  let beforeX = (vertices[last] as number) * shrink;
  let beforeY = (vertices[last + 1] as number) * shrink;
  draft.r = 0;
  for (let i = 0; i < length; i += 2) {
    const x = (vertices[index] as number) * shrink;
    const y = (vertices[index + 1] as number) * shrink;
    // From the stored numbers, so that the normal of the shortest edge is as good as any.
    const wayX = (x - beforeX) * grow;
    const wayY = (y - beforeY) * grow;
    if (wayX !== 0 || wayY !== 0) {
      axis.x = wayX;
      axis.y = wayY;
      makeUnit(axis);
      draft.normalX = axis.y;
      draft.normalY = -axis.x;
      draft.x = (x - originX) * grow;
      draft.y = (y - originY) * grow;
      addBreak(core);
    }
    beforeX = x;
    beforeY = y;
    index += step;
  }
  // Beside something as much larger, no more is left of it than a point.
  if (core.count < 3) readCollapsed(core, frame, beforeX, beforeY);
}

function readCollapsed(core: Core, { originX, originY, grow }: Frame, x: number, y: number): void {
  resetCore(core);
  core.draft.x = (x - originX) * grow;
  core.draft.y = (y - originY) * grow;
  addPoint(core);
}
