import { type ByKind, ofKind } from "./by-kind.js";
import type { Posed, Shape } from "./kind.js";
import type { Pose } from "./placement.js";
import type { RoundShape } from "./reductions.js";

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
