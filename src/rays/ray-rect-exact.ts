import { toIntegers } from "../math/exact.js";
import type { Ray, Rect } from "../shapes/kind.js";
import {
  type ExactEnd,
  type ExactStay,
  intersection,
  type LineNumber,
  lineNumber,
  placeExactEnds,
} from "./exact-stay.js";
import { nearestToSurdQuotient } from "./nearest-double.js";
import { placeOnEdge, Slab } from "./rect-slab.js";
import { type StayEnd, type Stays, setNormalsAlongRay } from "./stay.js";

export function rayRectExact(ray: Ray, rect: Rect, stays: Stays): void {
  const [rayX, rayY, dx, dy, x, y, halfWidth, halfHeight] = toIntegers(
    ray.x,
    ray.y,
    ray.dx,
    ray.dy,
    rect.x,
    rect.y,
    rect.halfWidth,
    rect.halfHeight,
  );
  const [ux, uy] = toIntegers(rect.ux, rect.uy);
  const mx = rayX - x;
  const my = rayY - y;
  const w = ux * ux + uy * uy;
  const dAlong = ux * dx + uy * dy;
  const dAcross = ux * dy - uy * dx;
  const mAlong = ux * mx + uy * my;
  const mAcross = ux * my - uy * mx;
  const stay = exactCommonStay(
    exactSlab(halfWidth, mAlong, dAlong, w, Slab.along),
    exactSlab(halfHeight, mAcross, dAcross, w, Slab.across),
    w,
  );
  stays.count = stay === null ? 0 : 1;
  if (stay === null) return;
  placeExactEnds(stay, w, ray, stays.first);
  // Where the line passes both bounds at once, it is the one that the ray meets more squarely.
  const preferred = dAlong * dAlong >= dAcross * dAcross ? Slab.along : Slab.across;
  const place = (end: StayEnd, { t, features }: ExactEnd, side: -1 | 1): void => {
    if ((features & preferred) === Slab.along || features === Slab.along) {
      const across = rect.halfHeight * exactFraction(mAcross, dAcross, t, halfHeight, w);
      placeOnEdge(end, rect, Slab.along, dAlong < 0n === side < 0 ? 1 : -1, across);
    } else {
      const along = rect.halfWidth * exactFraction(mAlong, dAlong, t, halfWidth, w);
      placeOnEdge(end, rect, Slab.across, dAcross < 0n === side < 0 ? 1 : -1, along);
    }
  };
  place(stays.first.enter, stay.lower, -1);
  place(stays.first.exit, stay.upper, 1);
  if (rect.halfWidth === 0 || rect.halfHeight === 0) setNormalsAlongRay(stays.first, ray.dx, ray.dy);
}

/** (m + t d)/(half√w), in [−1, 1]; 0 for a half size of 0. */
function exactFraction(m: bigint, d: bigint, t: LineNumber, half: bigint, w: bigint): number {
  if (half === 0n) return 0;
  // Numerator and denominator are multiplied by √w.
  return nearestToSurdQuotient(t.q * d * w, m * t.d + t.p * d, w, half * t.d * w);
}

/** The stay |m + t d| ≤ half√w in a slab; "line": the line runs in it; null: it misses the slab. */
function exactSlab(
  half: bigint,
  m: bigint,
  d: bigint,
  w: bigint,
  features: number,
): ExactStay | "line" | null {
  if (d === 0n) return m * m <= half * half * w ? "line" : null;
  const outward = d < 0n ? -half : half;
  return {
    lower: { t: lineNumber(-m, -outward, d), features },
    upper: { t: lineNumber(-m, outward, d), features },
  };
}

function exactCommonStay(
  along: ExactStay | "line" | null,
  across: ExactStay | "line" | null,
  w: bigint,
): ExactStay | null {
  if (along === null || across === null) return null;
  if (along === "line") return across === "line" ? null : across;
  return across === "line" ? along : intersection(along, across, w);
}
