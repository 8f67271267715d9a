import { buttonRow, choice, slider } from "../../parts/controls.js";
import { errorText } from "../../parts/error-text.js";
import { type FigureRow, figuresTable } from "../../parts/figures-table.js";
import { methodCard } from "../../parts/method-card.js";
import { decimal } from "../../parts/number-format.js";
import { verdictPart } from "../../parts/verdict.js";
import { createStage } from "../../stage/stage.js";
import type { Lesson, LessonParts } from "../lesson.js";
import code from "./code.ts?highlighted";
import { type Findings, findingsOf } from "./findings.js";
import { handlesFor } from "./handles.js";
import { presets } from "./presets.js";
import { type Overlay, paintScene } from "./scene.js";
import { initial, type State } from "./setting.js";
import { explanation, fanReasons, verdictWords, words } from "./words.js";

export const lesson: Lesson = { lead: words.lead, build };

const mostRays = 200;

function build(): LessonParts {
  const state: State = { ...initial };
  let overlay: Overlay = "exact";
  let findings = findingsOf(state);

  const verdict = verdictPart();
  const card = methodCard(words.raysSay);
  const table = figuresTable(
    words.figures,
    rowsOf(() => findings),
  );
  const stage = createStage({
    label: words.stage,
    region: { x: 0, y: 0, width: 11.5, height: 8.6 },
    paint(painter) {
      paintScene(painter, findings, overlay);
      const { seen, isInView } = findings;
      verdict.show({
        hit: seen,
        words: verdictWords[seen ? "seen" : isInView ? "hidden" : "outside"],
        call: "sees(guard, things, p)",
        answer: String(seen),
      });
      card.show(fanAnswer(findings));
      for (const part of [table, overlayChoice, raysSlider]) part.update();
    },
  });
  const change = (part: Partial<State>) => {
    Object.assign(state, part);
    findings = findingsOf(state);
    stage.invalidate();
  };
  const show = (next: Overlay) => {
    overlay = next;
    stage.invalidate();
  };

  const overlayChoice = choice<Overlay>({
    heading: words.overlay,
    choices: [
      { value: "exact", label: words.exact },
      { value: "fan", label: words.fan },
    ],
    get: () => overlay,
    set: show,
  });
  const raysSlider = slider({
    label: words.rays,
    min: 4,
    max: mostRays,
    step: 1,
    get: () => state.rays,
    // Whoever changes N wants to see it.
    set(rays) {
      show("fan");
      change({ rays });
    },
    format: String,
  });
  const tryRow = buttonRow(
    words.presets,
    presets.map(({ label, state: next }) => ({ label, act: () => change(next) })),
  );

  for (const handle of handlesFor(state, change)) stage.addHandle(handle);
  return {
    stage,
    panel: [verdict.element, card.element, table.element],
    presets: [tryRow],
    controls: [overlayChoice.element, raysSlider.element],
    explanation,
    code,
    reset() {
      show("exact");
      change(initial);
    },
  };
}

function rowsOf(findings: () => Findings): readonly FigureRow[] {
  return [
    { tex: "|\\boldsymbol v| \\le r,\\ \\angle \\le \\alpha", holds: () => findings().isInView },
    { tex: "\\overline{OP}\\cap K = \\varnothing", holds: () => findings().isFree },
    { tex: "|S| = r^2\\alpha", value: () => decimal(findings().viewArea, 4), note: () => words.view },
    { tex: "|V|", value: () => decimal(findings().litArea, 4), note: () => words.lit, role: "measure" },
    {
      tex: "|V| \\,/\\, |S|",
      value: () => `${decimal((100 * findings().litArea) / findings().viewArea, 1)} %`,
    },
    {
      tex: "|V_N|",
      value: () => decimal(findings().fanArea, 4),
      note: () => errorText(findings().fanArea, findings().litArea),
      role: "frame",
    },
  ];
}

function fanAnswer({ fanSees, seen }: Findings) {
  return {
    answer: fanSees ? words.raysSee : words.raysMiss,
    isRight: fanSees === seen,
    reason: fanReasons[fanSees === seen ? "right" : fanSees ? "through" : "blind"],
  };
}
