import { setPolygonChain, setRectChain, setRoundedRectChain } from "../../forms/set-chain.js";
import { UNIT_TOLERANCE } from "../../math/vector.js";
import { isModerate, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";
import { MANY_VERTICES } from "../../near/shape-trees.js";
import { Kind, type Polygon } from "../../shapes/kind.js";
import type { BoxShape } from "../../shapes/reductions.js";
import { edgedFilterOf } from "../edges/chain-chain.js";

const rectPolygonFilter = /* @__PURE__ */ edgedFilterOf(setRectChain, setPolygonChain);
const roundedRectPolygonFilter = /* @__PURE__ */ edgedFilterOf(setRoundedRectChain, setPolygonChain);

/** Whether a rectangle, perhaps with rounded corners, and a polygon, convex or not, have a common point. */
export function boxPolygonFilter(a: BoxShape, b: Polygon): Verdict {
  radius.r = a.kind === Kind.roundedRect ? a.r : 0;
  const verdict = b.convex && b.vertices.length < 2 * MANY_VERTICES ? convexVerdict(a, b) : 0;
  if (verdict !== 0) return verdict;
  return a.kind === Kind.rect ? rectPolygonFilter(a, b) : roundedRectPolygonFilter(a, b);
}

/** The radius of the box at hand. */
const radius = { r: 0.5 };

/**
 * In units of the squared size of the pair: a coordinate in the box's frame passes 3 roundings, and 5 for a direction that
 * counts as a unit vector: 8 of the size. An edge, and so its normal n, is off by 18, n · v by 57, how far the box and its
 * radius reach along n by 15 more, and the sums by 12.
 */
const FACE_ERROR = 96 * UNIT_ROUNDOFF;

/** In units of the size: such a coordinate, what a radius leaves of the half sizes, and the sums. */
const COORDINATE_ERROR = 16 * UNIT_ROUNDOFF;

/**
 * A box and a convex polygon are apart iff all of one lies beyond an edge of the other (separating axes; S. Gottschalk, M.
 * Lin, D. Manocha, "OBBTree", SIGGRAPH 1996). In the box's frame both are told by a few products for each vertex.
 */
function convexVerdict(a: BoxShape, b: Polygon): Verdict {
  const { ux, uy, x, y } = a;
  const { r } = radius;
  const halfWidth = a.halfWidth - r;
  const halfHeight = a.halfHeight - r;
  const size =
    Math.max(b.maxX - x, x - b.minX) + Math.max(b.maxY - y, y - b.minY) + a.halfWidth + a.halfHeight;
  if (!(Math.abs(ux * ux + uy * uy - 1) <= UNIT_TOLERANCE && isModerate(size))) return 0;
  const error = FACE_ERROR * size * size + UNDERFLOW_ERROR;
  const { orientation, vertices } = b;
  const { length } = vertices;
  let dx = (vertices[length - 2] as number) - x;
  let dy = (vertices[length - 1] as number) - y;
  let along = ux * dx + uy * dy;
  let across = ux * dy - uy * dx;
  let minAlong = along;
  let maxAlong = along;
  let minAcross = across;
  let maxAcross = across;
  let facesInFront = 0;
  for (let k = 0; k < length; k += 2) {
    dx = (vertices[k] as number) - x;
    dy = (vertices[k + 1] as number) - y;
    const nextAlong = ux * dx + uy * dy;
    const nextAcross = ux * dy - uy * dx;
    const nx = orientation * (nextAcross - across);
    const ny = orientation * (along - nextAlong);
    const lengthX = Math.abs(nx);
    const lengthY = Math.abs(ny);
    // How far the box's core reaches back from the face, and whether all of the box is beyond.
    const beyond = -(nx * nextAlong + ny * nextAcross) - (lengthX * halfWidth + lengthY * halfHeight);
    if (beyond > error + r * (lengthX + lengthY)) return -1;
    facesInFront += Number(beyond < -error);
    along = nextAlong;
    across = nextAcross;
    minAlong = Math.min(minAlong, along);
    maxAlong = Math.max(maxAlong, along);
    minAcross = Math.min(minAcross, across);
    maxAcross = Math.max(maxAcross, across);
  }
  const gap = Math.max(
    Math.max(minAlong, -maxAlong) - halfWidth,
    Math.max(minAcross, -maxAcross) - halfHeight,
  );
  const gapError = COORDINATE_ERROR * size;
  if (gap > r + gapError) return -1;
  return gap < -gapError && 2 * facesInFront === length ? 1 : 0;
}
