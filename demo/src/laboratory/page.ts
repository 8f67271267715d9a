import { closestPoints, contact, type Shape, type Vec2 } from "osculate";
import { actionButton, checkbox, slider } from "../parts/controls.js";
import { handleKeys, hintLine } from "../parts/hint.js";
import { fillRich } from "../parts/rich-text.js";
import { section } from "../parts/section.js";
import { verdictPart } from "../parts/verdict.js";
import { element, writeText } from "../site/element.js";
import { type Localized, localise, localiseAttribute } from "../site/language.js";
import { createStage } from "../stage/stage.js";
import { benchOfFragment, fragmentOf } from "./address.js";
import { askAll, questionNames, timeOf } from "./answers.js";
import { beamAcross } from "./beam.js";
import { placeHandles } from "./bench-handles.js";
import { type Bench, benchOf, kindNames, type Side, sides } from "./catalogue.js";
import { kindPicker } from "./kind-picker.js";
import { pairMatrix } from "./matrix.js";
import { readings, type Times } from "./readings.js";
import { paintScene } from "./scene.js";
import { sharing } from "./sharing.js";
import { sourceCode } from "./source-code.js";
import { type KindName, type Pair, shapeOf } from "./specimen.js";
import "./laboratory.css";
import { relationWords, words } from "./words.js";

export const laboratoryTitle = words.title;

/** How long the bench must rest before times are measured and the address is written. */
const restMilliseconds = 250;

/** Any two kinds of shape on a stage, with every answer of the library. */
export function laboratoryPage(): HTMLElement {
  let bench = benchOfFragment(location.hash);
  let shapes = shapesOf(bench);
  /** When B is shown on its way, if it has one. */
  let time = 0.5;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const verdict = verdictPart();
  const numbers = readings();
  const code = element("code");
  const legends = {
    contact: richLine(words.legendContact),
    gap: richLine(words.legendGap),
    sweep: richLine(words.legendSweep),
    beam: richLine(words.legendBeam),
  };
  const matrix = pairMatrix();
  const stage = createStage({
    label: words.stage,
    region: { x: 0, y: 0, width: 380, height: 280 },
    paint(painter) {
      const answers = askAll(shapes.a, shapes.b, bench);
      const journey = bench.way && { way: bench.way, time };
      const { a: specimenA, b: specimenB, beam } = bench;
      paintScene(painter, { ...shapes, specimenA, specimenB, journey, beam }, answers);
      legends.contact.hidden = !answers.contact;
      legends.gap.hidden = answers.contact !== null;
      legends.sweep.hidden = !bench.way;
      legends.beam.hidden = !bench.beam;
      verdict.show({
        hit: answers.overlaps,
        words: relationWords[answers.relation],
        call: "relate(a, b)",
        answer: `"${answers.relation}"`,
      });
      numbers.show(answers);
      writeText(code, sourceCode(bench));
    },
  });

  const settle = () => {
    history.replaceState(null, "", fragmentOf(bench));
    measure({});
  };
  /** Times one question after the other, with a pause for the page between them. */
  const measure = (times: Times) => {
    numbers.showTimes(times);
    const question = questionNames.find((name) => times[name] === undefined);
    if (!question) return;
    rest = setTimeout(() => measure({ ...times, [question]: timeOf(question, shapes.a, shapes.b) }));
  };
  const show = (next: Bench) => {
    bench = next;
    shapes = shapesOf(next);
    numbers.showTimes({});
    clearTimeout(rest);
    rest = setTimeout(settle, restMilliseconds);
    stage.invalidate();
  };
  const putOnBench = (next: Bench) => {
    show(next);
    placeHandles(stage, { bench: () => bench, shape: (side) => shapes[side], show });
    for (const picker of pickers) picker.update();
    journeyBox.update();
    timeSlider.update();
    beamBox.update();
    matrix.mark(next.a.kind, next.b.kind);
  };

  const pickers = sides.map((side) =>
    kindPicker(
      side === "a" ? words.shapeA : words.shapeB,
      side,
      () => bench[side].kind,
      (kind) => {
        const fresh = side === "a" ? benchOf(kind, bench.b.kind) : benchOf(bench.a.kind, kind);
        putOnBench({ ...fresh, ...beamOf(bench) });
      },
    ),
  );
  const swap = element("button", { type: "button", class: "button", id: "swap" }, "⇄");
  localiseAttribute(swap, "aria-label", words.swap);
  localiseAttribute(swap, "title", words.swap);
  swap.addEventListener("click", () => putOnBench({ a: bench.b, b: bench.a, ...beamOf(bench) }));
  const surprise = actionButton(words.surprise, () =>
    putOnBench({ ...benchOf(anyKind(), anyKind()), ...beamOf(bench) }),
  );
  const touch = actionButton(words.touch, () => {
    const { x, y } = pushToTouch(shapes.a, shapes.b);
    show({ ...bench, b: { ...bench.b, x: bench.b.x + x, y: bench.b.y + y } });
  });
  const reset = actionButton(words.reset, () => putOnBench(benchOf(bench.a.kind, bench.b.kind)));
  reset.id = "reset";
  const journeyBox = checkbox(
    words.sweep,
    () => bench.way !== undefined,
    (on) => putOnBench({ a: bench.a, b: bench.b, ...beamOf(bench), ...(on && { way: wayTowards(bench) }) }),
  );
  const beamBox = checkbox(
    words.beam,
    () => bench.beam !== undefined,
    (on) => {
      const { a, b, way } = bench;
      putOnBench({ a, b, ...(way && { way }), ...(on && { beam: beamAcross(a, b) }) });
    },
  );
  const timeSlider = slider({
    label: words.time,
    min: 0,
    max: 1,
    step: 0.01,
    get: () => time,
    set: (value) => {
      time = value;
      stage.invalidate();
    },
    format: (value) => value.toFixed(2),
    enabled: () => bench.way !== undefined,
  });
  const journey = element(
    "div",
    { class: "journey" },
    journeyBox.element,
    timeSlider.element,
    beamBox.element,
  );
  putOnBench(bench);

  const hint = hintLine({ pointer: words.hint, keys: handleKeys });
  const [pickA, pickB] = pickers.map((picker) => picker.element);
  const choice = element("div", { class: "bench-bar" }, pickA ?? "", swap, pickB ?? "", surprise);
  const workbench = element(
    "div",
    { class: "workbench" },
    element("div", { class: "stage-place" }, choice, stage.element),
    element("div", { class: "panel" }, verdict.element, ...numbers.elements),
    element(
      "div",
      { class: "controls" },
      element("div", { class: "legend" }, ...Object.values(legends)),
      element("div", { class: "hint-row" }, hint, element("div", { class: "button-row" }, touch, reset)),
      journey,
      sharing(() => bench),
    ),
  );
  addEventListener("hashchange", ({ newURL }) => {
    // Not of `location`: the bench may have come to rest, and written itself there, since the link was followed.
    putOnBench(benchOfFragment(new URL(newURL).hash));
    workbench.scrollIntoView();
  });
  const title = element("h1");
  localise(title, words.title);
  const lead = element("p", { class: "lead" });
  fillRich(lead, words.lead);
  return element(
    "main",
    { class: "lesson laboratory" },
    title,
    lead,
    workbench,
    section(words.code, element("pre", { class: "source", tabindex: 0 }, code)),
    section(words.matrix, matrix.element),
  );
}

function richLine(text: Localized): HTMLElement {
  const line = element("p");
  fillRich(line, text);
  return line;
}

function anyKind(): KindName {
  return kindNames[Math.floor(Math.random() * kindNames.length)] ?? "ellipse";
}

/** The shortest way for B until it only touches A, as near as doubles come to that. */
function pushToTouch(a: Shape, b: Shape): Vec2 {
  const touch = contact(a, b);
  if (touch && !Number.isFinite(touch.depth)) return { x: 0, y: 0 };
  if (touch) return { x: touch.normal.x * touch.depth, y: touch.normal.y * touch.depth };
  const closest = closestPoints(a, b);
  return { x: closest.a.x - closest.b.x, y: closest.a.y - closest.b.y };
}

type Shapes = Readonly<Record<Side, Shape>>;

function shapesOf({ a, b }: Bench): Shapes {
  return { a: shapeOf(a), b: shapeOf(b) };
}

/** The ray alone, for a bench whose shapes are others. */
function beamOf({ beam }: Bench): Pick<Bench, "beam"> {
  return beam ? { beam } : {};
}

/** From B to A and a little beyond; to the left if they are at one place. */
function wayTowards({ a, b }: Bench): Pair {
  const [x, y] = [Math.round(1.4 * (a.x - b.x)), Math.round(1.4 * (a.y - b.y))];
  return x === 0 && y === 0 ? [-150, 0] : [x, y];
}
