import type { Vec2 } from "osculate";
import { say } from "../../site/language.js";
import type { Painter } from "../../stage/painter.js";
import type { Role } from "../../stage/palette.js";
import { toWorld } from "../../stage/view.js";
import { type MethodStep, methodSteps, outlinesAt, portionOf, stepOfExit, type Walk } from "./affine-walk.js";
import type { MethodTrace } from "./tutorial-method.js";
import type { UnitCircleFrame } from "./unit-circle-frame.js";
import { exitWords } from "./words.js";

const origin: Vec2 = { x: 0, y: 0 };

export function paintWalk(painter: Painter, walk: Walk, hit: boolean, position: number): void {
  const { a, b } = outlinesAt(walk, position);
  const role: Role = hit ? "hit" : "idle";
  paintAxes(painter);
  for (const [points, name] of [
    [a, "A"],
    [b, "B"],
  ] as const) {
    painter.polygon(points, role, 0.14);
    painter.polyline(points, role, { width: 2.5 });
    nameOutline(
      painter,
      points,
      name,
      position > methodSteps.indexOf("stepLine") ? pointsOf(walk.trace) : [],
    );
  }
  const { exit } = walk.trace;
  if (exit === "notANumber") paintBreakdown(painter, b, position);
  else if (position > methodSteps.indexOf("stepTrivial")) paintConstruction(painter, walk, position);
  if (position >= methodSteps.indexOf(stepOfExit[exit]) + 1) paintEnding(painter, walk);
}

/** Above the highest point of the outline that the stage shows, or away from the points of the construction. */
function nameOutline(
  painter: Painter,
  outline: readonly Vec2[],
  name: string,
  others: readonly Vec2[],
): void {
  const { width, height } = painter.view;
  const seen = outline.filter((point) => {
    const { x, y } = painter.pixel(point);
    return x > 30 && x < width - 30 && y > 34 && y < height - 60;
  });
  const [first] = seen;
  if (!first) return;
  const room = (point: Vec2) =>
    others.length === 0
      ? point.y
      : Math.min(...others.map(({ x, y }) => Math.hypot(point.x - x, point.y - y)));
  const best = seen.reduce((roomiest, point) => (room(point) > room(roomiest) ? point : roomiest), first);
  painter.label(best, name, "ink", { dy: -16, align: "center", bold: true, size: 16 });
}

function pointsOf({ p, pPrime, q, qPrime, r, sPrime }: MethodTrace): Vec2[] {
  return [p, pPrime, q, qPrime, r, sPrime].filter((point) => point !== null);
}

/** In place of a turn that has no direction. */
function paintBreakdown(painter: Painter, outline: readonly Vec2[], position: number): void {
  if (position <= methodSteps.indexOf("stepUpright")) return;
  const half = outline[Math.floor(outline.length / 2)] ?? origin;
  const centre = mix(outline[0] ?? origin, half, 0.5);
  painter.label(centre, "0 / 0", "measure", { align: "center", bold: true, size: 26 });
}

/** Which ending it was, in the corner of the stage. */
function paintEnding(painter: Painter, { trace }: Walk): void {
  const { view } = painter;
  const corner = toWorld(view, { x: 16, y: view.height - 22 });
  painter.label(corner, say(exitWords[trace.exit]), "measure", {
    bold: true,
    size: view.width < 480 ? 13 : 15,
  });
}

function paintAxes(painter: Painter): void {
  const { view } = painter;
  const far = (view.width + view.height) / view.scale;
  painter.line({ x: view.x - far, y: 0 }, { x: view.x + far, y: 0 }, "guide", { width: 1 });
  painter.line({ x: 0, y: view.y - far }, { x: 0, y: view.y + far }, "guide", { width: 1 });
}

/** Each step's lines, up to the one in which the method ended. */
function paintConstruction(painter: Painter, { frame, trace }: Walk, position: number): void {
  const shown = (step: MethodStep) => position > methodSteps.indexOf(step);
  const now = (step: MethodStep) => Math.ceil(position) - 1 === methodSteps.indexOf(step);
  const { p, pPrime, q, qPrime, r, sPrime } = trace;
  const centre = { x: frame.cx, y: frame.cy };

  if (now("stepTrivial") || p === null) paintBox(painter, frame, trace);
  painter.dot(centre, "ink", 3);
  painter.dot(origin, "ink", 3);
  if (!p || !pPrime || !q || !shown("stepLine")) return;

  const grown = portionOf("stepLine", position);
  painter.line(centre, mix(centre, origin, grown), "guide", { width: 1.5 });
  const onLine = now("stepLine") || trace.exit === "caseI";
  if (onLine) painter.line(origin, pPrime, "measure", { width: 3 });

  if (shown("stepSlope") && trace.exit !== "caseI") {
    tangent(painter, pPrime, q, "frame", 1);
    if (now("stepSlope") || trace.exit === "caseII") {
      tangent(painter, p, p, "guide", 1);
      painter.line(origin, scaled(q, trace.tangentDistance ?? 0), "measure", { width: 3 });
    }
    name(painter, q, "Q", qPrime && Math.hypot(qPrime.x, qPrime.y) < 1 ? "left" : "right");
  }
  if (qPrime && shown("stepQuadratic")) {
    painter.line(origin, scaled(q, 40), "guide", { width: 1.5, dash: [6, 5] });
    if (now("stepQuadratic") || trace.exit === "caseIII") {
      painter.line(origin, qPrime, "measure", { width: 3 });
    }
    name(painter, qPrime, "Q′", Math.hypot(qPrime.x, qPrime.y) < 1 ? "right" : "left");
  }
  if (qPrime && r && shown("stepLast")) {
    painter.line(qPrime, mix(qPrime, r, 1.6), "frame", { width: 1.5 });
    painter.line(origin, scaled(r, 40), "guide", { width: 1.5, dash: [2, 5] });
    if (sPrime) painter.line(origin, sPrime, "measure", { width: 3 });
    name(painter, r, "R", "above");
    if (sPrime) name(painter, sPrime, "S′", "left");
  }
  name(painter, p, "P", Math.hypot(pPrime.x, pPrime.y) < 1 ? "left" : "right");
  name(painter, pPrime, "P′", Math.hypot(pPrime.x, pPrime.y) < 1 ? "right" : "left");
}

/** The box's two sides that matter, and the lines x = −1 and y = 1 of the circle's box. */
function paintBox(painter: Painter, { a, b, cx, cy }: UnitCircleFrame, { exit }: MethodTrace): void {
  const style = { width: 1.5, dash: [5, 5] } as const;
  const far = 40;
  const role: Role = exit === "boxesApart" ? "measure" : "guide";
  painter.line({ x: -1, y: -far }, { x: -1, y: far }, cx + a < -1 ? role : "guide", style);
  painter.line({ x: -far, y: 1 }, { x: far, y: 1 }, cy - b > 1 ? role : "guide", style);
  painter.polyline(
    [
      { x: cx + a, y: cy + b },
      { x: cx + a, y: cy - b },
      { x: cx - a, y: cy - b },
      { x: cx - a, y: cy + b },
      { x: cx + a, y: cy + b },
    ],
    "frame",
    style,
  );
}

/** A line through a point, perpendicular to a unit normal. */
function tangent(painter: Painter, at: Vec2, normal: Vec2, role: Role, opacity: number): void {
  const far = 40;
  painter.line(
    { x: at.x + normal.y * far, y: at.y - normal.x * far },
    { x: at.x - normal.y * far, y: at.y + normal.x * far },
    role,
    { width: 1.5, opacity },
  );
}

const namePlaces = {
  left: { dx: -10, dy: -10, align: "right" },
  right: { dx: 10, dy: 12, align: "left" },
  above: { dx: 10, dy: -12, align: "left" },
} as const;

/**
 * The outer point of a pair is named on the left, the inner one on the right: they often lie close together. R is named
 * above, clear of the line to S′.
 */
function name(painter: Painter, at: Vec2, text: string, side: keyof typeof namePlaces): void {
  painter.dot(at, "frame", 4.5);
  painter.label(at, text, "ink", { ...namePlaces[side], bold: true });
}

function scaled(v: Vec2, factor: number): Vec2 {
  return { x: v.x * factor, y: v.y * factor };
}

function mix(from: Vec2, to: Vec2, portion: number): Vec2 {
  return { x: from.x + (to.x - from.x) * portion, y: from.y + (to.y - from.y) * portion };
}
