import { IntegerList } from "../math/collections.js";
import { UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../math/verdict.js";
import type { PlacedTree } from "../near/placed-tree.js";
import { firstOfRing, ringOf } from "../near/ring-parity.js";
import { LineQuery } from "../near/runs.js";
import { treeOf } from "../near/shape-trees.js";
import type { Ray } from "../shapes/kind.js";
import {
  type ChainMarks,
  exactSide,
  type KnownSign,
  markCrossing,
  markVertex,
  UNDECIDED,
} from "./chain-marks.js";

/** d × (v − o): a difference, a product and a sum are 3 roundings. */
export const SIDE_ERROR = 4 * UNIT_ROUNDOFF;

/**
 * Adds marks where the line meets the edges of its chains, which end at some vertices, one chain after the other. False:
 * undecided.
 */
export function markChains(marks: ChainMarks, ringEnds: readonly number[]): boolean {
  const tree = treeOf(marks.chain);
  if (tree !== null) return markChainsNear(marks, tree, ringEnds);
  let begin = 0;
  for (let i = 0; i < ringEnds.length; i++) {
    const end = ringEnds[i] ?? 0;
    if (!markChain(marks, begin, end)) return false;
    begin = end;
  }
  return true;
}

/** The same for the chain from vertex `begin` to `end`. */
function markChain(marks: ChainMarks, begin: number, end: number): boolean {
  const { sides, isClosed } = marks;
  const found = findSides(marks, begin, end);
  if (found === Sides.undecided) return false;
  if (found === Sides.one) return true;
  let before = isClosed ? end - 1 : begin;
  for (let i = isClosed ? begin : begin + 1; i < end; i++) {
    const product = (sides[before] ?? 0) * (sides[i] ?? 0);
    if (product < 0 && !markCrossing(marks, before, i)) return false;
    before = i;
  }
  if (found === Sides.both) return true;
  for (let i = begin; i < end; i++) {
    if (sides[i] === 0 && !markVertexOnLine(marks, i, begin, end)) return false;
  }
  return true;
}

const Sides = { one: 0, both: 1, on: 2, undecided: 3 } as const;

/**
 * Sets the sides of the line on which the vertices `begin` to `end` lie. Exact. Returns whether all lie on one side, all
 * lie on some side, or some lie on it.
 */
function findSides(marks: ChainMarks, begin: number, end: number): (typeof Sides)[keyof typeof Sides] {
  const { ray, chain, sides } = marks;
  let areAhead = false;
  let areBehind = false;
  let areOn = false;
  for (let i = begin; i < end; i++) {
    const side = sideOfVertex(ray, chain, i);
    if (side === UNDECIDED) return Sides.undecided;
    sides[i] = side;
    if (side > 0) areAhead = true;
    else if (side < 0) areBehind = true;
    else areOn = true;
  }
  return areOn ? Sides.on : areAhead && areBehind ? Sides.both : Sides.one;
}

/** Adds the same marks, in that order, of chains with a tree. */
function markChainsNear(marks: ChainMarks, tree: PlacedTree, ringEnds: readonly number[]): boolean {
  const { count, items } = edgesNearLine(tree, marks.ray);
  const vertices = ringEnds[ringEnds.length - 1] as number;
  let from = 0;
  while (from < count && (items[from] as number) < vertices) {
    const ring = ringOf(ringEnds, items[from] as number);
    const end = ringEnds[ring] as number;
    let to = from + 1;
    while (to < count && (items[to] as number) < end) to++;
    if (!markEdges(marks, items, from, to, firstOfRing(ringEnds, ring), end)) return false;
    from = to;
  }
  return true;
}

const found = /* @__PURE__ */ new IntegerList();
const query = /* @__PURE__ */ new LineQuery();

/**
 * The edges of a tree that the line of a ray may come near, valid until the next call: both vertices of any other edge
 * certainly lie on one side of the line.
 */
function edgesNearLine(tree: PlacedTree, ray: Ray): Readonly<IntegerList> {
  found.count = 0;
  tree.findRuns(query.set(ray), (from, to) => {
    for (let edge = from; edge < to; edge++) found.push(edge);
    return false;
  });
  return found;
}

/** Adds the marks of the edges items[from … to − 1] of the chain from `begin` to `end`. */
function markEdges(
  marks: ChainMarks,
  items: Int32Array,
  from: number,
  to: number,
  begin: number,
  end: number,
): boolean {
  const { sides, isClosed } = marks;
  for (let k = from; k < to; k++) {
    const edge = items[k] as number;
    const next = edge + 1 < end ? edge + 1 : begin;
    const isNextToCome = k + 1 < to && items[k + 1] === next;
    if (!noteSide(marks, edge) || (!isNextToCome && !noteSide(marks, next))) return false;
  }
  const last = items[to - 1] as number;
  if (isClosed && last === end - 1 && !markIfCrossed(marks, last, begin)) return false;
  for (let k = from; k < to; k++) {
    const edge = items[k] as number;
    if (edge + 1 < end && !markIfCrossed(marks, edge, edge + 1)) return false;
  }
  for (let k = from; k < to; k++) {
    const vertex = items[k] as number;
    if (sides[vertex] === 0 && !markVertexOnLine(marks, vertex, begin, end)) return false;
  }
  return true;
}

/** Stores the side of the line on which a vertex lies. False: undecided. */
function noteSide({ ray, chain, sides }: ChainMarks, vertex: number): boolean {
  const side = sideOfVertex(ray, chain, vertex);
  if (side === UNDECIDED) return false;
  sides[vertex] = side;
  return true;
}

/** The side of the line on which a vertex lies: 1 ahead of its direction, 0 on it. Exact, if it is decided. */
function sideOfVertex(ray: Ray, chain: readonly number[], at: number): KnownSign {
  const { x, y, dx, dy } = ray;
  const first = dx * ((chain[2 * at + 1] ?? 0) - y);
  const second = dy * ((chain[2 * at] ?? 0) - x);
  const product = first - second;
  const error = SIDE_ERROR * (Math.abs(first) + Math.abs(second)) + UNDERFLOW_ERROR;
  return product > error ? 1 : product < -error ? -1 : exactSide(ray, chain, at);
}

function markIfCrossed(marks: ChainMarks, from: number, to: number): boolean {
  const { sides } = marks;
  return (sides[from] as number) * (sides[to] as number) >= 0 || markCrossing(marks, from, to);
}

/** Marks a vertex on the line, of a chain from `begin` to `end`. False: undecided. */
function markVertexOnLine(marks: ChainMarks, vertex: number, begin: number, end: number): boolean {
  const { sides, isClosed } = marks;
  const from = vertex > begin ? vertex - 1 : isClosed ? end - 1 : -1;
  const to = vertex + 1 < end ? vertex + 1 : isClosed ? begin : -1;
  const mark = markVertex(marks, vertex);
  mark.from = from;
  mark.to = to;
  mark.toggles = marks.isSolid ? toggles(from, sides) ^ toggles(to, sides) : 0;
  const before = cover(marks, vertex, from);
  const after = cover(marks, vertex, to);
  if (before === UNDECIDED || after === UNDECIDED) return false;
  mark.cover = before + after;
  return true;
}

/** The bit of the side of the line on which an edge to another vertex lies. */
function toggles(other: number, sides: Int8Array): number {
  if (other < 0) return 0;
  const side = sides[other] ?? 0;
  return side > 0 ? 1 : side < 0 ? 2 : 0;
}

/** 1 if the edge to another vertex runs along the line from here on, −1 if it ends here, 0 if it does not run along it. */
function cover({ ray, chain, sides }: ChainMarks, at: number, other: number): number {
  if (other < 0 || sides[other] !== 0) return 0;
  // Both are on the line, so nonzero differences of coordinates have the sign of the motion.
  const alongX = ray.dx * Math.sign((chain[2 * other] ?? 0) - (chain[2 * at] ?? 0));
  const alongY = ray.dy * Math.sign((chain[2 * other + 1] ?? 0) - (chain[2 * at + 1] ?? 0));
  if (alongX > 0 || alongY > 0) return 1;
  return alongX < 0 || alongY < 0 ? -1 : UNDECIDED;
}
