import { ScratchVector, type Vec2 } from "../math/vector.js";
import { addBreak, type Core, turnDraft } from "./core.js";

/** The unit vector along what is added. */
export const axis: Vec2 = /* @__PURE__ */ new ScratchVector();

/** The box about (x, y) with two half sizes along `axis` and across it, either of which may be 0. */
export const box = { width: 0.5, height: 0.5, x: 0.5, y: 0.5 };

/** The segment between two points, the second of which lies in the direction of `axis`. */
export const way = { ax: 0.5, ay: 0.5, bx: 0.5, by: 0.5 };

/** Adds the point that the draft is at. */
export function addPoint(core: Core): void {
  const { draft } = core;
  draft.normalX = 1;
  draft.normalY = 0;
  draft.r = 0;
  for (let quarter = 0; quarter < 4; quarter += 1) {
    addBreak(core);
    turnDraft(core);
  }
}

/** Adds `box`. */
export function addBox(core: Core): void {
  const { draft } = core;
  const alongX = box.width * axis.x;
  const alongY = box.width * axis.y;
  const acrossX = -box.height * axis.y;
  const acrossY = box.height * axis.x;
  draft.normalX = axis.x;
  draft.normalY = axis.y;
  draft.r = 0;
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const along = quarter === 0 || quarter === 3 ? 1 : -1;
    const across = quarter < 2 ? 1 : -1;
    draft.x = box.x + along * alongX + across * acrossX;
    draft.y = box.y + along * alongY + across * acrossY;
    addBreak(core);
    turnDraft(core);
  }
}

/** Adds `way`, whose ends are the same. */
export function addWayAsPoint(core: Core): void {
  core.draft.x = way.bx;
  core.draft.y = way.by;
  addPoint(core);
}

/** Adds `way`. */
export function addWay(core: Core): void {
  const { draft } = core;
  draft.normalX = axis.y;
  draft.normalY = -axis.x;
  draft.r = 0;
  for (let quarter = 0; quarter < 4; quarter += 1) {
    draft.x = quarter < 2 ? way.bx : way.ax;
    draft.y = quarter < 2 ? way.by : way.ay;
    addBreak(core);
    turnDraft(core);
  }
}
