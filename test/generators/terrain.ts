/** Land above a straight line, of whole numbers: one set in many guises, whose edges others can touch exactly. */

import type { Random } from "./random.js";
import type { Vertex } from "./spec.js";

export interface Terrain {
  /** The ground from left to right, level with it where there is a column's foot, and the land above it back again. */
  readonly outline: readonly Vertex[];
  /** From left to right. */
  readonly top: readonly Vertex[];
  /** Beside each other; each joins the next along an edge, or a part of one. */
  readonly columns: readonly (readonly Vertex[])[];
}

/** Land of about so many columns, that rises to at most 50. Of steps, or of slopes. */
export function anyTerrain(random: Random, count: number, isStepped: boolean): Terrain {
  const heights = anyHeights(random, count + 1);
  const feet = heights.map((_, i): Vertex => [i, 0]);
  const tops = isStepped
    ? heights.slice(1).flatMap((height, i): Vertex[] => [
        [i, height],
        [i + 1, height],
      ])
    : heights.map((height, i): Vertex => [i, height]);
  const top = tops.filter(([x, y], i) => x !== tops[i - 1]?.[0] || y !== tops[i - 1]?.[1]);
  const columns = heights.slice(1).map((height, i): Vertex[] => [
    [i, 0],
    [i + 1, 0],
    [i + 1, height],
    [i, isStepped ? height : (heights[i] ?? height)],
  ]);
  return { outline: [...feet, ...top.toReversed()], top, columns };
}

function anyHeights(random: Random, count: number): number[] {
  let last = 20;
  const heightAt = random.pick<(i: number) => number>([
    (i) => (i % 2 === 0 ? 40 : 3),
    (i) => ((i >> 1) % 2 === 0 ? 30 : 28),
    (i) => 1 + Math.min(i, count - 1 - i),
    () => 5,
    () => (random.int(16) === 0 ? 50 : 1),
    () => 1 + random.int(256) / 8,
    () => {
      last = Math.min(Math.max(last + random.int(5) - 2, 1), 49);
      return last;
    },
  ]);
  return Array.from({ length: count }, (_, i) => Math.min(heightAt(i), 50));
}
