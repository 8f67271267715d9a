import { type EdgeChain, vertexCount } from "../../forms/forms.js";
import { clampToUnit } from "../../math/exact.js";
import { isModerate, UNDERFLOW_ERROR, UNIT_ROUNDOFF, type Verdict } from "../../math/verdict.js";

/**
 * In units of |n|₁·size: a normal off by 6 u from its true direction (that of a turned box), a difference, a
 * product and a sum for each vertex that is compared, and the difference of two such.
 */
const FACE_ERROR = 16 * UNIT_ROUNDOFF;

/** A sum of two radii, a length (squares, sum, root), their product and the comparison. */
const RADIUS_ERROR = 8 * UNIT_ROUNDOFF;

/** Measures of the pair at hand. */
const pair = {
  /** The sum of the radii, rounded up. */
  reach: 0.5,
  /** The error of what is measured along a normal, for each unit of |n|₁. */
  error: 0.5,
  faces: 0,
};

/**
 * The face that the other core is farthest beyond, or least behind: whether it is of the first chain, its index, and the
 * other's vertex.
 */
const farthest = { gap: 0.5, isOfFirst: true, from: 0, vertex: 0 };

/** The outward normal of the face at hand. */
const face = { nx: 0.5, ny: 0.5 };

/**
 * Two convex cores along the normals of their edges: certainly apart by more than the radii along one of them
 * (−1), or certainly with common inner points along all (1). An edge of two vertices has two faces, a single
 * vertex none. Cores that are apart, but perhaps not by more than the radii, are nearest to each other at the
 * face that is farthest from the other.
 *
 * Source: separating axes; S. Gottschalk, M. Lin, D. Manocha, "OBBTree", SIGGRAPH 1996.
 */
export function convexVerdict(a: EdgeChain, b: EdgeChain): Verdict {
  const size = sizeOfPair(a, b);
  if (!isModerate(size)) return 0;
  pair.reach = (a.radius + b.radius) * (1 + RADIUS_ERROR);
  pair.error = FACE_ERROR * size + 2 * (a.error + b.error);
  pair.faces = 0;
  farthest.gap = Number.NEGATIVE_INFINITY;
  const facesOfA = facesVerdict(a, b, true);
  if (facesOfA < 0) return -1;
  const facesOfB = facesVerdict(b, a, false);
  if (facesOfB < 0) return -1;
  if (pair.faces === 0) return 0;
  if (facesOfA > 0 && facesOfB > 0) return 1;
  if (!(pair.reach > 0 && farthest.gap > Number.NEGATIVE_INFINITY)) return 0;
  const { from, isOfFirst, vertex } = farthest;
  return isOfFirst ? nearVerdict(a, from, b, vertex, size) : nearVerdict(b, from, a, vertex, size);
}

/** A bound on all differences of coordinates. */
function sizeOfPair(a: EdgeChain, b: EdgeChain): number {
  return (
    Math.max(a.maxX, b.maxX) -
    Math.min(a.minX, b.minX) +
    (Math.max(a.maxY, b.maxY) - Math.min(a.minY, b.minY))
  );
}

/**
 * Whether the convex core `b` keeps beyond some face of `a` (−1), or reaches behind all of them for certain
 * (1).
 *
 * The vertex that was behind the face before is tried first: mostly it is behind this one, too.
 */
function facesVerdict(a: EdgeChain, b: EdgeChain, isOfFirst: boolean): Verdict {
  const { axisX, axisY, orientation, points } = a;
  const others = b.points;
  const isBox = axisX !== 0 || axisY !== 0;
  const count = 2 * vertexCount(a);
  if (count === 2) return 1;
  let verdict: Verdict = 1;
  let behind = 0;
  let nx = axisY;
  let ny = -axisX;
  let from = count - 2;
  let nextX = points[from] as number;
  let nextY = points[from + 1] as number;
  for (let to = 0; to < count; from = to, to += 2) {
    const x = nextX;
    const y = nextY;
    nextX = points[to] as number;
    nextY = points[to + 1] as number;
    if (isBox) {
      // The corners go round from (+, +): the last edge faces the first axis, and each the one before turned by a right angle.
      const before = nx;
      nx = -ny;
      ny = before;
    } else {
      nx = orientation * (nextY - y);
      ny = orientation * (x - nextX);
    }
    const size = Math.abs(nx) + Math.abs(ny);
    // A vertex given twice makes no face.
    if (size === 0) continue;
    pair.faces++;
    const error = pair.error * size + UNDERFLOW_ERROR;
    if (nx * ((others[behind] as number) - x) + ny * ((others[behind + 1] as number) - y) < -error) continue;
    face.nx = nx;
    face.ny = ny;
    behind = leastAlong(b);
    const beyond = nx * ((others[behind] as number) - x) + ny * ((others[behind + 1] as number) - y);
    if (beyond < -error) continue;
    verdict = 0;
    const length = Math.sqrt(nx * nx + ny * ny);
    if (!isModerate(length)) continue;
    if (beyond > pair.reach * length + error) return -1;
    const gap = beyond / length;
    if (gap > farthest.gap) {
      farthest.gap = gap;
      farthest.isOfFirst = isOfFirst;
      farthest.from = from;
      farthest.vertex = behind;
    }
  }
  return verdict;
}

/**
 * The index of the vertex least along the face's normal, by n·(vertex − first vertex): differences keep digits that
 * coordinates far from the origin would lose.
 */
function leastAlong(b: EdgeChain): number {
  const { points } = b;
  const { nx, ny } = face;
  const originX = points[0] as number;
  const originY = points[1] as number;
  const count = 2 * vertexCount(b);
  let place = 0;
  let least = 0;
  for (let k = 2; k < count; k += 2) {
    const value = nx * ((points[k] as number) - originX) + ny * ((points[k + 1] as number) - originY);
    if (value < least) {
      least = value;
      place = k;
    }
  }
  return place;
}

/**
 * In units of the size: the way from a point of the edge to the vertex passes a difference, a product with
 * the parameter, whose factor is a difference, too, and a sum: below 5 for each coordinate. A dot product
 * with such a difference adds 3.
 */
const WAY_ERROR = 8 * UNIT_ROUNDOFF;

/** A length (squares, sum, root), a radius that is a sum, and the comparison. */
const LENGTH_ERROR = 8 * UNIT_ROUNDOFF;

/** A vector along which cores are measured, and a point to measure from. */
const line = { x: 0.5, y: 0.5, originX: 0.5, originY: 0.5 };

/**
 * Whether two convex cores, of which `b` reaches beyond the face of `a` that begins at the place `from`, come
 * within the sum of their radii of each other.
 *
 * In the Minkowski difference of the cores, which is convex, the origin is nearest to the face that it is farthest
 * beyond, or to an end of it. So the cores are nearest between the face's edge and the vertex of `b` least along its
 * normal. These are judged, however they were found: if they are nearer than the reach, so are the cores; if along the
 * line between them all vertices are farther apart, so is everything.
 */
function nearVerdict(a: EdgeChain, from: number, b: EdgeChain, vertex: number, size: number): Verdict {
  const points = a.points;
  const to = from + 2 < 2 * vertexCount(a) ? from + 2 : 0;
  const originX = points[from] as number;
  const originY = points[from + 1] as number;
  const ex = (points[to] as number) - originX;
  const ey = (points[to + 1] as number) - originY;
  const dx = (b.points[vertex] as number) - originX;
  const dy = (b.points[vertex + 1] as number) - originY;
  const edgeSq = ex * ex + ey * ey;
  const t = edgeSq > 0 ? clampToUnit((dx * ex + dy * ey) / edgeSq) : 0;
  const x = dx - t * ex;
  const y = dy - t * ey;
  const lengthSq = x * x + y * y;
  const length = Math.sqrt(lengthSq);
  const reach = a.radius + b.radius;
  const error = WAY_ERROR * size + 2 * (a.error + b.error);
  if (length + 2 * error < reach * (1 - LENGTH_ERROR)) return 1;
  if (!isModerate(lengthSq)) return 0;
  line.x = x;
  line.y = y;
  line.originX = originX;
  line.originY = originY;
  const apart = leastAlongLine(b, 1) + leastAlongLine(a, -1);
  return apart > reach * length * (1 + LENGTH_ERROR) + 2 * error * (Math.abs(x) + Math.abs(y)) ? -1 : 0;
}

/** The least height of a vertex along the line (1), or against it (−1). */
function leastAlongLine({ points, ringEnds }: EdgeChain, sense: number): number {
  const { originX, originY } = line;
  const x = sense * line.x;
  const y = sense * line.y;
  const count = 2 * (ringEnds[0] as number);
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < count; k += 2) {
    const along = x * ((points[k] as number) - originX) + y * ((points[k + 1] as number) - originY);
    if (along < least) least = along;
  }
  return least;
}
