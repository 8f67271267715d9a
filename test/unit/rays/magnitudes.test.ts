import { describe, expect, it } from "vitest";
import { raycast, raycastAll } from "../../../src/query/raycast.js";
import { compound } from "../../../src/shapes/copy.js";
import type { Ray, Shape } from "../../../src/shapes/kind.js";
import { capsule, halfPlane, polyline, ray, segment } from "../../../src/shapes/lines.js";
import { polygon } from "../../../src/shapes/polygon.js";
import { rect, roundedRect } from "../../../src/shapes/rect.js";
import { annularSector, arc, circle, ellipse, point, sector } from "../../../src/shapes/round.js";

const LENGTHS = new Set([
  ...["x", "y", "dx", "dy", "r", "rx", "ry", "halfWidth", "halfHeight", "innerR", "outerR"],
  ...["ax", "ay", "bx", "by", "vertices", "points"],
  ...["minX", "minY", "maxX", "maxY", "yAtMinX", "xAtMinY", "yAtMaxX", "xAtMaxY"],
]);

function scaledBy<T extends Shape | Ray>(lengths: T, factor: number): T {
  const entries = Object.entries(lengths).map(([name, value]) => {
    if (name === "parts") return [name, value.map((part: Shape) => scaledBy(part, factor))];
    if (!LENGTHS.has(name)) return [name, value];
    return [
      name,
      typeof value === "number" ? value * factor : value.map((length: number) => length * factor),
    ];
  });
  return Object.fromEntries(entries) as T;
}

const zigzag = [
  [0.3, -1.1],
  [2.7, 0.4],
  [1.4, 0.6],
  [2.6, 2.3],
  [0.2, 2.9],
] as const;

const scenes: readonly (readonly [string, Ray, Shape])[] = [
  ["circle", ray(-3.3, 0.2, 1.1, 0.13), circle(0.1, 0.3, 1.7)],
  ["ellipse", ray(-3.3, 0.2, 1.1, 0.13), ellipse(0.1, 0.3, 1.7, 0.4, 0.7)],
  ["rect", ray(-3.3, 0.2, 1.1, 0.13), rect(0.1, 0.3, 1.7, 0.4, 0.7)],
  ["sector", ray(-3.3, 0.2, 1.1, 0.13), sector(0.1, 0.3, 1.7, 2, 4)],
  ["wide sector", ray(1.3, 3.2, -0.1, -1.13), sector(0.1, 0.3, 1.7, 0.4, 6)],
  ["circle, from inside and limited", ray(0.2, 0.2, 1.1, 0.13, 2, 0.1), circle(0.1, 0.3, 1.7)],
  ["point", ray(-3, -3, 0.5, 0.5), point(1.25, 1.25)],
  ["segment", ray(-3.3, 0.2, 1.1, 0.13), segment(0.3, -1.1, 0.1, 3.7)],
  ["capsule", ray(-3.3, 0.2, 1.1, 0.13), capsule(0.3, -1.1, 0.1, 3.7, 0.9)],
  ["rounded rect", ray(-3.3, 0.2, 1.1, 0.13), roundedRect(0.1, 0.3, 1.7, 2.4, 0.3, 0.7)],
  ["polygon", ray(-3.3, 0.2, 1.1, 0.13), polygon(zigzag)],
  ["half plane", ray(-3.3, 0.2, 1.1, 0.13), halfPlane(0.1, 0.3, 0.7, -0.3)],
  ["annular sector", ray(-3.3, 0.2, 1.1, 0.13), annularSector(0.1, 0.3, 0.7, 1.7, 2, 6)],
  ["arc", ray(-3.3, 0.2, 1.1, 0.13), arc(0.1, 0.3, 1.7, 2, 6)],
  ["polyline", ray(-3.3, 0.2, 1.1, 0.13), polyline(zigzag)],
  ["polyline, exactly", ray(-3.3, 0.2, 1.1, 0.13), polyline([...zigzag, [-3.3, 0.2], ...zigzag])],
  ["compound", ray(-3.3, 0.2, 1.1, 0.13), compound([circle(0.1, 0.3, 1.7), polyline(zigzag)])],
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

  it("keep what is tiny beside the largest numbers from vanishing", () => {
    const huge = 2 ** 130;
    const least = 5e-324;
    expect(raycastAll(ray(0, 0, huge, 0, Infinity, least), segment(0, 0, 0, huge))).toEqual([]);
    const square = polygon([
      [0, 0],
      [0, huge],
      [-huge, huge],
      [-huge, 0],
    ]);
    expect(raycastAll(ray(0, 0, 0, huge, Infinity, least), square)).toMatchObject([{ kind: "exit", t: 1 }]);
    const beside = polyline([
      [least, 0],
      [least, huge],
      [0, 0],
    ]);
    expect(raycastAll(ray(0, 0, 0, 1), beside)).toMatchObject([{ kind: "touch", t: 0 }]);
    const wall = halfPlane(1.5e-323, 2 ** 500, 2, 0);
    expect(raycastAll(ray(0, 2 ** 500, -(2 ** 504), -(2 ** 503), 0), wall)).toEqual([]);
    const { MAX_VALUE } = Number;
    expect(raycast(ray(1, 0, 1, MAX_VALUE), halfPlane(2 ** 54, 1e-180, 0, -1))?.point.x).toBe(1);
  });

  it("give finite points on the largest shapes", () => {
    const { MAX_VALUE } = Number;
    const events = raycastAll(
      ray(0, 0, 0, 1e305),
      ellipse(-MAX_VALUE, 0, MAX_VALUE, MAX_VALUE, { x: 3, y: -4 }),
    );
    expect(events).toMatchObject([{ t: 0, point: { x: 0, y: 0 }, normal: { x: 1, y: 0 }, kind: "touch" }]);
    const pill = capsule(MAX_VALUE, MAX_VALUE, 0, 0, 2 ** 1018);
    expect(raycastAll(ray(0, 0, -(2 ** 1018), 0), pill)).toMatchObject([
      { t: 1, point: { x: -(2 ** 1018), y: 0 } },
    ]);
  });
});
