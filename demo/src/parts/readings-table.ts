import { element } from "../site/element.js";
import { type Localized, localise } from "../site/language.js";

export interface Reading {
  /** Words, or an element such as code that is the same in every language. */
  readonly label: Localized | HTMLElement;
  /** What tests find the number by. */
  readonly name?: string;
  /** The class of a patch of colour before the label. */
  readonly swatch?: string;
}

export interface ReadingsTable {
  readonly element: HTMLElement;
  /** Where the numbers go, a cell for each reading. */
  readonly cells: readonly HTMLElement[];
}

/** Names with numbers beside them, which the caller writes. */
export function readingsTable(caption: Localized, readings: readonly Reading[]): ReadingsTable {
  const title = element("caption");
  localise(title, caption);
  const body = element("tbody");
  const cells = readings.map((reading) => {
    const cell = element("td", { class: "reading-value" });
    if (reading.name) cell.dataset.reading = reading.name;
    body.append(element("tr", {}, nameCell(reading), cell));
    return cell;
  });
  return { element: element("table", { class: "readings" }, title, body), cells };
}

function nameCell({ label, swatch }: Reading): HTMLElement {
  const name = label instanceof HTMLElement ? label : element("span");
  if (!(label instanceof HTMLElement)) localise(name, label);
  const cell = element("th", { scope: "row" }, name);
  if (swatch) cell.prepend(element("i", { class: `swatch ${swatch}` }));
  return cell;
}
