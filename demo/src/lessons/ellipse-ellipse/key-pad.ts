import { element } from "../../site/element.js";
import { localise, localiseAttribute } from "../../site/language.js";
import { type Command, keys } from "./commands.js";
import { commandWords, words } from "./words.js";

/** The keys as buttons, for fingers; a held button repeats as a held key does. */
export function keyPad(act: (command: Command) => void): HTMLElement {
  const title = element("span", { class: "control-label" });
  localise(title, words.keys);
  const pad = element("div", { class: "key-pad" });
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
    pad.append(button);
  }
  const group = element("div", { class: "control key-control", role: "group" }, title, pad);
  localiseAttribute(group, "aria-label", words.keys);
  return group;
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
