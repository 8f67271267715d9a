import { byHandPart } from "../../parts/by-hand.js";
import { buttonRow, slider } from "../../parts/controls.js";
import { figuresTable } from "../../parts/figures-table.js";
import { methodCard } from "../../parts/method-card.js";
import { decimal, snap } from "../../parts/number-format.js";
import { timedDerivation } from "../../parts/timed-derivation.js";
import { verdictPart } from "../../parts/verdict.js";
import { createStage } from "../../stage/stage.js";
import functionByHand from "../../tutorials/point-sector.ts?highlighted";
import type { Lesson, LessonParts } from "../lesson.js";
import { judgeByHand, mistakes, seenByHand } from "./by-hand.js";
import code from "./code.ts?highlighted";
import { handlesFor } from "./handles.js";
import { paintScene, stepCount } from "./scene.js";
import {
  angleLimits,
  halfView,
  initial,
  isSeen,
  isWithinAngle,
  type Setting,
  wholeView,
  wideView,
} from "./setting.js";
import { comparison, isNearEnough, stepsOf } from "./steps.js";
import { byHandWords, explanation, verdictWords, words } from "./words.js";

export const lesson: Lesson = { lead: words.lead, build };

/** What the stage and the pictures of the steps show of the world. */
const region = { x: 0, y: 0, width: 11.5, height: 8.6 };

function build(): LessonParts {
  let setting = initial;
  const verdict = verdictPart();
  const card = methodCard(byHandWords.says);
  const steps = timedDerivation({
    region: () => region,
    steps: stepsOf(() => setting),
    complete: true,
    show: () => stage.invalidate(),
  });
  const table = figuresTable(
    words.figures,
    comparison(() => setting),
  );
  const stage = createStage({
    label: words.stage,
    region,
    follow: ({ x, y }) => change({ targetX: snap(x), targetY: snap(y) }),
    paint(painter) {
      paintScene(painter, setting, steps.time.position());
      tell();
    },
  });
  /** All that is said in words and numbers. */
  const tell = () => {
    const hit = isSeen(setting);
    verdict.show({
      hit,
      words: verdictWords(isNearEnough(setting), isWithinAngle(setting)),
      call: "containsPoint(guard, x, y)",
      answer: String(hit),
    });
    card.show(judgeByHand(setting));
    for (const part of [table, steps, startSlider, endSlider]) part.update();
  };
  const change = (part: Partial<Setting>) => {
    setting = { ...setting, ...part };
    stage.invalidate();
  };

  const angleSlider = (name: "start" | "end") =>
    slider({
      label: words[name],
      ...angleLimits,
      step: 1,
      get: () => setting[name],
      set: (value) => change({ [name]: value }),
      format: (value) => `${decimal(value, 0)}°`,
    });
  const startSlider = angleSlider("start");
  const endSlider = angleSlider("end");
  const presets = buttonRow(words.presets, [
    { label: words.halfDisc, act: () => change(halfView) },
    { label: words.wide, act: () => change(wideView) },
    { label: words.whole, act: () => change(wholeView) },
  ]);
  const byHand = byHandPart<Setting>({
    code: functionByHand,
    mistakes,
    byHand: seenByHand,
    library: isSeen,
    show: change,
    stage: stage.element,
  });
  for (const handle of handlesFor(() => setting, change)) stage.addHandle(handle);
  // Before the first frame: what is written later would push down what is below.
  tell();
  return {
    stage,
    panel: [verdict.element, card.element, table.element],
    presets: [presets, byHand.presets],
    controls: [steps.time.element, startSlider.element, endSlider.element],
    derivation: steps.element,
    byHand,
    explanation,
    code,
    reset() {
      steps.time.seek(stepCount);
      change(initial);
    },
  };
}
