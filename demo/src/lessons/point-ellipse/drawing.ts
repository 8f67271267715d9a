import { ellipse, type Vec2 } from "osculate";
import type { Painter } from "../../stage/painter.js";
import { figuresOf, poseAt, swungTo } from "./figures.js";
import { tellingApart } from "./format.js";
import type { Scene } from "./scene.js";

const origin = { x: 0, y: 0 };

/** The scene as given, and in green the copy that is on its way to being a circle. */
export function paintScene(painter: Painter, scene: Scene, hit: boolean, progress: number): void {
  const { pond, point } = scene;
  const role = hit ? "hit" : "idle";
  const away = progress > 0;
  paintAxes(painter);
  painter.shape(pond, role, { fill: away ? 0.1 : 0.2, opacity: away ? 0.55 : 1 });
  painter.dot(pond, role, 3);
  painter.label(pond, "C", "ink", { dx: 14, dy: 14 });
  if (away) paintCopy(painter, scene, progress);
  painter.dot(point, role, 6);
  painter.label(point, "P", "ink", { dx: 14, dy: -14, bold: true });
}

function paintAxes(painter: Painter): void {
  const { view } = painter;
  const halfWidth = view.width / view.scale / 2;
  const halfHeight = view.height / view.scale / 2;
  const left = view.x - halfWidth;
  const bottom = view.y - halfHeight;
  for (let x = Math.ceil(left); x <= view.x + halfWidth; x++) {
    painter.line({ x, y: bottom }, { x, y: view.y + halfHeight }, "guide", {
      width: 1,
      opacity: x === 0 ? 0.9 : 0.18,
    });
  }
  for (let y = Math.ceil(bottom); y <= view.y + halfHeight; y++) {
    painter.line({ x: left, y }, { x: view.x + halfWidth, y }, "guide", {
      width: 1,
      opacity: y === 0 ? 0.9 : 0.18,
    });
  }
}

function paintCopy(painter: Painter, scene: Scene, progress: number): void {
  const pose = poseAt(scene.pond, scene.point, progress);
  const figures = figuresOf(scene.pond, scene.point);
  paintWay(painter, scene, progress);
  const copy = ellipse(pose.x, pose.y, pose.rx, pose.ry, pose.angle);
  painter.shape(copy, "frame", { fill: 0.14 });
  painter.line(
    pose,
    { x: pose.x + pose.rx * Math.cos(pose.angle), y: pose.y + pose.rx * Math.sin(pose.angle) },
    "frame",
    {
      opacity: 0.8,
    },
  );
  painter.dot(pose, "frame", 3);
  if (progress > 3 && Number.isFinite(figures.length)) paintComparison(painter, scene, progress);
  painter.dot(pose.point, "frame", 6);
  const name = progress < 1 ? "" : progress < 2 ? "P₁" : progress < 3 ? "P₂" : "P′";
  painter.label(pose.point, name, "frame", { dx: 10, dy: pose.point.y < 0 ? 13 : -12, bold: true });
}

/** The way the point has come: a straight line, an arc about the origin, a straight line up or down. */
function paintWay(painter: Painter, scene: Scene, progress: number): void {
  const { pond, point } = scene;
  const style = { dash: [2, 6], width: 1.75, opacity: 0.7 } as const;
  const samples = (from: number, to: number): Vec2[] => {
    const until = Math.min(to, progress);
    const count = 24;
    return Array.from(
      { length: count + 1 },
      (_, i) => poseAt(pond, point, from + ((until - from) * i) / count).point,
    );
  };
  painter.polyline(samples(0, 1), "frame", style);
  if (progress > 1) painter.polyline(samples(1, 2), "frame", style);
  if (progress > 2) painter.polyline(samples(2, 3), "frame", style);
}

/** |P′| swings down to lie beside rx. */
function paintComparison(painter: Painter, scene: Scene, progress: number): void {
  const figures = figuresOf(scene.pond, scene.point);
  const end = swungTo(figures, progress);
  const { rx } = scene.pond;
  painter.line(origin, figures.stretched, "measure", { width: 1.5, opacity: 0.5 });
  const start = Math.atan2(figures.stretched.y, figures.stretched.x);
  const sweep = Math.atan2(end.y, end.x) - start;
  painter.arc(origin, figures.length, start, sweep, "measure", { dash: [2, 5], opacity: 0.7 });
  painter.line(origin, { x: rx, y: 0 }, "frame", { width: 6, opacity: 0.5 });
  painter.line(origin, end, "measure", { width: 3 });
  painter.dot(end, "measure", 4);
  if (progress < 4) return;
  // On the side of the axis where P′ is not.
  const side = figures.stretched.y < 0 ? -1 : 1;
  const lengths = [tellingApart(rx, figures.length), tellingApart(figures.length, rx)];
  painter.label(origin, `rx = ${lengths[0]}`, "frame", { dx: 8, dy: 16 * side });
  painter.label(origin, `|P′| = ${lengths[1]}`, "measure", { dx: 8, dy: 34 * side, bold: true });
}
