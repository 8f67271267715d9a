import type { Control } from "../../parts/controls.js";
import { element } from "../../site/element.js";
import { localise, localiseAttribute } from "../../site/language.js";
import { type Command, keys, keysOf } from "./commands.js";
import type { Scene } from "./scene.js";
import { commandWords, words } from "./words.js";

/** The keys as buttons, for fingers; a held button repeats as a held key does. Keys that would do nothing are hidden. */
export function keyPad(setting: () => Scene["setting"], act: (command: Command) => void): Control {
  const title = element("span", { class: "control-label" });
  localise(title, words.keys);
  const pad = element("div", { class: "key-pad" });
  const buttons = new Map<Command, HTMLButtonElement>();
  for (const { letter, shift, command } of keys) {
    const label = element("span", { class: "key-label" });
    localise(label, commandWords[command]);
    const button = element(
      "button",
      { type: "button", class: "button key", "data-command": command },
      element("kbd", {}, shift ? `⇧${letter.toUpperCase()}` : letter.toUpperCase()),
      label,
    );
    repeatWhileHeld(button, () => act(command), command !== "switch");
    buttons.set(command, button);
    pad.append(button);
  }
  const group = element("div", { class: "control key-control", role: "group" }, title, pad);
  localiseAttribute(group, "aria-label", words.keys);
  return {
    element: group,
    update() {
      const useful = keysOf(setting()).map(({ command }) => command);
      for (const [command, button] of buttons) button.hidden = !useful.includes(command);
    },
  };
}

const millisecondsBeforeRepeat = 350;
const millisecondsBetween = 60;

function repeatWhileHeld(button: HTMLButtonElement, act: () => void, repeats: boolean): void {
  let timer: number | undefined;
  let held = false;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const again = () => {
    held = true;
    act();
    timer = window.setTimeout(again, millisecondsBetween);
  };
  button.addEventListener("pointerdown", (event) => {
    held = false;
    if (repeats && event.button === 0) timer = window.setTimeout(again, millisecondsBeforeRepeat);
  });
  for (const end of ["pointerup", "pointerleave", "pointercancel"]) button.addEventListener(end, stop);
  // A click also comes from the keyboard and from screen readers; after holding, it was already obeyed.
  button.addEventListener("click", () => {
    if (!held) act();
    held = false;
  });
}
