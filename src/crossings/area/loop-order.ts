import { UNIT_ROUNDOFF } from "../../math/verdict.js";
import { type Crossing, type CrossingList, found, sortCrossings } from "../crossing/crossing-list.js";
import type { Conic } from "../outline/conic.js";
import { conicAt, edgeOfPiece, endOfLoop, firstOfLoop, type Outline } from "../outline/crossed-outline.js";
import { EDGE, type EdgeList } from "../outline/edge-list.js";
import { differenceOf } from "./loop-area.js";

/** The crossings on a loop, ordered by their places. */
export const order: CrossingList = { count: 0, items: [] };

/** The error of places, besides that of the crossing: some roundings of its distance, as a part of the size. */
const PLACE_ERROR = 32 * UNIT_ROUNDOFF;

/** Sorts the crossings on a loop of a part's outline by their places; false if the order is not certain. */
export function setOrder(outline: Outline, part: number, loop: number): boolean {
  const first = firstOfLoop(outline, loop);
  const end = endOfLoop(outline, loop);
  order.count = 0;
  // Room that is no longer kept for crossings is not kept here.
  if (order.items.length > found.items.length) order.items = [];
  for (let i = 0; i < found.count; i += 1) {
    const crossing = found.items[i] as Crossing;
    const isFirst = crossing.firstPart === part;
    if (!isFirst && crossing.secondPart !== part) continue;
    const piece = isFirst ? crossing.firstPiece : crossing.secondPiece;
    const ofLoop = piece >> 1;
    if (ofLoop < first || ofLoop >= end) continue;
    crossing.piece = piece;
    crossing.other = isFirst ? crossing.secondPart : crossing.firstPart;
    crossing.isIn = crossing.isEntry === isFirst;
    const conic = conicAt(outline, piece);
    if (conic === null) setPlaceOnEdge(crossing, outline.edges);
    else setPlaceOnConic(crossing, conic);
    order.items[order.count] = crossing;
    order.count += 1;
  }
  sortCrossings(order, comparePlaces);
  return areInOrder(outline.edges.count === 0 ? 1 : 2 * (end - first));
}

function setPlaceOnEdge(crossing: Crossing, list: EdgeList): void {
  const { numbers } = list;
  const { piece } = crossing;
  const edge = EDGE * edgeOfPiece(piece);
  const ax = numbers[edge] as number;
  const ay = numbers[edge + 1] as number;
  const dx = (numbers[edge + 2] as number) - ax;
  const dy = (numbers[edge + 3] as number) - ay;
  const awayX = crossing.anchorX - list.x;
  const awayY = crossing.anchorY - list.y;
  const anchorX = awayX - ax;
  const anchorY = awayY - ay;
  const fineX = crossing.fineX + crossing.fineXLow;
  const fineY = crossing.fineY + crossing.fineYLow;
  const lengthSq = dx * dx + dy * dy;
  crossing.place = piece + ((anchorX + fineX) * dx + (anchorY + fineY) * dy) / lengthSq;
  const listSize = list.isStored ? 0 : Math.abs(awayX) + Math.abs(ax) + Math.abs(awayY) + Math.abs(ay);
  const size = Math.abs(anchorX) + Math.abs(fineX) + Math.abs(anchorY) + Math.abs(fineY) + listSize;
  const error = crossing.error + list.error + PLACE_ERROR * size;
  crossing.margin = (4 * error * (Math.abs(dx) + Math.abs(dy))) / lengthSq + PLACE_ERROR * (piece + 1);
}

function setPlaceOnConic(crossing: Crossing, conic: Conic): void {
  const { anchorX, anchorY, fineX, fineXLow, fineY, fineYLow, piece } = crossing;
  const { aside } = conic;
  // Seen from a small conic, an anchor may be far away.
  const x = differenceOf(anchorX, conic.x, fineX, aside.x, fineXLow - aside.xLow);
  const y = differenceOf(anchorY, conic.y, fineY, aside.y, fineYLow - aside.yLow);
  const unitAlong = (conic.cosine * x + conic.sine * y) / conic.rx;
  const unitAcross = (conic.cosine * y - conic.sine * x) / conic.ry;
  crossing.unitX = unitAlong;
  crossing.unitY = unitAcross;
  const size = Math.abs(fineX) + Math.abs(fineY) + Math.abs(aside.x) + Math.abs(aside.y);
  const error = crossing.error + PLACE_ERROR * (size + Math.abs(x) + Math.abs(y));
  const margin = (2 * error) / Math.min(conic.rx, conic.ry);
  const part = turnPart(unitAlong, unitAcross);
  crossing.place = piece + (conic.isReversed ? 1 - part : part);
  // Near the beginning of an arc, a point before it must not pass for one after a whole turn.
  const isClear = conic.isWhole || (part > margin && part < 1 - margin);
  crossing.margin = isClear ? margin + PLACE_ERROR : Number.POSITIVE_INFINITY;
}

/** The part of a turn to a direction: monotonic in the angle, and at least half as fast. */
function turnPart(x: number, y: number): number {
  const part = x / (Math.abs(x) + Math.abs(y));
  return (y >= 0 ? 1 - part : 3 + part) / 4;
}

function comparePlaces(p: Crossing, q: Crossing): number {
  return p.place - q.place;
}

/** Whether the places on a loop of the given length are certainly in order. */
function areInOrder(length: number): boolean {
  const { count, items } = order;
  if (count === 0) return true;
  let before = items[count - 1] as Crossing;
  for (let i = 0; i < count; i += 1) {
    const crossing = items[i] as Crossing;
    const away = crossing.place - before.place + (i === 0 ? length : 0);
    if (!(away > crossing.margin + before.margin)) return false;
    before = crossing;
  }
  return true;
}
