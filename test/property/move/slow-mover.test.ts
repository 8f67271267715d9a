import { describe, expect, it } from "vitest";
import { arc, moveAndSlide, moveTo, penetrates, point, polyline, segment } from "../../../src/index.js";
import { IS_FULL } from "../../extent.js";
import { seededRandom } from "../../generators/random.js";
import { PROPERTY_TIMEOUT } from "../for-all.js";
import { drawScene } from "./scenes.js";
import { SlowMover, type SlowWay } from "./slow-mover.js";

const SCENES = IS_FULL ? 60 : 4;

/** Exact answers about touching curves take long: in full only. */
const NAMES = ["flat", "slope", "tilted", "wedge", "maze", ...(IS_FULL ? ["corridor", "clutter"] : [])];

/** They pass through each other as far as `penetrates` tells. */
const CURVES: readonly number[] = [
  point(0, 0).kind,
  segment(0, 0, 1, 0).kind,
  polyline([
    [0, 0],
    [1, 0],
  ]).kind,
  arc(0, 0, 1, 0, 1).kind,
];

/** Starts that differ by so little, and steps of different lengths, must lead to one place, else the slow mover does not decide. */
const NUDGES = [
  [0, 0, 1],
  [1e-5, 0, 3],
  [0, 1e-5, 1],
  [-1e-5, -1e-5, 2],
] as const;
const SPREAD = 1e-3;

describe("moveAndSlide beside a mover in tiny steps that knows only which poses are free", () => {
  it.each(NAMES)(
    "comes to the same place in %s",
    (name) => {
      let decided = 0;
      for (let seed = 1; seed <= SCENES; seed += 1) {
        const random = seededRandom(seed);
        const scene = drawScene(random, name);
        const { mover } = scene;
        // The fence is not reached.
        const obstacles = scene.obstacles.slice(0, -4);
        const angle = 7 * random.next();
        const length = 5 * random.next();
        const motion = { x: length * Math.cos(angle), y: length * Math.sin(angle) };
        const isIn = () => obstacles.some((obstacle) => penetrates(mover, obstacle));
        if (CURVES.includes(mover.kind) || isIn()) continue;
        const { x, y } = moveAndSlide(mover, motion, obstacles);
        const start = { x: mover.x, y: mover.y };
        const ends: SlowWay[] = [];
        for (const [dx, dy, nothing] of NUDGES) {
          moveTo(mover, start.x + dx, start.y + dy);
          if (isIn()) break;
          const near = 1e-7 * (1 + Math.abs(start.x) / 1e3) * nothing;
          const end = new SlowMover(mover, obstacles, near).go(motion);
          ends.push({ x: end.x - dx, y: end.y - dy });
        }
        moveTo(mover, start.x, start.y);
        const [first] = ends;
        if (first === undefined || ends.length < NUDGES.length) continue;
        const offs = ends.map((end) => Math.hypot(end.x - first.x, end.y - first.y));
        if (Math.max(...offs) > SPREAD) continue;
        decided += 1;
        expect(Math.hypot(x - first.x, y - first.y), `seed ${seed}, kind ${mover.kind}`).toBeLessThan(
          5 * SPREAD,
        );
      }
      if (IS_FULL) expect(decided).toBeGreaterThan(SCENES / 16);
    },
    PROPERTY_TIMEOUT,
  );
});
