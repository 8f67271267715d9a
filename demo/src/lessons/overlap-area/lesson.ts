import { changedEllipse } from "../../stage/changed-ellipse.js";
import "./lesson.css";
import { type Ellipse, overlaps, relate } from "osculate";
import { buttonRow, choice, slider } from "../../parts/controls.js";
import { clamp, snap } from "../../parts/number-format.js";
import { verdictPart } from "../../parts/verdict.js";
import type { HandleOptions } from "../../stage/handle.js";
import { ellipseHandles } from "../../stage/shape-handles.js";
import { createStage } from "../../stage/stage.js";
import type { Lesson, LessonParts } from "../lesson.js";
import code from "./code.ts?highlighted";
import { errorPlot } from "./error-plot.js";
import { finenesses } from "./estimates.js";
import { errorCurves, findingsOf } from "./findings.js";
import { type Overlay, paintScene } from "./scene.js";
import * as scenes from "./scenes.js";
import { tablesOf } from "./tables.js";
import { explanation, verdictWords, words } from "./words.js";

export const lesson: Lesson = { lead: words.lead, build };

/** What the reader has chosen. */
interface State {
  pair: scenes.Pair;
  overlay: Overlay;
  /** The place of N in the list of finenesses. */
  chosen: number;
}

const initial: Readonly<State> = { pair: scenes.firstPair, overlay: "arcs", chosen: 4 };

function build(): LessonParts {
  const state: State = { ...initial };
  let findings = findingsOf(state.pair);

  const verdict = verdictPart();
  const tables = tablesOf(state, () => findings);
  const plot = errorPlot();
  const stage = createStage({
    label: words.stage,
    region: { x: 0, y: 0, width: 11.5, height: 8.6 },
    paint(painter) {
      const { a, b } = state.pair;
      const hit = overlaps(a, b);
      const { overlay } = state;
      const fineness = finenesses[state.chosen] ?? finenesses[0];
      paintScene(painter, { a, b, hit, region: findings.region, overlay, fineness });
      verdict.show({
        hit,
        words: verdictWords[relate(a, b)],
        call: "overlapArea(a, b)",
        answer: findings.shared === 0 ? "0" : findings.shared.toPrecision(12),
      });
      plot.show(errorCurves(findings, state.chosen));
      for (const part of [...tables, finenessSlider, overlayChoice]) part.update();
    },
  });
  const change = (part: Partial<State>) => {
    Object.assign(state, part);
    if (part.pair) findings = findingsOf(part.pair);
    stage.invalidate();
  };

  const overlayChoice = choice<Overlay>({
    heading: words.overlay,
    choices: (["arcs", "pixels", "polygons"] as const).map((value) => ({ value, label: words[value] })),
    get: () => state.overlay,
    set: (overlay) => change({ overlay }),
  });
  const finenessSlider = slider({
    label: words.fineness,
    min: 0,
    max: finenesses.length - 1,
    step: 1,
    get: () => state.chosen,
    // Whoever changes N wants to see it.
    set: (chosen) => change({ chosen, overlay: state.overlay === "arcs" ? "pixels" : state.overlay }),
    format: (index) => String(finenesses[index]),
  });
  const presets = buttonRow(
    words.presets,
    (["lens", "nested", "touching", "sliver", "same"] as const).map((name) => ({
      label: words[name],
      act: () => change({ pair: scenes.presets[name] }),
    })),
  );

  const handles = (["a", "b"] as const).flatMap((name) =>
    handlesOf(
      name,
      () => state.pair[name],
      (shape) => change({ pair: { ...state.pair, [name]: shape } }),
    ),
  );
  for (const handle of handles) stage.addHandle(handle);
  return {
    stage,
    panel: [verdict.element, ...tables.map((table) => table.element), plot.element],
    presets: [presets],
    controls: [overlayChoice.element, finenessSlider.element],
    explanation,
    code,
    reset: () => change(initial),
  };
}

function handlesOf(
  name: "a" | "b",
  shape: () => Ellipse,
  change: (next: Ellipse) => void,
): readonly HandleOptions[] {
  const isA = name === "a";
  const radius = (value: number) => snap(clamp(value, scenes.smallestRadius, scenes.largestRadius));
  return ellipseHandles({
    labels: {
      move: isA ? words.moveA : words.moveB,
      turn: isA ? words.turnA : words.turnB,
      first: isA ? words.firstA : words.firstB,
      second: isA ? words.secondA : words.secondB,
    },
    limits: { min: scenes.smallestRadius, max: scenes.largestRadius },
    shape,
    change({ rx, ry, degrees, ...place }) {
      const limited = {
        ...place,
        ...(rx !== undefined && { rx: radius(rx) }),
        ...(ry !== undefined && { ry: radius(ry) }),
        ...(degrees !== undefined && { degrees: Math.round(degrees) }),
      };
      change(changedEllipse(shape(), limited));
    },
  });
}
