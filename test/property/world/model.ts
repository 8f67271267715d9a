import {
  type Bounds,
  closestPoints,
  distance,
  overlaps,
  point,
  polygon,
  type Ray,
  type RayHit,
  raycast,
  type Shape,
  type SweepHit,
  segment,
  sweep,
  type Vec2,
  World,
} from "../../../src/index.js";
import { type ModelBody, mayMeet } from "./model-body.js";
import type { FilterSpec, Options } from "./operations.js";
import { type Passage, PassageModel } from "./passage-model.js";

const ALL = 0xffffffff;

export interface Pair {
  readonly a: number;
  readonly b: number;
  readonly sensor: boolean;
}

/** A world that asks the public functions about every body, straight from docs/semantics.md. */
export class WorldModel {
  readonly bodies = new Map<number, ModelBody>();
  readonly removed: number[] = [];
  #lastPairs: Pair[] = [];
  readonly #passages = new PassageModel();

  add(id: number, shape: Shape, options: Options): void {
    const { category = 1, mask = ALL, sensor = false, isStatic = false, continuous = false, data } = options;
    const filter = { category: category >>> 0, mask: mask >>> 0 };
    this.bodies.set(id, { id, shape, ...filter, sensor, isStatic, continuous, data });
  }

  remove(id: number): void {
    this.bodies.delete(id);
    this.removed.push(id);
  }

  setFilter(id: number, category: number, mask: number): void {
    const body = this.bodies.get(id);
    if (body === undefined) throw new Error(`the model has no body ${id}`);
    body.category = category >>> 0;
    body.mask = mask >>> 0;
  }

  /** The bodies, the least id first. */
  inOrder(): ModelBody[] {
    return [...this.bodies.values()].sort((a, b) => a.id - b.id);
  }

  pairs(): Pair[] {
    const bodies = this.inOrder();
    return bodies.flatMap((a, index) =>
      bodies
        .slice(index + 1)
        .filter((b) => mayMeet(a, b) && overlaps(a.shape, b.shape))
        .map((b) => ({ a: a.id, b: b.id, sensor: a.sensor || b.sensor })),
    );
  }

  step(): { begin: Pair[]; stay: Pair[]; end: Pair[]; passed: Passage[] } {
    const before = this.#lastPairs;
    const now = this.pairs();
    this.#lastPairs = now;
    const isIn = (pairs: readonly Pair[]) => {
      const keys = new Set(pairs.map(keyOf));
      return (pair: Pair) => keys.has(keyOf(pair));
    };
    const [wasThere, isThere] = [isIn(before), isIn(now)];
    return {
      begin: now.filter((pair) => !wasThere(pair)),
      stay: now.filter(wasThere),
      end: before.filter((pair) => !isThere(pair)),
      passed: this.#passages.advance(this.inOrder()),
    };
  }

  #wanted({ mask, category, sensors = true }: FilterSpec): ModelBody[] {
    return this.inOrder().filter(
      (body) =>
        (mask === undefined || (body.category & mask) !== 0) &&
        (category === undefined || (body.mask & category) !== 0) &&
        (sensors || !body.sensor),
    );
  }

  query(shape: Shape, filter: FilterSpec): number[] {
    return this.#wanted(filter)
      .filter((body) => overlaps(body.shape, shape))
      .map(({ id }) => id);
  }

  /** The first hit of every body that is hit. */
  raycastAll(ray: Ray, filter: FilterSpec): (RayHit & { id: number })[] {
    return this.#wanted(filter)
      .flatMap(({ id, shape }) => {
        const hit = raycast(ray, shape);
        return hit === null ? [] : [{ id, ...hit }];
      })
      .sort((a, b) => a.t - b.t || a.id - b.id);
  }

  /** The first touch with every body that is met. */
  sweepAll(shape: Shape, velocity: Vec2, filter: FilterSpec): (SweepHit & { id: number })[] {
    return this.#wanted(filter)
      .flatMap((body) => {
        const hit = sweep(shape, velocity, body.shape, { x: 0, y: 0 });
        if (hit === null) return [];
        const { t, point, normal, isCertain } = hit;
        return [{ id: body.id, t, point: { ...point }, normal: { ...normal }, isCertain }];
      })
      .sort((a, b) => a.t - b.t || a.id - b.id);
  }

  /** As `sweepAll`; what a disc does with one body is told by a world of that body alone. */
  circleCastAll(ray: Ray, radius: number, filter: FilterSpec): (SweepHit & { id: number })[] {
    return this.#wanted(filter)
      .flatMap(({ id, shape }) => {
        const alone = new World();
        alone.add(shape);
        const hit = alone.circleCast(ray, radius);
        return hit === null ? [] : [{ ...hit, id }];
      })
      .sort((a, b) => a.t - b.t || a.id - b.id);
  }

  /** All bodies, the nearest first. */
  nearest(x: number, y: number, filter: FilterSpec): { id: number; distance: number; point: Vec2 }[] {
    const from = point(x, y);
    return this.#wanted(filter)
      .map(({ id, shape }) => {
        const away = distance(from, shape);
        return { id, distance: away, point: away === 0 ? { x, y } : closestPoints(from, shape).b };
      })
      .sort((a, b) => compareNumbers(a.distance, b.distance) || a.id - b.id);
  }
}

/** Infinities have no difference. */
function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

export function keyOf({ a, b }: Pick<Pair, "a" | "b">): string {
  return `${a} ${b}`;
}

/** A closed box as a shape; an infinite side stands for the largest double. */
export function shapeOfBox({ minX, minY, maxX, maxY }: Bounds): Shape {
  const largest = Number.MAX_VALUE;
  const [left, right, low, high] = [minX, maxX, minY, maxY].map((side) =>
    Math.min(Math.max(side, -largest), largest),
  ) as [number, number, number, number];
  if (left === right || low === high) return segment(left, low, right, high);
  return polygon([
    [left, low],
    [right, low],
    [right, high],
    [left, high],
  ]);
}
