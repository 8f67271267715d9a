import { bounds, containsPoint, type Shape, type Vec2 } from "../../../src/index.js";

/** Points are looked for on a grid of so many lines each way. */
const LINES = 7;

/** After a search for a witness in vain, so many moves go without one. */
const PAUSE = 16;

/**
 * Tells that two shapes overlap after one of them has been moved by a point that lies in both: which takes less than to ask
 * about the shapes, as a point that lies in both after one move mostly does after the next one.
 */
export class Witnesses {
  readonly #a: Shape;
  readonly #b: Shape;
  readonly #ofA: readonly Vec2[];
  readonly #ofB: readonly Vec2[];
  /** The place of the last witness in a series of moves, the points of a first, and how many moves go without one. */
  readonly #last: number[] = [];
  readonly #pause: number[] = [];

  constructor(a: Shape, b: Shape) {
    this.#a = a;
    this.#b = b;
    this.#ofA = pointsWithin(a);
    this.#ofB = pointsWithin(b);
  }

  /** Whether some point is seen to be in both after b has been moved by (x, y), the moves of a series being like each other. */
  haveOne(series: number, x: number, y: number): boolean {
    const last = this.#last[series] ?? 0;
    if (this.#isWitness(last, x, y)) return true;
    const pause = this.#pause[series] ?? 0;
    this.#pause[series] = pause - 1;
    if (pause > 0) return false;
    for (let place = 0; place < this.#ofA.length + this.#ofB.length; place++) {
      if (!this.#isWitness(place, x, y)) continue;
      this.#last[series] = place;
      this.#pause[series] = 0;
      return true;
    }
    this.#pause[series] = PAUSE;
    return false;
  }

  #isWitness(place: number, x: number, y: number): boolean {
    const ofA = this.#ofA[place];
    if (ofA !== undefined) return containsPoint(this.#b, ofA.x - x, ofA.y - y);
    const ofB = this.#ofB[place - this.#ofA.length];
    return ofB !== undefined && containsPoint(this.#a, ofB.x + x, ofB.y + y);
  }
}

/** Some points of a shape that is not thin. */
function pointsWithin(shape: Shape): Vec2[] {
  const { minX, minY, maxX, maxY } = bounds(shape);
  const points: Vec2[] = [];
  for (let i = 0; i < LINES * LINES; i++) {
    const x = minX + ((maxX - minX) * ((i % LINES) + 0.5)) / LINES;
    const y = minY + ((maxY - minY) * (Math.floor(i / LINES) + 0.5)) / LINES;
    if (containsPoint(shape, x, y)) points.push({ x, y });
  }
  return points;
}
