import { element } from "../../site/element.js";
import { inEveryLanguage, localise, say } from "../../site/language.js";
import type { MethodTrace } from "./tutorial-method.js";
import { exitWords, words } from "./words.js";

export interface MethodCard {
  readonly element: HTMLElement;
  /** Shows the method's answer beside the exact one. */
  show(trace: MethodTrace, exact: boolean): void;
}

/** What the tutorial's method answers, why, and whether that is right. */
export function methodCard(): MethodCard {
  const heading = element("h3", { class: "method-heading" });
  localise(heading, words.methodSays);
  const answer = element("strong", { class: "method-answer" });
  const mark = element("span", { class: "method-mark" });
  const reason = element("p", { class: "method-reason" });
  const made = element(
    "section",
    { class: "method-card", "aria-live": "polite" },
    heading,
    element("p", { class: "method-line" }, answer, " ", mark),
    reason,
  );

  let shown: { readonly trace: MethodTrace; readonly exact: boolean } | undefined;
  const write = () => {
    if (!shown) return;
    const { trace, exact } = shown;
    const right = trace.meets === exact;
    made.dataset.right = String(right);
    made.dataset.exit = trace.exit;
    // Writing the same words again would make some screen readers say them again.
    for (const [target, text] of [
      [answer, say(trace.meets ? words.methodMeet : words.methodApart)],
      [mark, `${right ? "✓" : "✗"} ${say(right ? words.right : words.wrong)}`],
      [reason, say(exitWords[trace.exit])],
    ] as const) {
      if (target.textContent !== text) target.textContent = text;
    }
  };
  inEveryLanguage(write);
  return {
    element: made,
    show(trace, exact) {
      shown = { trace, exact };
      write();
    },
  };
}
