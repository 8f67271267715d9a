import { isOpeningZero } from "../convex/convexity.js";
import { boxesMeet } from "../exact/box.js";
import { lengthAroundBoxes } from "../exact/joined-boxes.js";
import { boundaryOfUnion } from "../exact/set-boundary.js";
import { type BudgetOptions, spend, withinBudget } from "../math/cost.js";
import { quarterOfEllipse } from "../math/ellipse.js";
import { normalizingPower } from "../math/exact.js";
import { length } from "../math/vec2.js";
import type { Vec2 } from "../math/vector.js";
import { orientation } from "../math/verdict.js";
import { openingAngle } from "../query/area.js";
import { ofShape } from "../shapes/arguments.js";
import { clustersOf } from "../shapes/clusters.js";
import { Opening, type Shape, type SimpleShape } from "../shapes/kind.js";
import {
  type ByForm,
  type EndedShape,
  innerRadius,
  ofForm,
  outerRadius,
  radiusOf,
  ringsOf,
  type VertexShape,
  type WedgeShape,
} from "../shapes/reductions.js";
import { lengthOf } from "./boundary-integrals.js";

/**
 * The length of the boundary of a shape, holes included; of a curve, its length. Infinity for a half plane, and for
 * compounds with a boundary without end.
 *
 * Scene units. Every point of the boundary counts once, also where a polyline runs back over itself, and in a rectangle
 * without height: so a shape whose one size goes to zero has, at zero, half the perimeter it came from. A wall between two
 * tiles of a compound is no boundary and does not count. Which stretches are boundary is exact. Error: a few ulp, ten or so
 * for ellipses, and of the shape's extent for a boundary of many pieces or of arcs of ellipses.
 *
 * Cost: below a microsecond; for polygons that are not convex, and polylines, some nanoseconds for each two edges above
 * each other; for parts of a compound whose boxes meet, and for edges that overlap, some milliseconds (see `relate`).
 *
 * Ellipses by the arithmetic-geometric mean: R. Bulirsch, "Numerical calculation of elliptic integrals and elliptic
 * functions" (1965); arcs of ellipses by B. C. Carlson's integrals.
 *
 * With `{ budget }`, throws BudgetExceeded where so many steps do not suffice.
 *
 * @example
 * perimeter(rect(0, 0, 4, 2)); // 12
 * perimeter(ellipse(0, 0, 4, 3)).toFixed(6); // 22.103492
 */
export function perimeter(shape: Shape, options?: BudgetOptions | number): number {
  if (typeof options === "object") return withinBudget(options, "perimeter", perimeter, shape);
  return ofShape(perimeters, shape, "perimeter: shape")(shape);
}

function lengthAround(parts: readonly SimpleShape[]): number {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return simplePerimeter(only);
  return lengthAroundBoxes(parts) ?? lengthOf(boundaryOfUnion(parts));
}

const perimeters: ByForm<[], number> = {
  round: (shape) => ("r" in shape ? 2 * Math.PI * shape.r : 0),
  ellipse({ rx, ry }) {
    const [shorter, longer] = [Math.min(rx, ry), Math.max(rx, ry)];
    return shorter === 0 ? 2 * longer : 4 * quarterOfEllipse(longer, shorter);
  },
  box(shape) {
    const r = radiusOf(shape);
    return aroundBox(shape.halfWidth - r, shape.halfHeight - r, r);
  },
  wedge: aroundWedge,
  ended(shape) {
    const r = radiusOf(shape);
    return (r === 0 ? 1 : 2) * distanceOfEnds(shape) + 2 * Math.PI * r;
  },
  polygon: (shape) =>
    shape.convex ? lengthOfPieces(piecesOf(shape)) : lengthOfChain(shape, piecesOf(shape)),
  polyline: (shape) => lengthOfChain(shape, piecesOf(shape)),
  halfPlane: () => Number.POSITIVE_INFINITY,
  union({ parts }) {
    let total = 0;
    for (const cluster of clustersOf(parts, boxesMeet)) total += lengthAround(cluster);
    return total;
  },
};

/** The length of the boundary of a shape other than a compound. A shape that a size of zero makes a segment counts as one. */
export function simplePerimeter(shape: SimpleShape): number {
  return ofForm(perimeters, shape.kind)(shape);
}

/** The perimeter of a box rounded by r; for a segment, its length only once. */
function aroundBox(halfWidth: number, halfHeight: number, r: number): number {
  const isFlat = r === 0 && (halfWidth === 0 || halfHeight === 0);
  return (isFlat ? 2 : 4) * (halfWidth + halfHeight) + 2 * Math.PI * r;
}

function aroundWedge(shape: WedgeShape): number {
  const [innerR, outerR] = [innerRadius(shape), outerRadius(shape)];
  if (isOpeningZero(shape)) return outerR - innerR;
  const angle = openingAngle(shape);
  if (innerR === outerR) return outerR * angle;
  const arcs = outerR * angle + innerR * angle;
  return shape.opening === Opening.whole ? arcs : arcs + 2 * (outerR - innerR);
}

function distanceOfEnds({ ax, ay, bx, by }: EndedShape): number {
  // Computed from halves, so that no difference of coordinates overflows.
  return 2 * length({ x: bx / 2 - ax / 2, y: by / 2 - ay / 2 });
}

/** Without pieces that overlap, each is on the boundary: by the even-odd rule, one of its two sides is outside. */
function lengthOfChain(shape: SimpleShape, pieces: Pieces): number {
  return haveCommonStretch(pieces) ? lengthOf(boundaryOfUnion([shape])) : lengthOfPieces(pieces);
}

/** The straight pieces of a shape, of lengths above 0: ax, ay, bx, by of one after the other. */
type Pieces = Float64Array;

const NUMBERS = 4;

/** The edges of a polyline, or of all rings of a polygon. */
export function piecesOf(shape: VertexShape): Pieces {
  const { points, ringEnds, isClosed } = ringsOf(shape);
  const pieces = new Float64Array(2 * points.length);
  let count = 0;
  let begin = 0;
  for (const end of ringEnds) {
    for (let i = begin; i < (isClosed ? end : end - 1); i++) {
      const next = i + 1 < end ? i + 1 : begin;
      const [ax, ay] = [points[2 * i] ?? 0, points[2 * i + 1] ?? 0];
      const [bx, by] = [points[2 * next] ?? 0, points[2 * next + 1] ?? 0];
      if (ax === bx && ay === by) continue;
      pieces.set([ax, ay, bx, by], count);
      count += NUMBERS;
    }
    begin = end;
  }
  return pieces.slice(0, count);
}

/** The sum of all lengths; Infinity if it is beyond the largest double. */
function lengthOfPieces(pieces: Pieces): number {
  const power = powerOf(pieces);
  let sum = 0;
  for (let i = 0; i < pieces.length; i += NUMBERS) sum += scaledLength(pieces, i, power);
  return sum / power;
}

/**
 * The mean of all points of some pieces, or null if there is none. Relative to the start of the first piece, so that it
 * is as precise far from the origin as near it.
 */
export function meanOfPieces(pieces: Pieces): Vec2 | null {
  if (pieces.length === 0) return null;
  const power = powerOf(pieces);
  const [originX, originY] = [(pieces[0] ?? 0) * power, (pieces[1] ?? 0) * power];
  let [sum, sumX, sumY] = [0, 0, 0];
  for (let i = 0; i < pieces.length; i += NUMBERS) {
    const length = scaledLength(pieces, i, power);
    sum += length;
    sumX += length * ((pieces[i] ?? 0) * power - originX + ((pieces[i + 2] ?? 0) * power - originX));
    sumY += length * ((pieces[i + 1] ?? 0) * power - originY + ((pieces[i + 3] ?? 0) * power - originY));
  }
  // Pieces may be so far from the origin that they are shorter than the least double in this unit.
  if (sum === 0) return { x: pieces[0] ?? 0, y: pieces[1] ?? 0 };
  return { x: (originX + sumX / sum / 2) / power, y: (originY + sumY / sum / 2) / power };
}

/** The power of two that makes the largest coordinate less than 1/2, so that no difference overflows. */
function powerOf(pieces: Pieces): number {
  let largest = 0;
  for (const coordinate of pieces) largest = Math.max(largest, Math.abs(coordinate));
  return largest === 0 ? 1 : normalizingPower(largest) / 4;
}

/**
 * The length of a piece times a power of two. Its square may underflow if the piece is far from the origin, or much
 * smaller than others: so it is scaled by a power of its own.
 */
function scaledLength(pieces: Pieces, i: number, power: number): number {
  const x = (pieces[i + 2] ?? 0) * power - (pieces[i] ?? 0) * power;
  const y = (pieces[i + 3] ?? 0) * power - (pieces[i + 1] ?? 0) * power;
  const size = Math.max(Math.abs(x), Math.abs(y));
  if (size === 0) return 0;
  const own = normalizingPower(size);
  return Math.sqrt(x * own * (x * own) + y * own * (y * own)) / own;
}

/**
 * Whether two of the pieces share more than a point. Exact.
 *
 * They are sorted from left to right, and only pieces whose ranges of x meet are compared.
 */
export function haveCommonStretch(pieces: Pieces): boolean {
  const count = pieces.length / NUMBERS;
  const order = Array.from({ length: count }, (_, i) => NUMBERS * i);
  const minX = (i: number) => Math.min(pieces[i] ?? 0, pieces[i + 2] ?? 0);
  const maxX = (i: number) => Math.max(pieces[i] ?? 0, pieces[i + 2] ?? 0);
  order.sort((i, j) => minX(i) - minX(j));
  for (let first = 0; first < count; first++) {
    const i = order[first] ?? 0;
    for (let second = first + 1; second < count; second++) {
      const j = order[second] ?? 0;
      if (minX(j) > maxX(i)) break;
      spend(1 / 64);
      if (shareStretch(pieces, i, j)) return true;
    }
  }
  return false;
}

function shareStretch(pieces: Pieces, i: number, j: number): boolean {
  const [ax, ay, bx, by] = [pieces[i] ?? 0, pieces[i + 1] ?? 0, pieces[i + 2] ?? 0, pieces[i + 3] ?? 0];
  const [cx, cy, dx, dy] = [pieces[j] ?? 0, pieces[j + 1] ?? 0, pieces[j + 2] ?? 0, pieces[j + 3] ?? 0];
  const commonX = Math.min(Math.max(ax, bx), Math.max(cx, dx)) - Math.max(Math.min(ax, bx), Math.min(cx, dx));
  const commonY = Math.min(Math.max(ay, by), Math.max(cy, dy)) - Math.max(Math.min(ay, by), Math.min(cy, dy));
  if (commonX < 0 || commonY < 0 || (commonX === 0 && commonY === 0)) return false;
  return orientation(ax, ay, bx, by, cx, cy) === 0 && orientation(ax, ay, bx, by, dx, dy) === 0;
}
