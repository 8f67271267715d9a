import type { Vec2 } from "osculate";
import { type Circle, circle, degrees, type Rect, rect } from "osculate";
import { clamp } from "../../parts/number-format.js";
import { portion } from "../../parts/portion.js";
import { say } from "../../site/language.js";
import { radians } from "../../stage/local-frame.js";
import type { Painter } from "../../stage/painter.js";
import type { Role } from "../../stage/palette.js";
import { toWorld } from "../../stage/view.js";
import { meet } from "./code.js";
import { type CircleRectFigures, circleRectFigures, type Zone } from "./figures.js";
import { ballOf, boxOf, givenAngle, type Setting } from "./setting.js";
import { zoneNames } from "./words.js";

/** How many steps the calculation has: upright, turn, nearest x, nearest y, measure. */
export const stepCount = 5;

/** What is to be drawn. */
interface Scene {
  readonly setting: Setting;
  readonly ball: Circle;
  readonly box: Rect;
  readonly figures: CircleRectFigures;
  /** How many steps are done, and how much of the next. */
  readonly progress: number;
}

/** The shapes, and over them the calculation, as far as it has come, in green and orange. */
export function paintScene(painter: Painter, setting: Setting, progress = stepCount, labels = true): void {
  const ball = ballOf(setting);
  const box = boxOf(setting);
  const scene = { setting, ball, box, figures: circleRectFigures(ball, box), progress };
  // The frame lies below the shapes: where both are the same, at 0°, the hit must show.
  if (progress > 2) paintGuides(painter, scene, labels);
  if (progress > 0) paintFrame(painter, scene);
  const hit = meet(ball, box);
  const role = hit ? "hit" : "idle";
  painter.shape(box, role, { fill: hit ? 0.2 : 0.12 });
  painter.shape(ball, role, { fill: hit ? 0.2 : 0.12 });
  // What is only a point must be seen, too.
  if (ball.r === 0) painter.dot(ball, role, 6);
  if (progress >= 1 && progress < 1.5 && labels) labelCorners(painter, box);
  if (progress > 2 && progress <= 4) paintCases(painter, scene);
  if (progress > 4) paintTriangle(painter, scene, labels);
}

const zones: readonly Zone[] = ["below", "within", "above"];

/** What of the world the canvas shows. */
function bounds({ view }: Painter): { readonly topLeft: Vec2; readonly bottomRight: Vec2 } {
  return {
    topLeft: toWorld(view, { x: 0, y: 0 }),
    bottomRight: toWorld(view, { x: view.width, y: view.height }),
  };
}

/** The sides of the upright rectangle, prolonged: they part the plane into three cases in x and three in y. */
function paintGuides(painter: Painter, { box, figures, progress }: Scene, labels: boolean): void {
  const { topLeft, bottomRight } = bounds(painter);
  const sides = sidesOf(box);
  const style = { width: 1.25, dash: [2, 5] };
  for (const x of [sides.left, sides.right])
    painter.line({ x, y: topLeft.y }, { x, y: bottomRight.y }, "guide", style);
  if (labels) nameColumns(painter, box, figures, topLeft);
  if (progress <= 3) return;
  for (const y of [sides.top, sides.bottom])
    painter.line({ x: topLeft.x, y }, { x: bottomRight.x, y }, "guide", style);
  if (labels) nameRows(painter, box, figures, topLeft);
}

function sidesOf(box: Rect) {
  return {
    left: box.x - box.halfWidth,
    right: box.x + box.halfWidth,
    top: box.y - box.halfHeight,
    bottom: box.y + box.halfHeight,
  };
}

function nameColumns(painter: Painter, box: Rect, { zoneX }: CircleRectFigures, topLeft: Vec2): void {
  const { left, right } = sidesOf(box);
  const gap = 34 / painter.view.scale;
  const columns: Record<Zone, number> = { below: left - gap, within: box.x, above: right + gap };
  for (const zone of zones) {
    const active = zone === zoneX;
    painter.label({ x: columns[zone], y: topLeft.y }, say(zoneNames.x[zone]), active ? "frame" : "idle", {
      dy: 18,
      size: 13,
      align: "center",
      bold: active,
    });
  }
}

function nameRows(painter: Painter, box: Rect, { zoneY }: CircleRectFigures, topLeft: Vec2): void {
  const { top, bottom } = sidesOf(box);
  const gap = 20 / painter.view.scale;
  const rows: Record<Zone, number> = { below: top - gap, within: box.y, above: bottom + gap };
  for (const zone of zones) {
    const active = zone === zoneY;
    painter.label({ x: topLeft.x, y: rows[zone] }, say(zoneNames.y[zone]), active ? "frame" : "idle", {
      dx: 12,
      size: 13,
      bold: active,
    });
  }
}

/** The rectangle on its way upright, the circle turned with it, and the way it was turned. */
function paintFrame(painter: Painter, scene: Scene): void {
  const { setting, ball, box, progress } = scene;
  const standing = portion(progress, 0);
  const upright = rect(
    box.x,
    box.y,
    2 * box.halfWidth,
    2 * box.halfHeight,
    degrees(setting.angle * (1 - standing)),
  );
  painter.shape(upright, "frame", { fill: 0.05, width: 2 });
  const turning = portion(progress, 1);
  if (turning === 0) return;
  const back = -radians(setting.angle);
  paintTurned(painter, scene, back * turning, "frame");
  // Given in the other sense, the same formula turns the circle the other way.
  const given = radians(givenAngle(setting));
  if (setting.given === "canvas" && given !== 0) paintTurned(painter, scene, given * turning, "measure");
  if (turning === 1) painter.dot(turnedAbout(box, ball, back), "frame", 4);
}

function paintTurned(painter: Painter, { ball, box }: Scene, turn: number, role: Role): void {
  const { x, y } = turnedAbout(box, ball, turn);
  const dash = role === "frame" ? [] : [6, 5];
  painter.shape(circle(x, y, ball.r), role, { fill: 0.05, width: 2, dash });
  const start = Math.atan2(ball.y - box.y, ball.x - box.x);
  const distance = Math.hypot(ball.x - box.x, ball.y - box.y);
  painter.arc(box, distance, start, turn, role, { dash: [3, 6] });
}

function turnedAbout(centre: Readonly<Vec2>, { x, y }: Readonly<Vec2>, turn: number): Vec2 {
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const dx = x - centre.x;
  const dy = y - centre.y;
  return { x: centre.x + dx * cos - dy * sin, y: centre.y + dx * sin + dy * cos };
}

/** With the rectangle upright its corners have simple coordinates. */
function labelCorners(painter: Painter, box: Rect): void {
  const { left, right, top, bottom } = sidesOf(box);
  const style = { size: 13, dy: -12 } as const;
  painter.label({ x: left, y: top }, "(x, y)", "frame", { ...style, align: "right", dx: 6 });
  painter.label({ x: right, y: top }, "(x + w, y)", "frame", { ...style, dx: -6 });
  painter.label({ x: left, y: bottom }, "(x, y + h)", "frame", {
    ...style,
    align: "right",
    dx: 6,
    dy: 14,
  });
  for (const corner of [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
  ])
    painter.dot(corner, "frame", 3);
}

/** The nearest x, or the nearest y: on that line lies the nearest point. Pale, the same for circles in the other cases. */
function paintCases(painter: Painter, { ball, box, figures, progress }: Scene): void {
  const inX = progress <= 3;
  const centre = { x: box.x + figures.turned.x, y: box.y + figures.turned.y };
  const { topLeft, bottomRight } = bounds(painter);
  const lineAt = (p: Vec2, opacity: number) => {
    const from = inX ? { x: p.x, y: topLeft.y } : { x: topLeft.x, y: p.y };
    const to = inX ? { x: p.x, y: bottomRight.y } : { x: bottomRight.x, y: p.y };
    painter.line(from, to, "measure", { width: 2, opacity });
  };
  const nearestTo = (p: Vec2) => {
    const { left, right, top, bottom } = sidesOf(box);
    return { x: clamp(p.x, left, right), y: clamp(p.y, top, bottom) };
  };
  const { zoneX, zoneY } = figures;
  for (const zone of zones) {
    if (zone === (inX ? zoneX : zoneY)) continue;
    const away = { below: -1, within: 0, above: 1 }[zone];
    const other = inX
      ? { x: box.x + away * (box.halfWidth + 0.8), y: centre.y }
      : { x: centre.x, y: box.y + away * (box.halfHeight + 0.8) };
    lineAt(nearestTo(other), 0.25);
    painter.shape(circle(other.x, other.y, ball.r), "guide", { fill: 0, width: 1.25, dash: [3, 5] });
    painter.dot(other, "guide", 3);
  }
  lineAt(nearestTo(centre), 1);
  painter.dot(centre, "frame", 4);
  if (!inX) painter.dot(nearestTo(centre), "measure", 5);
}

/** The nearest point, and the right triangle whose hypotenuse is compared with the radius. */
function paintTriangle(painter: Painter, { box, figures }: Scene, labels: boolean): void {
  const fromCentre = (p: Vec2) => ({ x: box.x + p.x, y: box.y + p.y });
  const turned = fromCentre(figures.turned);
  const nearest = fromCentre(figures.nearest);
  const corner = { x: nearest.x, y: turned.y };

  painter.polygon([turned, corner, nearest], "measure", 0.14);
  painter.line(turned, corner, "measure", { width: 1.5 });
  painter.line(corner, nearest, "measure", { width: 1.5 });
  painter.rightAngle(corner, turned, nearest, "measure");
  painter.line(turned, nearest, "measure", { width: 3 });
  painter.dot(turned, "frame", 4);
  painter.dot(nearest, "measure", 5);
  if (labels) labelTriangle(painter, turned, corner, nearest);
}

/** Names the sides of the triangle, those long enough to carry a name. */
function labelTriangle(painter: Painter, turned: Vec2, corner: Vec2, nearest: Vec2): void {
  const long = (a: Vec2, b: Vec2) => Math.hypot(a.x - b.x, a.y - b.y) * painter.view.scale > 26;
  const middle = (a: Vec2, b: Vec2) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const below = turned.y < nearest.y ? -1 : 1;
  const beside = turned.x < nearest.x ? 1 : -1;
  if (long(turned, corner)) {
    painter.label(middle(turned, corner), "a", "measure", { dy: 13 * below, align: "center", size: 13 });
  }
  if (long(corner, nearest)) {
    const align = beside > 0 ? "left" : "right";
    painter.label(middle(corner, nearest), "b", "measure", { dx: 8 * beside, align, size: 13 });
  }
  if (long(turned, nearest)) {
    painter.label(middle(turned, nearest), "c", "measure", {
      dx: -12 * beside,
      dy: -10 * below,
      align: "center",
      bold: true,
    });
  }
}
