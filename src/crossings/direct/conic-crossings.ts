import { UNIT_ROUNDOFF } from "../../math/verdict.js";
import type { Circle, Ellipse } from "../../shapes/kind.js";
import { Conic, setConic } from "./conic.js";
import { circlePlaces, conicPlaces, places } from "./conic-places.js";
import { At, addCrossing, anchor, found, near, STRIDE } from "./crossing-list.js";
import { setDifference } from "./offset.js";

export const firstConic = /* @__PURE__ */ new Conic();
export const secondConic = /* @__PURE__ */ new Conic();

/** Finds all crossings of two circles or ellipses; false where doubles do not tell. */
export function findConicCrossings(a: Circle | Ellipse, b: Circle | Ellipse): boolean {
  if (!setConic(firstConic, a) || !setConic(secondConic, b)) return false;
  // Along the flatter one: the frame of the other disturbs less.
  const isFirstPath = isFlatter(firstConic, secondConic);
  const path = isFirstPath ? firstConic : secondConic;
  const unit = isFirstPath ? secondConic : firstConic;
  const count = path.isCircle && unit.isCircle ? circlePlaces(path, unit) : conicPlaces(path, unit);
  if (count < 0) return false;
  anchor.x = path.x;
  anchor.y = path.y;
  path.isAnchor = true;
  unit.isAnchor = false;
  setDifference(unit.anchor, path, unit);
  for (let i = 0; i < count; i += 1) {
    near.x = places[2 * i] as number;
    near.y = places[2 * i + 1] as number;
    if (!addCrossing(firstConic, secondConic, 0, 0) || !isLastNew()) return false;
  }
  return true;
}

/** Whether the first is flatter, or, as far as doubles tell, as flat. */
function isFlatter(a: Conic, b: Conic): boolean {
  return Math.max(a.rx, a.ry) * Math.min(b.rx, b.ry) >= Math.max(b.rx, b.ry) * Math.min(a.rx, a.ry);
}

/** Places that are seen from the anchor are off by a rounding of these besides, as their sums are. */
const PLACE_ERROR = 4 * UNIT_ROUNDOFF;

/** Whether the crossing found last is certainly none of those before. */
function isLastNew(): boolean {
  const { numbers } = found;
  const last = STRIDE * (found.count - 1);
  const x = numbers[last + At.fineX] as number;
  const y = numbers[last + At.fineY] as number;
  const reach = numbers[last + At.reach] as number;
  const turn = numbers[last + At.turn] as number;
  const size = PLACE_ERROR * (Math.abs(x) + Math.abs(y));
  for (let at = 0; at < last; at += STRIDE) {
    // A loop that goes in here does not come out here.
    if ((numbers[at + At.turn] as number) * turn < 0) continue;
    const awayX = Math.abs(x - (numbers[at + At.fineX] as number));
    const awayY = Math.abs(y - (numbers[at + At.fineY] as number));
    const bothReach = reach + (numbers[at + At.reach] as number);
    if (!(Math.max(awayX, awayY) > bothReach + size)) return false;
  }
  return true;
}
