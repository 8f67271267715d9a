import { setHalfPlaneSeparation } from "../convex/half-plane.js";
import { ConvexPair, separate } from "../convex/pair.js";
import { setUnitVector } from "../math/unit-vector.js";
import type { Vec2 } from "../math/vector.js";
import { type HalfPlane, Kind, type SimpleShape } from "../shapes/kind.js";

/** How far two shapes are apart along a unit vector from the first to the second; below 0 if they overlap. */
export interface Gap {
  distance: number;
  normal: Vec2;
}

const pair = /* @__PURE__ */ new ConvexPair();

/** Sets the greatest gap of two shapes, each of them convex or a half plane. Error: some 2⁻⁴⁶ of their size. */
export function setGap(out: Gap, first: SimpleShape, second: SimpleShape): void {
  if (first.kind === Kind.halfPlane) setGapOver(out, first, second);
  else if (second.kind === Kind.halfPlane) {
    setGapOver(out, second, first);
    out.normal.x = 0 - out.normal.x;
    out.normal.y = 0 - out.normal.y;
  } else {
    separate(pair, first, second);
    out.distance = pair.distance;
    out.normal.x = pair.separation.normalX;
    out.normal.y = pair.separation.normalY;
  }
}

function setGapOver(out: Gap, halfPlane: HalfPlane, shape: SimpleShape): void {
  setHalfPlaneSeparation(out, halfPlane, shape);
  setUnitVector(out.normal, halfPlane.nx, halfPlane.ny);
}
