import { sweep, sweepTurning } from "../../src/index.js";
import { hardPair } from "../generators/pair.js";
import type { Generator, Random } from "../generators/random.js";
import { hardRay } from "../generators/ray.js";
import { buildShape, KIND_NAMES, type KindName, type PairSpec } from "../generators/spec.js";
import { unlikePair } from "../generators/unlike.js";
import { BOUNDED_PAIRS, nearPair } from "../property/area/near-pair.js";
import {
  anywhere,
  type EllipsePair,
  nearlyTouching,
  whole,
  wholeCircles,
} from "../property/crossings/draw-ellipses.js";
import { judgeCommonArea } from "../property/judges/common-area.js";
import { judgeCrossings } from "../property/judges/crossings.js";
import { judgeDistance } from "../property/judges/distance.js";
import { type Fault, judgeContainsPoint, judgeOverlaps } from "../property/judges/overlaps.js";
import { judgeRaycast } from "../property/judges/raycast.js";
import { judgeRelate } from "../property/judges/relate.js";
import { judgeSeparation } from "../property/judges/separation.js";
import { isFilteredPair, isPlainPair, PAIRS } from "../property/kinds.js";
import { anyPair, measuredPair } from "../property/laws/cases.js";
import { lawsOfPairs } from "../property/laws/index.js";
import type { Course } from "../property/sweep/course.js";
import { nearOrSlenderCourse, spinningCourse } from "../property/sweep/draw-course.js";
import { SWEEP_ERROR, TURNING_ERROR } from "../property/sweep/judge.js";
import { judgeDensely } from "../property/sweep/judge-densely.js";
import { FILTERS } from "./filters.js";

/** One row of the report: a question about a pair of kinds, and how many cases it is asked for. */
export interface Task {
  readonly sort: "question" | "filter" | "law";
  /** The function asked, "filter", or the name of the law. */
  readonly question: string;
  readonly subject: string;
  readonly cases: number;
  /** Draws a case and says what is wrong with the answer to it. */
  readonly run: (random: Random) => Verdict;
}

export interface Verdict {
  readonly fault: Fault;
  /** What was asked, to be printed as JSON if the answer is wrong. */
  readonly asked: object;
}

const MILLION = 1_000_000;
const HUNDRED_THOUSAND = 100_000;
const TEN_THOUSAND = 10_000;
const THOUSAND = 1_000;

function pairTasks<Pair extends PairSpec>(
  question: string,
  casesOf: (kindA: KindName, kindB: KindName) => number,
  drawOf: (kindA: KindName, kindB: KindName) => Generator<Pair>,
  judge: (pair: Pair) => Fault,
): Task[] {
  return PAIRS.map(([kindA, kindB]) => {
    const draw = drawOf(kindA, kindB);
    const run = (random: Random): Verdict => {
      const asked = draw(random);
      return { asked, fault: judge(asked) };
    };
    const subject = `${kindA}, ${kindB}`;
    return { sort: "question", question, subject, cases: casesOf(kindA, kindB), run };
  });
}

/** Many for the pairs whose exact arithmetic is subtlest. */
function casesOfYesAndNo(kindA: KindName, kindB: KindName): number {
  const subtle = isFilteredPair(kindA, kindB) && (kindA === "ellipse" || kindB === "ellipse");
  return subtle ? MILLION : HUNDRED_THOUSAND;
}

/** Fewer where the oracle looks around every point at which the outlines of parts meet. */
function casesOfRelation(kindA: KindName, kindB: KindName): number {
  return kindA === "compound" || kindB === "compound" ? TEN_THOUSAND : HUNDRED_THOUSAND;
}

/** Fewer where the oracle computes with dozens of digits. */
function casesOfLengths(kindA: KindName, kindB: KindName): number {
  return isPlainPair(kindA, kindB) ? HUNDRED_THOUSAND : TEN_THOUSAND;
}

function containsPointTasks(): Task[] {
  return KIND_NAMES.map((kind) => {
    const draw = hardPair("point", kind);
    const run = (random: Random): Verdict => {
      const asked = draw(random);
      return { asked, fault: judgeContainsPoint(asked) };
    };
    return { sort: "question", question: "containsPoint", subject: kind, cases: HUNDRED_THOUSAND, run };
  });
}

function raycastTasks(): Task[] {
  return KIND_NAMES.map((kind) => {
    const draw = hardRay(kind);
    const run = (random: Random): Verdict => {
      const asked = draw(random);
      return { asked, fault: judgeRaycast(asked) };
    };
    return { sort: "question", question: "raycast", subject: kind, cases: HUNDRED_THOUSAND, run };
  });
}

const ELLIPSES = { anywhere, "nearly touching": nearlyTouching, "of whole numbers": whole };

function intersectionsTasks(): Task[] {
  const task = (subject: string, cases: number, draw: Generator<EllipsePair>): Task => {
    const run = (random: Random): Verdict => {
      const asked = draw(random);
      return { asked, fault: judgeCrossings(asked) };
    };
    return { sort: "question", question: "intersections", subject, cases, run };
  };
  return [
    ...Object.entries(ELLIPSES).map(([name, draw]) => task(`two ellipses ${name}`, MILLION, draw)),
    task("two circles of whole numbers, as ellipses", MILLION, wholeCircles),
  ];
}

/** An integral takes some ten to a hundred milliseconds. */
function overlapAreaTasks(): Task[] {
  return BOUNDED_PAIRS.map(([kindA, kindB]) => {
    const draw = nearPair(kindA, kindB);
    const run = (random: Random): Verdict => {
      const asked = draw(random);
      return { asked, fault: judgeCommonArea(asked).fault };
    };
    return { sort: "question", question: "overlapArea", subject: `${kindA}, ${kindB}`, cases: THOUSAND, run };
  });
}

/** A sweep is looked at that often at least, where its shapes are near each other. */
const LOOKS = 256;

function sweepTasks(): Task[] {
  return watchedTasks("sweep", PAIRS, nearOrSlenderCourse, sweep, SWEEP_ERROR);
}

/** Half planes that turn differently meet infinitely far away. */
function turningSweepTasks(): Task[] {
  const pairs = PAIRS.filter(([kindA, kindB]) => kindA !== "halfPlane" || kindB !== "halfPlane");
  return watchedTasks("sweepTurning", pairs, spinningCourse, sweepTurning, TURNING_ERROR);
}

/** A question about courses, which are watched all the way. */
function watchedTasks(
  question: string,
  pairs: typeof PAIRS,
  drawOf: (kindA: KindName, kindB: KindName) => Generator<Course>,
  ask: typeof sweepTurning,
  relativeError: number,
): Task[] {
  return pairs.map(([kindA, kindB]) => {
    const draw = drawOf(kindA, kindB);
    const run = (random: Random): Verdict => {
      const asked = draw(random);
      const { a, b, motionA, motionB } = asked;
      const hit = ask(buildShape(a), motionA, buildShape(b), motionB);
      return { asked, fault: judgeDensely(asked, hit, relativeError, LOOKS) };
    };
    return { sort: "question", question, subject: `${kindA}, ${kindB}`, cases: HUNDRED_THOUSAND, run };
  });
}

function filterTasks(): Task[] {
  return FILTERS.map(({ name, isQuick, judgeAtEdge }) => ({
    sort: "filter",
    question: "filter",
    subject: name,
    cases: isQuick ? MILLION : HUNDRED_THOUSAND,
    run: judgeAtEdge,
  }));
}

const DIRECTIONS = 3600;

function lawTasks(): Task[] {
  return lawsOfPairs(DIRECTIONS).flatMap(({ name, pairs, verdict }) =>
    pairs.map(([kindA, kindB]): Task => {
      const subject = `${kindA}, ${kindB}`;
      const run = verdict(kindA, kindB);
      return { sort: "law", question: name, subject, cases: HUNDRED_THOUSAND, run };
    }),
  );
}

/** The whole long run, in the order of the report. */
export const TASKS: readonly Task[] = [
  ...pairTasks("overlaps", casesOfYesAndNo, hardPair, judgeOverlaps),
  ...pairTasks("overlaps, unlike sizes", () => HUNDRED_THOUSAND, unlikePair, judgeOverlaps),
  ...pairTasks("relate", casesOfRelation, hardPair, judgeRelate),
  ...containsPointTasks(),
  ...raycastTasks(),
  ...intersectionsTasks(),
  ...overlapAreaTasks(),
  ...sweepTasks(),
  ...turningSweepTasks(),
  ...pairTasks("distance", casesOfLengths, measuredPair, judgeDistance),
  ...pairTasks("signedDistance, contact", () => TEN_THOUSAND, anyPair, judgeSeparation),
  ...filterTasks(),
  ...lawTasks(),
];
