import { verdictPart } from "../../parts/verdict.js";
import { relation } from "./code.js";
import type { Model } from "./model.js";
import { pencilOf } from "./pencil.js";
import { pencilPlot } from "./pencil-plot.js";
import { rootLens } from "./root-lens.js";
import { methodTable, pencilTable } from "./tables.js";
import { tutorialCard } from "./tutorial-card.js";
import { relationWords } from "./words.js";

export interface Panel {
  readonly elements: readonly HTMLElement[];
  update(): void;
}

/** The exact verdict, what the tutorial's method says beside it, the pencil, and the numbers of both. */
export function panelOf(model: Model): Panel {
  const pencil = () => pencilOf(model.scene.a, model.scene.b);
  const verdict = verdictPart();
  const card = tutorialCard();
  const plot = pencilPlot();
  const lens = rootLens();
  const pencilNumbers = pencilTable(pencil);
  const methodNumbers = methodTable(() => model.walk.trace);
  return {
    elements: [
      verdict.element,
      card.element,
      plot.element,
      lens.element,
      pencilNumbers.element,
      methodNumbers.element,
    ],
    update() {
      const { hit, scene, view, walk } = model;
      const how = relation(scene.a, scene.b);
      verdict.show({
        hit,
        words: relationWords[how],
        call: "overlaps(a, b)",
        answer: String(hit),
      });
      card.show(walk.trace, hit);
      plot.show(pencil(), how);
      lens.show(pencil(), how);
      pencilNumbers.update();
      methodNumbers.update();
      methodNumbers.element.hidden = view !== "method";
    },
  };
}
