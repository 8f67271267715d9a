import { element } from "../site/element.js";
import { type Localized, localiseAttribute } from "../site/language.js";
import type { Keys } from "./rules.js";
import { words } from "./words.js";

type Key = keyof Keys;

const keyOfCode: Readonly<Record<string, Key>> = {
  ArrowLeft: "left",
  KeyA: "left",
  ArrowRight: "right",
  KeyD: "right",
  ArrowDown: "down",
  KeyS: "down",
  ArrowUp: "jump",
  KeyW: "jump",
  Space: "jump",
};

const signs: readonly (readonly [Key, string, Localized])[] = [
  ["left", "◀", words.left],
  ["right", "▶", words.right],
  ["down", "▼", words.down],
  ["jump", "▲", words.jump],
];

export interface Controls {
  /** Buttons to hold. */
  readonly pad: HTMLElement;
  /** What is held now. */
  keys(): Keys;
}

/** Reads the keys while an element has the focus, and a pad of buttons, over which a thumb may glide. */
export function createControls(focused: HTMLElement): Controls {
  const held = new Set<string>();
  const pressed = new Map<number, Key>();

  focused.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.code in keyOfCode)) return;
    // A focused button on the stage is pressed by Space.
    if (event.target !== focused) return;
    event.preventDefault();
    held.add(event.code);
  });
  focused.addEventListener("keyup", (event) => held.delete(event.code));
  focused.addEventListener("blur", () => held.clear());

  const pad = element("div", { class: "pad", role: "group" });
  localiseAttribute(pad, "aria-label", words.pad);
  for (const [key, sign, name] of signs) {
    const button = element("button", { type: "button", class: "button pad-button", "data-key": key }, sign);
    localiseAttribute(button, "aria-label", name);
    pad.append(button);
  }
  const press = (event: PointerEvent) => {
    if (event.pointerType === "mouse" && event.buttons === 0) return;
    // A finger is captured by the button it came down on: what it is over now has to be asked for.
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const key = under instanceof HTMLElement && pad.contains(under) ? under.dataset.key : undefined;
    if (key === undefined) pressed.delete(event.pointerId);
    else pressed.set(event.pointerId, key as Key);
  };
  pad.addEventListener("pointerdown", press);
  pad.addEventListener("pointermove", press);
  for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) {
    pad.addEventListener(end, (event) => pressed.delete(event.pointerId));
  }
  pad.addEventListener("contextmenu", (event) => event.preventDefault());

  const isHeld = (key: Key) =>
    [...held].some((code) => keyOfCode[code] === key) || [...pressed.values()].includes(key);
  return {
    pad,
    keys: () => ({
      left: isHeld("left"),
      right: isHeld("right"),
      down: isHeld("down"),
      jump: isHeld("jump"),
    }),
  };
}
