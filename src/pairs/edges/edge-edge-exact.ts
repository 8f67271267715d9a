import { signOf, toIntegers } from "../../math/exact.js";
import { exactDifference, exactProduct, exactSum } from "../../math/exact-doubles.js";
import type { EdgeChain } from "./edge-chain.js";
import { edgesMeet, edgesVerdict } from "./edge-edge.js";

/**
 * Whether two edges come within the sum of their chains' radii of each other. Exact, for exact coordinates.
 *
 * Edges that do not meet are nearest at an end of one of them.
 */
export function edgesWithin(a: EdgeChain, i: number, j: number, b: EdgeChain, k: number, l: number): boolean {
  return (
    edgesMeet(a, i, j, b, k, l) ||
    vertexWithin(a, i, b, k, l) ||
    vertexWithin(a, j, b, k, l) ||
    vertexWithin(b, k, a, i, j) ||
    vertexWithin(b, l, a, i, j)
  );
}

/** Whether a vertex of one chain comes within the sum of the radii of an edge of the other. */
function vertexWithin(a: EdgeChain, i: number, b: EdgeChain, k: number, l: number): boolean {
  const verdict = edgesVerdict(a, i, i, b, k, l);
  if (verdict !== 0) return verdict > 0;
  const slack = slackInDoubles(a, i, b, k, l);
  return Number.isNaN(slack) ? vertexWithinIntegers(a, i, b, k, l) : slack >= 0;
}

/**
 * reach² − distance², times the edge's squared length where the nearest point is inside the edge; NaN if that
 * cannot be computed without rounding.
 */
function slackInDoubles(a: EdgeChain, i: number, b: EdgeChain, k: number, l: number): number {
  const p = a.points;
  const q = b.points;
  const reach = exactSum(a.radius, b.radius);
  const dx = exactDifference(p[2 * i] as number, q[2 * k] as number);
  const dy = exactDifference(p[2 * i + 1] as number, q[2 * k + 1] as number);
  const wx = exactDifference(q[2 * l] as number, q[2 * k] as number);
  const wy = exactDifference(q[2 * l + 1] as number, q[2 * k + 1] as number);
  const along = exactSum(exactProduct(dx, wx), exactProduct(dy, wy));
  const lengthSq = exactSum(exactProduct(wx, wx), exactProduct(wy, wy));
  const reachSq = exactProduct(reach, reach);
  // Not to be taken for a nearest point inside the edge.
  if (Number.isNaN(along) || Number.isNaN(lengthSq)) return Number.NaN;
  if (along <= 0) return exactDifference(reachSq, exactSum(exactProduct(dx, dx), exactProduct(dy, dy)));
  if (along >= lengthSq) {
    const ex = exactDifference(dx, wx);
    const ey = exactDifference(dy, wy);
    return exactDifference(reachSq, exactSum(exactProduct(ex, ex), exactProduct(ey, ey)));
  }
  const cross = exactDifference(exactProduct(wx, dy), exactProduct(wy, dx));
  return exactDifference(exactProduct(reachSq, lengthSq), exactProduct(cross, cross));
}

function vertexWithinIntegers(a: EdgeChain, i: number, b: EdgeChain, k: number, l: number): boolean {
  const p = a.points;
  const q = b.points;
  const [px, py, ax, ay, bx, by, rP, rQ] = toIntegers(
    p[2 * i] as number,
    p[2 * i + 1] as number,
    q[2 * k] as number,
    q[2 * k + 1] as number,
    q[2 * l] as number,
    q[2 * l + 1] as number,
    a.radius,
    b.radius,
  );
  const dx = px - ax;
  const dy = py - ay;
  const wx = bx - ax;
  const wy = by - ay;
  const reachSq = (rP + rQ) * (rP + rQ);
  const along = dx * wx + dy * wy;
  const lengthSq = wx * wx + wy * wy;
  if (along <= 0n) return dx * dx + dy * dy <= reachSq;
  if (along >= lengthSq) return (px - bx) ** 2n + (py - by) ** 2n <= reachSq;
  const cross = wx * dy - wy * dx;
  return signOf(reachSq * lengthSq - cross * cross) >= 0;
}
