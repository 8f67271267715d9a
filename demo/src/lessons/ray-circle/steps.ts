import type { Circle, Ray, RayEvent, Vec2 } from "osculate";
import type { DerivationStep } from "../../parts/derivation.js";
import type { FigureRow } from "../../parts/figures-table.js";
import { scientific } from "../../parts/scientific.js";
import type { Localized } from "../../site/language.js";
import type { Painter } from "../../stage/painter.js";
import { bothRoots } from "./code.js";
import { rayCircleFigures } from "./figures.js";
import { paintParabola } from "./parabola.js";
import { paintScene } from "./scene.js";
import { beamOf, refusalOf, type Setting, targetOf } from "./setting.js";
import { stepWords, words } from "./words.js";

/** From the two conditions on a common point to the quadratic, its roots, and the points. */
export function stepsOf(setting: () => Setting): readonly DerivationStep[] {
  const paint = (end: number) => (painter: Painter) => paintScene(painter, setting(), end);
  const row = rowOf(setting);
  return [
    {
      ...stepWords.origin,
      paint: paint(1),
      rows: [
        row("\\boldsymbol A", (beam, target) => pair({ x: beam.x - target.x, y: beam.y - target.y })),
        row("\\boldsymbol V", ({ dx, dy }) => pair({ x: dx, y: dy })),
        row("\\boldsymbol V_a = -\\boldsymbol A", (beam, target) =>
          pair({ x: target.x - beam.x, y: target.y - beam.y }),
        ),
      ],
    },
    {
      ...stepWords.onCircle,
      paint: paint(2),
      tex: "\\lVert\\boldsymbol C\\rVert = r",
      rows: [row("r", (_, { r }) => scientific(r, 2))],
    },
    {
      ...stepWords.onRay,
      paint: paint(3),
      tex: "\\boldsymbol C = \\boldsymbol A + t\\boldsymbol V",
      rows: [row("\\lVert\\boldsymbol V\\rVert", ({ dx, dy }) => scientific(Math.hypot(dx, dy), 2))],
    },
    {
      ...stepWords.quadratic,
      paint: (painter) => paintParabola(painter, setting()),
      tex: "\\begin{gathered} \\lVert\\boldsymbol A + t\\boldsymbol V\\rVert^2 = r^2 \\\\ (\\boldsymbol V\\!\\cdot\\!\\boldsymbol V)\\,t^2 + 2(\\boldsymbol A\\!\\cdot\\!\\boldsymbol V)\\,t + (\\boldsymbol A\\!\\cdot\\!\\boldsymbol A - r^2) = 0 \\end{gathered}",
      rows: [
        row("\\boldsymbol V\\cdot\\boldsymbol V", ({ dx, dy }) => scientific(dx * dx + dy * dy, 2)),
        row("\\boldsymbol A\\cdot\\boldsymbol V", (beam, target) =>
          scientific((beam.x - target.x) * beam.dx + (beam.y - target.y) * beam.dy, 2),
        ),
        row("\\boldsymbol A\\cdot\\boldsymbol A - r^2", (beam, target) =>
          scientific((beam.x - target.x) ** 2 + (beam.y - target.y) ** 2 - target.r ** 2, 2),
        ),
      ],
    },
    {
      ...stepWords.solve,
      paint: paint(5),
      tex: "\\begin{gathered} t = \\dfrac{-\\boldsymbol A\\!\\cdot\\!\\boldsymbol V \\pm \\sqrt{s}}{\\boldsymbol V\\!\\cdot\\!\\boldsymbol V} \\\\ s = (\\boldsymbol A\\!\\cdot\\!\\boldsymbol V)^2 - \\boldsymbol V\\!\\cdot\\!\\boldsymbol V\\,(\\boldsymbol A\\!\\cdot\\!\\boldsymbol A - r^2) \\end{gathered}",
      rows: [
        row(
          "t_0 = -\\boldsymbol A\\!\\cdot\\!\\boldsymbol V / \\boldsymbol V\\!\\cdot\\!\\boldsymbol V",
          (beam, target) => scientific(rayCircleFigures(beam, target).closestT, 2),
          { role: "frame" },
        ),
        row("h", (beam, target) => scientific(rayCircleFigures(beam, target).height, 2), { role: "frame" }),
        row("s", (beam, target) => scientific(rayCircleFigures(beam, target).discriminant, 2), {
          note: (beam, target) =>
            [words.noRoots, words.oneRoot][bothRoots(beam, target).length] ?? words.twoRoots,
        }),
        ...rootRows(setting),
      ],
    },
    { ...stepWords.points, paint: paint(6), rows: pointRows(setting) },
  ];
}

/** What stands beside the stage. */
export function results(setting: () => Setting): readonly FigureRow[] {
  return [...rootRows(setting), ...pointRows(setting)];
}

function rootRows(setting: () => Setting): FigureRow[] {
  const row = rowOf(setting);
  const text = (root: RayEvent | undefined) => (root ? scientific(root.t, 2) : "–");
  return [
    row("t_1", (...both) => text(bothRoots(...both)[0]), { role: "measure" }),
    row("t_2", (...both) => text(bothRoots(...both).at(-1)), { role: "measure" }),
  ];
}

function pointRows(setting: () => Setting): FigureRow[] {
  const row = rowOf(setting);
  const text = (root: RayEvent | undefined) => (root ? pair(root.point) : "–");
  return [
    row("\\boldsymbol C_1 = \\boldsymbol O + \\boldsymbol A + t_1\\boldsymbol V", (...both) =>
      text(bothRoots(...both)[0]),
    ),
    row("\\boldsymbol C_2 = \\boldsymbol O + \\boldsymbol A + t_2\\boldsymbol V", (...both) =>
      text(bothRoots(...both).at(-1)),
    ),
  ];
}

interface RowStyle {
  readonly role?: "frame" | "measure";
  note?(beam: Ray, target: Circle): Localized;
}

/** Makes rows whose number is a dash where there is no ray or no circle. */
function rowOf(setting: () => Setting) {
  const nothing: Localized = { en: "", ja: "" };
  return (
    tex: string,
    text: (beam: Ray, target: Circle) => string,
    { role, note }: RowStyle = {},
  ): FigureRow => ({
    tex,
    value: () => (refusalOf(setting()) ? "–" : text(beamOf(setting()), targetOf(setting()))),
    ...(note && {
      note: () => (refusalOf(setting()) ? nothing : note(beamOf(setting()), targetOf(setting()))),
    }),
    ...(role && { role }),
  });
}

function pair({ x, y }: Readonly<Vec2>): string {
  return `(${scientific(x, 2)}, ${scientific(y, 2)})`;
}
