import { PerformanceObserver } from "node:perf_hooks";
import {
  type BodyId,
  capsule,
  circle,
  createSlide,
  ellipse,
  fromJSON,
  moveTo,
  polygon,
  rect,
  rectFromCorner,
  rotateTo,
  type Shape,
  type SlideOptions,
  setPose,
  World,
} from "../../../src/index.js";
import { everydayPair } from "../../generators/pair.js";
import { seededRandom } from "../../generators/random.js";
import { KIND_NAMES } from "../../generators/spec.js";

/**
 * Counts the bytes that moving and turning shapes, and the bodies of a world, allocates, or, with the argument "walkers",
 * sliding bodies along others, in a process as `countInProcess` starts it. Prints a `MoveReport` as JSON.
 */
export interface MoveReport {
  readonly results: readonly BytesPerMove[];
  /** Collections of garbage while it was counted: any would falsify it. */
  readonly disturbances: number;
}

export interface BytesPerMove {
  readonly of: "shapes" | "bodies" | "walkers";
  readonly kind: string;
  readonly move: string;
  readonly bytes: number;
}

interface Crowd extends Pick<BytesPerMove, "of" | "kind"> {
  readonly moves: Readonly<Record<string, Move>>;
}

const BODIES = 500;
const REPEATS = 40;

/** Until the compiler is done with it, code allocates what it later does not. */
const MOST_MILLISECONDS = 2_000;
const FEWEST_ROUNDS = 4;

/** Moves everything there is to the places, or by the angles, that are in `numbers`: x, y and an angle of each. */
type Move = (numbers: Float64Array) => void;

function movesOfShapes(shapes: readonly Shape[]): Record<string, Move> {
  return {
    moveTo: (numbers) => {
      for (let i = 0; i < shapes.length; i++) {
        moveTo(shapes[i] as Shape, numbers[3 * i] as number, numbers[3 * i + 1] as number);
      }
    },
    rotateTo: (numbers) => {
      for (let i = 0; i < shapes.length; i++) rotateTo(shapes[i] as Shape, numbers[3 * i + 2] as number);
    },
    setPose: (numbers) => {
      for (let i = 0; i < shapes.length; i++) {
        const at = 3 * i;
        const angle = numbers[at + 2] as number;
        setPose(shapes[i] as Shape, numbers[at] as number, numbers[at + 1] as number, angle);
      }
    },
  };
}

function movesOfBodies(world: World, ids: readonly BodyId[]): Record<string, Move> {
  return {
    moveTo: (numbers) => {
      for (let i = 0; i < ids.length; i++) {
        world.moveTo(ids[i] as BodyId, numbers[3 * i] as number, numbers[3 * i + 1] as number);
      }
    },
    rotateTo: (numbers) => {
      for (let i = 0; i < ids.length; i++) world.rotateTo(ids[i] as BodyId, numbers[3 * i + 2] as number);
    },
    setPose: (numbers) => {
      for (let i = 0; i < ids.length; i++) {
        const at = 3 * i;
        const angle = numbers[at + 2] as number;
        world.setPose(ids[i] as BodyId, numbers[at] as number, numbers[at + 1] as number, angle);
      }
    },
  };
}

const TILE = 16;

/** Walkers on a floor of flush tiles, from which turned polygons stand out: they fall on it, slide, climb and are stopped. */
function movesOfWalkers(make: (x: number, y: number) => Shape): Record<string, Move> {
  const world = new World();
  const width = TILE * BODIES;
  for (let x = 0; x < width; x += TILE) {
    world.add(rectFromCorner(x, 0, TILE, TILE), { isStatic: true });
    const [at, size] = [x + TILE * random.next(), 3 + 5 * random.next()];
    const stone = [0, 1, 2].map(
      (i) => [at + size * Math.cos(i + at), 2 + size * Math.sin(2 * i + at)] as const,
    );
    world.add(polygon(stone), { isStatic: true });
  }
  const ids = Array.from({ length: BODIES }, (_, i) =>
    world.add(make(TILE * (i + random.next()), -24.5), { category: 2, mask: 1 }),
  );
  const slide = createSlide();
  const motion = { x: 0.5, y: 2.5 };
  const moveWith = (options?: SlideOptions) => () => {
    motion.x = 0 - motion.x;
    for (let i = 0; i < BODIES; i++) world.moveAndSlide(ids[i] as BodyId, motion, options, slide);
  };
  return {
    moveAndSlide: moveWith(),
    // Of options that not all objects have, V8 puts numbers on the heap when it reads them.
    "moveAndSlide with up": moveWith({ up: { x: 0, y: -1 }, stepHeight: 0, snapToFloor: 0 }),
    "moveAndSlide with steps": moveWith({ up: { x: 0, y: -1 }, stepHeight: 4.5, snapToFloor: 4.5 }),
  };
}

const makers: Readonly<Record<string, (x: number, y: number) => Shape>> = {
  capsule: (x, y) => capsule(x, y - 6, x, y + 6, 5),
  circle: (x, y) => circle(x, y, 6),
  rect: (x, y) => rect(x, y, 10, 16),
  ellipse: (x, y) => ellipse(x, y, 5, 8),
};

const random = seededRandom(20261121);
const numbers = Float64Array.from({ length: 3 * BODIES }, () => 100 * random.next());
const collections: number[] = [];
const rounds: [begin: number, end: number][] = [];
const observer = new PerformanceObserver((list) => {
  for (const { startTime } of list.getEntries()) collections.push(startTime);
});
observer.observe({ entryTypes: ["gc"] });
const collect = globalThis.gc;
if (collect === undefined) throw new Error("this needs --expose-gc");

function shapeOf(kind: (typeof KIND_NAMES)[number]): Shape {
  return fromJSON(everydayPair(kind, "circle")(random).a);
}

function run(move: Move): void {
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    for (let i = 0; i < numbers.length; i++) numbers[i] = (numbers[i] as number) + 0.015625;
    move(numbers);
  }
}

function shapesAndBodies(): Crowd[] {
  return KIND_NAMES.flatMap((kind): Crowd[] => {
    const shapes = Array.from({ length: BODIES }, () => shapeOf(kind));
    const world = new World();
    const ids = shapes.map((shape) => world.add(shape));
    return [
      { of: "shapes", kind, moves: movesOfShapes(shapes) },
      { of: "bodies", kind, moves: movesOfBodies(world, ids) },
    ];
  });
}

function walkers(): Crowd[] {
  return Object.entries(makers).map(([kind, make]) => ({ of: "walkers", kind, moves: movesOfWalkers(make) }));
}

const crowds = process.argv[2] === "walkers" ? walkers() : shapesAndBodies();
// First everything, so that no code is compiled for the kinds that came first.
for (const { moves } of crowds) for (const move of Object.values(moves)) run(move);
const results: BytesPerMove[] = [];
for (const { of, kind, moves } of crowds) {
  for (const [name, move] of Object.entries(moves)) {
    const start = performance.now();
    let bytes = Number.POSITIVE_INFINITY;
    let round = 0;
    while (bytes >= 1 && (round < FEWEST_ROUNDS || performance.now() - start < MOST_MILLISECONDS)) {
      round += 1;
      run(move);
      collect();
      const begin = performance.now();
      const before = process.memoryUsage().heapUsed;
      run(move);
      bytes = Math.min(bytes, (process.memoryUsage().heapUsed - before) / (REPEATS * BODIES));
      rounds.push([begin, performance.now()]);
    }
    results.push({ of, kind, move: name, bytes });
  }
}
await new Promise((resolve) => setTimeout(resolve, 50));
observer.disconnect();
const disturbances = collections.filter((time) =>
  rounds.some(([begin, end]) => time > begin && time < end),
).length;
const report: MoveReport = { results, disturbances };
console.log(JSON.stringify(report));
