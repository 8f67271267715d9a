import { describe, expect, it } from "vitest";
import {
  annularSector,
  arc,
  circle,
  moveAndSlide,
  moveTo,
  point,
  rect,
  type Shape,
} from "../../../src/index.js";
import type { SimpleShape } from "../../../src/shapes/kind.js";
import { Obstructions } from "../../../src/sweep/blocking/obstructions.js";
import { obstructByDiscs } from "../../../src/sweep/discs.js";

const found = new Obstructions();

/** What is met on the way by (x, y): nothing, something at a time, or left open. */
function met(a: Shape, b: Shape, x: number, y: number): string {
  found.clear();
  const isDecided = obstructByDiscs(found, a as SimpleShape, b as SimpleShape, { x, y, size: 100 });
  if (!isDecided) return `open, ${found.count}`;
  return found.count === 0 ? "nothing" : `at ${(found.items[0]?.t ?? 0).toFixed(6)}`;
}

describe("arcs and rings whose discs are apart", () => {
  const wall = rect(20, 0, 4, 40);

  it("are met where their discs are, if they reach there", () => {
    expect(met(annularSector(0, 0, 4, 8, 0, 7), wall, 20, 0)).toBe("at 0.500000");
    expect(met(arc(0, 0, 8, -1, 1), wall, 20, 0)).toBe("at 0.500000");
    expect(met(arc(0, 0, 8, -2.5, 1), wall, 20, 0)).toBe("at 0.500000");
    expect(met(wall, arc(0, 0, 8, -1, 1), -20, 0)).toBe("at 0.500000");
    expect(met(wall, arc(0, 0, 8, 1, 6), -20, 0)).toBe("open, 0");
    expect(met(arc(0, 0, 8, 0.1, 1), wall, 20, 0)).toBe("open, 0");
    expect(met(arc(0, 0, 8, 0, 1), wall, 20, 0)).toBe("open, 0");
    expect(met(arc(0, 0, 8, 1, 4), arc(30, 0, 8, 2, 4), 20, 0)).toBe("open, 0");
    expect(met(arc(0, 0, 8, -1, 1), arc(30, 0, 8, 2, 4), 20, 0)).toBe("at 0.700000");
  });

  it("are not met where their discs are not", () => {
    expect(met(arc(0, 0, 8, 0.1, 1), wall, 5, 3)).toBe("nothing");
    expect(met(arc(0, 0, 8, 1, 2), rect(0, -10, 40, 4), 30, 0)).toBe("nothing");
  });

  it("are looked at more closely where their discs are in each other", () => {
    expect(met(annularSector(0, 0, 4, 8, 0, 7), circle(0, 0, 1), 20, 0)).toBe("open, 0");
    expect(met(circle(0, 0, 1), annularSector(0, 0, 4, 8, 0, 7), 20, 0)).toBe("open, 0");
  });

  it("go as far as the rest of them lets them, beyond their discs", () => {
    const cap = moveTo(arc(0, 0, 8, 2, 4), 0, 0);
    expect(moveAndSlide(cap, { x: 30, y: 0 }, [wall]).x).toBeCloseTo(18 - 8 * Math.cos(2), 9);
  });

  it("keep in a point that stands a rounding away from them", () => {
    const [x, y] = [1e6, -1e6 / 3];
    const cap = arc(x, y, 1.5, 0, 4.5);
    for (let angle = 0.25; angle < 4.5; angle += 0.25) {
      const wish = { x: 4 * Math.cos(angle), y: 4 * Math.sin(angle) };
      const mover = point(x, y);
      for (const part of [1, 0.5, 0.25]) {
        const slide = moveAndSlide(mover, { x: part * wish.x, y: part * wish.y }, [cap], { maxSlides: 0 });
        moveTo(mover, slide.x, slide.y);
      }
      expect(Math.hypot(mover.x - x, mover.y - y)).toBeLessThan(1.5);
    }
  });
});
