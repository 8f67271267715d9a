import { type ClosestPoints, type ContactRecord, createContactRecord } from "../convex/result.js";
import { setConvexContact, setNearestPoints } from "../convex/touch.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import type { Verdict } from "../math/verdict.js";
import { overlaps } from "../query/overlaps.js";
import type { Shape } from "../shapes/kind.js";
import { FIRST_LOOK, LAST_LOOK } from "./hit.js";
import {
  advance,
  areMovingAlong,
  arePartingSoon,
  loadShifting,
  overlapForCertain,
  ShiftingPair,
  separateShifted,
  shiftCore,
} from "./shifting-pair.js";
import type { Touch } from "./touch.js";

const shifting = /* @__PURE__ */ new ShiftingPair();
const record: ContactRecord = /* @__PURE__ */ createContactRecord();
const nearest: ClosestPoints = {
  distance: 0.5,
  a: /* @__PURE__ */ new ScratchVector(),
  b: /* @__PURE__ */ new ScratchVector(),
};

/**
 * The first touch of two convex shapes, the second of which moves by `way`: 1 with the touch, −1 if there is none; 0 if
 * neither is certain.
 */
export function sweepConvex(out: Touch, first: Shape, second: Shape, way: Readonly<Vec2>): Verdict {
  if (!loadShifting(shifting, first, second, way)) return 0;
  if (!advance(shifting)) return -1;
  if (shifting.t === 0 && isOnlyTouching() && isLetGo(first, second)) return -1;
  return setTouch(out) ? 1 : 0;
}

/** Whether shapes that only touch to begin with do not move into each other. */
function isLetGo(first: Shape, second: Shape): boolean {
  return areMovingAlong(shifting) || arePartingSoon(shifting, overlaps(first, second), true);
}

function isOnlyTouching(): boolean {
  return shifting.pair.separation.value >= -shifting.tolerance;
}

/**
 * Fills in the touch at the t of the pair: as their contact has it if they overlap at once; between their nearest points
 * if they do so later; false if not, as far as doubles can tell.
 */
function setTouch(out: Touch): boolean {
  const { t } = shifting;
  out.t = t;
  for (let ahead = FIRST_LOOK; ahead <= LAST_LOOK; ahead *= 4) {
    shifting.t = t + ahead;
    if (!(separateShifted(shifting) && overlapForCertain(shifting))) continue;
    if (ahead === FIRST_LOOK) setContactPoint(out);
    else setNearestPoint(out);
    return true;
  }
  return false;
}

function setContactPoint(out: Touch): void {
  shiftCore(shifting);
  setConvexContact(record, shifting.pair);
  out.x = record.x0;
  out.y = record.y0;
  out.normalX = record.normalX;
  out.normalY = record.normalY;
}

function setNearestPoint(out: Touch): void {
  shifting.t = out.t;
  separateShifted(shifting);
  shiftCore(shifting);
  setNearestPoints(nearest, shifting.pair);
  const { a, b } = nearest;
  const { normalX, normalY } = shifting.pair.separation;
  out.x = a.x + (b.x - a.x) / 2;
  out.y = a.y + (b.y - a.y) / 2;
  out.normalX = normalX;
  out.normalY = normalY;
}
