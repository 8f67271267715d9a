import { element } from "../site/element.js";
import { inEveryLanguage, type Localized, localiseAttribute } from "../site/language.js";
import { onThemeChange } from "../site/theme.js";
import { Painter } from "./painter.js";
import { readPalette } from "./palette.js";
import { sharpContext } from "./stage.js";
import { fitView, type Region, type YAxis } from "./view.js";

export interface PictureCanvasOptions {
  /** What the picture shows, for readers who cannot see it. */
  readonly label: Localized;
  region(): Region;
  readonly yAxis?: YAxis;
  paint(painter: Painter): void;
}

/** A canvas without handles. */
export interface PictureCanvas {
  readonly element: HTMLCanvasElement;
  /** Something changed: paint again with the next frame, or once it comes into sight. */
  invalidate(): void;
}

export function pictureCanvas({ label, region, yAxis = "down", paint }: PictureCanvasOptions): PictureCanvas {
  const canvas = element("canvas", { role: "img" });
  localiseAttribute(canvas, "aria-label", label);
  let visible = false;
  let stale = true;
  let frame: number | undefined;

  const paintNow = () => {
    frame = undefined;
    const painter = painterOn(canvas, region(), yAxis);
    if (!painter) return;
    stale = false;
    paint(painter);
  };
  const schedule = () => {
    if (stale && visible && frame === undefined) frame = requestAnimationFrame(paintNow);
  };
  const invalidate = () => {
    stale = true;
    schedule();
  };

  new IntersectionObserver((entries) => {
    visible = entries.at(-1)?.isIntersecting === true;
    schedule();
  }).observe(canvas);
  new ResizeObserver(paintNow).observe(canvas);
  onThemeChange(paintNow);
  inEveryLanguage(invalidate);
  addEventListener("beforeprint", paintNow);
  return { element: canvas, invalidate };
}

/** What draws on a canvas that shows a region of the world, its ground filled; nothing where it is not laid out. */
export function painterOn(canvas: HTMLCanvasElement, region: Region, yAxis: YAxis): Painter | undefined {
  const size = { width: canvas.clientWidth, height: canvas.clientHeight };
  if (size.width === 0) return;
  const view = fitView(region, size.width, size.height, yAxis);
  const painter = new Painter(sharpContext(canvas, size), view, readPalette(canvas));
  painter.fillGround();
  return painter;
}
