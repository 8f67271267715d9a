import { crossSign, dotSign } from "../math/direction-sign.js";
import { magnitudeOf, type Sign, signOf, toIntegers } from "../math/exact.js";
import { exactDifference, exactLength, exactProduct, exactSum } from "../math/exact-doubles.js";
import { signOfOneRoot, signOfTwoRoots } from "../math/surd.js";
import {
  type AnnularSector,
  type Arc,
  type Ellipse,
  type HalfPlane,
  Kind,
  Opening,
  type Rect,
  type RoundedRect,
  type Sector,
} from "../shapes/kind.js";
import { createChain, type EdgeChain, type EdgedShape, vertexCount } from "./edges/edge-chain.js";
import { setChain } from "./edges/set-chain.js";
import { coneHolds, edgesOf, exactCone } from "./sectors/cone.js";

const scratch = /* @__PURE__ */ createChain();

/** Whether a half plane meets a shape made of edges. Exact. */
export function edgedHalfPlaneExact(a: EdgedShape, b: HalfPlane): boolean {
  setChain(scratch, a);
  if (scratch.error > 0 && (a.kind === Kind.rect || a.kind === Kind.roundedRect)) return boxMeets(a, b);
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
  const [vx, vy, r, cx, cy] = toIntegers(x, y, radius, b.x, b.y);
  const [nx, ny] = toIntegers(b.nx, b.ny);
  return signOfOneRoot(-(nx * (vx - cx) + ny * (vy - cy)), r, nx * nx + ny * ny) >= 0;
}

/** Whether n·d ≤ (width |n·u| + height |n×u|)/|u| + r|n|, with d the centre and the half sizes of the core. */
function boxMeets(a: Rect | RoundedRect, b: HalfPlane): boolean {
  const radius = a.kind === Kind.rect ? 0 : a.r;
  const [x, y, halfWidth, halfHeight, r, cx, cy] = toIntegers(
    a.x,
    a.y,
    a.halfWidth,
    a.halfHeight,
    radius,
    b.x,
    b.y,
  );
  const [ux, uy] = toIntegers(a.ux, a.uy);
  const [nx, ny] = toIntegers(b.nx, b.ny);
  const along = nx * (x - cx) + ny * (y - cy);
  const reach =
    (halfWidth - r) * magnitudeOf(nx * ux + ny * uy) + (halfHeight - r) * magnitudeOf(nx * uy - ny * ux);
  const w = ux * ux + uy * uy;
  return signOfTwoRoots(-along * w, reach, w, r * w, nx * nx + ny * ny) >= 0;
}

/** Whether a half plane meets a solid ellipse, turned as it may be. Exact. */
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
export function coneHalfPlaneExact(a: Sector | AnnularSector | Arc, b: HalfPlane): boolean {
  const innerRadius = a.kind === Kind.sector ? 0 : a.kind === Kind.arc ? a.r : a.innerR;
  const outerRadius = a.kind === Kind.annularSector ? a.outerR : a.r;
  const [x, y, inner, outer, cx, cy] = toIntegers(a.x, a.y, innerRadius, outerRadius, b.x, b.y);
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
