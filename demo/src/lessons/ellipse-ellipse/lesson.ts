import "./lesson.css";
import { timeline } from "../../parts/timeline.js";
import { createStage } from "../../stage/stage.js";
import type { Lesson, LessonParts } from "../lesson.js";
import { methodSteps, regionAt } from "./affine-walk.js";
import code from "./code.ts?highlighted";
import { type Command, listenForKeys, obey } from "./commands.js";
import * as controls from "./controls.js";
import { explanation } from "./explanation.js";
import { handlesFor } from "./handles.js";
import { keyPad } from "./key-pad.js";
import { paintWalk } from "./method-view.js";
import { Model, type View } from "./model.js";
import { nearRegion, paintNear } from "./near-view.js";
import { circleRegion, paintPair, pairRegion } from "./pair-view.js";
import { panelOf } from "./panel.js";
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
      else if (model.view === "method") paintWalk(painter, model.walk, model.hit, steps.position());
      else paintNear(painter, model.near, whole(), model.hit);
    },
  });
  const aim = () => {
    if (model.view === "pair") stage.lookAt(whole());
    else if (model.view === "method") stage.lookAt(regionAt(model.walk, steps.position()));
    else stage.lookAt(nearRegion(model.near, whole(), zoom.position()));
  };
  const steps = timeline({
    label: words.steps,
    steps: methodSteps.map((name) => words[name]),
    secondsPerStep: 1.8,
    show: aim,
  });
  const zoom = timeline({ label: words.zoom, steps: [words.zoomIn], secondsPerStep: 4, show: aim });

  const look = (view: View) => {
    steps.pause();
    zoom.pause();
    model.setView(view);
    if (view !== "near") return;
    zoom.seek(0);
    zoom.play();
  };
  const act = (command: Command) => model.setScene(obey(model.scene, command));
  const panel = panelOf(model);
  const shown = [
    controls.viewChoice(model, look),
    controls.fixed(steps.element, () => model.view === "method"),
    controls.caseButtons(model),
    controls.fixed(zoom.element, () => model.view === "near"),
    controls.gapSlider(model),
    controls.sideChoice(model),
    controls.settingChoice(model),
    controls.activeChoice(model),
    controls.fixed(keyPad(act), () => true),
    controls.presetButtons(model),
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

  return {
    stage,
    panel: panel.elements,
    controls: shown.map((control) => control.element),
    explanation,
    code,
    reset() {
      steps.seek(0);
      zoom.seek(0);
      model.reset();
    },
  };
}
