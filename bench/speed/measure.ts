import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type Agreement, agreementOf } from "./agreement.js";
import { osculate } from "./osculate.js";
import type { Ask, Question, SpeedContestant } from "./question.js";
import type { KindName, Pair } from "./scenes.js";
import { medianTimes } from "./timing.js";

/** What a question about a pair of kinds costs a call, in nanoseconds. */
export interface Measurement {
  readonly kinds: readonly [KindName, KindName];
  readonly question: Question;
  readonly time: number;
  readonly peers: readonly PeerMeasurement[];
}

export interface PeerMeasurement {
  readonly name: string;
  readonly time: number;
  readonly agreement: Agreement;
  /** Whether it answers the whole question. */
  readonly isWhole: boolean;
}

setFlagsFromString("--expose-gc");
/** So that nobody's shapes are moved about, and what is left of earlier pairs is not cleared away, while others are timed. */
const collectGarbage: (options: { type: "minor" }) => void = runInNewContext("gc");

/** Compares the answers of all who have the question, then times them side by side. */
export function measure(
  kinds: readonly [KindName, KindName],
  question: Question,
  pairs: readonly Pair[],
  contestants: readonly SpeedContestant[],
): Measurement {
  const ours = osculate.prepare(question, pairs) as Ask;
  const taking = contestants.flatMap(({ name, partly, prepare }) => {
    const ask = prepare(question, pairs);
    return ask === undefined
      ? []
      : [
          {
            name,
            ask,
            isWhole: !partly?.includes(question),
            agreement: agreementOf(question, ours, ask, pairs.length),
          },
        ];
  });
  collectGarbage({ type: "minor" });
  collectGarbage({ type: "minor" });
  const [time = Number.NaN, ...times] = medianTimes([ours, ...taking.map(({ ask }) => ask)], pairs.length);
  const peers = taking.map(({ name, isWhole, agreement }, index) => ({
    name,
    isWhole,
    agreement,
    time: times[index] ?? Number.NaN,
  }));
  return { kinds, question, time, peers };
}
