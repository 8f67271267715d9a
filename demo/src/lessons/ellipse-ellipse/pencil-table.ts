import { type FiguresTable, figuresTable } from "../../parts/figures-table.js";
import { decimal } from "../../parts/number-format.js";
import { scientific } from "../../parts/scientific.js";
import { balance, type Pencil, rootsOf } from "./pencil.js";
import { words } from "./words.js";

/** The pencil's coefficients, discriminant and the pair of roots that meets. */
export function pencilTable(pencil: () => Pencil): FiguresTable {
  return figuresTable(words.figures, [
    { tex: "a_0", value: () => scientific(pencil().a0) },
    { tex: "a_1", value: () => scientific(pencil().a1) },
    { tex: "a_2", value: () => scientific(pencil().a2) },
    { tex: "a_3", value: () => scientific(pencil().a3) },
    { tex: "\\lambda_{1,2}", value: () => pairText(pencil()), role: "measure" },
    { tex: "\\Delta", value: () => scientific(pencil().discriminant), role: "frame" },
  ]);
}

function pairText(pencil: Pencil): string {
  const cubic = balance(pencil);
  const { middle, apartSq } = rootsOf(cubic);
  const half = Math.sqrt(Math.abs(apartSq)) * cubic.scale;
  const unit = apartSq < 0 ? " i" : "";
  return `${decimal(middle * cubic.scale, 5)} ± ${scientific(half)}${unit}`;
}
