import type { Circle, Ray, RayEvent, Vec2 } from "osculate";
import { portion } from "../../parts/portion.js";
import { scientific } from "../../parts/scientific.js";
import { say } from "../../site/language.js";
import type { Painter } from "../../stage/painter.js";
import { bothRoots, firstHit } from "./code.js";
import { rayCircleFigures } from "./figures.js";
import { beamOf, refusalOf, type Setting, targetOf } from "./setting.js";
import { words } from "./words.js";

/** How many steps the calculation has: origin, on the circle, on the ray, quadratic, roots, points. */
export const stepCount = 6;

/** What is to be drawn. */
interface Scene {
  readonly beam: Ray;
  readonly target: Circle;
  /** Where the line enters and leaves, behind the start too. */
  readonly roots: readonly RayEvent[];
}

/** In CSS pixels: the dot of the near point leaves a rim of it visible. */
const smallestRadius = 10;

/** In CSS pixels: the handle at the tip of the direction. */
const handleRadius = 9;

/** The ray and the circle, and of the calculation as much as has come. */
export function paintScene(painter: Painter, setting: Setting, progress = stepCount, labels = true): void {
  if (refusalOf(setting)) {
    paintRefused(painter, setting);
    return;
  }
  const beam = beamOf(setting);
  const target = targetOf(setting);
  const scene = { beam, target, roots: bothRoots(beam, target) };
  const hit = firstHit(beam, target) !== null;
  const role = hit ? "hit" : "idle";
  painter.shape(target, role, { fill: hit ? 0.2 : 0.12 });
  // A circle of no radius is a point, and must be seen to be hit or missed like any other.
  if (target.r * painter.view.scale < smallestRadius) painter.dot(target, role, smallestRadius);
  const beyond = beyondCanvas(painter, beam);
  painter.line(along(beam, -beyond), along(beam, 0), "guide", { width: 1.5, dash: [2, 6] });
  painter.line(along(beam, 0), along(beam, beyond), "ink", { width: 1.75 });
  if (progress > 0 && progress <= 1) paintToCentre(painter, scene, portion(progress, 0));
  if (progress > 1 && progress <= 2) paintRadii(painter, target, portion(progress, 1));
  if (progress > 2)
    paintTicks(painter, scene, Math.min(beyond, 60) * portion(progress, 2), labels, progress > 5);
  if (progress > 4) paintTriangle(painter, scene, labels);
  painter.arrow(along(beam, 0), along(beam, 1), "ink", { width: 3.5 }, labels ? handleRadius : 0);
  painter.dot(beam, "ink", 5);
  if (labels) nameThem(painter, scene, progress);
  if (progress > 5) paintRoots(painter, scene, labels);
}

/** What there is without a direction, or without a circle. */
function paintRefused(painter: Painter, setting: Setting): void {
  const centre = { x: setting.centreX, y: setting.centreY };
  if (setting.r >= 0) painter.shape(targetOf(setting), "idle", { fill: 0.06, dash: [5, 5] });
  else {
    const beam = beamOf(setting);
    painter.line(along(beam, 0), along(beam, beyondCanvas(painter, beam)), "ink", { width: 1.75 });
    painter.arrow(along(beam, 0), along(beam, 1), "ink", { width: 3.5 }, handleRadius);
  }
  painter.dot(centre, "idle", 4);
  painter.dot(setting, "ink", 5);
  painter.label(centre, "O", "ink", { dx: -14, dy: -12 });
  painter.label(setting, "A", "ink", { dx: -4, dy: -20 });
}

/** A t past every corner of the canvas, so that the line has no visible end. */
function beyondCanvas({ view }: Painter, { x, y, dx, dy }: Ray): number {
  const away = Math.hypot(x - view.x, y - view.y);
  return ((view.width + view.height) / view.scale + away) / Math.hypot(dx, dy);
}

/** The vector from the start to the centre, which becomes the origin. */
function paintToCentre(painter: Painter, { beam, target }: Scene, drawn: number): void {
  const tip = { x: beam.x + (target.x - beam.x) * drawn, y: beam.y + (target.y - beam.y) * drawn };
  painter.arrow(beam, tip, "measure", { width: 2.5 });
  const half = { x: (beam.x + target.x) / 2, y: (beam.y + target.y) / 2 };
  if (drawn === 1) painter.label(half, "Va", "measure", { dy: -14, align: "center", bold: true });
}

/** Every point of the circle is r away from the centre: one radius swings round and leaves others behind. */
function paintRadii(painter: Painter, target: Circle, drawn: number): void {
  const count = 16;
  for (let index = 0; index <= count * drawn; index++) {
    const angle = (2 * Math.PI * index) / count;
    const end = { x: target.x + target.r * Math.cos(angle), y: target.y + target.r * Math.sin(angle) };
    painter.line(target, end, "frame", { width: 1.25, opacity: 0.5 });
  }
  painter.arc(target, target.r, 0, 2 * Math.PI * drawn, "frame", { width: 3.5 });
  painter.dot(target, "frame", 4);
  painter.label({ x: target.x, y: target.y + target.r }, "r", "frame", {
    dy: 18,
    align: "center",
    bold: true,
  });
}

/** O, A and V, which the formulas are made of. */
function nameThem(painter: Painter, { beam, target }: Scene, progress: number): void {
  painter.label(beam, "A", "ink", { dx: -4, dy: -20, bold: true });
  if (progress <= 4) painter.label(along(beam, 0.5), "V", "ink", { dy: 18, align: "center", bold: true });
  painter.label(target, "O", "ink", { dx: 12, dy: -12, bold: true });
}

function along({ x, y, dx, dy }: Ray, t: number): Vec2 {
  return { x: x + t * dx, y: y + t * dy };
}

/** A tick at every whole t, named where it is clear of the circle's points, if these are shown. */
function paintTicks(painter: Painter, scene: Scene, last: number, labels: boolean, points: boolean): void {
  const { beam, target } = scene;
  const roots = points ? scene.roots : [];
  const length = Math.hypot(beam.dx, beam.dy);
  const away = awayFromCentre(painter, beam, target);
  const near = roots[0]?.t ?? Number.POSITIVE_INFINITY;
  const far = roots.at(-1)?.t ?? Number.NEGATIVE_INFINITY;
  const spacing = length * painter.view.scale;
  const margin = 52 / spacing;
  const half = 5 / painter.view.scale;
  for (let t = 1; t <= last; t++) {
    const at = along(beam, t);
    const beside = (side: number) => ({
      x: at.x + side * half * away.x,
      y: at.y + side * half * away.y * painter.view.ySign,
    });
    painter.line(beside(-1), beside(1), "ink", { width: 1.25 });
    const clear = t < near - margin || t > far + margin;
    if (labels && clear && spacing > 24) {
      painter.label(beside(3.6), String(t), "idle", { size: 12, align: "center" });
    }
  }
}

/** Centre, foot and near point: h in green, half the chord in orange, the radius between them. */
function paintTriangle(painter: Painter, { beam, target, roots }: Scene, labels: boolean): void {
  const { foot, height } = rayCircleFigures(beam, target);
  const near = roots[0]?.point;
  if (near) {
    painter.polygon([target, foot, near], "frame", 0.1);
    painter.line(target, near, "frame", { width: 1.5, dash: [5, 5] });
    painter.line(foot, near, "measure", { width: 4 });
    painter.rightAngle(foot, target, near, "frame");
  }
  painter.line(target, foot, "frame", { width: 2 });
  painter.dot(target, "frame", 3);
  painter.dot(foot, "frame", 4);
  if (!labels) return;
  const middle = (a: Vec2, b: Vec2) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  if (height * painter.view.scale > 30)
    painter.label(middle(target, foot), "h", "frame", { dx: 9, bold: true });
  const chord = near ? Math.hypot(near.x - foot.x, near.y - foot.y) : 0;
  if (near && chord * painter.view.scale > 24) {
    painter.label(middle(target, near), "r", "frame", { dy: -13, align: "center", bold: true });
  }
}

/** The near and the far point with their t; behind the start they are pale. */
function paintRoots(painter: Painter, { beam, target, roots }: Scene, labels: boolean): void {
  const [near, far] = roots;
  const away = awayFromCentre(painter, beam, target);
  const chord = near && far ? Math.hypot(far.point.x - near.point.x, far.point.y - near.point.y) : 0;
  // Two labels side by side need room; on a short chord they turn their backs to each other. So they do where the line
  // is flat enough not to run into them: then they leave the circle's rim free.
  const crowded = far !== undefined && chord * painter.view.scale < 130;
  const flat = far !== undefined && Math.abs(beam.dy) < 0.4 * Math.abs(beam.dx);
  roots.forEach((root, index) => {
    const role = root.t < 0 ? "idle" : "measure";
    painter.dot(root.point, role, index === 0 ? 6 : 5);
    if (!labels) return;
    const name = far ? [words.near, words.far][index] : words.double;
    const side = beam.dx < 0 === (index === 0) ? "left" : "right";
    painter.label(root.point, `${name ? say(name) : ""}  t = ${scientific(root.t, 2)}`, role, {
      dx: 30 * away.x,
      dy: 30 * away.y,
      align: crowded || flat ? side : "center",
      bold: true,
      size: 13,
    });
  });
}

/** The unit vector, on the screen, from the line to the side where the triangle is not. */
function awayFromCentre(painter: Painter, beam: Ray, target: Circle): Vec2 {
  const length = Math.hypot(beam.dx, beam.dy);
  const cross = beam.dx * (target.y - beam.y) - beam.dy * (target.x - beam.x);
  const side = cross > 0 ? 1 : -1;
  return { x: (side * beam.dy) / length, y: ((-side * beam.dx) / length) * painter.view.ySign };
}
