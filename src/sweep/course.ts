import { type Frame, frameOf, partsInFrame, toFrame } from "../boundary/frame.js";
import { Kind, Opening, type Shape, type SimpleShape } from "../shapes/kind.js";
import { isThin } from "../shapes/thin.js";
import { Motion } from "./motion.js";
import { asPlaceable } from "./sturdy-polygon.js";

/** A velocity in scene units, and the radians, from +x towards +y, by which a shape turns about its pose position, over t from 0 to 1. */
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
  const partsOf = (shape: Shape) => partsInFrame(shape, frame).map(asPlaceable);
  return { frame, first: partsOf(first), second: partsOf(second), motion };
}

/** Whether neither shape has an interior: then they may pass through each other. */
export function areCurves({ first, second }: Course): boolean {
  return first.every(isThin) && second.every(isThin);
}

/** By how many radians a shape turns as far as can be seen: what is round about its position stays the same. */
export function turnOf(shape: Shape, { turn }: TurningMotion): number {
  return isRound(shape) ? 0 : turn;
}

function isRound(shape: Shape): boolean {
  switch (shape.kind) {
    case Kind.point:
    case Kind.circle:
      return true;
    case Kind.ellipse:
      return shape.rx === shape.ry;
    case Kind.roundedRect:
      return shape.r === shape.halfWidth && shape.r === shape.halfHeight;
    case Kind.sector:
    case Kind.annularSector:
    case Kind.arc:
      return shape.opening === Opening.whole;
    default:
      return false;
  }
}
