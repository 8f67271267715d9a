import { type Effort, measureFrames, measureQueries } from "../../../bench/world/measure.js";
import type { WorldPeer } from "../../../bench/world/peer.js";

/** What a peer's frame takes with so many circles, in milliseconds; null where it was left out as too slow. */
export interface FrameTimes {
  readonly peer: string;
  readonly milliseconds: readonly (number | null)[];
}

/** What a ray and the nearest bodies cost a peer, in microseconds; null where it has no such question. */
export interface QueryTimes {
  readonly peer: string;
  readonly raycast: number | null;
  readonly nearest: number | null;
}

/** What the contest has found out so far: nothing but what JSON can hold. */
export interface Results {
  readonly counts: readonly number[];
  readonly frames: readonly FrameTimes[];
  readonly queries: readonly QueryTimes[];
  /** Whether all peers found the same number of pairs, as far as they took part. */
  readonly doAgree: boolean;
}

export interface Course {
  readonly counts: readonly number[];
  /** Among so many bodies rays and nearest neighbours are looked for. */
  readonly queryCount: number;
}

export const shortCourse: Course = { counts: [1000, 3000, 10_000], queryCount: 10_000 };
export const longCourse: Course = {
  counts: [...shortCourse.counts, 30_000, 100_000],
  queryCount: 100_000,
};

/** A frame that is expected to take longer than this many milliseconds is not waited for. */
const longestFrame = 400;
/** How the time of a frame grows from one count to the next, at worst, before it has been measured. */
const worstGrowth = 1.4;

interface Report {
  /** From 0 to 1. */
  progress(done: number, what: string): Promise<void>;
  results(results: Results): void;
}

/** Runs all peers over a course, from few bodies to many. */
export async function runContest(peers: readonly WorldPeer[], course: Course, report: Report): Promise<void> {
  const frames = new Map(peers.map(({ name }) => [name, [] as (number | null)[]]));
  let queries: readonly QueryTimes[] = [];
  let doAgree = true;
  const stages = course.counts.length + 1;
  const publish = (measured: number) =>
    report.results({
      counts: course.counts.slice(0, measured),
      frames: peers.map(({ name }) => ({ peer: name, milliseconds: frames.get(name) ?? [] })),
      queries,
      doAgree,
    });
  for (const [stage, count] of course.counts.entries()) {
    const racing = peers.filter(({ name }) => mayRace(frames.get(name) ?? [], course.counts, stage));
    const effort = effortFor(count);
    const steps = racing.length * (effort.rounds + 2);
    let step = 0;
    const measured = await measureFrames(racing, "circles", count, effort, (what) => {
      step += 1;
      return report.progress((stage + Math.min(step / steps, 1)) / stages, what);
    });
    for (const { name } of peers) {
      frames.get(name)?.push(measured.find(({ peer }) => peer === name)?.time ?? null);
    }
    doAgree &&= new Set(measured.map(({ pairs }) => pairs)).size === 1;
    publish(stage + 1);
  }
  const asked = peers.filter(({ name }) => frames.get(name)?.every((time) => time !== null));
  const answered = await measureQueries(asked, course.queryCount, 1, (what) =>
    report.progress((stages - 0.5) / stages, what),
  );
  queries = answered
    .map(({ peer, raycast, nearest }) => ({ peer, raycast: orNull(raycast), nearest: orNull(nearest) }))
    .filter(({ raycast, nearest }) => raycast !== null || nearest !== null);
  publish(course.counts.length);
  await report.progress(1, "");
}

/** The engine is still compiling while it runs the first frames, so there are more of those that take less. */
function effortFor(count: number): Effort {
  if (count > 10_000) return { frames: 6, rounds: 1 };
  return { frames: 12, rounds: count > 1000 ? 3 : 6 };
}

function orNull(time: number): number | null {
  return Number.isNaN(time) ? null : time;
}

function mayRace(times: readonly (number | null)[], counts: readonly number[], stage: number): boolean {
  if (stage === 0) return true;
  const last = times[stage - 1];
  if (last === null || last === undefined) return false;
  const ratio = (counts[stage] ?? 1) / (counts[stage - 1] ?? 1);
  return last * ratio ** worstGrowth <= longestFrame;
}
