import { library } from "../speed/library.js";
import { coast, discs } from "./outlines.js";

const { compound, polygon, setPose } = library;

/** Shapes of a hundred thousand vertices are made once. */
const kept = new Map<string, unknown>();

export function once<T>(name: string, make: () => T): T {
  if (!kept.has(name)) kept.set(name, make());
  return kept.get(name) as T;
}

export const isleOf = (count: number) => once(`isle ${count}`, () => polygon(coast(count)));
export const manyOf = (count: number) => once(`discs ${count}`, () => compound(discs(library, count)));

/** Two islands: apart by some 50, or the one with its shore on the other. */
export function isles(count: number, x: number) {
  const b = once(`other isle ${count}`, () => polygon(coast(count, 7)));
  return [isleOf(count), setPose(b, x, 10, 0.4)] as const;
}

/** A place near a vertex of an island, so many times as far from its middle. */
export function rimPlace(count: number, part: number, i: number): readonly [x: number, y: number] {
  const { vertices } = isleOf(count);
  const k = 2 * ((i * 7919) % count);
  return [part * (vertices[k] ?? 0), part * (vertices[k + 1] ?? 0)];
}

/** A place among discs. */
export function placeAmongDiscs(count: number, i: number): readonly [x: number, y: number] {
  const side = Math.ceil(Math.sqrt(count));
  return [3 * ((i * 7) % side) + 0.5, 3 * ((i * 3) % side) + 0.4];
}
