import type { Relation } from "osculate";
import { scientific } from "../../parts/scientific.js";
import { element } from "../../site/element.js";
import { inEveryLanguage, say } from "../../site/language.js";
import { setAttributes, svgElement } from "../../site/svg-element.js";
import { balance, type Pencil, rootsOf } from "./pencil.js";
import { plotWidth } from "./pencil-plot.js";
import { words } from "./words.js";

const width = 320;
const height = 96;
const axis = height / 2;
/** How far from the middle the roots are drawn, whatever their distance. */
const reach = 40;
/** Roots further apart than this share of their mean need no lens. */
const largestShare = 0.03;

export interface RootLens {
  readonly element: HTMLElement;
  /** Hidden when the roots need no lens, or have met. */
  show(pencil: Pencil, relation: Relation): void;
}

/**
 * The number line about two roots that have all but met, enlarged until they can be told apart: side by side on the
 * line while the ellipses are apart, one above the other, off the line, when they overlap.
 */
export function rootLens(): RootLens {
  const dots = [0, 1].map(() =>
    svgElement("circle", { class: "role-measure", r: 5.5, fill: "currentColor" }),
  );
  const stem = svgElement("line", {
    class: "role-measure",
    stroke: "currentColor",
    "stroke-width": 1.5,
    "stroke-dasharray": "3 3",
  });
  const line = svgElement("line", {
    x1: 14,
    x2: 306,
    y1: axis,
    y2: axis,
    stroke: "currentColor",
    opacity: 0.45,
  });
  const svg = svgElement(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, class: "pencil-plot", "aria-hidden": "true" },
    line,
    stem,
    ...dots,
  );
  const caption = element("p", { class: "plot-caption" });
  const made = element("figure", { class: "pencil root-lens" }, svg, caption);

  let times = 1;
  const write = () => {
    caption.textContent = say(words.lens).replace("{times}", scientific(times, 0));
  };
  inEveryLanguage(write);
  return {
    element: made,
    show(pencil, relation) {
      const { middle, apartSq } = rootsOf(balance(pencil));
      const half = relation === "touching" ? 0 : Math.sqrt(Math.abs(apartSq));
      made.hidden = !(middle > 0 && half > 0 && half < largestShare * middle);
      if (made.hidden) return;
      // The plot's abscissa x / (1 + x) grows by 1 / (1 + x)².
      times = (reach * (1 + middle) ** 2) / (plotWidth * half);
      const [dx, dy] = relation === "apart" ? [reach, 0] : [0, -reach * 0.8];
      dots.forEach((dot, i) => {
        const sign = i === 0 ? -1 : 1;
        setAttributes(dot, { cx: width / 2 + sign * dx, cy: axis + sign * dy });
      });
      setAttributes(stem, { x1: width / 2, x2: width / 2, y1: axis - dy, y2: axis + dy });
      write();
    },
  };
}
