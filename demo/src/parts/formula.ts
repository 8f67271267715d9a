import katex from "katex";
import "katex/dist/katex.min.css";
import { element } from "../site/element.js";

/** A formula in TeX, as HTML for the eye and MathML for screen readers. */
export function formula(tex: string, display = false): HTMLElement {
  const made = element(display ? "div" : "span", { class: display ? "formula formula-display" : "formula" });
  katex.render(tex, made, { displayMode: display, throwOnError: true });
  return made;
}
