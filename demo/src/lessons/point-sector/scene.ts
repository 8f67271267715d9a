import { circle, type Sector, type Vec2 } from "osculate";
import { portion } from "../../parts/portion.js";
import { fromCentre } from "../../stage/local-frame.js";
import type { Painter } from "../../stage/painter.js";
import { type PointSectorFigures, pointSectorFigures } from "./figures.js";
import { isMeanRight, isSeen, type Setting, viewOf } from "./setting.js";

/** How many steps the calculation has: vector, middle, dot product, limit, conditions. */
export const stepCount = 5;

/** What is to be drawn. */
interface Scene {
  readonly guard: Sector;
  readonly target: Vec2;
  readonly figures: PointSectorFigures;
  /** How many steps are done, and how much of the next. */
  readonly progress: number;
  /** Whether there is room for names. */
  readonly labels: boolean;
}

/** In CSS pixels: the handle at the tip of the middle direction. */
const handleRadius = 8;

/** The field of view and the point; over them the middle direction in green and the point's in orange, as far as the calculation has come. */
export function paintScene(painter: Painter, setting: Setting, progress = stepCount, labels = true): void {
  const guard = viewOf(setting);
  const target = { x: setting.targetX, y: setting.targetY };
  const scene = { guard, target, figures: pointSectorFigures(target, guard), progress, labels };
  const hit = isSeen(setting);
  const role = hit ? "hit" : "idle";
  // The whole disc and the axis behind are for the stage: the small picture is fitted to the view alone.
  if (labels)
    painter.shape(circle(guard.x, guard.y, guard.r), "guide", { fill: 0, width: 1.25, dash: [2, 5] });
  painter.shape(guard, role, { fill: hit ? 0.2 : 0.12 });
  if (progress > 1) paintMiddle(painter, scene, setting);
  if (progress > 3) paintLimit(painter, scene);
  if (progress > 0) paintDirection(painter, scene);
  painter.dot(guard, "ink", 5);
  painter.dot(target, role, 7);
}

/** The green axis, swung there from the start of the view, and the half angle on either side of it. */
function paintMiddle(painter: Painter, scene: Scene, setting: Setting): void {
  const { guard, figures, progress, labels } = scene;
  const { middle, half } = figures;
  const heading = Math.atan2(middle.y, middle.x);
  const swung = heading - half * (1 - portion(progress, 1));
  const now = { x: Math.cos(swung), y: Math.sin(swung) };
  const along = onAxis(guard, now);
  if (labels) painter.line(along(-guard.r), guard, "frame", { width: 1.25, dash: [2, 5] });
  painter.arrow(guard, along(guard.r), "frame", { width: 2.5 }, labels ? handleRadius : 0);
  const size = Math.min(0.9, guard.r / 3);
  painter.arc(guard, size, heading - half, 2 * half, "frame", { width: 1.5 });
  if (!labels) return;
  if (progress >= 2 && progress <= 3)
    painter.label(along(guard.r * 0.62), "m", "frame", { ...besides(painter, middle, 1, 1), bold: true });
  // Where the plain mean of both angles points, if not there.
  if (!isMeanRight(setting)) {
    const tip = fromCentre(guard, guard.r, (setting.start + setting.end) / 2);
    painter.arrow(guard, tip, "idle", { width: 1.75, dash: [5, 5] });
  }
}

/** The chord that crosses the axis at the cosine of half the opening. */
function paintLimit(painter: Painter, { guard, figures, progress, labels }: Scene): void {
  const { middle, half, cosine, dot } = figures;
  const along = onAxis(guard, middle);
  const across = { x: -middle.y, y: middle.x };
  const reach = guard.r * Math.sin(half) * portion(progress, 3);
  const foot = along(guard.r * cosine);
  const end = (side: 1 | -1) => ({
    x: foot.x + side * reach * across.x,
    y: foot.y + side * reach * across.y,
  });
  painter.line(end(-1), end(1), "frame", { width: 1.5, dash: [5, 5] });
  painter.dot(foot, "frame", 4);
  if (!labels) return;
  const free = freeSide(figures);
  const outward = dot > cosine ? -1 : 1;
  painter.label(foot, "cos α", "frame", besides(painter, middle, free, outward));
  // A point outside the angle leaves its own side of the arc free, and `cos α` may need the other.
  const size = Math.min(0.9, guard.r / 3);
  const between = Math.atan2(middle.y, middle.x) + ((outward < 0 ? free : -free) * half) / 2;
  const nameAt = {
    x: guard.x + 1.25 * size * Math.cos(between),
    y: guard.y + 1.25 * size * Math.sin(between),
  };
  if (half > 0.25) painter.label(nameAt, "α", "frame", { align: "center" });
}

/** The orange vector from the point to the apex, and its direction's foot on the axis, seen on the point's side. */
function paintDirection(painter: Painter, { guard, target, figures, progress, labels }: Scene): void {
  const { middle, direction, dot, distance, cosine } = figures;
  if (distance === 0) return;
  const drawn = portion(progress, 0);
  const tip = { x: target.x + (guard.x - target.x) * drawn, y: target.y + (guard.y - target.y) * drawn };
  if (progress > 2) {
    const rim = { x: guard.x + guard.r * direction.x, y: guard.y + guard.r * direction.y };
    const foot = onAxis(guard, middle)(guard.r * dot);
    const dropped = portion(progress, 2);
    const falling = { x: rim.x + (foot.x - rim.x) * dropped, y: rim.y + (foot.y - rim.y) * dropped };
    painter.line(guard, rim, "measure", { width: 1.25, dash: [2, 5] });
    painter.line(rim, falling, "measure", { width: 1.5 });
    painter.dot(rim, "measure", 3);
    if (dropped === 1) {
      painter.rightAngle(foot, rim, guard, "measure");
      painter.dot(foot, "measure", 4);
      const outward = dot > cosine ? 1 : -1;
      if (labels)
        painter.label(foot, "−v̂·m", "measure", besides(painter, middle, freeSide(figures), outward));
    }
  }
  painter.arrow(target, tip, "measure", { width: 3 }, drawn === 1 ? 6 : 0);
  if (!labels || drawn < 1) return;
  const half = { x: (guard.x + target.x) / 2, y: (guard.y + target.y) / 2 };
  if (progress <= 2)
    painter.label(half, "v", "measure", { ...besides(painter, direction, -1, 1), bold: true });
  if (progress <= 4) return;
  // The two lengths of the second condition.
  painter.label(half, "|v|", "measure", { ...besides(painter, direction, -1, 1), bold: true });
  const edge = { x: guard.x + 0.62 * guard.r * guard.startX, y: guard.y + 0.62 * guard.r * guard.startY };
  painter.label(edge, "r", "ink", {
    dx: 12 * guard.startY,
    dy: -12 * guard.startX,
    align: "center",
    bold: true,
  });
}

/** The point of the axis so far from the apex. */
function onAxis(guard: Sector, middle: Vec2): (length: number) => Vec2 {
  return (length) => ({ x: guard.x + length * middle.x, y: guard.y + length * middle.y });
}

/** The side of the axis without the orange lines: 1 is where the angle grows. */
function freeSide({ middle, direction }: PointSectorFigures): 1 | -1 {
  return middle.x * direction.y - middle.y * direction.x > 0 ? -1 : 1;
}

/** The offset of a label to one side of the axis, and a little along it: the two on the axis make room for each other. */
function besides(painter: Painter, middle: Vec2, side: 1 | -1, outward: 1 | -1) {
  const across = 18 * side;
  const along = 20 * outward;
  return {
    dx: -middle.y * across * 1.3 + middle.x * along,
    dy: (middle.x * across + middle.y * along) * painter.view.ySign,
    align: "center",
    size: 13,
  } as const;
}
