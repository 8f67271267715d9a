import "./lesson.css";
import type { SweepHit } from "osculate";
import { buttonRow, choice, slider } from "../../parts/controls.js";
import { figuresTable } from "../../parts/figures-table.js";
import { type MethodAnswer, methodCard } from "../../parts/method-card.js";
import { decimal } from "../../parts/number-format.js";
import { timeline } from "../../parts/timeline.js";
import { type Verdict, verdictPart } from "../../parts/verdict.js";
import { createStage } from "../../stage/stage.js";
import type { Lesson, LessonParts } from "../lesson.js";
import code from "./code.ts?highlighted";
import { type Findings, findingsOf } from "./findings.js";
import { handlesFor } from "./handles.js";
import { presets } from "./presets.js";
import { initial, type Mover, type State } from "./run.js";
import { paintScene } from "./scene.js";
import { timeStrip } from "./time-strip.js";
import { explanation, frameReasons, moverNames, verdictWords, words } from "./words.js";

export const lesson: Lesson = { lead: words.lead, build };

const mostFrames = 64;

function build(): LessonParts {
  const state: State = { ...initial };
  let findings = findingsOf(state);

  const verdict = verdictPart();
  const card = methodCard(words.framesSay);
  const strip = timeStrip();
  const table = figuresTable(
    words.figures,
    rowsOf(
      () => state,
      () => findings,
    ),
  );
  const stage = createStage({
    label: words.stage,
    region: { x: 0, y: 0, width: 11.5, height: 8.6 },
    paint(painter) {
      paintScene(painter, state, findings, time.position());
      verdict.show(verdictOf(findings.touch, state.mover));
      card.show(framesAnswer(findings, state));
      strip.show(findings, state.frames, time.position());
      for (const part of [table, framesSlider, moverChoice]) part.update();
    },
  });
  const change = (part: Partial<State>) => {
    Object.assign(state, part);
    findings = findingsOf(state);
    stage.invalidate();
  };

  const time = timeline({
    label: words.time,
    steps: [words.flight],
    secondsPerStep: 4,
    show: () => stage.invalidate(),
  });
  const framesSlider = slider({
    label: words.frames,
    min: 1,
    max: mostFrames,
    step: 1,
    get: () => state.frames,
    set: (frames) => change({ frames }),
    format: String,
  });
  const moverChoice = choice<Mover>({
    heading: words.mover,
    choices: (["circle", "capsule", "ellipse", "rod"] as const).map((value) => ({
      value,
      label: moverNames[value],
    })),
    get: () => state.mover,
    set: (mover) => change({ mover }),
  });
  const tryRow = buttonRow(
    words.presets,
    presets.map(({ label, state: next }) => ({ label, act: () => change(next) })),
  );

  for (const handle of handlesFor(state, change)) stage.addHandle(handle);
  return {
    stage,
    panel: [verdict.element, card.element, strip.element, table.element],
    presets: [tryRow],
    controls: [time.element, framesSlider.element, moverChoice.element],
    explanation,
    code,
    reset() {
      time.seek(0);
      change(initial);
    },
  };
}

function rowsOf(state: () => State, findings: () => Findings) {
  const touch = () => findings().touch;
  const pair = (value: { x: number; y: number } | undefined) =>
    value ? `(${decimal(value.x)}, ${decimal(value.y)})` : "–";
  const timeText = (t: number | undefined) => (t === undefined ? "–" : decimal(t, 4));
  return [
    { tex: "t", value: () => timeText(touch()?.t), role: "measure" },
    { tex: "\\boldsymbol p", value: () => pair(touch()?.point), role: "measure" },
    { tex: "\\boldsymbol n", value: () => pair(touch()?.normal), role: "measure" },
    { tex: "t_{\\text{ray}}", value: () => timeText(findings().centreRay?.t), note: () => words.rayNote },
    { tex: "\\Delta t", value: () => timeText(touch() ? findings().stay : undefined), role: "hit" },
    { tex: "1/n", value: () => timeText(1 / state().frames) },
    { tex: "1/n \\le \\Delta t", holds: () => findings().isBoundToSee },
  ] as const;
}

function verdictOf(touch: SweepHit | null, mover: Mover): Verdict {
  const call = mover === "rod" ? "spinTouch(rod, turn, wall)?.t" : "firstTouch(bullet, way, wall)?.t";
  if (!touch) return { hit: false, words: verdictWords.misses, call, answer: "undefined" };
  const way = touch.t === 0 ? "begins" : touch.isCertain ? "touches" : "grazes";
  return { hit: true, words: verdictWords[way], call, answer: decimal(touch.t, 3) };
}

function framesAnswer(findings: Findings, { frames }: State): MethodAnswer {
  const { touch, seen } = findings;
  const sees = seen.length > 0;
  return {
    answer: sees ? words.framesHit : words.framesMiss,
    isRight: sees === (touch !== null),
    reason: reasonOf(findings, frames),
  };
}

function reasonOf({ touch, seen: [first], depth }: Findings, frames: number) {
  if (first === 0) return touch ? frameReasons.begins : frameReasons.leaves;
  if (first !== undefined) return frameReasons.sees(first, depth);
  return touch ? frameReasons.tunnels(Math.floor(touch.t * frames)) : frameReasons.misses;
}
