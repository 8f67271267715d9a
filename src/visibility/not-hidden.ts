import { spend } from "../math/budget.js";
import type { BesidePart } from "./beside-eye.js";
import type { Face } from "./face.js";

/**
 * The faces, in their order, without those that are certainly behind another one in each of their directions, as most are
 * where many stand behind each other. `count` is the number of places that the bearings of their ends have been told.
 *
 * Between two neighbouring places, nothing is seen beyond the farthest point of any face there. Parts next to the eye hide
 * nothing here: rounding may have moved their faces.
 */
export function withoutHidden(
  faces: readonly Face[],
  beside: readonly BesidePart[],
  count: number,
  margin: number,
): readonly Face[] {
  const partsBeside = beside.map(({ part }) => part);
  const sights = new Sights(count);
  for (const { part, start, end, farthest } of faces) {
    if (!partsBeside.includes(part)) sights.limit(start.place, end.place, farthest * margin);
  }
  sights.settle();
  spend(faces.length / 8);
  return faces.filter(({ start, end, nearest }) => nearest <= sights.longest(start.place, end.place));
}

/** How far an eye can see at most between each two neighbouring places: first all limits are told, then questions asked. */
class Sights {
  /**
   * Of each place, at `count` and after; before, of the places below each two and two of them: first a limit for all of them, then
   * the longest.
   */
  private readonly tree: Float64Array;

  constructor(private readonly count: number) {
    this.tree = new Float64Array(2 * count).fill(Number.POSITIVE_INFINITY);
  }

  /** Nothing is seen beyond that from one place up to another. */
  limit(from: number, to: number, sight: number): void {
    const { tree, count } = this;
    for (let low = count + from, high = count + to; low < high; low >>= 1, high >>= 1) {
      if (low % 2 === 1) tree[low] = Math.min(tree[low++] as number, sight);
      if (high % 2 === 1) tree[--high] = Math.min(tree[high] as number, sight);
    }
  }

  /** Ends the limits. */
  settle(): void {
    const { tree, count } = this;
    for (let node = 2; node < 2 * count; node++) {
      tree[node] = Math.min(tree[node] as number, tree[node >> 1] as number);
    }
    for (let node = count - 1; node > 0; node--) {
      tree[node] = Math.max(tree[2 * node] as number, tree[2 * node + 1] as number);
    }
  }

  /** The longest sight from one place up to another; 0 if there is no place between them. */
  longest(from: number, to: number): number {
    const { tree, count } = this;
    let most = 0;
    for (let low = count + from, high = count + to; low < high; low >>= 1, high >>= 1) {
      if (low % 2 === 1) most = Math.max(most, tree[low++] as number);
      if (high % 2 === 1) most = Math.max(most, tree[--high] as number);
    }
    return most;
  }
}
