import { ellipse, type Vec2 } from "osculate";
import type { Painter } from "../../../stage/painter.js";
import { balance, pencilOf, rootsOf, valueAt } from "../pencil.js";
import { around, paintImage, type Sketch, turnedImage } from "./sketch.js";

/** Pictures of the exact test. */

interface Form {
  readonly centre: Vec2;
  readonly rx: number;
  readonly ry: number;
  readonly angle: number;
}

const white: Form = { centre: { x: -0.7, y: 0.2 }, rx: 1.7, ry: 0.9, angle: 0.5 };
const blue: Form = { centre: { x: 0.8, y: -0.1 }, rx: 1.5, ry: 0.8, angle: -0.6 };

/** 1 − ξ²/a² − η²/b² along a line: its value at the start, and how it goes on. */
function along({ centre, rx, ry, angle }: Form, from: Vec2, { x, y }: Vec2) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const local = (v: Vec2) => ({ x: (v.x * cos + v.y * sin) / rx, y: (v.y * cos - v.x * sin) / ry });
  const p = local({ x: from.x - centre.x, y: from.y - centre.y });
  const d = local({ x, y });
  return {
    start: 1 - p.x * p.x - p.y * p.y,
    linear: -2 * (p.x * d.x + p.y * d.y),
    square: -(d.x * d.x + d.y * d.y),
  };
}

/** The outline of λA + B, from a point that is inside both: on each ray it is met once. */
function mixture(lambda: number, from: Vec2): Vec2[] {
  return Array.from({ length: 121 }, (_, i) => {
    const direction = { x: Math.cos((Math.PI * i) / 60), y: Math.sin((Math.PI * i) / 60) };
    const [ofA, ofB] = [along(white, from, direction), along(blue, from, direction)];
    const start = lambda * ofA.start + ofB.start;
    const linear = lambda * ofA.linear + ofB.linear;
    const square = lambda * ofA.square + ofB.square;
    const t = (-linear - Math.sqrt(linear * linear - 4 * square * start)) / (2 * square);
    return { x: from.x + t * direction.x, y: from.y + t * direction.y };
  });
}

const imageOf = ({ centre, rx, ry, angle }: Form) => turnedImage(centre, rx, ry, angle);

export const matrices: Sketch = {
  region: around(-0.7, 0.2, 5),
  paint(painter) {
    paintImage(painter, imageOf(white), "idle");
    sign(painter, white.centre, "> 0");
    sign(painter, { x: 1.25, y: 1.1 }, "= 0");
    sign(painter, { x: -2.3, y: 1.5 }, "< 0");
  },
};

function sign(painter: Painter, at: Vec2, relation: string): void {
  painter.label(at, `xᵀA x ${relation}`, "ink", { align: "center", bold: true });
}

export const pencil: Sketch = {
  region: around(0, 0, 5.6),
  paint(painter) {
    const inBoth = { x: 0, y: 0.3 };
    for (const lambda of [0.25, 1, 4]) painter.polyline(mixture(lambda, inBoth), "frame", { width: 1.5 });
    paintImage(painter, imageOf(white), "hit");
    paintImage(painter, imageOf(blue), "hit");
    painter.label({ x: -1.6, y: -0.3 }, "A", "ink", { bold: true });
    painter.label({ x: 1.5, y: -0.6 }, "B", "ink", { bold: true });
  },
};

/** f of two ellipses that are apart, over λ in multiples of its scale. */
export const signs: Sketch = {
  region: around(1, 0.4, 5),
  paint(painter) {
    const cubic = balance(pencilOf(ellipse(-1, 0, 1, 0.9), ellipse(1.05, 0.15, 1, 0.95)));
    const { middle, apartSq } = rootsOf(cubic);
    const curve = Array.from({ length: 161 }, (_, i) => {
      const x = -1.4 + i / 32;
      return { x, y: valueAt(cubic, x) };
    });
    painter.line({ x: -9, y: 0 }, { x: 9, y: 0 }, "guide", { width: 1 });
    painter.line({ x: 0, y: -9 }, { x: 0, y: 9 }, "guide", { width: 1 });
    const below = curve.filter(({ x, y }) => x > 0 && y <= 0);
    painter.polygon(below, "frame", 0.25);
    painter.polyline(curve, "ink", { width: 2.5 });
    for (const root of [middle - Math.sqrt(apartSq), middle + Math.sqrt(apartSq)]) {
      painter.dot({ x: root, y: 0 }, "measure", 5);
    }
    painter.label({ x: 0, y: 1 }, "a₀", "ink", { dx: 12, dy: -8 });
    painter.label({ x: 3.3, y: 0 }, "λ", "ink", { dy: 14 });
    painter.label({ x: middle, y: 0 }, "f(λ) < 0", "frame", { dy: -14, align: "center", bold: true });
  },
};
