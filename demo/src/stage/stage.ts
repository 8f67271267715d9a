import type { Vec2 } from "osculate";
import { element } from "../site/element.js";
import { inEveryLanguage, type Localized, localiseAttribute } from "../site/language.js";
import { onThemeChange } from "../site/theme.js";
import {
  beginDrag,
  type ClientPoint,
  createHandle,
  type Handle,
  type HandleHost,
  type HandleOptions,
} from "./handle.js";
import { Painter } from "./painter.js";
import { readPalette } from "./palette.js";
import { fitView, type Region, toScreen, toWorld, type View, type YAxis } from "./view.js";

export interface StageOptions {
  /** What the picture shows, for readers who cannot see it. */
  readonly label: Localized;
  /** What is always visible; wider or taller canvases show more of the world around it. */
  readonly region: Region;
  readonly yAxis?: YAxis;
  /** Another canvas, behind the stage's own, which then has no ground; whoever gives it draws it in `paint`. */
  readonly backdrop?: HTMLCanvasElement;
  /** Draws one frame. Called once after every change, never more often than the screen shows. */
  paint(painter: Painter): void;
  /** The point of the world under the pointer: while a mouse moves over the stage, or where it is tapped. */
  follow?(at: Vec2): void;
}

/** A canvas with handles over it. */
export interface Stage {
  readonly element: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  /** What is shown now. */
  view(): View;
  region(): Region;
  /** Shows another part of the world: zoom and pan. */
  lookAt(region: Region): void;
  addHandle(options: HandleOptions): void;
  /** Takes all handles away, for other shapes to come. */
  clearHandles(): void;
  /** Something changed: paint again with the next frame. */
  invalidate(): void;
}

export function createStage(options: StageOptions): Stage {
  const canvas = element("canvas", { role: "img" });
  const layer = element("div", { class: "handles" });
  const layers = options.backdrop ? [options.backdrop, canvas, layer] : [canvas, layer];
  const root = element("div", { class: "stage" }, ...layers);
  localiseAttribute(canvas, "aria-label", options.label);

  const yAxis = options.yAxis ?? "down";
  const handles: Handle[] = [];
  let region = options.region;
  let scheduled = false;

  const view = () => fitView(region, root.clientWidth, root.clientHeight, yAxis);

  const paint = () => {
    scheduled = false;
    const now = view();
    if (now.width === 0 || now.height === 0) return;
    const painter = new Painter(sharpContext(canvas, now), now, readPalette(canvas));
    if (options.backdrop) painter.clear();
    else painter.fillGround();
    options.paint(painter);
    paintStems(painter, handles);
    for (const handle of handles) handle.place(painter.pixel(handle.options.at()));
  };
  const invalidate = () => {
    if (scheduled) return;
    scheduled = true;
    requestAnimationFrame(paint);
  };

  const worldUnder = (event: ClientPoint) => toWorld(view(), canvasPixel(canvas, event));
  const host: HandleHost = { ySign: () => view().ySign, toWorld: worldUnder, invalidate };

  layer.addEventListener("pointerdown", (event) => {
    const handle =
      event.button === 0 ? handleNearest(handles, view(), canvasPixel(canvas, event), event) : undefined;
    if (!handle) return;
    event.preventDefault();
    handle.button.focus({ preventScroll: true });
    beginDrag(event, handle.button, handle.options, host);
  });
  dragBodies(canvas, handles, host);
  if (options.follow) followPointer(root, options.follow, host);
  new ResizeObserver(paint).observe(root);
  onThemeChange(paint);
  inEveryLanguage(invalidate);

  return {
    element: root,
    canvas,
    view,
    region: () => region,
    lookAt(next) {
      region = next;
      invalidate();
    },
    addHandle(handleOptions) {
      const handle = createHandle(handleOptions, host);
      handles.push(handle);
      layer.append(handle.button);
      invalidate();
    },
    clearHandles() {
      handles.length = 0;
      layer.replaceChildren();
      invalidate();
    },
    invalidate,
  };
}

/** Where a pointer is, in CSS pixels of the canvas. */
export function canvasPixel(canvas: HTMLCanvasElement, { clientX, clientY }: ClientPoint): Vec2 {
  const box = canvas.getBoundingClientRect();
  return { x: clientX - box.left, y: clientY - box.top };
}

/** The canvas in as many device pixels as the screen has, drawn to in CSS pixels. */
export function sharpContext(
  canvas: HTMLCanvasElement,
  size: { readonly width: number; readonly height: number },
): CanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser has no 2D canvas");
  const density = devicePixelRatio;
  const width = Math.round(size.width * density);
  const height = Math.round(size.height * density);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  context.setTransform(density, 0, 0, density, 0, 0);
  return context;
}

/** Shows which shape a handle that stands off belongs to. */
function paintStems(painter: Painter, handles: readonly Handle[]): void {
  for (const { options } of handles) {
    if (!options.stem || options.visible?.() === false) continue;
    painter.line(options.stem(), options.at(), "ink", { width: 1.25, opacity: 0.55 });
  }
}

/** Handles are as large as a fingertip and may lie over each other: what is grabbed is the one whose middle is nearest. */
function handleNearest(
  handles: readonly Handle[],
  view: View,
  pixel: Readonly<Vec2>,
  { pointerType }: PointerEvent,
): Handle | undefined {
  let nearest: Handle | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const handle of handles) {
    const { options, button } = handle;
    if (button.hidden || (options.follows && pointerType === "mouse")) continue;
    const at = toScreen(view, options.at());
    const farness = Math.hypot(at.x - pixel.x, at.y - pixel.y);
    // Of two at one place the later lies on top.
    if (farness > least) continue;
    nearest = handle;
    least = farness;
  }
  return nearest;
}

/** Lets a shape be dragged by its inside; what was added last lies on top. */
function dragBodies(canvas: HTMLCanvasElement, handles: readonly Handle[], host: HandleHost): void {
  const bodyUnder = (at: Vec2) => handles.findLast(({ options }) => options.body?.(at) === true);

  canvas.addEventListener("pointerdown", (event) => {
    const handle = event.button === 0 ? bodyUnder(host.toWorld(event)) : undefined;
    if (!handle) return;
    event.preventDefault();
    handle.button.focus({ preventScroll: true });
    beginDrag(event, canvas, handle.options, host);
  });
  canvas.addEventListener("pointermove", (event) => {
    canvas.style.cursor = bodyUnder(host.toWorld(event)) ? "grab" : "";
  });
  // A finger on a shape drags it; beside the shapes it scrolls the page.
  canvas.addEventListener(
    "touchstart",
    (event) => {
      const touch = event.touches[0];
      if (touch && event.touches.length === 1 && bodyUnder(host.toWorld(touch))) event.preventDefault();
    },
    { passive: false },
  );
}

function followPointer(root: HTMLElement, follow: (at: Vec2) => void, host: HandleHost): void {
  const report = (event: ClientPoint) => {
    follow(host.toWorld(event));
    host.invalidate();
  };
  root.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "touch" && event.buttons === 0) report(event);
  });
  // A tap; a drag across the stage scrolls the page.
  root.addEventListener("click", (event) => {
    if (event.target instanceof HTMLCanvasElement) report(event);
  });
}
