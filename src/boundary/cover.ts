import { type ContactCurve, CurveKind, type StraightCurve } from "./contact-curve.js";
import type { Corner } from "./corner.js";
import { type Disc, innerDiscs } from "./inner-discs.js";
import type { Outlined } from "./outlined.js";

/** More than the rounding errors of the discs, and of what is compared with them: what is this near to a rim is not covered. */
const MARGIN = 2 ** -30;

/** The most discs kept: looking at more takes longer than they save. */
const MOST_DISCS = 256;

/** At most this many discs of each shape are combined with those, … */
const MOST_OF_SHAPE = 24;

/** … and with this many corners, of the other. */
const MOST_CORNERS = 160;

/** How often a stretch of a curve is halved to find its halves in different discs. */
const HALVINGS = 3;

/**
 * Discs of translations after which b certainly overlaps a, since a disc in a overlaps one in b. The shortest way out
 * ends in none of them.
 */
export class Cover {
  private readonly discs: readonly Disc[];
  /** The disc that held the last point: it is likely to hold the next. */
  private last: Disc | null = null;
  /** All translations shorter than this are covered. */
  readonly least: number;

  constructor(a: readonly Outlined[], b: readonly Outlined[]) {
    const [discsOfA, discsOfB] = [largest(innerDiscs(a)), largest(innerDiscs(b))];
    const discs: Disc[] = [];
    for (const ofA of discsOfA) {
      for (const ofB of [...discsOfB, ...cornersOf(b)]) discs.push(togetherWith(ofA, ofB));
    }
    for (const ofB of discsOfB) for (const ofA of cornersOf(a)) discs.push(togetherWith(ofA, ofB));
    this.discs = discs.sort((p, q) => roomOf(q) - roomOf(p)).slice(0, MOST_DISCS);
    this.least = this.discs[0] === undefined ? 0 : Math.max(0, roomOf(this.discs[0]));
  }

  holds(x: number, y: number): boolean {
    if (this.last !== null && isIn(this.last, x, y)) return true;
    for (const disc of this.discs) {
      if (!isIn(disc, x, y)) continue;
      this.last = disc;
      return true;
    }
    return false;
  }

  /** Whether all translations of a curve up to a length are covered. */
  hides(curve: ContactCurve, length: number): boolean {
    if (curve.farthest <= this.least) return true;
    return curve.kind === CurveKind.straight && this.hidesStraight(curve, length);
  }

  private hidesStraight({ x, y, ux, uy, from, to }: StraightCurve, length: number): boolean {
    const foot = -(x * ux + y * uy);
    const height = x * uy - y * ux;
    const halfSq = (length - height) * (length + height);
    const half = Math.sqrt(Math.max(0, halfSq)) + MARGIN;
    const begin = Math.max(from, foot - half);
    const end = Math.min(to, foot + half);
    return this.hidesStretch(x + begin * ux, y + begin * uy, x + end * ux, y + end * uy, HALVINGS);
  }

  private hidesStretch(ax: number, ay: number, bx: number, by: number, halvings: number): boolean {
    if (this.discs.some((disc) => isIn(disc, ax, ay) && isIn(disc, bx, by))) return true;
    if (halvings === 0 || !this.holds(ax, ay) || !this.holds(bx, by)) return false;
    const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
    return this.hidesStretch(ax, ay, x, y, halvings - 1) && this.hidesStretch(x, y, bx, by, halvings - 1);
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

function isIn({ x, y, r }: Disc, px: number, py: number): boolean {
  return r > 0 && (px - x) * (px - x) + (py - y) * (py - y) < r * r;
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
