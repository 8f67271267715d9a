import { degrees, type Ellipse, ellipse } from "osculate";
import { first, second } from "./code.js";

export interface Pair {
  readonly a: Ellipse;
  readonly b: Ellipse;
}

export const firstPair: Pair = { a: first, b: second };

const lens: Pair = {
  a: ellipse(-1.2, 0.4, 3.2, 1.7, degrees(-16)),
  b: ellipse(1.5, -0.2, 2.7, 1.5, degrees(38)),
};

const nested: Pair = {
  a: ellipse(0, 0, 4, 2.5, degrees(-20)),
  b: ellipse(0.6, 0.1, 1.8, 1, degrees(30)),
};

/** Along the exact direction (3, 4), and every number a short binary fraction: they touch in one point. */
const touching: Pair = {
  a: ellipse(-1.5, -1.5, 2.5, 1.25, { x: 3, y: 4 }),
  b: ellipse(0.75, 1.5, 1.25, 2.5, { x: 3, y: 4 }),
};

/** The same, a thousandth further into each other. */
const sliver: Pair = {
  a: touching.a,
  b: ellipse(0.749, 1.499, 1.25, 2.5, { x: 3, y: 4 }),
};

const same: Pair = {
  a: ellipse(0, 0, 3.4, 1.9, degrees(-25)),
  b: ellipse(0, 0, 3.4, 1.9, degrees(-25)),
};

export const presets = { lens, nested, touching, sliver, same } as const;

export const smallestRadius = 0.2;
export const largestRadius = 5;
