import { Kind, type Shape } from "../../shapes/kind.js";
import { isAsConstructed } from "../simple-loops.js";
import { addAlongConic, addAlongEdges, beginSum, sum } from "./along-loop.js";
import { firstConic, secondConic } from "./conic-crossings.js";
import { found } from "./crossing-list.js";
import { firstEdges, secondEdges } from "./edge-crossings.js";
import { findCrossings, isRound } from "./find-crossings.js";

/**
 * The area that two shapes have in common whose outlines cross; null where doubles do not tell how, where they do not
 * cross, and for shapes other than circles, ellipses and polygons of one ring.
 *
 * Half the sum of p × q over the chords of the arcs that bound it (Green's theorem), measured from one of the crossings,
 * and of what lies between chords and arcs. Error: a few ulp of the square of the extent of the common points.
 */
export function directCommonArea(a: Shape, b: Shape): number | null {
  if (!isSimple(a) || !isSimple(b) || !findCrossings(a, b) || found.count === 0) return null;
  beginSum();
  // A first loop goes in where the outward gradient of the second form is behind that of its own; those of edges point
  // inward.
  const ofFirst = isRound(a) === isRound(b) ? -1 : 1;
  const ofSecond = ofFirst > 0 ? -1 : 1;
  const isKnown =
    (isRound(a) ? addAlongConic(firstConic, ofFirst) : addAlongEdges(firstEdges, true, ofFirst)) &&
    (isRound(b) ? addAlongConic(secondConic, ofSecond) : addAlongEdges(secondEdges, false, ofSecond));
  return isKnown && sum.area > 0 ? sum.area : null;
}

/** Whether it is one loop that certainly does not cross itself: rounding may have done that to a polygon that was turned. */
function isSimple(shape: Shape): boolean {
  if (shape.kind !== Kind.polygon) return isRound(shape);
  return shape.ringEnds.length === 1 && (shape.convex || isAsConstructed(shape));
}
