import { spend } from "../math/budget.js";
import { Groups } from "../math/groups.js";
import { areApart } from "./box.js";
import { boxesNear } from "./boxes-near.js";
import { areSameCarrier, type Carrier } from "./carrier.js";
import { carrierCrossings } from "./carrier-crossings.js";
import { sampleOfConic, sampleOfLine } from "./cell-sample.js";
import { isOnPiece, isWithinEnds, type Piece } from "./piece.js";
import { areEqual, type RealVector } from "./real-vector.js";
import { type Part, type Stretch, Track, Vertex } from "./track.js";

/** An open stretch of some boundaries that no boundary cuts. */
export class Edge {
  private sample: RealVector | null = null;

  constructor(
    readonly carrier: Carrier,
    /** The nodes where it ends; null if it has no end there: a whole line, a ray, an uncut conic. */
    readonly from: Node | null,
    readonly to: Node | null,
    /** The pieces it is a part of; at least one. */
    readonly stretches: readonly Stretch[],
  ) {}

  /** Whether it is infinite, on a line. */
  isEndless(): boolean {
    return this.carrier.kind === "line" && (this.from === null || this.to === null);
  }

  /** Some point of it. */
  samplePoint(): RealVector {
    this.sample ??= this.computeSample();
    return this.sample;
  }

  private computeSample(): RealVector {
    const [from, to] = [this.from?.point ?? null, this.to?.point ?? null];
    if (this.carrier.kind === "conic") return sampleOfConic(this.carrier, from, to);
    const bounded = this.stretches.find(({ piece }) => piece.kind === "straight" && piece.ends !== null);
    return sampleOfLine(this.carrier, from, to, bounded?.piece.ends ?? null);
  }
}

/** A point where edges end, or a part that is a point. */
export interface Node {
  readonly point: RealVector;
  /** Whether the outline of a part names the point. */
  readonly isNamed: boolean;
  /** The parts on whose pieces it lies, or that are this point. */
  readonly parts: Set<Part>;
  /** The edges that end there. */
  readonly edges: Edge[];
}

/** The subdivision of the plane by the pieces of some parts: points, open stretches, and the faces beside these. */
export interface Arrangement {
  readonly nodes: readonly Node[];
  readonly edges: readonly Edge[];
  /** The node at a point that the outline of a part names as an end. */
  nodeAt(point: RealVector): Node;
}

export function arrange(parts: readonly Part[]): Arrangement {
  const named = new NamedVertices();
  const tracks = tracksOf(parts, named);
  cutAtCrossings(tracks);
  placePoints(parts, tracks, named);
  const orders = tracks.map((track) => track.orderedVertices());
  const nodes = new NodeTable();
  for (const part of parts.filter(({ outline }) => outline.dimension === 0)) {
    for (const anchor of part.outline.anchors) nodes.at(named.at(anchor)).parts.add(part);
  }
  const edges = tracks.flatMap((track, i) => cutTrack(track, orders[i] ?? [], named, nodes));
  return { nodes: nodes.all(), edges, nodeAt: (point) => nodes.at(named.at(point)) };
}

/** Cuts the tracks at the parts that are points, and joins equal points. */
function placePoints(parts: readonly Part[], tracks: readonly Track[], named: NamedVertices): void {
  const placed: Vertex[] = [];
  for (const part of parts.filter(({ outline }) => outline.dimension === 0)) {
    for (const anchor of part.outline.anchors) {
      const vertex = named.at(anchor);
      cutAtPoint(tracks, part, vertex);
      placed.find((other) => areEqual(other.point, anchor))?.join(vertex);
      placed.push(vertex);
    }
  }
}

class NodeTable {
  private readonly nodes = new Map<Vertex, Node>();

  at(vertex: Vertex): Node {
    const root = vertex.root();
    const known = this.nodes.get(root);
    if (known !== undefined) return known;
    const { point, isNamed } = root;
    const node = { point, isNamed, parts: new Set<Part>(), edges: [] };
    this.nodes.set(root, node);
    return node;
  }

  all(): Node[] {
    return [...this.nodes.values()];
  }
}

/** The indices of the ends of a stretch on its track, in its direction; null if it has none. */
interface Range {
  readonly stretch: Stretch;
  readonly ends: { readonly first: number; readonly last: number } | null;
}

/** Makes the edges of a track, and adds them and its parts to the nodes. */
function cutTrack(track: Track, order: readonly Vertex[], named: NamedVertices, nodes: NodeTable): Edge[] {
  const roots = order.map((vertex) => vertex.root());
  const ranges = track.stretches.map((stretch) => rangeOf(stretch, roots, named));
  const isRound = track.carrier.kind === "conic";
  spend(2 * roots.length * ranges.length);
  roots.forEach((vertex, i) => {
    const { parts } = nodes.at(vertex);
    for (const range of ranges) if (reaches(range, i, roots.length)) parts.add(range.stretch.part);
  });
  const edges: Edge[] = [];
  for (let slot = isRound && roots.length > 0 ? 0 : -1; slot < roots.length; slot++) {
    const stretches = ranges
      .filter((range) => covers(range, slot, roots.length))
      .map((range) => range.stretch);
    if (stretches.length === 0) continue;
    const from = nodeOrNull(roots[slot], nodes);
    const to = nodeOrNull(roots[isRound ? (slot + 1) % roots.length : slot + 1], nodes);
    const edge = new Edge(track.carrier, from, to, stretches);
    edges.push(edge);
    for (const end of new Set([from, to])) end?.edges.push(edge);
  }
  return edges;
}

function nodeOrNull(vertex: Vertex | undefined, nodes: NodeTable): Node | null {
  return vertex === undefined ? null : nodes.at(vertex);
}

function rangeOf(stretch: Stretch, roots: readonly Vertex[], named: NamedVertices): Range {
  const { ends } = stretch.piece;
  if (ends === null) return { stretch, ends: null };
  const from = roots.indexOf(named.at(ends.from).root());
  const to = roots.indexOf(named.at(ends.to).root());
  return { stretch, ends: stretch.isReversed ? { first: to, last: from } : { first: from, last: to } };
}

/** Whether a stretch contains the vertex at an index; it wraps around if it ends before it begins. */
function reaches({ ends }: Range, index: number, count: number): boolean {
  if (ends === null) return true;
  return turns(index, ends.first, count) <= turns(ends.last, ends.first, count);
}

/** Whether a stretch contains the points between the vertex at an index and the next. */
function covers({ ends }: Range, index: number, count: number): boolean {
  if (ends === null) return true;
  if (index < 0) return false;
  return turns(index, ends.first, count) < turns(ends.last, ends.first, count);
}

/** The number of vertices from one index to another. */
function turns(index: number, from: number, count: number): number {
  return (index - from + count) % count;
}

/** The vertices of the points that outlines name, one for each. */
class NamedVertices {
  private readonly vertices = new Map<RealVector, Vertex>();

  at(point: RealVector): Vertex {
    const known = this.vertices.get(point);
    if (known !== undefined) return known;
    const vertex = new Vertex(point, true);
    this.vertices.set(point, vertex);
    return vertex;
  }
}

/**
 * The pieces of all parts by carrier, each track cut at the ends of its pieces. Pieces of one carrier are on one track if
 * their boxes meet, directly or by way of others: between such tracks there is no common point.
 */
function tracksOf(parts: readonly Part[], named: NamedVertices): Track[] {
  const all = parts.flatMap((part) => part.outline.pieces.map((piece) => ({ piece, part })));
  const near = boxesNear(all.map(({ piece }) => piece.box));
  const groups = new Groups(all.length);
  const tracks = new Map<number, Track>();
  all.forEach(({ piece }, i) => {
    for (const k of near(piece.box)) {
      if (k >= i) break;
      spend(1);
      const other = (all[k] as (typeof all)[number]).piece;
      if (areApart(piece.box, other.box) || groups.areJoined(i, k)) continue;
      if (areSameCarrier(other.carrier, piece.carrier)) groups.join(i, k);
    }
  });
  all.forEach(({ piece, part }, i) => {
    const first = groups.firstOf(i);
    const track = tracks.get(first) ?? new Track(piece.carrier);
    tracks.set(first, track);
    track.add(piece, part);
    if (piece.ends === null) return;
    track.cutAt(named.at(piece.ends.from));
    track.cutAt(named.at(piece.ends.to));
  });
  return [...tracks.values()];
}

/** Cuts every two tracks where pieces of the one meet pieces of the other. */
function cutAtCrossings(tracks: readonly Track[]): void {
  const near = boxesNear(tracks.map((track) => track.bounds()));
  tracks.forEach((a, i) => {
    for (const k of near(a.bounds())) {
      if (k >= i) break;
      spend(1);
      const b = tracks[k] as Track;
      if (areApart(a.bounds(), b.bounds()) || !mayMeetUnexpectedly(a, b)) continue;
      for (const point of carrierCrossings(a.carrier, b.carrier)) {
        if (!isOnTrack(a, point) || !isOnTrack(b, point)) continue;
        const vertex = new Vertex(point, false);
        a.cutAt(vertex);
        b.cutAt(vertex);
      }
    }
  });
}

/** Cuts the tracks at a point wherever it lies on one of their pieces. */
function cutAtPoint(tracks: readonly Track[], { outline }: Part, vertex: Vertex): void {
  spend(tracks.length);
  for (const track of tracks) {
    if (areApart(track.bounds(), outline.box)) continue;
    if (track.stretches.some(({ piece }) => isOnPiece(piece, vertex.point))) track.cutAt(vertex);
  }
}

function isOnTrack(track: Track, point: RealVector): boolean {
  return track.stretches.some(({ piece }) => isWithinEnds(piece, point));
}

/** Whether two of their pieces may meet elsewhere than at a common end. */
function mayMeetUnexpectedly(a: Track, b: Track): boolean {
  spend(a.stretches.length * b.stretches.length);
  return a.stretches.some((stretch) => b.stretches.some((other) => mayPiecesMeet(stretch, other)));
}

function mayPiecesMeet(a: Stretch, b: Stretch): boolean {
  if (areApart(a.piece.box, b.piece.box)) return false;
  if (a.part !== b.part) return true;
  return a.part.outline.mayCrossItself && !isChained(a.piece, b.piece);
}

/** Whether two straight pieces share an end. On different lines they then have no other point in common. */
function isChained(a: Piece, b: Piece): boolean {
  if (a.kind !== "straight" || b.kind !== "straight" || a.ends === null || b.ends === null) return false;
  const { from, to } = b.ends;
  return a.ends.from === from || a.ends.from === to || a.ends.to === from || a.ends.to === to;
}
