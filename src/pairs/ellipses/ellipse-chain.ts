import { createChain, type EdgedShape, edgeEnd, vertexCount } from "../../forms/forms.js";
import { setChain } from "../../forms/set-chain.js";
import { signOf, toIntegers } from "../../math/exact.js";
import { surd } from "../../math/surd.js";
import { UNIT_TOLERANCE } from "../../math/vector.js";
import { either, isModerate, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { treeOf } from "../../near/shape-trees.js";
import { type Capsule, type Ellipse, Kind, type Polygon, type Rect, type Shape } from "../../shapes/kind.js";
import { asEllipse, boxAlongAxes, type CorneredShape, isFlat } from "../../shapes/reductions.js";
import { isEdgeWithin, rectEdgesOverlapExact } from "../boxes/rect-edges.js";
import { edgedFilter } from "../edges/chain-chain.js";
import { ringsHold } from "../edges/chain-overlap.js";
import { discVerdict, isInView, isRoundOutOfReach, round, view } from "../edges/polygon-shortcuts.js";
import { edgeMeetsEllipse, edgeVerdict, grownEdgeVerdict } from "./ellipse-edge.js";
import { roundEllipsesOverlap } from "./ellipse-ellipse.js";
import { ellipseBoxFrame, ellipseBoxMeeting } from "./ellipse-rect.js";

/* Ellipses and shapes of straight edges, with a radius or without. */

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

/**
 * Whether a solid ellipse, at any angle, and a capsule have a common point. Exact; touching counts.
 *
 * @example
 * ellipseCapsuleOverlap(ellipse(0, 0, 2, 1), capsule(3, -1, 3, 1, 1)); // true
 */
export function ellipseCapsuleOverlap(a: Ellipse, b: Capsule): boolean {
  const verdict = ellipseEdgedFilter(a, b);
  return verdict !== 0 ? verdict > 0 : ellipseCapsuleOverlapInIntegers(a, b);
}

/**
 * The same, in integers.
 *
 * A capsule is the discs at its ends and the box between them.
 */
export function ellipseCapsuleOverlapInIntegers(a: Ellipse, b: Capsule): boolean {
  const { ax, ay, bx, by, r } = b;
  if (isFlat(a)) return isEdgeWithin(boxAlongAxes(a), ax, ay, bx, by, r);
  return (
    meetsBox(a, b) ||
    (r > 0 &&
      (roundEllipsesOverlap(a, asEllipse({ x: ax, y: ay, r })) ||
        roundEllipsesOverlap(a, asEllipse({ x: bx, y: by, r }))))
  );
}

/**
 * The box has the direction v of the capsule, or any if that is a disc. In its frame, scaled by |v|, half its width is v·v/2,
 * and half its height r√w.
 */
function meetsBox(a: Ellipse, b: Capsule): boolean {
  const [x, y, rx, ry, ax, ay, bx, by, r] = toIntegers(a.x, a.y, a.rx, a.ry, b.ax, b.ay, b.bx, b.by, b.r);
  const vx = bx - ax;
  const vy = by - ay;
  const lengthSq = vx * vx + vy * vy;
  // All lengths are doubled, so that half of a sum is an integer.
  const dx = 2n * x - ax - bx;
  const dy = 2n * y - ay - by;
  const ux = lengthSq > 0n ? vx : 1n;
  const frame = ellipseBoxFrame(a, 2n * rx, 2n * ry, dx, dy, ux, vy, surd(lengthSq, 0n), surd(0n, 2n * r));
  return ellipseBoxMeeting(frame) >= 0;
}

/** A difference, product and sum, a direction that counts as a unit vector 5, a reciprocal and its product: 10. */
const ELLIPSE_ERROR = 12 * UNIT_ROUNDOFF;

/**
 * Whether a solid ellipse, at any angle, and a polygon, convex or not, have a common point. Exact; touching counts.
 *
 * @example
 * ellipsePolygonOverlap(ellipse(0, 0, 2, 1), polygon([[2, 0], [4, -1], [4, 1]])); // true
 */
export function ellipsePolygonOverlap(a: Ellipse, b: Polygon): boolean {
  const verdict = ellipsePolygonFilter(a, b);
  if (verdict !== 0) return verdict > 0;
  return isFlat(a) ? rectEdgesOverlapExact(boxAlongAxes(a), b) : ellipseMeetsCornered(a, b);
}

/** The same, in doubles. */
export function ellipsePolygonFilter(a: Ellipse, b: Polygon): Verdict {
  round.x = a.x;
  round.y = a.y;
  round.reach = Math.max(a.rx, a.ry);
  if (isRoundOutOfReach(b)) return -1;
  const verdict = isInView(b) ? convexVerdict(a, b) : 0;
  return verdict !== 0 ? verdict : ellipseEdgedFilter(a, b);
}

/**
 * The same of a convex polygon, in integers, more slowly, with less to load: it meets an edge, or its centre is on the inner side of
 * each.
 */
export function ellipsePolygonOverlapInIntegers(a: Ellipse, b: Polygon): boolean {
  const { vertices, orientation } = b;
  const box = isFlat(a) ? boxAlongAxes(a) : null;
  let isInside = true;
  let ax = vertices[vertices.length - 2] as number;
  let ay = vertices[vertices.length - 1] as number;
  for (let k = 0; k < vertices.length; k += 2) {
    const bx = vertices[k] as number;
    const by = vertices[k + 1] as number;
    if (box ? isEdgeWithin(box, ax, ay, bx, by, 0) : edgeMeetsEllipse(a, ax, ay, bx, by)) return true;
    const [x, y, px, py, qx, qy] = toIntegers(a.x, a.y, ax, ay, bx, by);
    const cross = (qx - px) * (y - py) - (qy - py) * (x - px);
    if (orientation * signOf(cross) < 0) isInside = false;
    ax = bx;
    ay = by;
  }
  return isInside;
}

/** In its frame, divided by its radii, the ellipse is the disc of radius 1. */
function convexVerdict(a: Ellipse, b: Polygon): Verdict {
  const { rx, ry, ux, uy, x, y } = a;
  const { vertices } = b;
  const { points } = view;
  const isUnit = Math.abs(ux * ux + uy * uy - 1) <= UNIT_TOLERANCE;
  if (!(isUnit && isModerate(rx) && isModerate(ry))) return 0;
  const overX = 1 / rx;
  const overY = 1 / ry;
  const farthest = Math.max(x - b.minX, b.maxX - x) + Math.max(y - b.minY, b.maxY - y);
  for (let k = 0; k < vertices.length; k += 2) {
    const dx = (vertices[k] as number) - x;
    const dy = (vertices[k + 1] as number) - y;
    points[k] = (ux * dx + uy * dy) * overX;
    points[k + 1] = (ux * dy - uy * dx) * overY;
  }
  view.size = 1.5 * farthest * Math.max(overX, overY);
  view.off = ELLIPSE_ERROR * view.size;
  return discVerdict(vertices.length, b.orientation);
}
