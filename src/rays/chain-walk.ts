import { UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../math/verdict.js";
import type { Ray } from "../shapes/kind.js";
import { type ChainMarks, exactSide, markCrossing, markVertex } from "./chain-marks.js";
import { type KnownSign, UNDECIDED } from "./edge-crossing.js";

/** d × (v − o): a difference, a product and a sum are 3 roundings. */
export const SIDE_ERROR = 4 * UNIT_ROUNDOFF;

const Sides = { one: 0, both: 1, on: 2, undecided: 3 } as const;

/**
 * Sets the sides of the line of a ray on which the vertices `begin` to `end` of a chain lie: 1 ahead of its direction, 0
 * on it. Exact. Returns whether all lie on one side, all lie on some side, or some lie on it.
 */
function findSides(
  ray: Ray,
  chain: readonly number[],
  begin: number,
  end: number,
  sides: Int8Array,
): (typeof Sides)[keyof typeof Sides] {
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

/** The side of the line of a ray on which a vertex lies: 1 ahead of its direction, 0 on it. Exact, if it is decided. */
export function sideOfVertex(ray: Ray, chain: readonly number[], at: number): KnownSign {
  const { x, y, dx, dy } = ray;
  const first = dx * ((chain[2 * at + 1] ?? 0) - y);
  const second = dy * ((chain[2 * at] ?? 0) - x);
  const product = first - second;
  const error = SIDE_ERROR * (Math.abs(first) + Math.abs(second)) + UNDERFLOW_ERROR;
  return product > error ? 1 : product < -error ? -1 : exactSide(ray, chain, at);
}

/**
 * Adds marks where the line of a ray meets the edges between the vertices `begin` to `end` of a chain, and, if it is
 * closed, the one from the last back to the first. False: undecided.
 */
export function markChain(
  marks: ChainMarks,
  ray: Ray,
  chain: readonly number[],
  begin: number,
  end: number,
  isClosed: boolean,
): boolean {
  const { sides } = marks;
  const found = findSides(ray, chain, begin, end, sides);
  if (found === Sides.undecided) return false;
  if (found === Sides.one) return true;
  let before = isClosed ? end - 1 : begin;
  for (let i = isClosed ? begin : begin + 1; i < end; i++) {
    const product = (sides[before] ?? 0) * (sides[i] ?? 0);
    if (product < 0 && !markCrossing(marks, ray, chain, before, i)) return false;
    before = i;
  }
  return found === Sides.both || markVertices(marks, ray, chain, begin, end, isClosed);
}

function markVertices(
  marks: ChainMarks,
  ray: Ray,
  chain: readonly number[],
  begin: number,
  end: number,
  isClosed: boolean,
): boolean {
  const { sides } = marks;
  for (let i = begin; i < end; i++) {
    if (sides[i] === 0 && !markVertexOnLine(marks, ray, chain, i, begin, end, isClosed)) return false;
  }
  return true;
}

/** Marks a vertex on the line, of a chain from `begin` to `end`. False: undecided. */
export function markVertexOnLine(
  marks: ChainMarks,
  ray: Ray,
  chain: readonly number[],
  vertex: number,
  begin: number,
  end: number,
  isClosed: boolean,
): boolean {
  const { sides } = marks;
  const from = vertex > begin ? vertex - 1 : isClosed ? end - 1 : -1;
  const to = vertex + 1 < end ? vertex + 1 : isClosed ? begin : -1;
  const mark = markVertex(marks, ray, chain, vertex);
  mark.from = from;
  mark.to = to;
  mark.toggles = marks.isSolid ? toggles(from, sides) ^ toggles(to, sides) : 0;
  const before = cover(ray, chain, vertex, from, sides);
  const after = cover(ray, chain, vertex, to, sides);
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
function cover(ray: Ray, chain: readonly number[], at: number, other: number, sides: Int8Array): number {
  if (other < 0 || sides[other] !== 0) return 0;
  // Both are on the line, so nonzero differences of coordinates have the sign of the motion.
  const alongX = ray.dx * Math.sign((chain[2 * other] ?? 0) - (chain[2 * at] ?? 0));
  const alongY = ray.dy * Math.sign((chain[2 * other + 1] ?? 0) - (chain[2 * at + 1] ?? 0));
  if (alongX > 0 || alongY > 0) return 1;
  return alongX < 0 || alongY < 0 ? -1 : UNDECIDED;
}
