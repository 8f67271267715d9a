import { element, writeText } from "../site/element.js";
import { inEveryLanguage, type Localized, localise, say } from "../site/language.js";
import { headingFormula } from "./formula.js";

export interface FigureRow {
  /** The formula the number belongs to, in TeX. */
  readonly tex: string;
  /** The number now, as text. */
  value?(): string;
  /** A word after the number, such as "left of it". */
  note?(): Localized;
  /** Whether the condition in `tex` holds; said in a word after the number, unless `note` says more. */
  holds?(): boolean;
  /** Colours the number like the thing in the picture it measures. */
  readonly role?: "frame" | "measure" | "hit";
}

export interface FiguresTable {
  readonly element: HTMLElement;
  /** Writes the numbers again. */
  update(): void;
}

export const conditionWords = {
  holds: { en: "✓ yes", ja: "✓ はい" },
  fails: { en: "✗ no", ja: "✗ いいえ" },
} as const;

/** Formulas with the live numbers beside them. */
export function figuresTable(caption: Localized, rows: readonly FigureRow[]): FiguresTable {
  const title = element("caption");
  localise(title, caption);
  const body = element("tbody");
  const writers = rows.map((row) => {
    const value = element("td", { class: row.role ? `figure-value role-${row.role}` : "figure-value" });
    const note = element("td", { class: "figure-note" });
    body.append(element("tr", {}, element("th", { scope: "row" }, headingFormula(row.tex)), value, note));
    return () => writeRow(row, value, note);
  });
  // The lesson calls for the first numbers, once its state is ready.
  let ready = false;
  const update = () => {
    ready = true;
    for (const write of writers) write();
  };
  inEveryLanguage(() => {
    if (ready) update();
  });
  return { element: element("table", { class: "figures" }, title, body), update };
}

function writeRow(row: FigureRow, value: HTMLElement, note: HTMLElement): void {
  writeText(value, row.value?.() ?? "");
  const holds = row.holds?.();
  if (holds !== undefined) note.dataset.holds = String(holds);
  const words = row.note?.() ?? (holds === undefined ? undefined : conditionWords[holds ? "holds" : "fails"]);
  writeText(note, words ? say(words) : "");
}
