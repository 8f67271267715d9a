import { type Frame, frameOf, partsInFrame, toFrame } from "../boundary/frame.js";
import { Kind, type Shape, type SimpleShape } from "../shapes/kind.js";
import { Motion } from "./motion.js";

/** A velocity, and radians by which a shape turns about its pose position, over t from 0 to 1. */
export interface TurningMotion {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** Two moving shapes in a frame that moves with the first one's pose position. */
export interface Course {
  readonly frame: Frame;
  readonly first: readonly SimpleShape[];
  readonly second: readonly SimpleShape[];
  readonly motion: Motion;
}

/** The range of a frame is below 2: after this, so is a sum of a few such sizes. */
const MARGIN = 8;

/** Shapes and way together are below 1 in the frame of a course. */
export function courseOf(
  first: Shape,
  motionFirst: TurningMotion,
  second: Shape,
  motionSecond: TurningMotion,
): Course {
  // Only what turns has to have its position, which may be far from its points, in the frame.
  const pivots = [
    ...(turnOf(first, motionFirst) !== 0 ? [first] : []),
    ...(turnOf(second, motionSecond) !== 0 ? [second] : []),
  ];
  const lengths = [motionFirst.x, motionFirst.y, motionSecond.x, motionSecond.y];
  const pairFrame = frameOf(first, second, pivots, lengths);
  const frame = { ...pairFrame, power: pairFrame.power / MARGIN };
  const { originX, originY, power } = frame;
  const way = {
    x: toFrame(motionSecond.x, motionFirst.x, power),
    y: toFrame(motionSecond.y, motionFirst.y, power),
  };
  const turningOf = (shape: Shape, shapeMotion: TurningMotion) => {
    const turn = turnOf(shape, shapeMotion);
    return turn === 0
      ? { pivot: { x: 0, y: 0 }, turn }
      : { pivot: { x: toFrame(shape.x, originX, power), y: toFrame(shape.y, originY, power) }, turn };
  };
  const motion = new Motion(way, [turningOf(first, motionFirst), turningOf(second, motionSecond)]);
  return { frame, first: partsInFrame(first, frame), second: partsInFrame(second, frame), motion };
}

/** A point or a disc turns about its centre, and stays the same. */
function turnOf({ kind }: Shape, { turn }: TurningMotion): number {
  return kind === Kind.point || kind === Kind.circle ? 0 : turn;
}
