import { type Hint, hintLine } from "../parts/hint.js";
import { element, writeText } from "../site/element.js";
import { inEveryLanguage, type Localized, say } from "../site/language.js";
import type { Stage } from "../stage/stage.js";

/** The longest step of a game in seconds: a tab that slept must not leap. */
const longestStep = 1 / 30;

export interface PlayingOptions {
  readonly stage: Stage;
  /** What is there only while it is played. */
  readonly buttons: HTMLElement;
  /** How it is played, under the button that begins. */
  readonly how: Hint;
  /** What the card over the stage says while nobody plays: what is to be done, or what has come of it. */
  goal(): Localized;
  /** What its button says. */
  begin(): Localized;
  /** Called when the reader begins, or goes on. */
  onBegin(): void;
  /** A moment of the game, or of what goes on when it has ended. */
  advance(seconds: number, isPlayed: boolean): void;
  /** Whether something goes on though nobody plays. */
  lingers?(): boolean;
}

export interface Playing {
  isPlayed(): boolean;
  pause(): void;
}

/** Lets a stage be played: a card with a button before and between, the frames, pause by Escape and out of sight. */
export function playing(options: PlayingOptions): Playing {
  const { stage, buttons } = options;
  let isPlayed = false;
  let lastFrame = 0;
  let frameAsked = 0;
  const lingers = () => options.lingers?.() === true;

  const show = () => {
    writeText(button, say(options.begin()));
    writeText(goal, say(options.goal()));
    cover.hidden = isPlayed || lingers();
    buttons.hidden = !isPlayed;
    stage.element.classList.toggle("playing", isPlayed);
  };
  const frame = (now: number) => {
    const seconds = Math.min((now - lastFrame) / 1000, longestStep);
    lastFrame = now;
    options.advance(seconds, isPlayed);
    stage.invalidate();
    if (isPlayed || lingers()) frameAsked = requestAnimationFrame(frame);
    else show();
  };
  const pause = () => {
    if (!isPlayed) return;
    isPlayed = false;
    const isFocused = [stage.element, buttons].some((part) => part.contains(document.activeElement));
    show();
    // Whoever plays by the keyboard goes on by the keyboard.
    if (isFocused && !cover.hidden) button.focus({ preventScroll: true });
  };
  const begin = () => {
    options.onBegin();
    isPlayed = true;
    lastFrame = performance.now();
    show();
    stage.element.focus({ preventScroll: true });
    // The whole stage, and on a phone the buttons below it: see the margin in the style sheet.
    stage.element.scrollIntoView({ block: "nearest" });
    // One that pauses and goes on at once has a frame before it still.
    cancelAnimationFrame(frameAsked);
    frameAsked = requestAnimationFrame(frame);
  };

  const button = element("button", { type: "button", class: "button button-primary game-button" });
  button.addEventListener("click", begin);
  const goal = element("p", { class: "game-goal" });
  const how = hintLine(options.how, "game-how");
  const cover = element(
    "div",
    { class: "game-cover" },
    element("div", { class: "game-card" }, goal, button, how),
  );
  stage.element.append(cover);
  inEveryLanguage(show);
  stage.element.addEventListener("keydown", (event) => {
    if (event.key === "Escape") pause();
  });
  // Nobody plays a game that has left the screen.
  new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting === false) pause();
  }).observe(stage.element);
  return { isPlayed: () => isPlayed, pause };
}
