import { makeUnit } from "../math/unit-vector.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import { type AnnularSector, type Arc, Opening, type Sector } from "../shapes/kind.js";
import { isOpeningZero } from "./convexity.js";
import { addBreak, addPoint, addWay, addWayAsPoint, axis, type Core, turnDraft, way } from "./core.js";
import { type Frame, inX, inY } from "./reference.js";

/** The radii of a shape with an apex. */
const ring = { inner: 0.5, outer: 0.5 };

/** The second direction of such a shape. */
const endAxis: Vec2 = /* @__PURE__ */ new ScratchVector();

export function readSector(sector: Sector, core: Core, frame: Frame): void {
  ring.inner = 0;
  ring.outer = sector.r;
  readWedge(sector, core, frame);
}

export function readAnnularSector(sector: AnnularSector, core: Core, frame: Frame): void {
  ring.inner = sector.innerR;
  ring.outer = sector.outerR;
  readWedge(sector, core, frame);
}

export function readArc(arc: Arc, core: Core, frame: Frame): void {
  ring.inner = arc.r;
  ring.outer = arc.r;
  readWedge(arc, core, frame);
}

/** Reads the points between two directions and the radii of `ring` from an apex, where they are convex. */
function readWedge(shape: Sector | AnnularSector | Arc, core: Core, frame: Frame): void {
  const { draft } = core;
  const scale = frame.shrink * frame.grow;
  const outer = ring.outer * scale;
  const x = inX(frame, shape.x);
  const y = inY(frame, shape.y);
  if (outer === 0 || shape.opening === Opening.whole) {
    draft.x = x;
    draft.y = y;
    addPoint(core);
    core.radius = outer;
    return;
  }
  axis.x = shape.startX;
  axis.y = shape.startY;
  makeUnit(axis);
  const startX = x + outer * axis.x;
  const startY = y + outer * axis.y;
  if (isOpeningZero(shape)) {
    const inner = ring.inner * scale;
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
  endAxis.x = shape.endX;
  endAxis.y = shape.endY;
  makeUnit(endAxis);
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
  draft.normalX = endAxis.x;
  draft.normalY = endAxis.y;
  draft.x = x + outer * endAxis.x;
  draft.y = y + outer * endAxis.y;
  draft.r = 0;
  addBreak(core);
  turnDraft(core);
  draft.x = x;
  draft.y = y;
  addBreak(core);
}
