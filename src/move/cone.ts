import { normalizingPower } from "../math/exact.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import { isUsualSize } from "../math/verdict.js";
import { type Obstruction, Obstructions } from "../sweep/blocking/obstructions.js";
import { HOLLOW_GRAZE } from "../sweep/blocking/reach.js";
import type { Traveller } from "./traveller.js";

/** How far a free direction may point along a normal, as a part of its length: its rounding error. */
const ACROSS = 2 ** -48;

/** Normals this near to each other count as one. */
const SAME = 1 - 2 ** -44;

/** Whether a slide along a way, by way of one of an obstruction's normals, may be chosen. */
export type Admission = (obstruction: Obstruction, normal: number, way: Readonly<Vec2>) => boolean;

/**
 * The free directions at a place, given the obstructions that touch there: those that get past each obstruction by way of
 * one of its normals.
 */
export class Cone {
  readonly touching = new Obstructions();
  private readonly turned: Vec2 = new ScratchVector();

  clear(): void {
    this.touching.clear();
  }

  /** How many obstructions there are. */
  get count(): number {
    return this.touching.count;
  }

  /**
   * Adds an obstruction; false if one of the first `known` is like it, or any has just its normals. Of what is found at once
   * and nearly alike nothing is left out: else the order would decide which one.
   */
  add(obstruction: Obstruction, known: number): boolean {
    const { touching } = this;
    for (let i = 0; i < touching.count; i += 1) {
      if (areAlike(touching.items[i] as Obstruction, obstruction, i < known)) return false;
    }
    touching.addCopy(obstruction);
    return true;
  }

  /** Whether a single obstruction touches, and may bend towards what moves. */
  get isHollow(): boolean {
    return this.count === 1 && this.first.isHollow;
  }

  /** Whether any obstruction may bend towards what moves. */
  get isAnyHollow(): boolean {
    const { items, count } = this.touching;
    for (let i = 0; i < count; i += 1) if ((items[i] as Obstruction).isHollow) return true;
    return false;
  }

  get first(): Obstruction {
    return this.touching.items[0] as Obstruction;
  }

  isFree({ x, y }: Readonly<Vec2>): boolean {
    const { items, count } = this.touching;
    const most = ACROSS * (Math.abs(x) + Math.abs(y));
    for (let i = 0; i < count; i += 1) {
      const { count: normals, x: normalX, y: normalY } = items[i] as Obstruction;
      let isPast = false;
      for (let k = 0; k < normals; k += 1) {
        if (x * (normalX[k] as number) + y * (normalY[k] as number) <= most) isPast = true;
      }
      if (!isPast) return false;
    }
    return true;
  }

  /**
   * Sets `out` to the free part of a wish: the wish itself, or its longest projection at right angles to a normal, or
   * zero. Of equal ones it is the one ahead of the other, from +x towards +y, whatever the order of the obstructions.
   */
  choose(out: Vec2, wish: Readonly<Vec2>, admits?: Admission): void {
    const { x: wishX, y: wishY } = wish;
    const { turned } = this;
    out.x = wishX;
    out.y = wishY;
    if (this.isFree(wish)) return;
    out.x = 0;
    out.y = 0;
    const unit = unitOf(wish);
    const ownX = wishX * unit;
    const ownY = wishY * unit;
    let best = 2 ** -90 * (ownX * ownX + ownY * ownY);
    const { items, count } = this.touching;
    for (let i = 0; i < count; i += 1) {
      const obstruction = items[i] as Obstruction;
      const { count: normals, x: normalX, y: normalY } = obstruction;
      for (let k = 0; k < normals; k += 1) {
        const nx = normalX[k] as number;
        const ny = normalY[k] as number;
        // Along the face, rather than the wish less its part across: so the direction is as good as the normal.
        const along = nx * ownY - ny * ownX;
        const x = 0 - along * ny;
        const y = along * nx;
        const gain = along * along;
        turned.x = x;
        turned.y = y;
        if (gain < best || !(nx * ownX + ny * ownY > 0) || !this.isFree(turned)) continue;
        if (gain === best && !(out.x * y - out.y * x > 0)) continue;
        turned.x = x / unit;
        turned.y = y / unit;
        if (admits !== undefined && !admits(obstruction, k, turned)) continue;
        best = gain;
        out.x = x + 0;
        out.y = y + 0;
      }
    }
    out.x /= unit;
    out.y /= unit;
  }
}

/** What a wish is multiplied by so that squares stay within the doubles: a power of two, which changes no result. */
export function unitOf({ x, y }: Readonly<Vec2>): number {
  const size = Math.max(Math.abs(x), Math.abs(y));
  return isUsualSize(size) ? 1 : normalizingPower(size);
}

function areAlike(a: Obstruction, b: Obstruction, isNearEnough: boolean): boolean {
  if (a.count !== b.count) return false;
  for (let i = 0; i < a.count; i += 1) {
    const ax = a.x[i] as number;
    const ay = a.y[i] as number;
    const bx = b.x[i] as number;
    const by = b.y[i] as number;
    if (!(ax === bx && ay === by) && !(isNearEnough && ax * bx + ay * by > SAME)) return false;
  }
  return true;
}

/** The largest and the least sine of the angle between a chord and the tangent; each one tried is a quarter of the one before. */
const LARGEST_SINE = 1 / 4;
const LEAST_SINE = 2 ** -22;

/** A chord that may not be turned by this much is not made. */
const LEAST_CLIMB = 2 ** -10;

/** A chord that may not be turned as much as it would be is turned by this part of what it may be. */
const SHORT = 1 - 2 ** -3;

/**
 * A circle that bends towards the shape ends the way along its tangent within a graze of itself: that way times the sine by
 * which the normal has turned there is some grazes. Where it is more than so many, another boundary ends it, as the floor
 * below a wall.
 */
const MOST_TURNED = 2 ** 4;

/** Chords are turned by this much more than needed, so that they end before the curve does. */
const SAFE = 1 + 2 ** -8;

/**
 * Turns a piece from a tangent of a boundary that bends towards the shape, where no tangent is free, to a chord: as long
 * as the piece, or as the largest turn allows. Returns false and changes nothing if the boundary does not bend so.
 *
 * A chord of a circle of radius R has the length 2R times the sine of its angle with the tangent. So a chord that ends at
 * the curve determines R, and nearly so for other curves. The piece is the projection of `wish` on the tangent. At the end
 * of a chord at an angle σ the tangent has turned by 2σ; σ is limited so that it is not yet perpendicular to `wish`. The sine
 * of σ is less than `most`, too: where that leaves no chord, the piece becomes zero.
 */
export function bendInward(
  piece: Vec2,
  wish: Readonly<Vec2>,
  cone: Cone,
  traveller: Traveller,
  most: number,
): boolean {
  const { x, y } = piece;
  const largest = Math.min(LARGEST_SINE, lengthOf(x, y) / lengthOf(wish.x, wish.y) / 2);
  traveller.lookAlong(piece);
  const straight = traveller.free;
  if (traveller.ahead.count === 0 || straight >= 1) return false;
  const firstX = cone.first.x[0] as number;
  const firstY = cone.first.y[0] as number;
  // Of all that is met there, the least turned counts.
  let sine = 1;
  for (let i = 0; i < traveller.ahead.count; i += 1) {
    const { x: endX, y: endY } = traveller.ahead.items[i] as Obstruction;
    sine = Math.min(sine, Math.abs(firstX * (endY[0] as number) - firstY * (endX[0] as number)));
  }
  if (straight * lengthOf(x, y) * sine > MOST_TURNED * HOLLOW_GRAZE * traveller.size) return false;
  for (sine = largest; sine >= LEAST_SINE; sine /= 4) {
    turn(piece, x, y, firstX, firstY, sine);
    traveller.lookAlong(piece);
    const part = traveller.free;
    if (traveller.ahead.count > 0 && part < 1) {
      const needed = (sine / part) * SAFE;
      // With the largest turn, it goes as far as it can.
      if (part <= straight) break;
      const bend = Math.min(needed, largest);
      if (bend > most && most < LEAST_CLIMB) {
        piece.x = 0;
        piece.y = 0;
        return false;
      }
      turn(piece, x, y, firstX, firstY, bend > most ? SHORT * most : bend);
      return true;
    }
  }
  piece.x = x;
  piece.y = y;
  return false;
}

/** Sets `out` to a vector turned away from a normal by an angle with the given sine. */
function turn(out: Vec2, x: number, y: number, normalX: number, normalY: number, sine: number): void {
  const length = lengthOf(x, y);
  const cosine = Math.sqrt((1 - sine) * (1 + sine));
  out.x = x * cosine - normalX * length * sine;
  out.y = y * cosine - normalY * length * sine;
}

/** The length of a vector that is not 0, however long or short it is. */
function lengthOf(x: number, y: number): number {
  const unit = normalizingPower(Math.max(Math.abs(x), Math.abs(y)));
  const unitX = x * unit;
  const unitY = y * unit;
  return Math.sqrt(unitX * unitX + unitY * unitY) / unit;
}
