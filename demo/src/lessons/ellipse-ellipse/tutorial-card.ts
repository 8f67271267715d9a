import { methodCard } from "../../parts/method-card.js";
import type { MethodTrace } from "./tutorial-method.js";
import { exitWords, words } from "./words.js";

export interface TutorialCard {
  readonly element: HTMLElement;
  /** Shows the method's answer beside the exact one. */
  show(trace: MethodTrace, exact: boolean): void;
}

/** What the tutorial's method answers, and where it ended. */
export function tutorialCard(): TutorialCard {
  const card = methodCard(words.methodSays);
  return {
    element: card.element,
    show({ meets, exit }, exact) {
      card.element.dataset.exit = exit;
      card.show({
        answer: meets ? words.methodMeet : words.methodApart,
        isRight: meets === exact,
        reason: exitWords[exit],
      });
    },
  };
}
