import { svgPath } from "../../src/draw/index.js";
import { closestPoints, contact, fromJSON, moveTo, type Shape, type Vec2 } from "../../src/index.js";
import { buildShape, type KindName, type ShapeSpec } from "../generators/spec.js";
import { shift } from "../generators/transform.js";
import { FIGURES } from "./figures.js";

export const PANEL_WIDTH = 118;
export const PANEL_HEIGHT = 76;

/** How far each shape stands back where the two are shown apart. */
const STEP_BACK = 11;
/** The least length of an arrow. */
const SHORTEST_ARROW = 9;

export const STYLE = `
  .ground { fill: #ffffff; }
  .a, .b { stroke-width: 1.6; stroke-linejoin: round; stroke-linecap: round; }
  .a { stroke: #1f5fe0; fill: #1f5fe0; fill-opacity: 0.14; }
  .b { stroke: #d97a0b; fill: #d97a0b; fill-opacity: 0.16; }
  .curve { fill: none; }
  .dot.a, .dot.b { stroke-width: 6.5; }
  .moved { stroke: #d97a0b; stroke-width: 0.8; stroke-dasharray: 2.4 2; fill: none; }
  .found { stroke: #c2185b; stroke-width: 1.3; fill: none; stroke-linecap: round; }
  .tip, .spot { fill: #c2185b; }
  .spot { stroke: #ffffff; stroke-width: 0.5; }
  text { font-family: system-ui, sans-serif; fill: #23262d; }
`;

/** The closest points of the two kinds, apart. */
export function apartPanel(kindA: KindName, kindB: KindName): string {
  const a = shift(FIGURES[kindA].left, -STEP_BACK, -2);
  const b = shift(FIGURES[kindB].right, STEP_BACK, 2);
  const closest = closestPoints(buildShape(a), buildShape(b));
  if (closest.distance === 0) throw new RangeError(`${kindA} and ${kindB} are not apart`);
  const line = `M ${place(closest.a)} L ${place(closest.b)}`;
  const found = `<path class="found" d="${line}"/>${spot(closest.a)}${spot(closest.b)}`;
  return [drawn(a, "a"), drawn(b, "b"), found].join("");
}

/** The contact of the two kinds, overlapping: where b would go, the normal, and the points. */
export function contactPanel(kindA: KindName, kindB: KindName): string {
  const a = FIGURES[kindA].left;
  const b = FIGURES[kindB].right;
  const found = contact(buildShape(a), buildShape(b));
  if (found === null) throw new RangeError(`${kindA} and ${kindB} do not overlap`);
  const { normal, depth, points } = found;
  const length = Math.min(depth, PANEL_WIDTH);
  const moved = length > 0 ? outline(movedBy(b, normal.x * length, normal.y * length), "moved") : "";
  const [first, second] = points;
  if (first === undefined) throw new RangeError(`${kindA} and ${kindB} have no contact point`);
  const last = second ?? first;
  const middle = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
  const joined = points.length > 1 ? `<path class="found" d="M ${place(first)} L ${place(last)}"/>` : "";
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

export function drawn(spec: ShapeSpec, side: "a" | "b"): string {
  if (spec.type === "compound") return spec.shapes.map((part) => drawn(part, side)).join("");
  return outline(buildShape(spec), `${classOf(spec)}${side}`);
}

function classOf(spec: ShapeSpec): string {
  switch (spec.type) {
    case "point":
      return "dot ";
    case "segment":
    case "arc":
    case "polyline":
      return "curve ";
    default:
      return "";
  }
}

function outline(shape: Shape, className: string): string {
  return `<path class="${className}" d="${roundedPath(svgPath(shape))}"/>`;
}

function arrow(from: Vec2, direction: Vec2, length: number): string {
  const at = (along: number, across: number): string =>
    place({
      x: from.x + along * direction.x - across * direction.y,
      y: from.y + along * direction.y + across * direction.x,
    });
  const shaft = `<path class="found" d="M ${at(-length / 2, 0)} L ${at(length / 2, 0)}"/>`;
  const tip = `<path class="tip" d="M ${at(length / 2 + 3, 0)} L ${at(length / 2 - 2, 2.6)} L ${at(length / 2 - 2, -2.6)} Z"/>`;
  return shaft + tip;
}

function spot({ x, y }: Vec2): string {
  return `<circle class="spot" cx="${rounded(x)}" cy="${rounded(y)}" r="1.9"/>`;
}

function place({ x, y }: Vec2): string {
  return `${rounded(x)} ${rounded(y)}`;
}

export function roundedPath(path: string): string {
  return path.replace(/-?\d+(?:\.\d+)?(?:e[-+]?\d+)?/g, (text) => rounded(Number(text)));
}

/** Two digits after the point: far more than a picture shows, far fewer than answers have. */
function rounded(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}
