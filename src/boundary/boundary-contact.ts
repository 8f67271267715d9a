import type { ContactRecord } from "../convex/result.js";
import { type Aside, union, wayAside } from "../exact/box.js";
import { note } from "../math/cost.js";
import { withinDoubles } from "../math/exact.js";
import type { Vec2 } from "../math/vector.js";
import type { Shape } from "../shapes/kind.js";
import { type ContactCurve, CurveKind, comesWithin, withoutRepeats } from "./contact-curve.js";
import { addHalfPlaneCurves, areInseparable, contactCurves, lineCurve, piecesOf } from "./contact-curves.js";
import { type Features, featuresOf, setFarthest } from "./contact-feature.js";
import { Cover } from "./cover.js";
import { type PieceRows, pieceRow } from "./crossing-runs.js";
import { addCrossings, addFeet } from "./curve-places.js";
import { crossItself } from "./elliptic-pairs.js";
import { addFoot, type Escape, type Escapes, errorsAfter, NEGLIGIBLE_LENGTH } from "./escape.js";
import { PieceForm } from "./float-piece.js";
import { type Frame, frameOf, fromFrame } from "./frame.js";
import { Freedom, PUSH, setPush } from "./freedom.js";
import { createNearestPair } from "./nearest-curves.js";
import { areMany, type Candidate, NearestEscape } from "./nearest-escape.js";
import { type Outlined, outlinedParts } from "./outlined.js";
import { longestTouch, nearestOfAllParts, setTouch } from "./touch-points.js";

/**
 * The divisor of the push for gaps that are too narrow for a whole one; still narrower gaps count as closed. The sides of such a
 * gap must count as touching, so that its mouth is among the crossings: two pushes divided by this are less than
 * `NEGLIGIBLE_LENGTH`.
 */
const NARROWER = 8;

/** Crossing fewer curves is faster than finding out which of them come near the origin. */
const FEW = 16;

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
 * it need not be the least. Cost: for few features, their pairs, and those of the curves that come nearer to the origin
 * than the answer; for many, what is near the end of the shortest translation.
 */
export function boundaryContact(
  a: Shape,
  b: Shape,
  record: ContactRecord,
  frame = frameOf(a, b),
  most = Number.POSITIVE_INFINITY,
): void {
  note("boundaries");
  const partsOfA = outlinedParts(a, frame);
  const partsOfB = outlinedParts(b, frame);
  if (areInseparable(partsOfA, partsOfB)) {
    setEndless(record, partsOfA, partsOfB, frame);
    return;
  }
  const [ofA, ofB] = [featuresOf(partsOfA), featuresOf(partsOfB)];
  const aside = partingWay(partsOfA, partsOfB);
  // What touches already is within rounding errors of that, even if nothing else is to be looked at.
  const limit = Math.min(aside?.length ?? Number.POSITIVE_INFINITY, most * frame.power + NEGLIGIBLE_LENGTH);
  const rows: PieceRows | null =
    aside !== null && areMany(ofA, ofB) ? [pieceRow(partsOfA), pieceRow(partsOfB)] : null;
  const freedom = new Freedom(partsOfA, partsOfB, rows);
  const found =
    rows === null
      ? shortestOfAll(partsOfA, partsOfB, ofA, ofB, freedom, limit)
      : nearestFirst(
          new NearestEscape(ofA, ofB, limit, () => new Cover(partsOfA, partsOfB, rows), rows),
          freedom,
        );
  const shortest = found ?? (aside === null ? null : escapeAside(aside, partsOfB));
  if (shortest === null) setEndless(record, partsOfA, partsOfB, frame);
  else setContactOf(record, shortest, partsOfA, partsOfB, rows, frame);
}

/** The shortest that a search tells of; null if there is none. */
function nearestFirst(search: NearestEscape, freedom: Freedom): Escape | null {
  const held: Candidate[] = [];
  for (;;) {
    const candidate = search.next();
    const [first] = held;
    if (candidate === null) return first?.escape ?? null;
    // No foot is nearer than the next candidate.
    if (first !== undefined && reachOf(first) < candidate.escape.length) return first.escape;
    if (!partsAfter(candidate.escape, freedom)) continue;
    if (candidate.second === null) {
      const foot = candidate.escape;
      return held.find((crossing) => reachOf(crossing) < foot.length)?.escape ?? foot;
    }
    held.push(candidate);
  }
}

/** The crossings of curves count that come nearer than the nearest foot. */
function reachOf({ first, second }: Candidate): number {
  return Math.max(first.curve.reach, second?.curve.reach ?? 0);
}

/** The shortest to a place of any curve, if one is no longer than `limit`. */
function shortestOfAll(
  a: readonly Outlined[],
  b: readonly Outlined[],
  ofA: Features,
  ofB: Features,
  freedom: Freedom,
  limit: number,
): Escape | null {
  const curves = contactCurves(ofA, ofB, limit);
  addHalfPlaneCurves(a, b, curves);
  const feet: Escapes = { limit, found: [] };
  for (const curve of curves) addFeet(curve, feet);
  const nearestFoot = shortestFree(feet, freedom);
  const crossings: Escapes = { limit: nearestFoot?.length ?? limit, found: [] };
  addAllCrossings(curves, crossings);
  return shortestFree(crossings, freedom) ?? nearestFoot;
}

/** Adds the crossings of all curves that come within the limit of the origin. */
function addAllCrossings(curves: readonly ContactCurve[], crossings: Escapes): void {
  const { limit } = crossings;
  const inReach = curves.filter((curve) => curve.reach < limit).sort((p, q) => p.reach - q.reach);
  const near = withoutRepeats(
    inReach.length < FEW ? inReach : inReach.filter((curve) => comesWithin(curve, limit)),
    (curve) => curve,
  );
  near.forEach((curve, i) => {
    // One that begins beyond the farthest point of another does not cross it, nor do those after it.
    const most = curve.farthest + NEGLIGIBLE_LENGTH;
    for (let k = i + 1; k < near.length; k++) {
      const other = near[k] as ContactCurve;
      if (other.reach > most) break;
      addCrossings(curve, other, crossings);
    }
    if (curve.kind === CurveKind.elliptic) crossItself(curve, crossings);
  });
}

/** The shortest of some translations after which the shapes can separate; the first of equal ones. */
function shortestFree({ found }: Escapes, freedom: Freedom): Escape | null {
  found.sort((p, q) => p.length - q.length);
  return found.find((way) => partsAfter(way, freedom)) ?? null;
}

function partsAfter({ x, y, length, mouth }: Escape, freedom: Freedom): boolean {
  for (let part = errorsAfter(length), tries = 0; tries < 2; part /= NARROWER, tries++) {
    setPush(push, mouth, part);
    if (freedom.isApart(x + push.x, y + push.y, part * CLEARANCE)) return true;
  }
  return false;
}

function setContactOf(
  record: ContactRecord,
  shortest: Escape,
  a: readonly Outlined[],
  b: readonly Outlined[],
  rows: PieceRows | null,
  { originX, originY, power }: Frame,
): void {
  record.normalX = shortest.normalX + 0;
  record.normalY = shortest.normalY + 0;
  record.depth = withinDoubles(shortest.length / power);
  const halfX = shortest.x / 2;
  const halfY = shortest.y / 2;
  const run = longestTouch(a, b, rows, shortest);
  record.count = run === undefined ? 1 : 2;
  setTouch(touch, shortest, a, b);
  const { x, y } = touch;
  record.x0 = fromFrame((run?.startX ?? x) - halfX, originX, power);
  record.y0 = fromFrame((run?.startY ?? y) - halfY, originY, power);
  record.x1 = fromFrame((run?.endX ?? x) - halfX, originX, power);
  record.y1 = fromFrame((run?.endY ?? y) - halfY, originY, power);
}

/** For shapes that overlap after every translation: if both have half planes, these have common points. */
function setEndless(
  record: ContactRecord,
  a: readonly Outlined[],
  b: readonly Outlined[],
  { originX, originY, power }: Frame,
): void {
  const common = createNearestPair();
  const [linesOfA, linesOfB] = [a.filter(isHalfPlane), b.filter(isHalfPlane)];
  nearestOfAllParts(linesOfA.length > 0 ? linesOfA : a, linesOfB.length > 0 ? linesOfB : b, common);
  const line = piecesOf([...a, ...b]).find((piece) => piece.kind === PieceForm.line);
  record.normalX = line === undefined ? 1 : line.nx + 0;
  record.normalY = line === undefined ? 0 : line.ny + 0;
  record.depth = Number.POSITIVE_INFINITY;
  record.count = 1;
  record.x0 = fromFrame(common.ax, originX, power);
  record.y0 = fromFrame(common.ay, originY, power);
  record.x1 = record.x0;
  record.y1 = record.y0;
}

function isHalfPlane({ pieces: [first] }: Outlined): boolean {
  return first?.kind === PieceForm.line;
}

const deepest: Vec2 = { x: 0, y: 0 };

/**
 * A translation that certainly separates two shapes: it moves b's box beside that of a, a little farther than rounding
 * might need. Null for unbounded shapes.
 */
function partingWay(a: readonly Outlined[], b: readonly Outlined[]): Aside | null {
  const way = wayAside(union(a), union(b));
  return way && { ...way, length: Math.max(way.length, 0) + NEGLIGIBLE_LENGTH };
}

/** The same, with the point of b that is beside a's box then. */
function escapeAside({ length, nx, ny }: Aside, b: readonly Outlined[]): Escape | null {
  const [x, y] = [length * nx, length * ny];
  setFarthest(deepest, piecesOf(b), -nx, -ny);
  const aside: Escapes = { limit: Number.POSITIVE_INFINITY, found: [] };
  addFoot(x, y, nx, ny, lineCurve(x, y, nx, ny, deepest, true), aside);
  return aside.found[0] ?? null;
}
