import { actionButton, buttonRow, slider } from "../parts/controls.js";
import { handleKeys, hintLine } from "../parts/hint.js";
import { fillRich } from "../parts/rich-text.js";
import { element, writeText } from "../site/element.js";
import { inEveryLanguage, localise, say } from "../site/language.js";
import { prefersReducedMotion } from "../site/theme.js";
import { createStage } from "../stage/stage.js";
import { letMeet } from "./crowd.js";
import { type CrowdPicture, createCrowdPicture } from "./crowd-picture.js";
import { frameGraph } from "./frame-graph.js";
import { type Group, groups } from "./members.js";
import { maskBoxes, tallyTable } from "./panel.js";
import { addProbe } from "./probe-handles.js";
import { advance, isSmall, newScene, paintOverlay, regionOf } from "./scene.js";
import "./world.css";
import { words } from "./words.js";

export const worldTitle = words.title;

const counts = [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000] as const;
/** So many that each is still seen to be a shape: on a phone fewer. */
const firstCount = counts.indexOf(isSmall() ? 2000 : 5000);
/** The longest step in seconds: a tab that slept goes on where it was. */
const longestStep = 1 / 20;

const frameParts = [
  { label: words.moving, role: "idle" },
  { label: words.pairing, role: "hit" },
  { label: words.asking, role: "measure" },
  { label: words.drawing, role: "frame" },
] as const;

/** A crowd of moving shapes, the pairs among them, a cone of sight and a laser. */
export function worldPage(): HTMLElement {
  const met = new Set<Group>(groups);
  let scene = newScene(counts[firstCount] ?? 1000);
  let zoom = 1;
  let running = !prefersReducedMotion();
  let onScreen = true;
  let lastFrame = performance.now();
  let picture: CrowdPicture | undefined;

  const graph = frameGraph(frameParts);
  const tally = tallyTable();
  const backdrop = element("canvas", { "aria-hidden": "true" });
  const stage = createStage({
    label: words.stage,
    region: regionOf(scene, zoom),
    backdrop,
    paint(painter) {
      const now = performance.now();
      const seconds = running ? Math.min((now - lastFrame) / 1000, longestStep) : 0;
      lastFrame = now;
      const { findings, milliseconds } = advance(scene, seconds);
      const drawn = performance.now();
      picture?.draw(painter.view, painter.palette);
      paintOverlay(painter, scene, findings);
      if (running) graph.add([...milliseconds, performance.now() - drawn]);
      tally.show(findings);
    },
  });
  stage.element.classList.add("world-stage");
  createCrowdPicture(backdrop).then(
    (made) => {
      picture = made;
      made.show(scene.crowd);
      stage.invalidate();
    },
    () => {
      noWebGL.hidden = false;
    },
  );

  const look = (factor: number) => {
    zoom = factor;
    stage.lookAt(regionOf(scene, zoom));
  };
  const setCount = (index: number) => {
    scene = newScene(counts[index] ?? 1000);
    letMeet(scene.crowd, met);
    picture?.show(scene.crowd);
    look(zoom);
  };
  addProbe(
    stage,
    () => scene.crowd,
    () => scene.cone,
    words.moveCone,
    words.turnCone,
  );
  addProbe(
    stage,
    () => scene.crowd,
    () => scene.laser,
    words.moveLaser,
    words.turnLaser,
  );

  const frame = () => {
    if (!running || !onScreen) return;
    stage.invalidate();
    requestAnimationFrame(frame);
  };
  const goOn = () => {
    lastFrame = performance.now();
    requestAnimationFrame(frame);
  };
  new IntersectionObserver((entries) => {
    const visible = entries.at(-1)?.isIntersecting === true;
    if (visible && !onScreen) {
      onScreen = true;
      goOn();
    }
    onScreen = visible;
  }).observe(stage.element);
  goOn();

  const pauseButton = actionButton(words.pause, () => {
    running = !running;
    showState();
    goOn();
  });
  const showState = () => writeText(pauseButton, say(running ? words.pause : words.goOn));
  inEveryLanguage(showState);

  let countIndex = firstCount;
  const countSlider = slider({
    label: words.count,
    min: 0,
    max: counts.length - 1,
    step: 1,
    get: () => countIndex,
    set: (index) => {
      countIndex = index;
      setCount(index);
    },
    format: (index) => (counts[index] ?? 0).toLocaleString("en"),
  });
  const closer = buttonRow(words.closer, [
    { label: words.wholeWorld, act: () => look(1) },
    { label: words.fourTimes, act: () => look(4) },
    { label: words.twelveTimes, act: () => look(12) },
  ]);
  const noWebGL = element("p", { class: "hint", role: "status", hidden: true });
  localise(noWebGL, words.noWebGL);
  const hint = hintLine({ pointer: words.hint, keys: handleKeys });
  const controls = element(
    "div",
    { class: "controls" },
    element("div", { class: "hint-row" }, hint, pauseButton),
    noWebGL,
    countSlider.element,
    closer,
    maskBoxes(met, () => {
      letMeet(scene.crowd, met);
      stage.invalidate();
    }),
  );
  const title = element("h1");
  localise(title, words.title);
  const lead = element("p", { class: "lead" });
  fillRich(lead, words.lead);
  const below = element(
    "div",
    { class: "world-below" },
    element("div", { class: "world-side" }, controls, tally.element),
    graph.element,
  );
  const place = element("div", { class: "stage-place" }, stage.element);
  return element("main", { class: "lesson world" }, title, lead, place, below);
}
