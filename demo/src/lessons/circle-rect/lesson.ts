import { circle, degrees, rect, relate, type Vec2 } from "osculate";
import { buttonRow, checkbox, numberField } from "../../parts/controls.js";
import { figuresTable } from "../../parts/figures-table.js";
import { decimal } from "../../parts/number-format.js";
import { verdictPart } from "../../parts/verdict.js";
import { circleHandles, rectHandles } from "../../stage/shape-handles.js";
import { createStage } from "../../stage/stage.js";
import type { Lesson, LessonParts } from "../lesson.js";
import { ball, box, meet } from "./code.js";
import code from "./code.ts?highlighted";
import { circleRectFigures } from "./figures.js";
import { paintScene } from "./scene.js";
import { explanation, verdictWords, words, zoneNames } from "./words.js";

/** What the reader can change. */
interface State {
  ballX: number;
  ballY: number;
  ballRadius: number;
  boxX: number;
  boxY: number;
  width: number;
  height: number;
  /** In degrees, from +x towards +y. */
  angle: number;
}

const initial: Readonly<State> = {
  ballX: ball.x,
  ballY: ball.y,
  ballRadius: ball.r,
  boxX: box.x,
  boxY: box.y,
  width: 2 * box.halfWidth,
  height: 2 * box.halfHeight,
  angle: 30,
};

/** A rectangle 4 by 1 turned by 45°, and a small circle on its diagonal or across it. */
const tutorial = { ballX: 1.2, ballRadius: 0.2, boxX: 0, boxY: 0, width: 4, height: 1, angle: 45 };

/** Upright, the rectangle reaches to x = 1 exactly; so does the circle. */
const exactTouch = { width: 4, height: 2, angle: 90, boxY: 0.6, ballX: 2.5, ballY: 1, ballRadius: 1.5 };

export const lesson: Lesson = { lead: words.lead, build };

function build(): LessonParts {
  const state: State = { ...initial };
  let calculation = true;
  const ballNow = () => circle(state.ballX, state.ballY, state.ballRadius);
  const boxNow = () => rect(state.boxX, state.boxY, state.width, state.height, degrees(state.angle));
  const figures = () => circleRectFigures(ballNow(), boxNow());

  const verdict = verdictPart();
  const table = figuresTable(words.figures, [
    { tex: "\\boldsymbol v = P - C", value: () => pair(figures().offset) },
    {
      tex: "x' = \\cos\\theta\\,v_x + \\sin\\theta\\,v_y",
      value: () => decimal(figures().turned.x),
      role: "frame",
    },
    {
      tex: "y' = -\\sin\\theta\\,v_x + \\cos\\theta\\,v_y",
      value: () => decimal(figures().turned.y),
      role: "frame",
    },
    {
      tex: "n_x = \\operatorname{clamp}\\bigl(x', \\pm\\tfrac w2\\bigr)",
      value: () => decimal(figures().nearest.x),
      note: () => zoneNames.x[figures().zoneX],
    },
    {
      tex: "n_y = \\operatorname{clamp}\\bigl(y', \\pm\\tfrac h2\\bigr)",
      value: () => decimal(figures().nearest.y),
      note: () => zoneNames.y[figures().zoneY],
    },
    { tex: "\\Delta x = x' - n_x", value: () => decimal(figures().gap.x), role: "measure" },
    { tex: "\\Delta y = y' - n_y", value: () => decimal(figures().gap.y), role: "measure" },
    {
      tex: "d = \\sqrt{\\Delta x^2 + \\Delta y^2}",
      value: () => decimal(figures().distance),
      role: "measure",
    },
    { tex: "d \\le r", value: () => decimal(state.ballRadius), holds: () => meet(ballNow(), boxNow()) },
  ]);

  const stage = createStage({
    label: words.stage,
    region: { x: 0, y: 0, width: 11.5, height: 8.6 },
    paint(painter) {
      const hit = meet(ballNow(), boxNow());
      paintScene(painter, { ball: ballNow(), box: boxNow(), hit, calculation });
      verdict.show({
        hit,
        words: verdictWords[relate(ballNow(), boxNow())],
        call: "overlaps(ball, box)",
        answer: String(hit),
      });
      table.update();
      angleField.update();
    },
  });
  const change = (part: Partial<State>) => {
    Object.assign(state, part);
    stage.invalidate();
  };

  const angleField = numberField({
    label: words.angle,
    apply: words.apply,
    unit: "°",
    get: () => state.angle,
    set: (angle) => change({ angle }),
  });
  const calculationBox = checkbox(
    words.calculation,
    () => calculation,
    (on) => {
      calculation = on;
      stage.invalidate();
    },
  );
  const presets = buttonRow(words.presets, [
    { label: words.meets, act: () => change({ ...tutorial, ballY: 1.2 }) },
    { label: words.misses, act: () => change({ ...tutorial, ballY: -1.2 }) },
    {
      label: words.touching,
      act: () => change({ ...initial, ...exactTouch }),
    },
    { label: words.corner, act: () => change({ ...initial, angle: -15, ballX: 3.4, ballY: 1.6 }) },
  ]);

  const boxHandles = rectHandles({
    labels: { move: words.moveBox, turn: words.turnBox, size: words.sizeBox },
    shape: boxNow,
    angle: () => state.angle,
    change: ({ x: boxX = state.boxX, y: boxY = state.boxY, ...size }) => change({ ...size, boxX, boxY }),
  });
  const ballHandles = circleHandles({
    labels: { move: words.moveBall, radius: words.sizeBall },
    grip: { x: 0.8, y: -0.6 },
    shape: ballNow,
    change: ({ x: ballX = state.ballX, y: ballY = state.ballY, r: ballRadius = state.ballRadius }) =>
      change({ ballX, ballY, ballRadius }),
  });
  for (const handle of [...boxHandles, ...ballHandles]) stage.addHandle(handle);
  return {
    stage,
    panel: [verdict.element, table.element],
    presets: [presets],
    controls: [angleField.element, calculationBox.element],
    explanation,
    code,
    reset() {
      calculation = true;
      calculationBox.update();
      change(initial);
    },
  };
}

function pair(vector: Vec2): string {
  return `(${decimal(vector.x)}, ${decimal(vector.y)})`;
}
