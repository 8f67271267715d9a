/** A point where two curves cross. */
export class Crossing {
  /** Nearest doubles. */
  x = 0.5;
  y = 0.5;
  /** Relative to the anchor, in pairs of doubles: the low part besides the leading one. */
  fineX = 0.5;
  fineXLow = 0.5;
  fineY = 0.5;
  fineYLow = 0.5;
  anchorX = 0.5;
  anchorY = 0.5;
  /** A bound on the error of its coordinates in pairs. */
  error = 0.5;
  /** Gradient of the first curve × gradient of the second. */
  turn = 0.5;
  /** There is no other crossing of the same curves within this distance. */
  reach = 0.5;
  /** The numbers of the two parts whose outlines these are, and the pieces of these outlines that it is on. */
  firstPart = 0;
  secondPart = 0;
  firstPiece = 0;
  secondPiece = 0;
  /** Whether the first outline enters the solid of the second one here; otherwise it leaves it. */
  isEntry = false;
  /** Whether it is none after all: not on the arcs of its curves, or within another part of one of the shapes. */
  isNone = false;
  /** What areas are summed up from: the position relative to their origin. */
  awayX = 0.5;
  awayY = 0.5;
  /** On the loop that is walked along: its place, which is the number of its piece plus the part of that which has been passed. */
  place = 0.5;
  /** The least difference of places that decides which is first. */
  margin = 0.5;
  /** Its position in the frame in which its conic is the unit circle. */
  unitX = 0.5;
  unitY = 0.5;
  /** The number of its piece. */
  piece = 0;
  /** The part whose outline crosses the loop there, and whether the loop goes into that part; otherwise it comes out. */
  other = 0;
  isIn = false;
}

/** The first `count` items are a list of crossings; the others are room for more. */
export interface CrossingList {
  count: number;
  items: Crossing[];
}

/**
 * The crossings found last, in no order. Their coordinates are in `unit`, a power of two; those found next belong to the
 * outlines of `firstPart` and `secondPart`.
 */
export const found: CrossingList & { unit: number; firstPart: number; secondPart: number } = {
  count: 0,
  items: [],
  unit: 1,
  firstPart: 0,
  secondPart: 1,
};

/** More room than for this many is given back before the next question. */
const MOST_KEPT = 2 ** 14;

/** Begins to find crossings. */
export function beginCrossings(): void {
  found.count = 0;
  if (found.items.length > MOST_KEPT) found.items = [];
}

/** The crossing to be found next; it is of the list once that counts it. */
export function nextCrossing(): Crossing {
  const { items, count } = found;
  if (count === items.length) items.push(new Crossing());
  return items[count] as Crossing;
}

/** Removes the crossings from `from` on that are none. */
export function leaveOutNone(from: number): void {
  const { items, count } = found;
  let kept = from;
  for (let i = from; i < count; i += 1) {
    const crossing = items[i] as Crossing;
    if (crossing.isNone) continue;
    items[i] = items[kept] as Crossing;
    items[kept] = crossing;
    kept += 1;
  }
  found.count = kept;
}

/** Above this number, insertion sort is slower. */
const FEW = 32;

export function sortCrossings(list: CrossingList, compare: (p: Crossing, q: Crossing) => number): void {
  const { items, count } = list;
  if (count > FEW) {
    list.items = items.slice(0, count).sort(compare).concat(items.slice(count));
    return;
  }
  for (let i = 1; i < count; i += 1) {
    const crossing = items[i] as Crossing;
    let place = i;
    for (; place > 0 && compare(crossing, items[place - 1] as Crossing) < 0; place -= 1) {
      items[place] = items[place - 1] as Crossing;
    }
    items[place] = crossing;
  }
}
