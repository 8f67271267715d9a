import { type CatalogueEntry, catalogue } from "../lessons/catalogue.js";
import type { Lesson, LessonParts } from "../lessons/lesson.js";
import { copyableCode } from "../parts/code-block.js";
import { actionButton } from "../parts/controls.js";
import { formulaFonts } from "../parts/formula.js";
import { handleKeys, hintLine } from "../parts/hint.js";
import { fillProse, prose } from "../parts/prose.js";
import { section } from "../parts/section.js";
import { element } from "./element.js";
import { type Localized, localise, localiseAttribute } from "./language.js";

const words = {
  hint: {
    en: "Drag what you like: shapes and handles.",
    ja: "図形もつまみも、好きなようにドラッグできます。",
  },
  reset: { en: "Reset", ja: "元に戻す" },
  idea: { en: "The idea", ja: "考え方" },
  steps: { en: "The idea, step by step", ja: "考え方を一歩ずつ" },
  more: { en: "What is left to say", ja: "補足" },
  code: { en: "The code", ja: "コード" },
  byHand: { en: "Written by hand", ja: "自作の関数" },
  library: { en: "The same with Osculate", ja: "Osculate なら" },
  mistakes: { en: "Where the function written by hand is wrong", ja: "自作の関数が間違えるところ" },
  toCode: { en: "To the code ↓", ja: "コードを見る ↓" },
  neighbours: { en: "Previous and next lesson", ja: "前後のレッスン" },
} as const satisfies Record<string, Localized>;

/** Title, stage, numbers, controls, explanation and code of one lesson. */
export async function lessonPage(entry: CatalogueEntry, lesson: Lesson): Promise<HTMLElement> {
  await formulaFonts();
  const parts = lesson.build();
  const title = element("h1");
  localise(title, entry.title);
  const lead = element("p", { class: "lead" });
  fillProse(lead, lesson.lead);

  const toCode = element("a", { href: "#code", class: "to-code" });
  localise(toCode, words.toCode);

  const hint = hintLine({ pointer: words.hint, keys: handleKeys });
  const reset = actionButton(words.reset, parts.reset);
  reset.id = "reset";

  const workbench = element(
    "div",
    { class: "workbench" },
    element("div", { class: "presets" }, ...(parts.presets ?? []), toCode),
    element("div", { class: "stage-place" }, parts.stage.element),
    element("div", { class: "panel" }, ...parts.panel),
    element(
      "div",
      { class: "controls" },
      ...parts.controls,
      element("div", { class: "hint-row" }, hint, reset),
    ),
  );
  return element(
    "main",
    { class: "lesson" },
    title,
    lead,
    workbench,
    ...explanation(parts),
    neighbours(entry),
  );
}

/** The idea and the code; where there are steps, these come first, and the function written by hand beside the code. */
function explanation({ explanation, derivation, byHand, code }: LessonParts): HTMLElement[] {
  const codeSection = section(byHand ? words.library : words.code, copyableCode(code));
  codeSection.id = "code";
  const beside = (...parts: HTMLElement[]) => element("div", { class: "explanation" }, ...parts);
  const rest = section(derivation ? words.more : words.idea, prose(explanation));
  return [
    ...(derivation ? [section(words.steps, derivation)] : []),
    ...(byHand
      ? [
          beside(
            section(words.byHand, byHand.code),
            element("div", { class: "explanation-column" }, codeSection, rest),
          ),
          ...(byHand.mistakes ? [section(words.mistakes, byHand.mistakes)] : []),
        ]
      : [beside(rest, codeSection)]),
  ];
}

function neighbours(entry: CatalogueEntry): HTMLElement {
  const index = catalogue.indexOf(entry);
  const nav = element("nav", { class: "neighbours" });
  localiseAttribute(nav, "aria-label", words.neighbours);
  const link = (other: CatalogueEntry | undefined, rel: "prev" | "next") => {
    if (!other) return element("span");
    const title = element("span");
    localise(title, other.title);
    const made = element("a", { href: `./${other.slug}.html`, rel });
    made.append(...(rel === "prev" ? ["← ", title] : [title, " →"]));
    return made;
  };
  nav.append(link(catalogue[index - 1], "prev"), link(catalogue[index + 1], "next"));
  return nav;
}
