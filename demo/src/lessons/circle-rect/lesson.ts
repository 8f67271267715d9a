import { circle, containsPoint, degrees, rect, relate, type Vec2 } from "osculate";
import { buttonRow, checkbox, numberField } from "../../parts/controls.js";
import { figuresTable } from "../../parts/figures-table.js";
import { decimal, snap } from "../../parts/number-format.js";
import { verdictPart } from "../../parts/verdict.js";
import { createStage, type Stage } from "../../stage/stage.js";
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

  addBoxHandles(stage, state, boxNow, change);
  addBallHandles(stage, state, ballNow, change);
  return {
    stage,
    panel: [verdict.element, table.element],
    controls: [angleField.element, presets, calculationBox.element],
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

type Change = (part: Partial<State>) => void;

function addBoxHandles(
  stage: Stage,
  state: Readonly<State>,
  boxNow: () => ReturnType<typeof rect>,
  change: Change,
): void {
  /** A point given along and across the rectangle. */
  const placed = (along: number, across: number) => {
    const { x, y, ux, uy } = boxNow();
    const length = Math.hypot(ux, uy);
    return { x: x + (along * ux - across * uy) / length, y: y + (along * uy + across * ux) / length };
  };
  stage.addHandle({
    kind: "move",
    label: words.moveBox,
    at: () => ({ x: state.boxX, y: state.boxY }),
    drag: ({ x, y }) => change({ boxX: snap(x), boxY: snap(y) }),
    body: ({ x, y }) => containsPoint(boxNow(), x, y),
  });
  stage.addHandle({
    kind: "turn",
    label: words.turnBox,
    at: () => placed(state.width / 2 + 0.7, 0),
    stem: () => placed(state.width / 2, 0),
    drag: ({ x, y }) => {
      const radians = Math.atan2(y - state.boxY, x - state.boxX);
      change({ angle: Math.round((radians * 180) / Math.PI) });
    },
    nudge: (dx, dy) => change({ angle: snap(state.angle + (dx - dy) * 5) }),
    value: () => ({
      now: state.angle,
      min: -180,
      max: 180,
      text: { en: `${state.angle} degrees`, ja: `${state.angle} 度` },
    }),
  });
  const resize = (width: number, height: number) =>
    change({ width: snap(Math.max(0, width)), height: snap(Math.max(0, height)) });
  stage.addHandle({
    kind: "size",
    label: words.sizeBox,
    at: () => placed(state.width / 2, state.height / 2),
    drag(to) {
      const { turned } = circleRectFigures(circle(to.x, to.y, 0), boxNow());
      resize(2 * turned.x, 2 * turned.y);
    },
    nudge: (dx, dy) => resize(state.width + dx * 0.2, state.height + dy * 0.2),
  });
}

function addBallHandles(
  stage: Stage,
  state: Readonly<State>,
  ballNow: () => ReturnType<typeof circle>,
  change: Change,
): void {
  stage.addHandle({
    kind: "move",
    label: words.moveBall,
    at: () => ({ x: state.ballX, y: state.ballY }),
    drag: ({ x, y }) => change({ ballX: snap(x), ballY: snap(y) }),
    body: ({ x, y }) => containsPoint(ballNow(), x, y),
  });
  const setRadius = (radius: number) => change({ ballRadius: snap(Math.max(0, radius)) });
  stage.addHandle({
    kind: "size",
    label: words.sizeBall,
    at: () => ({ x: state.ballX + state.ballRadius * 0.8, y: state.ballY - state.ballRadius * 0.6 }),
    drag: ({ x, y }) => setRadius(Math.hypot(x - state.ballX, y - state.ballY)),
    nudge: (dx, dy) => setRadius(state.ballRadius + (dx - dy) * 0.1),
    value: () => ({
      now: state.ballRadius,
      min: 0,
      max: 10,
      text: { en: decimal(state.ballRadius), ja: decimal(state.ballRadius) },
    }),
  });
}
