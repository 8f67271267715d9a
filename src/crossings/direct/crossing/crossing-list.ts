/** The numbers of a crossing, at these places. */
export const At = {
  /** Nearest doubles. */
  x: 0,
  y: 1,
  /** Seen from the anchor, in pairs: what is left of the leading ones comes after them. */
  fineX: 2,
  fineXLow: 3,
  fineY: 4,
  fineYLow: 5,
  anchorX: 6,
  anchorY: 7,
  /** Gradient of the first curve × gradient of the second. */
  turn: 8,
  /** How far around there is no other crossing of the same curves. */
  reach: 9,
  /** Which piece of the first outline it is on, and which of the second. */
  firstPiece: 10,
  secondPiece: 11,
  /** Whether it is on the arcs, if the curves are not whole: 1, or −1. */
  onArcs: 12,
  /** What its coordinates in pairs are off by at most. */
  error: 13,
} as const;

export const STRIDE = 14;

/** More crossings are left to others. */
export const MOST_CROSSINGS = 64;

/**
 * The crossings found last, in no order; `unit` is the unit of length that their coordinates have, a power of
 * two.
 */
export const found = {
  count: 0,
  unit: 1,
  numbers: /* @__PURE__ */ new Float64Array(STRIDE * MOST_CROSSINGS),
};

/** Takes out those, from one on, that are not on the arcs. */
export function keepThoseOnArcs(from: number): void {
  const { numbers, count } = found;
  let kept = from;
  for (let i = from; i < count; i += 1) {
    if ((numbers[STRIDE * i + At.onArcs] as number) < 0) continue;
    if (kept < i) numbers.copyWithin(STRIDE * kept, STRIDE * i, STRIDE * (i + 1));
    kept += 1;
  }
  found.count = kept;
}
