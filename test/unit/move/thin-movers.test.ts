import { describe, expect, it } from "vitest";
import {
  arc,
  moveTo,
  point,
  polyline,
  rectFromCorner,
  type Shape,
  segment,
  World,
} from "../../../src/index.js";

describe("a mover without area, put on flush tiles", () => {
  const movers: [name: string, moverAt: (x: number, y: number, half: number) => Shape][] = [
    ["point", (x, y) => point(x, y)],
    ["level segment", (x, y, half) => segment(x - half, y, x + half, y)],
    ["upright segment", (x, y, half) => segment(x, y - half, x, y)],
    [
      "polyline",
      (x, y, half) =>
        polyline([
          [x - half, y - half],
          [x - half, y],
          [x + half, y],
        ]),
    ],
    ["arc", (x, y, half) => arc(x, y - half, half, 0, Math.PI)],
  ];

  // The tops of the tiles are rounded, so that it may begin by less than a last digit above them.
  const floors: [tile: number, origin: number][] = [
    [0.1, 1],
    [0.1, 1e6],
    [16, 1e6],
    [32.3, 1e6],
  ];
  const cases = movers.flatMap(([name, moverAt]) =>
    floors.map(([tile, origin]) => [name, tile, origin, moverAt] as const),
  );

  it.each(cases)("slides: %s, tiles of %f at %f", (_name, tile, origin, moverAt) => {
    const world = new World();
    for (let i = 0; i < 6; i += 1) world.add(rectFromCorner(origin + i * tile, origin, tile, tile));
    const mover = moverAt(origin + tile, origin, 0.4 * tile);
    const wish = 0.0737 * tile;
    for (let frame = 0; frame < 40; frame += 1) {
      const { x, y, travelled, hits } = world.moveAndSlide(mover, { x: wish, y: 0.05 * tile });
      expect(Math.abs(travelled.x - wish)).toBeLessThan(2 ** -36 * origin);
      for (const { normal } of hits) expect(Math.hypot(normal.x, normal.y)).toBeCloseTo(1, 12);
      moveTo(mover, x, y);
    }
  });
});
