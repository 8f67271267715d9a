import type { Vec2 } from "osculate";
import { canvasPixel } from "../stage/stage.js";

/** A finger that has moved so many CSS pixels from where it came down is drawing. */
const leastPull = 10;

/** CSS pixels from there at which the hero runs as fast as he can. */
export const fullPull = 40;

/** A finger that has rested so many milliseconds means the place it rests on. */
const restTime = 160;

/** Where a drawing finger came down, and where it is: CSS pixels of the canvas. */
export interface Pull {
  readonly from: Readonly<Vec2>;
  readonly to: Readonly<Vec2>;
}

export interface ThumbStick {
  /** The finger that draws; undefined if none does. */
  pull(): Pull | undefined;
}

/**
 * Tells what a finger on the canvas means: one that taps or rests means the place, which `means` is told; one that moves
 * draws, from wherever it came down, until it is lifted.
 */
export function thumbStick(canvas: HTMLCanvasElement, means: (at: Readonly<Vec2>) => void): ThumbStick {
  let finger: number | undefined;
  let from: Vec2 = { x: 0, y: 0 };
  let to = from;
  let draws = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const mean = () => {
    if (resting === undefined) return;
    clearTimeout(resting);
    resting = undefined;
    means(from);
  };
  const lift = () => {
    clearTimeout(resting);
    resting = undefined;
    finger = undefined;
    draws = false;
  };

  canvas.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "touch") return;
    // A second finger only points.
    if (finger !== undefined) {
      means(canvasPixel(canvas, event));
      return;
    }
    finger = event.pointerId;
    from = canvasPixel(canvas, event);
    to = from;
    resting = setTimeout(mean, restTime);
  });
  canvas.addEventListener("pointermove", (event) => {
    if (event.pointerId !== finger) return;
    to = canvasPixel(canvas, event);
    if (draws || Math.hypot(to.x - from.x, to.y - from.y) < leastPull) return;
    draws = true;
    clearTimeout(resting);
    resting = undefined;
  });
  canvas.addEventListener("pointerup", (event) => {
    if (event.pointerId !== finger) return;
    mean();
    lift();
  });
  canvas.addEventListener("pointercancel", (event) => {
    if (event.pointerId === finger) lift();
  });
  return { pull: () => (draws ? { from, to } : undefined) };
}
