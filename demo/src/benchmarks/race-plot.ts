import type uPlot from "uplot";
import { createPlot, type PlotOptions, plotAxis } from "../parts/plot.js";
import type { Localized } from "../site/language.js";
import type { Palette } from "../stage/palette.js";
import type { Results } from "./contest.js";

/** Times of some things, for so many bodies or vertices. */
export type Lines = Pick<Results, "counts" | "frames">;

export interface RacePlot {
  readonly element: HTMLElement;
  show(lines: Lines): void;
}

const height = 380;

/** One line for each library or question over logarithmic axes from `least` on, the first one's broader than the others. */
export function racePlot(label: Localized, least: number): RacePlot {
  let shown: Lines | undefined;
  const plot = createPlot(
    "race-plot",
    label,
    (palette, place) =>
      shown && { options: optionsOf(shown, least, palette, getComputedStyle(place)), data: dataOf(shown) },
  );
  return {
    element: plot.element,
    show(lines) {
      shown = lines;
      plot.rebuild();
    },
  };
}

/** The colour of a library's line and of its mark in the table: a variable of the style sheet. */
export function peerColour(index: number): string {
  return `--peer-${index + 1}`;
}

function dataOf({ counts, frames }: Lines): uPlot.AlignedData {
  return [
    [...counts],
    ...frames.map(({ milliseconds }) => counts.map((_, index) => milliseconds[index] ?? null)),
  ];
}

function optionsOf(
  { counts, frames }: Lines,
  least: number,
  palette: Palette,
  style: CSSStyleDeclaration,
): PlotOptions {
  const axis = plotAxis(palette, 13);
  // uPlot leaves out ticks of a logarithmic axis by making them null, which its types do not say.
  const label = (tick: number | null) => (tick === null ? null : tick.toLocaleString("en"));
  const times = frames.flatMap(({ milliseconds }) => milliseconds.filter((time) => time !== null));
  return {
    height,
    scales: {
      x: { time: false, distr: 3, range: [Math.min(...counts) / 1.3, Math.max(...counts) * 1.3] },
      y: { distr: 3, range: [Math.max(least, Math.min(...times) / 1.6), Math.max(...times) * 1.6] },
    },
    axes: [
      {
        ...axis,
        splits: () => [...counts],
        // All of them: of its own accord a logarithmic axis names only powers of ten.
        filter: (_plot, ticks) => ticks,
        values: (_plot, ticks) => ticks.map(label),
      },
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
