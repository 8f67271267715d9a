import {
  type ClosestPoints,
  type Contact,
  closestPoints,
  contact,
  distance,
  explain,
  type Intersections,
  intersections,
  type Method,
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
  /** The slow ways that two of the answers took. */
  readonly methods: Readonly<Record<"overlaps" | "contact", readonly Method[]>>;
}

const still = { x: 0, y: 0 };

export function askAll(a: Shape, b: Shape, { way, beam }: Pick<Bench, "way" | "beam">): Answers {
  const shot = beam && rayOf(beam);
  const meeting = explain(overlaps, a, b);
  const push = explain(contact, a, b);
  return {
    overlaps: meeting.answer,
    relation: relate(a, b),
    closest: closestPoints(a, b),
    signedDistance: signedDistance(a, b),
    contact: push.answer,
    intersections: intersections(a, b),
    overlapArea: overlapArea(a, b),
    sweep: way && sweep(a, still, b, { x: way[0], y: way[1] }),
    beam: shot && { a: raycastAll(shot, a), b: raycastAll(shot, b) },
    methods: { overlaps: meeting.methods, contact: push.methods },
  };
}

/** The timed questions by name. */
const questions = { overlaps, relate, distance, contact } as const;

export type Question = keyof typeof questions;

export const questionNames = Object.keys(questions) as readonly Question[];

const rounds = 5;
const millisecondsPerRound = 2;

/** Nanoseconds of one call: the median of a few rounds, so short that all of them hold a frame up but once. */
export function timeOf(question: Question, a: Shape, b: Shape): number {
  const times = Array.from({ length: rounds }, () => roundTime(() => questions[question](a, b)));
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
