import {
  createChain,
  type EdgeChain,
  type EdgedShape,
  edgeEnd,
  vertexCount,
} from "../../forms/edge-chain.js";
import { setChain } from "../../forms/set-chain.js";
import { createWedge, setWedge, type Wedge } from "../../forms/wedge.js";
import { ScratchVector, type Vec2 } from "../../math/vector.js";
import { either, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { treeOf } from "../../near/shape-trees.js";
import type { WedgeShape } from "../../shapes/reductions.js";
import { ringsHold } from "../edges/chain-contains.js";
import { edgeReachesWedge } from "./wedge-edge.js";

const chain = /* @__PURE__ */ createChain();
const wedge = /* @__PURE__ */ createWedge();
const tip: Vec2 = /* @__PURE__ */ new ScratchVector();

/** Whether a shape made of edges meets a sector, annular sector or arc. */
export function edgedWedgeFilter(a: EdgedShape, b: WedgeShape): Verdict {
  setChain(chain, a);
  setWedge(wedge, b);
  return chainMeetsWedge(chain, wedge);
}

/** The same with the wedge first. */
export function wedgeEdgedFilter(a: WedgeShape, b: EdgedShape): Verdict {
  return edgedWedgeFilter(b, a);
}

/** A point of the wedge in the plane: the last sum, of the apex and something smaller. */
const TIP_ERROR = 2 * UNIT_ROUNDOFF;

/** A difference of coordinates, a sum of radii and the comparison. */
const BOX_ERROR = 8 * UNIT_ROUNDOFF;

/**
 * A chain meets a wedge iff one of its edges does, with the radius, or it encloses the wedge. If all edges are clear of
 * the wedge by more than all errors, any point of it decides that.
 */
export function chainMeetsWedge(a: EdgeChain, b: Wedge): Verdict {
  const reach = (a.radius + b.outer) * (1 + BOX_ERROR) + 2 * a.error;
  const gap = Math.max(a.minX - b.x, b.x - a.maxX, a.minY - b.y, b.y - a.maxY);
  if (gap > reach * (1 + BOX_ERROR)) return -1;
  if (a.solid) a.error += TIP_ERROR * (Math.abs(b.x) + Math.abs(b.y) + b.outer);
  const verdict = edgesReachWedge(a, b, reach);
  if (verdict >= 0 || !a.solid) return verdict;
  tip.x = b.x + b.outer * b.start.x;
  tip.y = b.y + b.outer * b.start.y;
  return ringsHold(a.points, a.ringEnds, tip) ? 1 : -1;
}

function edgesReachWedge(a: EdgeChain, b: Wedge, reach: number): Verdict {
  const tree = treeOf(a.points);
  if (tree === null) return runReachesWedge(a, 0, vertexCount(a), b);
  let verdict: Verdict = -1;
  tree.findNear(b.x, b.y, b.x, b.y, reach, (from, to) => {
    verdict = either(verdict, runReachesWedge(a, from, to, b));
    return verdict > 0;
  });
  return verdict;
}

function runReachesWedge(a: EdgeChain, from: number, to: number, b: Wedge): Verdict {
  let verdict: Verdict = -1;
  for (let i = from; i < to; i++) {
    const j = edgeEnd(a, i);
    if (j < 0) continue;
    verdict = either(verdict, edgeReachesWedge(a, i, j, b));
    if (verdict > 0) return 1;
  }
  return verdict;
}
