import { describe, expect, test } from "vitest";
import { fitView, toScreen, toWorld, worldDirection } from "../../../demo/src/stage/view.js";

const region = { x: 2, y: -1, width: 8, height: 4 };

describe("the view of a stage", () => {
  test("shows the whole region, as large as it fits", () => {
    expect(fitView(region, 800, 800, "down").scale).toBe(100);
    expect(fitView(region, 1600, 400, "down").scale).toBe(100);
    expect(fitView(region, 1600, 800, "down").scale).toBe(200);
  });

  test("puts the centre of the region in the middle, with y down or up", () => {
    const down = fitView(region, 800, 400, "down");
    expect(toScreen(down, { x: 2, y: -1 })).toEqual({ x: 400, y: 200 });
    expect(toScreen(down, { x: 3, y: 0 })).toEqual({ x: 500, y: 300 });
    expect(toScreen(fitView(region, 800, 400, "up"), { x: 3, y: 0 })).toEqual({ x: 500, y: 100 });
  });

  test.each(["down", "up"] as const)("goes from the screen back to the world, y %s", (yAxis) => {
    const view = fitView(region, 800, 600, yAxis);
    expect(toWorld(view, toScreen(view, { x: -1.25, y: 2.5 }))).toEqual({ x: -1.25, y: 2.5 });
  });

  describe("a region that turns", () => {
    const room = { x: 8, y: 4, width: 16, height: 8, turns: true };
    const upright = fitView(room, 400, 900, "down");

    test("stands upright only where it is larger that way", () => {
      expect([upright.turned, upright.scale]).toEqual([true, 50]);
      const level = fitView(room, 900, 400, "down");
      expect([level.turned, level.scale]).toEqual([false, 50]);
      expect(fitView({ ...room, turns: false }, 400, 900, "down").turned).toBe(false);
    });

    test("has its x axis up and its y axis to the right", () => {
      expect(toScreen(upright, { x: 9, y: 4 })).toEqual({ x: 200, y: 400 });
      expect(toScreen(upright, { x: 8, y: 5 })).toEqual({ x: 250, y: 450 });
      expect(worldDirection(upright, { x: 1, y: -2 })).toEqual({ x: 2, y: 1 });
    });

    test.each(["down", "up"] as const)("comes back from the screen, y %s", (yAxis) => {
      const view = fitView(room, 400, 900, yAxis);
      expect(toWorld(view, toScreen(view, { x: 3.25, y: 1.5 }))).toEqual({ x: 3.25, y: 1.5 });
    });
  });

  test("parts two points a billionth apart when enlarged enough", () => {
    const close = fitView({ x: 2.5, y: 1, width: 1e-8, height: 1e-8 }, 800, 800, "down");
    const apart = toScreen(close, { x: 2.5 + 1e-9, y: 1 }).x - toScreen(close, { x: 2.5, y: 1 }).x;
    expect(apart).toBeCloseTo(80, 3);
  });
});
