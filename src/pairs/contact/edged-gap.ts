import type { Gap } from "../../convex/result.js";
import type { Verdict } from "../../math/verdict.js";
import type { Polygon } from "../../shapes/kind.js";
import type { EdgedShape } from "../edges/edge-chain.js";
import { setChain, setPolygonChain } from "../edges/set-chain.js";
import { best, findBestFace } from "./edged-faces.js";
import { nearest, setLineOfMiddles, setNearest } from "./edged-nearest.js";
import { first, measurePair, pair, second } from "./edged-pair.js";

/**
 * The distance of two shapes with convex cores of edges: −1 if they are certainly apart and `out` is set, 1 if they certainly
 * overlap; 0 where that is not certain, and for others.
 *
 * Error: a few units of rounding of the size of the pair, plus that of the coordinates.
 */
export function setEdgedGap(a: EdgedShape, b: EdgedShape, out: Gap): Verdict {
  setChain(first, a);
  setChain(second, b);
  return setChainGap(out);
}

/** The same for two polygons, without asking what they are. */
export function setPolygonsGap(a: Polygon, b: Polygon, out: Gap): Verdict {
  setPolygonChain(first, a);
  setPolygonChain(second, b);
  return setChainGap(out);
}

function setChainGap(out: Gap): Verdict {
  if (!measurePair()) return 0;
  const { reach, margin } = pair;
  if (setLineOfMiddles() === 0) {
    const faces = findBestFace();
    if (faces === 0) return 0;
    if (faces > 0) return best.gap < -margin ? 1 : 0;
  }
  if (!setNearest()) return 0;
  const gap = nearest.gap - reach;
  out.distance = gap;
  if (gap > margin) return -1;
  return gap < -margin ? 1 : 0;
}
