import type { Sign } from "../math/exact.js";
import { Expansion, isOrdinary } from "../math/expansion.js";
import { certainSign, UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../math/verdict.js";
import type { Ray } from "../shapes/kind.js";
import { CHAIN_ERROR, EdgeCrossing, setCrossing } from "./edge-crossing.js";
import {
  approximateQuotient,
  isOrdinaryRay,
  type KnownSign,
  placeQuotient,
  QUOTIENT_ERROR,
  UNDECIDED,
} from "./exact-quotient.js";
import type { StayEnd } from "./stay.js";

/** What a line does at a mark: cross an edge between its vertices, or pass through a vertex. */
export const MarkKind = { crossing: 0, vertex: 1 } as const;

/**
 * The points where the line of a ray meets chains of edges, in arrays that grow. t of each is a quotient of polynomials
 * in the given numbers, rounded here, with a bound on its error.
 */
export class ChainMarks {
  count = 0;
  t = new Float64Array(8);
  error = new Float64Array(8);
  kind = new Int8Array(8);
  /** Indices of the vertices of the crossed edge, or of those before and after a vertex. */
  from = new Int32Array(8);
  to = new Int32Array(8);
  /** Index of the vertex. */
  at = new Int32Array(8);
  /** Bit 1: whether the inside changes just ahead of the line; bit 2: just behind it. */
  toggles = new Int8Array(8);
  /** The number of edges along the line that begin here, less those that end here. */
  cover = new Int8Array(8);
  /** The marks in order of t. */
  order = new Int32Array(8);
  /** Sides of the line on which the vertices lie: 1 ahead of its direction, 0 on it. */
  sides = new Int8Array(16);
  /** Whether the chains bound a polygon; else they are curves. */
  isSolid = false;

  /** Empties the list, with room for the sides of some vertices. */
  begin(vertexCount: number, isSolid: boolean): void {
    this.count = 0;
    this.isSolid = isSolid;
    if (this.sides.length < vertexCount) this.sides = new Int8Array(2 * vertexCount);
  }

  /** Makes room for one more, and returns its index. */
  next(): number {
    if (this.count === this.t.length) this.grow();
    return this.count++;
  }

  private grow(): void {
    const size = 2 * this.t.length;
    this.t = copied(this.t, new Float64Array(size));
    this.error = copied(this.error, new Float64Array(size));
    this.kind = copied(this.kind, new Int8Array(size));
    this.from = copied(this.from, new Int32Array(size));
    this.to = copied(this.to, new Int32Array(size));
    this.at = copied(this.at, new Int32Array(size));
    this.toggles = copied(this.toggles, new Int8Array(size));
    this.cover = copied(this.cover, new Int8Array(size));
    this.order = copied(this.order, new Int32Array(size));
  }
}

function copied<T extends Float64Array | Int32Array | Int8Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

const crossing = /* @__PURE__ */ new EdgeCrossing();

/**
 * Adds a mark where the line crosses the edge between two vertices on different sides of it. False if t is not known well
 * enough, and the numbers are too extreme for exact expansions.
 */
export function markCrossing(
  marks: ChainMarks,
  ray: Ray,
  chain: readonly number[],
  from: number,
  to: number,
): boolean {
  if (!setCrossing(crossing, ray, chain, from, to)) {
    if (!loadCrossing(ray, chain, from, to)) return false;
    crossing.t = approximateQuotient(numeratorExpansion, denominatorExpansion);
    crossing.error = QUOTIENT_ERROR * Math.abs(crossing.t);
  }
  const index = marks.next();
  marks.kind[index] = MarkKind.crossing;
  marks.t[index] = crossing.t;
  marks.error[index] = crossing.error;
  marks.from[index] = from;
  marks.to[index] = to;
  marks.toggles[index] = marks.isSolid ? 3 : 0;
  marks.cover[index] = 0;
  return true;
}

/** Marks a vertex on the line: t = (m · d)/(d · d). Returns its index. */
export function markVertex(marks: ChainMarks, ray: Ray, chain: readonly number[], at: number): number {
  const { dx, dy } = ray;
  const dotX = ((chain[2 * at] ?? 0) - ray.x) * dx;
  const dotY = ((chain[2 * at + 1] ?? 0) - ray.y) * dy;
  const lengthSq = dx * dx + dy * dy;
  const t = (dotX + dotY) / lengthSq;
  const index = marks.next();
  marks.t[index] = t;
  marks.error[index] =
    (CHAIN_ERROR * (Math.abs(dotX) + Math.abs(dotY)) + UNDERFLOW_ERROR) / lengthSq +
    CHAIN_ERROR * Math.abs(t);
  marks.kind[index] = MarkKind.vertex;
  marks.at[index] = at;
  return index;
}

const numeratorExpansion = /* @__PURE__ */ new Expansion();
const denominatorExpansion = /* @__PURE__ */ new Expansion();
const otherNumerator = /* @__PURE__ */ new Expansion();
const otherDenominator = /* @__PURE__ */ new Expansion();
const scratch = /* @__PURE__ */ new Expansion();

function isOrdinaryVertex(chain: readonly number[], at: number): boolean {
  return isOrdinary(chain[2 * at] ?? 0) && isOrdinary(chain[2 * at + 1] ?? 0);
}

/** Fills the scratch expansions with the terms of the t of a crossing. False if the numbers are too extreme. */
function loadCrossing(ray: Ray, chain: readonly number[], from: number, to: number): boolean {
  if (!isOrdinaryRay(ray) || !isOrdinaryVertex(chain, from) || !isOrdinaryVertex(chain, to)) return false;
  const ax = chain[2 * from] ?? 0;
  const ay = chain[2 * from + 1] ?? 0;
  const bx = chain[2 * to] ?? 0;
  const by = chain[2 * to + 1] ?? 0;
  const { x, y, dx, dy } = ray;
  numeratorExpansion.clear().addProduct(ax, by).addProduct(-ay, bx);
  numeratorExpansion.addProduct(x, ay).addProduct(-x, by).addProduct(y, bx).addProduct(-y, ax);
  denominatorExpansion.clear().addProduct(dx, by).addProduct(-dx, ay);
  denominatorExpansion.addProduct(-dy, bx).addProduct(dy, ax);
  return true;
}

function loadVertex(ray: Ray, chain: readonly number[], at: number): boolean {
  if (!isOrdinaryRay(ray) || !isOrdinaryVertex(chain, at)) return false;
  const { x, y, dx, dy } = ray;
  numeratorExpansion
    .clear()
    .addProduct(dx, chain[2 * at] ?? 0)
    .addProduct(-dx, x);
  numeratorExpansion.addProduct(dy, chain[2 * at + 1] ?? 0).addProduct(-dy, y);
  denominatorExpansion.clear().addProduct(dx, dx).addProduct(dy, dy);
  return true;
}

function load(marks: ChainMarks, index: number, ray: Ray, chain: readonly number[]): boolean {
  return marks.kind[index] === MarkKind.vertex
    ? loadVertex(ray, chain, marks.at[index] ?? 0)
    : loadCrossing(ray, chain, marks.from[index] ?? 0, marks.to[index] ?? 0);
}

/** Fills in t of an end and compares it to the ray's limits. False if undecided, since the numbers are too extreme. */
export function placeMark(
  end: StayEnd,
  marks: ChainMarks,
  index: number,
  ray: Ray,
  chain: readonly number[],
): boolean {
  const t = marks.t[index] ?? 0;
  const error = marks.error[index] ?? 0;
  end.t = t;
  end.error = error;
  end.versusMin = certainSign(t - ray.minT, error);
  end.versusMax = certainSign(t - ray.maxT, error);
  if (end.versusMin !== 0 && end.versusMax !== 0) return true;
  return load(marks, index, ray, chain) && placeQuotient(end, numeratorExpansion, denominatorExpansion, ray);
}

/** The sign of the difference of the t of two marks. */
export function compareMarks(
  marks: ChainMarks,
  a: number,
  b: number,
  ray: Ray,
  chain: readonly number[],
): KnownSign {
  const difference = (marks.t[a] ?? 0) - (marks.t[b] ?? 0);
  const error = (marks.error[a] ?? 0) + (marks.error[b] ?? 0) + UNIT_ROUNDOFF * Math.abs(difference);
  if (difference > error) return 1;
  if (difference < -error) return -1;
  if (!load(marks, a, ray, chain)) return UNDECIDED;
  otherNumerator.clear().addMultiple(numeratorExpansion, 1);
  otherDenominator.clear().addMultiple(denominatorExpansion, 1);
  if (!load(marks, b, ray, chain)) return UNDECIDED;
  const areShort =
    numeratorExpansion.isShort() &&
    denominatorExpansion.isShort() &&
    otherNumerator.isShort() &&
    otherDenominator.isShort();
  if (!areShort) return UNDECIDED;
  scratch.clear().addProductOf(otherNumerator, denominatorExpansion, 1);
  const sign = scratch.addProductOf(numeratorExpansion, otherDenominator, -1).sign();
  return otherDenominator.sign() === denominatorExpansion.sign() ? sign : (-sign as Sign);
}

/** The side of the line on which a vertex lies that a filter could not decide. */
export function exactSide(ray: Ray, chain: readonly number[], at: number): KnownSign {
  if (!isOrdinaryRay(ray) || !isOrdinaryVertex(chain, at)) return UNDECIDED;
  const { x, y, dx, dy } = ray;
  scratch
    .clear()
    .addProduct(dx, chain[2 * at + 1] ?? 0)
    .addProduct(-dx, y);
  return scratch
    .addProduct(-dy, chain[2 * at] ?? 0)
    .addProduct(dy, x)
    .sign();
}
