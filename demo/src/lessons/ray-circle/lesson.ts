import type { RayEvent, RayHit } from "osculate";
import { byHandPart } from "../../parts/by-hand.js";
import { buttonRow, choice, numberField } from "../../parts/controls.js";
import { figuresTable } from "../../parts/figures-table.js";
import { methodCard } from "../../parts/method-card.js";
import { scientific } from "../../parts/scientific.js";
import { timedDerivation } from "../../parts/timed-derivation.js";
import { type Verdict, verdictPart } from "../../parts/verdict.js";
import { prefersReducedMotion } from "../../site/theme.js";
import { createStage } from "../../stage/stage.js";
import functionByHand from "../../tutorials/ray-circle.ts?highlighted";
import type { Lesson, LessonParts } from "../lesson.js";
import { codeByHand, codeOfLibrary, judgeByHand, mistakes } from "./by-hand.js";
import { bothRoots, firstHit } from "./code.js";
import code from "./code.ts?highlighted";
import { handlesFor } from "./handles.js";
import { paintScene, stepCount } from "./scene.js";
import {
  beamOf,
  initial,
  presets,
  refusalOf,
  regionOf,
  type Setting,
  startsOnRim,
  targetOf,
} from "./setting.js";
import { paintSparks, sparkSeconds } from "./sparks.js";
import { results, stepsOf } from "./steps.js";
import { byHandWords, explanation, verdictWords, words } from "./words.js";

export const lesson: Lesson = { lead: words.lead, build };

function build(): LessonParts {
  let setting = initial;
  let movedAt = Number.NEGATIVE_INFINITY;
  const hitNow = () => (refusalOf(setting) ? null : firstHit(beamOf(setting), targetOf(setting)));

  const verdict = verdictPart();
  const card = methodCard(byHandWords.says);
  const steps = timedDerivation({
    region: () => regionOf(setting),
    steps: stepsOf(() => setting),
    complete: true,
    show: () => stage.invalidate(),
  });
  const table = figuresTable(
    words.figures,
    results(() => setting),
  );
  const stage = createStage({
    label: words.stage,
    region: regionOf(setting),
    paint(painter) {
      paintScene(painter, setting, steps.time.position());
      tell();
      const hit = hitNow();
      if (!hit || hit.inside || steps.time.position() < stepCount) return;
      const age = prefersReducedMotion() ? sparkSeconds : (performance.now() - movedAt) / 1000;
      paintSparks(painter, hit.point, hit.normal, age);
      if (age < sparkSeconds) stage.invalidate();
    },
  });
  /** All that is said in words and numbers. */
  const tell = () => {
    verdict.show(verdictOf(setting));
    card.show(judgeByHand(setting));
    for (const part of [table, steps, directionChoice, radiusField]) part.update();
  };
  const change = (part: Partial<Setting>) => {
    setting = { ...setting, ...part };
    movedAt = performance.now();
    stage.lookAt(regionOf(setting));
  };

  const directionChoice = choice({
    heading: words.direction,
    choices: [
      { value: "drawn", label: words.asDrawn },
      { value: "unit", label: words.unit },
    ],
    get: () => (setting.unit ? "unit" : "drawn"),
    set: (value) => change({ unit: value === "unit" }),
  });
  const radiusField = numberField({
    label: words.radiusField,
    apply: words.apply,
    unit: "",
    get: () => setting.r,
    set: (r) => change({ r }),
  });
  const tryRow = buttonRow(
    words.presets,
    (["tangent", "behind", "miss", "noRadius", "negativeRadius", "noDirection"] as const).map((name) => ({
      label: words[name],
      act: () => change(presets[name]),
    })),
  );
  const byHand = byHandPart<Setting>({
    code: functionByHand,
    mistakes,
    byHand: codeByHand,
    library: codeOfLibrary,
    show: change,
    stage: stage.element,
  });
  for (const handle of handlesFor(() => setting, change)) stage.addHandle(handle);
  // Before the first frame: what is written later would push down what is below.
  tell();
  return {
    stage,
    panel: [verdict.element, card.element, table.element],
    presets: [tryRow, byHand.presets],
    controls: [steps.time.element, directionChoice.element, radiusField.element],
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

function verdictOf(setting: Setting): Verdict {
  const refusal = refusalOf(setting);
  if (refusal)
    return { hit: false, words: verdictWords[refusal.cause], call: refusal.call, answer: refusal.message };
  const call = "raycast(beam, target)";
  const hit = firstHit(beamOf(setting), targetOf(setting));
  const roots = bothRoots(beamOf(setting), targetOf(setting));
  if (hit) {
    const answer = `{ t: ${scientific(hit.t, 2)}, … }`;
    return { hit: true, words: verdictWords[wayOfHitting(setting, hit, roots)], call, answer };
  }
  const behind = roots.length > 0;
  return { hit: false, words: behind ? verdictWords.behind : verdictWords.passes, call, answer: "null" };
}

function wayOfHitting(
  setting: Setting,
  hit: RayHit,
  roots: readonly RayEvent[],
): "startsOnRim" | "startsInside" | "throughPoint" | "grazes" | "through" {
  if (hit.inside) return startsOnRim(setting) ? "startsOnRim" : "startsInside";
  if (setting.r === 0) return "throughPoint";
  return roots.length === 1 ? "grazes" : "through";
}
