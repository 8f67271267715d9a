import {
  both,
  certainSign,
  either,
  isModerate,
  UNDERFLOW_ERROR,
  UNIT_ROUNDOFF,
  type Verdict,
} from "../math/verdict.js";
import {
  type AnnularSector,
  type Arc,
  type Ellipse,
  type HalfPlane,
  Kind,
  Opening,
  type Sector,
} from "../shapes/kind.js";
import { createChain, type EdgeChain, type EdgedShape, vertexCount } from "./edges/edge-chain.js";
import { setChain } from "./edges/set-chain.js";
import { coneHoldsVerdict, type InexactVector } from "./sectors/cone.js";

const scratch = /* @__PURE__ */ createChain();

/**
 * n·(v − c): a difference, a product and the sum: 3. r|n|: |n| 3, the product 1. Their difference 1; a radius
 * that is scaled by a direction first (see below) passes up to 8.
 */
const OFFSET_ERROR = 12 * UNIT_ROUNDOFF;

/** Whether the half plane meets a shape made of edges: whether one of its vertices does, with the radius. */
export function edgedHalfPlaneFilter(a: EdgedShape, b: HalfPlane): Verdict {
  setChain(scratch, a);
  return chainHalfPlaneVerdict(scratch, b);
}

function chainHalfPlaneVerdict(chain: EdgeChain, { x, y, nx, ny }: HalfPlane): Verdict {
  const { points, radius, error } = chain;
  const lengthSq = nx * nx + ny * ny;
  if (!isModerate(lengthSq)) return 0;
  const reach = radius * Math.sqrt(lengthSq);
  const slack = (Math.abs(nx) + Math.abs(ny)) * 2 * error + UNDERFLOW_ERROR;
  let verdict: Verdict = -1;
  for (let k = 0; k < 2 * vertexCount(chain); k += 2) {
    const alongX = nx * ((points[k] as number) - x);
    const alongY = ny * ((points[k + 1] as number) - y);
    const size = Math.abs(alongX) + Math.abs(alongY) + reach;
    verdict = either(verdict, certainSign(reach - (alongX + alongY), OFFSET_ERROR * size + slack));
    if (verdict > 0) return 1;
  }
  return verdict;
}

/** Along its normal an ellipse reaches √((rx n·û)² + (ry n×û)²) from its centre. */
export function ellipseHalfPlaneFilter(a: Ellipse, { x, y, nx, ny }: HalfPlane): Verdict {
  const lengthSq = nx * nx + ny * ny;
  const turnSq = a.ux * a.ux + a.uy * a.uy;
  if (!isModerate(lengthSq) || !isModerate(turnSq)) return 0;
  const along = a.rx * (nx * a.ux + ny * a.uy);
  const across = a.ry * (nx * a.uy - ny * a.ux);
  const reach = Math.sqrt((along * along + across * across) / turnSq);
  const offX = nx * (a.x - x);
  const offY = ny * (a.y - y);
  // A dot product of the directions may cancel: it is off by units of their lengths.
  const size = Math.abs(offX) + Math.abs(offY) + (a.rx + a.ry) * (Math.abs(nx) + Math.abs(ny));
  if (!isModerate(size)) return 0;
  return certainSign(reach - (offX + offY), OFFSET_ERROR * size + UNDERFLOW_ERROR);
}

const inward: InexactVector = { error: 0, x: 0.5, y: 0.5 };

/**
 * A part of a disc reaches farthest along −n on its arc, if −n lies between its directions; else at a corner.
 */
export function coneHalfPlaneFilter(a: Sector | AnnularSector | Arc, b: HalfPlane): Verdict {
  const { nx, ny } = b;
  const inner = a.kind === Kind.sector ? 0 : a.kind === Kind.arc ? a.r : a.innerR;
  const outer = a.kind === Kind.annularSector ? a.outerR : a.r;
  const lengthSq = nx * nx + ny * ny;
  if (!isModerate(lengthSq)) return 0;
  const alongX = nx * (a.x - b.x);
  const alongY = ny * (a.y - b.y);
  const reach = outer * Math.sqrt(lengthSq);
  const size = Math.abs(alongX) + Math.abs(alongY) + outer * (Math.abs(nx) + Math.abs(ny));
  const offset = alongX + alongY;
  const error = OFFSET_ERROR * size + UNDERFLOW_ERROR;
  const disc = certainSign(reach - offset, error);
  if (disc < 0 || a.opening === Opening.whole) return disc;
  const start = reachAlong(a.startX, a.startY, nx, ny);
  const end = reachAlong(a.endX, a.endY, nx, ny);
  const farthest = Math.max(inner * start, outer * start, inner * end, outer * end);
  const corners = certainSign(farthest - offset, error);
  if (corners > 0) return 1;
  inward.x = -nx;
  inward.y = -ny;
  return either(corners, both(disc, coneHoldsVerdict(a, inward)));
}

/** −n·ŝ; NaN where its error bound would not hold. */
function reachAlong(sx: number, sy: number, nx: number, ny: number): number {
  const lengthSq = sx * sx + sy * sy;
  if (!isModerate(lengthSq)) return Number.NaN;
  return -(nx * sx + ny * sy) / Math.sqrt(lengthSq);
}
