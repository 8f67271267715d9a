import type { Corner } from "./corner.js";
import { type Disc, innerDiscs } from "./inner-discs.js";
import type { Outlined } from "./outlined.js";

/** More than the rounding errors of the discs, and of what is compared with them: what is this near to a rim is not covered. */
const MARGIN = 2 ** -30;

/** The most discs kept: looking at more takes longer than they save. */
const MOST_DISCS = 64;

/** At most this many discs of each shape are combined with those, … */
const MOST_OF_SHAPE = 8;

/** … and with this many corners, of the other. */
const MOST_CORNERS = 24;

/**
 * Discs of translations after which b certainly overlaps a, since a disc in a overlaps one in b. The shortest way out
 * ends in none of them.
 */
export class Cover {
  private readonly discs: readonly Disc[];
  /** The disc that held the last point: it is likely to hold the next. */
  private last: Disc | null = null;

  constructor(a: readonly Outlined[], b: readonly Outlined[]) {
    const [discsOfA, discsOfB] = [largest(innerDiscs(a)), largest(innerDiscs(b))];
    const discs: Disc[] = [];
    for (const ofA of discsOfA) {
      for (const ofB of [...discsOfB, ...cornersOf(b)]) discs.push(togetherWith(ofA, ofB));
    }
    for (const ofB of discsOfB) for (const ofA of cornersOf(a)) discs.push(togetherWith(ofA, ofB));
    this.discs = discs.sort((p, q) => roomOf(q) - roomOf(p)).slice(0, MOST_DISCS);
  }

  /** Whether all translations no farther than that from (x, y) are covered. */
  covers(x: number, y: number, reach: number): boolean {
    if (this.last !== null && isIn(this.last, x, y, reach)) return true;
    for (const disc of this.discs) {
      if (!isIn(disc, x, y, reach)) continue;
      this.last = disc;
      return true;
    }
    return false;
  }
}

/** The translations after which one disc overlaps another. */
function togetherWith(ofA: Disc, ofB: Disc): Disc {
  return { x: ofA.x - ofB.x, y: ofA.y - ofB.y, r: ofA.r + ofB.r - MARGIN };
}

/** Corners as discs of radius 0: they are the points farthest out. */
function cornersOf(parts: readonly Outlined[]): Disc[] {
  const corners = parts.flatMap((part) => part.corners);
  const step = Math.max(1, corners.length / MOST_CORNERS);
  const discs: Disc[] = [];
  for (let place = 0; place < corners.length; place += step) {
    const { x, y } = corners[Math.floor(place)] as Corner;
    discs.push({ x, y, r: 0 });
  }
  return discs;
}

/** The radius of the largest disc about the origin in a given disc; not positive if there is none. */
function roomOf({ x, y, r }: Disc): number {
  return r - Math.sqrt(x * x + y * y);
}

function isIn({ x, y, r }: Disc, px: number, py: number, reach: number): boolean {
  const room = r - reach;
  return room > 0 && (px - x) * (px - x) + (py - y) * (py - y) < room * room;
}

/** The largest of some discs, without those beside a larger one. */
function largest(discs: readonly Disc[]): Disc[] {
  const kept: Disc[] = [];
  for (const disc of [...discs].sort((p, q) => q.r - p.r)) {
    if (kept.length === MOST_OF_SHAPE) break;
    if (!kept.some((other) => isBeside(disc, other))) kept.push(disc);
  }
  return kept;
}

function isBeside({ x, y, r }: Disc, other: Disc): boolean {
  return Math.abs(other.x - x) + Math.abs(other.y - y) < r / 4;
}
