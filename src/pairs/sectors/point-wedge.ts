import { type Sign, signOf, toIntegers } from "../../math/exact.js";
import type { Vec2 } from "../../math/vector.js";
import type { Verdict } from "../../math/verdict.js";
import { type AnnularSector, type Arc, Kind, type Point } from "../../shapes/kind.js";
import { coneHolds, exactCone } from "./cone.js";
import { createWedge, setWedge, wedgeHoldsVerdict } from "./wedge.js";

const wedge = /* @__PURE__ */ createWedge();

/** The point from the apex. */
const from: Vec2 = { x: 0.5, y: 0.5 };

/** Whether an annular sector contains a point. Exact; both arcs and the edges belong to it. */
export function pointAnnularSectorOverlap(a: Point, b: AnnularSector): boolean {
  const verdict = pointWedgeFilter(a, b);
  return verdict !== 0 ? verdict > 0 : pointWedgeExact(a, b);
}

/** Whether a point lies on an arc. Exact; the ends belong to it. */
export function pointArcOverlap(a: Point, b: Arc): boolean {
  const verdict = pointWedgeFilter(a, b);
  return verdict !== 0 ? verdict > 0 : pointWedgeExact(a, b);
}

export function pointWedgeFilter(a: Point, b: AnnularSector | Arc): Verdict {
  setWedge(wedge, b);
  from.x = a.x - b.x;
  from.y = a.y - b.y;
  return wedgeHoldsVerdict(wedge, from, 0);
}

export function pointWedgeExact(a: Point, b: AnnularSector | Arc): boolean {
  const innerRadius = b.kind === Kind.arc ? b.r : b.innerR;
  const outerRadius = b.kind === Kind.arc ? b.r : b.outerR;
  const [ax, ay, bx, by, inner, outer] = toIntegers(a.x, a.y, b.x, b.y, innerRadius, outerRadius);
  const vx = ax - bx;
  const vy = ay - by;
  const distanceSq = vx * vx + vy * vy;
  if (distanceSq > outer * outer || distanceSq < inner * inner) return false;
  return coneHolds(exactCone(b), (px, py): Sign => signOf(px * vx + py * vy));
}
