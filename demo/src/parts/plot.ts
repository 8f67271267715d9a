import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { element } from "../site/element.js";
import { type Localized, localiseAttribute } from "../site/language.js";
import { onThemeChange } from "../site/theme.js";
import { type Palette, readPalette } from "../stage/palette.js";

/** A plot without its size and without the parts of uPlot that the site does not use. */
export type PlotOptions = Omit<uPlot.Options, "width" | "legend" | "cursor">;

export interface Plot {
  readonly element: HTMLElement;
  /** Draws from the beginning, for data that change the axes or the lines. */
  rebuild(): void;
  /** Draws the same lines with other numbers. */
  setData(data: uPlot.AlignedData): void;
}

/** What there is to draw at the moment, in the colours at the moment. */
export type PlotContent = (
  palette: Palette,
  place: HTMLElement,
) => { readonly options: PlotOptions; readonly data: uPlot.AlignedData } | undefined;

/** A plot as wide as its place, which follows the theme. */
export function createPlot(className: string, label: Localized, content: PlotContent): Plot {
  const place = element("div", { class: `plot ${className}`, role: "img" });
  localiseAttribute(place, "aria-label", label);
  let plot: uPlot | undefined;
  const rebuild = () => {
    const drawn = place.clientWidth > 0 ? content(readPalette(place), place) : undefined;
    if (!drawn) return;
    plot?.destroy();
    const { options, data } = drawn;
    const idle = { legend: { show: false }, cursor: { show: false } };
    plot = new uPlot({ ...options, ...idle, width: place.clientWidth }, data, place);
  };
  new ResizeObserver(rebuild).observe(place);
  onThemeChange(rebuild);
  return {
    element: place,
    rebuild,
    setData(data) {
      plot?.setData(data);
    },
  };
}

/** An axis in the colours of the site. */
export function plotAxis(palette: Palette, fontSize: number): uPlot.Axis {
  return {
    stroke: palette.ink,
    font: `${fontSize}px ${palette.font}`,
    grid: { stroke: palette.guide, width: 0.5 },
    ticks: { show: false },
  };
}
