import { describe, expect, it } from "vitest";
import { exactStays } from "../../../src/rays/exact-stays.js";
import { allEvents, type RayEvent } from "../../../src/rays/ray-event.js";
import { createStays } from "../../../src/rays/stay.js";
import type { Ray, Shape } from "../../../src/shapes/kind.js";
import { ray } from "../../../src/shapes/lines.js";
import { rect } from "../../../src/shapes/rect.js";
import { circle, ellipse, sector } from "../../../src/shapes/round.js";

function exactEvents(cast: Ray, shape: Shape): RayEvent[] {
  const stays = createStays();
  exactStays(cast, shape, stays);
  return allEvents(cast, stays);
}

describe("exactStays", () => {
  it("rounds what is known of a crossing once", () => {
    // √(1 − 0.25) and halves of it.
    expect(exactEvents(ray(0, 0.5, 1, 0), circle(0, 0, 1))).toMatchObject([
      { t: Math.sqrt(0.75), point: { x: Math.sqrt(0.75), y: 0.5 }, kind: "exit" },
    ]);
    expect(exactEvents(ray(0, 0, 3, 0), ellipse(0, 0, 1, 2))).toMatchObject([{ t: 1 / 3, kind: "exit" }]);
  });

  it("tells tangents from near misses", () => {
    expect(exactEvents(ray(7, -1, -3, 4), circle(0, 0, 5))).toMatchObject([
      { kind: "touch", t: 1, point: { x: 4, y: 3 }, normal: { x: 0.8, y: 0.6 } },
    ]);
    expect(exactEvents(ray(7 + 2 ** -50, -1, -3, 4), circle(0, 0, 5))).toEqual([]);
    expect(exactEvents(ray(-4, 2, 1, 0), ellipse(0, 0, 3, 2))).toMatchObject([{ kind: "touch", t: 4 }]);
  });

  it("keeps the order of normals at corners met equally squarely", () => {
    expect(exactEvents(ray(-2, -2, 1, 1), rect(0, 0, 2, 2))).toMatchObject([
      { t: 1, normal: { x: -1, y: 0 } },
      { t: 3, normal: { x: 1, y: 0 } },
    ]);
    const quarter = sector(0, 0, 1, { x: 1, y: 0 }, { x: 0, y: 1 });
    expect(exactEvents(ray(-1, -1, 1, 1), quarter)[0]).toMatchObject({ t: 1, normal: { x: 0, y: -1 } });
  });

  it("takes numbers of every size", () => {
    const { MAX_VALUE } = Number;
    expect(
      exactEvents(ray(0, 0, 0, 1e305), ellipse(-MAX_VALUE, 0, MAX_VALUE, MAX_VALUE, { x: 3, y: -4 })),
    ).toMatchObject([{ t: 0, point: { x: 0, y: 0 }, normal: { x: 1, y: 0 }, kind: "touch" }]);
    expect(exactEvents(ray(-1e300, 5e-324, 1e300, 0), rect(0, 0, 1e-323, 1e-323))).toMatchObject([
      { kind: "enter", t: 1 },
      { kind: "exit", t: 1 },
    ]);
  });
});
