import type { Vec2 } from "osculate";
import { clamp, snap } from "../../parts/number-format.js";
import {
  activeEllipse,
  angleOf,
  largestRadius,
  type Scene,
  smallestRadius,
  switchActive,
  withChange,
} from "./scene.js";

/** What a key does. The letters are those of the tutorial; the moves are those of the editor vi. */
export type Command =
  | "left"
  | "down"
  | "up"
  | "right"
  | "growFirst"
  | "shrinkFirst"
  | "growSecond"
  | "shrinkSecond"
  | "turn"
  | "turnBack"
  | "switch";

export interface Key {
  readonly letter: string;
  readonly shift: boolean;
  readonly command: Command;
}

export const keys: readonly Key[] = [
  { letter: "h", shift: false, command: "left" },
  { letter: "j", shift: false, command: "down" },
  { letter: "k", shift: false, command: "up" },
  { letter: "l", shift: false, command: "right" },
  { letter: "s", shift: false, command: "growFirst" },
  { letter: "s", shift: true, command: "shrinkFirst" },
  { letter: "t", shift: false, command: "growSecond" },
  { letter: "t", shift: true, command: "shrinkSecond" },
  { letter: "r", shift: false, command: "turn" },
  { letter: "r", shift: true, command: "turnBack" },
  { letter: "a", shift: true, command: "switch" },
];

/** The keys that change something in a setting: the unit circle stays, and the ellipse beside it does not turn. */
export function keysOf(setting: Scene["setting"]): readonly Key[] {
  const needTwo: readonly Command[] = ["turn", "turnBack", "switch"];
  return setting === "pair" ? keys : keys.filter(({ command }) => !needTwo.includes(command));
}

const step = 0.05;
const stepDegrees = 1.5;
/** Centres stay this near to the origin, so that nothing is lost outside the picture. */
const reach = { x: 5.5, y: 4 };

export function obey(scene: Scene, command: Command): Scene {
  const { x, y, rx, ry } = activeEllipse(scene);
  const change = (change: Parameters<typeof withChange>[2]) => withChange(scene, scene.active, change);
  switch (command) {
    case "left":
      return change(place({ x: x - step, y }));
    case "right":
      return change(place({ x: x + step, y }));
    case "down":
      return change(place({ x, y: y - step }));
    case "up":
      return change(place({ x, y: y + step }));
    case "growFirst":
      return change({ rx: radius(rx + step) });
    case "shrinkFirst":
      return change({ rx: radius(rx - step) });
    case "growSecond":
      return change({ ry: radius(ry + step) });
    case "shrinkSecond":
      return change({ ry: radius(ry - step) });
    case "turn":
      return change({ degrees: turned(scene, stepDegrees) });
    case "turnBack":
      return change({ degrees: turned(scene, -stepDegrees) });
    case "switch":
      return switchActive(scene);
  }
}

/** Where a centre may be. */
export function place({ x, y }: Readonly<Vec2>): Vec2 {
  return { x: snap(clamp(x, -reach.x, reach.x)), y: snap(clamp(y, -reach.y, reach.y)) };
}

export function radius(value: number): number {
  return snap(clamp(value, smallestRadius, largestRadius));
}

/** The angle in degrees after a turn, in (−180, 180]; steps of half a degree keep the starting angles as they are. */
export function angle(degrees: number): number {
  const whole = snap(degrees, 0.5);
  if (whole > 180) return whole - 360;
  return whole <= -180 ? whole + 360 : whole;
}

function turned(scene: Scene, by: number): number {
  return angle(angleOf(activeEllipse(scene)) + by);
}

/** Fields in which letters are text. */
const typing = "input[type=number], input[type=text], textarea, select, [contenteditable]";

/**
 * The lesson's keys work wherever the focus is, as in the tutorial, so that nobody has to find out why they do nothing;
 * except where one types, and never with Ctrl, Alt or the command key.
 */
export function listenForKeys(act: (command: Command) => void): void {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(typing)) return;
    const letter = event.key.toLowerCase();
    const key = keys.find((candidate) => candidate.letter === letter && candidate.shift === event.shiftKey);
    if (!key) return;
    event.preventDefault();
    act(key.command);
  });
}
