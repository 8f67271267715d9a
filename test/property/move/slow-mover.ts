import { moveTo, penetrates, type Shape } from "../../../src/index.js";

type Way = { readonly x: number; readonly y: number };

/** Where the slow mover has come to. */
export interface SlowWay {
  readonly x: number;
  readonly y: number;
}

const STEPS = 80;
const HALVINGS = 26;
const FAN = 48;
const MOST_SLIDES = 8;
const AWAY = 1e-7;
/** What goes straight aside gets nowhere. */
const ALMOST = 1 - 1e-5;

/**
 * A mover that knows nothing but whether a pose is free, exactly: it takes tiny steps until one is not, looks for the
 * direction nearest to its wish into which a tiny step is free, and goes on there by what the wish comes to along it.
 *
 * What it finds is as coarse as its steps, and where something small decides, anything: so it is asked twice.
 */
export class SlowMover {
  constructor(
    private readonly shape: Shape,
    private readonly obstacles: readonly Shape[],
    /** What it takes for nothing: a length. */
    private readonly nothing: number,
  ) {}

  go(motion: Way): SlowWay {
    const { shape } = this;
    const start = { x: shape.x, y: shape.y };
    let { x, y } = start;
    let made = 0;
    let piece: Way = motion;
    for (let slide = 0; slide <= MOST_SLIDES; slide += 1) {
      const t = this.freePart(x, y, piece);
      x += t * piece.x;
      y += t * piece.y;
      made += (1 - made) * t;
      if (t === 1) break;
      const left = { x: (1 - made) * motion.x, y: (1 - made) * motion.y };
      const next = this.freeDirection(x, y, left);
      if (next === null) break;
      piece = next;
    }
    moveTo(shape, start.x, start.y);
    return { x, y };
  }

  private isFree(x: number, y: number): boolean {
    const { shape, obstacles } = this;
    moveTo(shape, x, y);
    return !obstacles.some((obstacle) => penetrates(shape, obstacle));
  }

  /** Which part of a way is free, to within its last halving. */
  private freePart(x: number, y: number, way: Way): number {
    for (let step = 1; step <= STEPS; step += 1) {
      if (this.isFree(x + (step / STEPS) * way.x, y + (step / STEPS) * way.y)) continue;
      let free = (step - 1) / STEPS;
      let taken = step / STEPS;
      for (let i = 0; i < HALVINGS; i += 1) {
        const middle = (free + taken) / 2;
        if (this.isFree(x + middle * way.x, y + middle * way.y)) free = middle;
        else taken = middle;
      }
      return free;
    }
    return 1;
  }

  /** What a wish comes to along the free direction that is nearest to it; null if none is within a right angle. */
  private freeDirection(x: number, y: number, wish: Way): Way | null {
    const length = Math.hypot(wish.x, wish.y);
    const turned = (angle: number): Way => ({
      x: wish.x * Math.cos(angle) - wish.y * Math.sin(angle),
      y: wish.x * Math.sin(angle) + wish.y * Math.cos(angle),
    });
    const isOpen = (angle: number) => {
      const way = turned(angle);
      const part = this.nothing / length;
      return this.isFree(x + part * way.x, y + part * way.y);
    };
    if (length <= this.nothing) return null;
    const quarter = Math.PI / 2;
    for (let i = 1; i <= FAN; i += 1) {
      for (const side of [1, -1]) {
        let open = side * quarter * Math.min(i / FAN, ALMOST);
        if (!isOpen(open)) continue;
        let shut = (side * quarter * (i - 1)) / FAN;
        for (let halving = 0; halving < HALVINGS; halving += 1) {
          const middle = (open + shut) / 2;
          if (isOpen(middle)) open = middle;
          else shut = middle;
        }
        // A little away from what is in the way, so that rounding does not end the next piece at once.
        open += side * AWAY;
        const way = turned(open);
        return { x: way.x * Math.cos(open), y: way.y * Math.cos(open) };
      }
    }
    return null;
  }
}
