import { grown, type IntegerList } from "../../math/growth.js";

/** The numbers of a crossing, by their places. */
export const At = {
  /** Nearest doubles. */
  x: 0,
  y: 1,
  /** Relative to the anchor, in pairs of doubles: the low part after the leading one. */
  fineX: 2,
  fineXLow: 3,
  fineY: 4,
  fineYLow: 5,
  anchorX: 6,
  anchorY: 7,
  /** Gradient of the first curve × gradient of the second. */
  turn: 8,
  /** There is no other crossing of the same curves within this distance. */
  reach: 9,
  /** The pieces of the first and of the second outline that it is on. */
  firstPiece: 10,
  secondPiece: 11,
  /** Whether it is on the arcs, if the curves are not whole: 1, or −1. */
  onArcs: 12,
  /** A bound on the error of its coordinates in pairs. */
  error: 13,
  /** 1 if the first outline enters the solid of the second one here, 0 if it leaves it. */
  isEntry: 14,
  /** The numbers of the two parts whose outlines these are. */
  firstPart: 15,
  secondPart: 16,
  /** What areas are summed up from: the position relative to their origin. */
  awayX: 17,
  awayY: 18,
  /** On the loop that is walked along: its place, which is the number of its piece plus the part of that which has been passed. */
  place: 19,
  /** The least difference of places that decides which is first. */
  margin: 20,
  /** Its position in the frame in which its conic is the unit circle. */
  unitX: 21,
  unitY: 22,
  /** The number of its piece. */
  piece: 23,
  /** The part whose outline crosses the loop there, and 1 if the loop goes into that part, 0 if it comes out. */
  other: 24,
  isIn: 25,
} as const;

export const STRIDE = 26;

/** Room for this many at first. */
const USUAL_CROSSINGS = 64;

/**
 * The crossings found last, in no order. Their coordinates are in `unit`, a power of two; those found next belong to the
 * outlines of `firstPart` and `secondPart`.
 */
export const found = {
  count: 0,
  unit: 1,
  firstPart: 0,
  secondPart: 1,
  numbers: /* @__PURE__ */ new Float64Array(STRIDE * USUAL_CROSSINGS),
};

/** More room than for this many is given back before the next question. */
const MOST_KEPT = 2 ** 14;

/** Begins to find crossings. */
export function beginCrossings(): void {
  found.count = 0;
  if (found.numbers.length > STRIDE * MOST_KEPT) found.numbers = new Float64Array(STRIDE * USUAL_CROSSINGS);
}

/** The index of the next crossing's numbers, once there is room for them. */
export function placeOfNext(): number {
  const at = STRIDE * found.count;
  if (at === found.numbers.length) found.numbers = grown(found.numbers, 2 * at);
  return at;
}

/** Removes the crossings from `from` on that are not on the arcs. */
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

/** Above this number, insertion sort is slower. */
const FEW = 32;

/** Sorts crossings, given by the indices of their numbers. */
export function sortCrossings(
  { items, count }: IntegerList,
  compare: (p: number, q: number) => number,
): void {
  if (count > FEW) {
    items.subarray(0, count).sort(compare);
    return;
  }
  for (let i = 1; i < count; i += 1) {
    const crossing = items[i] as number;
    let place = i;
    for (; place > 0 && compare(crossing, items[place - 1] as number) < 0; place -= 1) {
      items[place] = items[place - 1] as number;
    }
    items[place] = crossing;
  }
}
