import type { Circle, Rect, Vec2 } from "osculate";
import { circle, rect } from "osculate";
import { say } from "../../site/language.js";
import type { Painter } from "../../stage/painter.js";
import { toWorld } from "../../stage/view.js";
import { type CircleRectFigures, circleRectFigures, type Zone } from "./figures.js";
import { zoneNames } from "./words.js";

export interface CircleRectScene {
  readonly ball: Circle;
  readonly box: Rect;
  readonly hit: boolean;
  readonly calculation: boolean;
}

/** The shapes, and over them the calculation in green and orange. */
export function paintScene(painter: Painter, scene: CircleRectScene, labels = true): void {
  const { ball, box, hit } = scene;
  const figures = circleRectFigures(ball, box);
  // The frame lies below the shapes: where both are the same, at 0°, the hit must show.
  if (scene.calculation) {
    paintGuides(painter, box, figures, labels);
    paintFrame(painter, scene, figures);
  }
  const role = hit ? "hit" : "idle";
  painter.shape(box, role, { fill: hit ? 0.2 : 0.12 });
  painter.shape(ball, role, { fill: hit ? 0.2 : 0.12 });
  if (scene.calculation) paintTriangle(painter, box, figures, labels);
}

const zones: readonly Zone[] = ["below", "within", "above"];

/** The sides of the upright rectangle, prolonged: they part the plane into three cases in x and three in y. */
function paintGuides(painter: Painter, box: Rect, figures: CircleRectFigures, labels: boolean): void {
  const { view } = painter;
  const topLeft = toWorld(view, { x: 0, y: 0 });
  const bottomRight = toWorld(view, { x: view.width, y: view.height });
  const left = box.x - box.halfWidth;
  const right = box.x + box.halfWidth;
  const top = box.y - box.halfHeight;
  const bottom = box.y + box.halfHeight;
  const style = { width: 1.25, dash: [2, 5] };
  for (const x of [left, right]) painter.line({ x, y: topLeft.y }, { x, y: bottomRight.y }, "guide", style);
  for (const y of [top, bottom]) painter.line({ x: topLeft.x, y }, { x: bottomRight.x, y }, "guide", style);
  if (!labels) return;

  const gapX = 34 / view.scale;
  const columns: Record<Zone, number> = { below: left - gapX, within: box.x, above: right + gapX };
  const rows: Record<Zone, number> = { below: top - gapX * 0.6, within: box.y, above: bottom + gapX * 0.6 };
  for (const zone of zones) {
    const activeX = zone === figures.zoneX;
    painter.label({ x: columns[zone], y: topLeft.y }, say(zoneNames.x[zone]), activeX ? "frame" : "idle", {
      dy: 18,
      size: 13,
      align: "center",
      bold: activeX,
    });
    const activeY = zone === figures.zoneY;
    painter.label({ x: topLeft.x, y: rows[zone] }, say(zoneNames.y[zone]), activeY ? "frame" : "idle", {
      dx: 12,
      size: 13,
      bold: activeY,
    });
  }
}

/** The rectangle upright, the circle turned with it, and the way it was turned. */
function paintFrame(painter: Painter, { ball, box }: CircleRectScene, figures: CircleRectFigures): void {
  const { offset, turned } = figures;
  const upright = rect(box.x, box.y, 2 * box.halfWidth, 2 * box.halfHeight);
  painter.shape(upright, "frame", { fill: 0.05, width: 2 });
  painter.shape(circle(box.x + turned.x, box.y + turned.y, ball.r), "frame", { fill: 0.05, width: 2 });
  const start = Math.atan2(offset.y, offset.x);
  const turn = -Math.atan2(box.uy, box.ux);
  painter.arc(box, Math.hypot(offset.x, offset.y), start, turn, "frame", { dash: [3, 6] });
}

/** The nearest point, and the right triangle whose hypotenuse is compared with the radius. */
function paintTriangle(painter: Painter, box: Rect, figures: CircleRectFigures, labels: boolean): void {
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
    painter.label(middle(turned, corner), "Δx", "measure", { dy: 13 * below, align: "center", size: 13 });
  }
  if (long(corner, nearest)) {
    const align = beside > 0 ? "left" : "right";
    painter.label(middle(corner, nearest), "Δy", "measure", { dx: 8 * beside, align, size: 13 });
  }
  if (long(turned, nearest)) {
    painter.label(middle(turned, nearest), "d", "measure", {
      dx: -12 * beside,
      dy: -10 * below,
      align: "center",
      bold: true,
    });
  }
}
