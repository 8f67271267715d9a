import { areApart } from "./box.js";
import { areSameCarrier } from "./carrier.js";
import { carrierCrossings } from "./carrier-crossings.js";
import { isOnPiece, isWithinEnds, type Piece } from "./piece.js";
import type { RealVector } from "./real-vector.js";
import { type Part, type Stretch, Track } from "./track.js";
import { Vertex } from "./vertex.js";

/** The vertices of the points that outlines name, one for each. */
export class NamedVertices {
  private readonly vertices = new Map<RealVector, Vertex>();

  at(point: RealVector): Vertex {
    const known = this.vertices.get(point);
    if (known !== undefined) return known;
    const vertex = new Vertex(point, true);
    this.vertices.set(point, vertex);
    return vertex;
  }
}

/** The pieces of all parts by carrier, each track cut at the ends of its pieces. */
export function tracksOf(parts: readonly Part[], named: NamedVertices): Track[] {
  const tracks: Track[] = [];
  for (const part of parts) {
    for (const piece of part.outline.pieces) {
      let track = tracks.find(({ carrier }) => areSameCarrier(carrier, piece.carrier));
      if (track === undefined) {
        track = new Track(piece.carrier);
        tracks.push(track);
      }
      track.add(piece, part);
      if (piece.ends === null) continue;
      track.cutAt(named.at(piece.ends.from));
      track.cutAt(named.at(piece.ends.to));
    }
  }
  return tracks;
}

/** Cuts every two tracks where pieces of the one meet pieces of the other. */
export function cutAtCrossings(tracks: readonly Track[]): void {
  tracks.forEach((a, i) => {
    for (const b of tracks.slice(0, i)) {
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
export function cutAtPoint(tracks: readonly Track[], { outline }: Part, vertex: Vertex): void {
  for (const track of tracks) {
    if (areApart(track.bounds(), outline.box)) continue;
    if (track.stretches.some(({ piece }) => isOnPiece(piece, vertex.point))) track.cutAt(vertex);
  }
}

function isOnTrack(track: Track, point: RealVector): boolean {
  return track.stretches.some(({ piece }) => isWithinEnds(piece, point));
}

/** Whether some two of their pieces may meet elsewhere than at ends they share. */
function mayMeetUnexpectedly(a: Track, b: Track): boolean {
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
