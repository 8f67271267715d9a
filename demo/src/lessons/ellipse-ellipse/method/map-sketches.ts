import type { Vec2 } from "osculate";
import type { Painter } from "../../../stage/painter.js";
import { toUnitCircle } from "../../../tutorials/ellipse-ellipse.js";
import {
  around,
  dashed,
  type Image,
  moved,
  nameBeyond,
  paintHalfAxes,
  paintImage,
  pointOf,
  type Sketch,
  turnedImage,
} from "./sketch.js";

/** Pictures of the maps: what they keep, and how they bring both ellipses to where they are tested. */

const origin: Vec2 = { x: 0, y: 0 };
const circle: Image = turnedImage(origin, 1, 1, 0);

export const scaledAndTurned: Sketch = {
  region: around(1.75, 0.2, 6.4),
  paint(painter) {
    const theta = 0.6;
    const ellipse = turnedImage({ x: 2.9, y: 0.6 }, 1.8, 0.9, theta);
    paintImage(painter, circle, "idle");
    paintHalfAxes(painter, circle, "guide");
    painter.label({ x: 0, y: -1 }, "1", "ink", { dy: 16, align: "center" });
    paintImage(painter, ellipse, "frame");
    paintHalfAxes(painter, ellipse, "frame", ["a", "b"]);
    painter.line(ellipse.centre, { x: ellipse.centre.x + 1.6, y: ellipse.centre.y }, "guide", dashed);
    painter.arc(ellipse.centre, 0.7, 0, theta, "measure", { width: 2 });
    painter.label(ellipse.centre, "θ", "measure", { dx: 46, dy: -12, bold: true });
    painter.label(ellipse.centre, "E", "ink", { dx: -12, dy: 12, bold: true });
  },
};

/** A shear and a stretch, as a map makes them of upright things. */
const sheared = ({ x, y }: Vec2): Vec2 => ({ x: 0.8 * x + 0.5 * y, y: -0.3 * x + 0.75 * y });

function shearedImage({ first, second, centre }: Image, by: Vec2): Image {
  const image = { first: sheared(first), second: sheared(second), centre: sheared(centre) };
  return moved(image, by);
}

export const sharedPoint: Sketch = {
  region: around(0, 0, 8.4),
  paint(painter) {
    const left = { x: -2.1, y: 0.2 };
    const right = { x: 2.3, y: -0.1 };
    const one = turnedImage({ x: -0.7, y: 0.3 }, 1.2, 0.7, 0.5);
    const other = turnedImage({ x: 0.7, y: -0.3 }, 1.1, 0.8, -0.7);
    const p = { x: 0.06, y: 0.24 };
    for (const image of [one, other]) {
      paintImage(painter, moved(image, left), "hit");
      paintImage(painter, shearedImage(image, right), "hit");
    }
    arrowBetween(painter, "M");
    const from = { x: p.x + left.x, y: p.y + left.y };
    const mapped = sheared(p);
    const to = { x: mapped.x + right.x, y: mapped.y + right.y };
    name(painter, from, "p");
    name(painter, to, "Mp");
  },
};

export const ellipseAgain: Sketch = {
  region: around(0.3, -0.1, 8.2),
  paint(painter) {
    const map: Image = {
      first: { x: 1.35, y: 0.35 },
      second: { x: 0.75, y: 1.05 },
      centre: { x: 1.7, y: 0 },
    };
    const axes = axesOf(map);
    const left = moved(circle, { x: -2.1, y: 0 });
    paintImage(painter, left, "idle");
    paintHalfAxes(painter, left, "guide");
    const before = { ...left, first: axes.before[0], second: axes.before[1] };
    paintHalfAxes(painter, before, "measure", ["w₁", "w₂"]);
    arrowBetween(painter, "N", -0.4);
    paintImage(painter, map, "frame");
    paintHalfAxes(painter, map, "guide");
    const after = { ...map, first: axes.after[0], second: axes.after[1] };
    paintHalfAxes(painter, after, "measure", ["σ₁u₁", "σ₂u₂"]);
  },
};

/** The perpendicular directions that a map leaves perpendicular, before and after it. */
function axesOf({ first, second }: Image): {
  readonly before: readonly [Vec2, Vec2];
  readonly after: readonly [Vec2, Vec2];
} {
  const e = first.x ** 2 + second.x ** 2;
  const f = first.x * first.y + second.x * second.y;
  const g = first.y ** 2 + second.y ** 2;
  const t = Math.atan2(2 * f, e - g) / 2;
  const axis = (angle: number) => {
    const u = { x: Math.cos(angle), y: Math.sin(angle) };
    const back = { x: first.x * u.x + first.y * u.y, y: second.x * u.x + second.y * u.y };
    const sigma = Math.hypot(back.x, back.y);
    return {
      before: { x: back.x / sigma, y: back.y / sigma },
      after: { x: u.x * sigma, y: u.y * sigma },
    };
  };
  const [one, other] = [axis(t), axis(t + Math.PI / 2)];
  return { before: [one.before, other.before], after: [one.after, other.after] };
}

const white = { x: -1.5, y: 1, rx: 1.7, ry: 0.8, angle: 1 };
const blue = { x: 0.9, y: -0.4, rx: 1.6, ry: 0.9, angle: 0.4 };
const frame = toUnitCircle(white, blue);
const whiteInFrame: Image = { first: frame.columns[0], second: frame.columns[1], centre: frame.columns[2] };
const whiteAxes: Image = {
  first: scaled(frame.axes[0], frame.radii[0]),
  second: scaled(frame.axes[1], frame.radii[1]),
  centre: frame.columns[2],
};

export const blueBecomesCircle: Sketch = {
  region: around(0.3, 0.6, 11),
  paint(painter) {
    const left = { x: -2.2, y: 0.4 };
    const right = { x: 4, y: 0 };
    const pair = [
      ["White", turnedImage(white, white.rx, white.ry, white.angle), whiteInFrame],
      ["Blue", turnedImage(blue, blue.rx, blue.ry, blue.angle), circle],
    ] as const;
    for (const [who, before, after] of pair) {
      paintImage(painter, moved(before, left), "idle");
      paintImage(painter, moved(after, right), "frame");
      painter.label(moved(before, left).centre, who, "ink", { align: "center" });
      painter.label(moved(after, right).centre, who, "ink", { align: "center" });
    }
    arrowBetween(painter, "M₂⁻¹", 1);
  },
};

export const alongItsAxes: Sketch = {
  region: around(0.5, 1, 10.4),
  paint(painter) {
    const left = { x: -2.2, y: 0 };
    const right = { x: 2, y: 0 };
    const [before, centre] = [moved(whiteAxes, left), left];
    paintImage(painter, before, "idle");
    paintImage(painter, moved(circle, left), "idle");
    paintHalfAxes(painter, before, "measure", ["i", "j"]);
    name(painter, centre, "C");
    const after = turnedImage(
      { x: frame.centre.x + right.x, y: frame.centre.y + right.y },
      frame.radii[0],
      frame.radii[1],
      0,
    );
    paintImage(painter, after, "frame");
    paintImage(painter, moved(circle, right), "frame");
    paintHalfAxes(painter, after, "measure", ["i", "j"]);
    name(painter, after.centre, "−C");
  },
};

export const reflected: Sketch = {
  region: around(0, 1, 8.4),
  paint(painter) {
    const lying = turnedImage({ x: 2.5, y: 0.9 }, 1.3, 0.7, 0);
    const second = turnedImage({ x: -2.5, y: 0.9 }, 1.3, 0.7, 0);
    const standing = turnedImage({ x: -0.9, y: 2.5 }, 0.7, 1.3, 0);
    painter.line({ x: -9, y: 0 }, { x: 9, y: 0 }, "guide", { width: 1 });
    painter.line({ x: 0, y: -9 }, { x: 0, y: 9 }, "guide", { width: 1 });
    painter.line({ x: -9, y: 9 }, { x: 9, y: -9 }, "guide", dashed);
    painter.label({ x: 2.2, y: -2.2 }, "y = −x", "ink", { dx: 8, dy: -8 });
    paintImage(painter, circle, "idle");
    paintImage(painter, lying, "idle");
    paintImage(painter, second, "frame");
    paintImage(painter, standing, "frame");
    painter.arrow(pointOf(lying, Math.PI), pointOf(second, 0), "measure", { width: 2 });
    painter.arrow(second.centre, standing.centre, "measure", { width: 2 });
  },
};

function arrowBetween(painter: Painter, what: string, x = 0): void {
  const y = -1.4;
  painter.arrow({ x: x - 0.5, y }, { x: x + 0.5, y }, "ink", { width: 2 });
  painter.label({ x, y }, what, "ink", { dy: -14, align: "center", bold: true });
}

function name(painter: Painter, at: Vec2, text: string): void {
  painter.dot(at, "measure", 4);
  nameBeyond(painter, { x: at.x - 1, y: at.y - 1 }, at, text, "ink");
}

function scaled({ x, y }: Vec2, factor: number): Vec2 {
  return { x: x * factor, y: y * factor };
}
