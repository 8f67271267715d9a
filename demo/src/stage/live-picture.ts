import type { Picture } from "../lessons/lesson.js";
import { onThemeChange, prefersReducedMotion } from "../site/theme.js";
import { painterOn } from "./picture-canvas.js";

const secondsPerLoop = 10;
/** The moment shown to readers who asked for reduced motion. */
const stillPhase = 0.12;

/** Runs a small picture in a loop while it is on the screen. */
export function livePicture(canvas: HTMLCanvasElement, picture: Picture): void {
  let visible = false;
  let frame: number | undefined;
  let shownPhase: number | undefined;

  const paint = (phase: number) => {
    const painter = painterOn(canvas, picture.region, "down");
    if (!painter) return;
    shownPhase = phase;
    picture.paint(painter, phase);
  };
  const advance = (now: number) => {
    paint((now / 1000 / secondsPerLoop) % 1);
    frame = visible ? requestAnimationFrame(advance) : undefined;
  };
  const refresh = () => {
    // A first picture even out of sight: whoever scrolls fast, or prints, sees no empty frame.
    if (prefersReducedMotion() || shownPhase === undefined) paint(stillPhase);
    if (!prefersReducedMotion() && visible && frame === undefined) frame = requestAnimationFrame(advance);
  };

  new IntersectionObserver((entries) => {
    visible = entries.at(-1)?.isIntersecting === true;
    refresh();
  }).observe(canvas);
  new ResizeObserver(refresh).observe(canvas);
  onThemeChange(() => {
    if (shownPhase !== undefined) paint(shownPhase);
  });
}
