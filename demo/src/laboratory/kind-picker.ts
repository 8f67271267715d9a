import type { Control } from "../parts/controls.js";
import { element } from "../site/element.js";
import { inEveryLanguage, type Localized, localise, say } from "../site/language.js";
import { kindNames, type Side } from "./catalogue.js";
import type { KindName } from "./specimen.js";
import { kindWords } from "./words.js";

/** A list of all kinds for one side of the bench. */
export function kindPicker(
  label: Localized,
  side: Side,
  get: () => KindName,
  set: (kind: KindName) => void,
): Control {
  const id = `kind-${side}`;
  const name = element("label", { for: id, class: "bench-label" });
  localise(name, label);
  const select = element("select", { id, class: "select" });
  const options = kindNames.map((kind) => {
    const option = element("option", { value: kind });
    select.append(option);
    return { kind, option };
  });
  inEveryLanguage(() => {
    for (const { kind, option } of options) option.textContent = say(kindWords[kind]);
  });
  select.addEventListener("change", () => set(select.value as KindName));
  return {
    element: element("div", { class: "bench-pick" }, name, select),
    update: () => {
      select.value = get();
    },
  };
}
