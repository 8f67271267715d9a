import { element } from "../site/element.js";
import { inEveryLanguage, type Localized, localiseAttribute, say } from "../site/language.js";
import { prefersReducedMotion } from "../site/theme.js";
import { clamp } from "./number-format.js";

export interface TimelineOptions {
  readonly label: Localized;
  /** The name of each step; the position runs from 0 to their number. */
  readonly steps: readonly Localized[];
  readonly secondsPerStep: number;
  /** Whether it begins at its end, everything shown. */
  readonly complete?: boolean;
  /** Called after every change of the position. */
  show(position: number): void;
}

export interface Timeline {
  readonly element: HTMLElement;
  position(): number;
  playing(): boolean;
  play(): void;
  pause(): void;
  /** Goes to a position without playing. */
  seek(position: number): void;
}

const words = {
  play: { en: "Start", ja: "スタート" },
  pause: { en: "Pause", ja: "一時停止" },
  back: { en: "Step back", ja: "一つ戻る" },
  forward: { en: "Step forward", ja: "一つ進む" },
} as const;

/**
 * Play, pause, step and scrub through the steps of an explanation.
 *
 * A reader who asked for reduced motion sees the steps one by one, without the movement between them.
 */
export function timeline(options: TimelineOptions): Timeline {
  const count = options.steps.length;
  const scrubber = element("input", { type: "range", min: 0, max: count, step: 0.01, value: 0 });
  localiseAttribute(scrubber, "aria-label", options.label);
  const caption = element("p", { class: "timeline-caption" });
  const toggle = element("button", { type: "button", class: "button button-primary" });
  const back = stepButton("◀", words.back);
  const forward = stepButton("▶", words.forward);

  let position = options.complete ? count : 0;
  let frame: number | undefined;

  const write = () => {
    const step = options.steps[Math.min(Math.floor(position), count - 1)];
    scrubber.value = String(position);
    const name = step ? say(step) : "";
    caption.textContent = name;
    scrubber.setAttribute("aria-valuetext", name);
    toggle.textContent = say(frame === undefined ? words.play : words.pause);
    toggle.setAttribute("aria-pressed", String(frame !== undefined));
  };
  const goTo = (next: number) => {
    position = clamp(next, 0, count);
    write();
    options.show(position);
  };
  const pause = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
    write();
  };
  const play = () => {
    pause();
    if (position >= count) goTo(0);
    const start = performance.now();
    const from = position;
    const advance = (now: number) => {
      const moved = from + (now - start) / 1000 / options.secondsPerStep;
      frame = moved < count ? requestAnimationFrame(advance) : undefined;
      goTo(prefersReducedMotion() && moved < count ? Math.floor(moved) : moved);
    };
    frame = requestAnimationFrame(advance);
    write();
  };
  const seek = (next: number) => {
    pause();
    goTo(next);
  };

  toggle.addEventListener("click", () => (frame === undefined ? play() : pause()));
  back.addEventListener("click", () => seek(Math.ceil(position) - 1));
  forward.addEventListener("click", () => seek(Math.floor(position) + 1));
  scrubber.addEventListener("input", () => seek(scrubber.valueAsNumber));
  inEveryLanguage(write);

  const buttons = element("div", { class: "button-row" }, toggle, back, forward);
  const made = element("div", { class: "timeline" }, buttons, scrubber, caption);
  return { element: made, position: () => position, playing: () => frame !== undefined, play, pause, seek };
}

function stepButton(sign: string, label: Localized): HTMLButtonElement {
  const button = element("button", { type: "button", class: "button" }, sign);
  localiseAttribute(button, "aria-label", label);
  localiseAttribute(button, "title", label);
  return button;
}
