import { element } from "../site/element.js";
import { type Localized, localise } from "../site/language.js";
import { prefersReducedMotion } from "../site/theme.js";
import { copyableCode } from "./code-block.js";
import { actionButton, buttonRow } from "./controls.js";
import { methodMarks } from "./method-card.js";
import { fillProse } from "./prose.js";

/** A situation in which the function written by hand is wrong. */
export interface Mistake<Scene> {
  /** A few words for a button. */
  readonly name: Localized;
  /** What goes wrong, marked up as in prose.ts. */
  readonly reason: Localized;
  readonly scene: Scene;
}

/** An answer in words, or what the code returns. */
type Answer = Localized | string | boolean;

export interface ByHandOptions<Scene> {
  /** The function as highlighted source. */
  readonly code: Localized;
  readonly mistakes: readonly Mistake<Scene>[];
  /** What the function answers. */
  byHand(scene: Scene): Answer;
  /** What the library answers. */
  library(scene: Scene): Answer;
  /** Puts the situation on the stage. */
  show(scene: Scene): void;
  /** What comes into sight when a mistake is to be seen. */
  readonly stage: HTMLElement;
}

/** What stands beside the call of the library. */
export interface ByHand {
  readonly code: HTMLElement;
  readonly mistakes: HTMLElement;
  /** The same situations as buttons, to be put where the stage is. */
  readonly presets: HTMLElement;
}

const words = {
  head: { en: "All of it, nothing imported", ja: "コード全文（import なし）" },
  presets: { en: "Where it fails", ja: "間違える例" },
  byHand: { en: "By hand", ja: "自作" },
  library: { en: "Osculate", ja: "Osculate" },
} as const satisfies Record<string, Localized>;

/** A function written by hand, and the situations in which it is wrong: each can be put on the stage. */
export function byHandPart<Scene>(options: ByHandOptions<Scene>): ByHand {
  const { mistakes, stage, show } = options;
  const head = element("span", { class: "code-install" });
  localise(head, words.head);
  const list = element("ul", { class: "mistakes" });
  for (const mistake of mistakes) list.append(mistakeItem(mistake, options));
  const presets = buttonRow(
    words.presets,
    mistakes.map(({ name, scene }) => ({ label: name, act: () => show(scene) })),
  );
  presets.classList.add("presets-failing");
  return { code: copyableCode(options.code, head), mistakes: list, presets };

  function mistakeItem({ name, reason, scene }: Mistake<Scene>, { byHand, library }: ByHandOptions<Scene>) {
    const title = element("h3");
    localise(title, name);
    const text = element("p");
    fillProse(text, reason);
    const answers = element(
      "dl",
      { class: "mistake-answers" },
      ...answer(words.byHand, byHand(scene), methodMarks.wrong, false),
      ...answer(words.library, library(scene), methodMarks.right, true),
    );
    const seen = actionButton({ en: `See it: ${name.en}`, ja: `図で見る：${name.ja}` }, () => {
      show(scene);
      stage.scrollIntoView({ block: "center", behavior: prefersReducedMotion() ? "auto" : "smooth" });
    });
    return element("li", {}, title, text, answers, seen);
  }
}

/** Who answers, what, and whether that is right. */
function answer(who: Localized, what: Answer, mark: Localized, right: boolean): HTMLElement[] {
  const name = element("dt");
  localise(name, who);
  const value = typeof what === "object" ? element("span") : element("code", {}, String(what));
  if (typeof what === "object") localise(value, what);
  const verdict = element("span", { class: "method-mark" });
  localise(verdict, mark);
  return [name, element("dd", { "data-right": String(right) }, value, " ", verdict)];
}
