import { ellipse, overlaps, type Vec2 } from "osculate";
import type { Painter } from "../../../stage/painter.js";
import { endings } from "../presets.js";
import { besideCircle, type Scene } from "../scene.js";
import {
  paintAxes,
  paintBoxes,
  paintCaseI,
  paintCaseII,
  paintCaseIII,
  paintCaseIV,
  paintEqualSlopes,
  paintPoint,
  paintSlopes,
  paintStanding,
} from "./construction.js";
import { around, dashed, nameBeyond, paintHalfAxes, type Sketch, turnedImage } from "./sketch.js";
import { type Walk, walkOf } from "./walk.js";

/** Pictures of the test beside the unit circle, each of a pair that ends there. */

/** Both shapes of a scene, and what a step draws of it. */
function sketch(scene: Scene, [x, y, width]: readonly [number, number, number], draw: Draw): Sketch {
  const walk = walkOf(scene);
  return {
    region: around(x, y, width),
    paint(painter) {
      paintAxes(painter);
      paintStanding(painter, walk, overlaps(scene.a, scene.b) ? "hit" : "idle");
      draw(painter, walk);
    },
  };
}

type Draw = (painter: Painter, walk: Walk) => void;

export const tangents: Sketch = {
  region: around(-0.9, 1.15, 6.4),
  paint(painter) {
    const [E, a, b] = [{ x: -2, y: 1.5 }, 0.9, 1.5];
    const [beta, alpha] = [-0.75, 2.35];
    const L = { x: E.x + a * Math.cos(beta), y: E.y + b * Math.sin(beta) };
    const R = { x: Math.cos(alpha), y: Math.sin(alpha) };
    paintAxes(painter);
    painter.shape(ellipse(E.x, E.y, a, b), "idle");
    painter.shape(ellipse(0, 0, 1, 1), "idle");
    paintHalfAxes(painter, turnedImage(E, a, b, 0), "guide", ["a", "b"]);
    angle(painter, E, L, 0, Math.atan2(L.y - E.y, L.x - E.x), "β");
    angle(painter, { x: 0, y: 0 }, R, 0, alpha, "α");
    arrow(painter, L, { x: -a * Math.sin(beta), y: b * Math.cos(beta) });
    arrow(painter, R, { x: Math.sin(alpha), y: -Math.cos(alpha) });
    name(painter, L, "L", -1);
    name(painter, R, "R", 1);
    name(painter, E, "E", -1);
  },
};

export const boxes = sketch(endings.boxes.scene, [-0.9, 1.5, 7], (painter, walk) => {
  paintBoxes(painter, walk);
  const above = walkOf(besideCircle(-0.4, 2.55, 0.8, 1.3));
  painter.shape(ellipse(above.E.x, above.E.y, above.a, above.b), "idle", { fill: 0.06, opacity: 0.6 });
  paintBoxes(painter, above);
});

/** The centre left of x = −1; beside it, fainter, an ellipse whose P is above y = 1. */
export const pointOnLine = sketch(endings.below.scene, [-0.9, 1.25, 7.8], (painter, walk) => {
  const above = walkOf(endings.above.scene);
  painter.shape(ellipse(above.E.x, above.E.y, above.a, above.b), "idle", { fill: 0.06 });
  paintPoint(painter, above);
  paintPoint(painter, walk);
});

export const lowestPoint = sketch(endings.inside.scene, [-0.6, 0.8, 5.4], (painter, walk) => {
  const below = walkOf(besideCircle(-0.85, 0.3, 0.5, 1.2));
  painter.shape(ellipse(below.E.x, below.E.y, below.a, below.b), "hit", { fill: 0.06 });
  paintPoint(painter, below);
  paintPoint(painter, walk);
});

export const slopes = sketch(endings.slope.scene, [-0.75, 0.8, 2.2], paintSlopes);

export const equalSlopes = sketch(endings.I.scene, [-0.75, 0.5, 1.6], (painter, walk) =>
  paintEqualSlopes(painter, walk, 1),
);

export const equalSlopesFromBelow = sketch(endings.III.scene, [-0.55, 0.7, 1.5], (painter, walk) =>
  paintEqualSlopes(painter, walk, 1),
);

export const caseI = sketch(endings.I.scene, [-0.6, 0.55, 1.9], paintCaseI);

export const caseII = sketch(endings.II.scene, [-0.945, 0.335, 0.16], paintCaseII);

export const caseIII = sketch(endings.III.scene, [-0.57, 0.82, 0.24], paintCaseIII);

export const caseIV = sketch(endings.IVHit.scene, [-0.57, 0.825, 0.27], paintCaseIV);

function angle(painter: Painter, from: Vec2, to: Vec2, start: number, sweep: number, what: string): void {
  painter.line(from, to, "guide", dashed);
  painter.arc(from, 0.32, start, sweep, "measure", { width: 2 });
  const middle = start + sweep / 2;
  painter.label(
    { x: from.x + 0.52 * Math.cos(middle), y: from.y + 0.52 * Math.sin(middle) },
    what,
    "measure",
    { align: "center", bold: true },
  );
}

function arrow(painter: Painter, from: Vec2, { x, y }: Vec2): void {
  const size = 0.9 / Math.hypot(x, y);
  painter.arrow(from, { x: from.x + x * size, y: from.y + y * size }, "frame", { width: 2.5 });
}

/** To the right of and below a point, or to the left of and above it. */
function name(painter: Painter, at: Vec2, text: string, side: 1 | -1): void {
  painter.dot(at, "measure", 4);
  nameBeyond(painter, { x: at.x - side, y: at.y + side }, at, text, "ink");
}
