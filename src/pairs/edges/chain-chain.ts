import type { Meeting } from "../../exact/meeting.js";
import { createChain, type EdgeChain, type EdgedShape, edgeEnd, vertexCount } from "../../forms/forms.js";
import { type ChainSetter, setChain } from "../../forms/set-chain.js";
import { either, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import type { PlacedTree } from "../../near/placed-tree.js";
import { MANY_VERTICES, treeOf } from "../../near/shape-trees.js";
import { createCore, mayBeOnGrid, setCore, setOnGrid } from "../core/convex-core.js";
import { coresMeeting, grownMeeting } from "../core/core-meeting.js";
import { holdsRingOf } from "./chain-overlap.js";
import { convexVerdict } from "./chain-separation.js";
import { edgesMeet, edgesVerdict, edgesWithin } from "./edge-edge.js";

const first = /* @__PURE__ */ createChain();
const second = /* @__PURE__ */ createChain();
const coreOfA = /* @__PURE__ */ createCore();
const coreOfB = /* @__PURE__ */ createCore();

/**
 * Whether two shapes with straight edges, with or without radii around them, have a common point.
 *
 * Their cores must come within the sum of the radii of each other: an edge of the one of an edge of the other,
 * unless one core lies within the other. Without radii, and where all corners are stored numbers or exact sums
 * of them, the answer is always certain.
 */
export function edgedFilter(a: EdgedShape, b: EdgedShape): Verdict {
  setChain(first, a);
  setChain(second, b);
  return chainsVerdict(first, second);
}

/** The same for two kinds, by what sets their chains: what looks up the kinds takes up to a quarter longer. */
export function edgedFilterOf<A, B>(setA: ChainSetter<A>, setB: ChainSetter<B>): (a: A, b: B) => Verdict {
  return (a, b) => {
    setA(a, first);
    setB(b, second);
    return chainsVerdict(first, second);
  };
}

/**
 * The exact answer where all corners are exact, whatever the radii; 0 if the corners of a turned rectangle are
 * not.
 */
export function edgedDecision(a: EdgedShape, b: EdgedShape): Verdict {
  setChain(first, a);
  setChain(second, b);
  if (first.error > 0 || second.error > 0) return 0;
  return either(chainEdgesVerdict(first, second, true), holdingVerdict(first, second));
}

/** A sum of two radii and the comparison. */
const REACH_ERROR = 4 * UNIT_ROUNDOFF;

/** The same for chains. */
export function chainsVerdict(a: EdgeChain, b: EdgeChain): Verdict {
  if (boxGap(a, b) > reachOf(a, b)) return -1;
  if (vertexCount(a) <= 2 && vertexCount(b) <= 2) {
    return edgePairVerdict(a, 0, vertexCount(a) - 1, b, 0, vertexCount(b) - 1, false);
  }
  if (a.convex && b.convex && vertexCount(a) + vertexCount(b) < MANY_VERTICES) {
    // This says yes to touches, too. The filter of a point must not do so for a solid, and is elsewhere.
    if (mayBeOnGrid(a) && mayBeOnGrid(b) && setCores(a, b) && setOnGrid(coreOfA, coreOfB)) {
      return verdictOf(grownMeeting(coreOfA, coreOfB));
    }
    const verdict = convexVerdict(a, b);
    if (verdict !== 0) return verdict;
    if (a.radius + b.radius === 0 && setCores(a, b)) return verdictOf(coresMeeting(coreOfA, coreOfB));
  }
  const edges = chainEdgesVerdict(a, b, false);
  // If edges are too near to decide, inexact corners cannot show what encloses what.
  if (edges > 0 || (edges === 0 && a.error + b.error > 0)) return edges;
  return either(edges, holdingVerdict(a, b));
}

/** Sets the cores of both; false if one is not exact. */
function setCores(a: EdgeChain, b: EdgeChain): boolean {
  return setCore(coreOfA, a) && setCore(coreOfB, b);
}

function verdictOf(meeting: Meeting): Verdict {
  return meeting < 0 ? -1 : 1;
}

/** How far apart the boxes of the cores are along x or y. Its sign is exact. */
function boxGap(a: EdgeChain, b: EdgeChain): number {
  return Math.max(a.minX - b.maxX, b.minX - a.maxX, a.minY - b.maxY, b.minY - a.maxY);
}

/**
 * Whether one of the cores, whose edges keep apart, lies within the other: then a vertex of each of its rings does. If
 * the edges keep apart by more than their errors, so do the vertices and the edges.
 */
function holdingVerdict(a: EdgeChain, b: EdgeChain): Verdict {
  return holdsRingOf(a, b) || holdsRingOf(b, a) ? 1 : -1;
}

/**
 * Whether an edge of the one chain comes within the sum of the radii of an edge of the other; certain if
 * `exactly`, for exact coordinates, or if there are no radii.
 */
function chainEdgesVerdict(a: EdgeChain, b: EdgeChain, exactly: boolean): Verdict {
  const treeOfA = treeOf(a.points);
  const treeOfB = treeOf(b.points);
  if (treeOfA !== null && treeOfB !== null) return treesVerdict(treeOfA, a, treeOfB, b, exactly);
  if (treeOfA !== null) return runsVerdict(b, treeOfA, a, exactly);
  if (treeOfB !== null) return runsVerdict(a, treeOfB, b, exactly);
  const reach = reachOf(a, b);
  let verdict: Verdict = -1;
  for (let i = 0; i < vertexCount(a); i++) {
    const j = edgeEnd(a, i);
    if (j < 0 || isEdgeFar(a, i, j, b, reach)) continue;
    verdict = either(verdict, edgeChainVerdict(a, i, j, b, exactly));
    if (verdict > 0) return 1;
  }
  return verdict;
}

/** The same for a chain of few edges and one with a tree, of which only what is near the first is looked at. */
function runsVerdict(a: EdgeChain, tree: PlacedTree, b: EdgeChain, exactly: boolean): Verdict {
  const reach = reachOf(a, b);
  let verdict: Verdict = -1;
  tree.findNear(a.minX, a.minY, a.maxX, a.maxY, reach, (from, to) => {
    for (let k = from; k < to && verdict <= 0; k++) {
      const l = edgeEnd(b, k);
      if (l >= 0 && !isEdgeFar(b, k, l, a, reach))
        verdict = either(verdict, edgeChainVerdict(b, k, l, a, exactly));
    }
    return verdict > 0;
  });
  return verdict;
}

/** The same for two chains with trees. */
function treesVerdict(
  treeOfA: PlacedTree,
  a: EdgeChain,
  treeOfB: PlacedTree,
  b: EdgeChain,
  exactly: boolean,
): Verdict {
  let verdict: Verdict = -1;
  treeOfA.findPairs(treeOfB, reachOf(a, b), (fromA, toA, fromB, toB) => {
    for (let i = fromA; i < toA; i++) {
      const j = edgeEnd(a, i);
      for (let k = fromB; j >= 0 && k < toB; k++) {
        const l = edgeEnd(b, k);
        if (l >= 0) verdict = either(verdict, edgePairVerdict(a, i, j, b, k, l, exactly));
        if (verdict > 0) return true;
      }
    }
    return false;
  });
  return verdict;
}

/** The greatest distance at which edges are not certainly beyond reach. */
function reachOf(a: EdgeChain, b: EdgeChain): number {
  return (a.radius + b.radius) * (1 + REACH_ERROR) + 2 * (a.error + b.error);
}

/** Whether an edge is certainly beyond reach of the other chain's box. */
function isEdgeFar(a: EdgeChain, i: number, j: number, b: EdgeChain, reach: number): boolean {
  const ax = a.points[2 * i] as number;
  const ay = a.points[2 * i + 1] as number;
  const bx = a.points[2 * j] as number;
  const by = a.points[2 * j + 1] as number;
  return (
    Math.max(b.minX - Math.max(ax, bx), Math.min(ax, bx) - b.maxX) > reach ||
    Math.max(b.minY - Math.max(ay, by), Math.min(ay, by) - b.maxY) > reach
  );
}

function edgeChainVerdict(a: EdgeChain, i: number, j: number, b: EdgeChain, exactly: boolean): Verdict {
  let verdict: Verdict = -1;
  for (let k = 0; k < vertexCount(b); k++) {
    const l = edgeEnd(b, k);
    if (l < 0) continue;
    verdict = either(verdict, edgePairVerdict(a, i, j, b, k, l, exactly));
    if (verdict > 0) return 1;
  }
  return verdict;
}

function edgePairVerdict(
  a: EdgeChain,
  i: number,
  j: number,
  b: EdgeChain,
  k: number,
  l: number,
  exactly: boolean,
): Verdict {
  if (a.radius === 0 && b.radius === 0 && a.error === 0 && b.error === 0) {
    return edgesMeet(a, i, j, b, k, l) ? 1 : -1;
  }
  const verdict = edgesVerdict(a, i, j, b, k, l);
  if (verdict !== 0 || !exactly) return verdict;
  return edgesWithin(a, i, j, b, k, l) ? 1 : -1;
}
