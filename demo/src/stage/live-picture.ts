import type { Picture } from "../lessons/lesson.js";
import { onThemeChange, prefersReducedMotion } from "../site/theme.js";
import { Painter } from "./painter.js";
import { readPalette } from "./palette.js";
import { sharpContext } from "./stage.js";
import { fitView } from "./view.js";

const secondsPerLoop = 10;
/** The moment shown to readers who asked for reduced motion. */
const stillPhase = 0.12;

/** Runs a small picture in a loop while it is on the screen. */
export function livePicture(canvas: HTMLCanvasElement, picture: Picture): void {
  let visible = false;
  let frame: number | undefined;
  let shownPhase: number | undefined;

  const paint = (phase: number) => {
    const size = { width: canvas.clientWidth, height: canvas.clientHeight };
    if (size.width === 0) return;
    shownPhase = phase;
    const view = fitView(picture.region, size.width, size.height, "down");
    const painter = new Painter(sharpContext(canvas, size), view, readPalette(canvas));
    painter.fillGround();
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
