import {
  createChain,
  createWedge,
  type EdgeChain,
  type EdgedShape,
  edgeEnd,
  setWedge,
  vertexCount,
  type Wedge,
} from "../../forms/forms.js";
import { setChain } from "../../forms/set-chain.js";
import { ScratchVector, type Vec2 } from "../../math/vector.js";
import { either, isModerate, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { treeOf } from "../../near/shape-trees.js";
import { Opening } from "../../shapes/kind.js";
import type { WedgeShape } from "../../shapes/reductions.js";
import { ringsHold } from "../edges/chain-overlap.js";
import { measureToWedge } from "./wedge.js";

/**
 * In units of the size of the pair, the error of a point p + t w of an edge relative to the apex: the difference 1, w 1,
 * product 1, sum 1; and of its distances along unit vectors: 3 for the vector, 3 for the product and the sum. A t that is
 * computed passes 6 more along w.
 */
const POINT_ERROR = 16 * UNIT_ROUNDOFF;

/**
 * The edge at hand, p + t w relative to the apex. It is kept here since doubles that are passed from function to function
 * may each be put on the heap.
 */
const edge = {
  px: 0.5,
  py: 0.5,
  wx: 0.5,
  wy: 0.5,
  /** The t of the point of its line that is nearest to the apex; NaN without length. */
  foot: 0.5,
  /** A bound on the error of its points' coordinates. */
  off: 0.5,
  /** What has to be at least 0 on the part, as value + t·way. */
  value: 0.5,
  way: 0.5,
  /** A part of it that is certainly not too short, and one that is certainly not too long. */
  mostFrom: 0.5,
  mostTo: 0.5,
  leastFrom: 0.5,
  leastTo: 0.5,
  /** A part to measure, and the squares of its distances from the apex. */
  from: 0.5,
  to: 0.5,
  nearestSq: 0.5,
  farthestSq: 0.5,
  /** A point to measure from, its distance, and the least that was found. */
  x: 0.5,
  y: 0.5,
  distance: 0.5,
  gap: 0.5,
};

/** False where the sizes are beyond the range in which the error bounds hold. */
function setEdge(chain: EdgeChain, i: number, j: number, wedge: Wedge): boolean {
  const points = chain.points;
  const px = (points[2 * i] as number) - wedge.x;
  const py = (points[2 * i + 1] as number) - wedge.y;
  const wx = (points[2 * j] as number) - (points[2 * i] as number);
  const wy = (points[2 * j + 1] as number) - (points[2 * i + 1] as number);
  const size = Math.abs(px) + Math.abs(py) + Math.abs(wx) + Math.abs(wy) + wedge.outer + chain.radius;
  edge.px = px;
  edge.py = py;
  edge.wx = wx;
  edge.wy = wy;
  edge.foot = -(px * wx + py * wy) / (wx * wx + wy * wy);
  edge.off = POINT_ERROR * size + 2 * chain.error;
  return isModerate(size);
}

/**
 * Whether an edge, without its radius, meets a wedge.
 *
 * The part of the edge between the directions (with a wide opening, each of the two parts beyond one of them) is
 * connected, so its distances from the apex are an interval, which has to meet that of the radii. A certain no is based
 * on a part that is certainly not too short, a certain yes on one that is not too long.
 */
function meetsWedge(wedge: Wedge): Verdict {
  const { opening } = wedge.cone;
  setWholePart();
  if (opening === Opening.whole) return partVerdict(wedge);
  clipAtStart(wedge);
  if (opening === Opening.lessThanHalf) {
    clipAtEnd(wedge);
    return partVerdict(wedge);
  }
  const ahead = partVerdict(wedge);
  if (ahead > 0) return 1;
  setWholePart();
  clipAtEnd(wedge);
  const behind = partVerdict(wedge);
  return behind > 0 ? 1 : ahead < 0 && behind < 0 ? -1 : 0;
}

function setWholePart(): void {
  edge.mostFrom = 0;
  edge.mostTo = 1;
  edge.leastFrom = 0;
  edge.leastTo = 1;
}

/** Limits the part to what is ahead of the start. */
function clipAtStart({ start }: Wedge): void {
  edge.value = start.x * edge.py - start.y * edge.px;
  edge.way = start.x * edge.wy - start.y * edge.wx;
  clip();
}

/** Limits the part to what is behind the end. */
function clipAtEnd({ end }: Wedge): void {
  edge.value = end.y * edge.px - end.x * edge.py;
  edge.way = end.y * edge.wx - end.x * edge.wy;
  clip();
}

/** Limits the part to where value + t·way ≥ 0. */
function clip(): void {
  const { value, way } = edge;
  const most = value + 2 * edge.off;
  const least = value - 2 * edge.off;
  if (way > 0) {
    edge.mostFrom = Math.max(edge.mostFrom, -most / way);
    edge.leastFrom = Math.max(edge.leastFrom, -least / way);
  } else if (way < 0) {
    edge.mostTo = Math.min(edge.mostTo, -most / way);
    edge.leastTo = Math.min(edge.leastTo, -least / way);
  } else {
    if (!(most >= 0)) edge.mostTo = -1;
    if (!(least >= 0)) edge.leastTo = -1;
  }
}

/**
 * Whether the part reaches distances between the radii: certainly not, if it is not too short, or certainly, if it
 * is not too long.
 */
function partVerdict(wedge: Wedge): Verdict {
  if (edge.mostFrom > edge.mostTo) return -1;
  const margin = 4 * edge.off;
  edge.from = edge.mostFrom;
  edge.to = edge.mostTo;
  measurePart();
  const { inner, outer } = wedge;
  const reach = outer + margin;
  const hole = Math.max(0, inner - margin);
  if (edge.nearestSq > reach * reach || edge.farthestSq < hole * hole) return -1;
  if (edge.leastFrom > edge.leastTo) return 0;
  edge.from = edge.leastFrom;
  edge.to = edge.leastTo;
  measurePart();
  const rim = Math.max(0, outer - margin);
  const innerRim = inner === 0 ? 0 : inner + margin;
  return edge.nearestSq < rim * rim && edge.farthestSq >= innerRim * innerRim ? 1 : 0;
}

/** The squares of the least and the greatest distance from the apex between two points of the edge. */
function measurePart(): void {
  const { px, py, wx, wy, from, to } = edge;
  // A foot that is NaN, on an edge without length, counts as the beginning.
  const near = edge.foot > from ? Math.min(edge.foot, to) : from;
  const startX = px + from * wx;
  const startY = py + from * wy;
  const endX = px + to * wx;
  const endY = py + to * wy;
  const nearX = px + near * wx;
  const nearY = py + near * wy;
  edge.nearestSq = nearX * nearX + nearY * nearY;
  edge.farthestSq = Math.max(startX * startX + startY * startY, endX * endX + endY * endY);
}

/**
 * Whether an edge with its radius meets a wedge.
 *
 * If an edge keeps off a wedge, its nearest point is one of its ends, its nearest point to the apex, or its nearest point
 * to a corner of the wedge: to the inner arc, which is hollow towards it, an edge is nearest with an end.
 */
export function edgeReachesWedge(chain: EdgeChain, i: number, j: number, wedge: Wedge): Verdict {
  if (!setEdge(chain, i, j, wedge)) return 0;
  const { radius } = chain;
  const margin = 4 * edge.off;
  // Most edges that keep off a wedge are all beyond it.
  setPoint(edge.foot > 0 ? Math.min(edge.foot, 1) : 0);
  const reach = wedge.outer + radius + margin;
  if (edge.x * edge.x + edge.y * edge.y > reach * reach) return -1;
  const meets = meetsWedge(wedge);
  if (meets > 0 || radius === 0) return meets;
  edge.gap = Number.POSITIVE_INFINITY;
  notePoint(wedge);
  if (i !== j) {
    setPoint(0);
    notePoint(wedge);
    // The end of an edge of a ring is the beginning of another.
    if (!chain.closed) {
      setPoint(1);
      notePoint(wedge);
    }
    if (wedge.cone.opening !== Opening.whole) noteCorners(wedge);
  }
  if (edge.gap < radius - margin) return 1;
  return meets < 0 && edge.gap > radius + margin ? -1 : 0;
}

/** Sets the point to measure from, by its t. */
function setPoint(at: number): void {
  edge.x = edge.px + at * edge.wx;
  edge.y = edge.py + at * edge.wy;
}

/** Notes the distance of that point from the wedge. */
function notePoint(wedge: Wedge): void {
  measureToWedge(edge, wedge);
  edge.gap = Math.min(edge.gap, edge.distance);
}

/** Notes the distances of the corners of the wedge from the edge, where they are nearest to a point between its ends. */
function noteCorners({ start, end, inner, outer }: Wedge): void {
  const { wx, wy } = edge;
  const lengthSq = wx * wx + wy * wy;
  const count = inner === outer ? 2 : 4;
  for (let corner = 0; corner < count; corner++) {
    const direction = corner % 2 === 0 ? start : end;
    const radius = corner < 2 ? outer : inner;
    const dx = radius * direction.x - edge.px;
    const dy = radius * direction.y - edge.py;
    const along = dx * wx + dy * wy;
    if (along > 0 && along < lengthSq) {
      const x = dx - (along / lengthSq) * wx;
      const y = dy - (along / lengthSq) * wy;
      edge.gap = Math.min(edge.gap, Math.sqrt(x * x + y * y));
    }
  }
}

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
