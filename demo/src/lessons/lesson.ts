import type { ByHand } from "../parts/by-hand.js";
import type { Localized } from "../site/language.js";
import type { Painter } from "../stage/painter.js";
import type { Stage } from "../stage/stage.js";
import type { Region } from "../stage/view.js";

/** What `lessons/<slug>/lesson.ts` exports as `lesson`. */
export interface Lesson {
  /** One or two sentences under the title: the idea. Marked up as in parts/prose.ts. */
  readonly lead: Localized;
  /** Makes the interactive parts; called once. */
  build(): LessonParts;
}

/** What the page puts in its places. */
export interface LessonParts {
  readonly stage: Stage;
  /** Beside the stage, from the top: the verdict first, then numbers. */
  readonly panel: readonly HTMLElement[];
  /** Over the stage, where both are in sight: buttons for whole situations. */
  readonly presets?: readonly HTMLElement[];
  /** Under the stage: sliders, choices, and so on. */
  readonly controls: readonly HTMLElement[];
  /** Below, across the page: the idea step by step (parts/derivation.ts). */
  readonly derivation?: HTMLElement;
  /** The same written by hand, beside the code (parts/by-hand.ts), and where it is wrong unless the stage shows that. */
  readonly byHand?: Pick<ByHand, "code"> & Partial<Pick<ByHand, "mistakes">>;
  /** The explanation, or what is left to say after the steps; marked up as in parts/prose.ts. */
  readonly explanation: readonly Localized[];
  /** The source shown and run by the lesson: `import code from "./code.ts?highlighted"`. */
  readonly code: Localized;
  /** Puts everything back as it was on arrival. */
  reset(): void;
}

/** What `lessons/<slug>/picture.ts` exports as `picture`: the small live picture of the front page. */
export interface Picture {
  readonly region: Region;
  /** Draws one moment of a loop; `phase` runs from 0 to 1. */
  paint(painter: Painter, phase: number): void;
}
