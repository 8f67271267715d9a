import type { DerivationStep } from "../../parts/derivation.js";
import type { FigureRow } from "../../parts/figures-table.js";
import { decimal } from "../../parts/number-format.js";
import type { Painter } from "../../stage/painter.js";
import { limitByHand } from "./by-hand.js";
import { sees } from "./code.js";
import { pointSectorFigures } from "./figures.js";
import { paintScene } from "./scene.js";
import { isMeanRight, isWithinAngle, middleOf, openingOf, type Setting, viewOf, wrapped } from "./setting.js";
import { stepWords } from "./words.js";

/** The vector to the apex, the middle direction, their dot product, the cosine it may reach, and both conditions. */
export function stepsOf(setting: () => Setting): readonly DerivationStep[] {
  const figures = () => figuresOf(setting());
  const paint = (end: number) => (painter: Painter) => paintScene(painter, setting(), end);
  const unlessAtApex = (text: () => string) => () => (figures().distance === 0 ? "0/0" : text());
  return [
    {
      ...stepWords.vector,
      paint: paint(1),
      rows: [
        {
          tex: "\\boldsymbol v = O - P",
          value: () => pair(-figures().toPoint.x, -figures().toPoint.y),
          role: "measure",
        },
        { tex: "|\\boldsymbol v| = \\sqrt{v_x^2 + v_y^2}", value: () => decimal(figures().distance) },
        {
          tex: "\\hat{\\boldsymbol v} = \\boldsymbol v / |\\boldsymbol v|",
          value: unlessAtApex(() => pair(-figures().direction.x, -figures().direction.y)),
        },
      ],
    },
    {
      ...stepWords.middle,
      paint: paint(2),
      rows: [
        {
          tex: "\\tfrac12(\\text{start} + \\text{end})",
          value: () => inDegrees((setting().start + setting().end) / 2),
          holds: () => isMeanRight(setting()),
          note: () => (isMeanRight(setting()) ? stepWords.asMiddle : stepWords.backwards),
        },
        {
          tex: "\\omega = (\\text{end} - \\text{start}) \\bmod 360^\\circ",
          value: () => inDegrees(openingOf(setting())),
        },
        {
          tex: "\\beta = \\text{start} + \\tfrac12\\omega",
          value: () => inDegrees(wrapped(middleOf(setting()))),
        },
        {
          tex: "\\boldsymbol m = (\\cos\\beta, \\sin\\beta)",
          value: () => pair(figures().middle.x, figures().middle.y),
          role: "frame",
        },
      ],
    },
    {
      ...stepWords.dot,
      paint: paint(3),
      tex: "\\hat{\\boldsymbol v}\\cdot\\boldsymbol m = \\hat v_x m_x + \\hat v_y m_y",
      rows: [
        {
          tex: "\\hat{\\boldsymbol v}\\cdot\\boldsymbol m",
          value: unlessAtApex(() => decimal(-figures().dot, 3)),
          role: "measure",
        },
      ],
    },
    {
      ...stepWords.limit,
      paint: paint(4),
      rows: [
        {
          tex: "\\cos\\tfrac{\\text{end} + \\pi - \\text{start} + \\pi}{2}",
          value: () => decimal(limitByHand(setting()), 3),
          holds: () => isLimitRight(setting()),
          note: () => (isLimitRight(setting()) ? stepWords.same : stepWords.differs),
        },
        {
          tex: "\\alpha = \\tfrac12\\omega",
          value: () => inDegrees(openingOf(setting()) / 2),
          role: "frame",
        },
        {
          tex: "\\cos(\\alpha + \\pi) = -\\cos\\alpha",
          value: () => decimal(-figures().cosine, 3),
          role: "frame",
        },
      ],
    },
    { ...stepWords.judge, paint: paint(5), rows: comparison(setting) },
  ];
}

/** Both conditions with their numbers. */
export function comparison(setting: () => Setting): readonly FigureRow[] {
  const figures = () => figuresOf(setting());
  return [
    {
      tex: "\\hat{\\boldsymbol v}\\cdot\\boldsymbol m",
      value: () => (figures().distance === 0 ? "0/0" : decimal(-figures().dot, 3)),
      role: "measure",
    },
    {
      tex: "\\hat{\\boldsymbol v}\\cdot\\boldsymbol m \\le -\\cos\\alpha",
      value: () => decimal(-figures().cosine, 3),
      role: "frame",
      holds: () => isWithinAngle(setting()),
    },
    { tex: "|\\boldsymbol v|", value: () => decimal(figures().distance), role: "measure" },
    {
      tex: "|\\boldsymbol v| \\le r",
      value: () => decimal(setting().r),
      // A disc has no angle.
      holds: () => isNearEnough(setting()),
    },
  ];
}

export function isNearEnough(setting: Setting): boolean {
  return sees(viewOf({ ...setting, start: 0, end: 360 }), setting.targetX, setting.targetY);
}

/** Whether the cosine computed from the angles as they are is that of half the opening, but for rounding. */
function isLimitRight(setting: Setting): boolean {
  return Math.abs(limitByHand(setting) + figuresOf(setting).cosine) < 1e-9;
}

function figuresOf(setting: Setting) {
  return pointSectorFigures({ x: setting.targetX, y: setting.targetY }, viewOf(setting));
}

function pair(x: number, y: number): string {
  return `(${decimal(x)}, ${decimal(y)})`;
}

function inDegrees(angle: number): string {
  return `${decimal(angle, Number.isInteger(angle) ? 0 : 1)}°`;
}
