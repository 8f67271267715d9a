import type { Vec2 } from "osculate";
import { type FigureRow, type FiguresTable, figuresTable } from "../../../parts/figures-table.js";
import { decimal } from "../../../parts/number-format.js";
import type { Localized } from "../../../site/language.js";
import type { Construction } from "../../../tutorials/ellipse-ellipse.js";
import type { Ending, Walk } from "./walk.js";
import { words } from "./words.js";

/** What the tutorial's method computes on its way; a dash for what it did not need. */
export function methodTable(walk: () => Walk): FiguresTable {
  const found = (pick: (found: Construction) => number | undefined) => () => orDash(pick(walk().test.found));
  const ending = (text: Localized, ...endings: readonly Ending[]) => ({
    note: () => (endings.includes(walk().ending) ? text : nothing),
  });
  const rows: readonly FigureRow[] = [
    { tex: "E_x", value: () => orDash(walk().E.x), ...ending(words.endsHere, "0/0", "boxes") },
    { tex: "E_y", value: () => orDash(walk().E.y) },
    { tex: "a", value: () => orDash(walk().a) },
    { tex: "b", value: () => orDash(walk().b) },
    { tex: "P_y", value: found(({ P }) => P?.y), ...ending(words.endsHere, "below", "above", "inside") },
    { tex: "m_P", value: found(({ slopes }) => slopes?.ellipse), ...ending(words.endsHere, "slope") },
    { tex: "m_{P'}", value: found(({ slopes }) => slopes?.circle) },
    { tex: "X = \\tan x", value: found(({ quadratic }) => quadratic?.x) },
    {
      tex: "|Q| \\le 1\\,?",
      value: found(({ Q }) => lengthOf(Q)),
      role: "measure",
      ...ending(words.caseI, "I"),
    },
    {
      tex: "|Q'|_E \\le 1\\,?",
      value: () => orDash(levelOf(walk(), walk().test.found.Q1)),
      role: "measure",
      ...ending(words.caseII, "II"),
    },
    {
      tex: "|R| \\le 1.0002\\,?",
      value: found(({ R }) => lengthOf(R)),
      role: "measure",
      ...ending(words.caseIII, "III", "III missed"),
    },
    {
      tex: "|S'|_E \\le 1.0002\\,?",
      value: () => orDash(levelOf(walk(), walk().test.found.S1)),
      role: "measure",
      ...ending(words.caseIV, "IV"),
    },
  ];
  return figuresTable(words.numbers, rows);
}

const nothing: Localized = { en: "", ja: "" };

function lengthOf(point: Vec2 | undefined): number | undefined {
  return point && Math.hypot(point.x, point.y);
}

/** How far out a point is, counted in the ellipse's radii. */
function levelOf({ E, a, b }: Walk, point: Vec2 | undefined): number | undefined {
  return point && Math.hypot((point.x - E.x) / a, (point.y - E.y) / b);
}

function orDash(value: number | undefined): string {
  if (value === undefined) return "–";
  if (Number.isNaN(value)) return "NaN";
  return Number.isFinite(value) ? decimal(value, 5) : "∞";
}
