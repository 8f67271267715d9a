import { ScratchVector, type Vec2 } from "../math/vector.js";
import type { Shape } from "../shapes/kind.js";
import type { Obstruction } from "../sweep/blocking/obstructions.js";
import { GRAZE, HOLLOW_GRAZE, lengthOfWay } from "../sweep/blocking/reach.js";
import { bendInward, Cone, unitOf } from "./cone.js";
import { Footing } from "./footing.js";
import { leaveOverlaps } from "./leave-overlaps.js";
import { clearSlide, type Slide, type SlideHit, type SlideOptions, takeHit, trimHits } from "./slide.js";
import type { Surroundings } from "./surroundings.js";
import { type Path, Traveller } from "./traveller.js";

/** How often obstructions are sought at one place before the move gives up. */
const MOST_LOOKS = 24;

/** How many chords along boundaries that bend towards it a move may have. */
const MOST_CHORDS = 64;

/** How many of these may be shorter than what touches of curves are told by. */
const MOST_CREEPS = 8;

/**
 * So many pieces one after the other that do not turn aside, each ended by something, are steps on the spot: lengths that doubles
 * hardly tell apart, beside the least of them or the largest, could go on like that for ever.
 */
const MOST_STRAIGHT = 64;

/** How often a move begins anew where it would rest, or has come down to a floor. */
const MOST_STARTS = 64;

/** Over less than this part of the size, obstructions look the same: a new start would only make the shape creep on. */
const NEAR = 2 ** -30;

/** Hits on one body whose normals are this near to each other count as one. */
const SAME_NORMAL = 1 - 2 ** -30;

/**
 * A move: the path of a shape that slides along what it meets.
 *
 * The path is a chain of straight pieces. At the end of each, the obstructions there leave a cone of directions, and the
 * next piece goes along that edge of the cone which is nearest to the motion. What blocks a piece at its very beginning
 * is added to the cone, so a place is left only when the cone is complete.
 */
export class SlideSearch {
  private readonly traveller = new Traveller();
  private readonly cone = new Cone();
  private readonly footing = new Footing(this.traveller, this.cone);
  /** The next piece, and the rest of the motion. */
  private readonly piece: Vec2 = new ScratchVector();
  private readonly wish: Vec2 = new ScratchVector();
  /** Where the piece begins. */
  private readonly from: Vec2 = new ScratchVector();
  /** The part of the motion that has been made. */
  private made = 0.5;
  private looks = 0;
  /** Whether the cone has obstructions that were found from farther away, so that they may look different from here. */
  private isFromAfar = false;
  private starts = 0;
  private slides = 0;
  private chords = 0;
  private creeps = 0;
  /** How many pieces have gone straight on since the last that turned aside. */
  private straight = 0;
  /** The count of this move's hits so far; later items of the list belong to an earlier move. */
  private hits = 0;

  /** Moves the shape, a copy that the caller provides, and fills in a slide. */
  run(
    out: Slide,
    shape: Shape,
    motion: Readonly<Vec2>,
    surroundings: Surroundings,
    options: SlideOptions,
  ): void {
    const { traveller, footing } = this;
    clearSlide(out);
    traveller.begin(shape, surroundings, motion);
    const { x, y } = traveller;
    this.made = 0;
    this.looks = 0;
    this.isFromAfar = false;
    this.starts = 0;
    this.slides = 0;
    this.chords = 0;
    this.creeps = 0;
    this.straight = 0;
    this.hits = 0;
    this.cone.clear();
    traveller.mark();
    const isMoving = motion.x !== 0 || motion.y !== 0;
    if (isMoving) traveller.keepOff();
    else this.made = 1;
    out.isStuck = !leaveOverlaps(traveller);
    // Curves that are crossed have been passed now, and no longer keep a curve from keeping off the rest.
    if (isMoving && !out.isStuck) traveller.keepOff();
    traveller.mark();
    if (!out.isStuck) {
      footing.begin(options, motion);
      do while (this.made < 1 && this.goOn(out, motion, options));
      while (footing.snap(motion) && this.goOnBelow(motion, options));
      footing.made = this.made;
      footing.end(out);
    }
    out.x = traveller.x;
    out.y = traveller.y;
    out.travelled.x = traveller.x - x + 0;
    out.travelled.y = traveller.y - y + 0;
    out.remaining.x = (1 - this.made) * motion.x + 0;
    out.remaining.y = (1 - this.made) * motion.y + 0;
    trimHits(out.hits, this.hits);
    traveller.end();
  }

  /** The path of the last move. */
  get path(): Path {
    return this.traveller.path;
  }

  /** Makes one piece of the path, or finds more of what is in the way; false if there is no way on. */
  private goOn(out: Slide, motion: Readonly<Vec2>, options: SlideOptions): boolean {
    const { traveller, cone, footing, wish, piece } = this;
    const left = 1 - this.made;
    this.setWish(motion);
    footing.hold(wish);
    cone.choose(piece, wish, footing.admission);
    const isSlide = piece.x !== wish.x || piece.y !== wish.y;
    const isChord = isSlide && cone.isHollow && this.chords < MOST_CHORDS && this.bend();
    if (piece.x === 0 && piece.y === 0) return (cone.isAnyHollow && this.beginHere(motion)) || this.stepUp();
    if (isSlide && !isChord && this.slides >= options.maxSlides) return false;
    traveller.lookAlong(piece);
    const { free: t } = traveller;
    const length = lengthOfWay(piece);
    const isBlocked = traveller.ahead.count > 0;
    if (isBlocked && t * length <= 2 * GRAZE * traveller.size) return this.turn(out);
    this.from.x = traveller.x;
    this.from.y = traveller.y;
    if (!this.goForward(piece)) return this.beginHere(motion) || this.turn(out);
    traveller.mark();
    if (isChord) this.chords += 1;
    else if (isSlide) this.slides += 1;
    this.made = isBlocked ? this.made + left * t : 1;
    footing.lift = 0;
    if (isChord) {
      const { x, y } = cone.first;
      footing.lift = 0 - (piece.x * (x[0] as number) + piece.y * (y[0] as number));
    }
    cone.clear();
    this.looks = 0;
    this.isFromAfar = isBlocked && t * length > NEAR * traveller.size;
    if (isBlocked) this.meet(out);
    if (isSlide && !isBlocked) this.comeDown();
    this.straight = isSlide ? 0 : this.straight + 1;
    return this.straight < MOST_STRAIGHT;
  }

  /** Turns the piece to a chord of what bends towards the shape; false if nothing does. */
  private bend(): boolean {
    const { piece, wish, cone, traveller, footing } = this;
    if (piece.x === 0 && piece.y === 0) return false;
    if (!bendInward(piece, wish, cone, traveller, footing.mostBend(piece))) return false;
    traveller.lookAlong(piece);
    const isShort = traveller.free * lengthOfWay(piece) <= HOLLOW_GRAZE * traveller.size;
    if (isShort && traveller.ahead.count > 0) this.creeps += 1;
    if (isShort && this.creeps > MOST_CREEPS) traveller.free = 0;
    return true;
  }

  /**
   * Goes along a piece as far as it is free. False, and the shape stays, if no place at its end is free, or only one that is
   * behind the start.
   */
  private goForward(piece: Readonly<Vec2>): boolean {
    const { traveller, wish, from } = this;
    if (!traveller.goAlong(piece)) return false;
    if (traveller.ahead.count === 0) return true;
    const unit = unitOf(wish);
    const alongX = (traveller.x - from.x) * unit * (wish.x * unit);
    const alongY = (traveller.y - from.y) * unit * (wish.y * unit);
    if (alongX + alongY >= 0) return true;
    traveller.placeAt(from);
    return false;
  }

  /** Begins anew from here, since obstructions found from afar may look a little different; false if there were none. */
  private beginHere(motion: Readonly<Vec2>): boolean {
    if (!this.isFromAfar || this.starts === MOST_STARTS) return false;
    this.starts += 1;
    const { traveller, footing, cone, wish } = this;
    this.isFromAfar = false;
    this.looks = 0;
    cone.clear();
    this.setWish(motion);
    traveller.beginHere(wish);
    footing.stand(wish);
    return true;
  }

  /** Goes on with the rest of the motion where the shape has come down to a floor; false if there is none. */
  private goOnBelow(motion: Readonly<Vec2>, { maxSlides }: SlideOptions): boolean {
    if (!(this.made < 1 && this.slides < maxSlides)) return false;
    this.slides += 1;
    this.traveller.mark();
    this.isFromAfar = true;
    return this.beginHere(motion);
  }

  /** Sets the wish to the rest of a motion. */
  private setWish({ x, y }: Readonly<Vec2>): void {
    const left = 1 - this.made;
    this.wish.x = left * x;
    this.wish.y = left * y;
  }

  private comeDown(): void {
    const { traveller } = this;
    const { x, y } = traveller;
    this.footing.comeDown(this.from);
    if (traveller.x !== x || traveller.y !== y) traveller.mark();
  }

  /** Takes in what blocks here; false if that leads nowhere. */
  private turn(out: Slide): boolean {
    this.looks += 1;
    return this.meet(out) && this.looks <= MOST_LOOKS;
  }

  /** Adds what is ahead to the cone and to the hits; false if all of it was there already. */
  private meet(out: Slide): boolean {
    const { ahead } = this.traveller;
    const known = this.cone.count;
    let isNew = false;
    for (let i = 0; i < ahead.count; i += 1) {
      const obstruction = ahead.items[i] as Obstruction;
      if (this.cone.add(obstruction, known)) isNew = true;
      this.note(out, obstruction);
    }
    return isNew;
  }

  private note(out: Slide, obstruction: Obstruction): void {
    const { hits } = out;
    const x = obstruction.x[0] as number;
    const y = obstruction.y[0] as number;
    for (let i = 0; i < this.hits; i += 1) {
      const { id, normal } = hits[i] as SlideHit;
      if (id === obstruction.id && normal.x * x + normal.y * y > SAME_NORMAL) return;
    }
    const hit = hits[this.hits] ?? takeHit();
    hit.id = obstruction.id;
    hit.t = this.made;
    hit.normal.x = x;
    hit.normal.y = y;
    hit.isCertain = obstruction.isCertain;
    this.traveller.setPoint(hit.point, obstruction);
    insert(hits, this.hits, hit);
    this.hits += 1;
    this.footing.classify(out, hit, obstruction);
  }

  /** Tries to climb a step where there is no other way on. */
  private stepUp(): boolean {
    const { wish, footing } = this;
    if (!footing.stepUp(wish)) return false;
    this.made += (1 - this.made) * footing.step.part;
    this.cone.clear();
    this.isFromAfar = false;
    this.looks = 0;
    return true;
  }
}

/** Puts a hit in its place among so many, in the order of t, then id. */
function insert(hits: SlideHit[], count: number, hit: SlideHit): void {
  let place = count;
  if (place === hits.length) hits.push(hit);
  while (place > 0) {
    const before = hits[place - 1] as SlideHit;
    if (before.t < hit.t || (before.t === hit.t && before.id <= hit.id)) break;
    hits[place] = before;
    place -= 1;
  }
  hits[place] = hit;
}
