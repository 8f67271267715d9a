import type { Verdict } from "../../math/verdict.js";
import type { Mutable, Rect, RoundedRect } from "../../shapes/kind.js";
import { rect } from "../../shapes/rect.js";
import { edgedFilter } from "../edges/chain-chain.js";
import { rectRectOverlapFilter } from "./rect-rect.js";

/**
 * Of one call at a time; made as all rectangles are, so that their filter meets one layout of object only.
 */
const first: Mutable<Rect> = /* @__PURE__ */ rect(0.5, 0.5, 1.5, 1.5);
const second: Mutable<Rect> = /* @__PURE__ */ rect(0.5, 0.5, 1.5, 1.5);

export function rectRoundedRectFilter(a: Rect, b: RoundedRect): Verdict {
  setBox(first, a);
  return boxesVerdict(a, 0, b);
}

export function roundedRectRoundedRectFilter(a: RoundedRect, b: RoundedRect): Verdict {
  setBox(first, a);
  return boxesVerdict(a, a.r, b);
}

/**
 * Apart, if the boxes with their corners are; not, if the cores have common points. The corners decide about
 * others.
 */
function boxesVerdict(a: Rect | RoundedRect, radius: number, b: RoundedRect): Verdict {
  setBox(second, b);
  if (rectRectOverlapFilter(first, second) < 0) return -1;
  // One rounding of each half size, which the error bounds of the filter leave room for.
  first.halfWidth -= radius;
  first.halfHeight -= radius;
  second.halfWidth -= b.r;
  second.halfHeight -= b.r;
  return rectRectOverlapFilter(first, second) > 0 ? 1 : edgedFilter(a, b);
}

function setBox(out: Mutable<Rect>, { x, y, halfWidth, halfHeight, ux, uy }: Rect | RoundedRect): void {
  out.x = x;
  out.y = y;
  out.halfWidth = halfWidth;
  out.halfHeight = halfHeight;
  out.ux = ux;
  out.uy = uy;
}
