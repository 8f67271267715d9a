import katex from "katex";
import "katex/dist/katex.min.css";
import { element } from "../site/element.js";

/** A formula in TeX, as HTML for the eye and MathML for screen readers. */
export function formula(tex: string, display = false): HTMLElement {
  const made = element(display ? "div" : "span", { class: display ? "formula formula-display" : "formula" });
  katex.render(tex, made, { displayMode: display, throwOnError: true });
  if (display) keepInReach(made);
  return made;
}

let widths: ResizeObserver | undefined;

/** A formula too wide for its column scrolls there, so the keyboard must reach it. */
function keepInReach(wide: HTMLElement): void {
  widths ??= new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
    }
  });
  widths.observe(wide);
}

/** Until its letters have come a formula has another width: a page that waits for them does not move under its reader. */
export async function formulaFonts(): Promise<void> {
  const fonts = ["1em KaTeX_Main", "italic 1em KaTeX_Math"].map((font) => document.fonts.load(font));
  const tooLate = new Promise((done) => setTimeout(done, 2000));
  // Without them it is still to be read.
  await Promise.race([Promise.allSettled(fonts), tooLate]);
}

/** A formula that heads a row or a column of a table: it has its letters for a name, which MathML alone does not give. */
export function headingFormula(tex: string): HTMLElement {
  const made = formula(tex);
  const math = made.querySelector("math");
  const letters = math?.querySelector("mrow")?.textContent ?? tex;
  math?.setAttribute("aria-label", letters);
  return made;
}
