import "./lesson.css";
import { point, relate } from "osculate";
import { byHandPart } from "../../parts/by-hand.js";
import { buttonRow } from "../../parts/controls.js";
import { figuresTable } from "../../parts/figures-table.js";
import { methodCard } from "../../parts/method-card.js";
import { timedDerivation } from "../../parts/timed-derivation.js";
import { verdictPart } from "../../parts/verdict.js";
import { createStage } from "../../stage/stage.js";
import functionByHand from "../../tutorials/point-ellipse.ts?highlighted";
import type { Lesson, LessonParts } from "../lesson.js";
import { insideByHand, judgeByHand, mistakes } from "./by-hand.js";
import { isInPond } from "./code.js";
import code from "./code.ts?highlighted";
import { paintScene } from "./drawing.js";
import { figuresOf } from "./figures.js";
import { handlesFor } from "./handles.js";
import { circleScene, firstScene, needleScene, type Scene, uprightScene } from "./scene.js";
import { sinePicture } from "./sine-picture.js";
import { comparison, stepsOf } from "./steps.js";
import { byHandWords, explanation, words } from "./words.js";

/** What the stage and the pictures of the steps show of the world. */
const region = { x: 0.6, y: 0.2, width: 10, height: 7.5 };

export const lesson: Lesson = { lead: words.lead, build };

function build(): LessonParts {
  let scene = firstScene;
  const isInside = () => isInPond(scene.pond, scene.point);

  const stage = createStage({
    label: words.picture,
    region,
    yAxis: "up",
    paint: (painter) => paintScene(painter, scene, isInside(), steps.time.position()),
  });
  const sine = sinePicture();
  const steps = timedDerivation({
    region: () => region,
    yAxis: "up",
    steps: stepsOf(() => scene, sine.element),
    show: () => stage.invalidate(),
  });
  const verdict = verdictPart();
  const card = methodCard(byHandWords.says);
  const numbers = figuresTable(
    words.figures,
    comparison(() => scene),
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
    card.show(judgeByHand(scene));
    numbers.update();
    steps.update();
    sine.show(figuresOf(scene.pond, scene.point).angle);
    stage.invalidate();
  };
  for (const handle of handlesFor(() => scene, change)) stage.addHandle(handle);
  change(firstScene);

  const presets = buttonRow(words.presets, [
    { label: words.presetUpright, act: () => change(uprightScene) },
    { label: words.presetCircle, act: () => change(circleScene) },
    { label: words.presetNeedle, act: () => change(needleScene) },
  ]);
  const byHand = byHandPart({
    code: functionByHand,
    mistakes,
    byHand: insideByHand,
    library: ({ pond, point }) => isInPond(pond, point),
    show: change,
    stage: stage.element,
  });
  return {
    stage,
    panel: [verdict.element, card.element, numbers.element],
    presets: [presets, byHand.presets],
    controls: [steps.time.element],
    derivation: steps.element,
    byHand,
    explanation,
    code,
    reset() {
      steps.time.seek(0);
      change(firstScene);
    },
  };
}

/** Of two solids with a common point, the one point is `insideTouching` on the rim. */
function isOnRim({ pond, point: at }: Scene): boolean {
  return relate(point(at.x, at.y), pond) === "insideTouching";
}
