import { createChain, type EdgeChain, type EdgedShape, vertexCount } from "../forms/forms.js";
import { setChain } from "../forms/set-chain.js";
import { magnitudeOf, type Sign, signOf, toIntegers } from "../math/exact.js";
import { exactDifference, exactLength, exactProduct, exactSum } from "../math/rounding.js";
import { signOfOneRoot, signOfTwoRoots } from "../math/surd.js";
import {
  both,
  certainSign,
  crossSign,
  dotSign,
  either,
  isModerate,
  UNDERFLOW_ERROR,
  UNIT_ROUNDOFF,
  type Verdict,
} from "../math/verdict.js";
import { type Ellipse, type HalfPlane, Opening, type Rect } from "../shapes/kind.js";
import { boxLengths, innerRadius, isBox, outerRadius, type WedgeShape } from "../shapes/reductions.js";
import { coneHolds, coneHoldsVerdict, edgesOf, exactCone, type InexactVector } from "./sectors/wedge.js";

const scratch = /* @__PURE__ */ createChain();

/** Whether a half plane meets a shape made of edges. Exact. */
export function edgedHalfPlaneExact(a: EdgedShape, b: HalfPlane): boolean {
  setChain(scratch, a);
  if (scratch.error > 0 && isBox(a)) {
    return boxMeets(a, scratch.radius, b);
  }
  for (let k = 0; k < vertexCount(scratch); k++) if (vertexMeets(scratch, k, b)) return true;
  return false;
}

/** Whether n·(v − c) ≤ r|n|. */
function vertexMeets({ points, radius }: EdgeChain, vertex: number, b: HalfPlane): boolean {
  const x = points[2 * vertex] as number;
  const y = points[2 * vertex + 1] as number;
  const along = exactSum(
    exactProduct(b.nx, exactDifference(x, b.x)),
    exactProduct(b.ny, exactDifference(y, b.y)),
  );
  const slack = exactDifference(radius === 0 ? 0 : exactProduct(radius, exactLength(b.nx, b.ny)), along);
  if (!Number.isNaN(slack)) return slack >= 0;
  return boxMeets({ x, y, halfWidth: radius, halfHeight: radius, ux: 1, uy: 0 }, radius, b);
}

/** Whether n·d ≤ (width |n·u| + height |n×u|)/|u| + r|n|, with d the centre and the half sizes of the core. */
function boxMeets(a: Omit<Rect, "kind">, radius: number, b: HalfPlane): boolean {
  const [x, y, halfWidth, halfHeight, r, cx, cy] = toIntegers(...boxLengths(a), radius, b.x, b.y);
  const [ux, uy] = toIntegers(a.ux, a.uy);
  const [nx, ny] = toIntegers(b.nx, b.ny);
  const along = nx * (x - cx) + ny * (y - cy);
  const reach =
    (halfWidth - r) * magnitudeOf(nx * ux + ny * uy) + (halfHeight - r) * magnitudeOf(nx * uy - ny * ux);
  const w = ux * ux + uy * uy;
  return signOfTwoRoots(-along * w, reach, w, r * w, nx * nx + ny * ny) >= 0;
}

/** Whether a half plane meets a solid ellipse, at any angle. Exact. */
export function ellipseHalfPlaneExact(a: Ellipse, b: HalfPlane): boolean {
  const [x, y, rx, ry, cx, cy] = toIntegers(a.x, a.y, a.rx, a.ry, b.x, b.y);
  const [ux, uy] = toIntegers(a.ux, a.uy);
  const [nx, ny] = toIntegers(b.nx, b.ny);
  const offset = nx * (x - cx) + ny * (y - cy);
  if (offset <= 0n) return true;
  const along = rx * (nx * ux + ny * uy);
  const across = ry * (nx * uy - ny * ux);
  return offset * offset * (ux * ux + uy * uy) <= along * along + across * across;
}

/** Whether a half plane meets a part of a disc. Exact. */
export function coneHalfPlaneExact(a: WedgeShape, b: HalfPlane): boolean {
  const [x, y, inner, outer, cx, cy] = toIntegers(a.x, a.y, innerRadius(a), outerRadius(a), b.x, b.y);
  const [nx, ny] = toIntegers(b.nx, b.ny);
  const offset = nx * (x - cx) + ny * (y - cy);
  const disc = signOfOneRoot(-offset, outer, nx * nx + ny * ny) >= 0;
  if (!disc || a.opening === Opening.whole) return disc;
  const cone = exactCone(a);
  if (coneHolds(cone, (px, py): Sign => signOf(-px * nx - py * ny))) return true;
  // A corner at the radius ρ along s: n·d + ρ n·s/|s| ≤ 0.
  return edgesOf(cone).some((edge) => {
    const along = nx * edge.x + ny * edge.y;
    return [inner, outer].some((radius) => signOfOneRoot(-radius * along, -offset, edge.w) >= 0);
  });
}

/**
 * Whether two half planes have a common point. Exact: they are apart only if their normals are opposite and
 * there is room between them.
 */
export function halfPlaneHalfPlaneOverlap(a: HalfPlane, b: HalfPlane): boolean {
  if (crossSign(a.nx, a.ny, b.nx, b.ny) !== 0 || dotSign(a.nx, a.ny, b.nx, b.ny) > 0) return true;
  const [ax, ay, bx, by] = toIntegers(a.x, a.y, b.x, b.y);
  const [nx, ny] = toIntegers(a.nx, a.ny);
  return nx * (bx - ax) + ny * (by - ay) <= 0n;
}

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
export function coneHalfPlaneFilter(a: WedgeShape, b: HalfPlane): Verdict {
  const { nx, ny } = b;
  const inner = innerRadius(a);
  const outer = outerRadius(a);
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
