import { type Frame, frameOf, partsInFrame, toFrame } from "../boundary/frame.js";
import { Kind, Opening, type Polygon, type Shape, type SimpleShape } from "../shapes/kind.js";
import { isThin } from "../shapes/reductions.js";
import { Motion } from "./placement.js";

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

/** A polygon that counts as convex only if it stays so in a frame, however it is placed there. */
function asPlaceable(shape: SimpleShape): SimpleShape {
  return shape.kind === Kind.polygon && shape.convex && !isSturdy(shape)
    ? { ...shape, convex: false }
    : shape;
}

/** More than eight times what vertices in a frame are off by: as they are read 2⁻⁵⁵, as they are placed 2⁻⁵⁰. */
const ROUNDING = 2 ** -47;

/**
 * Whether a convex polygon turns the same way at each of its vertices, and its edges point where they do, when the vertices
 * are rounded: as a needle may not, nor a speck beside something as large as the frame. Then an edge may show a gap that
 * is none.
 *
 * Vertices that are off by δ turn an edge of length ℓ by 2δ/ℓ. What the polygon turns by at a vertex, the sine of which is
 * cross / (ℓ · other length), has to be more than that of both edges.
 */
function isSturdy({ vertices, orientation }: Polygon): boolean {
  const { length } = vertices;
  const coordinate = (index: number) => vertices[index % length] ?? 0;
  for (let i = 0; i < length; i += 2) {
    const beforeX = coordinate(i + 2) - coordinate(i);
    const beforeY = coordinate(i + 3) - coordinate(i + 1);
    const afterX = coordinate(i + 4) - coordinate(i + 2);
    const afterY = coordinate(i + 5) - coordinate(i + 3);
    const before = Math.abs(beforeX) + Math.abs(beforeY);
    const after = Math.abs(afterX) + Math.abs(afterY);
    const cross = orientation * (beforeX * afterY - beforeY * afterX);
    if (!(cross >= ROUNDING * Math.max(before, after))) return false;
  }
  return true;
}
