import { isModerate, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import type { Kind, Polygon, Sector } from "../../shapes/kind.js";
import { round, roundVerdict } from "../edges/polygon-extremes.js";
import {
  createShapePoint,
  type PortalShape,
  setInside,
  setReference,
  setSupport,
  towards,
} from "./portal-support.js";
import { wedgeEdgedFilter } from "./wedge-chain.js";

const onA = /* @__PURE__ */ createShapePoint();
const onB = /* @__PURE__ */ createShapePoint();

/** The most corners that are tried: most pairs need two or three, and those that need more nearly touch. */
const MOST_CORNERS = 8;

/** A support point of the Minkowski difference b − a. */
const corner = { off: 0.5, x: 0.5, y: 0.5 };

/** A corner that is nearer to the line from c to the origin than this, as that of a round shape, is replaced by one beside it. */
const LEAST_TURN = 1 / 16;

/** Products and sums of differences, and the bound itself. */
const CROSS_ERROR = 8 * UNIT_ROUNDOFF;

/**
 * Whether two convex shapes have a common point: whether the origin is in their Minkowski difference b − a. 0 for shapes
 * that are not convex, not of moderate size, or have directions of another length than 1, and where it is too close to
 * tell.
 *
 * The search goes from a point c inside the difference towards the origin. If the origin is beyond a corner of the
 * difference that is farthest in some direction, the shapes are apart; if it is in a triangle of c and two corners on
 * either side of the line, they overlap. The errors of the corners are known, whichever way these were found.
 *
 * Source: G. Snethen, "XenoCollide: Complex Collision Made Simple", Game Programming Gems 7 (2008).
 */
export function portalVerdict(a: PortalShape, b: PortalShape): Verdict {
  const kindA = a.kind;
  const kindB = b.kind;
  setReference(kindA, a);
  const areKnown = setInside(onA, kindA, a) && setInside(onB, kindB, b);
  if (!areKnown) return 0;
  const cx = onB.x - onA.x;
  const cy = onB.y - onA.y;
  let off = onA.off + onB.off + UNIT_ROUNDOFF * (Math.abs(cx) + Math.abs(cy));
  towards.x = -cx;
  towards.y = -cy;
  if (isBeyondCorner(kindA, a, kindB, b)) return -1;
  let corners = 1;
  const turn = Math.abs(cx * corner.y - cy * corner.x);
  if (turn < (Math.abs(cx) + Math.abs(cy)) * (Math.abs(corner.x) + Math.abs(corner.y)) * LEAST_TURN) {
    corners = 2;
    towards.x = cy / 2 - cx;
    towards.y = -cx / 2 - cy;
    if (isBeyondCorner(kindA, a, kindB, b)) return -1;
  }
  let qx = corner.x;
  let qy = corner.y;
  off += corner.off;
  let rx = 0;
  let ry = 0;
  // The side of the line from c to the corner that the origin is on: the next corner is sought there.
  const side = cx * qy > cy * qx ? 1 : -1;
  for (;;) {
    if (++corners > MOST_CORNERS) return 0;
    towards.x = side * (cy - qy);
    towards.y = side * (qx - cx);
    if (isBeyondCorner(kindA, a, kindB, b)) return -1;
    rx = corner.x;
    ry = corner.y;
    off += corner.off;
    if (side * (cx * ry - cy * rx) < 0) break;
    qx = rx;
    qy = ry;
  }
  for (;;) {
    const cq = side * (cx * qy - cy * qx);
    const qr = side * (qx * ry - qy * rx);
    const rc = side * (rx * cy - ry * cx);
    const size = Math.abs(cx) + Math.abs(cy) + Math.abs(qx) + Math.abs(qy) + Math.abs(rx) + Math.abs(ry);
    const error = size * (2 * off + CROSS_ERROR * size) + off * off + UNDERFLOW_ERROR;
    if (qr > error) return cq > error && rc > error ? 1 : 0;
    if (++corners > MOST_CORNERS) return 0;
    towards.x = side * (ry - qy);
    towards.y = side * (qx - rx);
    if (isBeyondCorner(kindA, a, kindB, b)) return -1;
    off += corner.off;
    if (side * (cx * corner.y - cy * corner.x) > 0) {
      qx = corner.x;
      qy = corner.y;
    } else {
      rx = corner.x;
      ry = corner.y;
    }
  }
}

/** Sets the corner that is farthest in the direction asked for; true if the origin is certainly beyond it. */
function isBeyondCorner(kindA: Kind, a: PortalShape, kindB: Kind, b: PortalShape): boolean {
  const { x, y } = towards;
  setSupport(onB, kindB, b);
  towards.x = -x;
  towards.y = -y;
  setSupport(onA, kindA, a);
  const dx = onB.x - onA.x;
  const dy = onB.y - onA.y;
  const length = Math.abs(x) + Math.abs(y);
  const size = Math.abs(dx) + Math.abs(dy);
  corner.x = dx;
  corner.y = dy;
  // A direction of another length is not usable, and neither is its corner.
  const isKnown = isModerate(length);
  corner.off = isKnown ? onA.off + onB.off + UNIT_ROUNDOFF * size : Number.POSITIVE_INFINITY;
  const error = length * (onA.slack + onB.slack + CROSS_ERROR * size) + UNDERFLOW_ERROR;
  return isKnown && x * dx + y * dy < -error;
}

/** Whether a sector, whose apex is in it, and a polygon have a common point: as convex shapes, otherwise edge by edge. */
export function sectorPolygonFilter(a: Sector, b: Polygon): Verdict {
  round.x = a.x;
  round.y = a.y;
  round.reachX = a.r;
  round.reachY = a.r;
  const quick = roundVerdict(b);
  if (quick !== 0) return quick;
  const verdict = portalVerdict(a, b);
  return verdict !== 0 ? verdict : wedgeEdgedFilter(a, b);
}
