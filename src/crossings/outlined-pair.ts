import { Kind, type Polygon, type Shape, type SimpleShape } from "../shapes/kind.js";
import { partsOf } from "../shapes/reductions.js";
import type { Crossing } from "./crossing.js";
import { type Frame, frameOf } from "./frame.js";
import { loopsOf } from "./outline.js";
import { areApart, type Loop } from "./piece.js";
import { crossLoops, crossStraights } from "./piece-crossings.js";

/** A part of one of two shapes, and its boundary in their frame. */
export interface OutlinedPart {
  readonly shape: SimpleShape;
  readonly isOfFirst: boolean;
  /** None of a point. */
  readonly loops: readonly Loop[];
}

/** Two parts, and all points where their boundaries cross: certainly no others are common to both. */
export interface Meeting {
  readonly first: OutlinedPart;
  readonly second: OutlinedPart;
  readonly crossings: readonly Crossing[];
}

/** The parts of two shapes, and how those of the one meet those of the other. */
export interface OutlinedPair {
  readonly frame: Frame;
  readonly parts: readonly OutlinedPart[];
  readonly meetings: readonly Meeting[];
}

/** Null where doubles do not tell: exact arithmetic has to. */
export function outlinePair(a: Shape, b: Shape): OutlinedPair | null {
  const partsOfA = partsOf(a);
  const partsOfB = partsOf(b);
  // Their borders may cross far away from both of the points that they are given by.
  if (partsOfA.some(isHalfPlane) && partsOfB.some(isHalfPlane)) return null;
  const frame = frameOf(partsOfA, partsOfB);
  if (frame === null) return null;
  const first = outlinedParts(partsOfA, true, frame);
  const second = first === null ? null : outlinedParts(partsOfB, false, frame);
  if (first === null || second === null) return null;
  const meetings: Meeting[] = [];
  for (const part of first) {
    for (const other of second) {
      const meeting = meetingOf(part, other);
      if (meeting === null) return null;
      meetings.push(meeting);
    }
  }
  return { frame, parts: [...first, ...second], meetings };
}

function outlinedParts(
  shapes: readonly SimpleShape[],
  isOfFirst: boolean,
  frame: Frame,
): OutlinedPart[] | null {
  const parts: OutlinedPart[] = [];
  for (const shape of shapes) {
    const loops = loopsOf(shape, frame);
    if (loops === null) return null;
    parts.push({ shape, isOfFirst, loops });
  }
  return parts;
}

function isHalfPlane({ kind }: SimpleShape): boolean {
  return kind === Kind.halfPlane;
}

/** How two parts meet; null where doubles do not tell. */
export function meetingOf(first: OutlinedPart, second: OutlinedPart): Meeting | null {
  const crossings: Crossing[] = [];
  for (const loop of first.loops) {
    for (const piece of loop) {
      if (!crossLoops(piece, second.loops, crossings)) return null;
    }
  }
  return { first, second, crossings };
}

/** Whether a part of its kind has area. */
export function isSolid({ shape: { kind } }: OutlinedPart): boolean {
  return kind !== Kind.point && kind !== Kind.segment && kind !== Kind.arc && kind !== Kind.polyline;
}

/** Above so many edges it would take longer to look at all pairs than to ask exact arithmetic. */
const MOST_EDGES = 128;

/**
 * Whether the loops of a part certainly do not meet themselves or each other, so that the solid is on the left
 * of all of them. The constructor has seen to it, but rounding may cross the edges of a polygon that has been
 * turned or moved.
 */
export function areSurelySimple({ shape, loops }: OutlinedPart): boolean {
  if (shape.kind !== Kind.polygon || shape.convex || isAsConstructed(shape)) return true;
  const edges = loops.flatMap((loop) => loop.filter((piece) => piece.kind === "straight"));
  if (edges.length > MOST_EDGES) return false;
  return edges.every((edge, i) =>
    edges.slice(0, i).every((other) => {
      const isNeighbour = edge.from === other.to || edge.to === other.from;
      return isNeighbour || areApart(edge, other) || crossStraights(edge, other)?.length === 0;
    }),
  );
}

export function isAsConstructed({ vertices, localVertices }: Polygon): boolean {
  return vertices.every((coordinate, i) => coordinate === localVertices[i]);
}
