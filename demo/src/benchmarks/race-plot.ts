import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { element } from "../site/element.js";
import { onThemeChange } from "../site/theme.js";
import { readPalette } from "../stage/palette.js";
import type { Results } from "./contest.js";

export interface RacePlot {
  readonly element: HTMLElement;
  show(results: Results): void;
}

const height = 380;
const least = 0.01;

/** One line for each library over logarithmic axes, the first one's broader than the others. */
export function racePlot(): RacePlot {
  const place = element("div", { class: "race-plot" });
  let shown: Results | undefined;
  let plot: uPlot | undefined;
  const build = () => {
    if (!shown || place.clientWidth === 0) return;
    plot?.destroy();
    plot = new uPlot(optionsOf(place, shown), dataOf(shown), place);
  };
  new ResizeObserver(build).observe(place);
  onThemeChange(build);
  return {
    element: place,
    show(results) {
      shown = results;
      build();
    },
  };
}

/** The colour of a library's line and of its mark in the table: a variable of the style sheet. */
export function peerColour(index: number): string {
  return `--peer-${index + 1}`;
}

function dataOf({ counts, frames }: Results): uPlot.AlignedData {
  return [
    [...counts],
    ...frames.map(({ milliseconds }) => counts.map((_, index) => milliseconds[index] ?? null)),
  ];
}

function optionsOf(place: HTMLElement, { counts, frames }: Results): uPlot.Options {
  const style = getComputedStyle(place);
  const palette = readPalette(place);
  const axis = {
    stroke: palette.ink,
    font: `13px ${palette.font}`,
    grid: { stroke: palette.guide, width: 0.5 },
    ticks: { show: false },
  };
  // uPlot leaves out ticks of a logarithmic axis by making them null, which its types do not say.
  const label = (tick: number | null) => (tick === null ? null : tick.toLocaleString("en"));
  const times = frames.flatMap(({ milliseconds }) => milliseconds.filter((time) => time !== null));
  return {
    width: place.clientWidth,
    height,
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, distr: 3, range: [Math.min(...counts) / 1.3, Math.max(...counts) * 1.3] },
      y: { distr: 3, range: [Math.max(least, Math.min(...times) / 1.6), Math.max(...times) * 1.6] },
    },
    axes: [
      { ...axis, splits: () => [...counts], values: (_plot, ticks) => ticks.map(label) },
      {
        ...axis,
        size: 62,
        values: (_plot, ticks) => ticks.map((tick) => (isPowerOfTen(tick) ? label(tick) : null)),
      },
    ],
    series: [
      {},
      ...frames.map(({ peer }, index) => {
        const colour = style.getPropertyValue(peerColour(index)).trim();
        return {
          label: peer,
          stroke: colour,
          width: index === 0 ? 4 : 2,
          points: { show: true, size: index === 0 ? 9 : 6, fill: colour, stroke: colour },
        };
      }),
    ],
  };
}

function isPowerOfTen(tick: number | null): boolean {
  return tick !== null && /^(10*|0\.0*1)$/.test(String(tick));
}
