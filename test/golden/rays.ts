import { type RayEvent, ray, raycastAll, type Vec2 } from "../../src/index.js";
import type { KindName } from "../generators/spec.js";
import { arrowBetween, drawn, line, ring } from "./ink.js";
import { figureOf } from "./measures.js";

/** Across, from below, and from the middle of the panel: x, y and direction, of which they go the whole. */
const RAYS = [
  [-79, -8, 158, 16],
  [-32, 50, 50, -96],
  [6, 8, 70, 36],
] as const;

const NORMAL = 10;

/** Rays with all their events and the normals there: entries filled, exits as rings, single points small. */
export function raysPanel(kind: KindName): string {
  const shape = figureOf(kind);
  const drawnRays = RAYS.map(([x, y, dx, dy]) => {
    const events = raycastAll(ray(x, y, dx, dy, 1), shape);
    const marks = events.map(({ point, normal, kind: sort }) => {
      const end = { x: point.x + NORMAL * normal.x, y: point.y + NORMAL * normal.y };
      return line(point, end) + EVENT_MARKS[sort](point);
    });
    const shaft = arrowBetween({ x, y }, { x: x + dx, y: y + dy }, "line");
    return shaft + ring({ x, y }, "start", 1.8) + marks.join("");
  });
  return drawn(shape, "a") + drawnRays.join("");
}

const EVENT_MARKS: Readonly<Record<RayEvent["kind"], (at: Vec2) => string>> = {
  enter: (at) => ring(at, "spot", 2.4),
  exit: (at) => ring(at, "asked", 2.4),
  touch: (at) => ring(at, "spot", 1.5),
};
