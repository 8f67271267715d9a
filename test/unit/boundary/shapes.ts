import { polygon } from "../../../src/index.js";

/** Two walls of thickness 1 and the given length. */
export const lShape = (length: number) =>
  polygon([
    [0, 0],
    [length, 0],
    [length, 1],
    [1, 1],
    [1, length],
    [0, length],
  ]);

/** A square of side 10 with walls of thickness 2. */
export const SQUARE_RING = polygon(
  [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ],
  {
    holes: [
      [
        [2, 2],
        [8, 2],
        [8, 8],
        [2, 8],
      ],
    ],
  },
);
