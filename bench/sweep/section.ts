import type { KindName } from "../speed/scenes.js";
import { markdownTable, nanoseconds } from "../speed/table.js";
import { medianCallTimes } from "../speed/timing.js";
import { type Cast, type Course, drawCourses, type SweepContestant } from "./course.js";
import { osculateSweep } from "./osculate.js";
import { phaserShapeCast, phaserTimeOfImpact } from "./phaser-box2d.js";
import { planckTimeOfImpact } from "./planck.js";

const COURSES = 1_000;

/** So often each round asks for all of them. */
const PASSES = 5;

const AIM = 2;

/** Of shapes that turn on their way. */
const TURNING_AIM = 1;

interface Kinds {
  readonly of: readonly [KindName, KindName];
  /** Whether both shapes turn on their way; one peer can say that by an angle. */
  readonly turning?: boolean;
}

const kinds: readonly Kinds[] = [
  { of: ["polygon", "polygon"] },
  { of: ["polygon", "polygon"], turning: true },
  { of: ["rect", "rect"] },
  { of: ["rect", "rect"], turning: true },
  { of: ["circle", "polygon"] },
  { of: ["circle", "polygon"], turning: true },
  { of: ["circle", "circle"] },
  { of: ["circle", "capsule"] },
  { of: ["capsule", "capsule"] },
  { of: ["capsule", "polygon"] },
];

const peers: readonly SweepContestant[] = [planckTimeOfImpact, phaserShapeCast, phaserTimeOfImpact];

/** Peers stop when the shapes are this near, or round ones as deep in each other, which they count as touching. */
const SLOP = 0.005;

/** `sweep` beside the sweeps of two engines that are plain JavaScript as well. */
export function sweepSection(): string {
  const rows = kinds.flatMap(rowsOf);
  const head = ["pair, peer", "ours", "peer", "× ours", "other yes/no", "other place by more than 0.5"];
  const table = markdownTable([head, ...rows]);
  console.log(table);
  return table;
}

function rowsOf({ of: [kindA, kindB], turning = false }: Kinds): string[][] {
  const courses = drawCourses(kindA, kindB, COURSES, turning);
  const ours = osculateSweep.prepare(courses) as Cast;
  const taking = (turning ? [planckTimeOfImpact] : peers).flatMap(({ name, prepare }) => {
    const cast = prepare(courses);
    return cast === undefined ? [] : [{ name, cast }];
  });
  const again = (cast: Cast) => (i: number) => cast(i % COURSES);
  const asks = [ours, ...taking.map(({ cast }) => cast)].map(again);
  const [time = Number.NaN, ...times] = medianCallTimes(asks, PASSES * COURSES);
  return taking.map(({ name, cast }, index) => {
    const peerTime = times[index] ?? Number.NaN;
    const { others, off } = differencesOf(courses, ours, cast);
    return [
      `${kindA}, ${kindB}${turning ? ", turning" : ""}, ${name}`,
      nanoseconds(time),
      nanoseconds(peerTime),
      verdictOf(kindA, kindB, turning, peerTime / time),
      String(others),
      String(off),
    ];
  });
}

/** The aims are for polygons. */
function verdictOf(kindA: KindName, kindB: KindName, turning: boolean, factor: number): string {
  const said = factor.toPrecision(2);
  if (kindA !== "polygon" || kindB !== "polygon") return said;
  return `${factor >= (turning ? TURNING_AIM : AIM) ? "met" : "missed"}, ${said}`;
}

/** How many answers are another yes or no than ours, and how many are other times than the peer's slop explains: half a unit of the way. */
function differencesOf(
  courses: readonly Course[],
  ours: Cast,
  theirs: Cast,
): { others: number; off: number } {
  let others = 0;
  let off = 0;
  for (const [index, { va, vb }] of courses.entries()) {
    const [our, their] = [ours(index), theirs(index)];
    if (our < 0 !== their < 0) {
      others++;
    } else if (our >= 0) {
      const way = Math.hypot(vb.x - va.x, vb.y - va.y);
      // Where the shapes meet under a flat angle, the slop takes as much longer.
      if (Math.abs(our - their) * way > FLATTEST * SLOP) off++;
    }
  }
  return { others, off };
}

const FLATTEST = 100;
