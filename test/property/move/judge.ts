import {
  annularSector,
  arc,
  bounds,
  type MoveOptions,
  moveAndSlide,
  moveTo,
  penetrates,
  type Shape,
  type Slide,
  signedDistance,
} from "../../../src/index.js";
import type { Random } from "../../generators/random.js";
import { scaledShape } from "./scaled-shape.js";
import type { Scene } from "./scenes.js";

type Way = { readonly x: number; readonly y: number };

/** L of the promises: the largest size or coordinate of what takes part. */
function sizeOf({ obstacles, mover }: Scene, motion: Way): number {
  let size = Math.abs(motion.x) + Math.abs(motion.y);
  for (const shape of [...obstacles, mover]) {
    const { minX, minY, maxX, maxY } = bounds(shape);
    for (const side of [minX, minY, maxX, maxY])
      if (Number.isFinite(side)) size = Math.max(size, Math.abs(side));
  }
  return size;
}

function isIn(mover: Shape, obstacles: readonly Shape[]): boolean {
  return obstacles.some((obstacle) => penetrates(mover, obstacle));
}

/** Does something where the mover is somewhere else. */
function at<Answer>(mover: Shape, x: number, y: number, look: () => Answer): Answer {
  const before = { x: mover.x, y: mover.y };
  moveTo(mover, x, y);
  const answer = look();
  moveTo(mover, before.x, before.y);
  return answer;
}

/** What is wrong with a move, in the order of the promises; empty if nothing is. */
export function faultsOf(
  random: Random,
  scene: Scene,
  motion: Way,
  slide: Slide,
  options: MoveOptions,
): string[] {
  const { mover, obstacles, middle, reach } = scene;
  const size = sizeOf(scene, motion);
  const length = Math.hypot(motion.x, motion.y);
  const faults: string[] = [];
  const wasIn = isIn(mover, obstacles);
  const { x, y, travelled, remaining, isStuck } = slide;
  if (isStuck) {
    if (!wasIn) faults.push("is stuck in nothing");
    return faults;
  }
  if (at(mover, x, y, () => isIn(mover, obstacles))) faults.push("sinks");
  if (at(mover, x, y, () => distanceFrom(mover, middle)) > reach) faults.push("gets out");
  if (!(travelled.x === x - mover.x && travelled.y === y - mover.y)) faults.push("tells another way");
  const has = options.up !== undefined;
  const off = (isAnyHollow(scene) ? 2 ** -37 : 2 ** -43) * size;
  if (!wasIn && !has && travelled.x * motion.x + travelled.y * motion.y < -off * length)
    faults.push("goes back");
  if (!wasIn && !has && Math.hypot(travelled.x, travelled.y) > length * (1 + 1e-9) + 2 ** -42 * size)
    faults.push("goes farther than it wished");
  if (length === 0 && !wasIn && (travelled.x !== 0 || travelled.y !== 0))
    faults.push("moves without a motion");
  if (!wasIn && slide.hits.length === 0 && !has) faults.push(...faultsOfFreeWay(scene, motion, slide, size));
  const again = at(mover, x, y, () => moveAndSlide(mover, remaining, obstacles, options));
  const jitter = Math.hypot(again.travelled.x, again.travelled.y);
  // What has turned aside as often as it may is not at rest.
  const isAtRest = options.maxSlides === undefined && slide.hits.length < 6;
  if (isAtRest && jitter > (isAnyHollow(scene) ? 1e-8 : 1e-9) + off) faults.push(`jitters by ${jitter}`);
  const order = obstacles.map((_, i) => i);
  for (let i = order.length - 1; i > 0; i -= 1) {
    const other = random.int(i + 1);
    [order[i], order[other]] = [order[other] as number, order[i] as number];
  }
  const shuffled = moveAndSlide(
    mover,
    motion,
    order.map((i) => obstacles[i] as Shape),
    options,
  );
  // Known: of arcs and rings that meet several things at once, the last digits depend on it.
  const apart = Math.abs(shuffled.x - x) + Math.abs(shuffled.y - y);
  if (apart > (isAnyHollow(scene) ? off : 0)) faults.push(`depends on the order by ${apart}`);
  const met = (hits: Slide["hits"], idOf: (id: number) => number) =>
    JSON.stringify([...new Set(hits.map(({ id }) => idOf(id)))].sort((a, b) => a - b));
  if (met(shuffled.hits, (id) => order[id] as number) !== met(slide.hits, (id) => id))
    faults.push("meets others in another order");
  const exponent = random.pick([1, -3, 40, -60, 600, -600]);
  const factor = 2 ** exponent;
  const large = moveAndSlide(
    scaledShape(mover, factor),
    { x: motion.x * factor, y: motion.y * factor },
    obstacles.map((obstacle) => scaledShape(obstacle, factor)),
    scaledOptions(options, factor),
  );
  if (large.x !== x * factor || large.y !== y * factor) faults.push(`is another at 2 ** ${exponent}`);
  return faults;
}

function scaledOptions(options: MoveOptions, factor: number): MoveOptions {
  const { stepHeight = 0, snapToFloor = 0 } = options;
  return { ...options, stepHeight: stepHeight * factor, snapToFloor: snapToFloor * factor };
}

/** Arcs and rings are told less finely. */
function isAnyHollow({ mover, obstacles }: Scene): boolean {
  return [mover, ...obstacles].some(({ kind }) => kind === ring.kind || kind === curve.kind);
}

const ring = annularSector(0, 0, 1, 2, 0, 1);
const curve = arc(0, 0, 1, 0, 1);

/** How far the middle of a shape is from a place, along the axes. */
function distanceFrom(shape: Shape, { x, y }: Way): number {
  const { minX, minY, maxX, maxY } = bounds(shape);
  return Math.max(Math.abs((minX + maxX) / 2 - x), Math.abs((minY + maxY) / 2 - y));
}

/** A way on which nothing was met is straight, and free all along. */
function faultsOfFreeWay({ mover, obstacles }: Scene, motion: Way, { x, y }: Slide, size: number): string[] {
  const off = Math.abs(x - mover.x - motion.x) + Math.abs(y - mover.y - motion.y);
  if (off > 2 ** -43 * size) return ["does not go where nothing is"];
  const start = { x: mover.x, y: mover.y };
  for (let i = 1; i < 8; i += 1) {
    const depth = at(mover, start.x + (i / 8) * motion.x, start.y + (i / 8) * motion.y, () =>
      Math.max(
        ...obstacles.filter((one) => penetrates(mover, one)).map((one) => -signedDistance(mover, one)),
        0,
      ),
    );
    if (depth > 2 ** -38 * size) return [`goes through something by ${depth}`];
  }
  return [];
}
