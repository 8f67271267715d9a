import { relate } from "osculate";
import { byHandPart } from "../../parts/by-hand.js";
import { buttonRow, choice, numberField } from "../../parts/controls.js";
import { figuresTable } from "../../parts/figures-table.js";
import { methodCard } from "../../parts/method-card.js";
import { timedDerivation } from "../../parts/timed-derivation.js";
import { verdictPart } from "../../parts/verdict.js";
import { circleHandles, rectHandles } from "../../stage/shape-handles.js";
import { createStage } from "../../stage/stage.js";
import functionByHand from "../../tutorials/circle-rect.ts?highlighted";
import type { Lesson, LessonParts } from "../lesson.js";
import { hitByHand, judgeByHand, mistakes } from "./by-hand.js";
import { meet } from "./code.js";
import code from "./code.ts?highlighted";
import { paintScene, stepCount } from "./scene.js";
import { acrossSlab, alongSlab, atCorner, ballOf, boxOf, initial, type Setting } from "./setting.js";
import { comparison, stepsOf } from "./steps.js";
import { byHandWords, explanation, verdictWords, words } from "./words.js";

export const lesson: Lesson = { lead: words.lead, build };

/** What the stage and the pictures of the steps show of the world. */
const region = { x: 0, y: 0, width: 11.5, height: 8.6 };

function build(): LessonParts {
  let setting = initial;
  const ballNow = () => ballOf(setting);
  const boxNow = () => boxOf(setting);

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
    paint(painter) {
      paintScene(painter, setting, steps.time.position());
      tell();
    },
  });
  /** All that is said in words and numbers. */
  const tell = () => {
    const hit = meet(ballNow(), boxNow());
    verdict.show({
      hit,
      words: verdictWords[relate(ballNow(), boxNow())],
      call: "overlaps(ball, box)",
      answer: String(hit),
    });
    card.show(judgeByHand(setting));
    for (const part of [table, steps, angleField, conventionChoice]) part.update();
  };
  const change = (part: Partial<Setting>) => {
    setting = { ...setting, ...part };
    stage.invalidate();
  };

  const angleField = numberField({
    label: words.angle,
    apply: words.apply,
    unit: "°",
    get: () => setting.angle,
    set: (angle) => change({ angle }),
  });
  const conventionChoice = choice({
    heading: words.given,
    choices: [
      { value: "own", label: words.givenOwn },
      { value: "canvas", label: words.givenCanvas },
    ],
    get: () => setting.given,
    set: (given) => change({ given }),
  });
  const presets = buttonRow(words.presets, [
    { label: words.meets, act: () => change(alongSlab) },
    { label: words.misses, act: () => change(acrossSlab) },
    { label: words.corner, act: () => change(atCorner) },
  ]);
  const byHand = byHandPart<Setting>({
    code: functionByHand,
    mistakes,
    byHand: hitByHand,
    library: (of) => meet(ballOf(of), boxOf(of)),
    show: change,
    stage: stage.element,
  });

  const boxHandles = rectHandles({
    labels: { move: words.moveBox, turn: words.turnBox, size: words.sizeBox },
    shape: boxNow,
    angle: () => setting.angle,
    change: ({ x: boxX = setting.boxX, y: boxY = setting.boxY, ...size }) => change({ ...size, boxX, boxY }),
  });
  const ballHandles = circleHandles({
    labels: { move: words.moveBall, radius: words.sizeBall },
    grip: { x: 0.8, y: -0.6 },
    shape: ballNow,
    change: ({ x: ballX = setting.ballX, y: ballY = setting.ballY, r: ballRadius = setting.ballRadius }) =>
      change({ ballX, ballY, ballRadius }),
  });
  for (const handle of [...boxHandles, ...ballHandles]) stage.addHandle(handle);
  // Before the first frame: what is written later would push down what is below.
  tell();
  return {
    stage,
    panel: [verdict.element, card.element, table.element],
    presets: [presets, byHand.presets],
    controls: [steps.time.element, angleField.element, conventionChoice.element],
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
