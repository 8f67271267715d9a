import { describe, expect, it } from "vitest";
import { type RaycastShape, raycast, raycastAll } from "../../../src/query/raycast.js";
import { circle } from "../../../src/shapes/circle.js";
import { ellipse } from "../../../src/shapes/ellipse.js";
import type { Ray } from "../../../src/shapes/kind.js";
import { point } from "../../../src/shapes/point.js";
import { ray } from "../../../src/shapes/ray.js";
import { rect } from "../../../src/shapes/rect.js";
import { sector } from "../../../src/shapes/sector.js";

const LENGTHS = new Set(["x", "y", "dx", "dy", "r", "rx", "ry", "halfWidth", "halfHeight"]);

function scaledBy<T extends RaycastShape | Ray>(lengths: T, factor: number): T {
  const entries = Object.entries(lengths).map(([name, value]) => [
    name,
    LENGTHS.has(name) ? value * factor : value,
  ]);
  return Object.fromEntries(entries) as T;
}

const scenes: readonly (readonly [string, Ray, RaycastShape])[] = [
  ["circle", ray(-3.3, 0.2, 1.1, 0.13), circle(0.1, 0.3, 1.7)],
  ["ellipse", ray(-3.3, 0.2, 1.1, 0.13), ellipse(0.1, 0.3, 1.7, 0.4, 0.7)],
  ["rect", ray(-3.3, 0.2, 1.1, 0.13), rect(0.1, 0.3, 1.7, 0.4, 0.7)],
  ["sector", ray(-3.3, 0.2, 1.1, 0.13), sector(0.1, 0.3, 1.7, 2, 4)],
  ["wide sector", ray(1.3, 3.2, -0.1, -1.13), sector(0.1, 0.3, 1.7, 0.4, 6)],
  ["circle, from inside and limited", ray(0.2, 0.2, 1.1, 0.13, 2, 0.1), circle(0.1, 0.3, 1.7)],
  ["point", ray(-3, -3, 0.5, 0.5), point(1.25, 1.25)],
];

describe("rays at every magnitude", () => {
  it.each(scenes)("scale by powers of two, bit for bit: %s", (_, cast, shape) => {
    const events = raycastAll(cast, shape);
    const hit = raycast(cast, shape);
    expect(events.length).toBeGreaterThan(0);
    expect(hit).not.toBeNull();
    for (const factor of [
      2 ** 60,
      2 ** -60,
      2 ** 120,
      2 ** -120,
      2 ** 500,
      2 ** -500,
      2 ** 1000,
      2 ** -1000,
    ]) {
      const scaled = (at: { x: number; y: number }) => ({ x: at.x * factor, y: at.y * factor });
      expect(raycastAll(scaledBy(cast, factor), scaledBy(shape, factor))).toEqual(
        events.map((event) => ({ ...event, point: scaled(event.point) })),
      );
      expect(raycast(scaledBy(cast, factor), scaledBy(shape, factor))).toEqual(
        hit && { ...hit, point: scaled(hit.point) },
      );
    }
  });

  it("scale t with the inverse of the direction", () => {
    const plain = raycastAll(ray(-3.3, 0.2, 1.1, 0.13), circle(0.1, 0.3, 1.7));
    for (const factor of [2 ** 300, 2 ** -300, 2 ** -1000]) {
      expect(raycastAll(ray(-3.3, 0.2, 1.1 * factor, 0.13 * factor), circle(0.1, 0.3, 1.7))).toEqual(
        plain.map((event) => ({ ...event, t: event.t / factor })),
      );
    }
  });

  it("give finite points on the largest shapes", () => {
    const { MAX_VALUE } = Number;
    const events = raycastAll(
      ray(0, 0, 0, 1e305),
      ellipse(-MAX_VALUE, 0, MAX_VALUE, MAX_VALUE, { x: 3, y: -4 }),
    );
    expect(events).toMatchObject([{ t: 0, point: { x: 0, y: 0 }, normal: { x: 1, y: 0 }, kind: "touch" }]);
  });
});
