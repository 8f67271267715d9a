import { normalizingPower } from "../math/powers-of-two.js";
import { ScratchVector, type Vec2 } from "../math/vector.js";
import { isUsualSize } from "../math/verdict.js";
import { type Obstruction, Obstructions } from "../sweep/blocking/obstructions.js";

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
