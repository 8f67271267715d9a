import { createPlot, type PlotOptions, plotAxis } from "../../parts/plot.js";
import { powerOfTen } from "../../parts/scientific.js";
import { element } from "../../site/element.js";
import { localise } from "../../site/language.js";
import type { Palette } from "../../stage/palette.js";
import { finenesses } from "./estimates.js";
import { words } from "./words.js";

/** Relative errors of both methods at every fineness, and the fineness that is chosen. */
export interface ErrorCurves {
  readonly pixels: readonly number[];
  readonly polygons: readonly number[];
  readonly chosen: number;
}

export interface ErrorPlot {
  readonly element: HTMLElement;
  /** Undefined where there is no area to be wrong about. */
  show(curves: ErrorCurves | undefined): void;
}

const height = 210;
/** Errors below are drawn here: a count may be right by chance. */
const least = 1e-5;
const none = finenesses.map(() => null);

/** How fast the estimates come closer: both axes logarithmic, so that a power of N is a straight line. */
export function errorPlot(): ErrorPlot {
  let data: [number[], ...(number | null)[][]] = [[...finenesses], none, none, none, none];
  const plot = createPlot("error-plot", words.plotTitle, (palette) => ({
    options: optionsOf(palette),
    data,
  }));
  const title = element("figcaption");
  localise(title, words.plotTitle);
  const legend = element("p", { class: "error-legend" });
  for (const [role, text] of [
    ["measure", words.pixels],
    ["frame", words.polygons],
  ] as const) {
    const entry = element("span");
    const name = element("span");
    localise(name, text);
    entry.append(element("span", { class: `swatch swatch-${role}` }), name);
    legend.append(entry);
  }
  return {
    element: element("figure", { class: "error-figure" }, title, plot.element, legend),
    show(curves) {
      const visible = (errors: readonly number[]) => errors.map((error) => Math.max(error, least));
      const pixels = curves ? visible(curves.pixels) : none;
      const polygons = curves ? visible(curves.polygons) : none;
      const only = (values: readonly (number | null)[]) =>
        values.map((value, index) => (index === curves?.chosen ? value : null));
      data = [[...finenesses], pixels, polygons, only(pixels), only(polygons)];
      plot.setData(data);
    },
  };
}

function optionsOf(palette: Palette): PlotOptions {
  const axis = plotAxis(palette, 12);
  const line = (colour: string) => ({
    stroke: colour,
    width: 2,
    points: { show: true, size: 5, fill: colour, stroke: colour },
  });
  const mark = (colour: string) => ({
    stroke: colour,
    width: 0,
    points: { show: true, size: 13, fill: colour, stroke: palette.ground },
  });
  const named = new Set([4, 16, 64, 256]);
  return {
    height,
    scales: {
      x: { time: false, distr: 3, range: [3.4, 300] },
      y: { distr: 3, range: [least, 1.5] },
    },
    axes: [
      {
        ...axis,
        splits: () => [...finenesses],
        filter: (_plot, splits) => splits,
        values: (_plot, ticks) => ticks.map((tick) => (named.has(tick) ? String(tick) : "")),
        grid: {
          ...axis.grid,
          filter: (_plot, splits) => splits.map((tick) => (named.has(tick) ? tick : null)),
        },
      },
      {
        ...axis,
        size: 48,
        filter: (_plot, splits) => splits,
        splits: () => [1e-5, 1e-4, 1e-3, 1e-2, 1e-1, 1],
        values: (_plot, ticks) => ticks.map((tick) => (tick === 1 ? "1" : powerOfTen(tick))),
      },
    ],
    series: [{}, line(palette.measure), line(palette.frame), mark(palette.measure), mark(palette.frame)],
  };
}
