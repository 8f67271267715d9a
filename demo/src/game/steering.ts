import type { Vec2 } from "osculate";
import { canvasPixel, type Stage } from "../stage/stage.js";
import { toWorld, worldDirection } from "../stage/view.js";
import { lamps } from "./level.js";
import { fullPull, type Pull, thumbStick } from "./thumb-stick.js";

/** Where each key leads on the screen. */
const keyWishes: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  KeyA: [-1, 0],
  KeyD: [1, 0],
  KeyW: [0, -1],
  KeyS: [0, 1],
};

/** Metres from the pointer within which the hero has arrived. */
const arrived = 0.12;

/** A finger may miss a lamp by so many CSS pixels and still press it. */
const fingerWidth = 24;

export interface Steering {
  /** Where the reader wants the hero to go, at most 1 long: by keys, else by a finger, else to where the room was pressed. */
  wish(): Vec2;
  /** How a finger draws the hero; undefined if none does. */
  pull(): Pull | undefined;
  /** Presses the lamp nearest to the hero. */
  pressNearestLamp(): void;
  /** Forgets where the room was pressed. */
  stop(): void;
}

/**
 * Reads keys and pointers on the stage.
 *
 * The hero walks to where the room is pressed. A finger that moves draws him instead, from wherever it lies: so it
 * need not cover him, nor reach the far end of the room.
 *
 * `press` is told where the room is pressed, or the middle of the lamp that was meant; it says whether that was for it,
 * and then the hero stays.
 */
export function steering(
  stage: Stage,
  hero: () => Readonly<Vec2>,
  press: (at: Readonly<Vec2>) => boolean,
): Steering {
  const { canvas } = stage;
  const held = new Set<string>();
  let goal: Vec2 | undefined;
  const worldUnder = (event: PointerEvent) => toWorld(stage.view(), canvasPixel(canvas, event));
  const pressNearestLamp = () => {
    press(nearestLamp(hero()));
  };
  const finger = thumbStick(canvas, (pixel) => {
    const at = toWorld(stage.view(), pixel);
    const lamp = nearestLamp(at);
    const near = Math.hypot(lamp.x - at.x, lamp.y - at.y) * stage.view().scale < fingerWidth;
    if (!press(near ? lamp : at)) goal = at;
  });

  stage.element.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.code === "KeyL" && !event.repeat) pressNearestLamp();
    if (!(event.code in keyWishes)) return;
    event.preventDefault();
    goal = undefined;
    held.add(event.code);
  });
  stage.element.addEventListener("keyup", (event) => held.delete(event.code));
  stage.element.addEventListener("blur", () => held.clear());
  canvas.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "touch" || press(worldUnder(event))) return;
    canvas.setPointerCapture(event.pointerId);
    goal = worldUnder(event);
  });
  canvas.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch") return;
    if (goal && canvas.hasPointerCapture(event.pointerId)) goal = worldUnder(event);
  });
  return {
    wish() {
      const pull = finger.pull();
      if (pull) goal = undefined;
      const drawn = keyWish(held) ?? (pull && pullWish(pull));
      return drawn ? worldDirection(stage.view(), drawn) : pointerWish(hero(), goal);
    },
    pull: finger.pull,
    pressNearestLamp,
    stop() {
      goal = undefined;
    },
  };
}

function pullWish({ from, to }: Pull): Vec2 {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const most = Math.max(fullPull, Math.hypot(dx, dy));
  return { x: dx / most, y: dy / most };
}

function keyWish(held: ReadonlySet<string>): Vec2 | undefined {
  let x = 0;
  let y = 0;
  for (const code of held) {
    const [dx, dy] = keyWishes[code] ?? [0, 0];
    x += dx;
    y += dy;
  }
  const length = Math.hypot(x, y);
  return length === 0 ? undefined : { x: x / length, y: y / length };
}

function pointerWish(hero: Readonly<Vec2>, goal: Readonly<Vec2> | undefined): Vec2 {
  const dx = (goal?.x ?? hero.x) - hero.x;
  const dy = (goal?.y ?? hero.y) - hero.y;
  const length = Math.hypot(dx, dy);
  return length < arrived ? { x: 0, y: 0 } : { x: dx / length, y: dy / length };
}

function nearestLamp({ x, y }: Readonly<Vec2>): Vec2 {
  const farness = (lamp: Readonly<Vec2>) => Math.hypot(lamp.x - x, lamp.y - y);
  return lamps.reduce((nearest, lamp) => (farness(lamp) < farness(nearest) ? lamp : nearest));
}
