import type { Vec2 } from "../math/vector.js";
import type { Shape, SimpleShape } from "../shapes/kind.js";
import { type Frame, frameOf, partsOf, toFrame } from "./frame.js";
import { Motion } from "./motion.js";
import { framedCopy } from "./placement.js";

/** Two moving shapes in a frame that moves with the first one's pose position. */
export interface Course {
  readonly frame: Frame;
  /** The frame's velocity, in the world. */
  readonly velocity: Vec2;
  readonly first: readonly SimpleShape[];
  readonly second: readonly SimpleShape[];
  readonly motion: Motion;
}

/** `turnFirst`, `turnSecond`: radians that the shapes turn about their pose positions. */
export function courseOf(
  first: Shape,
  velocityFirst: Vec2,
  second: Shape,
  velocitySecond: Vec2,
  turnFirst = 0,
  turnSecond = 0,
): Course {
  const lengths = [velocityFirst, velocitySecond].flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]);
  const isTurning = turnFirst !== 0 || turnSecond !== 0;
  const frame = frameOf(first, second, lengths, isTurning);
  const inFrame = (shape: Shape) => partsOf(shape).map((part) => framedCopy(part, frame));
  // A vector as a difference, the same way as a point.
  const way = toFrame({ ...velocityFirst, power: frame.power }, velocitySecond.x, velocitySecond.y);
  const motion = new Motion(way, [
    { pivot: toFrame(frame, first.x, first.y), turn: turnFirst },
    { pivot: toFrame(frame, second.x, second.y), turn: turnSecond },
  ]);
  return { frame, velocity: velocityFirst, first: inFrame(first), second: inFrame(second), motion };
}
