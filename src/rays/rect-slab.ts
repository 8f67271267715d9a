import type { Rect } from "../shapes/kind.js";
import { type StayEnd, setNormal } from "./stay.js";

/** The slab that bounds an end: along û, or across it. One bit each. */
export const Slab = { along: 1, across: 2 } as const;

/**
 * Sets the boundary point and the normal at an end where the line passes the bound of one slab on the side
 * `outward` (−1 or 1), at a coordinate along that bound.
 */
export function placeOnEdge(
  end: StayEnd,
  rect: Rect,
  feature: number,
  outward: -1 | 1,
  coordinate: number,
): void {
  setNormal(end, rect.ux, rect.uy);
  const ux = end.normal.x;
  const uy = end.normal.y;
  const along = feature === Slab.along ? outward * rect.halfWidth : coordinate;
  const across = feature === Slab.along ? coordinate : outward * rect.halfHeight;
  end.x = along * ux - across * uy;
  end.y = along * uy + across * ux;
  if (feature === Slab.along) setNormal(end, outward * ux, outward * uy);
  else setNormal(end, -outward * uy, outward * ux);
}
