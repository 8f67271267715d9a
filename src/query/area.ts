import { unionAreaByCrossings } from "../crossings/intersection.js";
import { unionArea } from "../exact/in-common.js";
import { type BudgetOptions, withinBudget } from "../math/cost.js";
import { addDyadics, nearestDouble, negateDyadic, ZERO } from "../math/dyadic.js";
import { normalizingPower } from "../math/exact.js";
import { productError, sumError } from "../math/rounding.js";
import { atan2 } from "../math/trigonometry.js";
import { length } from "../math/vec2.js";
import { UNIT_ROUNDOFF } from "../math/verdict.js";
import { ofShape } from "../shapes/arguments.js";
import { clustersOf, haveCommonInside } from "../shapes/clusters.js";
import { type Compound, type Directions, Opening, type Shape, type SimpleShape } from "../shapes/kind.js";
import {
  type BoxShape,
  type ByForm,
  type EndedShape,
  innerRadius,
  isThin,
  ofForm,
  outerRadius,
} from "../shapes/reductions.js";
import { exactTwiceArea } from "../shapes/rings.js";
import { penetrates } from "./penetrates.js";

/**
 * The area of a shape: 0 for points, curves and shapes without width, Infinity for a half plane. Where parts of
 * a compound overlap, it counts once.
 *
 * Scene units, squared. A shape given by points has the area of its stored world points; where rounding has
 * made a polygon's rings cross, that is the outer ring's less the holes', each as the sum over its edges has
 * it. Which arcs bound the union of overlapping parts is exact. Error: a few ulp (for parts whose boxes meet, of the
 * square of their extent). An area beyond the largest double is Infinity. Cost: nanoseconds to a microsecond; for
 * overlapping parts, about a microsecond for each two that cross, and from some 0.1 ms to milliseconds where they touch
 * or run together.
 *
 * With `{ budget }`, throws BudgetExceeded where so many steps do not suffice.
 *
 * @example
 * area(rect(0, 0, 4, 2)); // 8
 */
export function area(shape: Shape, options?: BudgetOptions | number): number {
  if (typeof options === "object") return withinBudget(options, "area", area, shape);
  return ofShape(areas, shape, "area: shape")(shape);
}

/**
 * Sizes are multiplied in an order in which no product leaves the doubles much before the area does, and all
 * parts of sums are positive, so that nothing cancels.
 */
const areas: ByForm<[], number> = {
  round: (shape) => ("r" in shape ? Math.PI * shape.r * shape.r : 0),
  // With the longer one first, the product may overflow where the shorter one is 0.
  ellipse: ({ rx, ry }) => Math.PI * Math.min(rx, ry) * Math.max(rx, ry),
  box: (shape) => boxArea(shape, "r" in shape ? shape.r : 0),
  wedge: (shape) =>
    isThin(shape) ? 0 : annularArea(innerRadius(shape), outerRadius(shape), openingAngle(shape)),
  ended: (shape) => ("r" in shape ? capsuleArea(shape, shape.r) : 0),
  polygon: ({ vertices, ringEnds }) => polygonArea(vertices, ringEnds),
  polyline: () => 0,
  halfPlane: () => Number.POSITIVE_INFINITY,
  union: compoundArea,
};

/** The area of a shape that is no compound. */
export function simpleArea(shape: SimpleShape): number {
  return ofForm(areas, shape.kind)(shape);
}

/** (R² − r²) angle / 2. */
function annularArea(innerR: number, outerR: number, angle: number): number {
  return (outerR - innerR) * angle * (outerR / 2 + innerR / 2);
}

function capsuleArea({ ax, ay, bx, by }: EndedShape, r: number): number {
  // A quarter of the length, so that neither it nor a difference of coordinates is beyond the largest double.
  const quarterLength = length({ x: bx / 4 - ax / 4, y: by / 4 - ay / 4 });
  return r * quarterLength * 8 + Math.PI * r * r;
}

function boxArea({ halfWidth, halfHeight }: BoxShape, r: number): number {
  const coreWidth = halfWidth - r;
  const coreHeight = halfHeight - r;
  return 2 * coreWidth * (2 * coreHeight) + (r * coreWidth + r * coreHeight) * 4 + Math.PI * r * r;
}

/** More than what products of coordinates below 2 lose where their errors are not computable. */
const LOST_BELOW = 2 ** -890;

/** Errors up to this part of the area are as good as a rounding. */
const NEGLIGIBLE = UNIT_ROUNDOFF / 4;

/**
 * The area of a polygon: that of its outer ring less those of its holes, each the magnitude of the sum of
 * vᵢ × vᵢ₊₁ / 2. Where rounding has made rings cross, it is that difference all the same, and at least 0.
 * Error: below 2 ulp.
 *
 * Products are summed with their rounding errors, in twice the precision of a double: for n products of
 * magnitudes that add up to m, the error is below (n u)² m, to which the last rounding comes (T. Ogita,
 * S. M. Rump, S. Oishi, "Accurate Sum and Dot Product", 2005). Where cancellation leaves too little, for
 * slivers far from the origin, exact integers decide.
 */
function polygonArea(vertices: readonly number[], ringEnds: readonly number[]): number {
  let largest = 0;
  for (const coordinate of vertices) largest = Math.max(largest, Math.abs(coordinate));
  if (largest === 0) return 0;
  const power = normalizingPower(largest);
  const sum: RingSum = { high: 0, low: 0, magnitude: 0 };
  let high = 0;
  let low = 0;
  let magnitude = 0;
  let begin = 0;
  for (const end of ringEnds) {
    sumRing(vertices, begin, end, power, sum);
    const isAdded = (begin === 0) === sum.high + sum.low > 0;
    const ringHigh = isAdded ? sum.high : -sum.high;
    const total = high + ringHigh;
    low += sumError(high, ringHigh, total) + (isAdded ? sum.low : -sum.low);
    high = total;
    magnitude += sum.magnitude;
    begin = end;
  }
  const products = vertices.length + ringEnds.length;
  const twice = high + low;
  // Twice for the sums themselves, twice for rings so thin that their sign may be wrong.
  const error = 4 * (products * UNIT_ROUNDOFF) ** 2 * magnitude + products * LOST_BELOW;
  if (error <= NEGLIGIBLE * twice) return twice / 2 / power / power;
  return exactPolygonArea(vertices, ringEnds);
}

interface RingSum {
  high: number;
  low: number;
  magnitude: number;
}

/** Sets twice the signed area of a ring whose coordinates are multiplied by a power of two. */
function sumRing(vertices: readonly number[], begin: number, end: number, power: number, out: RingSum): void {
  let high = 0;
  let low = 0;
  let magnitude = 0;
  let px = (vertices[2 * end - 2] ?? 0) * power;
  let py = (vertices[2 * end - 1] ?? 0) * power;
  for (let i = begin; i < end; i += 1) {
    const qx = (vertices[2 * i] ?? 0) * power;
    const qy = (vertices[2 * i + 1] ?? 0) * power;
    const first = px * qy;
    const afterFirst = high + first;
    low += sumError(high, first, afterFirst) + productError(px, qy, first);
    const second = -py * qx;
    const afterSecond = afterFirst + second;
    low += sumError(afterFirst, second, afterSecond) + productError(-py, qx, second);
    high = afterSecond;
    magnitude += Math.abs(first) + Math.abs(second);
    px = qx;
    py = qy;
  }
  out.high = high;
  out.low = low;
  out.magnitude = magnitude;
}

function exactPolygonArea(vertices: readonly number[], ringEnds: readonly number[]): number {
  let total = ZERO;
  let begin = 0;
  for (const end of ringEnds) {
    const twice = exactTwiceArea(vertices, begin, end);
    const isAdded = (begin === 0) === twice.mantissa > 0n;
    total = addDyadics(total, isAdded ? twice : negateDyadic(twice));
    begin = end;
  }
  return Math.max(0, nearestDouble({ mantissa: total.mantissa, exponent: total.exponent - 1 }));
}

/**
 * The angle between the two directions of a shape in radians, in [0, 2π]. Error: a few ulp, however near the
 * directions are to each other.
 */
export function openingAngle({ opening, startX, startY, endX, endY }: Directions): number {
  if (opening === Opening.whole) return 2 * Math.PI;
  // Directions of any length: powers of two change no angle.
  const startPower = normalizingPower(Math.max(Math.abs(startX), Math.abs(startY)));
  const endPower = normalizingPower(Math.max(Math.abs(endX), Math.abs(endY)));
  const px = startX * startPower;
  const py = startY * startPower;
  const qx = endX * endPower;
  const qy = endY * endPower;
  const angle = atan2(sumOfProducts(px, qy, -py, qx), sumOfProducts(px, qx, py, qy));
  // A turn that is less than whole by less than a rounding must not become 0.
  return angle < 0 || (angle === 0 && opening === Opening.halfOrMore) ? 2 * Math.PI + angle : angle;
}

/**
 * a·b + c·d with an error of 2 ulp or so also where the products cancel.
 *
 * Source: W. Kahan's algorithm; C.-P. Jeannerod, N. Louvet, J.-M. Muller, "Further analysis of Kahan's
 * algorithm for the accurate computation of 2 × 2 determinants" (2013).
 */
function sumOfProducts(a: number, b: number, c: number, d: number): number {
  const first = a * b;
  const second = c * d;
  return first + second + (productError(a, b, first) + productError(c, d, second));
}

/** The area of the union of a compound's parts. */
function compoundArea(shape: Compound): number {
  const solids = shape.parts.filter((part) => simpleArea(part) > 0);
  let total = 0;
  for (const cluster of clustersOf(solids, haveCommonInside)) {
    total += areaOfUnion(shape, cluster);
  }
  return total;
}

/** The area of the union of some parts of a compound. */
function areaOfUnion(shape: Compound, parts: readonly SimpleShape[]): number {
  let largest = 0;
  let sum = 0;
  for (const part of parts) {
    const own = simpleArea(part);
    largest = Math.max(largest, own);
    sum += own;
  }
  if (parts.length === 1 || largest === Number.POSITIVE_INFINITY) return largest;
  const together = unionAreaByCrossings({ ...shape, parts }) ?? areaOfGroups(shape, parts);
  // Between these, whatever rounding did.
  return Math.min(Math.max(together, largest), sum);
}

/** The same where outlines touch or run together: parts whose interiors do not meet are separated. */
function areaOfGroups(shape: Compound, parts: readonly SimpleShape[]): number {
  const groups = [...clustersOf(parts, haveCommonInside, penetrates)];
  if (groups.length === 1) return unionArea(parts);
  let total = 0;
  for (const group of groups) total += areaOfUnion(shape, group);
  return total;
}
