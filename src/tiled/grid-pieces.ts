import { Groups } from "../math/groups.js";
import type { GridRuns } from "./grid-runs.js";

/**
 * The piece of each run of a grid: runs that share a side are in one, unless two of its runs then shared just a corner.
 * Such a piece would have an outline that touches itself, or its hole.
 *
 * No two runs of one row are adjacent, so where four cells meet, two neighbours are in one run: a piece that consists of
 * whole runs touches itself only where two of its runs do. Pieces are made greedily from the top: a run joins the one
 * above if its piece has no run that it must be apart from.
 */
export function piecesOf(runs: GridRuns): Int32Array {
  const corners: number[] = [];
  const whole = new Groups(runs.count);
  runs.forNeighbours(
    (upper, lower) => whole.join(upper, lower),
    (upper, lower) => corners.push(upper, lower),
  );
  const pieces = new ApartGroups(runs.count);
  let touchesItself = false;
  for (let i = 0; i < corners.length; i += 2) {
    const upper = corners[i] as number;
    const lower = corners[i + 1] as number;
    if (!whole.areJoined(upper, lower)) continue;
    pieces.keepApart(upper, lower);
    touchesItself = true;
  }
  if (!touchesItself) return whole.firsts();
  runs.forNeighbours(
    (upper, lower) => pieces.joinUnlessApart(upper, lower),
    () => {},
  );
  return pieces.firsts();
}

/** Two groups are compared for pairs that must be apart up to this many members of the smaller; else they stay apart. */
const MOST_COMPARED = 64;

/** Groups in which some members must never be in one group. */
class ApartGroups extends Groups {
  /** Pairs of members that must be apart: the ones at i and i ^ 1. */
  private readonly members: number[] = [];
  /** For each group, a ring of indices into `members`: the last one, and from each the next. */
  private readonly lastPlaces: Int32Array;
  private readonly nextPlaces: number[] = [];
  private readonly counts: Int32Array;

  constructor(count: number) {
    super(count);
    this.lastPlaces = new Int32Array(count).fill(-1);
    this.counts = new Int32Array(count);
  }

  /** Records that two numbers must stay apart; to be called before any are joined. */
  keepApart(a: number, b: number): void {
    for (const member of [a, b]) {
      const place = this.members.push(member) - 1;
      const last = this.lastPlaces[member] as number;
      this.nextPlaces[place] = last < 0 ? place : (this.nextPlaces[last] as number);
      if (last >= 0) this.nextPlaces[last] = place;
      this.lastPlaces[member] = place;
      this.counts[member] = (this.counts[member] as number) + 1;
    }
  }

  joinUnlessApart(a: number, b: number): void {
    const firstOfA = this.firstOf(a);
    const firstOfB = this.firstOf(b);
    if (firstOfA === firstOfB || this.mustBeApart(firstOfA, firstOfB)) return;
    const kept = Math.min(firstOfA, firstOfB);
    const gone = Math.max(firstOfA, firstOfB);
    this.join(kept, gone);
    const last = this.lastPlaces[kept] as number;
    const lastOfGone = this.lastPlaces[gone] as number;
    if (last >= 0 && lastOfGone >= 0) {
      const first = this.nextPlaces[last] as number;
      this.nextPlaces[last] = this.nextPlaces[lastOfGone] as number;
      this.nextPlaces[lastOfGone] = first;
    }
    if (lastOfGone >= 0) this.lastPlaces[kept] = lastOfGone;
    this.counts[kept] = (this.counts[kept] as number) + (this.counts[gone] as number);
  }

  private mustBeApart(firstOfA: number, firstOfB: number): boolean {
    const [few, many] =
      (this.counts[firstOfA] as number) < (this.counts[firstOfB] as number)
        ? [firstOfA, firstOfB]
        : [firstOfB, firstOfA];
    const count = this.counts[few] as number;
    if (count > MOST_COMPARED) return true;
    let place = this.lastPlaces[few] as number;
    for (let i = 0; i < count; i += 1) {
      if (this.firstOf(this.members[place ^ 1] as number) === many) return true;
      place = this.nextPlaces[place] as number;
    }
    return false;
  }
}
