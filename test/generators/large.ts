/** Shapes of many vertices: as levels, maps and parts have them. */

import type { Random } from "./random.js";
import type { Vertex } from "./spec.js";

/** Rings, the outer one first; or a path. */
export interface LargeOutline {
  readonly rings: readonly (readonly Vertex[])[];
  readonly isClosed: boolean;
}

/** An outline of about so many vertices, some 100 across. */
export function anyLargeOutline(random: Random, count: number): LargeOutline {
  return random.pick([coast, comb, stairs, gear, disc, holed, walk, folded])(random, count);
}

function closed(...rings: readonly (readonly Vertex[])[]): LargeOutline {
  return { rings, isClosed: true };
}

/** A star-shaped island whose shore is as rough at every scale. */
function coast(random: Random, count: number): LargeOutline {
  const heights = roughness(random, count);
  return closed(heights.map((height, i) => polar(40 + 25 * height, (2 * Math.PI * i) / count)));
}

/** Heights from about −1 to 1 by midpoints that are displaced less and less. */
function roughness(random: Random, count: number): number[] {
  const size = 2 ** Math.ceil(Math.log2(count));
  const heights = new Array<number>(size).fill(0);
  for (let step = size, most = 0.5; step > 1; step /= 2, most *= 0.55) {
    for (let i = step / 2; i < size; i += step) {
      const before = heights[i - step / 2] ?? 0;
      const after = heights[(i + step / 2) % size] ?? 0;
      heights[i] = (before + after) / 2 + (2 * random.next() - 1) * most;
    }
  }
  return Array.from({ length: count }, (_, i) => heights[Math.floor((i * size) / count)] ?? 0);
}

function polar(r: number, angle: number): Vertex {
  return [r * Math.cos(angle), r * Math.sin(angle)];
}

/** Long teeth beside each other, of whole numbers. */
function comb(_random: Random, count: number): LargeOutline {
  const teeth = Math.ceil(count / 4);
  const ring = Array.from({ length: teeth }, (_, i): Vertex[] => [
    [4 * i, 0],
    [4 * i + 2, 0],
    [4 * i + 2, 90],
    [4 * i + 4, 90],
  ]).flat();
  return closed([...ring, [4 * teeth, 100], [-2, 100], [-2, -2], [0, -2]]);
}

/** Steps of whole numbers, up and back. */
function stairs(_random: Random, count: number): LargeOutline {
  const steps = Math.ceil(count / 4);
  const up = Array.from({ length: steps }, (_, i): Vertex[] => [
    [i, i],
    [i + 1, i],
  ]).flat();
  const back = up.map(([x, y]): Vertex => [x - 3, y + 4]).reverse();
  return closed([...up, ...back]);
}

function gear(_random: Random, count: number): LargeOutline {
  return closed(
    Array.from({ length: count }, (_, i) => polar((i >> 1) % 2 === 0 ? 50 : 44, (2 * Math.PI * i) / count)),
  );
}

/** Convex. */
function disc(_random: Random, count: number): LargeOutline {
  return closed(Array.from({ length: count }, (_, i) => polar(50, (2 * Math.PI * i) / count)));
}

/** A plate with square holes on a grid. */
function holed(_random: Random, count: number): LargeOutline {
  const side = Math.max(1, Math.round(Math.sqrt(count / 4)));
  const box = (x: number, y: number, size: number): Vertex[] => [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ];
  const holes = Array.from({ length: side * side }, (_, i) =>
    box(3 * (i % side) + 1, 3 * Math.floor(i / side) + 1, 1),
  );
  return closed(box(0, 0, 3 * side), ...holes);
}

/** A path that crosses itself. */
function walk(random: Random, count: number): LargeOutline {
  const path: Vertex[] = [[0, 0]];
  while (path.length < count) {
    const [x, y] = path[path.length - 1] as Vertex;
    path.push([x + Math.round(6 * random.next() - 3), y + Math.round(6 * random.next() - 3)]);
  }
  return { rings: [path], isClosed: false };
}

/** A path on one line, or in one place, back and forth. */
function folded(random: Random, count: number): LargeOutline {
  const [dx, dy] = random.pick<Vertex>([
    [1, 0],
    [0, 1],
    [3, 4],
    [0, 0],
  ]);
  const path = Array.from({ length: count }, (): Vertex => {
    const place = random.int(20);
    return [place * dx, place * dy];
  });
  return { rings: [path], isClosed: false };
}
