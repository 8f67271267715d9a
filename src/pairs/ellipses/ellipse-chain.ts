import { createChain, type EdgeChain, edgeEnd, vertexCount } from "../../forms/edge-chain.js";
import { setChain } from "../../forms/set-chain.js";
import { signOf, toIntegers } from "../../math/exact.js";
import { either, isModerate, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { treeOf } from "../../near/edge-tree.js";
import { BoxQuery, findRuns } from "../../near/runs.js";
import type { Ellipse, Polygon, Polyline, Segment } from "../../shapes/kind.js";
import { asFlatRect, isFlat } from "../../shapes/reductions.js";
import { edgedFilter } from "../edges/chain-chain.js";
import { ringsHold } from "../edges/chain-contains.js";

const chain = /* @__PURE__ */ createChain();
const query = /* @__PURE__ */ new BoxQuery();

/** The kinds whose corners are stored numbers. */
export type CorneredShape = Segment | Polygon | Polyline;

/**
 * Whether a solid ellipse, at any angle, meets a shape made of edges: it meets one of them, or the edges enclose it and
 * its centre.
 */
export function ellipseCorneredFilter(a: Ellipse, b: CorneredShape): Verdict {
  if (isFlat(a)) return edgedFilter(asFlatRect(a), b);
  setChain(chain, b);
  const reach = Math.max(a.rx, a.ry) * (1 + 4 * UNIT_ROUNDOFF);
  const gap = Math.max(chain.minX - a.x, a.x - chain.maxX, chain.minY - a.y, a.y - chain.maxY);
  if (gap > reach) return -1;
  const verdict = edgesVerdict(a, reach);
  return verdict > 0 || holdsCentre(a) ? 1 : verdict;
}

/** The verdict on the edges that come within a reach of the centre along both axes. */
function edgesVerdict(a: Ellipse, reach: number): Verdict {
  const tree = treeOf(chain.points);
  if (tree === null) return runVerdict(a, 0, vertexCount(chain));
  let verdict: Verdict = -1;
  findRuns(tree, query.set(a.x, a.y, a.x, a.y, reach), (from, to) => {
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
    verdict = either(verdict, edgeVerdict(a, chain, i, j));
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
      : findRuns(tree, query.set(a.x, a.y, a.x, a.y, reach), (from, to) => doesRunMeet(a, from, to));
  return doesMeet || holdsCentre(a);
}

function doesRunMeet(a: Ellipse, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const j = edgeEnd(chain, i);
    if (j < 0) continue;
    const verdict = edgeVerdict(a, chain, i, j);
    if (verdict > 0 || (verdict === 0 && edgeMeetsEllipse(a, chain, i, j))) return true;
  }
  return false;
}

function holdsCentre(a: Ellipse): boolean {
  return chain.solid && ringsHold(chain.points, chain.ringEnds, a);
}

/**
 * A coordinate along an axis of the ellipse: the difference 1, the product 1, the sum 1, the direction 5, the
 * quotient 1.
 */
const COORDINATE_ERROR = 12 * UNIT_ROUNDOFF;

/**
 * Whether an edge meets the ellipse. Divided by its radii, the ellipse is the unit disc. The edge's point nearest to the
 * centre, however it was found, is a witness if it is inside; so is the direction towards it if both ends are beyond the
 * disc along it.
 */
function edgeVerdict(a: Ellipse, { points }: EdgeChain, i: number, j: number): Verdict {
  const turnSq = a.ux * a.ux + a.uy * a.uy;
  const turn = 1 / Math.sqrt(turnSq);
  const px = (points[2 * i] as number) - a.x;
  const py = (points[2 * i + 1] as number) - a.y;
  const qx = (points[2 * j] as number) - a.x;
  const qy = (points[2 * j + 1] as number) - a.y;
  const size = Math.max(Math.abs(px) + Math.abs(py), Math.abs(qx) + Math.abs(qy));
  if (!isModerate(turnSq) || !isModerate(size) || !isModerate(a.rx) || !isModerate(a.ry)) return 0;
  const cosX = (a.ux * turn) / a.rx;
  const sinX = (a.uy * turn) / a.rx;
  const cosY = (a.ux * turn) / a.ry;
  const sinY = (a.uy * turn) / a.ry;
  const fromX = cosX * px + sinX * py;
  const fromY = cosY * py - sinY * px;
  const toX = cosX * qx + sinX * qy;
  const toY = cosY * qy - sinY * qx;
  const wayX = toX - fromX;
  const wayY = toY - fromY;
  const foot = -(fromX * wayX + fromY * wayY) / (wayX * wayX + wayY * wayY);
  const t = foot > 0 ? (foot < 1 ? foot : 1) : 0;
  const nearX = fromX + t * wayX;
  const nearY = fromY + t * wayY;
  const offX = (COORDINATE_ERROR * size) / a.rx;
  const offY = (COORDINATE_ERROR * size) / a.ry;
  const length = Math.sqrt(nearX * nearX + nearY * nearY);
  const unitsX = Math.abs(nearX);
  const unitsY = Math.abs(nearY);
  // The witness lies on the edge to within the errors of its ends and a few roundings, which they cover.
  const witness = length + 2 * (offX + offY);
  if (witness < 1 - COORDINATE_ERROR) return 1;
  const beyond = Math.min(nearX * fromX + nearY * fromY, nearX * toX + nearY * toY);
  const error = 2 * (unitsX * offX + unitsY * offY) + COORDINATE_ERROR * length;
  return beyond > length + error ? -1 : 0;
}

/**
 * Along the edge from p to p + w, in the frame of the ellipse's centre, the form
 * ry²(u·v)² + rx²(u×v)² − rx²ry²|u|² is a t² + 2 b t + c.
 */
function edgeMeetsEllipse(e: Ellipse, { points }: EdgeChain, i: number, j: number): boolean {
  const [cx, cy, rx, ry, ax, ay, bx, by] = toIntegers(
    e.x,
    e.y,
    e.rx,
    e.ry,
    points[2 * i] as number,
    points[2 * i + 1] as number,
    points[2 * j] as number,
    points[2 * j + 1] as number,
  );
  const [ux, uy] = toIntegers(e.ux, e.uy);
  const along = ry * (ux * (ax - cx) + uy * (ay - cy));
  const across = rx * (ux * (ay - cy) - uy * (ax - cx));
  const alongWay = ry * (ux * (bx - ax) + uy * (by - ay));
  const acrossWay = rx * (ux * (by - ay) - uy * (bx - ax));
  const product = rx * ry;
  const a = alongWay * alongWay + acrossWay * acrossWay;
  const b = along * alongWay + across * acrossWay;
  const c = along * along + across * across - product * product * (ux * ux + uy * uy);
  if (c <= 0n || a + 2n * b + c <= 0n) return true;
  return b < 0n && -b < a && signOf(b * b - a * c) >= 0;
}
