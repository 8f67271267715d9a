import type { Sector, Vec2 } from "osculate";
import { circle } from "osculate";
import type { Painter } from "../../stage/painter.js";
import { type PointSectorFigures, pointSectorFigures } from "./figures.js";

export interface PointSectorScene {
  readonly guard: Sector;
  readonly target: Readonly<Vec2>;
  readonly hit: boolean;
}

/** In CSS pixels: the handle at the tip of the middle direction. */
const handleRadius = 8;

/** The field of view and the point; over them the middle direction in green and the point's in orange. */
export function paintScene(painter: Painter, { guard, target, hit }: PointSectorScene, labels = true): void {
  const figures = pointSectorFigures(target, guard);
  const role = hit ? "hit" : "idle";
  // The whole disc and the axis behind are for the stage: the small picture is fitted to the view alone.
  if (labels) {
    painter.shape(circle(guard.x, guard.y, guard.r), "guide", { fill: 0, width: 1.25, dash: [2, 5] });
  }
  painter.shape(guard, role, { fill: hit ? 0.2 : 0.12 });
  paintMiddle(painter, guard, figures, labels);
  paintDirection(painter, guard, target, figures, labels);
  painter.dot(guard, "ink", 5);
  painter.dot(target, role, 7);
}

/** The green axis, the half angle on either side of it, and the chord that crosses it at the cosine. */
function paintMiddle(painter: Painter, guard: Sector, figures: PointSectorFigures, labels: boolean): void {
  const { middle, half, cosine } = figures;
  const { r } = guard;
  const along = onAxis(guard, middle);
  const across = { x: -middle.y, y: middle.x };
  const sine = Math.sin(half);
  const chordEnd = (side: 1 | -1) => ({
    x: along(r * cosine).x + side * r * sine * across.x,
    y: along(r * cosine).y + side * r * sine * across.y,
  });
  if (labels) painter.line(along(-r), guard, "frame", { width: 1.25, dash: [2, 5] });
  painter.arrow(guard, along(r), "frame", { width: 2.5 }, labels ? handleRadius : 0);
  painter.line(chordEnd(-1), chordEnd(1), "frame", { width: 1.5, dash: [5, 5] });

  const heading = Math.atan2(middle.y, middle.x);
  const size = Math.min(0.9, r / 3);
  painter.arc(guard, size, heading - half, 2 * half, "frame", { width: 1.5 });
  painter.dot(along(r * cosine), "frame", 4);
  if (!labels) return;
  const free = freeSide(figures);
  const outward = figures.dot > cosine ? -1 : 1;
  painter.label(along(r * cosine), "cos α", "frame", besides(painter, middle, free, outward));
  // A point outside the angle leaves its own side of the arc free, and `cos α` may need the other.
  const between = heading + ((outward < 0 ? free : -free) * half) / 2;
  const nameAt = {
    x: guard.x + 1.25 * size * Math.cos(between),
    y: guard.y + 1.25 * size * Math.sin(between),
  };
  if (half > 0.25) painter.label(nameAt, "α", "frame", { align: "center" });
}

/** The orange line to the point, and its direction's foot on the axis. */
function paintDirection(
  painter: Painter,
  guard: Sector,
  target: Readonly<Vec2>,
  figures: PointSectorFigures,
  labels: boolean,
): void {
  const { middle, direction, dot, distance, cosine } = figures;
  if (distance === 0) return;
  const rim = { x: guard.x + guard.r * direction.x, y: guard.y + guard.r * direction.y };
  const foot = onAxis(guard, middle)(guard.r * dot);
  painter.line(guard, rim, "measure", { width: 1.25, dash: [2, 5] });
  painter.line(rim, foot, "measure", { width: 1.5 });
  painter.rightAngle(foot, rim, guard, "measure");
  painter.line(guard, target, "measure", { width: 3 });
  painter.dot(rim, "measure", 3);
  painter.dot(foot, "measure", 4);
  if (!labels) return;
  const outward = dot > cosine ? 1 : -1;
  painter.label(foot, "v·m", "measure", besides(painter, middle, freeSide(figures), outward));
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
