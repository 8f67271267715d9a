import type { Method, Vec2 } from "osculate";
import { decimal } from "../parts/number-format.js";
import { readingsTable } from "../parts/readings-table.js";
import { element, writeText } from "../site/element.js";
import { inEveryLanguage, type Localized, say } from "../site/language.js";
import { type Answers, type Question, questionNames } from "./answers.js";
import { eventsText } from "./beam.js";
import { contactWays, words } from "./words.js";

/** Nanoseconds of a call, as far as they have been measured. */
export type Times = Readonly<Partial<Record<Question, number>>>;

interface Row {
  /** What tests find the number by. */
  readonly name: string;
  readonly label: Localized;
  text(answers: Answers): string;
}

const none = "–";

const rows: readonly Row[] = [
  { name: "distance", label: words.distance, text: ({ closest }) => lengthText(closest.distance) },
  { name: "closestA", label: words.closestA, text: ({ closest }) => pointText(closest.a) },
  { name: "closestB", label: words.closestB, text: ({ closest }) => pointText(closest.b) },
  {
    name: "signedDistance",
    label: words.signedDistance,
    text: (answers) => lengthText(answers.signedDistance),
  },
  {
    name: "normal",
    label: words.normal,
    text: ({ contact }) => (contact ? pointText(contact.normal, 3) : none),
  },
  { name: "depth", label: words.depth, text: ({ contact }) => (contact ? lengthText(contact.depth) : none) },
  {
    name: "points",
    label: words.contactPoints,
    text: ({ contact }) => (contact ? contact.points.map((point) => pointText(point)).join("\n") : none),
  },
  {
    name: "crossings",
    label: words.crossings,
    text: ({ intersections: { points, stretches } }) =>
      stretches.length === 0
        ? `${points.length}`
        : `${points.length} + ${stretches.length} ${say(words.stretches)}`,
  },
  { name: "area", label: words.overlapArea, text: (answers) => areaText(answers.overlapArea) },
  { name: "sweep", label: words.firstTouch, text: (answers) => touchText(answers.sweep) },
  { name: "rayA", label: words.rayA, text: ({ beam }) => (beam ? eventsText(beam.a) : none) },
  { name: "rayB", label: words.rayB, text: ({ beam }) => (beam ? eventsText(beam.b) : none) },
  {
    name: "decidedBy",
    label: words.decidedBy,
    text: ({ methods }) => say(methods.overlaps.length > 0 ? words.byExact : words.byFilter),
  },
  {
    name: "contactBy",
    label: words.contactBy,
    text: ({ contact, methods }) => (contact ? say(wayOf(methods.contact)) : none),
  },
];

/** How a contact was found: which of the ways that find one was the last. */
function wayOf(methods: readonly Method[]): Localized {
  const last = methods.findLast((method) => method in contactWays);
  return last === undefined ? words.byFormula : contactWays[last as keyof typeof contactWays];
}

/** The numbers beside the stage, as two tables. */
export interface Readings {
  readonly elements: readonly HTMLElement[];
  show(answers: Answers): void;
  /** Shows times, and of the others that they are being measured. */
  showTimes(times: Times): void;
}

export function readings(): Readings {
  const answersTable = readingsTable(words.answers, rows);
  const timesTable = readingsTable(
    words.times,
    questionNames.map((question) => ({
      name: `time-${question}`,
      label: element("code", {}, question),
    })),
  );

  let shown: Answers | undefined;
  let times: Times = {};
  const write = () => {
    if (!shown) return;
    for (const [index, cell] of answersTable.cells.entries()) {
      writeText(cell, rows[index]?.text(shown) ?? "");
    }
    questionNames.forEach((question, index) => {
      const time = times[question];
      const cell = timesTable.cells[index];
      if (cell) writeText(cell, time === undefined ? say(words.measuring) : durationText(time));
    });
  };
  inEveryLanguage(write);
  return {
    elements: [answersTable.element, timesTable.element],
    show(answers) {
      shown = answers;
      write();
    },
    showTimes(next) {
      times = next;
      write();
    },
  };
}

/** A length that three digits would show as zero, but which is none, shows its magnitude. */
function lengthText(length: number): string {
  if (!Number.isFinite(length)) return length < 0 ? "−∞" : "∞";
  if (length === 0 || Math.abs(length) >= leastShown) return decimal(length, 3);
  const [digits, power] = Math.abs(length).toExponential(1).split("e-");
  return `${length < 0 ? "−" : ""}${digits} × 10⁻${superscript(power ?? "")}`;
}

function areaText(area: number): string {
  return Number.isFinite(area) ? decimal(area, 1) : "∞";
}

function touchText(touch: Answers["sweep"]): string {
  if (touch === undefined) return none;
  return touch ? `t = ${decimal(touch.t, 3)}` : say(words.never);
}

const leastShown = 0.0005;

function superscript(digits: string): string {
  return digits.replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)] ?? "");
}

function pointText({ x, y }: Vec2, digits = 2): string {
  return `(${decimal(x, digits)}, ${decimal(y, digits)})`;
}

function durationText(nanoseconds: number): string {
  if (nanoseconds < 1000) return `${Math.round(nanoseconds)} ns`;
  const microseconds = nanoseconds / 1000;
  return microseconds < 1000
    ? `${microseconds.toPrecision(3)} µs`
    : `${(microseconds / 1000).toPrecision(3)} ms`;
}
