import { ellipse, type Vec2 } from "osculate";
import type { Painter } from "../../../stage/painter.js";
import type { Role } from "../../../stage/palette.js";
import type { Walk } from "./walk.js";

/** What the method draws once the ellipse stands beside the unit circle; each step by itself. */

const origin: Vec2 = { x: 0, y: 0 };
/** Longer than any picture is wide. */
const far = 40;

export function paintAxes(painter: Painter): void {
  painter.line({ x: -far, y: 0 }, { x: far, y: 0 }, "guide", { width: 1 });
  painter.line({ x: 0, y: -far }, { x: 0, y: far }, "guide", { width: 1 });
}

export function paintStanding(painter: Painter, { E, a, b }: Walk, role: Role): void {
  painter.shape(ellipse(E.x, E.y, a, b), role, { fill: 0.14 });
  painter.shape(ellipse(0, 0, 1, 1), role, { fill: 0.14 });
}

/** The box's sides, and the lines x = −1 and y = 1 of the circle's; the ones that part them stand out. */
export function paintBoxes(painter: Painter, { E, a, b }: Walk): void {
  const style = { width: 1.5, dash: [5, 5] } as const;
  const left = E.x + a < -1 ? "measure" : "guide";
  const above = E.y - b > 1 ? "measure" : "guide";
  painter.line({ x: -1, y: -far }, { x: -1, y: far }, left, style);
  painter.line({ x: -far, y: 1 }, { x: far, y: 1 }, above, style);
  const [right, top, bottom] = [E.x + a, E.y + b, E.y - b];
  const corners = [
    { x: right, y: top },
    { x: right, y: bottom },
    { x: E.x - a, y: bottom },
    { x: E.x - a, y: top },
    { x: right, y: top },
  ];
  painter.polyline(corners, "frame", style);
}

/** P on the line x = −1, or below the centre, and what its height and distance are compared with. */
export function paintPoint(painter: Painter, { E, test }: Walk): void {
  const { P } = test.found;
  if (!P) return;
  const dashed = { width: 1.5, dash: [5, 5] } as const;
  if (E.x < -1) {
    painter.line({ x: -1, y: -far }, { x: -1, y: far }, "guide", dashed);
    painter.line({ x: -far, y: 1 }, { x: far, y: 1 }, test.exit === "above" ? "measure" : "guide", dashed);
    painter.line(P, { x: P.x, y: 0 }, "measure", { width: 3 });
  } else {
    painter.line(E, P, "guide", dashed);
    painter.line(origin, P, "measure", { width: 3 });
  }
  ofEllipse(painter, P, "P");
}

/** P′ at P's height, and the tangents at both. */
export function paintSlopes(painter: Painter, walk: Walk): void {
  const { P, P1 } = walk.test.found;
  if (!P || !P1) return;
  painter.line(P, P1, "guide", { width: 1.5, dash: [5, 5] });
  tangent(painter, P, tangentOfEllipse(walk, P), "frame");
  tangent(painter, P1, tangentOfCircle(P1), "measure");
  ofEllipse(painter, P, "P");
  ofCircle(painter, P1, "P′");
}

/** From P on along the ellipse and from P′ back along the circle by the same angle, with the tangents there. */
export function paintEqualSlopes(painter: Painter, walk: Walk, portion: number): void {
  const { E, a, b } = walk;
  const { P, P1, quadratic } = walk.test.found;
  if (!P || !P1 || !quadratic) return;
  const whole = Math.atan(quadratic.x);
  const beta = Math.atan2((P.y - E.y) / b, (P.x - E.x) / a);
  const alpha = Math.atan2(P1.y, P1.x);
  const onEllipse = (x: number) => ({ x: E.x + a * Math.cos(beta + x), y: E.y + b * Math.sin(beta + x) });
  const onCircle = (x: number) => ({ x: Math.cos(alpha - x), y: Math.sin(alpha - x) });
  const way = Array.from({ length: 33 }, (_, i) => (whole * portion * i) / 32);
  painter.polyline(way.map(onEllipse), "frame", { width: 4 });
  painter.polyline(way.map(onCircle), "measure", { width: 4 });
  const [q, q1] = [onEllipse(whole * portion), onCircle(whole * portion)];
  tangent(painter, q, tangentOfEllipse(walk, q), "frame");
  tangent(painter, q1, tangentOfCircle(q1), "measure");
  ofEllipse(painter, P, "P");
  ofCircle(painter, P1, "P′");
  if (portion === 0) return;
  ofEllipse(painter, q, "Q");
  ofCircle(painter, q1, "Q′");
}

/** Whether Q is in the circle. */
export function paintCaseI(painter: Painter, { test }: Walk): void {
  const { Q } = test.found;
  if (!Q) return;
  painter.line(origin, Q, "measure", { width: 3 });
  ofEllipse(painter, Q, "Q");
}

/** Whether Q′ is in the ellipse. */
export function paintCaseII(painter: Painter, { E, test }: Walk): void {
  const { Q, Q1 } = test.found;
  if (!Q || !Q1) return;
  painter.line(E, Q1, "measure", { width: 3 });
  ofEllipse(painter, Q, "Q");
  ofCircle(painter, Q1, "Q′");
}

/** The tangent at Q enters the circle in R′; R, with the slope at R′, should be in the circle. */
export function paintCaseIII(painter: Painter, walk: Walk): void {
  const { Q, Q1, R1, R } = walk.test.found;
  if (!Q || !Q1) return;
  tangent(painter, Q, tangentOfEllipse(walk, Q), "frame");
  if (R1 && R) {
    tangent(painter, R1, tangentOfCircle(R1), "guide");
    painter.line(origin, R, "measure", { width: 3 });
  }
  ofEllipse(painter, Q, "Q");
  ofCircle(painter, Q1, "Q′");
  if (R1) ofCircle(painter, R1, "R′");
  if (R) ofEllipse(painter, R, "R");
}

/** The directions v₁ at Q′ and v₂ at L, above or below it; S′ has the one between them, and should be in the ellipse. */
export function paintCaseIV(painter: Painter, walk: Walk): void {
  const { Q, Q1, L, S1 } = walk.test.found;
  if (!Q || !Q1 || !L || !S1) return;
  const length = 0.2 * Math.max(Math.hypot(Q.x - Q1.x, Q.y - Q1.y), Math.hypot(L.x - Q1.x, L.y - Q1.y));
  const arrow = (from: Vec2, { x, y }: Vec2, name: string, dy: number) => {
    const size = length / Math.hypot(x, y);
    const to = { x: from.x + x * size, y: from.y + y * size };
    painter.arrow(from, to, "frame", { width: 2.5 });
    painter.label(to, name, "frame", { dx: 10, dy });
  };
  painter.line(Q1, L, "guide", { width: 1.5, dash: [5, 5] });
  painter.line(walk.E, S1, "measure", { width: 3 });
  arrow(Q1, tangentOfCircle(Q1), "v₁", 8);
  arrow(L, tangentOfEllipse(walk, L), "v₂", -8);
  arrow(S1, tangentOfCircle(S1), "v₃", 8);
  ofEllipse(painter, Q, "Q");
  ofCircle(painter, Q1, "Q′");
  ofEllipse(painter, L, "L");
  ofCircle(painter, S1, "S′");
}

/** To the upper right, as the page has it. */
function tangentOfCircle({ x, y }: Vec2): Vec2 {
  return { x: y, y: -x };
}

function tangentOfEllipse({ E, a, b }: Walk, { x, y }: Vec2): Vec2 {
  return { x: (-(y - E.y) * a) / b, y: ((x - E.x) * b) / a };
}

function tangent(painter: Painter, at: Vec2, { x, y }: Vec2, role: Role): void {
  const size = far / Math.hypot(x, y);
  painter.line({ x: at.x - x * size, y: at.y - y * size }, { x: at.x + x * size, y: at.y + y * size }, role, {
    width: 1.5,
  });
}

/** The ellipse is on the upper left, so there its points are named; the circle's on their lower right. */
function ofEllipse(painter: Painter, at: Vec2, name: string): void {
  painter.dot(at, "frame", 4.5);
  painter.label(at, name, "ink", { dx: -9, dy: -12, align: "right", bold: true });
}

function ofCircle(painter: Painter, at: Vec2, name: string): void {
  painter.dot(at, "measure", 4.5);
  painter.label(at, name, "ink", { dx: 9, dy: 13, bold: true });
}
