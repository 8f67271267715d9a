import type { Vec2 } from "../math/vector.js";
import type { Core } from "./core.js";

/** A unit vector: where something of the difference of two shapes faces. */
export interface Normal {
  readonly normalX: number;
  readonly normalY: number;
}

/** The support point of a shape at a normal of one of its pieces, in the frame. */
export function setSupport(out: Vec2, core: Core, piece: number, { normalX, normalY }: Normal): void {
  const reach = core.side * ((core.r[piece] as number) + core.radius);
  out.x = (core.x[piece] as number) + reach * normalX;
  out.y = (core.y[piece] as number) + reach * normalY;
  if (!core.isElliptic) return;
  // The support vector of an ellipse: see `subtractEllipse`.
  const { ellipseX, ellipseY, radiusXSq, radiusYSq } = core;
  const along = ellipseX * normalX + ellipseY * normalY;
  const across = ellipseX * normalY - ellipseY * normalX;
  const momentAlong = radiusXSq * along;
  const momentAcross = radiusYSq * across;
  const scale = (core.side * core.ellipseScale) / Math.sqrt(momentAlong * along + momentAcross * across);
  out.x += scale * (momentAlong * ellipseX - momentAcross * ellipseY);
  out.y += scale * (momentAlong * ellipseY + momentAcross * ellipseX);
}
