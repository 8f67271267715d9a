import { element, writeText } from "../site/element.js";
import { inEveryLanguage, type Localized, say } from "../site/language.js";

export interface Verdict {
  readonly hit: boolean;
  readonly words: Localized;
  /** The call of the library and what it returned, as in `overlaps(ball, box)` and `true`. */
  readonly call: string;
  readonly answer: string;
}

export interface VerdictPart {
  readonly element: HTMLElement;
  show(verdict: Verdict): void;
}

/** The answer in words and colour; a screen reader hears it when the words change. */
export function verdictPart(): VerdictPart {
  const words = element("p", { class: "verdict-words", "aria-live": "polite" });
  const call = element("code", { class: "verdict-call" });
  const made = element("div", { class: "verdict" }, words, call);
  let shown: Verdict | undefined;

  const write = () => {
    if (!shown) return;
    made.dataset.verdict = shown.hit ? "hit" : "miss";
    writeText(words, say(shown.words));
    writeText(call, `${shown.call} → ${shown.answer}`);
  };
  inEveryLanguage(write);
  return {
    element: made,
    show(verdict) {
      shown = verdict;
      write();
    },
  };
}
