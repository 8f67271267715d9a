/** How one of two shapes is moved; moves of one series are like each other. */
export interface Move {
  readonly length: number;
  readonly angle: number;
  readonly series: number;
}

const FIRST_ARCS = 8;

/** An arc that is this narrow is not halved any more; within it, moves are sampled: of a whole turn, 3,600 at least. */
const NARROWEST = (2 * Math.PI) / 450;
const SAMPLES = 8;

/**
 * A move of a length that ends the overlap of two convex shapes; undefined if none of that length or less does.
 *
 * The moves that do not end it are a convex set. So if it holds the vertices of a polygon around the circle of all moves of
 * that length, it holds the circle: as in nearly all directions, a few of which are enough for all between them. An arc
 * whose vertex is beyond the set, as beside the shortest way out, is halved.
 */
export function wayOutOfConvex(length: number, doOverlapAfter: (move: Move) => boolean): Move | undefined {
  const moveOf = (angle: number, reach = length): Move => ({ length: reach, angle, series: 0 });
  const within = (from: number, width: number): Move | undefined => {
    const half = width / 2;
    if (doOverlapAfter(moveOf(from + half, length / Math.cos(half)))) return undefined;
    if (width > NARROWEST) return within(from, half) ?? within(from + half, half);
    const samples = Array.from({ length: SAMPLES }, (_, i) => moveOf(from + (i / SAMPLES) * width));
    return samples.find((move) => !doOverlapAfter(move));
  };
  const width = (2 * Math.PI) / FIRST_ARCS;
  for (let arc = 0; arc < FIRST_ARCS; arc++) {
    const wayOut = within(arc * width, width);
    if (wayOut !== undefined) return wayOut;
  }
  return undefined;
}
