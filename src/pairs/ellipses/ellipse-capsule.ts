import { toIntegers } from "../../math/exact.js";
import { surd } from "../../math/surd.js";
import type { Capsule, Ellipse } from "../../shapes/kind.js";
import { asEllipse, boxAlongAxes, isFlat } from "../../shapes/reductions.js";
import { isEdgeWithin } from "../boxes/rect-edges.js";
import { ellipseEdgedFilter } from "./ellipse-chain.js";
import { roundEllipsesOverlap } from "./ellipse-ellipse.js";
import { ellipseBoxFrame, ellipseBoxMeeting } from "./ellipse-rect.js";

/**
 * Whether a solid ellipse, at any angle, and a capsule have a common point. Exact; touching counts.
 *
 * @example
 * ellipseCapsuleOverlap(ellipse(0, 0, 2, 1), capsule(3, -1, 3, 1, 1)); // true
 */
export function ellipseCapsuleOverlap(a: Ellipse, b: Capsule): boolean {
  const verdict = ellipseEdgedFilter(a, b);
  return verdict !== 0 ? verdict > 0 : ellipseCapsuleOverlapInIntegers(a, b);
}

/**
 * The same, in integers.
 *
 * A capsule is the discs at its ends and the box between them.
 */
export function ellipseCapsuleOverlapInIntegers(a: Ellipse, b: Capsule): boolean {
  const { ax, ay, bx, by, r } = b;
  if (isFlat(a)) return isEdgeWithin(boxAlongAxes(a), ax, ay, bx, by, r);
  return (
    meetsBox(a, b) ||
    (r > 0 &&
      (roundEllipsesOverlap(a, asEllipse({ x: ax, y: ay, r })) ||
        roundEllipsesOverlap(a, asEllipse({ x: bx, y: by, r }))))
  );
}

/**
 * The box has the direction v of the capsule, or any if that is a disc. In its frame, scaled by |v|, half its width is v·v/2,
 * and half its height r√w.
 */
function meetsBox(a: Ellipse, b: Capsule): boolean {
  const [x, y, rx, ry, ax, ay, bx, by, r] = toIntegers(a.x, a.y, a.rx, a.ry, b.ax, b.ay, b.bx, b.by, b.r);
  const vx = bx - ax;
  const vy = by - ay;
  const lengthSq = vx * vx + vy * vy;
  // All lengths are doubled, so that half of a sum is an integer.
  const dx = 2n * x - ax - bx;
  const dy = 2n * y - ay - by;
  const ux = lengthSq > 0n ? vx : 1n;
  const frame = ellipseBoxFrame(a, 2n * rx, 2n * ry, dx, dy, ux, vy, surd(lengthSq, 0n), surd(0n, 2n * r));
  return ellipseBoxMeeting(frame) >= 0;
}
