import type { Vec2 } from "osculate";
import { type FigureRow, type FiguresTable, figuresTable } from "../../parts/figures-table.js";
import { decimal } from "../../parts/number-format.js";
import { scientific } from "../../parts/scientific.js";
import type { Localized } from "../../site/language.js";
import { balance, type Pencil, rootsOf } from "./pencil.js";
import type { Exit, MethodTrace } from "./tutorial-method.js";
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

/** What the tutorial's method measures on its way; a dash for what it did not need. */
export function methodTable(trace: () => MethodTrace): FiguresTable {
  const distance = (point: Vec2 | null) => orDash(point && Math.hypot(point.x, point.y));
  const ending = (exit: Exit, text: Localized) => () => (trace().exit === exit ? text : nothing);
  const rows: readonly FigureRow[] = [
    {
      tex: "|P'| \\le 1\\,?",
      value: () => distance(trace().pPrime),
      note: ending("caseI", words.caseI),
      role: "measure",
    },
    { tex: "m_P = -\\dfrac{P_x}{P_y}", value: () => orDash(trace().slopes?.circle) },
    {
      tex: "m_{P'} = -\\dfrac{b^2}{a^2}\\,\\dfrac{P'_x - c_x}{P'_y - c_y}",
      value: () => orDash(trace().slopes?.ellipse),
    },
    {
      tex: "d_{P'} > 1\\,?",
      value: () => orDash(trace().tangentDistance),
      note: ending("caseII", words.caseII),
      role: "measure",
    },
    { tex: "D = \\beta^2 - \\alpha\\gamma", value: () => orDash(trace().quadratic?.discriminant) },
    {
      tex: "|Q'| \\le 1\\,?",
      value: () => distance(trace().qPrime),
      note: ending("caseIII", words.caseIII),
      role: "measure",
    },
    {
      tex: "|S'| \\le 1\\,?",
      value: () => distance(trace().sPrime),
      note: ending("caseIV", words.caseIV),
      role: "measure",
    },
  ];
  return figuresTable(words.methodFigures, rows);
}

const nothing: Localized = { en: "", ja: "" };

function orDash(value: number | null | undefined): string {
  if (value === null || value === undefined) return "–";
  if (Number.isNaN(value)) return "NaN";
  return Number.isFinite(value) ? decimal(value, 4) : "∞";
}

function pairText(pencil: Pencil): string {
  const cubic = balance(pencil);
  const { middle, apartSq } = rootsOf(cubic);
  const half = Math.sqrt(Math.abs(apartSq)) * cubic.scale;
  const unit = apartSq < 0 ? " i" : "";
  return `${decimal(middle * cubic.scale, 5)} ± ${scientific(half)}${unit}`;
}
