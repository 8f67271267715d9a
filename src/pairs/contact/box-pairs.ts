import type { ContactRecord, Gap } from "../../convex/result.js";
import type { EdgedShape } from "../../forms/edge-chain.js";
import type { Verdict } from "../../math/verdict.js";
import { Kind, type Shape } from "../../shapes/kind.js";
import { hasVertices, isRound } from "../../shapes/reductions.js";
import { setBoxesContact, setBoxesGap } from "./box-contact.js";
import {
  type ReadCore,
  readCapsuleCore,
  readCircleCore,
  readPointCore,
  readRectCore,
  readRoundedRectCore,
  readSegmentCore,
} from "./box-cores.js";
import { setCapsulesContact, setCapsulesGap } from "./capsule-nearest.js";
import { setCirclesContact, setRoundPolygonContact } from "./circle-contact.js";
import { setEdgedContact, setEdgedGap } from "./edged-contact.js";
import { setRoundBoxContact } from "./round-box.js";

// For code that takes more kinds than one pair: two boxes where both cores are some, else two chains.

/** By kinds. */
const readers: readonly (ReadCore<never> | undefined)[] = [
  readPointCore,
  readCircleCore,
  undefined,
  readRectCore,
  undefined,
  readSegmentCore,
  readCapsuleCore,
  readRoundedRectCore,
];

/** The function that reads a core which is a box; undefined for other kinds. */
function readerOf({ kind }: Shape): ReadCore<Shape> | undefined {
  return readers[kind] as ReadCore<Shape> | undefined;
}

/** As `isEdged`, sooner. */
function isMadeOfEdges(shape: Shape): shape is EdgedShape {
  return hasVertices(shape) || readerOf(shape) !== undefined;
}

/**
 * The contact of two shapes of straight edges or round ones: 1 if they certainly overlap and `out` is set, −1 if they are certainly
 * apart; 0 where that is not certain, and for other kinds. Two boxes that are known to overlap leave nothing open.
 */
export function setQuickContact(a: Shape, b: Shape, out: ContactRecord, isKnown: boolean): Verdict {
  const readB = readerOf(b);
  if (isRound(a)) {
    if (b.kind === Kind.circle && !isKnown) return setCirclesContact(a, b, out);
    if (readB !== undefined) return setRoundBoxContact(a, b, readB, out, isKnown);
    return b.kind === Kind.polygon ? setRoundPolygonContact(a, b, out, isKnown) : 0;
  }
  if (a.kind === Kind.capsule && b.kind === Kind.capsule) return setCapsulesContact(a, b, out, isKnown);
  const readA = readerOf(a);
  if (readA !== undefined && readB !== undefined) return setBoxesContact(a, b, readA, readB, out, isKnown);
  return isMadeOfEdges(a) && isMadeOfEdges(b) ? setEdgedContact(a, b, out, isKnown) : 0;
}

/** The distance: −1 if the shapes are certainly apart and `out` is set, as always for two boxes that are known to be. */
export function setQuickGap(a: Shape, b: Shape, out: Gap, isKnown: boolean): Verdict {
  if (a.kind === Kind.capsule && b.kind === Kind.capsule) return setCapsulesGap(a, b, out, isKnown);
  const readA = readerOf(a);
  const readB = readerOf(b);
  if (readA !== undefined && readB !== undefined) return setBoxesGap(a, b, readA, readB, out, isKnown);
  return isMadeOfEdges(a) && isMadeOfEdges(b) ? setEdgedGap(a, b, out) : 0;
}
