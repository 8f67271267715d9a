import { normalizingPower } from "../math/powers-of-two.js";
import type { Ray } from "../shapes/kind.js";

/**
 * What `raycast` promises of t, ten times over: the share of the way and of the extent that it may be off by.
 */
const WAY_ERROR = 2 ** -36;

/** And the share of the coordinates, 2 ulp, eight times over. */
const COORDINATE_ERROR = 2 ** -48;

/** More than underflow can take. */
const LEAST_ERROR = 2 ** -1000;

/** To divide by a component that is so small beside the other might overflow. */
const LEAST_COMPONENT = 2 ** -900;

/**
 * A ray prepared for meeting many boxes. It counts t in another unit, in which the direction's greater
 * component is between 1 and 2: t · `unit` is the ray's own t.
 */
export class RaySlabs {
  private readonly numbers = new Float64Array(6);
  private isVertical = false;
  private isHorizontal = false;
  unit = 1;

  aim({ x, y, dx, dy, minT, maxT }: Ray): void {
    const power = normalizingPower(Math.max(Math.abs(dx), Math.abs(dy)));
    const towardsX = dx * power;
    const towardsY = dy * power;
    this.unit = power;
    this.isVertical = dx === 0;
    this.isHorizontal = dy === 0;
    this.numbers[0] = x;
    this.numbers[1] = y;
    this.numbers[2] = Math.abs(towardsX) < LEAST_COMPONENT ? 0 : 1 / towardsX;
    this.numbers[3] = Math.abs(towardsY) < LEAST_COMPONENT ? 0 : 1 / towardsY;
    this.numbers[4] = minT / power;
    this.numbers[5] = maxT / power;
  }

  /**
   * A t that is not above any t that `raycast` gives for a shape in the box; Infinity if no shape in the box
   * can be hit.
   *
   * The box is made larger by more than t may be off, so rounding here cannot lose anything either.
   */
  entry(boxes: Float64Array, at: number): number {
    const numbers = this.numbers;
    const x = numbers[0] as number;
    const y = numbers[1] as number;
    const left = (boxes[at] as number) - x;
    const below = (boxes[at + 1] as number) - y;
    const right = (boxes[at + 2] as number) - x;
    const above = (boxes[at + 3] as number) - y;
    const reach = Math.abs(left) + Math.abs(below) + Math.abs(right) + Math.abs(above);
    const slack = WAY_ERROR * reach + COORDINATE_ERROR * (Math.abs(x) + Math.abs(y)) + LEAST_ERROR;
    let enter = numbers[4] as number;
    let exit = numbers[5] as number;
    const perX = numbers[2] as number;
    if (perX !== 0) {
      const t0 = (left - slack) * perX;
      const t1 = (right + slack) * perX;
      enter = Math.max(enter, Math.min(t0, t1));
      exit = Math.min(exit, Math.max(t0, t1));
    } else if (this.isVertical && (left > slack || right < -slack)) {
      return Number.POSITIVE_INFINITY;
    }
    const perY = numbers[3] as number;
    if (perY !== 0) {
      const t0 = (below - slack) * perY;
      const t1 = (above + slack) * perY;
      enter = Math.max(enter, Math.min(t0, t1));
      exit = Math.min(exit, Math.max(t0, t1));
    } else if (this.isHorizontal && (below > slack || above < -slack)) {
      return Number.POSITIVE_INFINITY;
    }
    return enter > exit ? Number.POSITIVE_INFINITY : enter;
  }
}
