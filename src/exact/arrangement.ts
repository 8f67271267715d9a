import { Groups } from "../math/collections.js";
import { note, spend } from "../math/cost.js";
import { areApart, type Box, boxesNear, boxOfPoints } from "./box.js";
import { areSameCarrier, type Carrier } from "./carrier.js";
import { carrierCrossings, sampleOfConic, sampleOfLine } from "./carrier-points.js";
import { areEqual, type RealVector } from "./coordinates.js";
import {
  isOnPiece,
  isWithinEnds,
  type Part,
  type Piece,
  type Stretch,
  Track,
  Vertex,
} from "./exact-piece.js";

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

/** Without `doCurvesCut`, curves are not cut where they cross each other: which stretches bound a union does not depend on that. */
export function arrange(parts: readonly Part[], doCurvesCut = true): Arrangement {
  note("arrangement");
  const named = new NamedVertices();
  const tracks = tracksOf(parts, named);
  cutAtCrossings(tracks, doCurvesCut);
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

/** Makes the edges of a track, and adds them and its parts to the nodes. */
function cutTrack(track: Track, order: readonly Vertex[], named: NamedVertices, nodes: NodeTable): Edge[] {
  const places = new Map(order.map((vertex, place) => [vertex.root(), place]));
  const nodesOfTrack = Array.from(places.keys(), (vertex) => nodes.at(vertex));
  const { length: count } = nodesOfTrack;
  const isRound = track.carrier.kind === "conic";
  // Between each node and the next; before the first one of a line, or all round a conic without nodes.
  const between = nodesOfTrack.map((): Stretch[] => []);
  const before: Stretch[] = [];
  for (const stretch of track.stretches) {
    const { ends } = stretch.piece;
    const placeOf = (end: RealVector) => places.get(named.at(end).root()) as number;
    let [first, steps] = [0, count];
    if (ends === null) before.push(stretch);
    else {
      first = placeOf(stretch.isReversed ? ends.to : ends.from);
      const last = placeOf(stretch.isReversed ? ends.from : ends.to);
      // An arc wraps around if it ends before it begins.
      steps = (last - first + count) % count;
      nodesOfTrack[last]?.parts.add(stretch.part);
    }
    spend(1 + steps);
    for (let step = 0; step < steps; step++) {
      const place = (first + step) % count;
      nodesOfTrack[place]?.parts.add(stretch.part);
      between[place]?.push(stretch);
    }
  }
  const edges: Edge[] = [];
  const addEdge = (stretches: readonly Stretch[], from: Node | null, to: Node | null) => {
    if (stretches.length === 0) return;
    const edge = new Edge(track.carrier, from, to, stretches);
    edges.push(edge);
    for (const end of new Set([from, to])) end?.edges.push(edge);
  };
  if (!isRound || count === 0) addEdge(before, null, nodesOfTrack[0] ?? null);
  between.forEach((stretches, place) => {
    const next = isRound ? nodesOfTrack[(place + 1) % count] : nodesOfTrack[place + 1];
    addEdge(stretches, nodesOfTrack[place] ?? null, next ?? null);
  });
  return edges;
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

/** So few stretches are not looked through beforehand. */
const FEW_STRETCHES = 4;

/** Cuts every two tracks where pieces of the one meet pieces of the other. */
function cutAtCrossings(tracks: readonly Track[], doCurvesCut: boolean): void {
  const near = boxesNear(tracks.map((track) => track.bounds()));
  tracks.forEach((a, i) => {
    for (const k of near(a.bounds())) {
      if (k >= i) break;
      spend(1);
      const b = tracks[k] as Track;
      if (areApart(a.bounds(), b.bounds()) || !mayMeetUnexpectedly(a, b, doCurvesCut)) continue;
      for (const point of carrierCrossings(a.carrier, b.carrier)) {
        const box = boxOfPoints([point]);
        if (!isOnTrack(a, point, box) || !isOnTrack(b, point, box)) continue;
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

function isOnTrack(track: Track, point: RealVector, box: Box): boolean {
  return track.stretches.some(({ piece }) => !areApart(piece.box, box) && isWithinEnds(piece, point));
}

/** Whether two of their pieces may meet elsewhere than at a common end. */
function mayMeetUnexpectedly(a: Track, b: Track, doCurvesCut: boolean): boolean {
  const ofA = stretchesNear(a, b);
  const ofB = stretchesNear(b, a);
  spend(ofA.length * ofB.length);
  const isAsked = (p: Stretch, q: Stretch) => doCurvesCut || !(isOfCurve(p) && isOfCurve(q));
  return ofA.some((p) => ofB.some((q) => isAsked(p, q) && mayPiecesMeet(p, q)));
}

function isOfCurve({ part }: Stretch): boolean {
  return part.outline.dimension === 1;
}

/** The stretches of a track that may meet another track: few, even of a long row of tiles. */
function stretchesNear(track: Track, other: Track): readonly Stretch[] {
  const { stretches } = track;
  if (stretches.length < FEW_STRETCHES) return stretches;
  spend(stretches.length / 8);
  return stretches.filter(({ piece }) => !areApart(piece.box, other.bounds()));
}

function mayPiecesMeet(a: Stretch, b: Stretch): boolean {
  if (areApart(a.piece.box, b.piece.box)) return false;
  if (a.part !== b.part) return true;
  // Of one outline, only the pieces of a chain meet elsewhere than at common ends.
  const { dimension, enclosed } = a.part.outline;
  return (dimension === 1 || enclosed !== null) && !isChained(a.piece, b.piece);
}

/** Whether two straight pieces share an end. On different lines they then have no other point in common. */
function isChained(a: Piece, b: Piece): boolean {
  if (a.kind !== "straight" || b.kind !== "straight" || a.ends === null || b.ends === null) return false;
  const { from, to } = b.ends;
  return a.ends.from === from || a.ends.from === to || a.ends.to === from || a.ends.to === to;
}
