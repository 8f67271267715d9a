import { createChain, type EdgedShape, edgeEnd, vertexCount } from "../../forms/edge-chain.js";
import { setChain } from "../../forms/set-chain.js";
import { either, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { treeOf } from "../../near/edge-tree.js";
import { type Ellipse, Kind, type Rect, type Shape } from "../../shapes/kind.js";
import type { CorneredShape } from "../../shapes/reductions.js";
import { boxAlongAxes, isFlat } from "../../shapes/reductions.js";
import { edgedFilter } from "../edges/chain-chain.js";
import { ringsHold } from "../edges/chain-contains.js";
import { edgeMeetsEllipse, edgeVerdict, grownEdgeVerdict } from "./ellipse-edge.js";

const chain = /* @__PURE__ */ createChain();

/**
 * Whether a solid ellipse, at any angle, meets a shape made of edges, with or without a radius around them: it comes
 * within the radius of one of them, or the edges enclose it and its centre.
 */
export function ellipseEdgedFilter(a: Ellipse, b: EdgedShape): Verdict {
  if (isFlat(a)) return edgedFilter(boxAlongAxes(a), b);
  setChain(chain, b);
  const reach = (Math.max(a.rx, a.ry) + chain.radius) * (1 + 4 * UNIT_ROUNDOFF) + 2 * chain.error;
  const gap = Math.max(chain.minX - a.x, a.x - chain.maxX, chain.minY - a.y, a.y - chain.maxY);
  if (gap > reach) return -1;
  const verdict = edgesVerdict(a, reach);
  if (verdict > 0) return verdict;
  // Where edges are undecided, inexact corners cannot show what they enclose, and a thin ellipse is little more than its axis.
  if (verdict === 0 && chain.error + chain.radius > 0) return edgedFilter(longerAxis(a), b) > 0 ? 1 : 0;
  return holdsCentre(a) ? 1 : verdict;
}

/** An ellipse more times as long as wide than this is a needle. It changes what a decision costs, not the decision. */
const NEEDLE = 2 ** 26;

/** Whether an ellipse is little more than its longer axis, and hardly less than the box around it. */
export function isNeedle({ rx, ry }: Ellipse): boolean {
  return Math.max(rx, ry) > NEEDLE * Math.min(rx, ry);
}

/** Whether a shape is a needle, and not only its axis. */
export function isSolidNeedle(shape: Shape): shape is Ellipse {
  return shape.kind === Kind.ellipse && isNeedle(shape) && !isFlat(shape);
}

/** The axis that a thin ellipse is little more than. */
export function longerAxis(a: Ellipse): Rect {
  return boxAlongAxes(a.rx > a.ry ? { ...a, ry: 0 } : { ...a, rx: 0 });
}

/** The verdict on the edges that come within a reach of the centre along both axes. */
function edgesVerdict(a: Ellipse, reach: number): Verdict {
  const tree = treeOf(chain.points);
  if (tree === null) return runVerdict(a, 0, vertexCount(chain));
  let verdict: Verdict = -1;
  tree.findNear(a.x, a.y, a.x, a.y, reach, (from, to) => {
    verdict = either(verdict, runVerdict(a, from, to));
    return verdict > 0;
  });
  return verdict;
}

function runVerdict(a: Ellipse, from: number, to: number): Verdict {
  let verdict: Verdict = -1;
  for (let i = from; i < to; i++) {
    const j = edgeEnd(chain, i);
    if (j < 0) continue;
    const meets = edgeVerdict(a, chain, i, j);
    verdict = either(verdict, meets > 0 || chain.radius === 0 ? meets : grownEdgeVerdict(a, chain, i, j));
    if (verdict > 0) return 1;
  }
  return verdict;
}

/** The same, exactly, for an ellipse with two positive radii. */
export function ellipseMeetsCornered(a: Ellipse, b: CorneredShape): boolean {
  setChain(chain, b);
  const reach = Math.max(a.rx, a.ry);
  const tree = treeOf(chain.points);
  const doesMeet =
    tree === null
      ? doesRunMeet(a, 0, vertexCount(chain))
      : tree.findNear(a.x, a.y, a.x, a.y, reach, (from, to) => doesRunMeet(a, from, to));
  return doesMeet || holdsCentre(a);
}

function doesRunMeet(a: Ellipse, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const j = edgeEnd(chain, i);
    if (j < 0) continue;
    const verdict = edgeVerdict(a, chain, i, j);
    if (verdict > 0) return true;
    const { points } = chain;
    const [ax, ay] = [points[2 * i] as number, points[2 * i + 1] as number];
    const [bx, by] = [points[2 * j] as number, points[2 * j + 1] as number];
    if (verdict === 0 && edgeMeetsEllipse(a, ax, ay, bx, by)) return true;
  }
  return false;
}

function holdsCentre(a: Ellipse): boolean {
  return chain.solid && ringsHold(chain.points, chain.ringEnds, a);
}
