import type { DerivationStep } from "../../parts/derivation.js";
import { conditionWords, type FigureRow } from "../../parts/figures-table.js";
import { decimal } from "../../parts/number-format.js";
import type { Painter } from "../../stage/painter.js";
import { reasonOf } from "./by-hand.js";
import { isInPond } from "./code.js";
import { paintScene } from "./drawing.js";
import { figuresOf } from "./figures.js";
import { orInfinity, tellingApart } from "./format.js";
import type { Scene } from "./scene.js";
import { byHandWords, stepWords } from "./words.js";

/** Move, turn, stretch, compare: each with the picture of its end. */
export function stepsOf(scene: () => Scene, sine: HTMLElement): readonly DerivationStep[] {
  const figures = () => figuresOf(scene().pond, scene().point);
  const paint = (end: number) => (painter: Painter) =>
    paintScene(painter, scene(), isInPond(scene().pond, scene().point), end);
  return [
    {
      ...stepWords.move,
      paint: paint(1),
      rows: [
        { tex: "x_1 = P_x - C_x", value: () => decimal(figures().moved.x) },
        { tex: "y_1 = P_y - C_y", value: () => decimal(figures().moved.y) },
      ],
    },
    {
      ...stepWords.turn,
      paint: paint(2),
      tex: "\\begin{aligned} x_2 &= x_1\\cos(-\\theta) - y_1\\sin(-\\theta)\\\\ y_2 &= x_1\\sin(-\\theta) + y_1\\cos(-\\theta)\\end{aligned}",
      rows: [
        { tex: "x_2 = x_1\\cos\\theta + y_1\\sin\\theta", value: () => decimal(figures().turned.x) },
        { tex: "y_2 = -x_1\\sin\\theta + y_1\\cos\\theta", value: () => decimal(figures().turned.y) },
      ],
      extra: sine,
    },
    {
      ...stepWords.stretch,
      paint: paint(3),
      tex: "t\\,r_y = r_x",
      rows: [
        { tex: "t = r_x / r_y", value: () => orInfinity(figures().stretch) },
        { tex: "x' = x_2", value: () => decimal(figures().stretched.x) },
        { tex: "y' = t\\,y_2", value: () => orInfinity(figures().stretched.y) },
      ],
    },
    {
      ...stepWords.compare,
      paint: paint(4),
      tex: "|P'|^2 = x'^2 + y'^2 \\;\\le\\; r_x^2",
      rows: [...comparison(scene)],
    },
  ];
}

/** The two lengths compared, and whether the comparison is to be trusted. */
export function comparison(scene: () => Scene): readonly FigureRow[] {
  const length = () => figuresOf(scene().pond, scene().point).length;
  const holds = () => length() <= scene().pond.rx;
  return [
    { tex: "|P'|", value: () => tellingApart(length(), scene().pond.rx), role: "measure" },
    {
      tex: "|P'| \\le r_x",
      value: () => tellingApart(scene().pond.rx, length()),
      role: "frame",
      holds,
      note() {
        const reason = reasonOf(scene());
        return reason ? byHandWords[`${reason}Note`] : conditionWords[holds() ? "holds" : "fails"];
      },
    },
  ];
}
