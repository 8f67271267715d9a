import type { ContactRecord, Gap } from "../../convex/result.js";
import type { EdgedShape } from "../../forms/forms.js";
import type { Verdict } from "../../math/verdict.js";
import { type Capsule, type Circle, Kind, type Polygon, type Shape } from "../../shapes/kind.js";
import type { RoundShape } from "../../shapes/reductions.js";
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
import { setRoundBoxContact } from "./circle-to-core.js";
import { setEdgedContact, setEdgedGap } from "./edged-contact.js";

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
function readerOf(kind: Kind): ReadCore<Shape> | undefined {
  return readers[kind] as ReadCore<Shape> | undefined;
}

/** As `isEdged`, sooner. */
function isMadeOfEdges(kind: Kind): boolean {
  return kind === Kind.polygon || kind === Kind.polyline || readerOf(kind) !== undefined;
}

/**
 * The contact of two shapes of straight edges or round ones: 1 if they certainly overlap and `out` is set, −1 if they are certainly
 * apart; 0 where that is not certain, and for other kinds. Two boxes that are known to overlap leave nothing open.
 */
export function setQuickContact(
  a: Shape,
  b: Shape,
  out: ContactRecord,
  isKnown: boolean,
  kindA: Kind = a.kind,
  kindB: Kind = b.kind,
): Verdict {
  const readB = readerOf(kindB);
  if (kindA <= Kind.circle) {
    const round = a as RoundShape;
    if (kindB === Kind.circle && !isKnown) return setCirclesContact(round, b as Circle, out);
    if (readB !== undefined) return setRoundBoxContact(round, b, readB, out, isKnown);
    return kindB === Kind.polygon ? setRoundPolygonContact(round, b as Polygon, out, isKnown) : 0;
  }
  if (kindA === Kind.capsule && kindB === Kind.capsule)
    return setCapsulesContact(a as Capsule, b as Capsule, out, isKnown);
  const readA = readerOf(kindA);
  if (readA !== undefined && readB !== undefined) return setBoxesContact(a, b, readA, readB, out, isKnown);
  return isMadeOfEdges(kindA) && isMadeOfEdges(kindB)
    ? setEdgedContact(a as EdgedShape, b as EdgedShape, out, isKnown, kindA, kindB)
    : 0;
}

/** The distance: −1 if the shapes are certainly apart and `out` is set, as always for two boxes that are known to be. */
export function setQuickGap(
  a: Shape,
  b: Shape,
  out: Gap,
  isKnown: boolean,
  kindA: Kind = a.kind,
  kindB: Kind = b.kind,
): Verdict {
  if (kindA === Kind.capsule && kindB === Kind.capsule)
    return setCapsulesGap(a as Capsule, b as Capsule, out, isKnown);
  const readA = readerOf(kindA);
  const readB = readerOf(kindB);
  if (readA !== undefined && readB !== undefined) return setBoxesGap(a, b, readA, readB, out, isKnown);
  return isMadeOfEdges(kindA) && isMadeOfEdges(kindB)
    ? setEdgedGap(a as EdgedShape, b as EdgedShape, out, kindA, kindB)
    : 0;
}
