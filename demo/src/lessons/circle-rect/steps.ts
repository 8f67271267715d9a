import type { DerivationStep } from "../../parts/derivation.js";
import type { FigureRow } from "../../parts/figures-table.js";
import { decimal } from "../../parts/number-format.js";
import type { Painter } from "../../stage/painter.js";
import { meet } from "./code.js";
import { circleRectFigures } from "./figures.js";
import { paintScene } from "./scene.js";
import { ballOf, boxOf, type Setting } from "./setting.js";
import { stepWords, zoneNames } from "./words.js";

/** Leave the rectangle upright, turn the circle, find the nearest x and y, and measure. */
export function stepsOf(setting: () => Setting): readonly DerivationStep[] {
  const figures = () => circleRectFigures(ballOf(setting()), boxOf(setting()));
  const paint = (end: number) => (painter: Painter) => paintScene(painter, setting(), end);
  const number = (value: () => number) => () => decimal(value());
  return [
    {
      ...stepWords.upright,
      paint: paint(1),
      rows: [
        { tex: "x", value: number(() => setting().boxX - setting().width / 2) },
        { tex: "x + w", value: number(() => setting().boxX + setting().width / 2) },
        { tex: "y", value: number(() => setting().boxY - setting().height / 2) },
        { tex: "y + h", value: number(() => setting().boxY + setting().height / 2) },
      ],
    },
    {
      ...stepWords.turn,
      paint: paint(2),
      tex: "\\begin{aligned} c_x' &= \\cos\\varphi\\,(c_x - o_x) \\\\ &\\quad - \\sin\\varphi\\,(c_y - o_y) + o_x \\\\ c_y' &= \\sin\\varphi\\,(c_x - o_x) \\\\ &\\quad + \\cos\\varphi\\,(c_y - o_y) + o_y \\end{aligned}",
      rows: [
        { tex: "\\theta", value: () => inDegrees(setting().angle), note: () => stepWords.clockwise },
        {
          tex: "\\varphi = -\\theta",
          value: () => inDegrees(-setting().angle),
          note: () => stepWords.counterClockwise,
        },
        { tex: "c_x'", value: number(() => setting().boxX + figures().turned.x), role: "frame" },
        { tex: "c_y'", value: number(() => setting().boxY + figures().turned.y), role: "frame" },
      ],
    },
    {
      ...stepWords.nearestX,
      paint: paint(3),
      tex: "n_x = \\begin{cases} x & c_x' < x \\\\ x + w & c_x' > x + w \\\\ c_x' & x \\le c_x' \\le x + w \\end{cases}",
      rows: [
        {
          tex: "n_x",
          value: number(() => setting().boxX + figures().nearest.x),
          note: () => zoneNames.x[figures().zoneX],
          role: "measure",
        },
      ],
    },
    {
      ...stepWords.nearestY,
      paint: paint(4),
      tex: "n_y = \\begin{cases} y & c_y' < y \\\\ y + h & c_y' > y + h \\\\ c_y' & y \\le c_y' \\le y + h \\end{cases}",
      rows: [
        {
          tex: "n_y",
          value: number(() => setting().boxY + figures().nearest.y),
          note: () => zoneNames.y[figures().zoneY],
          role: "measure",
        },
      ],
    },
    {
      ...stepWords.measure,
      paint: paint(5),
      tex: "a^2 + b^2 = c^2",
      rows: [
        { tex: "a = |c_x' - n_x|", value: number(() => Math.abs(figures().gap.x)), role: "measure" },
        { tex: "b = |c_y' - n_y|", value: number(() => Math.abs(figures().gap.y)), role: "measure" },
        ...comparison(setting),
      ],
    },
  ];
}

/** The distance, and the radius it is compared with. */
export function comparison(setting: () => Setting): readonly FigureRow[] {
  const ball = () => ballOf(setting());
  return [
    {
      tex: "c = \\sqrt{a^2 + b^2}",
      value: () => decimal(circleRectFigures(ball(), boxOf(setting())).distance),
      role: "measure",
    },
    { tex: "c \\le r", value: () => decimal(ball().r), holds: () => meet(ball(), boxOf(setting())) },
  ];
}

function inDegrees(angle: number): string {
  return `${decimal(angle, Number.isInteger(angle) ? 0 : 1)}°`;
}
