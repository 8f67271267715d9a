import type { Conic } from "../outline/conic.js";
import { addCrossing, near, seeAnchor, setAnchor } from "./add-crossing.js";
import { circlePlaces, conicPlaces, places } from "./conic-places.js";
import { At, found, keepThoseOnArcs, STRIDE } from "./crossing-list.js";

/** Adds all crossings of two conics, pieces of two outlines; false where doubles do not tell. */
export function addConicCrossings(a: Conic, pieceOfA: number, b: Conic, pieceOfB: number): boolean {
  // Along the flatter one: the frame of the other disturbs less.
  const isFirstPath = isFlatter(a, b);
  const path = isFirstPath ? a : b;
  const unit = isFirstPath ? b : a;
  const count = path.isCircle && unit.isCircle ? circlePlaces(path, unit) : conicPlaces(path, unit);
  if (count <= 0) return count === 0;
  setAnchor(path);
  seeAnchor(a);
  seeAnchor(b);
  const before = found.count;
  for (let i = 0; i < count; i += 1) {
    near.x = path.aside.x + (places[2 * i] as number);
    near.y = path.aside.y + (places[2 * i + 1] as number);
    if (!addCrossing(a, b, pieceOfA, pieceOfB) || !isLastNew(before)) return false;
  }
  if (!a.isWhole || !b.isWhole) keepThoseOnArcs(before);
  return true;
}

/**
 * Whether the first is flatter, or, as far as doubles tell, as flat; without branches that cannot be
 * foreseen.
 */
function isFlatter(a: Conic, b: Conic): boolean {
  return (a.rx * a.rx + a.ry * a.ry) * (b.rx * b.ry) >= (b.rx * b.rx + b.ry * b.ry) * (a.rx * a.ry);
}

/**
 * Whether the crossing found last is certainly none of those before it, from one on: two places from which the same
 * one has been reached are no farther apart than half of both reaches.
 */
function isLastNew(from: number): boolean {
  const { numbers } = found;
  const last = STRIDE * (found.count - 1);
  const x = numbers[last + At.fineX] as number;
  const y = numbers[last + At.fineY] as number;
  const reach = numbers[last + At.reach] as number;
  const turn = numbers[last + At.turn] as number;
  for (let at = STRIDE * from; at < last; at += STRIDE) {
    // A loop that goes in here does not come out here.
    if ((numbers[at + At.turn] as number) * turn < 0) continue;
    const awayX = Math.abs(x - (numbers[at + At.fineX] as number));
    const awayY = Math.abs(y - (numbers[at + At.fineY] as number));
    const bothReach = reach + (numbers[at + At.reach] as number);
    if (!(Math.max(awayX, awayY) > bothReach)) return false;
  }
  return true;
}
