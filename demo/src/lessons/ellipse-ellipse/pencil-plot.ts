import type { Relation } from "osculate";
import { clamp } from "../../parts/number-format.js";
import { element } from "../../site/element.js";
import { type Localized, localise } from "../../site/language.js";
import { setAttributes, svgElement } from "../../site/svg-element.js";
import { type BalancedCubic, balance, type Pencil, rootsOf } from "./pencil.js";
import { words } from "./words.js";

/** Size of the drawing in its own units. */
const width = 320;
const height = 170;
const left = 14;
const right = 306;
/** How wide all positive λ are together. */
export const plotWidth = right - left;
/** The height of f = 0, and how far above it f = 1 is. */
const axis = 88;
const unit = 50;

export interface PencilPlot {
  readonly element: HTMLElement;
  /** The caption follows the library's answer, not the rounded roots. */
  show(pencil: Pencil, relation: Relation): void;
}

/**
 * The cubic over all positive λ at once: the abscissa is x / (1 + x), the ordinate f divided by (1 + x)³, which moves no root.
 * Below the axis the curve is shaded: there, and only there, some λ keeps the ellipses apart.
 */
export function pencilPlot(): PencilPlot {
  const svg = svgElement("svg", {
    viewBox: `0 0 ${width} ${height}`,
    class: "pencil-plot",
    "aria-hidden": "true",
  });
  const line = (attributes: Readonly<Record<string, string | number>>) =>
    svgElement("line", { stroke: "currentColor", "stroke-width": 1, opacity: 0.45, ...attributes });
  const text = (x: number, y: number, words: string, anchor: string) => {
    const made = svgElement("text", { x, y, fill: "currentColor", "font-size": 12, "text-anchor": anchor });
    made.textContent = words;
    return made;
  };
  const shade = svgElement("path", { class: "role-frame", fill: "currentColor", opacity: 0.22 });
  const curve = svgElement("path", { fill: "none", stroke: "currentColor", "stroke-width": 2 });
  const dots = [0, 1].map(() =>
    svgElement("circle", { class: "role-measure", r: 5.5, fill: "currentColor" }),
  );
  const stem = svgElement("line", {
    class: "role-measure",
    stroke: "currentColor",
    "stroke-width": 1.5,
    "stroke-dasharray": "3 3",
  });
  svg.append(
    line({ x1: left, x2: right, y1: axis, y2: axis }),
    line({ x1: left, x2: left, y1: axis - 4, y2: height - 20 }),
    line({ x1: right, x2: right, y1: axis - 4, y2: height - 20 }),
    text(left, height - 6, "λ = 0", "start"),
    text(right, height - 6, "λ = ∞", "end"),
    text(left + 8, axis - unit - 12, "f(λ)", "start"),
    shade,
    curve,
    stem,
    ...dots,
  );
  const title = element("figcaption");
  localise(title, words.plotTitle);
  const captions = {
    apart: captionFor(words.plotApart),
    touching: captionFor(words.plotTouching),
    overlapping: captionFor(words.plotOverlapping),
  };
  const caption = element("div");

  return {
    element: element("figure", { class: "pencil" }, title, svg, caption),
    show(pencil, relation) {
      const cubic = balance(pencil);
      const points = curvePoints(cubic);
      setAttributes(curve, { d: path(points) });
      setAttributes(shade, { d: shadePath(points) });
      placeRoots(cubic, dots, stem);
      caption.replaceChildren(
        relation === "apart" || relation === "touching" ? captions[relation] : captions.overlapping,
      );
    },
  };
}

function captionFor(text: Localized): HTMLElement {
  const made = element("p", { class: "plot-caption" });
  localise(made, text);
  return made;
}

interface PlotPoint {
  readonly x: number;
  readonly y: number;
}

const samples = 96;

/** The values of f, brought into (−4/3, 4/3) so that a deep dip stays in the picture; 0 and 1 stay what they are. */
function curvePoints(cubic: BalancedCubic): PlotPoint[] {
  return Array.from({ length: samples + 1 }, (_, i) => {
    const m = i / samples;
    const n = 1 - m;
    const value = n * n * n + cubic.q * m * n * n + cubic.p * m * m * n + m * m * m;
    return { x: abscissa(m), y: axis - (unit * 4 * value) / (1 + 3 * Math.abs(value)) };
  });
}

function abscissa(portion: number): number {
  return left + plotWidth * portion;
}

function path(points: readonly PlotPoint[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x.toFixed(2)} ${y.toFixed(2)}`).join("");
}

/** What lies between the axis and the curve below it. */
function shadePath(points: readonly PlotPoint[]): string {
  const below = points.map(({ x, y }) => ({ x, y: Math.max(y, axis) }));
  return `${path(below)}L${right} ${axis}L${left} ${axis}Z`;
}

/** Real positive roots lie on the axis; a complex pair stands above and below it, joined by a line. */
function placeRoots(cubic: BalancedCubic, dots: readonly SVGElement[], stem: SVGElement): void {
  const { middle, apartSq } = rootsOf(cubic);
  const half = Math.sqrt(Math.abs(apartSq));
  const [re, im] = apartSq >= 0 ? [half, 0] : [0, half];
  const ends = [-1, 1].map((sign) => toPlot(middle + sign * re, sign * im));
  const visible = ends.every(({ x }) => x > left && x < right);
  ends.forEach(({ x, y }, i) => {
    const dot = dots[i];
    if (dot) setAttributes(dot, { cx: x, cy: y, visibility: visible ? "visible" : "hidden" });
  });
  const [first, second] = ends;
  if (!first || !second) return;
  setAttributes(stem, {
    x1: first.x,
    y1: first.y,
    x2: second.x,
    y2: second.y,
    visibility: visible && im > 0 ? "visible" : "hidden",
  });
}

/** The complex number x + iy goes to (x + iy) / (1 + x + iy), as the abscissa does for real ones. */
function toPlot(x: number, y: number): PlotPoint {
  const sizeSq = (1 + x) ** 2 + y * y;
  const re = (x * (1 + x) + y * y) / sizeSq;
  const im = y / sizeSq;
  return { x: abscissa(re), y: axis - clamp(im * plotWidth, -unit, unit) };
}
