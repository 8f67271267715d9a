import type { Shape } from "../shapes/kind.js";
import { type Arrangement, arrange } from "./arrangement.js";
import { areApart, union } from "./box.js";
import { ExactLengths } from "./exact-lengths.js";
import { type Membership, membershipOf } from "./membership.js";
import type { Outline } from "./outline.js";
import { outlinesOfShapes } from "./outlines-of-shape.js";
import type { Part } from "./track.js";

/** The plane as the boundaries of two shapes cut it, and what belongs to each of them. */
export interface ArrangedPair {
  readonly lengths: ExactLengths;
  readonly arrangement: Arrangement;
  readonly first: Membership;
  readonly second: Membership;
}

/** Arranges two shapes of any kinds; null if their boxes have no common point. */
export function arrangePair(a: Shape, b: Shape): ArrangedPair | null {
  const lengths = new ExactLengths([a, b]);
  const [outlinesA = [], outlinesB = []] = outlinesOfShapes([a, b], lengths);
  if (areApart(boxOf(outlinesA), boxOf(outlinesB))) return null;
  const partsA: Part[] = outlinesA.map((outline) => ({ outline }));
  const partsB: Part[] = outlinesB.map((outline) => ({ outline }));
  const arrangement = arrange([...partsA, ...partsB]);
  const first = membershipOf(partsA, arrangement);
  return { lengths, arrangement, first, second: membershipOf(partsB, arrangement) };
}

function boxOf(outlines: readonly Outline[]) {
  return union(outlines.map(({ box }) => box));
}
