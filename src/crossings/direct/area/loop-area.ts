import { angleLessSine } from "../../../math/angle-less-sine.js";
import { atan2 } from "../../../math/atan2.js";
import { UNIT_ROUNDOFF } from "../../../math/verdict.js";
import { At, found, MOST_CROSSINGS, STRIDE } from "../crossing/crossing-list.js";
import type { Conic } from "../outline/conic.js";
import { EDGE, type EdgeList } from "../outline/edge-list.js";
import { conicAt, edgeOfPiece, type Outline, pieceCount, pieceOfEdge } from "../outline/outline.js";
import { differenceOf, fromFirstX, fromFirstY, isEntry, pointX, pointY } from "./crossing-points.js";

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

/**
 * Of each crossing: how far along a loop it is, the number of its piece and the part of that which has been
 * passed.
 */
const places = /* @__PURE__ */ new Float64Array(MOST_CROSSINGS);

/** The least difference to another place that tells which is first. */
const margins = /* @__PURE__ */ new Float64Array(MOST_CROSSINGS);

/** Where it is in the frame in which its conic is the unit circle. */
const unitX = /* @__PURE__ */ new Float64Array(MOST_CROSSINGS);
const unitY = /* @__PURE__ */ new Float64Array(MOST_CROSSINGS);

/** The crossings by their places. */
const order = /* @__PURE__ */ new Int32Array(MOST_CROSSINGS);

/** Places are off by the reach of a crossing and some roundings of how far away it is, as parts of the size. */
const PLACE_ERROR = 32 * UNIT_ROUNDOFF;

/**
 * Puts the crossings in the order of their places along the outline of the first shape, or the second;
 * whether that is certain and it goes into the other shape and comes out by turns.
 */
function setOrder(outline: Outline, isFirst: boolean): boolean {
  const { count } = found;
  for (let i = 0; i < count; i += 1) {
    const piece = pieceOf(i, isFirst);
    const conic = conicAt(outline, piece);
    if (conic === null) setPlaceOnEdge(outline.edges, piece, i);
    else setPlaceOnConic(conic, piece, i);
  }
  sortByPlace();
  const isWholeConic = outline.edges.count === 0;
  return areInTurn(isWholeConic ? 1 : pieceCount(outline), isFirst);
}

/** The number of the piece that a crossing is on. */
function pieceOf(crossing: number, isFirst: boolean): number {
  return found.numbers[STRIDE * crossing + (isFirst ? At.firstPiece : At.secondPiece)] as number;
}

function setPlaceOnEdge(list: EdgeList, piece: number, i: number): void {
  const crossings = found.numbers;
  const { numbers } = list;
  const at = STRIDE * i;
  const edge = EDGE * edgeOfPiece(piece);
  const ax = numbers[edge] as number;
  const ay = numbers[edge + 1] as number;
  const dx = (numbers[edge + 2] as number) - ax;
  const dy = (numbers[edge + 3] as number) - ay;
  const awayX = (crossings[at + At.anchorX] as number) - list.x;
  const awayY = (crossings[at + At.anchorY] as number) - list.y;
  const anchorX = awayX - ax;
  const anchorY = awayY - ay;
  const fineX = crossings[at + At.fineX] as number;
  const fineY = crossings[at + At.fineY] as number;
  const lengthSq = dx * dx + dy * dy;
  places[i] = piece + ((anchorX + fineX) * dx + (anchorY + fineY) * dy) / lengthSq;
  const listSize = list.isStored ? 0 : Math.abs(awayX) + Math.abs(ax) + Math.abs(awayY) + Math.abs(ay);
  const size = Math.abs(anchorX) + Math.abs(fineX) + Math.abs(anchorY) + Math.abs(fineY) + listSize;
  const error = (crossings[at + At.reach] as number) + list.error + PLACE_ERROR * size;
  margins[i] = (4 * error * (Math.abs(dx) + Math.abs(dy))) / lengthSq + PLACE_ERROR * (piece + 1);
}

function setPlaceOnConic(conic: Conic, piece: number, i: number): void {
  const { aside } = conic;
  const { numbers } = found;
  const at = STRIDE * i;
  const fineX = numbers[at + At.fineX] as number;
  const fineY = numbers[at + At.fineY] as number;
  // Seen from a small conic, an anchor may be far away.
  const x = differenceOf(
    numbers[at + At.anchorX] as number,
    conic.x,
    fineX,
    aside.x,
    (numbers[at + At.fineXLow] as number) - aside.xLow,
  );
  const y = differenceOf(
    numbers[at + At.anchorY] as number,
    conic.y,
    fineY,
    aside.y,
    (numbers[at + At.fineYLow] as number) - aside.yLow,
  );
  const unitAlong = (conic.cosine * x + conic.sine * y) / conic.rx;
  const unitAcross = (conic.cosine * y - conic.sine * x) / conic.ry;
  unitX[i] = unitAlong;
  unitY[i] = unitAcross;
  const size = Math.abs(fineX) + Math.abs(fineY) + Math.abs(aside.x) + Math.abs(aside.y);
  const error = (numbers[at + At.reach] as number) + PLACE_ERROR * (size + Math.abs(x) + Math.abs(y));
  const margin = (2 * error) / Math.min(conic.rx, conic.ry);
  const part = turnPart(unitAlong, unitAcross);
  places[i] = piece + (conic.isReversed ? 1 - part : part);
  // Where an arc begins, what is before it must not be taken for what is after a whole turn.
  const isClear = conic.isWhole || (part > margin && part < 1 - margin);
  margins[i] = isClear ? margin + PLACE_ERROR : Number.POSITIVE_INFINITY;
}

/** How much of a turn it is to a direction: monotonous in the angle, and no slower than a half of it. */
function turnPart(x: number, y: number): number {
  const part = x / (Math.abs(x) + Math.abs(y));
  return (y >= 0 ? 1 - part : 3 + part) / 4;
}

function sortByPlace(): void {
  for (let i = 0; i < found.count; i += 1) {
    const place = places[i] as number;
    let at = i;
    for (; at > 0 && (places[order[at - 1] as number] as number) > place; at -= 1) {
      order[at] = order[at - 1] as number;
    }
    order[at] = i;
  }
}

/**
 * Whether places are certainly in order, as those of a loop of some length, and entries and exits follow each
 * other.
 */
function areInTurn(length: number, isFirst: boolean): boolean {
  const { count } = found;
  let before = order[count - 1] as number;
  for (let i = 0; i < count; i += 1) {
    const crossing = order[i] as number;
    const away = (places[crossing] as number) - (places[before] as number) + (i === 0 ? length : 0);
    const isAfter = away > (margins[crossing] as number) + (margins[before] as number);
    if (!isAfter || isEntry(crossing, isFirst) === isEntry(before, isFirst)) return false;
    before = crossing;
  }
  return true;
}
