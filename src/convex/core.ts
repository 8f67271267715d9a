import { createWedge, setWedge } from "../forms/forms.js";
import { grown } from "../math/collections.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import { Opening } from "../shapes/kind.js";
import type { WedgeShape } from "../shapes/reductions.js";
import { isOpeningZero } from "./convexity.js";
import { type Frame, inX, inY } from "./reference.js";

/**
 * What is to be added to a core. It is passed in an object, as all numbers of these modules are: V8 puts doubles on the
 * heap that are arguments or results of a function that is not inlined, and no function is inlined in a seldom taken
 * branch.
 */
interface Draft extends Vec2 {
  normalX: number;
  normalY: number;
  r: number;
}

/**
 * A convex shape as the sequence of its support points in the direction n, while n turns from +x towards +y.
 *
 * The shape is a core, grown by `radius`. The core's support point is that of a **piece**, a circular arc
 * about (x, y) or, with radius 0, a vertex; at a **break** the normal of an edge (or where an arc begins or
 * ends) one piece gives way to the next. An ellipse is one piece, its centre, to which the ellipse's own
 * support vector is added; it breaks at its axes, between which its curvature is monotone. No two
 * neighbouring breaks are half a turn or more apart.
 *
 * The second shape of a pair is seen from the other side: its breaks are kept with the normals −n.
 */
export class Core {
  /** The break that `addBreak` adds next, and the piece that follows it; see `Draft`. */
  readonly draft: Draft = { normalX: 0.5, normalY: 0.5, x: 0.5, y: 0.5, r: 0.5 };
  count = 0;
  /** The break with the least angle. */
  first = 0;
  normalX = new Float64Array(16);
  normalY = new Float64Array(16);
  /** A measure that grows with the angle of the normal, from 0 for +x to below 4. */
  angle = new Float64Array(16);
  /** The piece that follows a break. */
  x = new Float64Array(16);
  y = new Float64Array(16);
  r = new Float64Array(16);
  radius = 0;
  /** A bound on the coordinates and radii of the shape, and on the sum of one of each. */
  size = 0;
  isElliptic = false;
  ellipseX = 1;
  ellipseY = 0;
  /** The radii over `ellipseScale`, squared. */
  radiusXSq = 1;
  radiusYSq = 1;
  /** A power of two; 1 unless squares of the radii might overflow or vanish. */
  ellipseScale = 1;

  /** 1 for the first shape of a pair, −1 for the second. */
  constructor(readonly side: 1 | -1) {}
}

export function resetCore(core: Core): void {
  core.count = 0;
  core.first = 0;
  core.radius = 0;
  core.size = 0;
  core.isElliptic = false;
}

/**
 * Adds the draft: a break at a unit normal, and the piece that follows it. Normals must be added in their order.
 *
 * Until `finishCore`, the angles go on from the first break, past 4. Where rounding has exchanged two neighbours, which
 * are within 2⁻⁵¹ of each other then, both get the same angle.
 */
export function addBreak(core: Core): void {
  const index = core.count;
  if (index === core.angle.length) growCore(core);
  const { normalX, normalY, x, y, r } = core.draft;
  core.normalX[index] = core.side * normalX + 0;
  core.normalY[index] = core.side * normalY + 0;
  core.x[index] = x;
  core.y[index] = y;
  core.r[index] = r;
  core.count = index + 1;
  const size = Math.abs(x) + Math.abs(y) + r;
  if (!(size <= core.size)) core.size = size;
  setAngle(core, index);
}

/** Turns the normal of the draft by a quarter turn. */
function turnDraft({ draft }: Core): void {
  const { normalX } = draft;
  draft.normalX = -draft.normalY;
  draft.normalY = normalX;
}

/** The angle of a break as a number that grows with it, to within 2⁻⁵² of it: 0 for +x, 1 for +y, 2, 3. */
function setAngle(core: Core, index: number): void {
  const x = core.normalX[index] as number;
  const y = core.normalY[index] as number;
  const length = Math.abs(x) + Math.abs(y);
  let angle = 0;
  if (y >= 0) angle = x > 0 ? y / length : 1 - x / length;
  else angle = x < 0 ? 2 - y / length : 3 + x / length;
  if (index > 0) {
    const before = core.angle[index - 1] as number;
    if (angle < before - 1) angle += 4;
    // Exchanged across +x.
    if (angle > before + 3) angle = before;
    angle = Math.min(Math.max(angle, before), (core.angle[0] as number) + 4);
  }
  core.angle[index] = angle;
}

/** Brings the angles below 4, once all breaks have been added and the radius is set. */
export function finishCore(core: Core): void {
  core.size += core.radius;
  const { count, angle } = core;
  let first = count;
  while (first > 0 && (angle[first - 1] as number) >= 4) {
    first -= 1;
    angle[first] = (angle[first] as number) - 4;
  }
  core.first = first === count ? 0 : first;
}

function growCore(core: Core): void {
  const capacity = 2 * core.angle.length;
  core.normalX = grown(core.normalX, capacity);
  core.normalY = grown(core.normalY, capacity);
  core.angle = grown(core.angle, capacity);
  core.x = grown(core.x, capacity);
  core.y = grown(core.y, capacity);
  core.r = grown(core.r, capacity);
}

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
