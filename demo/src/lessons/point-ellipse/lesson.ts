import "./lesson.css";
import { point, relate } from "osculate";
import { buttonRow } from "../../parts/controls.js";
import { figuresTable } from "../../parts/figures-table.js";
import { decimal } from "../../parts/number-format.js";
import { timeline } from "../../parts/timeline.js";
import { verdictPart } from "../../parts/verdict.js";
import { createStage } from "../../stage/stage.js";
import type { Lesson, LessonParts } from "../lesson.js";
import { isInPond } from "./code.js";
import code from "./code.ts?highlighted";
import { paintScene } from "./drawing.js";
import { figuresOf, stepCount } from "./figures.js";
import { orInfinity, tellingApart } from "./format.js";
import { handlesFor } from "./handles.js";
import { circleScene, firstScene, flatScene, needleScene, rimScene, type Scene } from "./scene.js";
import { sinePicture } from "./sine-picture.js";
import { explanation, words } from "./words.js";

export const lesson: Lesson = { lead: words.lead, build };

function build(): LessonParts {
  let scene = firstScene;
  const isInside = () => isInPond(scene.pond, scene.point);

  const stage = createStage({
    label: words.picture,
    region: { x: 0.6, y: 0.2, width: 10, height: 7.5 },
    yAxis: "up",
    paint: (painter) => paintScene(painter, scene, isInside(), steps.position()),
  });
  const steps = timeline({
    label: words.timeline,
    steps: [words.stepMove, words.stepTurn, words.stepStretch, words.stepCompare],
    secondsPerStep: 1.8,
    show(position) {
      markRows(numbers.element, position);
      stage.invalidate();
    },
  });
  const verdict = verdictPart();
  const sine = sinePicture();
  const numbers = figuresTable(
    words.figures,
    rows(() => scene),
  );

  const change = (next: Scene) => {
    scene = next;
    const inside = isInside();
    verdict.show({
      hit: inside,
      words: !inside ? words.outside : isOnRim(scene) ? words.onRim : words.inside,
      call: "isInPond(pond, point)",
      answer: String(inside),
    });
    numbers.update();
    sine.show(figuresOf(scene.pond, scene.point).angle);
    stage.invalidate();
  };
  for (const handle of handlesFor(() => scene, change)) stage.addHandle(handle);
  change(firstScene);

  const presets = buttonRow(words.presets, [
    { label: words.presetRim, act: () => change(rimScene) },
    { label: words.presetCircle, act: () => change(circleScene) },
    { label: words.presetNeedle, act: () => change(needleScene) },
    { label: words.presetFlat, act: () => change(flatScene) },
  ]);
  return {
    stage,
    panel: [verdict.element, numbers.element, sine.element],
    presets: [presets],
    controls: [steps.element],
    explanation,
    code,
    reset() {
      steps.seek(0);
      change(firstScene);
    },
  };
}

/** Which step of the timeline each row of numbers belongs to. */
const stepOfRow = [0, 1, 1, 2, 3, 3];

/** Marks the rows of the step being played; none before the start. */
function markRows(table: HTMLElement, position: number): void {
  const step = Math.min(Math.ceil(position), stepCount) - 1;
  table.querySelectorAll("tbody tr").forEach((row, index) => {
    row.classList.toggle("now", stepOfRow[index] === step);
  });
}

/** Of two solids with a common point, the one point is `insideTouching` on the rim. */
function isOnRim({ pond, point: at }: Scene): boolean {
  return relate(point(at.x, at.y), pond) === "insideTouching";
}

function rows(scene: () => Scene) {
  const figures = () => figuresOf(scene().pond, scene().point);
  return [
    { tex: "P_1 = P - C", value: () => `(${decimal(figures().moved.x)}, ${decimal(figures().moved.y)})` },
    { tex: "x_2 = x_1\\cos\\theta + y_1\\sin\\theta", value: () => decimal(figures().turned.x) },
    { tex: "y_2 = y_1\\cos\\theta - x_1\\sin\\theta", value: () => decimal(figures().turned.y) },
    { tex: "y' = y_2\\,r_x / r_y", value: () => orInfinity(figures().stretched.y) },
    {
      tex: "|P'| = \\sqrt{x_2^2 + y'^2}",
      value: () => tellingApart(figures().length, scene().pond.rx),
      role: "measure",
    },
    {
      tex: "|P'| \\le r_x",
      value: () => tellingApart(scene().pond.rx, figures().length),
      role: "frame",
      holds: () => figures().length <= scene().pond.rx,
    },
  ] as const;
}
