import { crossCircles } from "./circle-crossings.js";
import { crossConics } from "./conic-crossings.js";
import { addCrossings, type Crossing, type Place } from "./crossing.js";
import { areApart, type Loop, type Piece } from "./piece.js";
import { crossStraightRound, crossStraights } from "./straight-crossings.js";

/** Adds the crossings of a piece with all those of some loops; false if there is a doubt. */
export function crossLoops(piece: Piece, loops: readonly Loop[], crossings: Crossing[]): boolean {
  for (const loop of loops) {
    for (const other of loop) {
      if (!areApart(piece, other) && !crossPieces(piece, other, crossings)) return false;
    }
  }
  return true;
}

function crossPieces(p: Piece, q: Piece, crossings: Crossing[]): boolean {
  const places = placesOf(p, q);
  return places !== null && addCrossings(p, q, places, crossings);
}

function placesOf(p: Piece, q: Piece): readonly Place[] | null {
  if (p.kind === "straight") return q.kind === "straight" ? crossStraights(p, q) : crossStraightRound(p, q);
  if (q.kind === "straight") return crossStraightRound(q, p);
  return p.form.isCircle && q.form.isCircle ? crossCircles(p, q) : crossConics(p, q);
}
