import { moveTo, type Shape, type Vec2 } from "osculate";
import type { Painter } from "../stage/painter.js";
import type { Role } from "../stage/palette.js";
import type { Answers } from "./answers.js";
import { type Beam, paintBeam } from "./beam.js";
import { type Pair, type Specimen, shapeOf } from "./specimen.js";

/** What stands on the bench: the shapes, and the specimens they were made of. */
export interface Scene {
  readonly a: Shape;
  readonly b: Shape;
  readonly specimenA: Specimen;
  readonly specimenB: Specimen;
  /** How far B moves, and the time at which it is shown on its way; undefined if it stands. */
  readonly journey: { readonly way: Pair; readonly time: number } | undefined;
  readonly beam: Beam | undefined;
}

/** Draws two shapes and what the library says of them. */
export function paintScene(painter: Painter, scene: Scene, answers: Answers): void {
  const { a, b, specimenA, specimenB, journey, beam } = scene;
  const role = answers.overlaps ? "hit" : "idle";
  if (answers.contact) paintPushed(painter, specimenB, answers.contact);
  paintSpecimen(painter, specimenA, a, role);
  paintSpecimen(painter, specimenB, b, role);
  if (answers.contact) paintContact(painter, answers.contact);
  else paintGap(painter, answers.closest);
  paintCrossings(painter, answers.intersections);
  if (journey) paintJourney(painter, specimenB, journey, answers.sweep ?? null);
  if (beam && answers.beam) paintBeam(painter, beam, answers.beam);
  paintName(painter, specimenA, "A");
  paintName(painter, specimenB, "B");
}

/** In CSS pixels: more than a handle, so that a point shows its colour around its own. */
const POINT_RADIUS = 11;

function paintSpecimen(painter: Painter, { kind }: Specimen, shape: Shape, role: Role): void {
  painter.shape(shape, role);
  if (kind === "point") painter.dot(shape, role, POINT_RADIUS);
}

function paintGap(painter: Painter, { a, b }: Answers["closest"]): void {
  painter.line(a, b, "measure", { width: 2.5, dash: [6, 5] });
  painter.dot(a, "measure");
  painter.dot(b, "measure");
}

type Touch = NonNullable<Answers["contact"]>;

/** B where the shortest push out of A would put it. */
function paintPushed(painter: Painter, b: Specimen, { normal, depth }: Touch): void {
  if (!Number.isFinite(depth) || depth === 0) return;
  const pushed = shapeOf(b);
  moveTo(pushed, pushed.x + normal.x * depth, pushed.y + normal.y * depth);
  painter.shape(pushed, "frame", { fill: 0, width: 1.5, dash: [5, 5], opacity: 0.8 });
}

/** Rings where the outlines meet, a broad line where they run together. */
function paintCrossings(painter: Painter, { points, stretches }: Answers["intersections"]): void {
  for (const { from, to, curve } of stretches) {
    if (curve === "line" && from && to) painter.line(from, to, "ink", { width: 5, opacity: 0.35 });
  }
  for (const point of points) painter.dot(point, "ink", 3);
}

type Journey = NonNullable<Scene["journey"]>;

/** B at a time of its way, and where it first touches A. */
function paintJourney(
  painter: Painter,
  b: Specimen,
  { way, time }: Journey,
  touch: Answers["sweep"] | null,
): void {
  const end = { x: b.x + way[0], y: b.y + way[1] };
  painter.arrow(b, end, "measure", { width: 1.5, dash: [3, 4] }, 12);
  painter.shape(movedSpecimen(b, way, time), "measure", { fill: 0, width: 1, opacity: 0.7 });
  if (!touch) return;
  painter.shape(movedSpecimen(b, way, touch.t), "measure", { fill: 0.1, width: 2, dash: [6, 4] });
  painter.dot(touch.point, "measure", 4);
  const tip = {
    x: touch.point.x + touch.normal.x * normalLength,
    y: touch.point.y + touch.normal.y * normalLength,
  };
  painter.arrow(touch.point, tip, "measure", { width: 2 });
}

const normalLength = 22;

function movedSpecimen(specimen: Specimen, [x, y]: Pair, t: number): Shape {
  const shape = shapeOf(specimen);
  return moveTo(shape, shape.x + x * t, shape.y + y * t);
}

function paintContact(painter: Painter, { normal, depth, points }: Touch): void {
  const [first, second] = points;
  if (first && second) painter.line(first, second, "frame", { width: 3 });
  for (const point of points) painter.dot(point, "frame", 4);
  if (Number.isFinite(depth)) {
    const from = middle(points);
    const half = depth / 2;
    painter.arrow(
      { x: from.x - normal.x * half, y: from.y - normal.y * half },
      { x: from.x + normal.x * half, y: from.y + normal.y * half },
      "frame",
      { width: 2.5 },
    );
  }
}

function middle(points: readonly Vec2[]): Vec2 {
  const first = points[0] ?? { x: 0, y: 0 };
  const last = points.at(-1) ?? first;
  return { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
}

/** CSS pixels from a specimen's position to its name. */
const nameDistance = 24;

/** Beside the position, at a right angle to the lever that turns the specimen. */
function paintName(painter: Painter, specimen: Specimen, name: string): void {
  const radians = ("angle" in specimen ? specimen.angle : 0) * (Math.PI / 180);
  painter.label(specimen, name, "ink", {
    dx: Math.sin(radians) * nameDistance,
    dy: -Math.cos(radians) * nameDistance,
    align: "center",
    size: 15,
    bold: true,
  });
}
