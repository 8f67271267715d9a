import { closestPoints, contact, fromJSON, moveTo, type Shape } from "../../src/index.js";
import { buildShape, type KindName, type ShapeSpec } from "../generators/spec.js";
import { shift } from "../generators/transform.js";
import { FIGURES } from "./figures.js";
import { arrow, drawn, ghost, line, spot } from "./ink.js";
import type { Size } from "./layout.js";

export const PANEL: Size = { width: 118, height: 76 };

/** How far each shape stands back where the two are shown apart. */
const STEP_BACK = 11;
/** The least length of an arrow. */
const SHORTEST_ARROW = 9;

/** The closest points of the two kinds, apart. */
export function apartPanel(kindA: KindName, kindB: KindName): string {
  const a: Shape = buildShape(shift<ShapeSpec>(FIGURES[kindA].left, -STEP_BACK, -2));
  const b: Shape = buildShape(shift<ShapeSpec>(FIGURES[kindB].right, STEP_BACK, 2));
  const closest = closestPoints(a, b);
  if (closest.distance === 0) throw new RangeError(`${kindA} and ${kindB} are not apart`);
  const found = line(closest.a, closest.b) + spot(closest.a) + spot(closest.b);
  return [drawn(a, "a"), drawn(b, "b"), found].join("");
}

/** The contact of the two kinds, overlapping: where b would go, the normal, and the points. */
export function contactPanel(kindA: KindName, kindB: KindName): string {
  const a: Shape = buildShape(FIGURES[kindA].left);
  const b: Shape = buildShape(FIGURES[kindB].right);
  const found = contact(a, b);
  if (found === null) throw new RangeError(`${kindA} and ${kindB} do not overlap`);
  const { normal, depth, points } = found;
  const length = Math.min(depth, PANEL.width);
  const moved = length > 0 ? ghost(movedBy(FIGURES[kindB].right, normal.x * length, normal.y * length)) : "";
  const [first, second] = points;
  if (first === undefined) throw new RangeError(`${kindA} and ${kindB} have no contact point`);
  const last = second ?? first;
  const middle = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
  const joined = points.length > 1 ? line(first, last) : "";
  const spots = points.map(spot).join("");
  return [
    drawn(a, "a"),
    drawn(b, "b"),
    moved,
    joined,
    arrow(middle, normal, Math.max(length, SHORTEST_ARROW)),
    spots,
  ].join("");
}

function movedBy(spec: ShapeSpec, dx: number, dy: number): Shape {
  const shape: Shape = fromJSON(spec);
  return moveTo(shape, shape.x + dx, shape.y + dy);
}
