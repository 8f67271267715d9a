import { type Ray, type RayEvent, ray } from "osculate";
import { decimal, snap } from "../parts/number-format.js";
import { say } from "../site/language.js";
import type { Painter } from "../stage/painter.js";
import type { Pair, Specimen } from "./specimen.js";
import { eventWords, words } from "./words.js";

/** A ray from a point through another one, where t is 1, and on without end. */
export interface Beam {
  readonly from: Pair;
  readonly through: Pair;
}

export function rayOf({ from, through }: Beam): Ray {
  return ray(from[0], from[1], snap(through[0] - from[0]), snap(through[1] - from[1]));
}

/** A beam of no direction is no ray. */
export function isBeam({ from, through }: Beam): boolean {
  return from[0] !== through[0] || from[1] !== through[1];
}

/** From above both shapes, down through the middle between them. */
export function beamAcross(a: Specimen, b: Specimen): Beam {
  const [x, y] = [Math.round((a.x + b.x) / 2), Math.round((a.y + b.y) / 2)];
  return { from: [x - 40, y - 112], through: [x - 22, y - 62] };
}

/** What a beam meets: the ends of its stays in both shapes. */
export interface BeamEvents {
  readonly a: readonly RayEvent[];
  readonly b: readonly RayEvent[];
}

/** The ends of the stays in words, such as "in 0.41, out 2.3". */
export function eventsText(events: readonly RayEvent[]): string {
  if (events.length === 0) return say(words.missed);
  return events.map(({ kind, t }) => `${say(eventWords[kind])}\u00a0${decimal(t, 3)}`).join(", ");
}

/** In CSS pixels: a normal where the ray enters. */
const normalPixels = 22;

/** The ray, dots where it enters and leaves, and the normals of the surfaces that it meets from outside. */
export function paintBeam(painter: Painter, beam: Beam, { a, b }: BeamEvents): void {
  const [x, y] = beam.from;
  const [dx, dy] = [beam.through[0] - x, beam.through[1] - y];
  const { view } = painter;
  const beyond = (view.width + view.height) / view.scale + Math.hypot(x - view.x, y - view.y);
  const reach = beyond / Math.hypot(dx, dy);
  painter.line({ x, y }, { x: x + reach * dx, y: y + reach * dy }, "frame", { width: 2 });
  for (const { kind, point, normal } of [...a, ...b]) {
    painter.dot(point, "frame", kind === "enter" ? 5 : 3.5);
    if (kind !== "enter") continue;
    const length = normalPixels / view.scale;
    const tip = { x: point.x + normal.x * length, y: point.y + normal.y * length };
    painter.arrow(point, tip, "frame", { width: 2 });
  }
}
