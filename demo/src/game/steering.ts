import type { Vec2 } from "osculate";
import type { Stage } from "../stage/stage.js";
import { toWorld } from "../stage/view.js";
import { lamps } from "./level.js";

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
  /** Where the reader wants the hero to go, at most 1 long: by the keys held down, else to where the room was pressed. */
  wish(): Vec2;
  /** Forgets where the room was pressed. */
  stop(): void;
}

/**
 * Reads keys and pointers on the stage.
 *
 * `press` is told where the room is pressed, or the middle of the lamp nearest to the hero for the key L; it says
 * whether that was for it, and then the hero stays.
 */
export function steering(
  stage: Stage,
  hero: () => Readonly<Vec2>,
  press: (at: Readonly<Vec2>) => boolean,
): Steering {
  const held = new Set<string>();
  let goal: Vec2 | undefined;
  const worldUnder = (event: PointerEvent) => {
    const box = stage.canvas.getBoundingClientRect();
    return toWorld(stage.view(), { x: event.clientX - box.left, y: event.clientY - box.top });
  };

  stage.element.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.code === "KeyL" && !event.repeat) press(nearestLamp(hero()));
    if (!(event.code in keyWishes)) return;
    event.preventDefault();
    goal = undefined;
    held.add(event.code);
  });
  stage.element.addEventListener("keyup", (event) => held.delete(event.code));
  stage.element.addEventListener("blur", () => held.clear());
  stage.canvas.addEventListener("pointerdown", (event) => {
    const at = worldUnder(event);
    const lamp = nearestLamp(at);
    const near = Math.hypot(lamp.x - at.x, lamp.y - at.y) * stage.view().scale < fingerWidth;
    if (press(event.pointerType === "touch" && near ? lamp : at)) return;
    stage.canvas.setPointerCapture(event.pointerId);
    goal = at;
  });
  stage.canvas.addEventListener("pointermove", (event) => {
    if (goal && stage.canvas.hasPointerCapture(event.pointerId)) goal = worldUnder(event);
  });
  return {
    wish: () => keyWish(held) ?? pointerWish(hero(), goal),
    stop() {
      goal = undefined;
    },
  };
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
