import { circle, containsPoint, degrees, sector } from "osculate";
import { buttonRow, slider } from "../../parts/controls.js";
import { figuresTable } from "../../parts/figures-table.js";
import { clamp, decimal, snap } from "../../parts/number-format.js";
import { verdictPart } from "../../parts/verdict.js";
import { degreesTo, fromCentre } from "../../stage/local-frame.js";
import { createStage, type Stage } from "../../stage/stage.js";
import type { Lesson, LessonParts } from "../lesson.js";
import { guard, sees } from "./code.js";
import code from "./code.ts?highlighted";
import { pointSectorFigures } from "./figures.js";
import { paintScene } from "./scene.js";
import { explanation, verdictWords, words } from "./words.js";

/** What the reader can change. */
interface State {
  x: number;
  y: number;
  r: number;
  /** In degrees, from +x towards +y; the end may lie before the start, or a whole turn and more behind it. */
  start: number;
  end: number;
  targetX: number;
  targetY: number;
}

const initial: Readonly<State> = {
  x: guard.x,
  y: guard.y,
  r: guard.r,
  start: -50,
  end: 30,
  targetX: -0.2,
  targetY: -1.6,
};

/** Where a wide view fits into the stage. */
const centred = { x: -0.4, y: 0.3, r: 3.6, targetX: 1.4, targetY: -1.2 };

const angleLimits = { min: -360, max: 720 };

export const lesson: Lesson = { lead: words.lead, build };

function build(): LessonParts {
  const state: State = { ...initial };
  const viewOfRadius = (r: number) => sector(state.x, state.y, r, degrees(state.start), degrees(state.end));
  const view = () => viewOfRadius(state.r);
  const target = () => ({ x: state.targetX, y: state.targetY });
  const figures = () => pointSectorFigures(target(), view());

  // The two conditions, each asked of the library: a disc has no angle, a larger sector no limit in reach.
  const nearEnough = () => containsPoint(circle(state.x, state.y, state.r), state.targetX, state.targetY);
  const withinAngle = () =>
    containsPoint(viewOfRadius(state.r + 2 * figures().distance), state.targetX, state.targetY);

  const verdict = verdictPart();
  const angles = figuresTable(words.angleFigures, [
    {
      tex: "\\alpha = \\tfrac12(\\text{end} - \\text{start})",
      value: () => `${decimal((figures().half * 180) / Math.PI, 1)}°`,
      role: "frame",
    },
    { tex: "\\cos\\alpha", value: () => decimal(figures().cosine, 3), role: "frame" },
    {
      tex: "\\hat{\\boldsymbol v}\\cdot\\boldsymbol m",
      value: () => (figures().distance === 0 ? "0/0" : decimal(figures().dot, 3)),
      role: "measure",
    },
    { tex: "\\hat{\\boldsymbol v}\\cdot\\boldsymbol m \\ge \\cos\\alpha", holds: withinAngle },
  ]);
  const distances = figuresTable(words.distanceFigures, [
    {
      tex: "|\\boldsymbol v| = \\sqrt{v_x^2 + v_y^2}",
      value: () => decimal(figures().distance),
      role: "measure",
    },
    { tex: "|\\boldsymbol v| \\le r", value: () => decimal(state.r), holds: nearEnough },
  ]);

  const stage = createStage({
    label: words.stage,
    region: { x: 0, y: 0, width: 11.5, height: 8.6 },
    follow: ({ x, y }) => change({ targetX: snap(x), targetY: snap(y) }),
    paint(painter) {
      const hit = sees(view(), state.targetX, state.targetY);
      paintScene(painter, { guard: view(), target: target(), hit });
      verdict.show({
        hit,
        words: verdictWords(nearEnough(), withinAngle()),
        call: "containsPoint(guard, x, y)",
        answer: String(hit),
      });
      for (const part of [angles, distances, startSlider, endSlider]) part.update();
    },
  });
  const change = (part: Partial<State>) => {
    Object.assign(state, part);
    stage.invalidate();
  };

  const angleSlider = (name: "start" | "end") =>
    slider({
      label: words[name],
      ...angleLimits,
      step: 1,
      get: () => state[name],
      set: (value) => change({ [name]: value }),
      format: (value) => `${decimal(value, 0)}°`,
    });
  const startSlider = angleSlider("start");
  const endSlider = angleSlider("end");

  const presets = buttonRow(words.presets, [
    {
      label: words.wrapping,
      act: () => change({ ...initial, start: 350, end: 10, targetX: 0.6, targetY: 0.2 }),
    },
    { label: words.halfDisc, act: () => change({ ...centred, start: -90, end: 90 }) },
    { label: words.wide, act: () => change({ ...centred, start: 45, end: 315 }) },
    { label: words.whole, act: () => change({ ...centred, start: 0, end: 360 }) },
    { label: words.closed, act: () => change({ ...centred, start: 0, end: 0, targetY: centred.y }) },
    { label: words.atApex, act: () => change({ targetX: state.x, targetY: state.y }) },
  ]);

  addHandles(stage, state, change);
  return {
    stage,
    panel: [verdict.element, angles.element, distances.element],
    presets: [presets],
    controls: [startSlider.element, endSlider.element],
    explanation,
    code,
    reset: () => change(initial),
  };
}

function addHandles(stage: Stage, state: Readonly<State>, change: (part: Partial<State>) => void): void {
  const placed = (radius: number, angle: number) => fromCentre(state, radius, angle);
  const opening = () => {
    const turn = state.end - state.start;
    return turn >= 360 ? 360 : ((turn % 360) + 360) % 360;
  };
  const middle = () => state.start + opening() / 2;
  /** The angle of a place on the stage: of all that are whole turns apart, the nearest to `current`. */
  const angleOf = (to: { x: number; y: number }, current: number) => {
    const angle = Math.round(degreesTo(state, to));
    return angle + 360 * Math.round((current - angle) / 360);
  };
  const limited = (angle: number) => clamp(snap(angle), angleLimits.min, angleLimits.max);
  const inDegrees = (now: number) => ({
    now,
    ...angleLimits,
    text: { en: `${now} degrees`, ja: `${now} 度` },
  });

  for (const name of ["start", "end"] as const) {
    stage.addHandle({
      kind: "turn",
      label: words[name],
      at: () => placed(state.r, state[name]),
      drag: (to) => change({ [name]: limited(angleOf(to, state[name])) }),
      nudge: (dx, dy) => change({ [name]: limited(state[name] + (dx - dy) * 5) }),
      value: () => inDegrees(state[name]),
    });
  }
  const turnBy = (angle: number) =>
    change({ start: limited(state.start + angle), end: limited(state.end + angle) });
  stage.addHandle({
    kind: "turn",
    label: words.look,
    at: () => placed(state.r + 0.6, middle()),
    stem: () => placed(state.r, middle()),
    drag: (to) => turnBy(angleOf(to, middle()) - middle()),
    nudge: (dx, dy) => turnBy((dx - dy) * 5),
    value: () => inDegrees(middle()),
  });
  const setRadius = (r: number) => change({ r: snap(Math.max(0, r)) });
  stage.addHandle({
    kind: "size",
    label: words.radius,
    at: () => placed(state.r, middle()),
    drag: ({ x, y }) => setRadius(Math.hypot(x - state.x, y - state.y)),
    nudge: (dx, dy) => setRadius(state.r + (dx - dy) * 0.1),
    value: () => ({ now: state.r, min: 0, max: 10, text: { en: decimal(state.r), ja: decimal(state.r) } }),
  });
  stage.addHandle({
    kind: "move",
    label: words.moveApex,
    at: () => ({ x: state.x, y: state.y }),
    drag: ({ x, y }) => change({ x: snap(x), y: snap(y) }),
  });
  stage.addHandle({
    kind: "move",
    label: words.movePoint,
    at: () => ({ x: state.targetX, y: state.targetY }),
    drag: ({ x, y }) => change({ targetX: snap(x), targetY: snap(y) }),
    follows: true,
  });
}
