import type { Scene } from "./scene.js";

/**
 * A library, or a way of doing without one, that takes part in the comparison of worlds. These modules use nothing of
 * Node, so that the site can run the same comparison in a browser.
 */
export interface WorldPeer {
  readonly name: string;
  /** One line on how it is asked: its quickest documented way. */
  readonly note: string;
  /** Puts the bodies of a scene where its first frame has them; undefined if it has no such shapes. */
  start(scene: Scene): Promise<RunningWorld | undefined> | RunningWorld | undefined;
}

export interface RunningWorld {
  /** Moves every body to its place (x and y alternately) and counts the overlapping pairs, each of which it is handed. */
  frame(places: Float64Array): number;
  /**
   * The first hit of every ray (x, y, dx, dy), where there is one, as the part of the way up to it; 2 where there is
   * none.
   */
  raycast?(rays: Float64Array, out: Float64Array): void;
  /** The distances of the k bodies nearest to each point, in order; k numbers a point. */
  nearest?(points: Float64Array, k: number, out: Float64Array): void;
  stop?(): void;
}

/** The radii of a scene of circles; undefined if other shapes are among them. */
export function radiiOf({ shapes }: Scene): Float64Array | undefined {
  const radii = new Float64Array(shapes.length);
  for (const [index, shape] of shapes.entries()) {
    if (shape.type !== "circle") return undefined;
    radii[index] = shape.r;
  }
  return radii;
}

/** Where the bodies of a scene are to begin with. */
export function firstPlaces({ frames, shapes }: Scene): Float64Array {
  return frames[0] ?? new Float64Array(2 * shapes.length);
}

/**
 * The k least of the distances that a search box finds, which is doubled until no nearer body can be outside it: what
 * a user does where a library has no such question.
 */
export function nearestByGrowing(
  k: number,
  find: (halfSize: number) => readonly number[],
  out: Float64Array,
  at: number,
): void {
  for (let halfSize = FIRST_HALF_SIZE; ; halfSize *= 2) {
    const distances = find(halfSize)
      .filter((distance) => distance <= halfSize)
      .sort((a, b) => a - b);
    if (distances.length < k && halfSize < LAST_HALF_SIZE) continue;
    for (let i = 0; i < k; i++) out[at + i] = distances[i] ?? Number.POSITIVE_INFINITY;
    return;
  }
}

/** Holds eight bodies more often than not. */
const FIRST_HALF_SIZE = 20;
const LAST_HALF_SIZE = 1e6;
