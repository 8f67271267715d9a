import { element } from "../site/element.js";
import { type Localized, localise } from "../site/language.js";
import type { Painter } from "../stage/painter.js";
import { pictureCanvas } from "../stage/picture-canvas.js";
import type { Region, YAxis } from "../stage/view.js";
import { type FigureRow, figuresTable } from "./figures-table.js";
import { formula } from "./formula.js";
import { fillProse } from "./prose.js";

/** One step of an idea. */
export interface DerivationStep {
  /** What is done, without a number. */
  readonly heading: Localized;
  /** Why, marked up as in prose.ts. */
  readonly text: Localized;
  /** The formula of the step, in TeX, where it does not stand in a row. */
  readonly tex?: string;
  /** Formulas with their live numbers, if the step has any. */
  readonly rows?: readonly FigureRow[];
  /** What the picture shows of the world, if it is not what all show. */
  readonly region?: Region;
  /** What the picture shows, if it is not the heading. */
  readonly label?: Localized;
  paint(painter: Painter): void;
  /** Anything more. */
  readonly extra?: HTMLElement;
}

export interface DerivationOptions {
  /** What the pictures show of the world. */
  region(): Region;
  readonly yAxis?: YAxis;
  readonly steps: readonly DerivationStep[];
}

export interface Derivation {
  readonly element: HTMLElement;
  /** The names of the steps with their numbers, as for a timeline. */
  readonly names: readonly Localized[];
  /** Draws the pictures and writes the numbers again. */
  update(): void;
  /** Marks the step that a timeline is in; none at its beginning. */
  mark(position: number): void;
}

/** The steps of an idea, each with a picture of the reader's own shapes, the formula and its numbers now. */
export function derivation({ region, yAxis = "down", steps }: DerivationOptions): Derivation {
  const list = element("ol", { class: "derivation" });
  const updates: (() => void)[] = [];
  const items = steps.map((step, index) => {
    const title = element("h3");
    const name = element("span");
    localise(name, step.heading);
    title.append(element("span", { class: "step-number" }, String(index + 1)), name);
    const picture = pictureCanvas({
      label: step.label ?? step.heading,
      region: () => step.region ?? region(),
      yAxis,
      paint: step.paint,
    });
    const text = element("p", { class: "step-text" });
    fillProse(text, step.text);
    const item = element("li", {}, title, picture.element, text);
    updates.push(picture.invalidate);
    if (step.tex !== undefined) item.append(formula(step.tex, true));
    if (step.rows) {
      const table = figuresTable(step.heading, step.rows);
      item.append(table.element);
      updates.push(table.update);
    }
    if (step.extra) item.append(step.extra);
    return item;
  });
  list.append(...items);
  return {
    element: list,
    names: steps.map(({ heading: { en, ja } }, index) => ({
      en: `${index + 1}. ${en}`,
      ja: `${index + 1}. ${ja}`,
    })),
    update() {
      for (const update of updates) update();
    },
    mark(position) {
      const now = Math.min(Math.ceil(position), items.length) - 1;
      items.forEach((item, index) => {
        if (index === now) item.setAttribute("aria-current", "step");
        else item.removeAttribute("aria-current");
      });
    },
  };
}
