import type { Circle, Sector, Shape } from "../shapes/kind.js";
import { requireShapes, requireView } from "../shapes/require-shape.js";
import { withoutCracks } from "./cracks.js";
import { visibleGaps } from "./envelope.js";
import type { Visibility } from "./region.js";
import { stretchesOf } from "./stretches.js";
import { Surroundings } from "./surroundings.js";

/**
 * What an eye sees: the visible part of a view, a sector seen from its apex or a circle from its centre, whose radius is the
 * range of sight. Its outline is made of stretches of the shapes' boundaries and of the view's rim, curves being curves.
 *
 * A point is visible if no point strictly between it and the eye is in a shape (see `isVisible`). So surfaces are seen,
 * what is behind them is not; an eye on the boundary of a solid sees away from it, one on a wall without thickness
 * sees on both sides; one within a shape sees nothing (no stretches), nor does an eye whose view has no area. The region is
 * told as if seen by area: single points and lines, as behind a point-like shape, do not count.
 *
 * Error of points: some 1e-12 of the range of sight along the shape's boundary or across it; 1e-14 of the extents of shapes that
 * are larger than that. What is seen under an angle of less than some 1e-13 may be lost, and hides nothing then; walls that
 * meet but for rounding have no crack between them.
 * Cost: n log n for n pieces of boundary and, for each direction in which a piece begins or ends, more for the pieces that
 * lie behind each other there: some 0.2 ms for 50 shapes. Exact rays for shapes whose boundary the eye is on, or beside:
 * there as well it is decided exactly, for the eye as stored, in which directions anything is seen.
 */
export function visibility(view: Sector | Circle, shapes: readonly Shape[]): Visibility {
  requireView(view, "visibility: view");
  requireShapes(shapes, "visibility: shapes");
  const eye = { x: view.x, y: view.y };
  if (view.r === 0) return { eye, stretches: [] };
  const surroundings = new Surroundings(view, shapes);
  if (surroundings.isDark) return { eye, stretches: [] };
  return { eye, stretches: stretchesOf(withoutCracks(visibleGaps(surroundings)), surroundings.field) };
}
