import { decimal } from "../../parts/number-format.js";
import { fillRich } from "../../parts/rich-text.js";
import { element } from "../../site/element.js";
import { localise } from "../../site/language.js";
import { setAttributes, svgElement } from "../../site/svg-element.js";
import { words } from "./words.js";

export interface SinePicture {
  readonly element: HTMLElement;
  show(angle: number): void;
}

/** The unit circle with the arrow of θ and, mirrored at the x axis, the arrow of −θ; θ is the ellipse's own. */
export function sinePicture(): SinePicture {
  const svg = svgElement("svg", {
    viewBox: "-1.5 -1.25 3 2.5",
    class: "sine-picture",
    "aria-hidden": "true",
  });
  const line = (role: string, width: number) =>
    svgElement("line", {
      class: role,
      stroke: "currentColor",
      "stroke-width": width,
      "stroke-linecap": "round",
    });
  const text = (role: string) =>
    svgElement("text", { class: role, fill: "currentColor", "font-size": 0.17, "text-anchor": "middle" });

  const axis = svgElement("line", {
    x1: -1.4,
    x2: 1.4,
    y1: 0,
    y2: 0,
    stroke: "currentColor",
    "stroke-width": 0.012,
    opacity: 0.4,
  });
  const circle = svgElement("circle", {
    r: 1,
    fill: "none",
    stroke: "currentColor",
    "stroke-width": 0.012,
    opacity: 0.4,
  });
  const shadow = line("", 0.035);
  const arm = line("role-frame", 0.03);
  const mirrored = line("role-frame", 0.03);
  mirrored.setAttribute("stroke-dasharray", "0.07 0.07");
  const height = line("role-measure", 0.045);
  const depth = line("role-measure", 0.045);
  depth.setAttribute("stroke-dasharray", "0.07 0.07");
  const theta = text("role-frame");
  const minusTheta = text("role-frame");
  theta.textContent = "θ";
  minusTheta.textContent = "−θ";
  svg.append(circle, axis, shadow, height, depth, arm, mirrored, theta, minusTheta);

  const numbers = element("p", { class: "sine-numbers" });
  const title = element("figcaption");
  localise(title, words.sineTitle);
  const caption = element("p");
  fillRich(caption, words.sineCaption);

  const show = (angle: number) => {
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    // The picture's y axis points up, an SVG's down.
    place(arm, 0, 0, cos, -sin);
    place(mirrored, 0, 0, cos, sin);
    place(shadow, 0, 0, cos, 0);
    place(height, cos, 0, cos, -sin);
    place(depth, cos, 0, cos, sin);
    beside(theta, cos, -sin);
    beside(minusTheta, cos, sin);
    numbers.textContent = `sin θ = ${decimal(sin, 3)}   sin(−θ) = ${decimal(-sin, 3)}`;
  };
  return { element: element("figure", { class: "sine" }, title, svg, numbers, caption), show };
}

function place(target: SVGElement, x1: number, y1: number, x2: number, y2: number): void {
  setAttributes(target, { x1, y1, x2, y2 });
}

/** A label a little outside the circle; its baseline is lowered to centre it. */
function beside(target: SVGElement, x: number, y: number): void {
  setAttributes(target, { x: 1.2 * x, y: 1.13 * y + 0.06 });
}
