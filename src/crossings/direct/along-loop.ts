import { angleLessSine } from "../../math/angle-less-sine.js";
import { atan2 } from "../../math/atan2.js";
import { UNIT_ROUNDOFF } from "../../math/verdict.js";
import type { Conic } from "./conic.js";
import { At, found, MOST_CROSSINGS, STRIDE } from "./crossing-list.js";
import { EDGE, type EdgeList } from "./edge-list.js";
import { sumRest } from "./offset.js";

/** Adds up areas, measured from the crossing that was found first. */
export const sum = { area: 0.5 };

/** Of each crossing: where it is, seen from the first one. */
const pointX = /* @__PURE__ */ new Float64Array(MOST_CROSSINGS);
const pointY = /* @__PURE__ */ new Float64Array(MOST_CROSSINGS);

/** Begins a sum for the crossings found. */
export function beginSum(): void {
  const { count, numbers } = found;
  sum.area = 0;
  for (let i = 0; i < count; i += 1) {
    const at = STRIDE * i;
    pointX[i] = fromOriginX(
      numbers[at + At.anchorX] as number,
      numbers[at + At.fineX] as number,
      numbers[at + At.fineXLow] as number,
    );
    pointY[i] = fromOriginY(
      numbers[at + At.anchorY] as number,
      numbers[at + At.fineY] as number,
      numbers[at + At.fineYLow] as number,
    );
  }
}

/** A coordinate, given as the sum of three, less that of the first crossing. */
function fromOriginX(anchor: number, fine: number, low: number): number {
  const { numbers } = found;
  const rest = low - (numbers[At.fineXLow] as number);
  return differenceOf(anchor, numbers[At.anchorX] as number, fine, numbers[At.fineX] as number, rest);
}

function fromOriginY(anchor: number, fine: number, low: number): number {
  const { numbers } = found;
  const rest = low - (numbers[At.fineYLow] as number);
  return differenceOf(anchor, numbers[At.anchorY] as number, fine, numbers[At.fineY] as number, rest);
}

/** (a − b) + (c − d) + rest, without losing digits where the differences cancel. */
function differenceOf(a: number, b: number, c: number, d: number, rest: number): number {
  const far = a - b;
  const near = c - d;
  const both = far + near;
  return both + (sumRest(far, near, both) + (sumRest(a, -b, far) + sumRest(c, -d, near) + rest));
}

/** Of each crossing: how far along the loop it is, and the least difference to another that tells which is first. */
const places = /* @__PURE__ */ new Float64Array(MOST_CROSSINGS);
const margins = /* @__PURE__ */ new Float64Array(MOST_CROSSINGS);

/** Where it is in the frame in which a conic is the unit circle. */
const unitX = /* @__PURE__ */ new Float64Array(MOST_CROSSINGS);
const unitY = /* @__PURE__ */ new Float64Array(MOST_CROSSINGS);

/** The crossings by their places. */
const order = /* @__PURE__ */ new Int32Array(MOST_CROSSINGS);

/** Places are off by the reach of a crossing and some roundings of how far away it is, as parts of the size. */
const PLACE_ERROR = 32 * UNIT_ROUNDOFF;

/**
 * Adds the area between the origin and the arcs of a conic that are in the other solid; false if it is doubtful which
 * they are. `entryTurn` is the sign of gradient × gradient where the loop goes in.
 */
export function addAlongConic(conic: Conic, entryTurn: 1 | -1): boolean {
  const { count } = found;
  for (let i = 0; i < count; i += 1) setPlaceOnConic(conic, i);
  if (!areInTurn(4, entryTurn)) return false;
  for (let i = 0; i < count; i += 1) {
    const from = order[i] as number;
    if (!isEntry(from, entryTurn)) continue;
    const to = order[i + 1 === count ? 0 : i + 1] as number;
    addTriangle(pointX[from] as number, pointY[from] as number, pointX[to] as number, pointY[to] as number);
    addSegment(conic, from, to);
  }
  return true;
}

/** From 0 to 4 round the unit circle: monotonous in the angle, and no slower than a half of it. */
function setPlaceOnConic(conic: Conic, i: number): void {
  const { cosine, sine, anchor, isAnchor } = conic;
  const { numbers } = found;
  const at = STRIDE * i;
  const x =
    (numbers[at + At.fineX] as number) + (isAnchor ? 0 : anchor.x) + (numbers[at + At.fineXLow] as number);
  const y =
    (numbers[at + At.fineY] as number) + (isAnchor ? 0 : anchor.y) + (numbers[at + At.fineYLow] as number);
  const unitAlong = (cosine * x + sine * y) / conic.rx;
  const unitAcross = (cosine * y - sine * x) / conic.ry;
  unitX[i] = unitAlong;
  unitY[i] = unitAcross;
  const part = unitAlong / (Math.abs(unitAlong) + Math.abs(unitAcross));
  places[i] = unitAcross >= 0 ? 1 - part : 3 + part;
  const size = Math.abs(numbers[at + At.fineX] as number) + Math.abs(numbers[at + At.fineY] as number);
  const error = (numbers[at + At.reach] as number) + PLACE_ERROR * (size + Math.abs(x) + Math.abs(y));
  margins[i] = (8 * error) / Math.min(conic.rx, conic.ry);
}

/**
 * The area between an arc of a conic and its chord. In the frame in which the conic is the unit circle it is
 * (θ − sin θ)/2 for an arc of angle θ.
 */
function addSegment({ rx, ry, cosine, sine }: Conic, from: number, to: number): void {
  const startX = unitX[from] as number;
  const startY = unitY[from] as number;
  const endX = unitX[to] as number;
  const endY = unitY[to] as number;
  const turn = startX * endY - startY * endX;
  const chordX = (pointX[to] as number) - (pointX[from] as number);
  const chordY = (pointY[to] as number) - (pointY[from] as number);
  const along = (cosine * chordX + sine * chordY) / rx;
  const across = (cosine * chordY - sine * chordX) / ry;
  const halfChord = Math.sqrt(along * along + across * across) / 2;
  const angle = atan2(turn, startX * endX + startY * endY);
  sum.area += ((rx * ry) / 2) * angleLessSine(angle < 0 ? angle + 2 * Math.PI : angle, turn, halfChord);
}

/** As `addAlongConic`, for the ring of a polygon. */
export function addAlongEdges(edges: EdgeList, isFirst: boolean, entryTurn: 1 | -1): boolean {
  const { count } = found;
  for (let i = 0; i < count; i += 1) setPlaceOnEdge(edges, isFirst, i);
  if (!areInTurn(edges.count, entryTurn)) return false;
  for (let i = 0; i < count; i += 1) {
    const from = order[i] as number;
    if (isEntry(from, entryTurn)) addWay(edges, isFirst, from, order[i + 1 === count ? 0 : i + 1] as number);
  }
  return true;
}

function edgeOf(i: number, isFirst: boolean): number {
  return found.numbers[STRIDE * i + (isFirst ? At.firstEdge : At.secondEdge)] as number;
}

/** The number of the edge, and how much of it has been passed. */
function setPlaceOnEdge({ numbers }: EdgeList, isFirst: boolean, i: number): void {
  const crossings = found.numbers;
  const at = STRIDE * i;
  const edge = edgeOf(i, isFirst);
  const ax = numbers[EDGE * edge] as number;
  const ay = numbers[EDGE * edge + 1] as number;
  const dx = (numbers[EDGE * edge + 2] as number) - ax;
  const dy = (numbers[EDGE * edge + 3] as number) - ay;
  const anchorX = (crossings[at + At.anchorX] as number) - ax;
  const anchorY = (crossings[at + At.anchorY] as number) - ay;
  const fineX = crossings[at + At.fineX] as number;
  const fineY = crossings[at + At.fineY] as number;
  const lengthSq = dx * dx + dy * dy;
  places[i] = edge + ((anchorX + fineX) * dx + (anchorY + fineY) * dy) / lengthSq;
  const size = Math.abs(anchorX) + Math.abs(fineX) + Math.abs(anchorY) + Math.abs(fineY);
  const error = (crossings[at + At.reach] as number) + PLACE_ERROR * size;
  margins[i] = (4 * error * (Math.abs(dx) + Math.abs(dy))) / lengthSq + PLACE_ERROR * (edge + 1);
}

/** Adds the area between the origin and the way along a ring from one crossing to another. */
function addWay({ numbers, count }: EdgeList, isFirst: boolean, from: number, to: number): void {
  let x = pointX[from] as number;
  let y = pointY[from] as number;
  let edge = edgeOf(from, isFirst);
  const lastEdge = edgeOf(to, isFirst);
  // All the way round, if it comes to the edge it begins on from behind.
  let isLeft = edge === lastEdge && (places[to] as number) < (places[from] as number);
  while (edge !== lastEdge || isLeft) {
    const nextX = fromOriginX(numbers[EDGE * edge + 2] as number, 0, 0);
    const nextY = fromOriginY(numbers[EDGE * edge + 3] as number, 0, 0);
    addTriangle(x, y, nextX, nextY);
    x = nextX;
    y = nextY;
    edge = edge + 1 === count ? 0 : edge + 1;
    isLeft = false;
  }
  addTriangle(x, y, pointX[to] as number, pointY[to] as number);
}

function addTriangle(ax: number, ay: number, bx: number, by: number): void {
  sum.area += (ax * by - ay * bx) / 2;
}

/** Puts the crossings in the order of their places; whether that is certain and entries and exits follow each other. */
function areInTurn(round: number, entryTurn: 1 | -1): boolean {
  const { count } = found;
  for (let i = 0; i < count; i += 1) {
    const place = places[i] as number;
    let at = i;
    for (; at > 0 && (places[order[at - 1] as number] as number) > place; at -= 1) {
      order[at] = order[at - 1] as number;
    }
    order[at] = i;
  }
  let before = order[count - 1] as number;
  for (let i = 0; i < count; i += 1) {
    const crossing = order[i] as number;
    const away = (places[crossing] as number) - (places[before] as number) + (i === 0 ? round : 0);
    const isAfter = away > (margins[crossing] as number) + (margins[before] as number);
    if (!isAfter || isEntry(crossing, entryTurn) === isEntry(before, entryTurn)) return false;
    before = crossing;
  }
  return true;
}

function isEntry(crossing: number, entryTurn: 1 | -1): boolean {
  return (found.numbers[STRIDE * crossing + At.turn] as number) * entryTurn > 0;
}
