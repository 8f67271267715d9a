import type uPlot from "uplot";
import { createPlot, type PlotOptions, plotAxis } from "../parts/plot.js";
import { readingsTable } from "../parts/readings-table.js";
import { element } from "../site/element.js";
import { type Localized, localise } from "../site/language.js";
import type { Palette, Role } from "../stage/palette.js";
import { words } from "./words.js";

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
/** The milliseconds of a frame of which there are sixty a second. */
const budget = 1000 / 60;

/** The parts of the last frames on top of each other, and their means in numbers. */
export function frameGraph(parts: readonly FramePart[]): FrameGraph {
  const history = parts.map(() => new Float64Array(framesShown));
  const { element: table, cells } = readingsTable(words.parts, [
    ...parts.map(({ label, role }) => ({ label, swatch: `swatch-${role}` })),
    { label: words.total },
  ]);
  let frames = 0;
  const plot = createPlot("frame-graph-plot", words.graph, (palette) => ({
    options: optionsOf(palette, parts, () => Math.min(frames, framesShown)),
    data: stacked(history),
  }));
  const title = element("figcaption");
  localise(title, words.graph);
  const hint = element("p", { class: "hint" });
  localise(hint, words.graphHint);
  const figure = element("figure", { class: "frame-graph-figure" }, title, plot.element, hint);

  return {
    element: element("div", { class: "frame-graph" }, figure, table),
    add(milliseconds) {
      history.forEach((column, index) => {
        column.copyWithin(0, 1);
        column[framesShown - 1] = milliseconds[index] ?? 0;
      });
      frames += 1;
      if (frames % framesBetween !== 0) return;
      plot.setData(stacked(history));
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

/** Sums from the first part up; the highest comes first, so that the lower ones are painted over it; then the budget. */
function stacked(history: readonly Float64Array[]): uPlot.AlignedData {
  const sums: number[][] = [];
  let below: number[] = new Array(framesShown).fill(0);
  for (const column of history) {
    below = below.map((sum, index) => sum + (column[index] ?? 0));
    sums.unshift(below);
  }
  const frames = Array.from({ length: framesShown }, (_, index) => index - framesShown + 1);
  return [frames, ...sums, new Array(framesShown).fill(budget)];
}

/** The height of the plot in milliseconds: of the usual frames, so that one that hangs does not flatten the others. */
function heightOf(totals: ArrayLike<number | null | undefined>, known: number): number {
  const newest = Array.from({ length: known }, (_, index) => totals[totals.length - 1 - index] ?? 0);
  newest.sort((a, b) => a - b);
  const usual = newest[Math.floor(known / 2)] ?? 0;
  return Math.max(20, usual * 2.5);
}

function optionsOf(palette: Palette, parts: readonly FramePart[], known: () => number): PlotOptions {
  const axis = plotAxis(palette, 12);
  return {
    height,
    scales: { x: { time: false }, y: { range: (plot) => [0, heightOf(plot.data[1] ?? [], known())] } },
    axes: [
      { ...axis, show: false },
      { ...axis, size: 54, values: (_plot, ticks) => ticks.map((tick) => `${tick} ms`) },
    ],
    series: [
      {},
      ...[...parts].reverse().map(({ role }) => ({
        stroke: palette[role],
        fill: palette[role],
        width: 0,
        points: { show: false },
      })),
      { stroke: palette.ink, width: 1.5, dash: [6, 5], points: { show: false } },
    ],
  };
}
