import type { Vec2 } from "../math/vector.js";
import type { Core } from "./core.js";

/** The support point of a shape at a normal of one of its pieces, in the frame. */
export function setSupport(out: Vec2, core: Core, piece: number, nx: number, ny: number): void {
  const reach = core.side * ((core.r[piece] as number) + core.radius);
  out.x = (core.x[piece] as number) + reach * nx;
  out.y = (core.y[piece] as number) + reach * ny;
  if (core.isElliptic) addEllipse(out, core, nx, ny);
}

/** Adds the support vector of an ellipse: see `subtractEllipse`. */
function addEllipse(out: Vec2, core: Core, nx: number, ny: number): void {
  const { ellipseX, ellipseY, radiusXSq, radiusYSq } = core;
  const along = ellipseX * nx + ellipseY * ny;
  const across = ellipseX * ny - ellipseY * nx;
  const momentAlong = radiusXSq * along;
  const momentAcross = radiusYSq * across;
  const scale = (core.side * core.ellipseScale) / Math.sqrt(momentAlong * along + momentAcross * across);
  out.x += scale * (momentAlong * ellipseX - momentAcross * ellipseY);
  out.y += scale * (momentAlong * ellipseY + momentAcross * ellipseX);
}
