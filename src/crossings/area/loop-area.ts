import { angleLessSine, atan2 } from "../../math/trigonometry.js";
import { type Crossing, found } from "../crossing/crossing-list.js";
import { sumRest } from "../fine/offset.js";
import type { Conic } from "../outline/conic.js";
import {
  conicAt,
  edgeOfPiece,
  endOfLoop,
  firstOfLoop,
  type Outline,
  pieceOfEdge,
  pieceOfRound,
} from "../outline/crossed-outline.js";
import { EDGE, type EdgeList } from "../outline/edge-list.js";

/** The origin of areas: a crossing or, without any, a stored point; each coordinate is the sum of three. */
const origin = { anchorX: 0.5, anchorY: 0.5, fineX: 0.5, fineXLow: 0.5, fineY: 0.5, fineYLow: 0.5 };

/** A bound on the error of all coordinates of crossings. */
export const points = { error: 0.5 };

/** Sets the origin, and the positions of the crossings found relative to it; without any, the origin is a point beside the outline. */
export function setPoints(outline: Outline): void {
  const { items, count } = found;
  points.error = 0;
  if (count === 0) {
    setOriginBeside(outline);
    return;
  }
  const first = items[0] as Crossing;
  origin.anchorX = first.anchorX;
  origin.anchorY = first.anchorY;
  origin.fineX = first.fineX;
  origin.fineXLow = first.fineXLow;
  origin.fineY = first.fineY;
  origin.fineYLow = first.fineYLow;
  for (let i = 0; i < count; i += 1) {
    const crossing = items[i] as Crossing;
    crossing.awayX = fromOriginX(crossing.anchorX, crossing.fineX, crossing.fineXLow);
    crossing.awayY = fromOriginY(crossing.anchorY, crossing.fineY, crossing.fineYLow);
    points.error = Math.max(points.error, crossing.error);
  }
}

function setOriginBeside({ edges, rounds }: Outline): void {
  const hasEdges = edges.count > 0;
  const { x, y } = hasEdges ? edges : (rounds[0] as Conic);
  const isStored = hasEdges && edges.isStored;
  origin.anchorX = isStored ? (edges.numbers[0] as number) : x;
  origin.anchorY = isStored ? (edges.numbers[1] as number) : y;
  origin.fineX = 0;
  origin.fineXLow = 0;
  origin.fineY = 0;
  origin.fineYLow = 0;
}

/** A coordinate, given as the sum of three, less that of the origin. */
function fromOriginX(anchor: number, fine: number, low: number): number {
  return differenceOf(anchor, origin.anchorX, fine, origin.fineX, low - origin.fineXLow);
}

function fromOriginY(anchor: number, fine: number, low: number): number {
  return differenceOf(anchor, origin.anchorY, fine, origin.fineY, low - origin.fineYLow);
}

/** (a − b) + (c − d) + rest, without losing digits where the differences cancel. */
export function differenceOf(a: number, b: number, c: number, d: number, rest: number): number {
  const far = a - b;
  const near = c - d;
  const both = far + near;
  return both + (sumRest(far, near, both) + (sumRest(a, -b, far) + sumRest(c, -d, near) + rest));
}

/** The sum of areas, and how far from the origin the arcs that bound them reach. */
export const sum = { area: 0.5, extent: 0.5 };

/** A point of a loop, relative to the origin, and in the frame in which its conic is the unit circle. */
class LoopPoint {
  x = 0.5;
  y = 0.5;
  unitX = 0.5;
  unitY = 0.5;
}

const from = /* @__PURE__ */ new LoopPoint();
const to = /* @__PURE__ */ new LoopPoint();

/** Adds the area between the origin and the stretch of a loop from one crossing to another. */
export function addWay(outline: Outline, loop: number, entry: Crossing, exit: Crossing): void {
  const first = firstOfLoop(outline, loop);
  const end = endOfLoop(outline, loop);
  const lastPiece = exit.piece;
  let { piece } = entry;
  setToCrossing(from, entry);
  // If it ends before where it began on the same piece, it goes all the way round; but a piece without ends is that round
  // itself.
  let isLeft = outline.edges.count > 0 && piece === lastPiece && exit.place < entry.place;
  while (piece !== lastPiece || isLeft) {
    addToEnd(outline, piece, first, end);
    piece = pieceAfter(outline, piece, first, end);
    isLeft = false;
    from.x = to.x;
    from.y = to.y;
    const conic = conicAt(outline, piece);
    if (conic !== null) setToArcEnd(from, conic, conic.isReversed);
  }
  setToCrossing(to, exit);
  addPart(conicAt(outline, piece));
}

/** Adds the area within a loop, negative where the solid is outside of it. */
export function addLoop(outline: Outline, loop: number): void {
  const { edges, rounds } = outline;
  const first = firstOfLoop(outline, loop);
  if (edges.count === 0) {
    addWhole(rounds[first] as Conic);
    return;
  }
  const end = endOfLoop(outline, loop);
  let piece = pieceOfEdge(first);
  setToEnd(from, edges, EDGE * first);
  do {
    addToEnd(outline, piece, first, end);
    piece = pieceAfter(outline, piece, first, end);
    from.x = to.x;
    from.y = to.y;
    const conic = conicAt(outline, piece);
    if (conic !== null) setToArcEnd(from, conic, conic.isReversed);
  } while (piece !== pieceOfEdge(first));
}

function addWhole(conic: Conic): void {
  const { rx, ry, isReversed, x, y, aside } = conic;
  const area = Math.PI * rx * ry;
  sum.area += isReversed ? -area : area;
  const awayX = fromOriginX(x, aside.x, aside.xLow);
  const awayY = fromOriginY(y, aside.y, aside.yLow);
  sum.extent = Math.max(sum.extent, Math.abs(awayX) + rx, Math.abs(awayY) + ry);
}

/** Adds the rest of a piece, to its end. */
function addToEnd(outline: Outline, piece: number, first: number, end: number): void {
  const { edges } = outline;
  const conic = conicAt(outline, piece);
  const edge = edgeOfPiece(piece);
  if (conic === null) {
    setToEnd(to, edges, EDGE * edge + 2);
  } else {
    setToEnd(to, edges, EDGE * (edge + 1 === end ? first : edge + 1));
    setToArcEnd(to, conic, !conic.isReversed);
  }
  addPart(conic);
}

/** The piece that follows another one on a loop of edges. */
function pieceAfter(outline: Outline, piece: number, first: number, end: number): number {
  const edge = edgeOfPiece(piece);
  const round = pieceOfRound(edge);
  if (piece !== round && conicAt(outline, round) !== null) return round;
  return pieceOfEdge(edge + 1 === end ? first : edge + 1);
}

function setToCrossing(out: LoopPoint, { awayX, awayY, unitX, unitY }: Crossing): void {
  out.x = awayX;
  out.y = awayY;
  out.unitX = unitX;
  out.unitY = unitY;
}

/** Sets a point to the end of an edge. */
function setToEnd(out: LoopPoint, { numbers, lows, isStored, x, y }: EdgeList, at: number): void {
  const endX = numbers[at] as number;
  const endY = numbers[at + 1] as number;
  out.x = isStored ? fromOriginX(endX, 0, 0) : fromOriginX(x, endX, lows[at] as number);
  out.y = isStored ? fromOriginY(endY, 0, 0) : fromOriginY(y, endY, lows[at + 1] as number);
}

/** Sets the position of an arc's end on the unit circle. */
function setToArcEnd(out: LoopPoint, { cosine, sine, wedge }: Conic, isEnd: boolean): void {
  const { endX, endY } = wedge;
  const length = Math.sqrt(endX * endX + endY * endY);
  out.unitX = isEnd ? (cosine * endX + sine * endY) / length : 1;
  out.unitY = isEnd ? (cosine * endY - sine * endX) / length : 0;
}

/** Adds the area between the origin and a part of an edge, or of a conic. */
function addPart(conic: Conic | null): void {
  sum.extent = Math.max(sum.extent, Math.abs(to.x), Math.abs(to.y));
  sum.area += (from.x * to.y - from.y * to.x) / 2;
  if (conic === null) return;
  if (!conic.isReversed) sum.area += segmentArea(conic, from, to);
  else sum.area -= segmentArea(conic, to, from);
}

/**
 * The area between an arc of a conic and its chord. In the frame in which the conic is the unit circle it is
 * (θ − sin θ)/2 for an arc of angle θ.
 */
function segmentArea({ rx, ry, cosine, sine }: Conic, start: LoopPoint, end: LoopPoint): number {
  const turn = start.unitX * end.unitY - start.unitY * end.unitX;
  const chordX = end.x - start.x;
  const chordY = end.y - start.y;
  const along = (cosine * chordX + sine * chordY) / rx;
  const across = (cosine * chordY - sine * chordX) / ry;
  const halfChord = Math.sqrt(along * along + across * across) / 2;
  const atan = atan2(turn, start.unitX * end.unitX + start.unitY * end.unitY);
  const angle = atan < 0 ? atan + 2 * Math.PI : atan;
  // An arc whose ends are close together may be nearly a whole turn.
  if (angle > Math.PI / 2) sum.extent = Math.max(sum.extent, rx, ry);
  return ((rx * ry) / 2) * angleLessSine(angle, turn, halfChord);
}
