import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { element } from "../site/element.js";
import { type Localized, localise } from "../site/language.js";
import { onThemeChange } from "../site/theme.js";
import { type Role, readPalette } from "../stage/palette.js";

/** A part of a frame, in the order in which they happen. */
export interface FramePart {
  readonly label: Localized;
  readonly role: Role;
}

export interface FrameGraph {
  readonly element: HTMLElement;
  /** The milliseconds of each part of the frame that has just ended. */
  add(milliseconds: readonly number[]): void;
}

/** So many frames are shown, the newest on the right. */
const framesShown = 180;
/** The picture is drawn anew after so many frames: numbers that change faster cannot be read. */
const framesBetween = 6;
const height = 170;

/** The parts of the last frames on top of each other, and their means in numbers. */
export function frameGraph(parts: readonly FramePart[], caption: Localized, total: Localized): FrameGraph {
  const history = parts.map(() => new Float64Array(framesShown));
  const place = element("div", { class: "frame-graph-plot" });
  const body = element("tbody");
  const cells = [...parts, undefined].map((part) => {
    const label = element("span");
    localise(label, part ? part.label : total);
    const name = element("th", { scope: "row" }, label);
    if (part) name.prepend(element("i", { class: `swatch swatch-${part.role}` }));
    const value = element("td", { class: "reading-value" });
    body.append(element("tr", {}, name, value));
    return value;
  });
  const title = element("caption");
  localise(title, caption);
  const table = element("table", { class: "readings" }, title, body);
  const root = element("div", { class: "frame-graph" }, place, table);

  let plot: uPlot | undefined;
  let frames = 0;
  const build = () => {
    if (place.clientWidth === 0) return;
    plot?.destroy();
    plot = new uPlot(optionsOf(place, parts), stacked(history), place);
  };
  new ResizeObserver(build).observe(place);
  onThemeChange(build);

  return {
    element: root,
    add(milliseconds) {
      history.forEach((column, index) => {
        column.copyWithin(0, 1);
        column[framesShown - 1] = milliseconds[index] ?? 0;
      });
      frames += 1;
      if (frames % framesBetween !== 0) return;
      plot?.setData(stacked(history));
      const means = history.map(recentMean);
      cells.forEach((cell, index) => {
        const value = means[index] ?? means.reduce((sum, mean) => sum + mean, 0);
        cell.textContent = `${value.toFixed(1)} ms`;
      });
    },
  };
}

function recentMean(column: Float64Array): number {
  const recent = column.subarray(framesShown - 30);
  return recent.reduce((sum, value) => sum + value, 0) / recent.length;
}

/** Sums from the first part up; the highest comes first, so that the lower ones are painted over it. */
function stacked(history: readonly Float64Array[]): uPlot.AlignedData {
  const sums: number[][] = [];
  let below: number[] = new Array(framesShown).fill(0);
  for (const column of history) {
    below = below.map((sum, index) => sum + (column[index] ?? 0));
    sums.unshift(below);
  }
  const frames = Array.from({ length: framesShown }, (_, index) => index - framesShown + 1);
  return [frames, ...sums];
}

function optionsOf(place: HTMLElement, parts: readonly FramePart[]): uPlot.Options {
  const palette = readPalette(place);
  const axis = { stroke: palette.ink, grid: { stroke: palette.guide, width: 0.5 }, ticks: { show: false } };
  const font = `12px ${palette.font}`;
  return {
    width: place.clientWidth,
    height,
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false }, y: { range: (_plot, _low, high) => [0, Math.max(20, high * 1.1)] } },
    axes: [
      { ...axis, show: false },
      { ...axis, font, size: 54, values: (_plot, ticks) => ticks.map((tick) => `${tick} ms`) },
    ],
    series: [
      {},
      ...[...parts].reverse().map(({ role }) => ({
        stroke: palette[role],
        fill: palette[role],
        width: 0,
        points: { show: false },
      })),
    ],
  };
}
