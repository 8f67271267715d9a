import { type Control, choice, slider } from "../../parts/controls.js";
import { powerOfTen } from "../../parts/scientific.js";
import type { Model, Side, View } from "./model.js";
import * as scenes from "./scene.js";
import { words } from "./words.js";

/** One of the model's controls, and when it is of use. */
export interface ModelControl extends Control {
  visible(): boolean;
}

export function viewChoice(model: Model, look: (view: View) => void): ModelControl {
  return always(
    choice<View>({
      heading: words.view,
      choices: [
        { value: "pair", label: words.viewPair },
        { value: "method", label: words.viewMethod },
        { value: "near", label: words.viewNear },
      ],
      get: () => model.view,
      set: look,
    }),
  );
}

export function settingChoice(model: Model): ModelControl {
  return always(
    choice({
      heading: words.setting,
      choices: [
        { value: "pair", label: words.settingPair },
        { value: "circle", label: words.settingCircle },
      ],
      get: () => model.scene.setting,
      set: (value) => model.showPreset(value === "pair" ? scenes.firstPair : scenes.unitCircle),
    }),
  );
}

export function activeChoice(model: Model): ModelControl {
  const control = choice<scenes.Name>({
    heading: words.active,
    choices: [
      { value: "a", label: words.nameA },
      { value: "b", label: words.nameB },
    ],
    get: () => model.scene.active,
    set: (name) => model.setScene({ ...model.scene, active: name }),
  });
  return { ...control, visible: () => model.scene.setting === "pair" };
}

export function gapSlider(model: Model): ModelControl {
  const control = slider({
    label: words.gap,
    min: 3,
    max: 12,
    step: 1,
    get: () => model.exponent,
    set: (exponent) => model.setExponent(exponent),
    format: (exponent) => powerOfTen(10 ** -exponent),
  });
  return { ...control, visible: () => model.view === "near" };
}

export function sideChoice(model: Model): ModelControl {
  const control = choice<Side>({
    heading: words.side,
    choices: [
      { value: "apart", label: words.sideApart },
      { value: "overlap", label: words.sideOverlap },
    ],
    get: () => model.side,
    set: (side) => model.setSide(side),
  });
  return { ...control, visible: () => model.view === "near" };
}

function always(control: Control): ModelControl {
  return { ...control, visible: () => true };
}

/** A control whose look never changes. */
export function fixed(element: HTMLElement, visible: () => boolean): ModelControl {
  return { element, visible, update: () => {} };
}
