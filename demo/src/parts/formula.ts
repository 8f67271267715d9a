import katex from "katex";
import "katex/dist/katex.min.css";
import { element } from "../site/element.js";

/** A formula in TeX, as HTML for the eye and MathML for screen readers. */
export function formula(tex: string, display = false): HTMLElement {
  const made = element(display ? "div" : "span", { class: display ? "formula formula-display" : "formula" });
  katex.render(tex, made, { displayMode: display, throwOnError: true });
  return made;
}

/** A formula that heads a row or a column of a table: it has its letters for a name, which MathML alone does not give. */
export function headingFormula(tex: string): HTMLElement {
  const made = formula(tex);
  const math = made.querySelector("math");
  const letters = math?.querySelector("mrow")?.textContent ?? tex;
  math?.setAttribute("aria-label", letters);
  return made;
}
