import { Turn } from "../math/angle.js";
import { normalizingPower } from "../math/exact.js";
import { type Direction, ScratchVector, type Vec2 } from "../math/vector.js";
import { type ByKind, ofKind, type Posed, type Shape } from "./kind.js";
import type { RoundShape } from "./reductions.js";

/** The transformation of points from a shape's own coordinates to its pose. */

/** A position, and a rotation about it. A separate class, for the reason that `ScratchVector` is. */
export class Pose {
  x = 0.5;
  y = 0.5;
  readonly turn = new Turn();
}

export function isSamePose(one: Readonly<Pose>, other: Readonly<Pose>): boolean {
  return one.x === other.x && one.y === other.y && one.turn.x === other.turn.x && one.turn.y === other.turn.y;
}

/** The rotation of points by a direction: by (cos, sin) = (x, y) / length. */
class PointTurn {
  x = 0.5;
  y = 0.5;
  length = 0.5;
}

const prepared = /* @__PURE__ */ new PointTurn();

/** Above this, sums of four coordinates might overflow though the result does not. */
const LARGEST_PLAIN_COORDINATE = 2 ** 1000;

/**
 * Transforms `point`, in the coordinates a shape was given in, by a pose: to (x, y) + (ux px − uy py, ux py + uy px) /
 * |u|, rounded; an infinity if that is beyond the largest double.
 *
 * Without rotation, that is (x + px, y + py), each rounded once. Quarter turns of any length are as exact. Otherwise the
 * error is below 2 ulp of the rotated point and half an ulp of the result; points of 3-4-5 coordinates under 3-4-5
 * rotations come out exact, since the division by |u| is last.
 */
export function placePoint(pose: Readonly<Pose>, point: Vec2): void {
  prepareTurn(pose.turn);
  place(pose, point);
}

/** The same for two points. */
export function placePair(pose: Readonly<Pose>, first: Vec2, second: Vec2): void {
  prepareTurn(pose.turn);
  place(pose, first);
  place(pose, second);
}

type Shift = Readonly<Vec2> & { readonly turn: Direction };

const placed = /* @__PURE__ */ new ScratchVector();

/**
 * Transforms local points (x and y alternately) by a pose, each as `placePoint` does. False if a coordinate is beyond the
 * largest double; then `world` is of no use.
 */
export function placePoints(pose: Readonly<Pose>, local: readonly number[], world: number[]): boolean {
  if (pose.turn.y === 0) return shiftPoints(pose, local, world);
  prepareTurn(pose.turn);
  const { x, y } = pose;
  const { x: cos, y: sin, length } = prepared;
  const isSlanted = cos !== 0 && sin !== 0;
  const far = Math.max(Math.abs(x), Math.abs(y));
  let change = 0;
  for (let i = 0; i + 1 < local.length; i += 2) {
    const px = local[i] as number;
    const py = local[i + 1] as number;
    if (isSlanted && Math.abs(px) + Math.abs(py) + far <= LARGEST_PLAIN_COORDINATE) {
      world[i] = x + (cos * px - sin * py) / length + 0;
      world[i + 1] = y + (cos * py + sin * px) / length + 0;
    } else {
      placed.x = px;
      placed.y = py;
      place(pose, placed);
      world[i] = placed.x;
      world[i + 1] = placed.y;
    }
    const worldX = world[i] as number;
    const worldY = world[i + 1] as number;
    change += worldX - worldX + (worldY - worldY);
  }
  return change === 0;
}

/** The same for no rotation or half a turn. An infinity less itself is NaN. */
export function shiftPoints({ x, y, turn }: Shift, local: readonly number[], world: number[]): boolean {
  const sign = turn.x < 0 ? -1 : 1;
  let change = 0;
  for (let i = 0; i + 1 < local.length; i += 2) {
    const worldX = x + sign * (local[i] as number) + 0;
    const worldY = y + sign * (local[i + 1] as number) + 0;
    world[i] = worldX;
    world[i + 1] = worldY;
    change += worldX - worldX + (worldY - worldY);
  }
  return change === 0;
}

function prepareTurn({ x, y }: Direction): void {
  const size = Math.max(Math.abs(x), Math.abs(y));
  // For directions of angles this equals `normalizingPower`: their greater component is from √½ to 1.
  const power = size >= 0.5 && size < 2 ? (size < 1 ? 2 : 1) : normalizingPower(size);
  const cos = x * power;
  const sin = y * power;
  prepared.x = cos;
  prepared.y = sin;
  prepared.length = Math.sqrt(cos * cos + sin * sin);
}

function place({ x, y }: Readonly<Pose>, point: Vec2): void {
  const { x: px, y: py } = point;
  const { x: cos, y: sin, length } = prepared;
  if (sin === 0) {
    const sign = cos < 0 ? -1 : 1;
    point.x = x + sign * px + 0;
    point.y = y + sign * py + 0;
    return;
  }
  if (cos === 0) {
    const sign = sin < 0 ? -1 : 1;
    point.x = x - sign * py + 0;
    point.y = y + sign * px + 0;
    return;
  }
  const size = Math.max(Math.abs(px), Math.abs(py), Math.abs(x), Math.abs(y));
  const scale = size > LARGEST_PLAIN_COORDINATE ? 2 ** -4 : 1;
  const sx = px * scale;
  const sy = py * scale;
  point.x = (x * scale + (cos * sx - sin * sy) / length) / scale + 0;
  point.y = (y * scale + (cos * sy + sin * sx) / length) / scale + 0;
}

/** Whether both coordinates of a point are finite. */
export function isFinitePoint({ x, y }: Vec2): boolean {
  return Number.isFinite(x) && Number.isFinite(y);
}

/** The same text for the kinds of each form that can be turned, three at most: `ByKind` says why. */
const READERS: ByKind<[out: Pose]> = [
  readRound,
  readRound,
  readCentred,
  readCentred,
  readWedge,
  readEnds,
  readEnds,
  readCentred,
  readPoints,
  readHalfPlane,
  readWedge,
  readWedge,
  readPoints,
  readPoints,
];

function readRound(shape: RoundShape, out: Pose): void {
  ({ x: out.x, y: out.y } = shape);
  out.turn.x = 1;
  out.turn.y = 0;
}

function readCentred(shape: Posed, out: Pose): void {
  ({ x: out.x, y: out.y, ux: out.turn.x, uy: out.turn.y } = shape);
}

function readWedge(shape: Posed, out: Pose): void {
  ({ x: out.x, y: out.y, ux: out.turn.x, uy: out.turn.y } = shape);
}

function readEnds(shape: Posed, out: Pose): void {
  ({ x: out.x, y: out.y, ux: out.turn.x, uy: out.turn.y } = shape);
}

function readHalfPlane(shape: Posed, out: Pose): void {
  ({ x: out.x, y: out.y, ux: out.turn.x, uy: out.turn.y } = shape);
}

function readPoints(shape: Posed, out: Pose): void {
  ({ x: out.x, y: out.y, ux: out.turn.x, uy: out.turn.y } = shape);
}

/** Sets `out` to a shape's pose; points and circles have no angle. */
export function readPose(shape: Shape, out: Pose): void {
  ofKind(READERS, shape)(shape, out);
}
