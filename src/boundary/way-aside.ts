import { union } from "../exact/box.js";
import type { Vec2 } from "../math/vector.js";
import { CurveKind } from "./contact-curve.js";
import { type Escape, NEGLIGIBLE_LENGTH } from "./escape.js";
import { mouthAhead } from "./mouth.js";
import type { Outlined } from "./outlined.js";
import { setFarthest } from "./support.js";

const deepest: Vec2 = { x: 0, y: 0 };

/**
 * A translation that parts two shapes for certain: b's box goes beside that of a, a little farther than
 * rounding might need. Null for shapes without end.
 */
export function wayAside(a: readonly Outlined[], b: readonly Outlined[]): Escape | null {
  const boxOfA = union(a);
  const boxOfB = union(b);
  const right = boxOfA.maxX - boxOfB.minX;
  const left = boxOfB.maxX - boxOfA.minX;
  const up = boxOfA.maxY - boxOfB.minY;
  const down = boxOfB.maxY - boxOfA.minY;
  const least = Math.min(right, left, up, down);
  if (!Number.isFinite(least)) return null;
  const nx = least === right ? 1 : least === left ? -1 : 0;
  const ny = nx !== 0 ? 0 : least === up ? 1 : -1;
  return escapeBeside(b, Math.max(least, 0) + NEGLIGIBLE_LENGTH, nx, ny);
}

/** The translation along an axis, with the place of b that is then beside a's box. */
function escapeBeside(b: readonly Outlined[], length: number, nx: number, ny: number): Escape {
  const x = length * nx;
  const y = length * ny;
  setFarthest(
    deepest,
    b.flatMap((part) => part.pieces),
    -nx,
    -ny,
  );
  return {
    x,
    y,
    length,
    normalX: nx,
    normalY: ny,
    mouth: mouthAhead(nx, ny),
    touchX: nx,
    touchY: ny,
    curve: {
      kind: CurveKind.straight,
      x,
      y,
      ux: -ny,
      uy: nx,
      from: Number.NEGATIVE_INFINITY,
      to: Number.POSITIVE_INFINITY,
      nx,
      ny,
      touchedX: deepest.x,
      touchedY: deepest.y,
      isTouchedOfB: true,
      reach: length,
      farthest: Number.POSITIVE_INFINITY,
    },
  };
}
