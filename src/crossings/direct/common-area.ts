import { Kind, type Shape } from "../../shapes/kind.js";
import { isAsConstructed } from "../outlined-pair.js";
import { setPoints } from "./area/crossing-points.js";
import { addAlongLoop, sum } from "./area/loop-area.js";
import { found } from "./crossing/crossing-list.js";
import { findCrossings } from "./find-crossings.js";
import { firstOutline, type Outline, secondOutline } from "./outline/outline.js";

/**
 * The area that two shapes have in common whose outlines cross; null where doubles do not tell how, where
 * they do not cross, and for shapes whose outlines are more than one loop.
 *
 * Half the sum of p × q over the chords of the arcs that bound it (Green's theorem), measured from one of the
 * crossings, and of what lies between chords and arcs. Error: a few ulp of the square of the extent of the
 * common points.
 */
export function directCommonArea(a: Shape, b: Shape): number | null {
  if (!isSimple(a) || !isSimple(b) || !findCrossings(a, b) || found.count === 0) return null;
  if (!isOneLoop(firstOutline) || !isOneLoop(secondOutline) || !setPoints()) return null;
  sum.area = 0;
  const isKnown = addAlongLoop(firstOutline, true) && addAlongLoop(secondOutline, false);
  return isKnown && sum.area > 0 ? sum.area * found.unit * found.unit : null;
}

/** Whether its loops certainly do not cross: rounding may have done that to a polygon that was turned. */
function isSimple(shape: Shape): boolean {
  if (shape.kind !== Kind.polygon) return true;
  return shape.ringEnds.length === 1 && (shape.convex || isAsConstructed(shape));
}

/** Whether it is not a whole ring. */
function isOneLoop({ edges, roundCount }: Outline): boolean {
  return edges.count > 0 || roundCount === 1;
}
