import { type Timeline, timeline } from "../../../parts/timeline.js";
import type { Scene } from "../scene.js";
import { endOf, stepIndex, type Walk, walkSteps } from "./walk.js";
import { stepWords, words } from "./words.js";

/** Plays the walk; beside the unit circle it begins with the reflections. */
export interface WalkTimeline {
  readonly elements: Readonly<Record<Scene["setting"], HTMLElement>>;
  /** Among all steps of the walk. */
  position(walk: Walk): number;
  pause(): void;
  toStart(): void;
  /** To where the method has ended. */
  toEnd(walk: Walk): void;
}

export function walkTimeline(show: () => void): WalkTimeline {
  const parts = {
    pair: from(0, show),
    circle: from(stepIndex("reflect"), show),
  } as const satisfies Record<Scene["setting"], unknown>;
  const both = Object.values(parts);
  return {
    elements: { pair: parts.pair.timeline.element, circle: parts.circle.timeline.element },
    position({ scene }) {
      const { first, timeline } = parts[scene.setting];
      return first + timeline.position();
    },
    pause() {
      for (const { timeline } of both) timeline.pause();
    },
    toStart() {
      for (const { timeline } of both) timeline.seek(0);
    },
    toEnd(walk) {
      const { first, timeline } = parts[walk.scene.setting];
      timeline.seek(endOf(walk) - first);
    },
  };
}

function from(first: number, show: () => void): { readonly first: number; readonly timeline: Timeline } {
  const steps = walkSteps.slice(first).map((step, index) => ({
    en: `${index + 1}. ${stepWords[step].en}`,
    ja: `${index + 1}. ${stepWords[step].ja}`,
  }));
  return { first, timeline: timeline({ label: words.steps, steps, secondsPerStep: 1.8, show }) };
}
