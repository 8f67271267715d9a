import { element, writeText } from "../site/element.js";
import { type Localized, localise, localiseAttribute } from "../site/language.js";

let nextId = 0;

/** An id for tying a label to its control. */
function freshId(): string {
  nextId += 1;
  return `control-${nextId}`;
}

export function actionButton(label: Localized, act: () => void): HTMLButtonElement {
  const button = element("button", { type: "button", class: "button" });
  localise(button, label);
  button.addEventListener("click", act);
  return button;
}

/** A row of buttons under a heading: presets, zoom, and so on. */
export function buttonRow(
  heading: Localized,
  buttons: readonly { readonly label: Localized; act(): void }[],
): HTMLElement {
  return controlGroup(
    heading,
    buttons.map(({ label, act }) => actionButton(label, act)),
  );
}

/** Buttons that belong together, under a heading. */
export function controlGroup(heading: Localized, buttons: readonly HTMLButtonElement[]): HTMLElement {
  const title = element("span", { class: "control-label" });
  localise(title, heading);
  const row = element("div", { class: "button-row" }, ...buttons);
  const group = element("div", { class: "control", role: "group" }, title, row);
  localiseAttribute(group, "aria-label", heading);
  return group;
}

export interface SliderOptions {
  readonly label: Localized;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  get(): number;
  set(value: number): void;
  /** The value as text, such as "30°". */
  format(value: number): string;
  /** False while there is nothing for it to change. */
  enabled?(): boolean;
}

/** A control that shows state which may also be changed elsewhere: `update` reads it again. */
export interface Control {
  readonly element: HTMLElement;
  update(): void;
}

export function slider(options: SliderOptions): Control {
  const id = freshId();
  const label = element("label", { for: id, class: "control-label" });
  localise(label, options.label);
  const { min, max, step } = options;
  const input = element("input", { type: "range", id, min, max, step });
  const output = element("output", { for: id, class: "control-value" });
  const update = () => {
    input.value = String(options.get());
    const text = options.format(options.get());
    writeText(output, text);
    input.setAttribute("aria-valuetext", text);
    input.disabled = options.enabled?.() === false;
  };
  input.addEventListener("input", () => {
    options.set(input.valueAsNumber);
    update();
  });
  update();
  return { element: element("div", { class: "control slider" }, label, output, input), update };
}

export interface NumberFieldOptions {
  readonly label: Localized;
  readonly apply: Localized;
  readonly unit: string;
  get(): number;
  /** Called by the button or Enter, with a finite number. */
  set(value: number): void;
}

/** A number to type and apply. What is no number is refused by the browser's own words. */
export function numberField(options: NumberFieldOptions): Control {
  const id = freshId();
  const label = element("label", { for: id, class: "control-label" });
  localise(label, options.label);
  const input = element("input", {
    type: "number",
    id,
    step: "any",
    required: true,
    class: "number-input",
  });
  const submit = element("button", { type: "submit", class: "button" });
  localise(submit, options.apply);
  const row = element("div", { class: "button-row" }, input, element("span", {}, options.unit), submit);
  const form = element("form", { class: "control" }, label, row);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (Number.isFinite(input.valueAsNumber)) options.set(input.valueAsNumber);
  });
  const update = () => {
    // While somebody types, the field is theirs.
    if (document.activeElement !== input) input.value = String(options.get());
  };
  update();
  return { element: form, update };
}

export function checkbox(label: Localized, get: () => boolean, set: (on: boolean) => void): Control {
  const input = element("input", { type: "checkbox" });
  const words = element("span");
  localise(words, label);
  input.addEventListener("change", () => set(input.checked));
  const update = () => {
    input.checked = get();
  };
  update();
  return { element: element("label", { class: "control choice" }, input, words), update };
}

export interface ChoiceOptions<Value extends string> {
  readonly heading: Localized;
  readonly choices: readonly { readonly value: Value; readonly label: Localized }[];
  get(): Value;
  set(value: Value): void;
}

/** One of a few: native radio buttons side by side. */
export function choice<Value extends string>(options: ChoiceOptions<Value>): Control {
  const legend = element("legend", { class: "control-label" });
  localise(legend, options.heading);
  const row = element("div", { class: "choice-row" });
  const name = freshId();
  const inputs = options.choices.map(({ value, label }) => {
    const input = element("input", { type: "radio", name, value });
    const words = element("span");
    localise(words, label);
    input.addEventListener("change", () => {
      if (input.checked) options.set(value);
    });
    row.append(element("label", { class: "choice" }, input, words));
    return { value, input };
  });
  const update = () => {
    for (const { value, input } of inputs) input.checked = value === options.get();
  };
  update();
  return { element: element("fieldset", { class: "control" }, legend, row), update };
}
