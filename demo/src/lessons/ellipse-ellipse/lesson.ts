import "./lesson.css";
import { timeline } from "../../parts/timeline.js";
import { createStage } from "../../stage/stage.js";
import type { Lesson, LessonParts } from "../lesson.js";
import code from "./code.ts?highlighted";
import { type Command, listenForKeys, obey } from "./commands.js";
import * as controls from "./controls.js";
import { explanation } from "./explanation.js";
import { handlesFor } from "./handles.js";
import { keyPad } from "./key-pad.js";
import { tutorialByHand } from "./method/by-hand.js";
import { methodDerivation } from "./method/derivation.js";
import { regionAt } from "./method/walk.js";
import { paintWalk } from "./method/walk-picture.js";
import { walkTimeline } from "./method/walk-timeline.js";
import { Model, type View } from "./model.js";
import { nearRegion, paintNear } from "./near-view.js";
import { circleRegion, paintPair, pairRegion } from "./pair-view.js";
import { panelOf } from "./panel.js";
import { endingButtons, pairButtons } from "./preset-buttons.js";
import type { Scene } from "./scene.js";
import { words } from "./words.js";

export const lesson: Lesson = { lead: words.lead, build };

function build(): LessonParts {
  const model = new Model(() => update());
  const whole = () => (model.scene.setting === "pair" ? pairRegion : circleRegion);

  const stage = createStage({
    label: words.picture,
    region: pairRegion,
    yAxis: "up",
    paint(painter) {
      if (model.view === "pair") paintPair(painter, model.scene, model.hit);
      else if (model.view === "method") paintWalk(painter, model.walk, model.hit, steps.position(model.walk));
      else paintNear(painter, model.near, whole(), model.hit);
    },
  });
  const aim = () => {
    if (model.view === "pair") stage.lookAt(whole());
    else if (model.view === "method") stage.lookAt(regionAt(model.walk, steps.position(model.walk)));
    else stage.lookAt(nearRegion(model.near, whole(), zoom.position()));
  };
  const steps = walkTimeline(aim);
  const zoom = timeline({ label: words.zoom, steps: [words.zoomIn], secondsPerStep: 4, show: aim });

  const look = (view: View) => {
    steps.pause();
    zoom.pause();
    model.setView(view);
    if (view !== "near") return;
    zoom.seek(0);
    zoom.play();
  };
  const showMethod = (scene: Scene) => {
    zoom.pause();
    model.showMethod(scene);
    steps.toEnd(model.walk);
  };
  const act = (command: Command) => model.setScene(obey(model.scene, command));
  const keys = keyPad(() => model.scene.setting, act);
  const panel = panelOf(model, endingButtons(showMethod));
  const inMethod = (setting: Scene["setting"]) => () =>
    model.view === "method" && model.scene.setting === setting;
  const shown = [
    controls.viewChoice(model, look),
    controls.fixed(steps.elements.pair, inMethod("pair")),
    controls.fixed(steps.elements.circle, inMethod("circle")),
    controls.fixed(zoom.element, () => model.view === "near"),
    controls.gapSlider(model),
    controls.sideChoice(model),
    controls.settingChoice(model),
    controls.activeChoice(model),
    { ...keys, visible: () => true },
  ];
  const update = () => {
    panel.update();
    for (const control of shown) {
      control.update();
      control.element.hidden = !control.visible();
    }
    aim();
  };

  listenForKeys(act);
  for (const handle of handlesFor(
    () => model.scene,
    (scene) => model.setScene(scene),
    () => model.view === "pair",
  )) {
    stage.addHandle(handle);
  }
  update();

  const byHand = tutorialByHand(stage.element, showMethod);
  return {
    stage,
    panel: panel.elements,
    presets: [pairButtons((scene) => model.showPreset(scene)), byHand.presets],
    controls: shown.map((control) => control.element),
    derivation: methodDerivation().element,
    byHand,
    explanation,
    code,
    reset() {
      steps.toStart();
      zoom.seek(0);
      model.reset();
    },
  };
}
