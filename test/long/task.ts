import { hardPair } from "../generators/pair.js";
import type { Random } from "../generators/random.js";
import { hardRay } from "../generators/ray.js";
import { KIND_NAMES, type KindName } from "../generators/spec.js";
import { judgeDistance } from "../property/judges/distance.js";
import { type Fault, judgeContainsPoint, judgeOverlaps } from "../property/judges/overlaps.js";
import { judgeRaycast } from "../property/judges/raycast.js";
import { judgeRelate } from "../property/judges/relate.js";
import { MEASURED_PAIRS, PAIRS, RELATED_PAIRS } from "../property/kinds.js";
import { FILTERS } from "./filters.js";

/** One row of the report: a question about a pair of kinds, and how many cases it is asked for. */
export interface Task {
  readonly question: "overlaps" | "containsPoint" | "relate" | "distance" | "raycast" | "filter";
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

function casesOf(kindA: KindName, kindB: KindName): number {
  return kindA === "ellipse" || kindB === "ellipse" ? MILLION : HUNDRED_THOUSAND;
}

function overlapTasks(): Task[] {
  return PAIRS.map(([kindA, kindB]) => {
    const draw = hardPair(kindA, kindB);
    const run = (random: Random): Verdict => {
      const asked = draw(random);
      return { asked, fault: judgeOverlaps(asked) };
    };
    return { question: "overlaps", subject: `${kindA}, ${kindB}`, cases: casesOf(kindA, kindB), run };
  });
}

function containsPointTasks(): Task[] {
  return KIND_NAMES.map((kind) => {
    const draw = hardPair("point", kind);
    const run = (random: Random): Verdict => {
      const asked = draw(random);
      return { asked, fault: judgeContainsPoint(asked) };
    };
    return { question: "containsPoint", subject: kind, cases: HUNDRED_THOUSAND, run };
  });
}

function relateTasks(): Task[] {
  return RELATED_PAIRS.map(([kindA, kindB]) => {
    const draw = hardPair(kindA, kindB);
    const run = (random: Random): Verdict => {
      const asked = draw(random);
      return { asked, fault: judgeRelate(asked) };
    };
    return { question: "relate", subject: `${kindA}, ${kindB}`, cases: casesOf(kindA, kindB), run };
  });
}

function distanceTasks(): Task[] {
  return MEASURED_PAIRS.map(([kindA, kindB]) => {
    const draw = hardPair(kindA, kindB);
    const run = (random: Random): Verdict => {
      const asked = draw(random);
      return { asked, fault: judgeDistance(asked) };
    };
    return { question: "distance", subject: `${kindA}, ${kindB}`, cases: HUNDRED_THOUSAND, run };
  });
}

function raycastTasks(): Task[] {
  return KIND_NAMES.map((kind) => {
    const draw = hardRay(kind);
    const run = (random: Random): Verdict => {
      const asked = draw(random);
      return { asked, fault: judgeRaycast(asked) };
    };
    return { question: "raycast", subject: kind, cases: HUNDRED_THOUSAND, run };
  });
}

function filterTasks(): Task[] {
  return FILTERS.map(({ name, judgeAtEdge }) => ({
    question: "filter",
    subject: name,
    cases: MILLION,
    run: judgeAtEdge,
  }));
}

/** The whole long run, in the order of the report. */
export const TASKS: readonly Task[] = [
  ...overlapTasks(),
  ...relateTasks(),
  ...containsPointTasks(),
  ...raycastTasks(),
  ...distanceTasks(),
  ...filterTasks(),
];
