import { circle, type Ray, type RayEvent, type RayHit, ray } from "osculate";
import { buttonRow, choice } from "../../parts/controls.js";
import { figuresTable } from "../../parts/figures-table.js";
import { decimal, snap } from "../../parts/number-format.js";
import { type Verdict, verdictPart } from "../../parts/verdict.js";
import { prefersReducedMotion } from "../../site/theme.js";
import { circleHandles } from "../../stage/shape-handles.js";
import { createStage, type Stage } from "../../stage/stage.js";
import type { Lesson, LessonParts } from "../lesson.js";
import { beam, bothRoots, firstHit, target } from "./code.js";
import code from "./code.ts?highlighted";
import { rayCircleFigures } from "./figures.js";
import { paintScene } from "./scene.js";
import { paintSparks, sparkSeconds } from "./sparks.js";
import { explanation, verdictWords, words } from "./words.js";

/** What the reader can change. */
interface State {
  x: number;
  y: number;
  /** The direction as drawn. */
  dx: number;
  dy: number;
  /** Whether the ray takes it at length 1. */
  unit: boolean;
  centreX: number;
  centreY: number;
  r: number;
}

const initial: Readonly<State> = {
  x: beam.x,
  y: beam.y,
  dx: beam.dx,
  dy: beam.dy,
  unit: false,
  centreX: target.x,
  centreY: target.y,
  r: target.r,
};

export const lesson: Lesson = { lead: words.lead, build };

function build(): LessonParts {
  const state: State = { ...initial };
  let movedAt = Number.NEGATIVE_INFINITY;
  const beamNow = () => {
    const length = state.unit ? Math.hypot(state.dx, state.dy) : 1;
    return ray(state.x, state.y, state.dx / length, state.dy / length);
  };
  const targetNow = () => circle(state.centreX, state.centreY, state.r);
  const figures = () => rayCircleFigures(beamNow(), targetNow());
  const roots = () => bothRoots(beamNow(), targetNow());

  const verdict = verdictPart();
  const table = figuresTable(words.figures, [
    {
      tex: "\\boldsymbol m = C - O",
      value: () => `(${decimal(figures().toCentre.x)}, ${decimal(figures().toCentre.y)})`,
    },
    { tex: "|\\boldsymbol d|", value: () => decimal(Math.hypot(beamNow().dx, beamNow().dy)) },
    {
      tex: "t_0 = \\dfrac{\\boldsymbol m\\cdot\\boldsymbol d}{\\boldsymbol d\\cdot\\boldsymbol d}",
      value: () => decimal(figures().closestT),
      role: "frame",
    },
    {
      tex: "h = \\dfrac{|\\boldsymbol m\\times\\boldsymbol d|}{|\\boldsymbol d|}",
      value: () => decimal(figures().height),
      role: "frame",
    },
    {
      tex: "D = r^2\\,\\boldsymbol d\\cdot\\boldsymbol d - (\\boldsymbol m\\times\\boldsymbol d)^2",
      value: () => decimal(figures().discriminant),
      note: () => [words.noRoots, words.oneRoot][roots().length] ?? words.twoRoots,
    },
    {
      tex: "t_1 = t_0 - \\dfrac{\\sqrt D}{\\boldsymbol d\\cdot\\boldsymbol d}",
      value: () => rootText(roots()[0]),
      role: "measure",
    },
    {
      tex: "t_2 = t_0 + \\dfrac{\\sqrt D}{\\boldsymbol d\\cdot\\boldsymbol d}",
      value: () => rootText(roots().at(-1)),
      role: "measure",
    },
  ]);

  const stage = createStage({
    label: words.stage,
    region: { x: 0, y: 0, width: 11.5, height: 8.6 },
    paint(painter) {
      const hit = firstHit(beamNow(), targetNow());
      paintScene(painter, { beam: beamNow(), target: targetNow(), hit: hit !== null, roots: roots() });
      verdict.show(verdictOf(hit, roots(), state.r === 0));
      table.update();
      directionChoice.update();
      if (!hit || hit.inside) return;
      const age = prefersReducedMotion() ? sparkSeconds : (performance.now() - movedAt) / 1000;
      paintSparks(painter, hit.point, hit.normal, age);
      if (age < sparkSeconds) stage.invalidate();
    },
  });
  const change = (part: Partial<State>) => {
    Object.assign(state, part);
    movedAt = performance.now();
    stage.invalidate();
  };

  const directionChoice = choice({
    heading: words.direction,
    choices: [
      { value: "drawn", label: words.asDrawn },
      { value: "unit", label: words.unit },
    ],
    get: () => (state.unit ? "unit" : "drawn"),
    set: (value) => change({ unit: value === "unit" }),
  });
  const presets = buttonRow(words.presets, [
    { label: words.tangent, act: () => change({ ...initial, x: -4.5, y: -2, dx: 1.5, dy: 0, centreY: 0 }) },
    {
      label: words.behind,
      act: () => change({ ...initial, x: 3.4, y: 0.9, dx: 0.9, dy: -0.05, centreX: -0.8 }),
    },
    { label: words.inside, act: () => change({ ...initial, x: 0.2, y: 0.6, dx: 1.3, dy: 0.2 }) },
    {
      label: words.noRadius,
      act: () =>
        change({ ...initial, x: -4.5, y: 1.5, dx: 1.5, dy: -0.5, centreX: 1.5, centreY: -0.5, r: 0 }),
    },
    { label: words.miss, act: () => change({ ...initial, dy: 0.25 }) },
  ]);

  addRayHandles(stage, state, beamNow, change);
  const targetHandles = circleHandles({
    labels: { move: words.moveCircle, radius: words.radius },
    grip: { x: 0.6, y: -0.8 },
    shape: targetNow,
    change: ({ x: centreX = state.centreX, y: centreY = state.centreY, r = state.r }) =>
      change({ centreX, centreY, r }),
  });
  for (const handle of targetHandles) stage.addHandle(handle);
  return {
    stage,
    panel: [verdict.element, table.element],
    presets: [presets],
    controls: [directionChoice.element],
    explanation,
    code,
    reset: () => change(initial),
  };
}

function rootText(root: RayEvent | undefined): string {
  return root ? decimal(root.t) : "–";
}

function verdictOf(hit: RayHit | null, roots: readonly RayEvent[], isPoint: boolean): Verdict {
  const call = "raycast(beam, target)";
  if (hit) {
    const answer = `{ t: ${decimal(hit.t)}, … }`;
    return { hit: true, words: verdictWords[wayOfHitting(hit, roots, isPoint)], call, answer };
  }
  const behind = roots.length > 0;
  return { hit: false, words: behind ? verdictWords.behind : verdictWords.passes, call, answer: "null" };
}

function wayOfHitting(
  hit: RayHit,
  roots: readonly RayEvent[],
  isPoint: boolean,
): "startsInside" | "throughPoint" | "grazes" | "through" {
  if (hit.inside) return "startsInside";
  if (isPoint) return "throughPoint";
  return roots.length === 1 ? "grazes" : "through";
}

type Change = (part: Partial<State>) => void;

function addRayHandles(stage: Stage, state: Readonly<State>, beamNow: () => Ray, change: Change): void {
  /** A direction of no length points nowhere: the handle stops short of the start. */
  const aim = (dx: number, dy: number) => {
    if (Math.hypot(dx, dy) >= 0.1) change({ dx: snap(dx), dy: snap(dy) });
  };
  stage.addHandle({
    kind: "move",
    label: words.aim,
    at: () => ({ x: state.x + beamNow().dx, y: state.y + beamNow().dy }),
    drag: ({ x, y }) => aim(x - state.x, y - state.y),
    nudge: (dx, dy) => aim(state.dx + dx * 0.1, state.dy + dy * 0.1),
  });
  stage.addHandle({
    kind: "move",
    label: words.moveStart,
    at: () => ({ x: state.x, y: state.y }),
    drag: ({ x, y }) => change({ x: snap(x), y: snap(y) }),
  });
}
