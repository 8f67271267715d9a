import { angleLessSine } from "../math/angle-less-sine.js";
import { atan2 } from "../math/atan2.js";
import type { Shape } from "../shapes/kind.js";
import { type FinePoint, subtract } from "./fine-point.js";
import { type InnerArc, type InnerArcs, innerArcsOf, unitFrame } from "./inner-arcs.js";
import { borderOf } from "./inside.js";
import {
  areSurelySimple,
  isSolid,
  type Meeting,
  meetingOf,
  type OutlinedPart,
  outlinePair,
} from "./outlined-pair.js";
import type { RoundPiece } from "./piece.js";

/**
 * The area that two shapes have in common, "first" or "second" if it is all of that one; null where doubles do
 * not tell how their outlines cross.
 *
 * Half the sum of p × q over the chords of the arcs that bound it (Green's theorem), measured from one of their
 * ends, and of what lies between chords and arcs. Which arcs these are is certain; their ends are known to
 * about thirty digits, so that the error is a few ulp of the square of the extent of the common points, however
 * large the solids are.
 */
export function areaByCrossings(a: Shape, b: Shape): number | "first" | "second" | null {
  const pair = outlinePair(a, b);
  if (pair === null) return null;
  const solids = pair.parts.filter(isSolid);
  if (!solids.every(areSurelySimple)) return null;
  const ownMeetings = meetingsWithin(solids);
  if (ownMeetings === null) return null;
  const ofSolids = pair.meetings.filter(({ first, second }) => isSolid(first) && isSolid(second));
  const meetings = [...ofSolids, ...ownMeetings];
  const ofFirst = innerArcsOfShape(true, solids, meetings);
  const ofSecond = innerArcsOfShape(false, solids, meetings);
  if (ofFirst === null || ofSecond === null) return null;
  const [origin] = [...ofFirst.arcs, ...ofSecond.arcs];
  if (origin === undefined) return 0;
  if (ofFirst.isWhole && ofSecond.arcs.length === 0) return "first";
  if (ofSecond.isWhole && ofFirst.arcs.length === 0) return "second";
  let area = 0;
  for (const arc of ofFirst.arcs) area += areaAt(arc, origin.from);
  for (const arc of ofSecond.arcs) area += areaAt(arc, origin.from);
  return area > 0 ? area / pair.frame.power / pair.frame.power : null;
}

/** How parts of the same shape meet; null where doubles do not tell, and for borders, which may meet far away. */
function meetingsWithin(solids: readonly OutlinedPart[]): readonly Meeting[] | null {
  const borders = solids.filter(({ loops }) => borderOf(loops) !== null);
  if (borders.length > 1) return null;
  const meetings: Meeting[] = [];
  for (const [index, second] of solids.entries()) {
    for (const first of solids.slice(0, index)) {
      if (first.isOfFirst !== second.isOfFirst) continue;
      const meeting = meetingOf(first, second);
      if (meeting === null) return null;
      meetings.push(meeting);
    }
  }
  return meetings;
}

function innerArcsOfShape(
  isOfFirst: boolean,
  solids: readonly OutlinedPart[],
  meetings: readonly Meeting[],
): InnerArcs | null {
  const arcs: InnerArc[] = [];
  let isWhole = true;
  for (const part of solids) {
    if (part.isOfFirst !== isOfFirst) continue;
    const others = solids.filter((other) => other !== part);
    const ownMeetings = meetings.filter(({ first, second }) => first === part || second === part);
    for (const loop of part.loops) {
      const inner = innerArcsOf(part, loop, ownMeetings, others);
      if (inner === null) return null;
      arcs.push(...inner.arcs);
      isWhole &&= inner.isWhole;
    }
  }
  return { arcs, isWhole };
}

/** The signed area between an arc and the origin. */
function areaAt({ piece, from, to }: InnerArc, origin: FinePoint): number {
  const p = subtract(from, origin);
  const q = subtract(to, origin);
  const triangle = (p.x.high * q.y.high - p.y.high * q.x.high) / 2;
  if (piece.kind === "straight") return triangle;
  const segment = segmentArea(piece, from, to);
  return triangle + (piece.isReversed ? -segment : segment);
}

/**
 * The area between an arc of a conic and its chord. In the frame in which the conic is the unit circle it is
 * (θ − sin θ)/2 for an arc of angle θ.
 */
function segmentArea(piece: RoundPiece, from: FinePoint, to: FinePoint): number {
  const half = (piece.rx * piece.ry) / 2;
  if (from === to) return half * 2 * Math.PI;
  const start = unitFrame(piece, piece.isReversed ? to : from);
  const end = unitFrame(piece, piece.isReversed ? from : to);
  const sine = start.x * end.y - start.y * end.x;
  const cosine = start.x * end.x + start.y * end.y;
  const chord = subtract(to, from);
  const chordX = (piece.ux * chord.x.high + piece.uy * chord.y.high) / piece.rx;
  const chordY = (piece.ux * chord.y.high - piece.uy * chord.x.high) / piece.ry;
  const halfChord = Math.sqrt(chordX * chordX + chordY * chordY) / 2;
  const angle = atan2(sine, cosine);
  return half * angleLessSine(angle < 0 ? angle + 2 * Math.PI : angle, sine, halfChord);
}
