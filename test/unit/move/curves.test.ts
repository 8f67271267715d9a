import { describe, expect, it } from "vitest";
import {
  annularSector,
  arc,
  capsule,
  circle,
  degrees,
  ellipse,
  moveAndSlide,
  moveTo,
  penetrates,
  polygon,
  rect,
  rectFromCorner,
  type Shape,
} from "../../../src/index.js";

function walk(
  mover: Shape,
  wish: { x: number; y: number },
  obstacles: readonly Shape[],
  frames: number,
): void {
  for (let i = 0; i < frames; i += 1) {
    const { x, y } = moveAndSlide(mover, wish, obstacles);
    moveTo(mover, x, y);
    if (obstacles.some((obstacle) => penetrates(mover, obstacle))) expect.fail(`it has sunk in frame ${i}`);
  }
}

describe("moveAndSlide along what bends towards the mover", () => {
  const bowls: [name: string, bowl: Shape][] = [
    ["a ring", annularSector(0, 0, 100, 120, 0, 2 * Math.PI)],
    ["half a ring", annularSector(0, 0, 100, 120, degrees(-10), degrees(190))],
    ["an arc", arc(0, 0, 100, degrees(-10), degrees(190))],
  ];

  it.each(bowls)("comes down to the bottom of %s", (_name, bowl) => {
    const ball = circle(60, 0, 10);
    walk(ball, { x: 0, y: 6 }, [bowl], 60);
    expect(Math.abs(ball.x)).toBeLessThan(3);
    expect(ball.y).toBeGreaterThan(89.8);
  });

  it.each(bowls)("lets nothing through %s", (_name, bowl) => {
    for (const mover of [rect(60, 0, 12, 8), capsule(60, -5, 60, 5, 4), ellipse(60, 0, 9, 5)]) {
      walk(mover, { x: 0, y: 60 }, [bowl], 3);
      expect(mover.y).toBeLessThan(100);
    }
  });

  it.each(bowls)("goes round in %s", (_name, bowl) => {
    const ball = circle(0, 89, 10);
    walk(ball, { x: -5, y: 1 }, [bowl], 14);
    expect(ball.x).toBeLessThan(-50);
    expect(Math.hypot(ball.x, ball.y)).toBeGreaterThan(89.9);
  });

  it("goes no farther round than to where it cannot get on, and never back", () => {
    const ring = annularSector(0, 0, 3, 3.5, 0, 2 * Math.PI);
    const pill = moveTo(capsule(0, -0.25, 0.125, 0.25, 0.25), -2.7161536559606727, 0.6710979728750597);
    const wish = { x: -7.627425262303237, y: 2.1556851775725154 };
    const { travelled } = moveAndSlide(pill, wish, [ring]);
    expect(travelled.x * wish.x + travelled.y * wish.y).toBeGreaterThan(-1e-9);
    const ball = circle(-2.9, 0, 0.1);
    walk(ball, { x: -1, y: 7 }, [ring], 12);
    const angle = Math.atan2(ball.y, ball.x);
    expect(angle).toBeCloseTo(Math.atan2(7, -1), 5);
  });

  it.each(bowls)("climbs in %s no farther than to where the floor ends, and rests there", (_name, bowl) => {
    const up = { x: 0, y: -1 };
    for (const wish of [
      { x: 200, y: 40 },
      { x: -30, y: 30 },
    ]) {
      const ball = circle(0, 89, 10);
      for (let i = 0; i < 8; i += 1) {
        const { x, y, travelled } = moveAndSlide(ball, wish, [bowl], { up });
        moveTo(ball, x, y);
        if (i > 5) expect(Math.hypot(travelled.x, travelled.y)).toBeLessThan(1e-9);
      }
      const slope = Math.atan2(Math.abs(ball.x), ball.y);
      expect(slope).toBeLessThan(Math.PI / 4);
      expect(slope).toBeGreaterThan(Math.PI / 4 - 2 ** -9);
    }
  });

  it.each(bowls)("stands in %s all the way up, also at the end of a chord", (_name, bowl) => {
    const options = { up: { x: 0, y: -1 } };
    for (const mover of [circle(0, 89, 10), rect(0, 80, 12, 8), capsule(0, 80, 0, 85, 4)]) {
      const fallen = moveAndSlide(mover, { x: 0, y: 20 }, [bowl], options);
      moveTo(mover, fallen.x, fallen.y);
      for (const wish of [0.01, 0.1, 1, 5, 0.1, 20].map((x) => ({ x, y: 0.2 }))) {
        const { x, y, floor } = moveAndSlide(mover, wish, [bowl], options);
        expect(floor?.id).toBe(0);
        moveTo(mover, x, y);
      }
    }
  });

  it("rolls over the outside of rings and arcs", () => {
    for (const hill of [
      annularSector(0, 0, 80, 100, 0, 2 * Math.PI),
      arc(0, 0, 100, degrees(180), degrees(360)),
    ]) {
      const ball = circle(-40, -140, 10);
      walk(ball, { x: 6, y: 2 }, [hill], 22);
      expect(ball.x).toBeGreaterThan(60);
    }
  });
});

describe("moveAndSlide of arcs and rings", () => {
  it.each([
    ["arc", arc(20, -40, 8, 0.2, 5)],
    ["ring", annularSector(20, -40, 4, 8, 0, 2 * Math.PI)],
    ["part of a ring", annularSector(20, -40, 4, 8, 0.2, 5)],
  ] as [string, Shape][])("an %s does not stick at seams", (_name, mover) => {
    const floor = Array.from({ length: 16 }, (_, i) => rectFromCorner(16 * i, 0, 16, 16));
    walk(mover, { x: 0, y: 40 }, floor, 1);
    expect(mover.y).toBeCloseTo(-8, 8);
    walk(mover, { x: 5, y: 3 }, floor, 40);
    expect(mover.x).toBeCloseTo(220, 6);
    expect(mover.y).toBeCloseTo(-8, 8);
  });

  const tiles = [rectFromCorner(0, 4, 8, 4), rectFromCorner(4, -10, 4, 14)];
  const corner = polygon([
    [0, 4],
    [4, 4],
    [4, -10],
    [8, -10],
    [8, 8],
    [0, 8],
  ]);

  it.each([
    ["tiles", tiles],
    ["one polygon", [corner]],
  ] as [string, Shape[]][])(
    "an arc slides down a wall of %s, not off it to the floor",
    (_name, obstacles) => {
      const { y, hits } = moveAndSlide(arc(1, 0, 1, 0.3, 3.85), { x: 6, y: 6 }, obstacles);
      expect(y).toBeCloseTo(3, 10);
      expect(hits.map(({ t }) => t)).toEqual([
        expect.closeTo((3 - Math.cos(0.3)) / 6, 10),
        expect.closeTo(0.5, 10),
      ]);
    },
  );

  it("tells the normal at a corner of a polygon that is not convex as at that of a tile", () => {
    const { hits } = moveAndSlide(arc(0, -10.8, 1, 0.3, 3.85), { x: 5, y: 0 }, [corner]);
    expect(hits[0]?.normal).toEqual({ x: expect.closeTo(0.6, 11), y: expect.closeTo(0.8, 11) });
  });
});
