import { closestPoints, contact, containsPoint, type Shape, toJSON, type Vec2 } from "osculate";
import { actionButton, buttonRow, checkbox, slider } from "../parts/controls.js";
import { snap } from "../parts/number-format.js";
import { fillRich } from "../parts/prose.js";
import { verdictPart } from "../parts/verdict.js";
import { element, writeText } from "../site/element.js";
import { inEveryLanguage, type Localized, localise, localiseAttribute, say } from "../site/language.js";
import type { HandleValue } from "../stage/handle.js";
import { createStage, type Stage } from "../stage/stage.js";
import { benchOfFragment, fragmentOf } from "./address.js";
import { askAll, timeAll } from "./answers.js";
import { type Bench, benchOf, kindNames, type Side, sides } from "./catalogue.js";
import { type Grip, gripsOf } from "./grips.js";
import { pairMatrix } from "./matrix.js";
import { readings } from "./readings.js";
import { paintScene } from "./scene.js";
import { sourceCode } from "./source-code.js";
import { type KindName, type Pair, type Specimen, shapeOf } from "./specimen.js";
import "./laboratory.css";
import { kindWords, relationWords, words } from "./words.js";

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
  };
  const matrix = pairMatrix();
  const stage = createStage({
    label: words.stage,
    region: { x: 0, y: 0, width: 380, height: 280 },
    paint(painter) {
      const answers = askAll(shapes.a, shapes.b, bench.way);
      const journey = bench.way && { way: bench.way, time };
      paintScene(painter, { ...shapes, specimenA: bench.a, specimenB: bench.b, journey }, answers);
      legends.contact.hidden = !answers.contact;
      legends.gap.hidden = answers.contact !== null;
      legends.sweep.hidden = !bench.way;
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
    numbers.showTimes(timeAll(shapes.a, shapes.b));
  };
  const show = (next: Bench) => {
    bench = next;
    shapes = shapesOf(next);
    numbers.showTimes(undefined);
    clearTimeout(rest);
    rest = setTimeout(settle, restMilliseconds);
    stage.invalidate();
  };
  /** A specimen that makes no shape, such as a polygon that crosses itself, is not shown: the last one stays. */
  const change = (side: Side, specimen: Specimen) => {
    if (isLegal(specimen)) show({ ...bench, [side]: specimen });
  };
  const putOnBench = (next: Bench) => {
    show(next);
    stage.clearHandles();
    for (const side of sides) {
      for (const grip of gripsOf(next[side], side)) {
        addGrip(stage, grip, {
          side,
          specimen: () => bench[side],
          shape: () => shapes[side],
          change: (specimen) => change(side, specimen),
        });
      }
    }
    addWayGrip(stage, () => bench, show);
    for (const picker of pickers) picker.update();
    journeyBox.update();
    matrix.mark(next.a.kind, next.b.kind);
  };

  const pickers = sides.map((side) =>
    kindPicker(
      side === "a" ? words.shapeA : words.shapeB,
      side,
      () => bench[side].kind,
      (kind) => putOnBench(side === "a" ? benchOf(kind, bench.b.kind) : benchOf(bench.a.kind, kind)),
    ),
  );
  const swap = element("button", { type: "button", class: "button", id: "swap" }, "⇄");
  localiseAttribute(swap, "aria-label", words.swap);
  localiseAttribute(swap, "title", words.swap);
  swap.addEventListener("click", () => putOnBench({ a: bench.b, b: bench.a }));
  const surprise = actionButton(words.surprise, () => putOnBench(benchOf(anyKind(), anyKind())));
  const touch = actionButton(words.touch, () => {
    const { x, y } = pushToTouch(shapes.a, shapes.b);
    change("b", { ...bench.b, x: bench.b.x + x, y: bench.b.y + y });
  });
  const reset = actionButton(words.reset, () => putOnBench(benchOf(bench.a.kind, bench.b.kind)));
  reset.id = "reset";
  const journeyBox = checkbox(
    words.sweep,
    () => bench.way !== undefined,
    (on) => putOnBench(on ? { ...bench, way: wayTowards(bench) } : { a: bench.a, b: bench.b }),
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
  });
  const journey = element("div", { class: "journey" }, journeyBox.element, timeSlider.element);
  const status = element("p", { class: "copy-status", role: "status" });
  const copy = (text: string) => void copyText(text, status);
  const share = buttonRow(words.share, [
    { label: words.copyCode, act: () => copy(sourceCode(bench)) },
    { label: words.copyJSON, act: () => copy(JSON.stringify({ a: toJSON(shapes.a), b: toJSON(shapes.b) })) },
    { label: words.copyLink, act: () => copy(new URL(fragmentOf(bench), location.href).href) },
  ]);
  share.append(status);

  addEventListener("hashchange", ({ newURL }) => {
    // Not of `location`: the bench may have come to rest, and written itself there, since the link was followed.
    putOnBench(benchOfFragment(new URL(newURL).hash));
    stage.element.scrollIntoView({ block: "nearest" });
  });
  putOnBench(bench);

  const hint = element("p", { class: "hint" });
  localise(hint, words.hint);
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
      element("div", { class: "legend" }, legends.contact, legends.gap, legends.sweep),
      element("div", { class: "hint-row" }, hint, element("div", { class: "button-row" }, touch, reset)),
      journey,
      share,
    ),
  );
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

function isLegal(specimen: Specimen): boolean {
  try {
    shapeOf(specimen);
    return true;
  } catch {
    return false;
  }
}

/** From B to A and a little beyond; to the left if they are at one place. */
function wayTowards({ a, b }: Bench): Pair {
  const [x, y] = [Math.round(1.4 * (a.x - b.x)), Math.round(1.4 * (a.y - b.y))];
  return x === 0 && y === 0 ? [-150, 0] : [x, y];
}

/** The handle at the end of B's way, shown while there is one. */
function addWayGrip(stage: Stage, bench: () => Bench, show: (next: Bench) => void): void {
  stage.addHandle({
    kind: "move",
    label: { en: `B: ${words.way.en}`, ja: `B：${words.way.ja}` },
    at: () => ({ x: bench().b.x + (bench().way?.[0] ?? 0), y: bench().b.y + (bench().way?.[1] ?? 0) }),
    drag: ({ x, y }) => show({ ...bench(), way: [snap(x - bench().b.x), snap(y - bench().b.y)] }),
    visible: () => bench().way !== undefined,
    step: 2,
  });
}

interface Gripped {
  readonly side: Side;
  specimen(): Specimen;
  shape(): Shape;
  change(specimen: Specimen): void;
}

function addGrip(stage: Stage, grip: Grip, { side, specimen, shape, change }: Gripped): void {
  const name = side.toUpperCase();
  const { turning } = grip;
  const position = () => ({ x: specimen().x, y: specimen().y });
  stage.addHandle({
    kind: grip.kind,
    label: { en: `${name}: ${grip.label.en}`, ja: `${name}：${grip.label.ja}` },
    at: () => grip.at(specimen()),
    drag: (to) => change(grip.dragged(specimen(), to)),
    step: 2,
    ...(turning && {
      nudge: (dx: number, dy: number) => change(turning.set(specimen(), turning.get(specimen()) + dx + dy)),
      value: () => angleValue(turning.get(specimen())),
    }),
    ...(grip.standsOff && { stem: position }),
    ...(grip.movesWhole && { body: ({ x, y }) => containsPoint(shape(), x, y) }),
  });
}

function angleValue(degrees: number): HandleValue {
  return { now: degrees, min: -180, max: 180, text: { en: `${degrees}°`, ja: `${degrees} 度` } };
}

function kindPicker(label: Localized, side: Side, get: () => KindName, set: (kind: KindName) => void) {
  const id = `kind-${side}`;
  const name = element("label", { for: id, class: "bench-label" });
  localise(name, label);
  const select = element("select", { id, class: "select" });
  const options = kindNames.map((kind) => {
    const option = element("option", { value: kind });
    select.append(option);
    return { kind, option };
  });
  inEveryLanguage(() => {
    for (const { kind, option } of options) option.textContent = say(kindWords[kind]);
  });
  select.addEventListener("change", () => set(select.value as KindName));
  return {
    element: element("div", { class: "bench-pick" }, name, select),
    update: () => {
      select.value = get();
    },
  };
}

async function copyText(text: string, status: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    writeText(status, say(words.copied));
  } catch {
    writeText(status, say(words.notCopied));
  }
}

function section(heading: Localized, content: HTMLElement): HTMLElement {
  const title = element("h2");
  localise(title, heading);
  return element("section", {}, title, content);
}
