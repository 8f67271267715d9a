import { describe, expect, it } from "vitest";
import {
  compound,
  moveAndSlide,
  moveTo,
  polygon,
  polyline,
  type Shape,
  setPose,
  type Vec2,
} from "../../../src/index.js";
import { IS_FULL } from "../../extent.js";
import { seededRandom } from "../../generators/random.js";
import { PROPERTY_TIMEOUT } from "../for-all.js";
import { drawMover } from "./rooms.js";

const CASES = IS_FULL ? 400 : 16;
const FRAMES = IS_FULL ? 12 : 8;
const LEVEL: Vec2 = { x: 1, y: 0 };

/** One floor with a wall at its end, in several ways, from (x, y) on along a way: 40 wide, the wall 10 high. */
function floors(x: number, y: number, unit: number, cuts: readonly number[], way: Vec2): Shape[][] {
  const at = (dx: number, dy: number): [number, number] => [
    x + (dx * way.x - dy * way.y) * unit,
    y + (dx * way.y + dy * way.x) * unit,
  ];
  const edges = [0, ...cuts, 40];
  const tops = edges.map((cut) => at(cut, 0));
  const box = (from: number, to: number, top: number, bottom: number) =>
    polygon([at(from, top), at(to, top), at(to, bottom), at(from, bottom)]);
  const tiles = edges.slice(1).map((cut, i) => box(edges[i] ?? 0, cut, 0, 5));
  const wall = box(40, 45, -10, 5);
  return [
    [...tiles, wall],
    [compound([...tiles, wall])],
    [polygon([...tops, at(40, -10), at(45, -10), at(45, 5), at(0, 5)])],
    [polyline([...tops, at(40, -10), at(45, -10), at(45, 5)])],
    // Turned, its corners would not be on the line of the others.
    ...(way.y === 0 ? [[box(0, 40, 0, 5), wall]] : []),
  ];
}

describe("a floor is a floor, whatever it is made of", () => {
  it(
    "tiles, a compound, a polygon and a polyline with vertices in a line are slid along alike",
    () => {
      for (let seed = 1; seed <= CASES; seed += 1) {
        const random = seededRandom(seed);
        const unit = random.pick([1, 1, 1e-6, 1e6, 0.1]);
        const way = random.pick([LEVEL, LEVEL, { x: 0.8, y: 0.6 }, { x: Math.SQRT1_2, y: -Math.SQRT1_2 }]);
        const far = random.pick([0, 0, 1e3, 1e5]) * unit;
        const cuts = Array.from({ length: random.int(6) }, () => 1 + random.int(39)).sort((a, b) => a - b);
        const ways = floors(far, far / 2, unit, [...new Set(cuts)], way);
        const make = drawMover(random);
        const turn = random.pick([0, 0, 7 * random.next()]);
        const start = random.pick([20, 20 + 10 * random.next()]);
        const along = (random.next() - 0.4) * 4 * unit;
        const down = 3 * random.next() * unit;
        const wish = { x: along * way.x - down * way.y, y: along * way.y + down * way.x };
        const ends = ways.map((obstacles) => {
          const mover = make(unit);
          const [dx, dy] = [start * way.x + 12 * way.y, start * way.y - 12 * way.x];
          setPose(mover, far + dx * unit, far / 2 + dy * unit, turn);
          for (let frame = 0; frame < FRAMES; frame += 1) {
            const { x, y } = moveAndSlide(mover, wish, obstacles);
            moveTo(mover, x, y);
          }
          return { x: mover.x, y: mover.y };
        });
        const tolerance = FRAMES * (4e-9 * unit + 2 ** -43 * (2 * far + 90 * unit));
        for (const { x, y } of ends) {
          expect(Math.abs(x - (ends[0]?.x ?? 0)), `seed ${seed}`).toBeLessThan(tolerance);
          expect(Math.abs(y - (ends[0]?.y ?? 0)), `seed ${seed}`).toBeLessThan(tolerance);
        }
      }
    },
    PROPERTY_TIMEOUT,
  );
});
