import { isModerate, UNIT_ROUNDOFF, type Verdict } from "../math/verdict.js";
import { type EdgeChain, vertexCount } from "./edge-chain.js";

/**
 * Two convex cores along the normals of their edges: certainly apart by more than the radii along one of them
 * (−1), or certainly with common inner points along all (1). An edge of two vertices has two faces, a single
 * vertex none.
 *
 * Source: separating axes; S. Gottschalk, M. Lin, D. Manocha, "OBBTree", SIGGRAPH 1996.
 */
export function convexVerdict(a: EdgeChain, b: EdgeChain): Verdict {
  if (vertexCount(a) === 1 && vertexCount(b) === 1) return 0;
  if (!isModerate(sizeOfPair(a, b))) return 0;
  const facesOfA = facesVerdict(a, b);
  if (facesOfA < 0) return -1;
  const facesOfB = facesVerdict(b, a);
  if (facesOfB < 0) return -1;
  return facesOfA > 0 && facesOfB > 0 ? 1 : 0;
}

/** No less than any difference of coordinates. */
function sizeOfPair(a: EdgeChain, b: EdgeChain): number {
  return (
    Math.max(a.maxX, b.maxX) -
    Math.min(a.minX, b.minX) +
    (Math.max(a.maxY, b.maxY) - Math.min(a.minY, b.minY))
  );
}

/**
 * In units of |n|₁·size: a normal off by 6 u from its true direction (that of a turned box), a difference, a
 * product and a sum for each vertex that is compared, and the difference of two such.
 */
const FACE_ERROR = 16 * UNIT_ROUNDOFF;

/** A sum of two radii, a length (squares, sum, root), their product and the comparison. */
const RADIUS_ERROR = 8 * UNIT_ROUNDOFF;

/**
 * Whether the convex core `b` keeps beyond some face of `a` (−1), or reaches behind all of them for certain (1).
 *
 * From face to face the nearest vertex of `b` moves on in the same sense, so that finding it takes a few steps;
 * a vertex that is not behind the face is found again among all, so that no answer rests on this.
 */
function facesVerdict(a: EdgeChain, b: EdgeChain): Verdict {
  const count = vertexCount(a);
  if (count === 1) return 1;
  const points = a.points;
  const reach = (a.radius + b.radius) * (1 + RADIUS_ERROR);
  const error = FACE_ERROR * sizeOfPair(a, b) + 2 * (a.error + b.error);
  const step = a.orientation === b.orientation ? 1 : -1;
  const isBox = a.axisX !== 0 || a.axisY !== 0;
  let faces = 0;
  let facesWithBehind = 0;
  let nearest = 0;
  for (let i = 0; i < count; i++) {
    const j = i + 1 < count ? i + 1 : 0;
    const x = points[2 * i] as number;
    const y = points[2 * i + 1] as number;
    let nx = 0;
    let ny = 0;
    if (isBox) {
      // The corners go round from (+, +): the first edge faces the second axis.
      nx = i === 0 ? -a.axisY : i === 1 ? -a.axisX : i === 2 ? a.axisY : a.axisX;
      ny = i === 0 ? a.axisX : i === 1 ? -a.axisY : i === 2 ? -a.axisX : a.axisY;
    } else {
      nx = a.orientation * ((points[2 * j + 1] as number) - y);
      ny = a.orientation * (x - (points[2 * j] as number));
    }
    const size = Math.abs(nx) + Math.abs(ny);
    // A vertex given twice makes no face.
    if (size === 0) continue;
    if (!isModerate(size)) return 0;
    faces++;
    nearest = walkToNearest(b, nearest, step, nx, ny);
    let beyond = beyondFace(b, nearest, nx, ny, x, y);
    if (!(beyond < -error * size)) {
      nearest = nearestVertex(b, nx, ny);
      beyond = beyondFace(b, nearest, nx, ny, x, y);
      if (beyond > reach * Math.sqrt(nx * nx + ny * ny) + error * size) return -1;
    }
    if (beyond < -error * size) facesWithBehind++;
  }
  // An edge without length has no face, and so nothing to say.
  return faces > 0 && faces === facesWithBehind ? 1 : 0;
}

function beyondFace(b: EdgeChain, vertex: number, nx: number, ny: number, x: number, y: number): number {
  return nx * ((b.points[2 * vertex] as number) - x) + ny * ((b.points[2 * vertex + 1] as number) - y);
}

/** The vertex least along n that is reached from another by going on while it does not get worse. */
function walkToNearest(b: EdgeChain, start: number, step: number, nx: number, ny: number): number {
  const count = vertexCount(b);
  let vertex = start;
  let value = along(b, vertex, nx, ny);
  for (let steps = 1; steps < count; steps++) {
    let next = vertex + step;
    if (next === count) next = 0;
    else if (next < 0) next = count - 1;
    const nextValue = along(b, next, nx, ny);
    if (nextValue > value) break;
    vertex = next;
    value = nextValue;
  }
  return vertex;
}

/** The vertex least along n. */
function nearestVertex(b: EdgeChain, nx: number, ny: number): number {
  let vertex = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < vertexCount(b); k++) {
    const value = along(b, k, nx, ny);
    if (value < least) {
      least = value;
      vertex = k;
    }
  }
  return vertex;
}

/** n·(vertex − first vertex): differences keep what coordinates far from the origin would lose. */
function along({ points }: EdgeChain, vertex: number, nx: number, ny: number): number {
  return (
    nx * ((points[2 * vertex] as number) - (points[0] as number)) +
    ny * ((points[2 * vertex + 1] as number) - (points[1] as number))
  );
}
