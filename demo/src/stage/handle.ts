import type { Vec2 } from "osculate";
import { element } from "../site/element.js";
import { inEveryLanguage, type Localized, localiseAttribute, say } from "../site/language.js";

/** What a slider-like handle tells a screen reader. */
export interface HandleValue {
  readonly now: number;
  readonly min: number;
  readonly max: number;
  readonly text: Localized;
}

/**
 * A thing on the stage that can be dragged, or focused and moved with the arrow keys.
 *
 * `move` goes freely; `turn` and `size` change one number (give `value`, and they are sliders to a screen reader).
 */
export interface HandleOptions {
  readonly kind: "move" | "turn" | "size";
  /** What it does, as in "Move the circle". */
  readonly label: Localized;
  /** Where it is now, in the world. */
  at(): Readonly<Vec2>;
  /** The reader dragged it here. The lesson changes its state as far as it allows; the stage repaints. */
  drag(to: Readonly<Vec2>): void;
  /** Arrow keys, instead of dragging by a step: dx and dy are ±1 or 0 on the screen, times 0.1 with Shift. */
  nudge?(dx: number, dy: number): void;
  value?(): HandleValue;
  /** Where a thin line ties it to its shape, for a handle that stands off. */
  stem?(): Readonly<Vec2>;
  /** Also drag by this part of the stage, such as the inside of the shape. */
  body?(at: Readonly<Vec2>): boolean;
  /** It follows the mouse anyway (see `follow` of the stage): only fingers and keys grab it. */
  readonly follows?: boolean;
  /** World units an arrow key moves it; 0.1 unless given. */
  readonly step?: number;
  /** False hides it and takes it out of the order of focus. */
  visible?(): boolean;
}

/** A handle on its stage. */
export interface Handle {
  readonly options: HandleOptions;
  readonly button: HTMLButtonElement;
  /** Puts the button where the handle is. */
  place(pixel: Readonly<Vec2>): void;
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What mouse, pen and touch events have in common. */
export interface ClientPoint {
  readonly clientX: number;
  readonly clientY: number;
}

/** What a handle needs of its stage. */
export interface HandleHost {
  readonly ySign: () => 1 | -1;
  toWorld(event: ClientPoint): Vec2;
  invalidate(): void;
}

export function createHandle(options: HandleOptions, host: HandleHost): Handle {
  const button = element("button", { type: "button", class: `handle handle-${options.kind}` });
  localiseAttribute(button, "aria-label", options.label);
  localiseAttribute(button, "title", options.label);
  if (options.follows) button.classList.add("handle-follows");
  if (options.value) button.setAttribute("role", "slider");

  button.addEventListener("keydown", (event) => {
    const arrow = arrows[event.key];
    if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const amount = event.shiftKey ? 0.1 : 1;
    const [dx, dy] = arrow;
    if (options.nudge) options.nudge(dx * amount, dy * amount);
    else {
      const at = options.at();
      const step = amount * (options.step ?? 0.1);
      options.drag({ x: at.x + dx * step, y: at.y + dy * step * host.ySign() });
    }
    host.invalidate();
  });

  const describe = () => {
    const value = options.value?.();
    if (!value) return;
    button.setAttribute("aria-valuenow", String(value.now));
    button.setAttribute("aria-valuemin", String(value.min));
    button.setAttribute("aria-valuemax", String(value.max));
    button.setAttribute("aria-valuetext", say(value.text));
  };
  inEveryLanguage(describe);

  const place = (pixel: Readonly<Vec2>) => {
    button.hidden = options.visible?.() === false;
    button.style.transform = `translate(${pixel.x}px, ${pixel.y}px)`;
    describe();
  };
  return { options, button, place };
}

/** Follows one pointer until it is lifted; the handle keeps its distance from the pointer. */
export function beginDrag(
  down: PointerEvent,
  target: HTMLElement,
  options: HandleOptions,
  host: HandleHost,
): void {
  const grip = host.toWorld(down);
  const at = options.at();
  const offset = { x: at.x - grip.x, y: at.y - grip.y };
  target.setPointerCapture(down.pointerId);
  target.classList.add("dragging");

  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const to = host.toWorld(event);
    options.drag({ x: to.x + offset.x, y: to.y + offset.y });
    host.invalidate();
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    target.classList.remove("dragging");
    target.removeEventListener("pointermove", move);
    target.removeEventListener("pointerup", end);
    target.removeEventListener("pointercancel", end);
  };
  target.addEventListener("pointermove", move);
  target.addEventListener("pointerup", end);
  target.addEventListener("pointercancel", end);
}
