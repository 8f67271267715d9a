import { decimal } from "../../parts/number-format.js";
import { element, writeText } from "../../site/element.js";
import { inEveryLanguage, type Localized, localise, say } from "../../site/language.js";
import { setAttributes, svgElement } from "../../site/svg-element.js";
import type { Findings } from "./findings.js";
import { stripWords, words } from "./words.js";

/** Size of the drawing in its own units. */
const width = 320;
const height = 92;
const left = 16;
const right = 304;
const axis = 48;
/** A touch of no length is still to be seen. */
const leastBand = 2.5;

export interface TimeStrip {
  readonly element: HTMLElement;
  show(findings: Findings, frames: number, t: number): void;
}

/** The time from 0 to 1: a tick for each frame, a band while the shapes touch, and a mark for now. */
export function timeStrip(): TimeStrip {
  const band = svgElement("rect", {
    class: "role-hit",
    y: axis - 14,
    height: 28,
    fill: "currentColor",
    opacity: 0.3,
  });
  const ticks = svgElement("path", { stroke: "currentColor", "stroke-width": 1.25, opacity: 0.6 });
  const seenTicks = svgElement("path", { class: "role-hit", stroke: "currentColor", "stroke-width": 3 });
  const now = svgElement("path", { fill: "currentColor" });
  const touch = svgElement("line", {
    class: "role-measure",
    y1: axis - 20,
    y2: axis + 14,
    stroke: "currentColor",
    "stroke-width": 2.5,
  });
  const touchName = label("role-measure", axis - 26, 13);
  const start = label("", height - 6, 12);
  const end = label("", height - 6, 12);
  start.textContent = "t = 0";
  end.textContent = "1";
  setAttributes(start, { x: left });
  setAttributes(end, { x: right });
  const svg = svgElement(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, class: "time-strip", "aria-hidden": "true" },
    band,
    svgElement("line", { x1: left, x2: right, y1: axis, y2: axis, stroke: "currentColor", opacity: 0.45 }),
    ticks,
    seenTicks,
    touch,
    touchName,
    now,
    start,
    end,
  );
  const title = element("figcaption");
  localise(title, words.stripTitle);
  const caption = element("p");
  let shown: Localized = stripWords.none;
  const write = () => writeText(caption, say(shown));
  inEveryLanguage(write);

  return {
    element: element("figure", { class: "time-figure" }, title, svg, caption),
    show(findings, frames, t) {
      const visibility = findings.touch ? "visible" : "hidden";
      const from = place(findings.touch?.t ?? 0);
      setAttributes(band, {
        x: from,
        width: Math.max(leastBand, findings.stay * (right - left)),
        visibility,
      });
      setAttributes(touch, { x1: from, x2: from, visibility });
      setAttributes(touchName, { x: Math.min(Math.max(from, 40), width - 40), visibility });
      touchName.textContent = `t = ${decimal(findings.touch?.t ?? 0, 3)}`;
      const seen = new Set(findings.seen);
      const all = Array.from({ length: frames + 1 }, (_, frame) => frame);
      setAttributes(ticks, {
        d: ticksAt(
          all.filter((frame) => !seen.has(frame)),
          frames,
          8,
        ),
      });
      setAttributes(seenTicks, { d: ticksAt(findings.seen, frames, 11) });
      const x = place(t);
      setAttributes(now, { d: `M${x} ${axis + 12}l5 9h-10z` });
      shown = captionOf(findings);
      write();
    },
  };
}

function label(role: string, y: number, size: number): SVGTextElement {
  return svgElement("text", {
    class: role,
    y,
    fill: "currentColor",
    "font-size": size,
    "text-anchor": "middle",
  });
}

function place(t: number): number {
  return left + t * (right - left);
}

function ticksAt(chosen: readonly number[], frames: number, half: number): string {
  return chosen.map((frame) => `M${place(frame / frames).toFixed(2)} ${axis - half}v${2 * half}`).join("");
}

function captionOf({ touch, seen, isBoundToSee }: Findings): Localized {
  if (!touch) return stripWords.none;
  if (seen.length === 0) return stripWords.between;
  return isBoundToSee ? stripWords.bound : stripWords.lucky;
}
