import type { Sign } from "../math/exact.js";
import type { Real } from "../math/real.js";
import { type Box, boxAround, boxOfPoints, union } from "./box.js";
import { type Carrier, type Conic, circleAbout, frameVector, type Line, lineThrough } from "./carrier.js";
import {
  compareDirections,
  cross,
  dot,
  lengthSq,
  orderedDirection,
  type RealVector,
  subtract,
} from "./coordinates.js";
import type { Outline } from "./exact-outline.js";

/* Pieces of boundaries, and the tracks that hold those of several shapes. */

/** The side of a piece, in the direction of its carrier, on which the solid lies; `byParity`: the even-odd rule decides. */
export type SolidSide = "left" | "right" | "neither" | "byParity";

/**
 * A stretch of a line from one point to another along its direction, ends included, or (`ends` null) all of
 * it.
 */
export interface StraightPiece {
  readonly kind: "straight";
  readonly carrier: Line;
  readonly ends: { readonly from: RealVector; readonly to: RealVector } | null;
  readonly solid: SolidSide;
  readonly box: Box;
}

/** A straight piece with ends. */
export interface SegmentPiece extends StraightPiece {
  readonly ends: NonNullable<StraightPiece["ends"]>;
}

/** The directions from `start` on towards +y to `end`: more than none, and less than a whole turn. */
export interface Wedge {
  readonly start: RealVector;
  readonly end: RealVector;
  /** Whether it is half a turn or more. */
  readonly isWide: boolean;
}

/**
 * The part of a circle in a wedge of directions from its centre, or (`ends` null) a whole circle or ellipse.
 */
export interface RoundPiece {
  readonly kind: "round";
  readonly carrier: Conic;
  readonly ends: { readonly from: RealVector; readonly to: RealVector; readonly wedge: Wedge } | null;
  readonly solid: SolidSide;
  readonly box: Box;
}

export type Piece = StraightPiece | RoundPiece;

/** The piece from one point to another in the direction given. */
export function straightPiece(
  from: RealVector,
  to: RealVector,
  direction: RealVector,
  solid: SolidSide,
  carrier = lineThrough(from, direction),
): SegmentPiece {
  return { kind: "straight", carrier, ends: { from, to }, solid, box: boxOfPoints([from, to]) };
}

/** The piece of the circle around a point from one point on it to another, in the directions of the wedge. */
export function arcPiece(
  centre: RealVector,
  radius: Real,
  from: RealVector,
  to: RealVector,
  wedge: Wedge,
  solid: SolidSide,
): RoundPiece {
  return {
    kind: "round",
    carrier: circleAbout(centre, radius),
    ends: { from, to, wedge },
    solid,
    box: boxAround(centre, radius),
  };
}

export function wholeCircle(centre: RealVector, radius: Real, solid: SolidSide): RoundPiece {
  const carrier = circleAbout(centre, radius);
  return { kind: "round", carrier, ends: null, solid, box: boxAround(centre, radius) };
}

/** Whether a vector from the apex lies in a wedge, its edges included. */
export function isInWedge({ start, end, isWide }: Wedge, v: RealVector): boolean {
  const isAfterStart = cross(start, v).sign() >= 0;
  if (isAfterStart === isWide) return isWide;
  return cross(v, end).sign() >= 0;
}

/** Whether a point of a piece's carrier lies on the piece, its ends included. */
export function isWithinEnds(piece: Piece, p: RealVector): boolean {
  if (piece.ends === null || p === piece.ends.from || p === piece.ends.to) return true;
  if (piece.kind === "round") return isInWedge(piece.ends.wedge, subtract(p, piece.carrier.centre));
  const { from, to } = piece.ends;
  return compareAlong(piece.carrier, from, p) <= 0 && compareAlong(piece.carrier, p, to) <= 0;
}

/** −1 if p comes before q along the direction of the line both lie on, 0 if they are equal. */
export function compareAlong({ direction }: Line, p: RealVector, q: RealVector): Sign {
  const { x, y } = direction;
  const isFlat = Math.abs(x.high) >= Math.abs(y.high);
  const usesX = isFlat ? x.sign() !== 0 : y.sign() === 0;
  const order = usesX ? p.x.compareTo(q.x) : p.y.compareTo(q.y);
  const forward = usesX ? x.sign() : y.sign();
  return forward > 0 ? order : (-order as Sign);
}

/** Whether any point lies on a piece. */
export function isOnPiece(piece: Piece, p: RealVector): boolean {
  return isOnCarrier(piece, p) && isWithinEnds(piece, p);
}

function isOnCarrier({ carrier }: Piece, p: RealVector): boolean {
  if (carrier.kind === "line") return cross(carrier.direction, p).compareTo(carrier.offset) === 0;
  return lengthSq(frameVector(carrier, p)).compareTo(carrier.level) === 0;
}

/** A part of one of the shapes that are arranged. */
export interface Part {
  readonly outline: Outline;
}

/** A piece on a track. */
export interface Stretch {
  readonly piece: Piece;
  readonly part: Part;
  /** Whether it runs against the direction of the track; only on lines. */
  readonly isReversed: boolean;
}

/** All pieces on one carrier, and the vertices that cut it. */
export class Track {
  readonly stretches: Stretch[] = [];
  private readonly vertices = new Set<Vertex>();
  private box: Box | null = null;

  constructor(readonly carrier: Carrier) {}

  add(piece: Piece, part: Part): void {
    const isReversed =
      this.carrier.kind === "line" &&
      piece.kind === "straight" &&
      dot(this.carrier.direction, piece.carrier.direction).sign() < 0;
    this.stretches.push({ piece, part, isReversed });
    this.box = null;
  }

  cutAt(vertex: Vertex): void {
    this.vertices.add(vertex);
  }

  bounds(): Box {
    this.box ??= union(this.stretches.map(({ piece }) => piece.box));
    return this.box;
  }

  /** The vertices in order along the track, around it for a conic. Equal ones are joined and represented by one. */
  orderedVertices(): Vertex[] {
    const roots = [...new Set([...this.vertices].map((vertex) => vertex.root()))];
    const compare = this.carrier.kind === "line" ? along(this.carrier) : around(this.carrier, roots);
    const ordered: Vertex[] = [];
    for (const vertex of roots.sort(compare)) {
      const last = ordered[ordered.length - 1];
      if (last !== undefined && compare(last, vertex) === 0) last.join(vertex);
      else ordered.push(vertex);
    }
    return ordered;
  }
}

type Compare = (p: Vertex, q: Vertex) => Sign;

function along(line: Line): Compare {
  return (p, q) => compareAlong(line, p.point, q.point);
}

function around(conic: Conic, vertices: readonly Vertex[]): Compare {
  const directions = new Map(
    vertices.map((vertex) => [vertex, orderedDirection(frameVector(conic, vertex.point))]),
  );
  return (p, q) => {
    const directionP = directions.get(p);
    const directionQ = directions.get(q);
    return directionP === undefined || directionQ === undefined
      ? 0
      : compareDirections(directionP, directionQ);
  };
}

/** A point where boundaries meet or end, or a shape that is a point. Vertices found to be equal are joined. */
export class Vertex {
  private joinedTo: Vertex | null = null;

  constructor(
    readonly point: RealVector,
    /** Whether an outline names it; such points have shorter constructions than crossings. */
    readonly isNamed: boolean,
  ) {}

  /** The representative of all that are joined to this: a named one if there is any. */
  root(): Vertex {
    return this.joinedTo === null ? this : this.joinedTo.root();
  }

  join(other: Vertex): void {
    const [root, otherRoot] = [this.root(), other.root()];
    if (root === otherRoot) return;
    if (otherRoot.isNamed && !root.isNamed) root.joinedTo = otherRoot;
    else otherRoot.joinedTo = root;
  }
}
