import { describe, expect, it } from "vitest";
import {
  compound,
  moveAndSlide,
  moveTo,
  polygon,
  polyline,
  type Shape,
  setPose,
} from "../../../src/index.js";
import { IS_FULL } from "../../extent.js";
import { seededRandom } from "../../generators/random.js";
import { PROPERTY_TIMEOUT } from "../for-all.js";
import { drawMover } from "./rooms.js";

const CASES = IS_FULL ? 4000 : 60;
const FRAMES = 12;

/** One floor with a wall at its end, in several ways, from (x, y) on: 40 wide, the wall 10 high. */
function floors(x: number, y: number, unit: number, cuts: readonly number[]): Shape[][] {
  const at = (dx: number, dy: number): [number, number] => [x + dx * unit, y + dy * unit];
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
    [box(0, 40, 0, 5), wall],
  ];
}

describe("a floor is a floor, whatever it is made of", () => {
  it(
    "tiles, a compound, a polygon and a polyline with vertices in a line are slid along alike",
    () => {
      for (let seed = 1; seed <= CASES; seed += 1) {
        const random = seededRandom(seed);
        const unit = random.pick([1, 1, 1e-6, 1e6, 0.1]);
        const far = random.pick([0, 0, 1e3, 1e5]) * unit;
        const cuts = Array.from({ length: random.int(6) }, () => 1 + random.int(39)).sort((a, b) => a - b);
        const ways = floors(far, far / 2, unit, [...new Set(cuts)]);
        const make = drawMover(random);
        const turn = random.pick([0, 0, 7 * random.next()]);
        const start = random.pick([20, 20 + 10 * random.next()]);
        const wish = { x: (random.next() - 0.4) * 4 * unit, y: 3 * random.next() * unit };
        const ends = ways.map((obstacles) => {
          const mover = make(unit);
          setPose(mover, far + start * unit, far / 2 - 12 * unit, turn);
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
