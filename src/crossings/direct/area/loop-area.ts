import { angleLessSine } from "../../../math/angle-less-sine.js";
import { atan2 } from "../../../math/atan2.js";
import { found } from "../crossing/crossing-list.js";
import type { Conic } from "../outline/conic.js";
import { EDGE, type EdgeList } from "../outline/edge-list.js";
import { conicAt, edgeOfPiece, type Outline, pieceOfEdge } from "../outline/outline.js";
import { fromFirstX, fromFirstY, isEntry, pointX, pointY } from "./crossing-points.js";
import { order, pieceOf, places, setOrder, unitX, unitY } from "./loop-places.js";

/** Adds up areas, measured from the crossing that was found first. */
export const sum = { area: 0.5 };

/**
 * A point of a loop, seen from the first crossing, and in the frame in which the conic that it is on is the
 * unit circle.
 */
class LoopPoint {
  x = 0.5;
  y = 0.5;
  unitX = 0.5;
  unitY = 0.5;
}

const from = /* @__PURE__ */ new LoopPoint();
const to = /* @__PURE__ */ new LoopPoint();

/**
 * Adds the area between the first crossing and what of the outline of the first shape, or the second, is in
 * the other one; false if it is doubtful what that is.
 */
export function addAlongLoop(outline: Outline, isFirst: boolean): boolean {
  if (!setOrder(outline, isFirst)) return false;
  const { count } = found;
  for (let i = 0; i < count; i += 1) {
    const entry = order[i] as number;
    if (isEntry(entry, isFirst))
      addWay(outline, isFirst, entry, order[i + 1 === count ? 0 : i + 1] as number);
  }
  return true;
}

/** Adds the area between the first crossing and the way along a loop from one crossing to another. */
function addWay(outline: Outline, isFirst: boolean, entry: number, exit: number): void {
  const { edges } = outline;
  const lastPiece = pieceOf(exit, isFirst);
  let piece = pieceOf(entry, isFirst);
  setToCrossing(from, entry);
  // All the way round, if it comes to the piece it begins on from behind, unless that has no ends.
  let isLeft = edges.count > 0 && piece === lastPiece && (places[exit] as number) < (places[entry] as number);
  while (piece !== lastPiece || isLeft) {
    const conic = conicAt(outline, piece);
    const edge = edgeOfPiece(piece);
    const nextEdge = edge + 1 === edges.count ? 0 : edge + 1;
    if (conic === null) {
      setToEnd(to, edges, EDGE * edge + 2);
    } else {
      setToEnd(to, edges, EDGE * nextEdge);
      setToArcEnd(to, conic, !conic.isReversed);
    }
    addPart(conic);
    piece = conic === null && conicAt(outline, piece + 1) !== null ? piece + 1 : pieceOfEdge(nextEdge);
    from.x = to.x;
    from.y = to.y;
    const nextConic = conicAt(outline, piece);
    if (nextConic !== null) setToArcEnd(from, nextConic, nextConic.isReversed);
    isLeft = false;
  }
  setToCrossing(to, exit);
  addPart(conicAt(outline, piece));
}

function setToCrossing(out: LoopPoint, crossing: number): void {
  out.x = pointX[crossing] as number;
  out.y = pointY[crossing] as number;
  out.unitX = unitX[crossing] as number;
  out.unitY = unitY[crossing] as number;
}

/** Sets where the end of an edge is. */
function setToEnd(out: LoopPoint, { numbers, lows, isStored, x, y }: EdgeList, at: number): void {
  const endX = numbers[at] as number;
  const endY = numbers[at + 1] as number;
  out.x = isStored ? fromFirstX(endX, 0, 0) : fromFirstX(x, endX, lows[at] as number);
  out.y = isStored ? fromFirstY(endY, 0, 0) : fromFirstY(y, endY, lows[at + 1] as number);
}

/** Sets where an end of an arc is on the unit circle. */
function setToArcEnd(out: LoopPoint, { cosine, sine, wedge }: Conic, isEnd: boolean): void {
  const { endX, endY } = wedge;
  const length = Math.sqrt(endX * endX + endY * endY);
  out.unitX = isEnd ? (cosine * endX + sine * endY) / length : 1;
  out.unitY = isEnd ? (cosine * endY - sine * endX) / length : 0;
}

/** Adds the area between the first crossing and a part of an edge, or of a conic. */
function addPart(conic: Conic | null): void {
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
  const angle = atan2(turn, start.unitX * end.unitX + start.unitY * end.unitY);
  return ((rx * ry) / 2) * angleLessSine(angle < 0 ? angle + 2 * Math.PI : angle, turn, halfChord);
}
