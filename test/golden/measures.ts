import { centroid, closestPoint, perimeter, type Shape, tangents, type Vec2 } from "../../src/index.js";
import { buildShape, type KindName, type ShapeSpec } from "../generators/spec.js";
import { enlarge, shift } from "../generators/transform.js";
import { FIGURES } from "./figures.js";
import { asked, drawn, line, note, ring, spot } from "./ink.js";
import type { Size } from "./layout.js";

export const KIND_PANEL: Size = { width: 172, height: 112 };

/** What brings the figures of the left side to the middle of a panel, and how much larger they are there. */
const TO_MIDDLE = 17;
const ENLARGED = 1.5;

const CROSS = 5;

/** Outside on both sides, and about the middle. */
const ASKED: readonly Vec2[] = [
  { x: 74, y: -44 },
  { x: -70, y: 38 },
  { x: 8, y: 4 },
];

const EYE = { x: 76, y: 44 };
const BEYOND = 24;

/** The figure of a kind, in the middle of a panel. */
export function figureOf(kind: KindName): Shape {
  const figure = shift<ShapeSpec>(FIGURES[kind].left, kind === "point" ? 0 : TO_MIDDLE, 0);
  return buildShape(enlarge(figure, ENLARGED));
}

/** The centre as a cross, and the length of the boundary. */
export function measuresPanel(kind: KindName): string {
  const shape = figureOf(kind);
  const centre = centroid(shape);
  const length = perimeter(shape);
  const text = `perimeter ${Number.isFinite(length) ? length.toFixed(1) : "∞"}`;
  const mark = centre === null ? "" : cross(centre);
  const missing = centre === null ? ", no centroid" : "";
  return drawn(shape, "a") + mark + note(-81, 51, text + missing);
}

function cross({ x, y }: Vec2): string {
  return (
    line({ x: x - CROSS, y }, { x: x + CROSS, y }) +
    line({ x, y: y - CROSS }, { x, y: y + CROSS }) +
    ring({ x, y }, "found", 2.8)
  );
}

/** From rings to the points of the shape that are nearest to them. */
export function closestPointPanel(kind: KindName): string {
  const shape = figureOf(kind);
  const found = ASKED.map((from) => {
    const nearest = closestPoint(shape, from.x, from.y);
    return line(from, nearest) + asked(from) + spot(nearest);
  });
  return drawn(shape, "a") + found.join("");
}

/** The lines through a ring that touch the shape: the left one as one looks at it unbroken, the other dashed. */
export function tangentsPanel(kind: KindName): string {
  const shape = figureOf(kind);
  const touched = tangents(EYE, shape);
  if (touched === null) return drawn(shape, "a") + asked(EYE) + note(-81, 51, "none");
  const { left, right } = touched;
  return (
    drawn(shape, "a") +
    line(EYE, beyond(left)) +
    line(EYE, beyond(right), "found dashed") +
    asked(EYE) +
    spot(left) +
    spot(right)
  );
}

function beyond({ x, y }: Vec2): Vec2 {
  const length = Math.hypot(x - EYE.x, y - EYE.y);
  const part = (length + BEYOND) / length;
  return { x: EYE.x + part * (x - EYE.x), y: EYE.y + part * (y - EYE.y) };
}
