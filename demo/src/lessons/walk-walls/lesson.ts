import "./lesson.css";
import { copyableCode } from "../../parts/code-block.js";
import { buttonRow, choice, slider } from "../../parts/controls.js";
import { figuresTable } from "../../parts/figures-table.js";
import { type MethodAnswer, methodCard } from "../../parts/method-card.js";
import { decimal, snap } from "../../parts/number-format.js";
import { fillProse } from "../../parts/prose.js";
import { timeline } from "../../parts/timeline.js";
import { type Verdict, verdictPart } from "../../parts/verdict.js";
import { element } from "../../site/element.js";
import { inEveryLanguage, localise } from "../../site/language.js";
import { createStage } from "../../stage/stage.js";
import type { Lesson, LessonParts } from "../lesson.js";
import { accountOf } from "./account.js";
import code from "./code.ts?highlighted";
import { handlesFor } from "./handles.js";
import { levels, type SceneName, sceneNames } from "./levels.js";
import { paintScene, region } from "./scene.js";
import { initial, type Kind, type Setting, settingOf } from "./setting.js";
import usualWays from "./usual-ways.ts?highlighted";
import { frameCount, type Moment, type Walk, walksOf } from "./walk.js";
import {
  byHandHead,
  cardWords,
  explanation,
  faultNames,
  faultReasons,
  frameName,
  kindNames,
  methodNames,
  sceneNamesInWords,
  sceneReasons,
  verdictWords,
  words,
} from "./words.js";

export const lesson: Lesson = { lead: words.lead, build };

/** Every frame has a time of its own, the last one as well. */
const allFrames = Array.from({ length: frameCount + 1 }, (_, frame) => frameName(frame));

const framesPerSecond = 30;

function build(): LessonParts {
  let setting = initial;
  let walks = walksOf(setting);
  const frameNow = () => Math.min(Math.floor(time.position()), frameCount);
  /** What `moveAndSlide` did last; before the first frame, what it is about to do. */
  const momentNow = () => walks.moveAndSlide[Math.max(frameNow(), 1)];

  const verdict = verdictPart();
  const pushCard = methodCard(methodNames.pushOut);
  const sweepCard = methodCard(methodNames.sweepAndClip);
  const table = figuresTable(words.figures, rowsOf(momentNow));
  const reasons = reasonsOf();
  const stage = createStage({
    label: words.stage,
    region,
    paint(painter) {
      paintScene(painter, setting, walks, frameNow());
      tell();
    },
  });
  /** All that is said in words and numbers. */
  const tell = () => {
    verdict.show(verdictOf(momentNow()));
    pushCard.show(judge(walks.pushOut, frameNow()));
    sweepCard.show(judge(walks.sweepAndClip, frameNow()));
    reasons.show(setting.scene);
    for (const part of [table, heroChoice, speedSlider, gravitySlider]) part.update();
  };
  const time = timeline({
    label: words.time,
    steps: allFrames,
    secondsPerStep: 1 / framesPerSecond,
    complete: true,
    show: () => stage.invalidate(),
  });
  const change = (part: Partial<Setting>) => {
    setting = { ...setting, ...part };
    walks = walksOf(setting);
    stage.invalidate();
  };

  const heroChoice = choice<Kind>({
    heading: words.hero,
    choices: (["box", "capsule", "circle", "ellipse"] as const).map((value) => ({
      value,
      label: kindNames[value],
    })),
    get: () => setting.kind,
    set: (kind) => change({ kind }),
  });
  const speedSlider = slider({
    label: words.speed,
    min: 0,
    max: 3,
    step: 0.005,
    get: () => setting.speed,
    set: (speed) => change({ speed: snap(speed, 0.005) }),
    format: (value) => decimal(value, 3),
  });
  const gravitySlider = slider({
    label: words.gravity,
    min: 0.002,
    max: 0.1,
    step: 0.002,
    get: () => setting.gravity,
    set: (gravity) => change({ gravity: snap(gravity, 0.002) }),
    format: (value) => decimal(value, 3),
    // Seen from above there is none.
    enabled: () => levels[setting.scene].gravity > 0,
  });
  const sceneRow = buttonRow(
    words.scenes,
    sceneNames.map((scene) => ({
      label: sceneNamesInWords[scene],
      act: () => change(settingOf(scene, setting.kind)),
    })),
  );
  const head = element("span", { class: "code-install" });
  localise(head, byHandHead);

  for (const handle of handlesFor(() => setting, change)) stage.addHandle(handle);
  // What stands on the canvas is in a language, too.
  inEveryLanguage(stage.invalidate);
  // Before the first frame: what is written later would push down what is below.
  tell();
  return {
    stage,
    panel: [verdict.element, pushCard.element, sweepCard.element, table.element],
    presets: [sceneRow],
    controls: [time.element, reasons.element, heroChoice.element, speedSlider.element, gravitySlider.element],
    byHand: { code: copyableCode(usualWays, head) },
    explanation,
    code,
    reset() {
      time.seek(allFrames.length);
      change(initial);
    },
  };
}

/** Why a scene is hard: the paragraphs of all scenes, of which one is shown. */
function reasonsOf() {
  const paragraphs = sceneNames.map((scene) => {
    const paragraph = element("p", { class: "scene-reason" });
    fillProse(paragraph, sceneReasons[scene]);
    return paragraph;
  });
  return {
    element: element("div", { class: "scene-reason" }, ...paragraphs),
    show(shown: SceneName) {
      sceneNames.forEach((scene, index) => {
        paragraphs[index]?.toggleAttribute("hidden", scene !== shown);
      });
    },
  };
}

function rowsOf(moment: () => Moment | undefined) {
  const pair = (value: { x: number; y: number } | undefined) =>
    value ? `(${decimal(value.x, 3)}, ${decimal(value.y, 3)})` : "–";
  const forward = () => {
    const { slide, wish } = moment() ?? {};
    return slide && wish ? slide.travelled.x * wish.x + slide.travelled.y * wish.y : 0;
  };
  return [
    { tex: "\\boldsymbol v", value: () => pair(moment()?.wish), note: () => words.wish },
    {
      tex: "\\boldsymbol d",
      value: () => pair(moment()?.slide?.travelled),
      note: () => words.travelled,
      role: "frame",
    },
    { tex: "\\boldsymbol d\\cdot\\boldsymbol v \\ge 0", holds: () => forward() > -1e-9 },
    { tex: "\\boldsymbol r", value: () => pair(moment()?.slide?.remaining), note: () => words.remaining },
    {
      tex: "\\boldsymbol n",
      value: () => pair(moment()?.slide?.hits[0]?.normal),
      note: () => words.normal,
      role: "measure",
    },
  ] as const;
}

function verdictOf(moment: Moment | undefined): Verdict {
  const { slide } = moment ?? {};
  const { x = 0 } = slide ?? {};
  return {
    hit: (slide?.hits.length ?? 0) > 0,
    words: verdictWords[slide ? wayOf(slide) : "free"],
    call: "walk(world, hero, wish)",
    answer: `{ x: ${decimal(x)}, … }`,
  };
}

function wayOf({ travelled, floor, hits }: NonNullable<Moment["slide"]>): keyof typeof verdictWords {
  if (Math.hypot(travelled.x, travelled.y) < 1e-6) return floor ? "stands" : "rests";
  if (hits.length > 0) return "slides";
  return floor ? "walks" : "free";
}

/** What one of the usual ways has got wrong so far. */
function judge(walk: Walk, frame: number): MethodAnswer {
  const { counts, firsts, deepest } = accountOf(walk, frame);
  const [worst] = [...counts].sort(([, a], [, b]) => b - a);
  if (!worst) {
    const reason = frame === frameCount ? cardWords.rightReason : cardWords.rightSoFar;
    return { answer: cardWords.right, isRight: true, reason };
  }
  const [fault] = worst;
  const told = (language: "en" | "ja") =>
    [...counts].map(([name, count]) => `${faultNames[name][language]} ×${count}`).join(", ");
  return {
    answer: { en: told("en"), ja: told("ja") },
    isRight: false,
    reason: faultReasons[fault](firsts.get(fault) ?? 0, deepest),
  };
}
