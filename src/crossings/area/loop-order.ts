import { IntegerList } from "../../math/growth.js";
import { UNIT_ROUNDOFF } from "../../math/verdict.js";
import { At, found, STRIDE, sortCrossings } from "../crossing/crossing-list.js";
import type { Conic } from "../outline/conic.js";
import { EDGE, type EdgeList } from "../outline/edge-list.js";
import { conicAt, edgeOfPiece, endOfLoop, firstOfLoop, type Outline } from "../outline/outline.js";
import { differenceOf } from "./loop-area.js";

/** The crossings on a loop, as indices of their numbers, ordered by their places. */
export const order = /* @__PURE__ */ new IntegerList();

/** The error of places, besides that of the crossing: some roundings of its distance, as a part of the size. */
const PLACE_ERROR = 32 * UNIT_ROUNDOFF;

/** Sorts the crossings on a loop of a part's outline by their places; false if the order is not certain. */
export function setOrder(outline: Outline, part: number, loop: number): boolean {
  const first = firstOfLoop(outline, loop);
  const end = endOfLoop(outline, loop);
  const { numbers } = found;
  order.count = 0;
  for (let at = 0; at < STRIDE * found.count; at += STRIDE) {
    const isFirst = numbers[at + At.firstPart] === part;
    if (!isFirst && numbers[at + At.secondPart] !== part) continue;
    const piece = numbers[at + (isFirst ? At.firstPiece : At.secondPiece)] as number;
    const ofLoop = piece >> 1;
    if (ofLoop < first || ofLoop >= end) continue;
    numbers[at + At.piece] = piece;
    numbers[at + At.other] = numbers[at + (isFirst ? At.secondPart : At.firstPart)] as number;
    numbers[at + At.isIn] = Number((numbers[at + At.isEntry] === 1) === isFirst);
    const conic = conicAt(outline, piece);
    if (conic === null) setPlaceOnEdge(outline.edges, piece, at);
    else setPlaceOnConic(conic, piece, at);
    order.push(at);
  }
  sortCrossings(order, comparePlaces);
  return areInOrder(outline.edges.count === 0 ? 1 : 2 * (end - first));
}

function setPlaceOnEdge(list: EdgeList, piece: number, at: number): void {
  const crossings = found.numbers;
  const { numbers } = list;
  const edge = EDGE * edgeOfPiece(piece);
  const ax = numbers[edge] as number;
  const ay = numbers[edge + 1] as number;
  const dx = (numbers[edge + 2] as number) - ax;
  const dy = (numbers[edge + 3] as number) - ay;
  const awayX = (crossings[at + At.anchorX] as number) - list.x;
  const awayY = (crossings[at + At.anchorY] as number) - list.y;
  const anchorX = awayX - ax;
  const anchorY = awayY - ay;
  const fineX = (crossings[at + At.fineX] as number) + (crossings[at + At.fineXLow] as number);
  const fineY = (crossings[at + At.fineY] as number) + (crossings[at + At.fineYLow] as number);
  const lengthSq = dx * dx + dy * dy;
  crossings[at + At.place] = piece + ((anchorX + fineX) * dx + (anchorY + fineY) * dy) / lengthSq;
  const listSize = list.isStored ? 0 : Math.abs(awayX) + Math.abs(ax) + Math.abs(awayY) + Math.abs(ay);
  const size = Math.abs(anchorX) + Math.abs(fineX) + Math.abs(anchorY) + Math.abs(fineY) + listSize;
  const error = (crossings[at + At.error] as number) + list.error + PLACE_ERROR * size;
  crossings[at + At.margin] =
    (4 * error * (Math.abs(dx) + Math.abs(dy))) / lengthSq + PLACE_ERROR * (piece + 1);
}

function setPlaceOnConic(conic: Conic, piece: number, at: number): void {
  const { aside } = conic;
  const { numbers } = found;
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
  numbers[at + At.unitX] = unitAlong;
  numbers[at + At.unitY] = unitAcross;
  const size = Math.abs(fineX) + Math.abs(fineY) + Math.abs(aside.x) + Math.abs(aside.y);
  const error = (numbers[at + At.error] as number) + PLACE_ERROR * (size + Math.abs(x) + Math.abs(y));
  const margin = (2 * error) / Math.min(conic.rx, conic.ry);
  const part = turnPart(unitAlong, unitAcross);
  numbers[at + At.place] = piece + (conic.isReversed ? 1 - part : part);
  // Near the beginning of an arc, a point before it must not pass for one after a whole turn.
  const isClear = conic.isWhole || (part > margin && part < 1 - margin);
  numbers[at + At.margin] = isClear ? margin + PLACE_ERROR : Number.POSITIVE_INFINITY;
}

/** The part of a turn to a direction: monotonic in the angle, and at least half as fast. */
function turnPart(x: number, y: number): number {
  const part = x / (Math.abs(x) + Math.abs(y));
  return (y >= 0 ? 1 - part : 3 + part) / 4;
}

function comparePlaces(p: number, q: number): number {
  return placeOf(p) - placeOf(q);
}

function placeOf(crossing: number): number {
  return found.numbers[crossing + At.place] as number;
}

/** Whether the places on a loop of the given length are certainly in order. */
function areInOrder(length: number): boolean {
  const { count, items } = order;
  if (count === 0) return true;
  const { numbers } = found;
  let before = items[count - 1] as number;
  for (let i = 0; i < count; i += 1) {
    const crossing = items[i] as number;
    const away = placeOf(crossing) - placeOf(before) + (i === 0 ? length : 0);
    const margin = (numbers[crossing + At.margin] as number) + (numbers[before + At.margin] as number);
    if (!(away > margin)) return false;
    before = crossing;
  }
  return true;
}
