import { type ByKind, ofKind } from "./by-kind.js";
import type { Shape } from "./kind.js";
import type { Pose } from "./placement.js";

/** The same text for each kind that can be turned: `ByKind` says why. */
const READERS: ByKind<[out: Pose]> = [
  (shape, out) => {
    ({ x: out.x, y: out.y } = shape);
    leaveUnturned(out);
  },
  (shape, out) => {
    ({ x: out.x, y: out.y } = shape);
    leaveUnturned(out);
  },
  (shape, out) => {
    ({ x: out.x, y: out.y, ux: out.turn.x, uy: out.turn.y } = shape);
  },
  (shape, out) => {
    ({ x: out.x, y: out.y, ux: out.turn.x, uy: out.turn.y } = shape);
  },
  (shape, out) => {
    ({ x: out.x, y: out.y, ux: out.turn.x, uy: out.turn.y } = shape);
  },
  (shape, out) => {
    ({ x: out.x, y: out.y, ux: out.turn.x, uy: out.turn.y } = shape);
  },
  (shape, out) => {
    ({ x: out.x, y: out.y, ux: out.turn.x, uy: out.turn.y } = shape);
  },
  (shape, out) => {
    ({ x: out.x, y: out.y, ux: out.turn.x, uy: out.turn.y } = shape);
  },
  (shape, out) => {
    ({ x: out.x, y: out.y, ux: out.turn.x, uy: out.turn.y } = shape);
  },
  (shape, out) => {
    ({ x: out.x, y: out.y, ux: out.turn.x, uy: out.turn.y } = shape);
  },
  (shape, out) => {
    ({ x: out.x, y: out.y, ux: out.turn.x, uy: out.turn.y } = shape);
  },
  (shape, out) => {
    ({ x: out.x, y: out.y, ux: out.turn.x, uy: out.turn.y } = shape);
  },
  (shape, out) => {
    ({ x: out.x, y: out.y, ux: out.turn.x, uy: out.turn.y } = shape);
  },
  (shape, out) => {
    ({ x: out.x, y: out.y, ux: out.turn.x, uy: out.turn.y } = shape);
  },
];

function leaveUnturned({ turn }: Pose): void {
  turn.x = 1;
  turn.y = 0;
}

/** Sets `out` to a shape's pose; points and circles have no angle. */
export function readPose(shape: Shape, out: Pose): void {
  ofKind(READERS, shape)(shape, out);
}
