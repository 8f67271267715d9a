import { lengthOf } from "../../nearest/nearest.js";
import { EllipticCrossings } from "./elliptic-rows.js";
import { Curve, CurveForm, type CurveRows, MOST_CURVES, NEGLIGIBLE } from "./row-curves.js";
import { place, type RowWays, TANGENT } from "./row-ways.js";

/** Where curves cross at a smaller angle, as a sine, the place is uncertain. */
const LEAST_SINE = 2 ** -6;

/** A translation is told to be between two normals to within this part of the size. */
const MARGIN = 2 ** -40;

/**
 * The places where contact curves cross that are nearer to the origin than some length, and from which the nearest way out of what both
 * bound begins: where the translation is between both normals.
 */
export class RowCrossings {
  /** Whether a place may be missing, since its curves nearly touch, or there are too many. */
  isUncertain = false;
  /** Where the numbers of the curves begin that come as near. */
  private readonly near = new Int32Array(MOST_CURVES);
  private readonly elliptic: EllipticCrossings;
  private limit = 0.5;
  private size = 0.5;

  constructor(
    private readonly curves: CurveRows,
    /** Gets the translations to the places. */
    private readonly ways: RowWays,
  ) {
    this.elliptic = new EllipticCrossings(curves, this);
  }

  /** Adds the ways to those that are nearer than `limit`. */
  find(limit: number, size: number): void {
    const { curves, near } = this;
    const { count, numbers } = curves;
    this.isUncertain = false;
    this.limit = limit;
    this.size = size;
    let nearCount = 0;
    for (let i = 0; i < count; i++) {
      const at = curves.at(i);
      if (!((numbers[at + Curve.reach] as number) < limit)) continue;
      const isRound = numbers[at + Curve.form] === CurveForm.round;
      if (isRound && curves.isRangeBeyond(at, limit + 2 * MARGIN * size)) continue;
      near[nearCount] = at;
      nearCount += 1;
    }
    if (curves.a.isEllipse) {
      this.elliptic.find(near, nearCount, size);
      return;
    }
    for (let i = 0; i < nearCount && !this.isUncertain; i++) {
      const p = near[i] as number;
      const isRound = numbers[p + Curve.form] === CurveForm.round;
      for (let k = i + 1; k < nearCount; k++) {
        const q = near[k] as number;
        // Straight ones come first.
        if (!isRound && numbers[q + Curve.form] === CurveForm.round) this.crossStraightRound(p, q);
        else if (this.comesFirst(q, p, isRound)) this.crossAlike(q, p, isRound);
        else this.crossAlike(p, q, isRound);
      }
    }
  }

  /** Which of two curves of one kind touches where they cross: the one with the lesser radius or else the nearer one, so that the order does not matter. */
  comesFirst(p: number, q: number, areRound: boolean): boolean {
    const { numbers } = this.curves;
    const wider = areRound
      ? Math.abs(numbers[q + Curve.r] as number) - Math.abs(numbers[p + Curve.r] as number)
      : 0;
    return (
      wider > 0 ||
      (wider === 0 && (numbers[p + Curve.reach] as number) < (numbers[q + Curve.reach] as number))
    );
  }

  private crossAlike(p: number, q: number, areRound: boolean): void {
    if (areRound) this.crossRounds(p, q);
    else this.crossStraights(p, q);
  }

  crossStraights(p: number, q: number): void {
    const { numbers } = this.curves;
    const pux = numbers[p + Curve.ux] as number;
    const puy = numbers[p + Curve.uy] as number;
    const qux = numbers[q + Curve.ux] as number;
    const quy = numbers[q + Curve.uy] as number;
    const sine = pux * quy - puy * qux;
    if (sine === 0) return;
    const dx = (numbers[q + Curve.x] as number) - (numbers[p + Curve.x] as number);
    const dy = (numbers[q + Curve.y] as number) - (numbers[p + Curve.y] as number);
    const onP = (dx * quy - dy * qux) / sine;
    const onQ = (dx * puy - dy * pux) / sine;
    const slack = (NEGLIGIBLE * this.size) / Math.abs(sine);
    if (onP < -slack || onP > (numbers[p + Curve.length] as number) + slack) return;
    if (onQ < -slack || onQ > (numbers[q + Curve.length] as number) + slack) return;
    place.x = (numbers[p + Curve.x] as number) + onP * pux;
    place.y = (numbers[p + Curve.y] as number) + onP * puy;
    if (!this.isWithin()) return;
    place.mx = numbers[p + Curve.nx] as number;
    place.my = numbers[p + Curve.ny] as number;
    place.nx = numbers[q + Curve.nx] as number;
    place.ny = numbers[q + Curve.ny] as number;
    this.offer(p, q);
  }

  private crossStraightRound(p: number, q: number): void {
    const { numbers } = this.curves;
    const ux = numbers[p + Curve.ux] as number;
    const uy = numbers[p + Curve.uy] as number;
    const dx = (numbers[q + Curve.x] as number) - (numbers[p + Curve.x] as number);
    const dy = (numbers[q + Curve.y] as number) - (numbers[p + Curve.y] as number);
    const r = Math.abs(numbers[q + Curve.r] as number);
    const height = Math.abs(dx * uy - dy * ux);
    if (height > r + NEGLIGIBLE * this.size) return;
    const along = dx * ux + dy * uy;
    const half = Math.sqrt(Math.max((r - height) * (r + height), 0));
    const slack = NEGLIGIBLE * this.size;
    const end = (numbers[p + Curve.length] as number) + slack;
    for (let side = -1; side <= 1; side += 2) {
      const onP = along + side * half;
      if (onP < -slack || onP > end) continue;
      place.x = (numbers[p + Curve.x] as number) + onP * ux;
      place.y = (numbers[p + Curve.y] as number) + onP * uy;
      this.offerStraightRound(p, q);
    }
  }

  /** Offers the place on p's line and q's circle, if it is on both curves. */
  private offerStraightRound(p: number, q: number): void {
    if (!this.isWithin()) return;
    const { numbers } = this.curves;
    place.mx = numbers[p + Curve.nx] as number;
    place.my = numbers[p + Curve.ny] as number;
    if (this.isOfSecond(q)) this.offer(p, q);
  }

  /** Sets the normal of the second curve, a round one, and returns whether its features have it. */
  private isOfSecond(q: number): boolean {
    const { curves } = this;
    const { numbers } = curves;
    const r = numbers[q + Curve.r] as number;
    place.nx = (place.x - (numbers[q + Curve.x] as number)) / r;
    place.ny = (place.y - (numbers[q + Curve.y] as number)) / r;
    return curves.allows(q, place.nx, place.ny);
  }

  private crossRounds(p: number, q: number): void {
    const { numbers } = this.curves;
    const dx = (numbers[q + Curve.x] as number) - (numbers[p + Curve.x] as number);
    const dy = (numbers[q + Curve.y] as number) - (numbers[p + Curve.y] as number);
    const r = Math.abs(numbers[p + Curve.r] as number);
    const other = Math.abs(numbers[q + Curve.r] as number);
    const separation = lengthOf(dx, dy);
    const slack = NEGLIGIBLE * this.size;
    if (separation > r + other + slack || separation < Math.abs(r - other) - slack) return;
    // All but one centre, and one radius.
    if (separation < TANGENT * this.size) {
      this.isUncertain ||= separation > 0;
      return;
    }
    const ex = dx / separation;
    const ey = dy / separation;
    const along = (separation + ((r - other) / separation) * (r + other)) / 2;
    const half = Math.sqrt(Math.max((r - along) * (r + along), 0));
    const ofP = numbers[p + Curve.r] as number;
    for (let side = -1; side <= 1; side += 2) {
      const vx = along * ex + side * half * ey;
      const vy = along * ey - side * half * ex;
      place.x = (numbers[p + Curve.x] as number) + vx;
      place.y = (numbers[p + Curve.y] as number) + vy;
      place.mx = vx / ofP;
      place.my = vy / ofP;
      this.offerRounds(p, q);
    }
  }

  /** Offers the place on both circles, if it is on both curves. */
  private offerRounds(p: number, q: number): void {
    if (this.isWithin() && this.curves.allows(p, place.mx, place.my) && this.isOfSecond(q)) this.offer(p, q);
  }

  /** Whether a place is nearer than the limit, or than that and some distance. */
  comesWithin(x: number, y: number, distance: number): boolean {
    return lengthOf(x, y) < this.limit + distance;
  }

  isWithin(): boolean {
    const { x, y } = place;
    return x * x + y * y < this.limit * this.limit;
  }

  /** Whether curves with nearly opposite normals leave no gap: they touch, and a hollow one is around the other. */
  private isClosed(p: number, q: number, sine: number): boolean {
    return Math.abs(sine) < TANGENT && this.bend(p) + this.bend(q) < 0;
  }

  private bend(at: number): number {
    const { numbers } = this.curves;
    return numbers[at + Curve.form] === CurveForm.round ? 1 / (numbers[at + Curve.r] as number) : 0;
  }

  /** Adds the place, if the nearest way out of what both bound begins there. */
  offer(p: number, q: number): void {
    const { x, y, mx, my, nx, ny } = place;
    const length = lengthOf(x, y);
    const sine = mx * ny - my * nx;
    const beyondM = mx * y - my * x;
    const beforeN = x * ny - y * nx;
    if (Math.abs(sine) < LEAST_SINE) {
      const slack = 2 * Math.abs(sine) * length + TANGENT * this.size;
      const isBeside = Math.max(Math.abs(beyondM), Math.abs(beforeN)) > slack;
      // Between nearly equal normals there is hardly any translation; between opposite ones there may be the tip of a gap.
      this.isUncertain ||= mx * nx + my * ny > 0 ? !isBeside : !this.isClosed(p, q, sine);
      return;
    }
    const turn = sine > 0 ? 1 : -1;
    const margin = MARGIN * this.size;
    if (turn * beyondM < -margin || turn * beforeN < -margin) return;
    const sumX = mx + nx;
    const sumY = my + ny;
    if (x * sumX + y * sumY < -margin) return;
    const scale = 2 / (sumX * sumX + sumY * sumY);
    if (!this.ways.add(length, x, y, scale * sumX, scale * sumY, p, mx, my, q)) this.isUncertain = true;
  }
}
