import type { Sign } from "../math/exact.js";
import { lineThrough } from "./carrier.js";
import { EvenOddRegion } from "./even-odd-region.js";
import { curveOutline, type Outline, pointOutline, segmentOutline, solidOutline } from "./outline.js";
import { compareAlong, type SegmentPiece, type SolidSide, straightPiece } from "./piece.js";
import { areEqual, cross, type RealVector, subtract } from "./real-vector.js";

/** The segments between neighbouring points; one segment if all lie on one line. */
export function polylineOutline(points: readonly RealVector[]): Outline {
  const flat = flatOutline(points);
  if (flat !== null) return flat;
  const pieces = edgesBetween(points, "neither");
  const ends = [
    ...pieces.slice(0, 1).map((piece) => piece.ends.from),
    ...pieces.slice(-1).map((piece) => piece.ends.to),
  ];
  const isClosed = ends.every((end) => areEqual(end, points[0] ?? end));
  return curveOutline(pieces, ends.slice(0, 1), isClosed ? [] : ends, true);
}

/**
 * The edges of the rings and what they enclose by the even-odd rule. `orientation` is the sign of the first
 * ring's area; `isConvex`: there is only that ring, and it is convex.
 *
 * A ring that rounding has drawn together in one point is an outline of its own, as it may lie outside the
 * others.
 */
export function polygonOutlines(
  rings: readonly (readonly RealVector[])[],
  { orientation, isConvex }: { readonly orientation: Sign; readonly isConvex: boolean },
): Outline[] {
  const flat = orientation === 0 ? flatOutline(rings.flat()) : null;
  if (flat !== null) return [flat];
  const solid = isConvex ? (orientation > 0 ? "left" : "right") : "byParity";
  const chains = rings.map((ring) => edgesBetween([...ring, ...ring.slice(0, 1)], solid));
  const pieces = chains.flat();
  const anchors = chains.flatMap((chain) => chain.slice(0, 1).map((piece) => piece.ends.from));
  const region = new EvenOddRegion(pieces.map((piece) => piece.ends));
  const points = rings.flatMap((ring, i) => (chains[i]?.length === 0 ? ring.slice(0, 1) : []));
  return [
    {
      ...solidOutline(pieces, anchors, region),
      evenOdd: isConvex ? null : region,
      mayCrossItself: !isConvex,
    },
    ...points.map((p) => ({ ...pointOutline(p), ends: [p] })),
  ];
}

/** The point or the segment that points on one line are the corners of; null for other points. */
function flatOutline(points: readonly RealVector[]): Outline | null {
  const [first, ...others] = points;
  if (first === undefined) return null;
  const second = others.find((p) => !areEqual(first, p));
  if (second === undefined) return pointOutline(first);
  const direction = subtract(second, first);
  if (!others.every((p) => cross(direction, subtract(p, first)).sign() === 0)) return null;
  const line = lineThrough(first, direction);
  let [least, greatest] = [first, first];
  for (const p of others) {
    if (compareAlong(line, p, least) < 0) least = p;
    if (compareAlong(line, p, greatest) > 0) greatest = p;
  }
  return segmentOutline(least, greatest, direction);
}

/** The edges that have a length. */
function edgesBetween(points: readonly RealVector[], solid: SolidSide): SegmentPiece[] {
  const pieces: SegmentPiece[] = [];
  let from = points[0];
  for (const to of points.slice(1)) {
    if (from === undefined || areEqual(from, to)) continue;
    pieces.push(straightPiece(from, to, subtract(to, from), solid));
    from = to;
  }
  return pieces;
}
