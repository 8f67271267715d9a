import { certainSign, type Verdict } from "../math/verdict.js";
import type { Crossing } from "./crossing.js";
import { type FinePoint, ofDoubles } from "./fine-point.js";
import { COORDINATE_ERROR, FRAME_SIZE } from "./frame.js";
import { type Loop, type StraightPiece, straightPiece } from "./piece.js";
import { crossLoops } from "./piece-crossings.js";

/** Ways out of the frame; the next one where doubles do not tell what the one before crosses. */
const WAYS_OUT = [
  [0.8125, 0.34375],
  [-0.40625, 0.90625],
  [-0.6875, -0.71875],
  [0.28125, -0.9375],
] as const;

/** Beyond all shapes with bounds, wherever in the frame a way begins. */
const FAR = 8 * FRAME_SIZE;

/**
 * Whether a point that is on no boundary lies in a solid with these loops: whether a way out crosses them an
 * odd number of times. The point may be off by as much as any coordinate in doubles.
 */
export function insideVerdict(point: FinePoint, loops: readonly Loop[]): Verdict {
  const border = borderOf(loops);
  if (border !== null) return behindVerdict(border, point.x.high, point.y.high);
  const count = crossingsOnWayOut(point, loops);
  return count === null ? 0 : count % 2 === 1 ? 1 : -1;
}

/** How often some way out from a point crosses some loops; null if the point may be on one of them. */
export function crossingsOnWayOut({ x, y }: FinePoint, loops: readonly Loop[]): number | null {
  const from = ofDoubles(x.high, y.high);
  for (const [wayX, wayY] of WAYS_OUT) {
    const to = ofDoubles(x.high + FAR * wayX, y.high + FAR * wayY);
    const normal = ofDoubles(wayY, -wayX);
    const crossings: Crossing[] = [];
    if (crossLoops(straightPiece(from, to, normal), loops, crossings)) return crossings.length;
  }
  return null;
}

/** The border, if the loops are that of a half plane. */
export function borderOf([loop]: readonly Loop[]): StraightPiece | null {
  const [piece] = loop ?? [];
  return loop?.length === 1 && piece?.kind === "straight" ? piece : null;
}

/** The solid is on the left of its border. */
function behindVerdict({ form: { normal, through } }: StraightPiece, x: number, y: number): Verdict {
  const beyond = normal.x.high * (x - through.x.high) + normal.y.high * (y - through.y.high);
  const size = Math.abs(normal.x.high) + Math.abs(normal.y.high);
  return certainSign(-beyond, 4 * COORDINATE_ERROR * size);
}
