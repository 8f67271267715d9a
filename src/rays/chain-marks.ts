import type { Sign } from "../math/exact.js";
import { Expansion, isOrdinary } from "../math/rounding.js";
import { certainSign, UNDERFLOW_ERROR, UNIT_ROUNDOFF } from "../math/verdict.js";
import type { Ray } from "../shapes/kind.js";
import type { StayEnd } from "./stay.js";

/** Where the line of a ray crosses an edge, or passes through a vertex. */
export class Mark {
  /** The rounded t, a quotient of polynomials in the given numbers, and a bound on its error. */
  t = 0.5;
  error = 0.5;
  /** Index of the vertex; −1 within an edge. */
  at = -1;
  /** Indices of the vertices of the crossed edge, or of those before and after the vertex. */
  from = 0;
  to = 0;
  /** Bit 1: whether the inside changes just ahead of the line; bit 2: just behind it. */
  toggles = 0;
  /** The number of edges along the line that begin here, less those that end here. */
  cover = 0;
}

const NO_RAY: Ray = { x: 0.5, y: 0.5, dx: 0.5, dy: 0.5, minT: 0.5, maxT: 0.5 };

/** The points where the line of a ray meets chains of edges: the first `count` of a list that grows. */
export class ChainMarks {
  ray = NO_RAY;
  /** The vertices of all chains, x and y alternately. */
  chain: readonly number[] = [];
  /** Whether the chains bound a polygon; else they are curves. */
  isSolid = false;
  /** Whether an edge leads from the last vertex of each chain back to its first. */
  isClosed = false;
  count = 0;
  readonly list: Mark[] = [];
  /** Sides of the line on which the vertices lie: 1 ahead of its direction, 0 on it. */
  sides = new Int8Array(16);

  /** Begins with another line and other chains, without marks. */
  begin(ray: Ray, chain: readonly number[], isSolid: boolean, isClosed: boolean): void {
    this.ray = ray;
    this.chain = chain;
    this.isSolid = isSolid;
    this.isClosed = isClosed;
    this.count = 0;
    if (this.sides.length < chain.length / 2) this.sides = new Int8Array(chain.length);
  }

  /** Appends a mark, which still has the numbers of an earlier use. */
  next(): Mark {
    if (this.count === this.list.length) this.list.push(new Mark());
    return this.list[this.count++] as Mark;
  }
}

/**
 * Adds a mark where the line crosses the edge between two vertices on different sides of it. False if t is not known well
 * enough, and the numbers are too extreme for exact expansions.
 */
export function markCrossing(marks: ChainMarks, from: number, to: number): boolean {
  const mark = marks.next();
  if (!setCrossing(mark, marks.ray, marks.chain, from, to)) {
    if (!loadCrossing(marks, from, to)) return false;
    mark.t = approximateQuotient(numeratorExpansion, denominatorExpansion);
    mark.error = QUOTIENT_ERROR * Math.abs(mark.t);
  }
  mark.at = -1;
  mark.from = from;
  mark.to = to;
  mark.toggles = marks.isSolid ? 3 : 0;
  mark.cover = 0;
  return true;
}

/** Marks a vertex on the line: t = (m · d)/(d · d). */
export function markVertex(marks: ChainMarks, at: number): Mark {
  const { ray, chain } = marks;
  const { dx, dy } = ray;
  const dotX = ((chain[2 * at] ?? 0) - ray.x) * dx;
  const dotY = ((chain[2 * at + 1] ?? 0) - ray.y) * dy;
  const lengthSq = dx * dx + dy * dy;
  const mark = marks.next();
  mark.t = (dotX + dotY) / lengthSq;
  mark.error =
    (CHAIN_ERROR * (Math.abs(dotX) + Math.abs(dotY)) + UNDERFLOW_ERROR) / lengthSq +
    CHAIN_ERROR * Math.abs(mark.t);
  mark.at = at;
  return mark;
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
function loadCrossing({ ray, chain }: ChainMarks, from: number, to: number): boolean {
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

function loadVertex({ ray, chain }: ChainMarks, at: number): boolean {
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

function load({ at, from, to }: Mark, marks: ChainMarks): boolean {
  return at < 0 ? loadCrossing(marks, from, to) : loadVertex(marks, at);
}

/** Fills in t of an end and compares it to the ray's limits. False if undecided, since the numbers are too extreme. */
export function placeMark(end: StayEnd, mark: Mark, marks: ChainMarks): boolean {
  const { ray } = marks;
  const { t, error } = mark;
  end.t = t;
  end.error = error;
  end.versusMin = certainSign(t - ray.minT, error);
  end.versusMax = certainSign(t - ray.maxT, error);
  if (end.versusMin !== 0 && end.versusMax !== 0) return true;
  return load(mark, marks) && placeQuotient(end, numeratorExpansion, denominatorExpansion, ray);
}

/** The sign of the difference of the t of two of the marks. */
export function compareMarks(a: Mark, b: Mark, marks: ChainMarks): KnownSign {
  const difference = a.t - b.t;
  const error = a.error + b.error + UNIT_ROUNDOFF * Math.abs(difference);
  if (difference > error) return 1;
  if (difference < -error) return -1;
  if (!load(a, marks)) return UNDECIDED;
  otherNumerator.clear().addMultiple(numeratorExpansion, 1);
  otherDenominator.clear().addMultiple(denominatorExpansion, 1);
  if (!load(b, marks)) return UNDECIDED;
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

/** t of an end must be known to this fraction of the distance … */
export const CROSSING_WAY_ACCURACY = 2 ** -42;
/** … or to this fraction of the coordinates from which it is computed. */
export const CROSSING_COORDINATE_ACCURACY = 2 ** -48;

/**
 * The product of a component of the direction or of an edge (1 rounding) and a coordinate relative to the ray (1), and
 * the sum of two of them: 4 roundings. A square has 2.
 */
export const CHAIN_ERROR = 5 * UNIT_ROUNDOFF;

/** The crossing of the line of a ray and an edge: t as rounded, and a bound on its error. */
export class EdgeCrossing {
  t = 0.5;
  error = 0.5;
}

/**
 * Computes where the line crosses the edge between two vertices on different sides of it: with m from the ray's origin to
 * the first and e along the edge, t = (m × e)/(d × e). False if it is not known well enough.
 */
export function setCrossing(
  out: EdgeCrossing,
  ray: Ray,
  chain: readonly number[],
  from: number,
  to: number,
): boolean {
  const { dx, dy } = ray;
  const x = chain[2 * from] ?? 0;
  const y = chain[2 * from + 1] ?? 0;
  const mx = x - ray.x;
  const my = y - ray.y;
  const ex = (chain[2 * to] ?? 0) - x;
  const ey = (chain[2 * to + 1] ?? 0) - y;
  const numeratorX = mx * ey;
  const numeratorY = my * ex;
  const denominatorX = dx * ey;
  const denominatorY = dy * ex;
  const denominator = denominatorX - denominatorY;
  const denominatorError = CHAIN_ERROR * (Math.abs(denominatorX) + Math.abs(denominatorY)) + UNDERFLOW_ERROR;
  const t = (numeratorX - numeratorY) / denominator;
  const size = Math.abs(t);
  const error =
    (CHAIN_ERROR * (Math.abs(numeratorX) + Math.abs(numeratorY)) +
      UNDERFLOW_ERROR +
      size * denominatorError) /
      Math.max(0, Math.abs(denominator) - denominatorError) +
    CHAIN_ERROR * size;
  const step = Math.abs(dx) + Math.abs(dy);
  const reach = Math.abs(mx) + Math.abs(my) + Math.abs(ex) + Math.abs(ey);
  out.t = t;
  out.error = error;
  return error * step <= CROSSING_WAY_ACCURACY * size * step + CROSSING_COORDINATE_ACCURACY * reach;
}

/** Numbers t that are quotients of polynomials in the given numbers, whose terms are held exactly. */

/** A sign found by exact arithmetic, or undecided where the numbers are too extreme for it. */
export type KnownSign = Sign | typeof UNDECIDED;

export const UNDECIDED = 2;

export function isOrdinaryRay({ x, y, dx, dy }: Ray): boolean {
  return isOrdinary(x) && isOrdinary(y) && isOrdinary(dx) && isOrdinary(dy);
}

/** Bound on the relative error of an approximate quotient: 4 roundings for each sum, and the quotient's. */
const QUOTIENT_ERROR = 10 * UNIT_ROUNDOFF;

function approximateQuotient(numerator: Expansion, denominator: Expansion): number {
  return numerator.approximate() / denominator.approximate();
}

const difference = /* @__PURE__ */ new Expansion();

/** The sign of numerator/denominator − limit. */
function compareQuotient(numerator: Expansion, denominator: Expansion, limit: number): KnownSign {
  if (!Number.isFinite(limit)) return limit > 0 ? -1 : 1;
  if (!isOrdinary(limit)) return UNDECIDED;
  const sign = difference.clear().addMultiple(numerator, 1).addMultiple(denominator, -limit).sign();
  return denominator.sign() > 0 ? sign : (-sign as Sign);
}

/** Fills in t of an end and compares it to the ray's limits. False: undecided. */
export function placeQuotient(end: StayEnd, numerator: Expansion, denominator: Expansion, ray: Ray): boolean {
  const versusMin = compareQuotient(numerator, denominator, ray.minT);
  const versusMax = compareQuotient(numerator, denominator, ray.maxT);
  if (versusMin === UNDECIDED || versusMax === UNDECIDED) return false;
  end.t = approximateQuotient(numerator, denominator);
  end.error = QUOTIENT_ERROR * Math.abs(end.t);
  end.versusMin = versusMin;
  end.versusMax = versusMax;
  return true;
}
