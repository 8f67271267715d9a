import { setPolygonChain, setRectChain, setRoundedRectChain } from "../../forms/set-chain.js";
import { UNIT_TOLERANCE } from "../../math/vector.js";
import {
  isModerate,
  LARGEST_FILTERED_SIZE,
  UNDERFLOW_ERROR,
  UNIT_ROUNDOFF,
  type Verdict,
} from "../../math/verdict.js";
import { MANY_VERTICES } from "../../near/shape-trees.js";
import {
  type Capsule,
  type Circle,
  Kind,
  type Mutable,
  type Point,
  type Polygon,
  type Rect,
  type RoundedRect,
  type Segment,
} from "../../shapes/kind.js";
import type { BoxShape, EndedShape, RoundShape } from "../../shapes/reductions.js";
import { edgedDecision, edgedFilter, edgedFilterOf } from "../edges/chain-chain.js";
import { rectRectOverlapFilter } from "./rect-rect.js";
import { circleRectOverlapFilter, circleRectOverlapInIntegers } from "./round-rect.js";

const rectPolygonFilter = /* @__PURE__ */ edgedFilterOf(setRectChain, setPolygonChain);
const roundedRectPolygonFilter = /* @__PURE__ */ edgedFilterOf(setRoundedRectChain, setPolygonChain);

/** Whether a rectangle, perhaps with rounded corners, and a polygon, convex or not, have a common point. */
export function boxPolygonFilter(a: BoxShape, b: Polygon): Verdict {
  rounding.r = a.kind === Kind.roundedRect ? a.r : 0;
  const verdict = b.convex && b.vertices.length < 2 * MANY_VERTICES ? convexVerdict(a, b) : 0;
  if (verdict !== 0) return verdict;
  return a.kind === Kind.rect ? rectPolygonFilter(a, b) : roundedRectPolygonFilter(a, b);
}

/** The radius of the box at hand. */
const rounding = { r: 0.5 };

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
  const { r } = rounding;
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

/** The radii of the pair at hand. */
const radii = { ofEdge: 0.5, ofBox: 0.5 };

export function rectSegmentFilter(a: Rect, b: Segment): Verdict {
  radii.ofEdge = 0;
  radii.ofBox = 0;
  const verdict = edgeBoxVerdict(b, a);
  return verdict !== 0 ? verdict : edgedFilter(a, b);
}

export function rectCapsuleFilter(a: Rect, b: Capsule): Verdict {
  radii.ofEdge = b.r;
  radii.ofBox = 0;
  const verdict = edgeBoxVerdict(b, a);
  return verdict !== 0 ? verdict : edgedFilter(a, b);
}

export function segmentRoundedRectFilter(a: Segment, b: RoundedRect): Verdict {
  radii.ofEdge = 0;
  radii.ofBox = b.r;
  const verdict = edgeBoxVerdict(a, b);
  return verdict !== 0 ? verdict : edgedFilter(a, b);
}

export function capsuleRoundedRectFilter(a: Capsule, b: RoundedRect): Verdict {
  radii.ofEdge = a.r;
  radii.ofBox = b.r;
  const verdict = edgeBoxVerdict(a, b);
  return verdict !== 0 ? verdict : edgedFilter(a, b);
}

/**
 * In units of the size: a difference of coordinates passes 1 rounding, its turn into the box's frame 2 more
 * and 5 for a direction that counts as a unit vector: 8. Twice the middle of the segment has three such, its
 * length one, the sum of all 4: below 40, with a half size less a radius.
 */
const EXTENT_ERROR = 44 * UNIT_ROUNDOFF;

/**
 * In units of the size and |v|₁, v the way along the segment: each of the two products has 8 from each of its
 * factors and 1 of its own, and so do those of the half sizes, but for 8 of the one factor; the sums add 4:
 * below 60.
 */
const NORMAL_ERROR = 64 * UNIT_ROUNDOFF;

/** The sum of two radii, a length (squares, sum, root), their product and the comparison. */
const REACH_ERROR = 8 * UNIT_ROUNDOFF;

/** Squares of shorter lengths lose more than the error allows for, when the radii multiply them. */
const LEAST_LENGTH = 1 / LARGEST_FILTERED_SIZE;

/**
 * A segment and a box, with or without radii, by the axes of the box and the normal of the segment: certainly
 * apart along one of them, by more than the radii, or certainly with common points of the cores.
 *
 * Source: separating axes; S. Gottschalk, M. Lin, D. Manocha, "OBBTree", SIGGRAPH 1996.
 */
function edgeBoxVerdict(edge: EndedShape, box: BoxShape): Verdict {
  const { x, y, ux, uy } = box;
  if (!(Math.abs(ux * ux + uy * uy - 1) <= UNIT_TOLERANCE)) return 0;
  const { ax, ay } = edge;
  const vx = edge.bx - ax;
  const vy = edge.by - ay;
  const dx = ax - x;
  const dy = ay - y;
  const halfWidth = box.halfWidth - radii.ofBox;
  const halfHeight = box.halfHeight - radii.ofBox;
  const reach = (radii.ofEdge + radii.ofBox) * (1 + REACH_ERROR);
  const length = Math.abs(vx) + Math.abs(vy);
  const size = Math.abs(dx) + Math.abs(dy) + length + box.halfWidth + box.halfHeight;
  // Its products with the length are then doubles, and so is the length's square.
  if (!(size < LARGEST_FILTERED_SIZE && (length === 0 || length > LEAST_LENGTH))) return 0;
  const error = EXTENT_ERROR * size + UNDERFLOW_ERROR;
  const along = ux * dx + uy * dy;
  const across = ux * dy - uy * dx;
  const wayAlong = ux * vx + uy * vy;
  const wayAcross = ux * vy - uy * vx;
  const gapAlong = Math.abs(2 * along + wayAlong) - Math.abs(wayAlong) - 2 * halfWidth;
  const gapAcross = Math.abs(2 * across + wayAcross) - Math.abs(wayAcross) - 2 * halfHeight;
  if (gapAlong > 2 * reach + error || gapAcross > 2 * reach + error) return -1;
  const normalError = NORMAL_ERROR * size * length + UNDERFLOW_ERROR;
  const gapNormal =
    Math.abs(along * wayAcross - across * wayAlong) -
    (halfWidth * Math.abs(wayAcross) + halfHeight * Math.abs(wayAlong));
  if (gapNormal > reach * Math.sqrt(vx * vx + vy * vy) + normalError) return -1;
  return gapAlong < -error && gapAcross < -error && gapNormal < -normalError ? 1 : 0;
}

/** For one call at a time. Their fields are in the order of all rectangles', so that the filter meets only one layout of object. */
const first: Mutable<Rect> = /* @__PURE__ */ createBox();
const second: Mutable<Rect> = /* @__PURE__ */ createBox();
const disc: Mutable<Circle> = { kind: Kind.circle, x: 0.5, y: 0.5, r: 0.5 };

function createBox(): Mutable<Rect> {
  return { kind: Kind.rect, x: 0.5, y: 0.5, halfWidth: 0.75, halfHeight: 0.75, ux: 1, uy: 0 };
}

export function rectRoundedRectFilter(a: Rect, b: RoundedRect): Verdict {
  setBox(first, a);
  return boxesVerdict(a, 0, b);
}

export function roundedRectRoundedRectFilter(a: RoundedRect, b: RoundedRect): Verdict {
  setBox(first, a);
  return boxesVerdict(a, a.r, b);
}

/** The shapes are apart if the boxes around them are, and overlap if their cores do. Otherwise the corners decide. */
function boxesVerdict(a: BoxShape, radius: number, b: RoundedRect): Verdict {
  setBox(second, b);
  if (rectRectOverlapFilter(first, second) < 0) return -1;
  // One rounding of each half size, which the error bounds of the filter leave room for.
  first.halfWidth -= radius;
  first.halfHeight -= radius;
  second.halfWidth -= b.r;
  second.halfHeight -= b.r;
  return rectRectOverlapFilter(first, second) > 0 ? 1 : edgedFilter(a, b);
}

function setBox(out: Mutable<Rect>, { x, y, halfWidth, halfHeight, ux, uy }: BoxShape): void {
  out.x = x;
  out.y = y;
  out.halfWidth = halfWidth;
  out.halfHeight = halfHeight;
  out.ux = ux;
  out.uy = uy;
}

/**
 * Whether a solid circle and a rounded rectangle, at any angle, have a common point. Exact.
 *
 * @example
 * circleRoundedRectOverlap(circle(0, 0, 2), roundedRect(2, 0, 6, 4, 1)); // true
 */
export function circleRoundedRectOverlap(a: Circle, b: RoundedRect): boolean {
  const verdict = circleRoundedRectFilter(a, b);
  return verdict !== 0 ? verdict > 0 : roundRoundedRectExact(a, b);
}

/**
 * Whether a rounded rectangle, at any angle, contains a point. Exact; its boundary belongs to it.
 *
 * @example
 * pointRoundedRectOverlap(point(1, 0), roundedRect(2, 0, 6, 4, 1)); // true
 */
export function pointRoundedRectOverlap(a: Point, b: RoundedRect): boolean {
  const verdict = pointRoundedRectFilter(a, b);
  return verdict !== 0 ? verdict > 0 : roundRoundedRectExact(a, b);
}

export function pointRoundedRectFilter(a: Point, b: RoundedRect): Verdict {
  disc.x = a.x;
  disc.y = a.y;
  disc.r = b.r;
  return discVerdict(b);
}

export function circleRoundedRectFilter(a: Circle, b: RoundedRect): Verdict {
  disc.x = a.x;
  disc.y = a.y;
  disc.r = a.r + b.r;
  return discVerdict(b);
}

/** Whether the disc of both radii reaches the core. */
function discVerdict(b: RoundedRect): Verdict {
  setBox(second, b);
  second.halfWidth -= b.r;
  second.halfHeight -= b.r;
  return circleRectOverlapFilter(disc, second);
}

/** The exact answer for a point or a circle. */
export function roundRoundedRectExact(a: RoundShape, b: RoundedRect): boolean {
  const decision = edgedDecision(a, b);
  if (decision !== 0) return decision > 0;
  const r = a.kind === Kind.circle ? a.r : 0;
  return circleRectOverlapInIntegers({ x: a.x, y: a.y, r }, b, b.r);
}
