import type { ContactRecord } from "../convex/result.js";
import { union } from "../exact/box.js";
import { withinDoubles } from "../math/clamp.js";
import type { Vec2 } from "../math/vector.js";
import type { Shape } from "../shapes/kind.js";
import { nearestOfAllParts } from "./closest-points.js";
import { type ContactCurve, CurveKind } from "./contact-curve.js";
import { addHalfPlaneCurves, areInseparable, contactCurves } from "./contact-curves.js";
import { type Features, featuresOf, setFarthest } from "./contact-feature.js";
import { longestTouch, setTouch } from "./contact-points.js";
import { Cover } from "./cover.js";
import { pairsToCross } from "./curve-pairs.js";
import { addCrossings, addFeet } from "./curve-places.js";
import { crossItself } from "./elliptic-pairs.js";
import { type Escape, type Escapes, errorsAfter, NEGLIGIBLE_LENGTH } from "./escape.js";
import { type Frame, frameOf, fromFrame } from "./frame.js";
import { mouthAhead, PUSH, setPush } from "./mouth.js";
import { createNearestPair, type NearestPair } from "./nearest-pair.js";
import { nearestOfPieces } from "./nearest-pieces.js";
import { type Outlined, outlinedParts } from "./outlined.js";
import { type Box, movedPiece, type Piece, PieceKind } from "./piece.js";

/**
 * The divisor of the push for gaps that it does not fit in. Narrower ones count as closed. Their sides have to count as
 * touching, so that the mouth of such a gap is among the crossings: two pushes divided by this are less than
 * `NEGLIGIBLE_LENGTH`.
 */
const NARROWER = 8;

/** Shapes nearer than this after a push count as touching. */
const CLEARANCE = PUSH / 4;

const push: Vec2 = { x: 0, y: 0 };
const touch: Vec2 = { x: 0, y: 0 };

/**
 * The shortest translation of b that ends the overlap of any two shapes, found by their boundaries.
 *
 * The translations t for which a and b + t have a common point are a closed set M. Where the shortest way out of M ends,
 * a ball about the origin touches the boundary of M from inside: at the foot of the origin on a contact curve, or where
 * two such curves cross and M bends inward. All of these points are candidates; the answer is the nearest one from which
 * a small step onward separates the shapes.
 *
 * Error: some 1e-13 of the extents; a gap narrower than 3e-14 of them counts as closed. If no candidate were free, which
 * is not known to happen, the boxes of bounded shapes would be moved beside each other. If the depth is more than `most`,
 * it need not be the least. Cost: the pairs of features, and of the curves that come nearer to the origin than the
 * answer.
 */
export function boundaryContact(
  a: Shape,
  b: Shape,
  record: ContactRecord,
  frame = frameOf(a, b),
  most = Number.POSITIVE_INFINITY,
): void {
  const partsOfA = outlinedParts(a, frame);
  const partsOfB = outlinedParts(b, frame);
  const shortest = areInseparable(partsOfA, partsOfB)
    ? null
    : shortestEscape(partsOfA, partsOfB, most * frame.power);
  if (shortest === null) setEndless(record, partsOfA, partsOfB, frame);
  else setContactOf(record, shortest, partsOfA, partsOfB, frame);
}

/** The shortest escape; if that is longer than `most`, perhaps a longer one. */
function shortestEscape(a: readonly Outlined[], b: readonly Outlined[], most: number): Escape | null {
  const aside = wayAside(a, b);
  const limit = aside === null ? Number.POSITIVE_INFINITY : aside.length;
  const search: Search = { a, b, ofA: featuresOf(a), ofB: featuresOf(b), cover: null };
  if (!(countOf(search.ofA) * countOf(search.ofB) > FEW && limit < Number.POSITIVE_INFINITY))
    return shortestWithin(search, limit) ?? aside;
  const cover = new Cover(a, b);
  const covered: Search = { ...search, cover };
  for (let length = Math.max(cover.least, limit * FIRST); length < limit; length *= FARTHER) {
    const found = shortestWithin(covered, length);
    if (found !== null) return found;
    if (length > most) return aside;
  }
  return shortestWithin(covered, limit) ?? aside;
}

/** Up to this many pairs of features are all looked at at once. */
const FEW = 8192;

/** Otherwise the search begins within this part of the length that certainly suffices, … */
const FIRST = 2 ** -6;

/** … and goes on this many times as far. */
const FARTHER = 1.15;

/** The shapes, their features, and the translations after which they certainly overlap. */
interface Search {
  readonly a: readonly Outlined[];
  readonly b: readonly Outlined[];
  readonly ofA: Features;
  readonly ofB: Features;
  readonly cover: Cover | null;
}

function countOf({ edges, rounds }: Features): number {
  return edges.length + rounds.length;
}

/** The shortest translation up to a limit after which the shapes can separate, if there is one. */
function shortestWithin({ a, b, ofA, ofB, cover }: Search, limit: number): Escape | null {
  const all = contactCurves(ofA, ofB, limit);
  addHalfPlaneCurves(a, b, all);
  const curves = cover === null ? all : all.filter((curve) => !cover.hides(curve, limit));
  const freedom = new Freedom(a, b, cover);
  const feet: Escapes = { limit, cover, found: [] };
  for (const curve of curves) addFeet(curve, feet);
  const nearestFoot = shortestFree(feet, freedom);
  const crossings: Escapes = { limit: nearestFoot?.length ?? limit, cover, found: [] };
  addAllCrossings(curves, crossings);
  return shortestFree(crossings, freedom) ?? nearestFoot;
}

/** Adds the crossings of all curves that come within the limit of the origin. */
function addAllCrossings(curves: readonly ContactCurve[], crossings: Escapes): void {
  const near = curves.filter((curve) => curve.reach < crossings.limit).sort((p, q) => p.reach - q.reach);
  let crossed = 0;
  const finishUpTo = (end: number): void => {
    for (; crossed < end; crossed++) {
      const curve = near[crossed];
      if (curve?.kind === CurveKind.elliptic) crossItself(curve, crossings);
    }
  };
  pairsToCross(near, (first, second) => {
    const [curve, other] = [near[first], near[second]];
    if (curve === undefined || other === undefined) return;
    finishUpTo(first);
    // A curve that begins beyond the farthest point of another does not cross it.
    if (other.reach <= curve.farthest + NEGLIGIBLE_LENGTH) addCrossings(curve, other, crossings);
  });
  finishUpTo(near.length);
}

/** The shortest of some translations after which the shapes can separate; the first of equal ones. */
function shortestFree({ found }: Escapes, freedom: Freedom): Escape | null {
  found.sort((p, q) => p.length - q.length);
  const partsAfter = ({ x, y, length, mouth }: Escape, narrower: number): boolean => {
    const part = errorsAfter(length) / narrower;
    setPush(push, mouth, part);
    return freedom.isApart(x + push.x, y + push.y, part * CLEARANCE);
  };
  return found.find((way) => partsAfter(way, 1) || partsAfter(way, NARROWER)) ?? null;
}

function setContactOf(
  record: ContactRecord,
  shortest: Escape,
  a: readonly Outlined[],
  b: readonly Outlined[],
  { originX, originY, power }: Frame,
): void {
  record.normalX = shortest.normalX + 0;
  record.normalY = shortest.normalY + 0;
  record.depth = withinDoubles(shortest.length / power);
  const halfX = shortest.x / 2;
  const halfY = shortest.y / 2;
  const run = longestTouch(a, b, shortest);
  record.count = run === undefined ? 1 : 2;
  setTouch(touch, shortest, a, b);
  const { x, y } = touch;
  record.x0 = fromFrame((run?.startX ?? x) - halfX, originX, power);
  record.y0 = fromFrame((run?.startY ?? y) - halfY, originY, power);
  record.x1 = fromFrame((run?.endX ?? x) - halfX, originX, power);
  record.y1 = fromFrame((run?.endY ?? y) - halfY, originY, power);
}

/** For shapes that overlap after every translation. */
function setEndless(
  record: ContactRecord,
  a: readonly Outlined[],
  b: readonly Outlined[],
  { originX, originY, power }: Frame,
): void {
  const common = createNearestPair();
  nearestOfAllParts(a, b, common);
  const line = [...a, ...b].flatMap((part) => part.pieces).find((piece) => piece.kind === PieceKind.line);
  record.normalX = line === undefined ? 1 : line.nx + 0;
  record.normalY = line === undefined ? 0 : line.ny + 0;
  record.depth = Number.POSITIVE_INFINITY;
  record.count = 1;
  record.x0 = fromFrame(common.ax, originX, power);
  record.y0 = fromFrame(common.ay, originY, power);
  record.x1 = record.x0;
  record.y1 = record.y0;
}

interface PiecePair {
  readonly ofA: Piece;
  readonly ofB: Piece;
}

/** Trying more pairs first takes longer than it saves. */
const MOST_LATEST = 16;

/**
 * Decides whether two shapes are apart after a translation.
 *
 * Shapes whose boundaries are nearer than a clearance count as touching. The answer is sure unless the distance is near
 * the clearance.
 */
class Freedom {
  readonly #a: readonly Outlined[];
  readonly #b: readonly Outlined[];
  readonly #cover: Cover | null;
  #clearance = 0;
  readonly #found: NearestPair = createNearestPair();
  /** Pairs of pieces that were last found to meet, the latest first: they are likely to meet again nearby. */
  readonly #latest: PiecePair[] = [];

  constructor(a: readonly Outlined[], b: readonly Outlined[], cover: Cover | null) {
    this.#a = a;
    this.#b = b;
    this.#cover = cover;
  }

  /** Whether a and b + (x, y) are apart. */
  isApart(x: number, y: number, clearance: number): boolean {
    if (this.#cover?.holds(x, y)) return false;
    this.#clearance = clearance;
    const latest = this.#latest;
    for (let i = 0; i < latest.length; i++) {
      const pair = latest[i] as PiecePair;
      if (!this.#mayMeet(pair.ofA, pair.ofB, x, y) || !this.#meet(pair.ofA, pair.ofB, x, y)) continue;
      latest.copyWithin(1, 0, i);
      latest[0] = pair;
      return false;
    }
    return this.#a.every((partOfA) => this.#b.every((partOfB) => this.#areApart(partOfA, partOfB, x, y)));
  }

  #areApart(a: Outlined, b: Outlined, x: number, y: number): boolean {
    if (!this.#mayMeet(a, b, x, y)) return true;
    for (const piece of a.pieces) {
      if (!this.#mayMeet(piece, b, x, y)) continue;
      for (const other of b.pieces) {
        if (this.#mayMeet(piece, other, x, y) && this.#meet(piece, other, x, y)) {
          if (this.#latest.length === MOST_LATEST) this.#latest.pop();
          this.#latest.unshift({ ofA: piece, ofB: other });
          return false;
        }
      }
    }
    return !a.holds(b.x + x, b.y + y) && !b.holds(a.x - x, a.y - y);
  }

  /** Whether two boxes are within the clearance. */
  #mayMeet(p: Box, q: Box, x: number, y: number): boolean {
    const margin = this.#clearance;
    return (
      p.minX <= q.maxX + x + margin &&
      q.minX + x <= p.maxX + margin &&
      p.minY <= q.maxY + y + margin &&
      q.minY + y <= p.maxY + margin
    );
  }

  #meet(piece: Piece, other: Piece, x: number, y: number): boolean {
    this.#found.distance = this.#clearance;
    nearestOfPieces(piece, movedPiece(other, x, y), this.#found);
    return this.#found.distance < this.#clearance;
  }
}

const deepest: Vec2 = { x: 0, y: 0 };

/**
 * A translation that certainly separates two shapes: it moves b's box beside that of a, a little farther than rounding
 * might need. Null for unbounded shapes.
 */
function wayAside(a: readonly Outlined[], b: readonly Outlined[]): Escape | null {
  const boxOfA = union(a);
  const boxOfB = union(b);
  const right = boxOfA.maxX - boxOfB.minX;
  const left = boxOfB.maxX - boxOfA.minX;
  const up = boxOfA.maxY - boxOfB.minY;
  const down = boxOfB.maxY - boxOfA.minY;
  const least = Math.min(right, left, up, down);
  if (!Number.isFinite(least)) return null;
  const nx = least === right ? 1 : least === left ? -1 : 0;
  const ny = nx !== 0 ? 0 : least === up ? 1 : -1;
  return escapeBeside(b, Math.max(least, 0) + NEGLIGIBLE_LENGTH, nx, ny);
}

/** The translation along an axis, with the point of b that is beside a's box then. */
function escapeBeside(b: readonly Outlined[], length: number, nx: number, ny: number): Escape {
  const x = length * nx;
  const y = length * ny;
  setFarthest(
    deepest,
    b.flatMap((part) => part.pieces),
    -nx,
    -ny,
  );
  return {
    x,
    y,
    length,
    normalX: nx,
    normalY: ny,
    mouth: mouthAhead(nx, ny),
    touchX: nx,
    touchY: ny,
    curve: {
      kind: CurveKind.straight,
      x,
      y,
      ux: -ny,
      uy: nx,
      from: Number.NEGATIVE_INFINITY,
      to: Number.POSITIVE_INFINITY,
      nx,
      ny,
      touchedX: deepest.x,
      touchedY: deepest.y,
      isTouchedOfB: true,
      reach: length,
      farthest: Number.POSITIVE_INFINITY,
    },
  };
}
