import { type BodyId, circle, fromJSON, World } from "../../../../src/index.js";
import { oneIn, type Random, seededRandom } from "../../../generators/random.js";
import { buildRay, type ShapeSpec } from "../../../generators/spec.js";
import { SCENES, type Scene } from "../scenes.js";

/**
 * Plays frames of a small world in which bodies of all kinds come, go and move, and says how much memory is in use at
 * points along the way. In a process of its own that was given `--expose-gc`. Arguments: frames, and "leak" to keep
 * something of every frame. Prints a `SoakReport` as JSON.
 */
export interface SoakReport {
  readonly frames: number;
  /** Bytes in use, after a collection of garbage, at equal distances; compiled code is counted, too. */
  readonly bytes: readonly number[];
  /** Numbers, entries and objects that can be reached from the world, at the same points. */
  readonly held: readonly number[];
  readonly milliseconds: number;
  /** Events, answers and bodies that have come, so that there were some. */
  readonly events: number;
  readonly answers: number;
  readonly added: number;
}

const BODIES = 16;
const POINTS = 20;

/** As many different shapes as come again and again, so that the same memory is enough. */
const POOL = 64;

const scene = SCENES.find(({ name }) => name === "anywhere") as Scene;

class Churn {
  readonly world = new World<number>();
  readonly totals = { events: 0, answers: 0, added: 0 };
  readonly #random = seededRandom(20261121);
  readonly #pool: ShapeSpec[] = Array.from({ length: POOL }, () => scene.shape(this.#random));
  readonly #ids: BodyId[] = [];
  readonly kept: object[] = [];

  frame(): void {
    const random = this.#random;
    if (this.#ids.length < BODIES || oneIn(random, 4)) this.#add();
    if (this.#ids.length > BODIES) this.world.remove(this.#takeId());
    for (let moves = 0; moves < 2; moves++) this.#move();
    const { begin, stay, end, passed } = this.world.step();
    this.totals.events += begin.length + stay.length + end.length + passed.length;
    this.totals.answers += this.#ask();
  }

  leak(): void {
    this.kept.push({ frame: this.kept.length });
  }

  #add(): void {
    const random = this.#random;
    const shape = fromJSON(random.pick(this.#pool));
    const options = {
      isStatic: oneIn(random, 4),
      continuous: oneIn(random, 16),
      sensor: oneIn(random, 8),
    };
    this.#ids.push(this.world.add(shape, { ...options, category: 1 + random.int(3), data: 1 }));
    this.totals.added += 1;
  }

  #takeId(): BodyId {
    return this.#ids.splice(this.#random.int(this.#ids.length), 1)[0] as BodyId;
  }

  #move(): void {
    const random = this.#random;
    const id = random.pick(this.#ids);
    const { x, y } = scene.place(random);
    if (oneIn(random, 3)) this.world.setPose(id, x, y, random.int(7));
    else if (oneIn(random, 8)) this.world.setFilter(id, 1 + random.int(3), -1);
    else this.world.moveTo(id, x, y);
  }

  /** How many bodies one of the questions finds. */
  #ask(): number {
    const { world } = this;
    const random: Random = this.#random;
    const { x, y } = scene.place(random);
    const along = buildRay({ type: "ray", x, y, dx: 1, dy: random.int(5) - 2, minT: 0, maxT: null });
    switch (random.int(7)) {
      case 0:
        return world.raycastAll(along).length;
      case 1:
        return world.nearest(x, y, 3).length;
      case 2:
        return world.sweep(circle(x, y, 1), { x: 5, y: 1 }) === null ? 0 : 1;
      case 3:
        return world.circleCast(along, 1) === null ? 0 : 1;
      case 4:
        return world.query(circle(x, y, 2), { accept: (id) => id % 2 === 0 }).length;
      case 5: {
        let pairs = 0;
        world.pairs(() => {
          pairs += 1;
        });
        return pairs;
      }
      default:
        return world.queryPoint(x, y).length;
    }
  }
}

const collect = globalThis.gc;
if (collect === undefined) throw new Error("this needs --expose-gc");

/** What is in use by now, without garbage. */
function bytesInUse(collectGarbage: () => void): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Everything counts one, and a list as much as it has items. */
function sizeOf(root: object): number {
  const seen = new Set<object>([root]);
  let size = 0;
  // A set is gone through in the order in which things come into it.
  for (const item of seen) {
    if (ArrayBuffer.isView(item)) {
      size += item.byteLength;
      continue;
    }
    const parts: unknown[] = item instanceof Map || item instanceof Set ? [...item] : Object.values(item);
    size += 1 + parts.length;
    for (const part of parts) if (typeof part === "object" && part !== null) seen.add(part);
  }
  return size;
}

const [count = "10000", mode] = process.argv.slice(2);
const frames = Number(count);
const churn = new Churn();
const bytes: number[] = [];
const held: number[] = [];
const start = performance.now();
for (let frame = 1; frame <= frames; frame++) {
  churn.frame();
  if (mode === "leak") churn.leak();
  if (frame % Math.floor(frames / POINTS) !== 0) continue;
  bytes.push(bytesInUse(collect));
  held.push(sizeOf(churn.world) + sizeOf(churn.kept));
}
const milliseconds = Math.round(performance.now() - start);
const report: SoakReport = { frames, bytes, held, milliseconds, ...churn.totals };
console.log(JSON.stringify(report));
