import {
  type ClosestPoints,
  type Contact,
  closestPoints,
  contact,
  distance,
  type Intersections,
  intersections,
  overlapArea,
  overlaps,
  type Relation,
  raycastAll,
  relate,
  type Shape,
  type SweepHit,
  signedDistance,
  sweep,
} from "osculate";
import { overlapVerdict } from "../../../src/query/overlaps.js";
import { type BeamEvents, rayOf } from "./beam.js";
import type { Bench } from "./catalogue.js";

/** Everything the library says of two shapes, and how it came to know whether they overlap. */
export interface Answers {
  readonly overlaps: boolean;
  readonly relation: Relation;
  readonly closest: ClosestPoints;
  readonly signedDistance: number;
  readonly contact: Contact | null;
  readonly intersections: Intersections;
  readonly overlapArea: number;
  /** The first touch of B on its way; undefined if it has none. */
  readonly sweep: SweepHit | null | undefined;
  /** What the ray meets; undefined if there is none. */
  readonly beam: BeamEvents | undefined;
  /** Whether the float filter was not sure, so that exact arithmetic decided. */
  readonly exact: boolean;
}

const still = { x: 0, y: 0 };

export function askAll(a: Shape, b: Shape, { way, beam }: Pick<Bench, "way" | "beam">): Answers {
  const shot = beam && rayOf(beam);
  return {
    overlaps: overlaps(a, b),
    relation: relate(a, b),
    closest: closestPoints(a, b),
    signedDistance: signedDistance(a, b),
    contact: contact(a, b),
    intersections: intersections(a, b),
    overlapArea: overlapArea(a, b),
    sweep: way && sweep(a, still, b, { x: way[0], y: way[1] }),
    beam: shot && { a: raycastAll(shot, a), b: raycastAll(shot, b) },
    exact: overlapVerdict(a, b) === 0,
  };
}

/** The timed questions by name. */
const questions = { overlaps, relate, distance, contact } as const;

export type Question = keyof typeof questions;

export const questionNames = Object.keys(questions) as readonly Question[];

/** Nanoseconds of one call of each question: the median of a few short rounds. */
export function timeAll(a: Shape, b: Shape): Readonly<Record<Question, number>> {
  const timed = (question: Question) => timeOf(() => questions[question](a, b));
  return {
    overlaps: timed("overlaps"),
    relate: timed("relate"),
    distance: timed("distance"),
    contact: timed("contact"),
  };
}

const rounds = 5;
const millisecondsPerRound = 4;

function timeOf(ask: () => unknown): number {
  const times = Array.from({ length: rounds }, () => roundTime(ask));
  return times.sort((x, y) => x - y)[(rounds - 1) / 2] ?? 0;
}

function roundTime(ask: () => unknown): number {
  const start = performance.now();
  let calls = 0;
  // Looking at the clock costs as much as a call: some calls go between two looks.
  let batch = 1;
  let elapsed = 0;
  while (elapsed < millisecondsPerRound) {
    for (let i = 0; i < batch; i++) ask();
    calls += batch;
    batch *= 2;
    elapsed = performance.now() - start;
  }
  return (elapsed * 1e6) / calls;
}
