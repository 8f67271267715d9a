import type { ContactRecord, Gap } from "../../convex/result.js";
import type { EdgedShape } from "../../forms/edge-chain.js";
import type { Verdict } from "../../math/verdict.js";
import { type Capsule, Kind, type Rect } from "../../shapes/kind.js";
import { setRectCapsuleContact, setRectCapsuleGap, setRectsContact, setRectsGap } from "./box-contact.js";
import { setCapsulesContact } from "./capsule-nearest.js";
import { setEdgedContact, setEdgedGap } from "./edged-contact.js";

// For code that takes more kinds than one pair: two boxes where both cores are some, else two chains.

export function setRectContact(a: Rect, b: EdgedShape, out: ContactRecord, isKnown: boolean): Verdict {
  if (b.kind === Kind.rect) return setRectsContact(a, b, out, isKnown);
  if (b.kind === Kind.capsule) return setRectCapsuleContact(a, b, out, isKnown);
  return setEdgedContact(a, b, out, isKnown);
}

export function setCapsuleContact(a: Capsule, b: EdgedShape, out: ContactRecord, isKnown: boolean): Verdict {
  if (b.kind === Kind.capsule) return setCapsulesContact(a, b, out, isKnown);
  return setEdgedContact(a, b, out, isKnown);
}

/** The distance: −1 if the shapes are certainly apart and `out` is set, as always for two boxes that are known to be. */
export function setRectGap(a: Rect, b: EdgedShape, out: Gap, isKnown: boolean): Verdict {
  if (b.kind === Kind.rect) return setRectsGap(a, b, out, isKnown);
  if (b.kind === Kind.capsule) return setRectCapsuleGap(a, b, out, isKnown);
  return setEdgedGap(a, b, out);
}
