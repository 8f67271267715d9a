import { verdictPart } from "../../parts/verdict.js";
import { relation } from "./code.js";
import { tutorialCard } from "./method/card.js";
import { methodTable } from "./method/table.js";
import type { Model } from "./model.js";
import { pencilOf } from "./pencil.js";
import { pencilPlot } from "./pencil-plot.js";
import { pencilTable } from "./pencil-table.js";
import { rootLens } from "./root-lens.js";
import { relationWords } from "./words.js";

export interface Panel {
  readonly elements: readonly HTMLElement[];
  update(): void;
}

/** The exact verdict, what the tutorial's method says beside it and may say, the pencil, and the numbers of both. */
export function panelOf(model: Model, endings: HTMLElement): Panel {
  const pencil = () => pencilOf(model.scene.a, model.scene.b);
  const verdict = verdictPart();
  const card = tutorialCard();
  const plot = pencilPlot();
  const lens = rootLens();
  const pencilNumbers = pencilTable(pencil);
  const methodNumbers = methodTable(() => model.walk);
  return {
    elements: [
      verdict.element,
      card.element,
      endings,
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
      card.show(walk, hit);
      plot.show(pencil(), how);
      lens.show(pencil(), how);
      pencilNumbers.update();
      methodNumbers.update();
      methodNumbers.element.hidden = view !== "method";
    },
  };
}
