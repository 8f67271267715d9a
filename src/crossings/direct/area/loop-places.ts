import { UNIT_ROUNDOFF } from "../../../math/verdict.js";
import { At, found, MOST_CROSSINGS, STRIDE } from "../crossing/crossing-list.js";
import type { Conic } from "../outline/conic.js";
import { EDGE, type EdgeList } from "../outline/edge-list.js";
import { conicAt, edgeOfPiece, type Outline, pieceCount } from "../outline/outline.js";
import { differenceOf, isEntry } from "./crossing-points.js";

/**
 * Of each crossing: how far along a loop it is, the number of its piece and the part of that which has been
 * passed.
 */
export const places = /* @__PURE__ */ new Float64Array(MOST_CROSSINGS);

/** The least difference to another place that tells which is first. */
const margins = /* @__PURE__ */ new Float64Array(MOST_CROSSINGS);

/** Where it is in the frame in which its conic is the unit circle. */
export const unitX = /* @__PURE__ */ new Float64Array(MOST_CROSSINGS);
export const unitY = /* @__PURE__ */ new Float64Array(MOST_CROSSINGS);

/** The crossings by their places. */
export const order = /* @__PURE__ */ new Int32Array(MOST_CROSSINGS);

/** Places are off by the reach of a crossing and some roundings of how far away it is, as parts of the size. */
const PLACE_ERROR = 32 * UNIT_ROUNDOFF;

/**
 * Puts the crossings in the order of their places along the outline of the first shape, or the second;
 * whether that is certain and it goes into the other shape and comes out by turns.
 */
export function setOrder(outline: Outline, isFirst: boolean): boolean {
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
export function pieceOf(crossing: number, isFirst: boolean): number {
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
