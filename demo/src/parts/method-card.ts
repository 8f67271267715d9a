import { element, writeText } from "../site/element.js";
import { inEveryLanguage, type Localized, localise, say } from "../site/language.js";

/** What another method answers beside the library. */
export interface MethodAnswer {
  readonly answer: Localized;
  readonly isRight: boolean;
  readonly reason: Localized;
}

export interface MethodCard {
  readonly element: HTMLElement;
  show(answer: MethodAnswer): void;
}

export const methodMarks = {
  right: { en: "✓ right", ja: "✓ 正しい" },
  wrong: { en: "✗ wrong", ja: "✗ 誤り" },
} as const satisfies Record<string, Localized>;

/** What another method answers, why, and whether that is right. */
export function methodCard(heading: Localized): MethodCard {
  const title = element("p", { class: "method-heading" });
  localise(title, heading);
  const answer = element("strong", { class: "method-answer" });
  const mark = element("span", { class: "method-mark" });
  const reason = element("p", { class: "method-reason" });
  const made = element(
    "section",
    { class: "method-card", "aria-live": "polite" },
    title,
    element("p", { class: "method-line" }, answer, " ", mark),
    reason,
  );

  let shown: MethodAnswer | undefined;
  const write = () => {
    if (!shown) return;
    made.dataset.right = String(shown.isRight);
    writeText(answer, say(shown.answer));
    writeText(mark, say(shown.isRight ? methodMarks.right : methodMarks.wrong));
    writeText(reason, say(shown.reason));
  };
  inEveryLanguage(write);
  return {
    element: made,
    show(next) {
      shown = next;
      write();
    },
  };
}
