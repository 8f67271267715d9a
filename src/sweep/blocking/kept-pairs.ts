import { isConvex } from "../../convex/convexity.js";
import { Core } from "../../convex/core.js";
import { NO_SLOT, type StandingShapes } from "../../convex/pair.js";
import { SEPARATION_ERROR } from "../../convex/separation.js";
import { ScratchVector, type Vec2 } from "../../math/vector.js";
import type { Shape } from "../../shapes/kind.js";
import { isUnion } from "../../shapes/reductions.js";
import {
  endBeyondFace,
  loadAtRest,
  loadBeside,
  ShiftingPair,
  separateShifted,
  setWay,
} from "../shifting-pair.js";

/** How many bodies are kept; a new one takes the place of the one that has been kept for longest. */
const MOST_KEPT = 8;

/**
 * How far the points of a shape may be, after a move, from where the displacement of its position takes them, as a part of
 * the largest coordinate. Each point is rounded at both places, and so is the displacement: together below 8 roundings.
 */
const MOVE_ERROR = 2 ** -49;

const way: Vec2 = /* @__PURE__ */ new ScratchVector();

/** A mover with one body, as read at a place of the mover. */
class KeptPair {
  readonly shifting: ShiftingPair;
  /** The slot of a standing body, which is compared without fetching an object, and the body. */
  slot = NO_SLOT;
  body: Shape | null = null;
  /** The number of the mover's place at which the pair was read, and that place. */
  place = 0;
  x = 0.5;
  y = 0.5;

  constructor(mover: Core, origin: Vec2) {
    this.shifting = new ShiftingPair(mover, origin);
  }
}

/**
 * The pairs of a convex mover and the convex bodies around it. At each place, the mover is read once, and so is each body,
 * however many questions there are about the two: whether they are apart, what is in the way to here or there, and where
 * they touch.
 */
export class KeptPairs {
  private readonly core = new Core(1);
  private readonly origin: Vec2 = new ScratchVector();
  private readonly kept: KeptPair[] = [];
  private count = 0;
  private next = 0;
  /** The largest size or coordinate involved. */
  size = 0.5;
  private mover: Shape | null = null;
  private standing: StandingShapes | null = null;
  /** Whether bodies that stand may be read by their slots: if the mover is convex where it is, which may change with the place. */
  readsSlots = false;
  private place = 0;
  private isMoverRead = false;
  private x = 0.5;
  private y = 0.5;

  /** Takes a mover, whose shape is changed by moving it only, and what stands around it; of a compound nothing is kept. */
  begin(mover: Shape, standing: StandingShapes | null): void {
    this.mover = isUnion(mover) ? null : mover;
    this.standing = standing;
    this.forget();
  }

  end(): void {
    this.mover = null;
    this.standing = null;
    this.forget();
  }

  /** Notes a new place of the mover. */
  goTo({ x, y }: Readonly<Vec2>): void {
    this.x = x;
    this.y = y;
    this.place += 1;
    this.isMoverRead = false;
    this.readsSlots = this.standing !== null && this.mover !== null && isConvex(this.mover);
  }

  /** Forgets all bodies, which may have moved. */
  forget(): void {
    for (let i = 0; i < this.count; i += 1) {
      const kept = this.kept[i] as KeptPair;
      kept.body = null;
      kept.slot = NO_SLOT;
    }
    this.count = 0;
    this.next = 0;
    this.isMoverRead = false;
  }

  /**
   * The mover with a body, where both are; undefined for a part of a mover. A body in a slot is read from what stands, and
   * need not be given. Where sizes are extreme, the pair is only good until the next one is read.
   */
  read(own: Shape, body: Shape | null, slot = NO_SLOT): ShiftingPair | undefined {
    if (own !== this.mover) return undefined;
    const kept = this.find(body, slot) ?? this.add(body, slot);
    if (kept.place !== this.place) this.readHere(kept, own, body);
    return kept.shifting;
  }

  /** The same, but only for a body that is kept already, so that the edges of bodies are not kept. */
  readKnown(own: Shape, body: Shape, slot: number): ShiftingPair | undefined {
    return own === this.mover && this.find(body, slot) !== undefined ? this.read(own, body, slot) : undefined;
  }

  /**
   * Whether doubles are certain that the mover and a body are apart. After a move, the mover need not be read again where
   * the gap is more than what rounding has moved its points by.
   */
  areApart(own: Shape, body: Shape | null, slot = NO_SLOT): boolean {
    const kept = own === this.mover ? this.find(body, slot) : undefined;
    if (kept !== undefined && kept.place !== this.place) {
      way.x = kept.x - this.x;
      way.y = kept.y - this.y;
      kept.shifting.nearness = MOVE_ERROR * this.size;
      if (isGapAfter(kept.shifting)) return true;
    }
    const shifting = this.read(own, body, slot);
    if (shifting === undefined) return false;
    way.x = 0;
    way.y = 0;
    shifting.nearness = 0;
    return isGapAfter(shifting);
  }

  private find(body: Shape | null, slot: number): KeptPair | undefined {
    for (let i = 0; i < this.count; i += 1) {
      const kept = this.kept[i] as KeptPair;
      if (slot === NO_SLOT ? kept.body === body : kept.slot === slot) return kept;
    }
    return undefined;
  }

  private add(body: Shape | null, slot: number): KeptPair {
    const kept = this.kept[this.next] ?? new KeptPair(this.core, this.origin);
    this.kept[this.next] = kept;
    this.next = (this.next + 1) % MOST_KEPT;
    if (this.count < MOST_KEPT) this.count += 1;
    kept.body = body;
    kept.slot = slot;
    kept.place = -1;
    return kept;
  }

  /** Reads a pair where the mover is now. Where sizes are extreme, the mover is read otherwise than for other pairs. */
  private readHere(kept: KeptPair, own: Shape, body: Shape | null): void {
    const { shifting, slot } = kept;
    if (slot === NO_SLOT) loadAtRest(shifting, own, body as Shape, this.isMoverRead);
    else loadBeside(shifting, own, (this.standing as StandingShapes).at(slot), this.isMoverRead);
    const { shrink, grow } = shifting.pair.frame;
    if (shrink !== 1 || grow !== 1) {
      this.forget();
      this.place += 1;
      return;
    }
    this.isMoverRead = true;
    kept.place = this.place;
    kept.x = this.x;
    kept.y = this.y;
  }
}

/** Whether a pair is certainly apart once the body has been shifted by `way`, where points may be off by its nearness. */
function isGapAfter(shifting: ShiftingPair): boolean {
  if (!setWay(shifting, way)) return false;
  const { separation, difference } = shifting.pair;
  shifting.nearness += SEPARATION_ERROR * difference.scale;
  if (endBeyondFace(shifting)) return true;
  shifting.t = 1;
  return separateShifted(shifting) && separation.value > shifting.nearness;
}
