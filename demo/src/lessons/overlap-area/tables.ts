import { area } from "osculate";
import { errorText } from "../../parts/error-text.js";
import { figuresTable } from "../../parts/figures-table.js";
import { decimal } from "../../parts/number-format.js";
import type { Method } from "./estimates.js";
import type { Findings } from "./findings.js";
import type { Pair } from "./scenes.js";
import { words } from "./words.js";

/** The way by corners and arcs, and beside it the two estimates at the fineness that is chosen. */
export function tablesOf(state: { readonly pair: Pair; readonly chosen: number }, findings: () => Findings) {
  const digits = 4;
  const number = (value: number) => decimal(value, digits);
  const region = () => findings().region;
  const byArcs = figuresTable(words.figures, [
    { tex: "|A| = \\pi r_xr_y", value: () => number(area(state.pair.a)) },
    { tex: "|B| = \\pi r_xr_y", value: () => number(area(state.pair.b)) },
    {
      tex: "\\tfrac12\\textstyle\\sum(x_iy_{i+1} - x_{i+1}y_i)",
      value: () => number(region().polygon),
      role: "frame",
    },
    {
      tex: "\\tfrac12\\textstyle\\sum r_xr_y(\\Delta\\varphi - \\sin\\Delta\\varphi)",
      value: () => number(region().caps),
      role: "measure",
    },
    { tex: "|A\\cap B|", value: () => number(findings().shared), role: "hit" },
    {
      tex: "|A\\cup B|",
      value: () => number(area(state.pair.a) + area(state.pair.b) - findings().shared),
    },
    { tex: "\\mathrm{IoU} = |A\\cap B| \\,/\\, |A\\cup B|", value: () => number(findings().likeness) },
  ]);
  const estimated = (method: Method) => findings().estimates[method][state.chosen] ?? 0;
  const byEstimate = figuresTable(words.estimates, [
    {
      tex: "N\\times N",
      value: () => number(estimated("pixels")),
      note: () => errorText(estimated("pixels"), findings().shared),
      role: "measure",
    },
    {
      tex: "N\\text{-gons}",
      value: () => number(estimated("polygons")),
      note: () => errorText(estimated("polygons"), findings().shared),
      role: "frame",
    },
  ]);
  return [byArcs, byEstimate];
}
