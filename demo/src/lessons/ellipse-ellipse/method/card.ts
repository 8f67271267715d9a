import { methodCard } from "../../../parts/method-card.js";
import type { Walk } from "./walk.js";
import { endingWords, words } from "./words.js";

export interface TutorialCard {
  readonly element: HTMLElement;
  /** Shows the method's answer beside the exact one. */
  show(walk: Walk, exact: boolean): void;
}

/** What the tutorial's method answers, and where it ended. */
export function tutorialCard(): TutorialCard {
  const card = methodCard(words.says);
  return {
    element: card.element,
    show({ test, ending }, exact) {
      card.element.dataset.ending = ending;
      card.show({
        answer: test.hit ? words.meet : words.apart,
        isRight: test.hit === exact,
        reason: endingWords[ending],
      });
    },
  };
}
