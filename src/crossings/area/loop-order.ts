import { grown } from "../../math/growth.js";
import { UNIT_ROUNDOFF } from "../../math/verdict.js";
import { At, found, STRIDE } from "../crossing/crossing-list.js";
import type { Conic } from "../outline/conic.js";
import { EDGE, type EdgeList } from "../outline/edge-list.js";
import { conicAt, edgeOfPiece, endOfLoop, firstOfLoop, type Outline } from "../outline/outline.js";
import { differenceOf } from "./crossing-points.js";

/** Room for the usual number of crossings. */
const USUAL_CROSSINGS = 64;

/** The data of each crossing on the present loop. */
export const seen = {
  /** Its place along the loop: the number of its piece plus the part of that which has been passed. */
  places: /* @__PURE__ */ new Float64Array(USUAL_CROSSINGS),
  /** The least difference of places that decides which is first. */
  margins: /* @__PURE__ */ new Float64Array(USUAL_CROSSINGS),
  /** Its position in the frame in which its conic is the unit circle. */
  unitX: /* @__PURE__ */ new Float64Array(USUAL_CROSSINGS),
  unitY: /* @__PURE__ */ new Float64Array(USUAL_CROSSINGS),
  /** The number of its piece. */
  pieces: /* @__PURE__ */ new Int32Array(USUAL_CROSSINGS),
  /** The part whose outline crosses the loop there; 1 if the loop goes into that part, 0 if it comes out. */
  others: /* @__PURE__ */ new Int32Array(USUAL_CROSSINGS),
  entries: /* @__PURE__ */ new Uint8Array(USUAL_CROSSINGS),
};

/** The crossings on a loop, `count` of them, ordered by their places. */
export const order = {
  count: 0,
  crossings: /* @__PURE__ */ new Int32Array(USUAL_CROSSINGS),
};

/** Makes room for the crossings found. */
export function beginOrders(): void {
  const { count } = found;
  if (count <= order.crossings.length) return;
  seen.places = grown(seen.places, count);
  seen.margins = grown(seen.margins, count);
  seen.unitX = grown(seen.unitX, count);
  seen.unitY = grown(seen.unitY, count);
  seen.pieces = grown(seen.pieces, count);
  seen.others = grown(seen.others, count);
  seen.entries = grown(seen.entries, count);
  order.crossings = grown(order.crossings, count);
}

/** The error of places, besides that of the crossing: some roundings of its distance, as a part of the size. */
const PLACE_ERROR = 32 * UNIT_ROUNDOFF;

/** Sorts the crossings on a loop of a part's outline by their places; false if the order is not certain. */
export function setOrder(outline: Outline, part: number, loop: number): boolean {
  const first = firstOfLoop(outline, loop);
  const end = endOfLoop(outline, loop);
  const { crossings } = order;
  const { numbers } = found;
  let count = 0;
  for (let i = 0; i < found.count; i += 1) {
    const at = STRIDE * i;
    const isFirst = numbers[at + At.firstPart] === part;
    if (!isFirst && numbers[at + At.secondPart] !== part) continue;
    const piece = numbers[at + (isFirst ? At.firstPiece : At.secondPiece)] as number;
    const ofLoop = piece >> 1;
    if (ofLoop < first || ofLoop >= end) continue;
    seen.pieces[i] = piece;
    seen.others[i] = numbers[at + (isFirst ? At.secondPart : At.firstPart)] as number;
    seen.entries[i] = Number((numbers[at + At.isEntry] === 1) === isFirst);
    const conic = conicAt(outline, piece);
    if (conic === null) setPlaceOnEdge(outline.edges, piece, i);
    else setPlaceOnConic(conic, piece, i);
    crossings[count] = i;
    count += 1;
  }
  order.count = count;
  sortByPlace();
  return areInOrder(outline.edges.count === 0 ? 1 : 2 * (end - first));
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
  const fineX = (crossings[at + At.fineX] as number) + (crossings[at + At.fineXLow] as number);
  const fineY = (crossings[at + At.fineY] as number) + (crossings[at + At.fineYLow] as number);
  const lengthSq = dx * dx + dy * dy;
  seen.places[i] = piece + ((anchorX + fineX) * dx + (anchorY + fineY) * dy) / lengthSq;
  const listSize = list.isStored ? 0 : Math.abs(awayX) + Math.abs(ax) + Math.abs(awayY) + Math.abs(ay);
  const size = Math.abs(anchorX) + Math.abs(fineX) + Math.abs(anchorY) + Math.abs(fineY) + listSize;
  const error = (crossings[at + At.error] as number) + list.error + PLACE_ERROR * size;
  seen.margins[i] = (4 * error * (Math.abs(dx) + Math.abs(dy))) / lengthSq + PLACE_ERROR * (piece + 1);
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
  seen.unitX[i] = unitAlong;
  seen.unitY[i] = unitAcross;
  const size = Math.abs(fineX) + Math.abs(fineY) + Math.abs(aside.x) + Math.abs(aside.y);
  const error = (numbers[at + At.error] as number) + PLACE_ERROR * (size + Math.abs(x) + Math.abs(y));
  const margin = (2 * error) / Math.min(conic.rx, conic.ry);
  const part = turnPart(unitAlong, unitAcross);
  seen.places[i] = piece + (conic.isReversed ? 1 - part : part);
  // Near the beginning of an arc, a point before it must not pass for one after a whole turn.
  const isClear = conic.isWhole || (part > margin && part < 1 - margin);
  seen.margins[i] = isClear ? margin + PLACE_ERROR : Number.POSITIVE_INFINITY;
}

/** The part of a turn to a direction: monotonic in the angle, and at least half as fast. */
function turnPart(x: number, y: number): number {
  const part = x / (Math.abs(x) + Math.abs(y));
  return (y >= 0 ? 1 - part : 3 + part) / 4;
}

/** Above this number, insertion sort is slower. */
const FEW = 32;

function sortByPlace(): void {
  const { count, crossings } = order;
  const { places } = seen;
  if (count > FEW) {
    crossings.subarray(0, count).sort((i, j) => (places[i] as number) - (places[j] as number));
    return;
  }
  for (let i = 0; i < count; i += 1) {
    const crossing = crossings[i] as number;
    const place = places[crossing] as number;
    let at = i;
    for (; at > 0 && (places[crossings[at - 1] as number] as number) > place; at -= 1) {
      crossings[at] = crossings[at - 1] as number;
    }
    crossings[at] = crossing;
  }
}

/** Whether the places on a loop of the given length are certainly in order. */
function areInOrder(length: number): boolean {
  const { count, crossings } = order;
  const { places, margins } = seen;
  if (count === 0) return true;
  let before = crossings[count - 1] as number;
  for (let i = 0; i < count; i += 1) {
    const crossing = crossings[i] as number;
    const away = (places[crossing] as number) - (places[before] as number) + (i === 0 ? length : 0);
    if (!(away > (margins[crossing] as number) + (margins[before] as number))) return false;
    before = crossing;
  }
  return true;
}
