import type { Sector } from "osculate";
import { actionButton, buttonRow, checkbox, slider } from "../parts/controls.js";
import { clamp } from "../parts/number-format.js";
import { fillRich } from "../parts/prose.js";
import { readingsTable } from "../parts/readings-table.js";
import { element, writeText } from "../site/element.js";
import { inEveryLanguage, type Localized, localise, say } from "../site/language.js";
import { prefersReducedMotion } from "../site/theme.js";
import type { Painter } from "../stage/painter.js";
import { createStage, type Stage } from "../stage/stage.js";
import {
  type Beam,
  type Crowd,
  createCrowd,
  letMeet,
  markPairs,
  markPierced,
  markSeen,
  move,
} from "./crowd.js";
import { type CrowdPicture, createCrowdPicture } from "./crowd-picture.js";
import { frameGraph } from "./frame-graph.js";
import { type Group, groups } from "./members.js";
import {
  coneShape,
  laserRay,
  newCone,
  newLaser,
  type Probe,
  poseCone,
  setAngle,
  tip,
  turnTowards,
} from "./probe.js";
import "./world.css";
import { groupWords, words } from "./words.js";

export const worldTitle = words.title;

const counts = [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000] as const;
/** A phone shows fewer, or they would be dust. */
const narrow = matchMedia("(max-width: 700px)");
const firstCount = counts.indexOf(narrow.matches ? 5000 : 20_000);
/** The longest step in seconds: a tab that slept goes on where it was. */
const longestStep = 1 / 20;

const frameParts = [
  { label: words.moving, role: "idle" },
  { label: words.pairing, role: "hit" },
  { label: words.asking, role: "measure" },
  { label: words.drawing, role: "frame" },
] as const;

/** Everything on the stage that is not the crowd. */
interface Scene {
  crowd: Crowd;
  cone: Probe;
  coneShape: Sector;
  laser: Probe;
}

function newScene(count: number): Scene {
  const crowd = createCrowd(count, narrow.matches ? 1 : 2);
  const cone = newCone(crowd.extent);
  return { crowd, cone, coneShape: coneShape(cone), laser: newLaser(crowd.extent) };
}

/** What a frame found out. */
interface Findings {
  pairs: number;
  seen: number;
  beam: Beam;
}

/** A crowd of moving shapes, the pairs among them, a cone of sight and a laser. */
export function worldPage(): HTMLElement {
  const met = new Set<Group>(groups);
  let scene = newScene(counts[firstCount] ?? 1000);
  let zoom = 1;
  let running = !prefersReducedMotion();
  let onScreen = true;
  let lastFrame = performance.now();
  let picture: CrowdPicture | undefined;

  const graph = frameGraph(frameParts, words.parts, words.total);
  const tally = tallyTable();
  const backdrop = element("canvas", { "aria-hidden": true });
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
  const hint = element("p", { class: "hint" });
  localise(hint, words.hint);
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

/** Moves everything on and asks the world; the milliseconds of its parts. */
function advance(scene: Scene, seconds: number): { findings: Findings; milliseconds: number[] } {
  const { crowd } = scene;
  const start = performance.now();
  if (seconds > 0) move(crowd, seconds);
  const moved = performance.now();
  const pairs = markPairs(crowd);
  const paired = performance.now();
  poseCone(scene.coneShape, scene.cone);
  const seen = markSeen(crowd, scene.coneShape);
  const beam = markPierced(crowd, laserRay(scene.laser));
  const asked = performance.now();
  return { findings: { pairs, seen, beam }, milliseconds: [moved - start, paired - moved, asked - paired] };
}

function paintOverlay(painter: Painter, { crowd, coneShape, laser }: Scene, { beam }: Findings): void {
  for (const shape of crowd.standing) painter.shape(shape, "guide", { fill: 0.25, width: 1.5 });
  painter.shape(coneShape, "frame", { fill: 0.1, width: 2 });
  const isStopped = Number.isFinite(beam.length);
  const end = tip({ ...laser, reach: isStopped ? beam.length : crowd.extent.width + crowd.extent.height });
  painter.line(laser, end, "measure", { width: 2.5 });
  if (isStopped) painter.dot(end, "measure", 5);
}

/** The part of the world that is shown: all of it, or what is about the cone. */
function regionOf({ crowd, cone }: Scene, zoom: number) {
  const { width, height } = crowd.extent;
  const middle = zoom === 1 ? { x: width / 2, y: height / 2 } : tip({ ...cone, reach: cone.reach / 2 });
  return { x: middle.x, y: middle.y, width: width / zoom, height: height / zoom };
}

function addProbe(
  stage: Stage,
  crowd: () => Crowd,
  probe: () => Probe,
  moveLabel: Localized,
  turnLabel: Localized,
): void {
  stage.addHandle({
    kind: "move",
    label: moveLabel,
    at: probe,
    drag: ({ x, y }) => {
      const { width, height } = crowd().extent;
      probe().x = clamp(x, 0, width);
      probe().y = clamp(y, 0, height);
    },
    step: 4,
  });
  stage.addHandle({
    kind: "turn",
    label: turnLabel,
    at: () => tip(probe()),
    drag: (to) => turnTowards(probe(), to),
    nudge: (dx, dy) => setAngle(probe(), probe().angle + 3 * Math.sign(dx + dy)),
    value: () => {
      const { angle } = probe();
      return { now: angle, min: -180, max: 180, text: { en: `${angle}°`, ja: `${angle} 度` } };
    },
  });
}

function maskBoxes(met: Set<Group>, changed: () => void): HTMLElement {
  const legend = element("legend", { class: "control-label" });
  localise(legend, words.masks);
  const row = element("div", { class: "choice-row" });
  for (const group of groups) {
    const box = checkbox(
      groupWords[group],
      () => met.has(group),
      (on) => {
        if (on) met.add(group);
        else met.delete(group);
        changed();
      },
    );
    row.append(box.element);
  }
  return element("fieldset", { class: "control masks" }, legend, row);
}

/** The findings of a frame in numbers. */
function tallyTable() {
  const labels = [words.pairs, words.seen, words.pierced, words.laser];
  const { element: table, cells } = readingsTable(
    words.tally,
    labels.map((label) => ({ label })),
  );
  table.classList.add("tally");
  return {
    element: table,
    show({ pairs, seen, beam }: Findings): void {
      const length = Number.isFinite(beam.length) ? beam.length.toFixed(1) : say(words.nothing);
      const texts = [...[pairs, seen, beam.pierced].map((count) => count.toLocaleString("en")), length];
      cells.forEach((cell, index) => {
        writeText(cell, texts[index] ?? "");
      });
    },
  };
}
