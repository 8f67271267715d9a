import type { Relation } from "../../exact/rcc8.js";
import { meetingOfEdges } from "../../math/orientation.js";
import { firstOfRing, nextOnRing, ringOf } from "../../near/ring-parity.js";
import { treeOf } from "../../near/shape-trees.js";
import type { Polygon } from "../../shapes/kind.js";
import { locate } from "./location.js";

/** Spots are tried at about this many crossings of edges; those at the first one nearly always decide. */
const MOST_PLACES = 8;

/** How far from a crossing spots are, as parts of the shorter edge. */
const STEPS = [2 ** -3, 2 ** -10, 2 ** -20];

interface EdgePair {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly cx: number;
  readonly cy: number;
  readonly dx: number;
  readonly dy: number;
}

/**
 * The relation of two polygons with trees whose edges cross or have no common point; undefined if that does not decide
 * it, and for others. Exact.
 *
 * Around a crossing there are points of both, of the one only and of the other only, each of which is certified. Without
 * a common point of edges, each ring lies wholly in the other polygon's interior or outside it.
 */
export function largePolygonsRelation(a: Polygon, b: Polygon): Relation | undefined {
  const [treeOfA, treeOfB] = [treeOf(a.vertices), treeOf(b.vertices)];
  if (treeOfA === null || treeOfB === null) return undefined;
  let doMeet = false;
  let isCrossing = false;
  let places = 0;
  treeOfA.findPairs(treeOfB, 0, (fromA, toA, fromB, toB) => {
    for (let i = fromA; i < toA; i++) {
      for (let k = fromB; k < toB; k++) {
        const pair = edgesAt(a, i, b, k);
        const { ax, ay, bx, by, cx, cy, dx, dy } = pair;
        const meeting = meetingOfEdges(ax, ay, bx, by, cx, cy, dx, dy);
        if (meeting < 0) continue;
        doMeet = true;
        if (meeting === 0) continue;
        isCrossing = isCrossedAt(a, b, pair);
        if (isCrossing || ++places === MOST_PLACES) return true;
      }
    }
    return false;
  });
  if (doMeet) return isCrossing ? "crossing" : undefined;
  const [ringsOfA, ringsOfB] = [ringsIn(a, b), ringsIn(b, a)];
  if (ringsOfA === a.ringEnds.length && ringsOfB === 0) return "inside";
  return ringsOfB === b.ringEnds.length && ringsOfA === 0 ? "contains" : undefined;
}

function edgesAt(a: Polygon, i: number, b: Polygon, k: number): EdgePair {
  const j = nextOnRing(a.ringEnds, ringOf(a.ringEnds, i), i);
  const l = nextOnRing(b.ringEnds, ringOf(b.ringEnds, k), k);
  return {
    ax: a.vertices[2 * i] as number,
    ay: a.vertices[2 * i + 1] as number,
    bx: a.vertices[2 * j] as number,
    by: a.vertices[2 * j + 1] as number,
    cx: b.vertices[2 * k] as number,
    cy: b.vertices[2 * k + 1] as number,
    dx: b.vertices[2 * l] as number,
    dy: b.vertices[2 * l + 1] as number,
  };
}

/** Whether points of both polygons, of the one alone and of the other alone are found around a crossing of two edges. */
function isCrossedAt(a: Polygon, b: Polygon, { ax, ay, bx, by, cx, cy, dx, dy }: EdgePair): boolean {
  const [ux, uy, vx, vy] = [bx - ax, by - ay, dx - cx, dy - cy];
  const part = ((cx - ax) * vy - (cy - ay) * vx) / (ux * vy - uy * vx);
  const [x, y] = [ax + part * ux, ay + part * uy];
  const [sizeU, sizeV] = [Math.abs(ux) + Math.abs(uy), Math.abs(vx) + Math.abs(vy)];
  for (const step of STEPS) {
    const [ofU, ofV] = [step * Math.min(1, sizeV / sizeU), step * Math.min(1, sizeU / sizeV)];
    let [isInBoth, isInA, isInB] = [false, false, false];
    for (let corner = 0; corner < 4; corner++) {
      const [alongU, alongV] = [corner & 1 ? ofU : -ofU, corner & 2 ? ofV : -ofV];
      const spotX = x + alongU * ux + alongV * vx;
      const spotY = y + alongU * uy + alongV * vy;
      if (!Number.isFinite(spotX + spotY)) return false;
      const [inA, inB] = [locate(a, spotX, spotY, 0), locate(b, spotX, spotY, 0)];
      if (inA > 0 && inB > 0) isInBoth = true;
      if (inA > 0 && inB < 0) isInA = true;
      if (inA < 0 && inB > 0) isInB = true;
    }
    if (isInBoth && isInA && isInB) return true;
  }
  return false;
}

/** The number of a polygon's rings that begin in the interior of another one. */
function ringsIn({ vertices, ringEnds }: Polygon, other: Polygon): number {
  let count = 0;
  for (let ring = 0; ring < ringEnds.length; ring++) {
    const first = firstOfRing(ringEnds, ring);
    if (locate(other, vertices[2 * first] as number, vertices[2 * first + 1] as number, 0) > 0) count++;
  }
  return count;
}
