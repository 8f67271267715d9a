import type { Sign } from "../math/exact.js";
import { type Box, union } from "./box.js";
import { type Carrier, type Conic, frameVector, type Line } from "./carrier.js";
import { compareDirections, dot, orderedDirection, type RealVector } from "./coordinates.js";
import type { Outline } from "./outline.js";
import { compareAlong, type Piece } from "./piece.js";

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
