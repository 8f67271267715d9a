import type { Localized } from "../site/language.js";
import { type Derivation, type DerivationOptions, derivation } from "./derivation.js";
import { type Timeline, timeline } from "./timeline.js";

export interface TimedDerivationOptions extends DerivationOptions {
  /** Whether the timeline begins at its end, everything shown. */
  readonly complete?: boolean;
  /** Called after every change of the timeline's position. */
  show(): void;
}

/** The steps of an idea, and a timeline that goes through them on a stage. */
export interface TimedDerivation extends Pick<Derivation, "element" | "update"> {
  readonly time: Timeline;
}

export const timelineLabel: Localized = { en: "Steps of the calculation", ja: "計算の手順" };

const secondsPerStep = 1.6;

/** A derivation with a timeline of its steps, which marks the one it is in. */
export function timedDerivation({ complete, show, ...options }: TimedDerivationOptions): TimedDerivation {
  const { element, update, names, mark } = derivation(options);
  const time = timeline({
    label: timelineLabel,
    steps: names,
    secondsPerStep,
    ...(complete && { complete }),
    show(position) {
      mark(position);
      show();
    },
  });
  return { element, update, time };
}
