import type { Shape } from "../../src/index.js";
import { seededRandom } from "../../test/generators/random.js";
import type { Osculate } from "../speed/library.js";

export type Vertex = readonly [number, number];

/** A star-shaped island some 200 across whose shore is as rough at every scale, so that its edges are short beside it. */
export function coast(count: number, seed = 1): Vertex[] {
  const random = seededRandom(seed);
  const size = 2 ** Math.ceil(Math.log2(count));
  const heights = new Float64Array(size);
  for (let step = size, most = 0.5; step > 1; step /= 2, most *= 0.5) {
    for (let i = step / 2; i < size; i += step) {
      const before = heights[i - step / 2] as number;
      const after = heights[(i + step / 2) % size] as number;
      heights[i] = (before + after) / 2 + (2 * random.next() - 1) * most;
    }
  }
  return Array.from({ length: count }, (_, i) => {
    const height = heights[Math.floor((i * size) / count)] as number;
    return polar(80 + 25 * height, (2 * Math.PI * i) / count);
  });
}

/** Long teeth beside each other. */
export function comb(count: number): Vertex[] {
  const teeth = Math.ceil((count - 2) / 4);
  const ring = Array.from({ length: teeth }, (_, i): Vertex[] => [
    [4 * i, 0],
    [4 * i + 2, 0],
    [4 * i + 2, 90],
    [4 * i + 4, 90],
  ]).flat();
  return [...ring, [4 * teeth, 100], [0, 100]];
}

/** Long thin triangles round a disc: at any angle many edges lie above each other. */
export function spikes(count: number): Vertex[] {
  return Array.from({ length: count }, (_, i) => polar(i % 2 === 0 ? 100 : 5, (2 * Math.PI * i) / count));
}

export function star(count: number): Vertex[] {
  return Array.from({ length: count }, (_, i) => polar(i % 2 === 0 ? 50 : 25, (2 * Math.PI * i) / count));
}

export function gear(count: number): Vertex[] {
  return Array.from({ length: count }, (_, i) =>
    polar((i >> 1) % 2 === 0 ? 50 : 46, (2 * Math.PI * i) / count),
  );
}

function polar(r: number, angle: number): Vertex {
  return [r * Math.cos(angle), r * Math.sin(angle)];
}

/** Discs apart from each other on a square grid, three to a unit of length in the mean. */
export function discs({ circle }: Osculate, count: number): Shape[] {
  const random = seededRandom(3);
  const side = Math.ceil(Math.sqrt(count));
  return Array.from({ length: count }, (_, i) =>
    circle(3 * (i % side), 3 * Math.floor(i / side), 0.5 + 0.5 * random.next()),
  );
}
