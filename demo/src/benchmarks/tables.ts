import { element } from "../site/element.js";
import { say } from "../site/language.js";
import type { Results } from "./contest.js";
import { peerColour } from "./race-plot.js";
import { words } from "./words.js";

/** A row for each library, a column for each number of bodies. */
export function framesTable({ counts, frames }: Results): HTMLElement {
  const ours = frames[0]?.milliseconds ?? [];
  const rows = frames.map(({ peer, milliseconds }, index) => {
    const cells = counts.map((_, column) =>
      frameCell(milliseconds[column] ?? null, ours[column] ?? null, index),
    );
    return element("tr", {}, peerCell(peer, index), ...cells);
  });
  const heads = counts.map((count) => `${count.toLocaleString("en")} ${say(words.bodies)}`);
  return table(say(words.frames), heads, rows);
}

function frameCell(time: number | null, ours: number | null, index: number): HTMLElement {
  if (time === null) return element("td", { class: "reading-value race-absent" }, say(words.tooSlow));
  const cell = element("td", { class: "reading-value" }, digits(time));
  if (index > 0 && ours !== null)
    cell.append(element("span", { class: "race-ratio" }, `${digits(time / ours)}×`));
  return cell;
}

/** A row for each library that has the questions. */
export function queriesTable({ frames, queries }: Results): HTMLElement {
  const rows = queries.map(({ peer, raycast, nearest }) => {
    const index = frames.findIndex((other) => other.peer === peer);
    const cells = [raycast, nearest].map((time) =>
      element("td", { class: "reading-value" }, time === null ? "–" : digits(time)),
    );
    return element("tr", {}, peerCell(peer, index), ...cells);
  });
  return table(say(words.queries), [say(words.ray), say(words.nearest)], rows);
}

/** Which line is whose. */
export function raceLegend({ frames }: Pick<Results, "frames">): HTMLElement {
  const entries = frames.map(({ peer }, index) => element("span", {}, peerMark(index), peer));
  return element("p", { class: "race-legend" }, ...entries);
}

function peerCell(peer: string, index: number): HTMLElement {
  return element("th", { scope: "row" }, peerMark(index), peer);
}

function peerMark(index: number): HTMLElement {
  return element("i", { class: "swatch", style: `background: var(${peerColour(index)})` });
}

function table(caption: string, heads: readonly string[], rows: readonly HTMLElement[]): HTMLElement {
  const headCells = heads.map((head) => element("th", { scope: "col", class: "reading-value" }, head));
  const head = element("tr", {}, element("th", { scope: "col" }, say(words.library)), ...headCells);
  return element(
    "div",
    { class: "race-table", tabindex: 0 },
    element(
      "table",
      { class: "readings" },
      element("caption", {}, caption),
      element("thead", {}, head),
      element("tbody", {}, ...rows),
    ),
  );
}

/** Three digits that count. */
function digits(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
