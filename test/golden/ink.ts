import { svgPath } from "../../src/draw/index.js";
import { Kind, type Shape, type Vec2 } from "../../src/index.js";

/** Which of two shapes is drawn. */
export type Side = "a" | "b";

/** By day, and by night. */
export const STYLE = `
  .sheet { fill: #f3f1ec; }
  .ground { fill: #ffffff; }
  .a, .b { stroke-width: 1.6; stroke-linejoin: round; stroke-linecap: round; }
  .a { stroke: #1f5fe0; fill: #1f5fe0; fill-opacity: 0.14; }
  .b { stroke: #d97a0b; fill: #d97a0b; fill-opacity: 0.16; }
  .curve { fill: none; }
  .dot.a, .dot.b { stroke-width: 6.5; }
  .moved { stroke: #d97a0b; stroke-width: 0.8; stroke-dasharray: 2.4 2; fill: none; }
  .dot.moved { stroke-width: 3.5; stroke-dasharray: none; stroke-linecap: round; }
  .found { stroke: #c2185b; stroke-width: 1.3; fill: none; stroke-linecap: round; }
  .tip, .spot { fill: #c2185b; }
  .spot { stroke: #ffffff; stroke-width: 0.5; }
  .asked { fill: #ffffff; stroke: #23262d; stroke-width: 1; }
  .line { stroke: #23262d; stroke-width: 0.7; fill: none; stroke-linecap: round; }
  .start { fill: #23262d; }
  .dashed { stroke-dasharray: 3 2.4; }
  .common { fill: #c2185b; fill-opacity: 0.5; stroke: none; }
  text { font-family: system-ui, sans-serif; fill: #23262d; }
  .title { font-size: 15px; }
  .kind { font-size: 11px; font-weight: 600; }
  .number { font-size: 9px; }
  .a-label, .b-label { font-size: 15px; font-weight: 600; }
  .a-label { fill: #1f5fe0; }
  .b-label { fill: #b86200; }
  @media (prefers-color-scheme: dark) {
    .sheet { fill: #14161b; }
    .ground { fill: #1f232b; }
    .a { stroke: #7aa5ff; fill: #7aa5ff; }
    .b, .moved { stroke: #f2a447; }
    .b { fill: #f2a447; }
    .curve, .moved, .found { fill: none; }
    .found { stroke: #ff6d9e; }
    .tip, .spot, .common { fill: #ff6d9e; }
    .spot { stroke: #1f232b; }
    .asked { fill: #1f232b; stroke: #e8e6e1; }
    .line { stroke: #e8e6e1; }
    .start { fill: #e8e6e1; }
    text { fill: #e8e6e1; }
    .a-label { fill: #7aa5ff; }
    .b-label { fill: #f2a447; }
  }
`;

export function drawn(shape: Shape, side: Side): string {
  if (shape.kind === Kind.compound) return shape.parts.map((part) => drawn(part, side)).join("");
  return outline(shape, `${classOf(shape)}${side}`);
}

/** The outline alone, dashed, of a shape that is not there. */
export function ghost(shape: Shape): string {
  return outline(shape, `${shape.kind === Kind.point ? "dot " : ""}moved`);
}

function classOf({ kind }: Shape): string {
  switch (kind) {
    case Kind.point:
      return "dot ";
    case Kind.segment:
    case Kind.arc:
    case Kind.polyline:
      return "curve ";
    default:
      return "";
  }
}

function outline(shape: Shape, className: string): string {
  return `<path class="${className}" d="${pathOf(shape)}"/>`;
}

export function pathOf(shape: Shape): string {
  return roundedPath(svgPath(shape));
}

/** An arrow about a middle. */
export function arrow(middle: Vec2, direction: Vec2, length: number): string {
  return arrowBetween(along(middle, direction, -length / 2), along(middle, direction, length / 2));
}

/** An arrow whose tip goes a little beyond the end. */
export function arrowBetween(from: Vec2, to: Vec2, className = "found"): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const direction = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const corner = (ahead: number, aside: number): string =>
    place(along(along(to, direction, ahead), { x: -direction.y, y: direction.x }, aside));
  const tip = `<path class="tip" d="M ${corner(3, 0)} L ${corner(-2, 2.6)} L ${corner(-2, -2.6)} Z"/>`;
  return line(from, to, className) + tip;
}

function along({ x, y }: Vec2, direction: Vec2, length: number): Vec2 {
  return { x: x + length * direction.x, y: y + length * direction.y };
}

export function line(from: Vec2, to: Vec2, className = "found"): string {
  return `<path class="${className}" d="M ${place(from)} L ${place(to)}"/>`;
}

/** A place that was found. */
export function spot(at: Vec2): string {
  return ring(at, "spot", 1.9);
}

/** A place that something was asked about. */
export function asked(at: Vec2): string {
  return ring(at, "asked", 2.2);
}

export function ring({ x, y }: Vec2, className: string, radius: number): string {
  return `<circle class="${className}" cx="${rounded(x)}" cy="${rounded(y)}" r="${radius}"/>`;
}

/** A number, or a few words, in a corner of a panel. */
export function note(x: number, y: number, text: string): string {
  return `<text class="number" x="${x}" y="${y}">${text}</text>`;
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
