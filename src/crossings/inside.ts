import { UNIT_ROUNDOFF, type Verdict } from "../math/verdict.js";
import type { Bounds } from "../shapes/bounds.js";
import { addConicEdgeCrossings } from "./crossing/conic-edge-crossings.js";
import { found } from "./crossing/crossing-list.js";
import { addEdgeCrossings } from "./crossing/edge-crossings.js";
import type { Conic } from "./outline/conic.js";
import { firstOfLoop, type Outline, setOutlineBox } from "./outline/crossed-outline.js";
import { EDGE, EdgeList, setWayOut } from "./outline/edge-list.js";

/** Displacements out of an outline; the next is tried where doubles cannot decide what one crosses. */
const WAYS_OUT = [
  [0.8125, 0.34375],
  [-0.40625, 0.90625],
  [-0.6875, -0.71875],
  [0.28125, -0.9375],
] as const;

const wayOut = /* @__PURE__ */ new EdgeList();
const box: Bounds = { minX: 0.5, minY: 0.5, maxX: 0.5, maxY: 0.5 };

/**
 * Whether a point, off by at most `error`, is in a solid: whether a segment out of it crosses the outline an odd number
 * of times. 0 where doubles cannot decide, as on the outline.
 */
export function insideVerdict(outline: Outline, x: number, y: number, error: number): Verdict {
  const count = crossingsOnWayOut(outline, x, y, error);
  return count < 0 ? 0 : count % 2 === 1 ? 1 : -1;
}

/**
 * How often a segment from a point to the outside crosses an outline, if the point certainly is not on it; −1 if doubles
 * cannot decide.
 */
export function crossingsOnWayOut(outline: Outline, x: number, y: number, error: number): number {
  setOutlineBox(box, outline);
  // Sides are off by a few roundings.
  const slack = 8 * UNIT_ROUNDOFF * (Math.abs(x) + Math.abs(y)) + outline.edges.error + error;
  const isBeside = x < box.minX - slack || x > box.maxX + slack;
  if (isBeside || y < box.minY - slack || y > box.maxY + slack) return 0;
  const reach = 2 * (box.maxX - box.minX + (box.maxY - box.minY) + slack);
  const before = found.count;
  for (const [wayX, wayY] of WAYS_OUT) {
    setWayOut(wayOut, x, y, x + reach * wayX, y + reach * wayY, error);
    const isKnown = crosses(outline);
    const count = found.count - before;
    found.count = before;
    if (isKnown) return count;
  }
  return -1;
}

function crosses({ edges, rounds, roundCount }: Outline): boolean {
  for (let i = 0; i < roundCount; i += 1) {
    if (!addConicEdgeCrossings(rounds[i] as Conic, 0, wayOut, true)) return false;
  }
  return edges.count === 0 || addEdgeCrossings(edges, wayOut);
}

/** A point of a loop. */
export const start = { x: 0.5, y: 0.5, error: 0.5 };

/** Coordinates of a point on a circle: the centre, its offset, and a product of two numbers that are off by 2 roundings. */
const START_ERROR = 8 * UNIT_ROUNDOFF;

/** Sets `start` to the first point of a loop of an outline. */
export function setStart(outline: Outline, loop: number): void {
  const { edges, rounds } = outline;
  const first = firstOfLoop(outline, loop);
  if (edges.count > 0) {
    const x = edges.numbers[EDGE * first] as number;
    const y = edges.numbers[EDGE * first + 1] as number;
    start.x = edges.x + x;
    start.y = edges.y + y;
    start.error = edges.isStored ? 0 : edges.error + sizeError(x, y, start.x, start.y);
    return;
  }
  const { x, y, aside, rx, cosine, sine } = rounds[first] as Conic;
  start.x = x + (aside.x + rx * cosine);
  start.y = y + (aside.y + rx * sine);
  start.error = sizeError(rx + Math.abs(aside.x), Math.abs(aside.y), start.x, start.y);
}

/** A bound on the error of sums and products of coordinates. */
function sizeError(x: number, y: number, sumX: number, sumY: number): number {
  return START_ERROR * (Math.abs(x) + Math.abs(y) + Math.abs(sumX) + Math.abs(sumY));
}

/** Whether two boxes certainly have no common point, but for roundings of their sides. */
export function areBoxesApart(a: Bounds, b: Bounds): boolean {
  const slack =
    8 * UNIT_ROUNDOFF * (Math.abs(a.minX) + Math.abs(a.maxX) + Math.abs(a.minY) + Math.abs(a.maxY));
  return (
    a.maxX + slack < b.minX || b.maxX + slack < a.minX || a.maxY + slack < b.minY || b.maxY + slack < a.minY
  );
}
