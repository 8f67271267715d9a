import { createWedge, setWedge } from "../forms/wedge.js";
import { Opening } from "../shapes/kind.js";
import type { WedgeShape } from "../shapes/reductions.js";
import { isOpeningZero } from "./convexity.js";
import { addBreak, addPoint, addWay, addWayAsPoint, axis, type Core, turnDraft, way } from "./core.js";
import { type Frame, inX, inY } from "./reference.js";

const wedge = /* @__PURE__ */ createWedge();

/** Reads the points between two directions and two radii from an apex, where they are convex. */
export function readWedge(shape: WedgeShape, core: Core, frame: Frame): void {
  const { draft } = core;
  setWedge(wedge, shape);
  const { start, end } = wedge;
  const scale = frame.shrink * frame.grow;
  const outer = wedge.outer * scale;
  const x = inX(frame, shape.x);
  const y = inY(frame, shape.y);
  if (outer === 0 || shape.opening === Opening.whole) {
    draft.x = x;
    draft.y = y;
    addPoint(core);
    core.radius = outer;
    return;
  }
  axis.x = start.x;
  axis.y = start.y;
  const startX = x + outer * axis.x;
  const startY = y + outer * axis.y;
  if (isOpeningZero(shape)) {
    const inner = wedge.inner * scale;
    way.ax = x + inner * axis.x;
    way.ay = y + inner * axis.y;
    way.bx = startX;
    way.by = startY;
    if (inner === outer) addWayAsPoint(core);
    else addWay(core);
    // The numbers that the points were computed from may be far larger than the points.
    core.size = Math.max(core.size, Math.abs(x) + Math.abs(y) + outer);
    return;
  }
  draft.normalX = axis.y;
  draft.normalY = -axis.x;
  draft.x = startX;
  draft.y = startY;
  draft.r = 0;
  addBreak(core);
  draft.normalX = axis.x;
  draft.normalY = axis.y;
  draft.x = x;
  draft.y = y;
  draft.r = outer;
  addBreak(core);
  draft.normalX = end.x;
  draft.normalY = end.y;
  draft.x = x + outer * end.x;
  draft.y = y + outer * end.y;
  draft.r = 0;
  addBreak(core);
  turnDraft(core);
  draft.x = x;
  draft.y = y;
  addBreak(core);
}
