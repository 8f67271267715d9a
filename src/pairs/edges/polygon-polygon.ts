import { both, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { MANY_VERTICES } from "../../near/edge-tree.js";
import type { Polygon } from "../../shapes/kind.js";
import { createCore, setOnGrid, setPolygonCore } from "../core/convex-core.js";
import { coresMeeting } from "../core/core-meeting.js";
import { edgedFilter } from "./chain-chain.js";
import { areBoxesApart, doDiagonalsCross } from "./polygon-extremes.js";

/**
 * Whether two polygons, convex or not, have a common point; always certain.
 *
 * Convex ones are apart iff all of one lies beyond an edge of the other. Of others, their edges decide.
 *
 * Source: separating axes; S. Gottschalk, M. Lin, D. Manocha, "OBBTree", SIGGRAPH 1996.
 */
export function polygonPolygonFilter(a: Polygon, b: Polygon): Verdict {
  if (areBoxesApart(a, b)) return -1;
  const count = a.vertices.length / 2 + b.vertices.length / 2;
  if (!a.convex || !b.convex || count > MANY_VERTICES) return edgedFilter(a, b);
  // Where boxes touch, doubles are hardly ever certain.
  const verdict = doBoxesTouch(a, b) ? 0 : convexPolygonsVerdict(a, b);
  return verdict !== 0 ? verdict : exactConvexVerdict(a, b);
}

function doBoxesTouch(a: Polygon, b: Polygon): boolean {
  return a.minX === b.maxX || a.maxX === b.minX || a.minY === b.maxY || a.maxY === b.minY;
}

const coreOfA = /* @__PURE__ */ createCore();
const coreOfB = /* @__PURE__ */ createCore();

function exactConvexVerdict(a: Polygon, b: Polygon): Verdict {
  setPolygonCore(coreOfA, a);
  setPolygonCore(coreOfB, b);
  setOnGrid(coreOfA, coreOfB);
  return coresMeeting(coreOfA, coreOfB) >= 0 ? 1 : -1;
}

/** Whether two convex polygons whose boxes meet have a common point. */
export function convexPolygonsVerdict(a: Polygon, b: Polygon): Verdict {
  if (doDiagonalsCross(a, b)) return 1;
  const beyondA = beyondVerdict(a, b);
  return beyondA < 0 ? -1 : both(beyondA, beyondVerdict(b, a));
}

/**
 * n · v, n and v differences of stored numbers: each product passes 3 roundings, the sum 1 more, the bound
 * itself 3. A difference loses nothing to underflow; an overflow makes the bound infinite or NaN, with which
 * nothing is certain.
 */
const BEYOND_ERROR = 5 * UNIT_ROUNDOFF;

/** An edge of the first polygon: where it begins, and a vector along its outward normal. */
const edge = { nx: 0.5, ny: 0.5, x: 0.5, y: 0.5 };

/** Said of the vertices of a polygon in place of one that is behind an edge. */
const NONE_CERTAIN = -1;
const ALL_BEYOND = -2;

/**
 * Whether all of `b` is certainly beyond an edge of `a` (−1), or some vertex of it certainly behind each (1).
 *
 * The vertex that was behind the edge before is tried first: mostly it is behind this one, too.
 */
function beyondVerdict(a: Polygon, b: Polygon): Verdict {
  const { orientation, vertices } = a;
  const others = b.vertices;
  let verdict: Verdict = 1;
  let behind = 0;
  let x = vertices[vertices.length - 2] as number;
  let y = vertices[vertices.length - 1] as number;
  for (let i = 0; i < vertices.length; i += 2) {
    const nextX = vertices[i] as number;
    const nextY = vertices[i + 1] as number;
    const nx = orientation * (nextY - y);
    const ny = orientation * (x - nextX);
    const along = nx * ((others[behind] as number) - x);
    const across = ny * ((others[behind + 1] as number) - y);
    const error = BEYOND_ERROR * (Math.abs(along) + Math.abs(across)) + UNDERFLOW_ERROR;
    if (!(along + across < -error)) {
      edge.nx = nx;
      edge.ny = ny;
      edge.x = x;
      edge.y = y;
      const found = findBehind(others, behind);
      if (found >= 0) behind = found;
      else if (found === ALL_BEYOND) return -1;
      // A vertex given twice makes no edge.
      else if (nx !== 0 || ny !== 0) verdict = 0;
    }
    x = nextX;
    y = nextY;
  }
  return verdict;
}

/**
 * The place of a vertex that is certainly behind the edge, going round from the one opposite to another that
 * is not; or whether all are certainly beyond.
 */
function findBehind(vertices: readonly number[], notBehind: number): number {
  const { length } = vertices;
  const { nx, ny, x, y } = edge;
  let place = notBehind + 2 * (length >> 2);
  let isBeyond = true;
  for (let left = length; left > 0; left -= 2) {
    if (place >= length) place -= length;
    const along = nx * ((vertices[place] as number) - x);
    const across = ny * ((vertices[place + 1] as number) - y);
    const error = BEYOND_ERROR * (Math.abs(along) + Math.abs(across)) + UNDERFLOW_ERROR;
    if (along + across < -error) return place;
    if (!(along + across > error)) isBeyond = false;
    place += 2;
  }
  return isBeyond ? ALL_BEYOND : NONE_CERTAIN;
}
